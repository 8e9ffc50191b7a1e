"""§5 The Investment Quarter."""

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.actions import pack
from dicehall.games.dystopolis.cards import write_hunter
from dicehall.games.dystopolis.city import has_room
from dicehall.games.dystopolis.state import DystopolisState
from dicehall.games.dystopolis.terms import CASH, MOST_SEATS, ROUNDS, TILES, Do, Log


def choices(s: DystopolisState, seat: i64, out: vec[i64]) -> i64:
    """What can be done in a turn of this quarter."""
    n = affordable(s, seat, out, 0)
    n = write_hunter(s, seat, out, n)
    out[n] = nothing()
    return n + 1


def affordable(s: DystopolisState, seat: i64, out: vec[i64], n: i64) -> i64:
    """The companies with room in which the seat can pay for an Investment."""
    cash = s.seat[CASH + seat]
    for tile in range(TILES):
        if has_room(s, tile) and price(s, seat, tile) <= cash:
            out[n] = pack(Do.INVEST, tile)
            n += 1
    return n


def price(s: DystopolisState, seat: i64, tile: i64) -> i64:
    """§5.2 The first own Investment in a company costs 1 MD, the second 5, and so on; those of others do not matter."""
    return s.box.price[s.token[tile * MOST_SEATS + seat]]


def has_price(s: DystopolisState, seat: i64, tile: i64) -> bool:
    """Whether another Investment is for sale at all: nine prices are printed, and no company has room for a tenth."""
    return s.token[tile * MOST_SEATS + seat] < len(s.box.price)


def nothing() -> i64:
    """§5.3 Who cannot or will not invest passes; the turn is lost, it cannot be saved."""
    return pack(Do.PASS)


def invest(s: DystopolisState, seat: i64, tile: i64) -> None:
    """A seat pays for an Investment and places it."""
    cost = price(s, seat, tile)
    s.spend(seat, cost)
    add_investment(s, seat, tile, cost)


def add_investment(s: DystopolisState, seat: i64, tile: i64, cost: i64) -> None:
    """An Investment is placed, at that price."""
    s.token[tile * MOST_SEATS + seat] += 1
    s.tell(Log.INVESTED, seat, tile, cost)


def next_turn(s: DystopolisState) -> bool:
    """§5.1 Four rounds in turn order, one Investment a turn. False when the fourth round is over."""
    s.turn += 1
    if s.turn == s.seats:
        s.turn = 0
        s.round += 1
    return s.round < ROUNDS
