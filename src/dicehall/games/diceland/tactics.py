"""What a bot should know of Diceland: how good a position looks.

All in crosses, more or less: a treasure found, a colour on its way, treasures within reach, dice in the hand. The
weights are no fine art: with one of them halved or doubled, a greedy bot wins about as often against itself.
"""

from typing import Final

from mypy_extensions import i64

from dicehall.core.state import OVER
from dicehall.games.diceland.board import COLOURS
from dicehall.games.diceland.crossing import usable
from dicehall.games.diceland.ending import GOAL_TREASURES, size_of
from dicehall.games.diceland.state import CHOOSING_TO_STOP, NOTHING, DicelandState

TREASURE: Final = 2.0
TREASURE_NEAR: Final = 0.6
TREASURE_OPEN: Final = 0.4
COLOUR: Final = 18.0
CROSS_IN_HAND: Final = 0.5
THROW: Final = 1.0
WAYS_ON: Final = 0.05
STEEP: Final = 6.0


def value(s: DicelandState, seat: i64) -> float:
    """About the chance of a seat to win, 0 to 1: how far it is ahead of the best of the others."""
    if s.actor == OVER:
        return 1.0 if (s.winner_bits >> seat) & 1 == 1 else 0.0
    if len(s.boards) == 0:
        return 1.0 / float(s.seats)
    best = 0.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, strength(s, other))
    ahead = strength(s, seat) + in_hand(s, seat) - best
    return 0.5 + 0.5 * ahead / (STEEP + max(ahead, -ahead))


def strength(s: DicelandState, seat: i64) -> float:
    """What is on a player's board: treasures, the fullest colour, and what lies within reach."""
    found = s.treasures[seat]
    total = TREASURE * float(min(found, GOAL_TREASURES)) + THROW * float(s.throws[seat])
    wanted = max(GOAL_TREASURES - found, 0)
    fullest = 0.0
    chests: i64 = 0
    for colour in range(COLOURS):
        at = seat * COLOURS + colour
        fullest = max(fullest, share_done(s, seat, colour))
        total += WAYS_ON * float(size_of(s.near[at]))
        chests += size_of(s.near[at] & s.boards[seat].chests[colour])
        total += TREASURE_OPEN * float(min(wanted, size_of(s.open[at] & s.boards[seat].chests[colour])))
    return total + COLOUR * fullest + TREASURE_NEAR * float(min(wanted, chests))


def share_done(s: DicelandState, seat: i64, colour: i64) -> float:
    """How much of a colour is crossed off, 0 to 1; the last spaces count for more than the first."""
    size = s.boards[seat].size[colour]
    done = float(size - size_of(s.free[seat * COLOURS + colour])) / float(size)
    return done * done


def in_hand(s: DicelandState, seat: i64) -> float:
    """The crosses that dice in a player's hand will still make."""
    if s.using[seat] != NOTHING:
        return CROSS_IN_HAND * float(s.todo[seat])
    if s.phase == CHOOSING_TO_STOP and seat == s.active and usable(s, seat, s.chosen, s.aside) != 0:
        return CROSS_IN_HAND * float(s.aside)
    return 0.0
