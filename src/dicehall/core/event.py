"""What happened, as a game tells it: for the log, and for the motion on the board."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

EVERYBODY: Final[i64] = -1
HIDDEN: Final[i64] = -1


@final
@mypyc_attr(acyclic=True)
class Event:
    """One thing that happened: `what` is the game's own number for it, `seat` who did it, the rest its details.

    `eyes` is a bit set of the seats that saw the details; for anybody else they are HIDDEN.
    `age` is the state's age when it happened: a game in which memory is part of the play forgets by it.
    """

    def __init__(self, what: i64, seat: i64, a: i64, b: i64, c: i64, eyes: i64, age: i64) -> None:
        self.what = what
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c
        self.eyes = eyes
        self.age = age

    def seen_by(self, viewer: i64) -> "Event":
        """The event as that seat may know it; spectators see what everybody sees."""
        if self.eyes == EVERYBODY or (viewer >= 0 and (self.eyes >> viewer) & 1 == 1):
            return self
        return Event(self.what, self.seat, HIDDEN, HIDDEN, HIDDEN, self.eyes, self.age)
