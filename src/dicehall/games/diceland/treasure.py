"""§5 Treasure throws: the reward for a treasure."""

from typing import Final

from mypy_extensions import i64

from dicehall.games.diceland.events import NO_USE, THROWS
from dicehall.games.diceland.state import NOTHING, DicelandState
from dicehall.games.diceland.throwing import throw

TREASURE_DICE: Final[i64] = 5


def next_thrower(s: DicelandState) -> i64:
    """§5.2 Treasure throws are taken clockwise, the active player first; NOTHING when all are taken."""
    if s.thrower != NOTHING and earns_another(s):
        return s.thrower
    for step in range(s.seats):
        seat = (s.active + step) % s.seats
        if s.throws[seat] > 0:
            return seat
    return NOTHING


def earns_another(s: DicelandState) -> bool:
    """§5.5 A treasure found in a treasure throw earns another one, taken at once."""
    return s.throws[s.thrower] > 0


def take_treasure_throw(s: DicelandState, seat: i64) -> None:
    """§5.1 There is one throw for each treasure; it belongs to the finder alone."""
    s.throws[seat] -= 1
    s.thrower = seat
    throw_five(s)


def throw_five(s: DicelandState) -> None:
    """§5.3 A treasure throw is made with five dice, once; the sixth stays before the active player."""
    s.chosen = NOTHING
    s.aside = 0
    s.tell(THROWS, s.thrower, TREASURE_DICE, 1)
    throw(s, TREASURE_DICE)


def waste(s: DicelandState) -> None:
    """§5.4 A throw in which no colour can be used is over at once."""
    s.tell(NO_USE, s.thrower)
