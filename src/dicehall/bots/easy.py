"""The bot for a first game: it looks one decision ahead like `greedy`, and errs like a person."""

from typing import Final

from mypy_extensions import i64

from dicehall.bots.bot import Bot, best, tried
from dicehall.core.playout import buffer
from dicehall.core.rng import Rng
from dicehall.core.state import State

OVERLOOKED: Final[i64] = 3
MISJUDGED: Final = 0.04


class EasyBot(Bot):
    """Overlooks one action in three, imagines a single way in which things may lie, and misjudges it a little."""

    def __init__(self) -> None:
        super().__init__("easy", "looks one decision ahead, overlooks things and misjudges them")

    def decide(self, view: State, seat: i64, rng: Rng) -> i64:
        """The best of the actions that it has noticed, as it judges them."""
        out = buffer(view)
        n = view.legal_into(seat, out)
        noticed = [out[i] for i in range(n) if rng.below(OVERLOOKED) > 0]
        if not noticed:
            return out[rng.below(n)]
        world = view.clone()
        world.redeal(seat, rng.word())
        spare = buffer(view)
        worth = [tried(world, seat, action, Rng(rng.word()), spare) + misjudgement(rng) for action in noticed]
        return noticed[best(worth, rng)]


def misjudgement(rng: Rng) -> float:
    """By how much a judgement is off: small mostly, large now and then."""
    total = rng.below(1000) + rng.below(1000) + rng.below(1000)
    return (float(total) - 1500.0) / 500.0 * MISJUDGED
