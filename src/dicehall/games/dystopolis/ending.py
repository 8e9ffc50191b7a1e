"""§10 The end: victory points, and who has won."""

from typing import Final

from mypy_extensions import i64

from dicehall.games.dystopolis.city import owners
from dicehall.games.dystopolis.state import DystopolisState, bit
from dicehall.games.dystopolis.terms import CASH, REWARDS, TILES

AFTER_FOUR_YEARS: Final[i64] = 0


def victory_points(s: DystopolisState, seat: i64) -> i64:
    """§10.1 2 a company as Main owner, 1 as Joint owner, 1 for each full 10 MD, 4 a Reward."""
    return ownership_points(s, seat) + max(s.seat[CASH + seat], 0) // s.box.point_money + reward_points(s, seat)


def ownership_points(s: DystopolisState, seat: i64) -> i64:
    """Points for companies; Turn cards do not matter here."""
    points: i64 = 0
    for tile in range(TILES):
        found = owners(s, tile)
        if (found >> seat) & 1 == 1:
            points += s.box.main_points if found == bit(seat) else s.box.joint_points
    return points


def reward_points(s: DystopolisState, seat: i64) -> i64:
    """Points for Rewards."""
    points: i64 = 0
    for reward in range(len(s.box.reward_points)):
        if (s.seat[REWARDS + seat] >> reward) & 1 == 1:
            points += s.box.reward_points[reward]
    return points


def winners(s: DystopolisState) -> i64:
    """§10.2 The most points win; ties by money; who is still tied shares the victory."""
    best: i64 = -1
    found: i64 = 0
    for seat in range(s.seats):
        here = (victory_points(s, seat) << 32) + s.seat[CASH + seat]
        if here > best:
            best = here
            found = 0
        if here == best:
            found |= bit(seat)
    return found
