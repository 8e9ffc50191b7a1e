"""What a bot is, and the two that need no search."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from dicehall.core.playout import buffer
from dicehall.core.rng import Rng
from dicehall.core.state import CHANCE, OVER, State

SAMPLES: Final[i64] = 8
PATIENCE: Final[i64] = 64


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. `decide` is given what the seat sees, never more, and answers with one of its legal actions."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text

    def decide(self, view: State, seat: i64, rng: Rng) -> i64:
        """The action that the seat takes."""
        raise NotImplementedError


class RandomBot(Bot):
    """Any legal action, each as likely as the others."""

    def __init__(self) -> None:
        super().__init__("random", "takes any legal action")

    def decide(self, view: State, seat: i64, rng: Rng) -> i64:
        """Any legal action."""
        out = buffer(view)
        return out[rng.below(view.legal_into(seat, out))]


class GreedyBot(Bot):
    """Looks one decision ahead: takes the action after which its position looks best, by the game's own `value`."""

    def __init__(self) -> None:
        super().__init__("greedy", "looks one decision ahead")

    def decide(self, view: State, seat: i64, rng: Rng) -> i64:
        """The action with the best average value over a few ways in which the unknown may lie; ties by lot."""
        out = buffer(view)
        n = view.legal_into(seat, out)
        if n == 1:
            return out[0]
        spare = buffer(view)
        worth = [0.0 for _ in range(n)]
        for _ in range(SAMPLES):
            world = view.clone()
            world.redeal(seat, rng.word())
            luck = rng.word()
            for i in range(n):
                worth[i] += tried(world, seat, out[i], Rng(luck), spare)
        return out[best(worth, rng)]


def tried(world: State, seat: i64, action: i64, luck: Rng, spare: vec[i64]) -> float:
    """What the position is worth to the seat after the action, once dice have fallen and sealed choices are open."""
    after = world.clone()
    together = after.owed & ~(i64(1) << seat)
    after.act(seat, action)
    settle(after, together, luck, spare)
    return after.game.value(after, seat)


def settle(state: State, together: i64, luck: Rng, spare: vec[i64]) -> None:
    """Let all who decide at the same time do so at random, and chance bring what is due, until a seat is asked anew."""
    for _ in range(PATIENCE):
        actor = state.actor
        if actor == CHANCE:
            state.happen(luck.below(state.outcomes))
            together = 0
        elif actor != OVER and (together >> actor) & 1 == 1:
            n = state.legal_into(actor, spare)
            state.act(actor, spare[luck.below(n)])
        else:
            return


def best(worth: list[float], rng: Rng) -> i64:
    """The place of the largest number; ties by lot."""
    top = max(worth)
    places = [i for i, value in enumerate(worth) if value >= top - 1e-12]
    return places[rng.below(len(places))]
