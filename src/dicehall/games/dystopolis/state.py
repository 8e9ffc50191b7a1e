"""What lies on the table in Dystopolis: fields, copies, and small words for reading and changing them. No rule."""

from typing import TYPE_CHECKING

from librt.vecs import extend, vec
from mypy_extensions import i64

from dicehall.core.state import State
from dicehall.games.dystopolis.content import Box
from dicehall.games.dystopolis.terms import (
    CARDS,
    CASH,
    HAND,
    IN_STACK,
    LEDGER,
    MIDDLE,
    MOST_SEATS,
    NOBODY,
    NOTHING,
    OUT,
    PAIR_FIELDS,
    ROWS,
    SEAT_FIELDS,
    TILES,
    TURN,
    Deed,
    Log,
    Quarter,
    Step,
)

if TYPE_CHECKING:
    from dicehall.core.game import Game


def zeros(n: int) -> vec[i64]:
    """That many zeros."""
    return vec[i64]([0 for _ in range(n)])


def place_at(x: i64, y: i64, way: i64) -> i64:
    """A place of a company as one number: its left upper cell, counted from the table's edge, and its orientation."""
    return x | (y << 6) | (way << 12)


def place_x(place: i64) -> i64:
    """The column of a place."""
    return place & 63


def place_y(place: i64) -> i64:
    """The row of a place."""
    return (place >> 6) & 63


def place_way(place: i64) -> i64:
    """ACROSS or DOWN."""
    return place >> 12


def bit(place: i64) -> i64:
    """The set of one thing, at that place."""
    return shifted(1, place)


def shifted(bits: i64, by: i64) -> i64:
    """Bits moved up: of a constant, compiled C would move 32 bits only."""
    return bits << by


def ones(bits: i64) -> i64:
    """How many bits are set."""
    n: i64 = 0
    while bits != 0:
        bits = bits & (bits - 1)
        n += 1
    return n


def nth_bit(bits: i64, n: i64) -> i64:
    """The place of the set bit number n, counted from 0."""
    while n > 0:
        bits = bits & (bits - 1)
        n -= 1
    return lowest(bits)


def lowest(bits: i64) -> i64:
    """The place of the lowest set bit."""
    at: i64 = 0
    while bits & 255 == 0:
        bits = bits >> 8
        at += 8
    while bits & 1 == 0:
        bits = bits >> 1
        at += 1
    return at


class DystopolisState(State):
    """Everything on the table.

    The city: `row`, the covered cells, a word a row; by company `place` (or IN_HAND, IN_STACK, GONE), `links`, all
    neighbours, and `token`, the Investments, at company * 5 + seat. `stack`: the companies still in the stacks.
    By seat, at FIELD + seat: `seat`. LEDGER is the money that everybody can work out: CASH as if there were no bribes.
    By pair of seats, at FIELD + giver * 5 + receiver: `pair`.
    `intrigue` says where each intrigue card is. `pile`, `peeked` are sets of events.
    What is under way: `step`, `quarter`, `turn` (place in the turn order), `round`, `mover` (whose decision it is),
    `deed`, `tile` (in hand or in question), `origin` (where it was), `count` (what is counted now), and for the
    votings `voted` (companies of this year's votings), `news` (seat + 1) and `mind` (1: the device is on).
    `moved` and `removed` are what the intrigue cards of §12.2 ask about after a change.
    """

    def __init__(self, game: "Game", seats: i64, box: Box) -> None:
        super().__init__(game, seats)
        self.box = box
        self.keeps: i64 = 0
        self.written: i64 = 0
        self.year: i64 = 0
        self.step: i64 = Step.DEAL
        self.quarter: i64 = Quarter.STARTING
        self.turn: i64 = 0
        self.round: i64 = 0
        self.event: i64 = NOTHING
        self.stack: i64 = 0
        self.pile: i64 = 0
        self.peeked: i64 = 0
        self.peeks: i64 = 0
        self.peeker: i64 = NOBODY
        self.founding: i64 = NOTHING
        self.tile: i64 = NOTHING
        self.deed: i64 = Deed.NONE
        self.mover: i64 = NOBODY
        self.origin: i64 = NOTHING
        self.voted: i64 = 0
        self.count: i64 = 0
        self.boost: i64 = NOTHING
        self.news: i64 = 0
        self.mind: i64 = 0
        self.moved: i64 = 0
        self.removed: i64 = 0

    row: vec[i64]
    place: vec[i64]
    links: vec[i64]
    token: vec[i64]
    seat: vec[i64]
    pair: vec[i64]
    intrigue: vec[i64]

    def lay_out(self) -> None:
        """An empty table: all companies in the stacks, all events in the pile."""
        self.row = zeros(ROWS)
        self.place = vec[i64]([IN_STACK for _ in range(TILES)])
        self.links = zeros(TILES)
        self.token = zeros(TILES * MOST_SEATS)
        self.seat = zeros(SEAT_FIELDS)
        self.pair = zeros(PAIR_FIELDS)
        self.intrigue = vec[i64]([OUT for _ in range(CARDS)])
        self.stack = (bit(TILES)) - 1

    def copy_to(self, other: State) -> None:
        """Give the other state a copy of each field."""
        assert isinstance(other, DystopolisState)
        other.keeps = self.keeps
        other.written = self.written
        other.year = self.year
        other.step = self.step
        other.quarter = self.quarter
        other.turn = self.turn
        other.round = self.round
        other.event = self.event
        other.stack = self.stack
        other.pile = self.pile
        other.peeked = self.peeked
        other.peeks = self.peeks
        other.peeker = self.peeker
        other.founding = self.founding
        other.tile = self.tile
        other.deed = self.deed
        other.mover = self.mover
        other.origin = self.origin
        other.voted = self.voted
        other.count = self.count
        other.boost = self.boost
        other.news = self.news
        other.mind = self.mind
        other.moved = self.moved
        other.removed = self.removed
        other.row = self.row[:]
        other.place = self.place[:]
        other.links = self.links[:]
        other.token = self.token[:]
        other.seat = self.seat[:]
        other.pair = self.pair[:]
        other.intrigue = self.intrigue[:]

    def pack(self) -> vec[i64]:
        """All fields as numbers; what follows from others (covered cells, links, the stack) is left out."""
        out = vec[i64]([self.keeps, self.written, self.year, self.step, self.quarter, self.turn, self.round])
        out = extend(out, vec[i64]([self.event, self.pile, self.peeked, self.peeks, self.peeker, self.founding]))
        out = extend(out, vec[i64]([self.tile, self.deed, self.mover, self.origin, self.voted, self.count]))
        out = extend(out, vec[i64]([self.boost, self.news, self.mind, self.moved, self.removed]))
        out = extend(extend(out, self.place), self.token)
        return extend(extend(extend(out, self.seat), self.pair), self.intrigue)

    # ---- reading ----

    def seat_with_turn(self, card: i64) -> i64:
        """Who holds that Turn card; NOBODY when it lies on the table."""
        for seat in range(self.seats):
            if self.seat[TURN + seat] == card:
                return seat
        return NOBODY

    def everybody(self) -> i64:
        """All seats, a bit each."""
        return (bit(self.seats)) - 1

    def has_in_hand(self, seat: i64, card: i64) -> bool:
        """Whether the seat keeps that intrigue card face down."""
        return self.intrigue[card] == HAND + seat

    # ---- changing ----

    def earn(self, seat: i64, amount: i64, why: i64) -> None:
        """Money from the bank, for all to see."""
        if amount == 0:
            return
        self.seat[CASH + seat] += amount
        self.seat[LEDGER + seat] += amount
        self.tell(Log.GAINED, seat, amount, why)

    def spend(self, seat: i64, amount: i64) -> None:
        """Money to the bank, for all to see."""
        self.seat[CASH + seat] -= amount
        self.seat[LEDGER + seat] -= amount


def column(word: int) -> int:
    """A column or row as it is written, counted from the middle of the table."""
    return word - MIDDLE
