"""What can happen, as numbers for the log and for the motion on the board; `a`, `b`, `c` are the details of each."""

from typing import Final

from mypy_extensions import i64

DEALT: Final[i64] = 0  # a: which double board
SIDE_CHOSEN: Final[i64] = 1  # a: board; only the chooser sees which
PLAYS_ON: Final[i64] = 2  # a: board
BEGINS: Final[i64] = 3
TURN: Final[i64] = 4
THROWS: Final[i64] = 5  # a: dice thrown, b: whether it is a treasure throw
FELL: Final[i64] = 6  # a: die, b: colour
LIES: Final[i64] = 7  # a: the whole throw, three bits a colour
CHOSE: Final[i64] = 8  # a: colour
SET_ASIDE: Final[i64] = 9  # a: colour, b: how many now, c: how many in all
STOPPED: Final[i64] = 10
NONE_MORE: Final[i64] = 11  # a: colour
ALL_SIX: Final[i64] = 12  # a: colour
CANNOT: Final[i64] = 13  # a: colour, b: dice
USES: Final[i64] = 14  # a: colour, b: dice
PASSES: Final[i64] = 15
CROSSED: Final[i64] = 16  # a: space, b: colour
TREASURE: Final[i64] = 17  # a: space, b: colour, c: treasures now
TERRITORY_DONE: Final[i64] = 18  # a: space, b: colour
COLOUR_DONE: Final[i64] = 19  # a: colour
NO_USE: Final[i64] = 20
GOAL: Final[i64] = 21  # a: treasures
