"""Where it is checked: positions out of random games, some of every kind that occurs."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from dicehall.conformance.setting import Setting, hold
from dicehall.core.event import Event
from dicehall.core.rng import Rng
from dicehall.core.state import CHANCE, OVER, State

GAMES = 5
OF_A_KIND = 2
AT_MOST = 48
Move = tuple[int, int]
Kind = tuple[int, int, frozenset[int]]


@dataclass(frozen=True, eq=False)
class Position:
    """A position of a random game, and the moves that led to it: (seat or CHANCE, action or outcome)."""

    setting: Setting
    state: State
    moves: list[Move]

    def __str__(self) -> str:
        last = "; ".join(move_text(self.setting, move) for move in self.moves[-6:])
        return f"{self.setting}, after {len(self.moves)} moves ({last or 'none'})"


PositionCheck = Callable[[Position], None]


def move_text(setting: Setting, move: Move) -> str:
    """A move as one reads it in a record."""
    who, what = move
    return f"chance {what}" if who == CHANCE else f"{who} {setting.game.vocabulary.name(what)}"


def taste(setting: Setting, rng: Rng) -> list[int]:
    """How much a random player of this one game likes each verb: games of different taste reach different corners."""
    return [1 << rng.below(5) for _ in setting.game.vocabulary.verbs]


def liked(actions: list[int], likes: list[int], rng: Rng) -> int:
    """One of the actions, at random, by taste."""
    ticket = rng.below(sum(likes[action & 255] for action in actions))
    for action in actions:
        ticket -= likes[action & 255]
        if ticket < 0:
            return action
    raise AssertionError("the weights do not add up")


def choose(state: State, likes: list[int], rng: Rng) -> Move:
    """One random outcome, or one random decision of any seat that owes one."""
    if state.actor == CHANCE:
        return CHANCE, rng.below(state.outcomes)
    seat = state.pending[rng.below(len(state.pending))]
    legal = state.legal(seat)
    hold(bool(legal), f"seat {seat} is to decide and has no legal action")
    return seat, liked(legal, likes, rng)


def carry_out(state: State, move: Move) -> None:
    """Let a move happen, in place."""
    who, what = move
    if who == CHANCE:
        state.resolve(what)
    else:
        state.act(who, what)


def walk(setting: Setting, rng: Rng, moves: list[Move] | None = None) -> Iterator[Position]:
    """A random game: its position, the same state each time, before every move and at the end; `moves` grows."""
    state, likes = setting.start(), taste(setting, rng)
    moves = [] if moves is None else moves
    while state.actor != OVER:
        yield Position(setting, state, moves)
        hold(len(moves) < setting.game.longest, f"{setting}: no end after {len(moves)} moves")
        moves.append(choose(state, likes, rng))
        carry_out(state, moves[-1])
    yield Position(setting, state, moves)


def kind(state: State) -> Kind:
    """What sort of position this is: who acts, how many at once, with which verbs."""
    verbs = frozenset([action & 255 for seat in state.pending for action in state.legal(seat)])
    return min(state.actor, 0), len(state.pending), verbs


@lru_cache(maxsize=64)
def sample(setting: Setting, seed: int = 1) -> list[Position]:
    """Positions of a few random games, at most a few of each kind."""
    rng, seen, found = Rng(seed), dict[Kind, int](), list[Position]()
    for _ in range(GAMES):
        for position in walk(setting, rng):
            sort = kind(position.state)
            seen[sort] = seen.get(sort, 0) + 1
            if seen[sort] <= OF_A_KIND and len(found) < AT_MOST:
                found.append(frozen(position))
    return found


def frozen(position: Position) -> Position:
    """The position as it is now, apart from the game that goes on."""
    return Position(position.setting, position.state.clone(), list(position.moves))


def some(values: list[int], most: int) -> list[int]:
    """At most so many of the values, evenly spread, the first and the last among them."""
    if len(values) <= most:
        return values
    return [values[i * (len(values) - 1) // (most - 1)] for i in range(most)]


def after(state: State, move: Move) -> tuple[State, list[Event]]:
    """The position after a move, the first one untouched, and what was told of it."""
    next_one = state.clone()
    next_one.story = []
    carry_out(next_one, move)
    return next_one, next_one.story


def moves_now(state: State, most: int) -> list[Move]:
    """Some of the moves that are possible now, of chance or of every seat that owes a decision."""
    if state.actor == CHANCE:
        return [(CHANCE, outcome) for outcome in some(list(range(state.outcomes)), most)]
    return [(seat, action) for seat in state.pending for action in some(state.legal(seat), most)]
