"""What is said at a table: to everybody, or in a note from one seat to another.

A note is for its two seats alone until the game is over; then everybody may read it. How many notes there are is as
secret as what they say: each pair of seats has so many lines of its own, and pushes out nobody else's.
"""

from typing import Final

from dicehall.hall.messages import Chat

EVERYBODY: Final = -1
KEPT: Final = 100


class Conversation:
    """The lines that are kept, by their numbers; `said` is how many there have been in all."""

    __slots__ = ("lines", "said")

    def __init__(self) -> None:
        self.lines: dict[int, Chat] = {}
        self.said = 0

    def add(self, line: Chat) -> None:
        """One line more; the oldest one among the same people is forgotten when they have said too much."""
        same = [number for number, one in self.lines.items() if between(one) == between(line)]
        if len(same) == KEPT:
            del self.lines[same[0]]
        self.lines[self.said] = line
        self.said += 1

    def since(self, said: int) -> list[Chat]:
        """The lines after so many."""
        return [line for number, line in self.lines.items() if number >= said]


def between(line: Chat) -> frozenset[int]:
    """The two seats that a note is between; no seats for what everybody hears."""
    return frozenset() if line.to == EVERYBODY else frozenset((line.seat, line.to))


def is_for(line: Chat, side: int) -> bool:
    """Whether the side may read the line while the game is not over."""
    return line.to == EVERYBODY or side in (line.seat, line.to)
