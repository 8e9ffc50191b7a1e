"""Plies as each side counts them: a decision that changes nothing a side sees does not count for it.

While several seats decide unseen, one of them may take more steps than another; how many is its secret. So no ply
leaves the hall as it stands in the log: a side is told how many decisions *it* could notice. When the game is over
nothing is secret, and all count alike.
"""

import hashlib
from bisect import bisect_left

from dicehall.core.match import Match
from dicehall.core.state import OVER, SPECTATOR

KEY_BYTES = 16


class Plies:
    """By side (the seats, then whoever only watches): the decisions it could not notice, and what it sees now."""

    __slots__ = ("entries", "hidden", "keys")

    def __init__(self, seats: int) -> None:
        self.hidden: list[list[int]] = [[] for _ in range(seats + 1)]
        self.keys: list[bytes] = []
        self.entries = 0

    def look(self, match: Match) -> None:
        """Remember what each side sees."""
        self.keys = [key_of(match, side) for side in sides(match)]
        self.entries = len(match.entries)

    def decided(self, match: Match, seat: int) -> None:
        """A seat has decided: who could not notice?"""
        before, entries = self.keys, self.entries
        self.look(match)
        if match.state.actor == OVER:
            self.hidden = [[] for _ in self.hidden]
            return
        for side, number in zip(sides(match), range(len(before)), strict=True):
            if side != seat and before[number] == self.keys[number] and not match.log(side, entries):
                self.hidden[number].append(match.ply - 1)

    def taken_back(self, match: Match) -> None:
        """Play has gone back."""
        self.hidden = [[ply for ply in plies if ply < match.ply] for plies in self.hidden]
        self.look(match)

    def shown(self, side: int, ply: int) -> int:
        """How many of the first decisions the side could notice."""
        return ply - bisect_left(self.of(side), ply)

    def real(self, side: int, shown: int) -> int:
        """The last ply that is this one for the side."""
        ply = shown
        for hidden in self.of(side):
            if hidden > ply:
                break
            ply += 1
        return ply

    def of(self, side: int) -> list[int]:
        """The decisions that a side could not notice."""
        return self.hidden[side] if side >= 0 else self.hidden[-1]


def sides(match: Match) -> list[int]:
    """The seats, and whoever only watches."""
    return [*range(match.state.seats), SPECTATOR]


def key_of(match: Match, side: int) -> bytes:
    """What a side sees, as a short hash."""
    return hashlib.blake2b(match.state.seen_by(side).key(), digest_size=KEY_BYTES).digest()
