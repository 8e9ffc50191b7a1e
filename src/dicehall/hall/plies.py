"""Plies as each side counts them: a decision that changes nothing a side sees does not count for it.

While several seats decide unseen, one of them may take more steps than another; how many is its secret. So no ply
leaves the hall as it stands in the log: a side is told how many decisions *it* could notice. When the game is over
nothing is secret, and all count alike.
"""

from bisect import bisect_left

from dicehall.core.match import Match
from dicehall.core.state import OVER, SPECTATOR


class Plies:
    """By side (the seats, then whoever only watches): the decisions it could not notice."""

    __slots__ = ("hidden",)

    def __init__(self, seats: int) -> None:
        self.hidden: list[list[int]] = [[] for _ in range(seats + 1)]

    def decided(self, match: Match, seat: int) -> None:
        """A seat has decided, and the match has not forgotten how things were before: who could not notice?"""
        if match.state.actor == OVER:
            self.hidden = [[] for _ in self.hidden]
            return
        for side in sides(match):
            if side != seat and not notices(match, side):
                self.of(side).append(match.ply - 1)

    def taken_back(self, match: Match) -> None:
        """Play has gone back."""
        self.hidden = [[ply for ply in plies if ply < match.ply] for plies in self.hidden]

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


def notices(match: Match, side: int) -> bool:
    """Whether the side sees anything of the last decision: a line of the log, or another position than before."""
    last = match.moments[-1]
    assert last.state is not None
    now = match.state.seen_by(side)
    return bool(match.lines(now, side, last.entries)) or last.state.seen_by(side).key() != now.key()
