"""§4 The event card, and the new companies that it brings."""

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.actions import pack
from dicehall.games.dystopolis.city import lay
from dicehall.games.dystopolis.state import DystopolisState, bit, nth_bit
from dicehall.games.dystopolis.terms import IN_HAND, LARGE, MOST_SEATS, SMALL, Do, Log


def draw_event(s: DystopolisState, outcome: i64) -> None:
    """§4.1 Each year has one event, drawn from the pile; it goes out of the game."""
    take_event(s, nth_bit(s.pile, outcome))


def take_event(s: DystopolisState, event: i64) -> None:
    """This is the event of the year."""
    s.pile &= ~(bit(event))
    s.event = event
    s.tell(Log.EVENT, -1, event)


def size_due(s: DystopolisState) -> i64:
    """§4.2 The first bar of the event is the size of the first player's new company, and so on."""
    return s.box.bars[s.event * MOST_SEATS + s.turn]


def in_stack(s: DystopolisState, size: i64) -> i64:
    """The companies of a size that are still in their stack: nobody knows in which order."""
    return s.stack & s.box.by_size[size]


def other_stacks(s: DystopolisState, out: vec[i64]) -> i64:
    """§4.3 When the stack is empty the player takes the next smaller or larger size, else any left."""
    due = size_due(s)
    n: i64 = 0
    for size in range(SMALL, LARGE + 1):
        if (size == due - 1 or size == due + 1) and in_stack(s, size) != 0:
            out[n] = pack(Do.STACK, size)
            n += 1
    if n > 0:
        return n
    out[0] = pack(Do.STACK, LARGE if due == SMALL else SMALL)
    return 1


def draw_company(s: DystopolisState, seat: i64, outcome: i64) -> None:
    """The company that comes off the stack is seen by all."""
    take_company(s, seat, nth_bit(in_stack(s, s.count), outcome))


def take_company(s: DystopolisState, seat: i64, tile: i64) -> None:
    """A company leaves its stack, to be placed."""
    s.stack &= ~(bit(tile))
    s.place[tile] = IN_HAND
    s.tile = tile
    s.tell(Log.DREW, seat, tile)


def place_company(s: DystopolisState, seat: i64, place: i64) -> None:
    """The company in hand comes to lie in the city."""
    lay(s, s.tile, place)
    s.origin = -1
    s.tell(Log.PLACED, seat, s.tile, place)
