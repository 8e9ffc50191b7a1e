"""§6 Turns and the end of the game."""

from typing import Final

from mypy_extensions import i64

from dicehall.games.diceland.board import COLOURS
from dicehall.games.diceland.crossing import has_whole_colour
from dicehall.games.diceland.state import NOTHING, DicelandState

GOAL_TREASURES: Final[i64] = 9

IN_CROSSING: Final[i64] = 0
IN_TREASURE_THROW: Final[i64] = 1
ENDINGS: Final = ["goal reached while crossing off", "goal reached in a treasure throw"]


def pass_dice_on(s: DicelandState) -> None:
    """§6.1 The next player clockwise is active."""
    s.active = (s.active + 1) % s.seats
    s.thrower = NOTHING


def has_reached_goal(s: DicelandState, seat: i64) -> bool:
    """§6.2 The goal: at least nine treasures, and all spaces of any one colour."""
    if s.treasures[seat] < GOAL_TREASURES:
        return False
    for colour in range(COLOURS):  # noqa: SIM110 - a plain loop is the fastest
        if has_whole_colour(s, seat, colour):
            return True
    return False


def reached_by(s: DicelandState) -> i64:
    """§6.3 Everybody who has reached the goal when phase 2 is over, as bits: all of them win."""
    seats: i64 = 0
    for seat in range(s.seats):
        if has_reached_goal(s, seat):
            seats |= i64(1) << seat
    return seats


def progress(s: DicelandState, seat: i64) -> i64:
    """§6.5 Treasures (nine count) and spaces of the fullest colour, in percent of what the goal asks for."""
    if len(s.boards) == 0:
        return 0
    found = min(s.treasures[seat], GOAL_TREASURES)
    best: i64 = 0
    for colour in range(COLOURS):
        size = s.boards[seat].size[colour]
        crossed = size - size_of(s.free[seat * COLOURS + colour])
        best = max(best, 100 * (found + crossed) // (GOAL_TREASURES + size))
    return best


def size_of(bits: i64) -> i64:
    """How many spaces are in a set."""
    n: i64 = 0
    while bits != 0:
        bits &= bits - 1
        n += 1
    return n
