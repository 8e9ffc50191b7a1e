"""§13 (the helicopter) Moving two Investments, both paid at the usual price: what can be lifted so that it can land."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.actions import pack
from dicehall.games.dystopolis.city import has_room
from dicehall.games.dystopolis.state import DystopolisState
from dicehall.games.dystopolis.terms import CASH, MOST_SEATS, TILES, Do, Log

DEAR: Final[i64] = 1 << 40


def can_fly(s: DystopolisState, seat: i64) -> bool:
    """Whether there are two own Investments to move and money for two places."""
    return any(can_lift(s, seat, tile, 2) for tile in range(TILES))


def can_lift(s: DystopolisState, seat: i64, tile: i64, left: i64) -> bool:
    """Whether an Investment can be lifted here so that those still to come can be lifted, and all can be paid for."""
    at = tile * MOST_SEATS + seat
    if s.place[tile] < 0 or s.token[at] == 0:
        return False
    s.token[at] -= 1
    found = can_lift_another(s, seat) if left == 2 else cheapest(s, seat, 2) <= s.seat[CASH + seat]
    s.token[at] += 1
    return found


def can_lift_another(s: DystopolisState, seat: i64) -> bool:
    """Whether a second one can be lifted anywhere."""
    return any(can_lift(s, seat, tile, 1) for tile in range(TILES))


def cheapest(s: DystopolisState, seat: i64, left: i64) -> i64:
    """The least that so many landings cost, one or two."""
    best = DEAR
    for tile in range(TILES):
        if s.place[tile] < 0 or not has_room(s, tile):
            continue
        at = tile * MOST_SEATS + seat
        cost = s.box.price[s.token[at]]
        if left == 2 and cost < best:
            s.token[at] += 1
            cost += cheapest(s, seat, 1)
            s.token[at] -= 1
        best = min(best, cost)
    return best


def lifts(s: DystopolisState, seat: i64, out: vec[i64]) -> i64:
    """§13.15 Stealth helicopter: two own Investments are moved to companies with room, each at the usual price."""
    n: i64 = 0
    for tile in range(TILES):
        if can_lift(s, seat, tile, s.count):
            out[n] = pack(Do.LIFT, tile)
            n += 1
    return n


def lift_one(s: DystopolisState, seat: i64, tile: i64) -> None:
    """An own Investment is taken back."""
    s.token[tile * MOST_SEATS + seat] -= 1
    s.tell(Log.LIFTED, seat, tile)


def landings(s: DystopolisState, seat: i64, out: vec[i64]) -> i64:
    """Where the next one can land, so that the one after it can still be paid."""
    cash = s.seat[CASH + seat]
    n: i64 = 0
    for tile in range(TILES):
        if s.place[tile] >= 0 and has_room(s, tile) and landing_cost(s, seat, tile) <= cash:
            out[n] = pack(Do.INVEST, tile)
            n += 1
    return n


def landing_cost(s: DystopolisState, seat: i64, tile: i64) -> i64:
    """The price here, with the least that the landing after it will cost."""
    at = tile * MOST_SEATS + seat
    cost = s.box.price[s.token[at]]
    if s.count == 2:
        s.token[at] += 1
        cost += cheapest(s, seat, 1)
        s.token[at] -= 1
    return cost
