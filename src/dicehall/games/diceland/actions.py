"""The verbs of Diceland, in the order of its vocabulary."""

from typing import Final

from mypy_extensions import i64

SIDE: Final[i64] = 0
COLOUR: Final[i64] = 1
THROW: Final[i64] = 2
STOP: Final[i64] = 3
PASS: Final[i64] = 4
CROSS: Final[i64] = 5
