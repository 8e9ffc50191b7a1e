"""What a position consists of, and what of it a seat may know. No rule."""

from librt.vecs import extend, vec
from mypy_extensions import i64

from dicehall.core.event import EVERYBODY
from dicehall.core.game import Game
from dicehall.core.state import UNKNOWN, State
from dicehall.games.dicetopia.book import KNOBS, OPEN_MISSIONS, Book
from dicehall.games.dicetopia.terms import (
    ALL_CARDS,
    DEALT,
    FACE,
    HAND,
    HELD,
    KEEP_MISSIONS,
    NOBODY,
    NOWHERE,
    PLACES,
    SEATS,
    SLOTS,
    SPACES,
    STRIDE,
    SUNK,
    TAKEN,
    UNUSED,
    USES,
)


class TopiaState(State):
    """The fields of a position. `cells` is what lies in each place, `info` holds the fields of all seats."""

    def __init__(self, game: Game, seats: i64, book: Book) -> None:
        super().__init__(game, seats)
        self.book = book
        self.cells: vec[i64] = vec[i64]()
        self.info: vec[i64] = vec[i64]()
        self.faction_mode: i64 = 0
        self.advanced: i64 = 0
        self.scenario: i64 = 0
        self.step: i64 = 0
        self.first: i64 = 0
        self.turn: i64 = 0
        self.player: i64 = NOBODY
        self.hood: i64 = NOWHERE
        self.previous_hood: i64 = NOWHERE
        self.lured: i64 = NOWHERE
        self.action: i64 = NOWHERE
        self.by_ability: i64 = 0
        self.target: i64 = NOWHERE
        self.other_target: i64 = NOWHERE
        self.rolls: i64 = 0
        self.back: i64 = 0
        self.saved: i64 = 0
        self.last_of_all: i64 = 0
        self.holders: i64 = 0
        self.founders: i64 = 0
        self.rigged: i64 = 0
        self.shown: i64 = 0
        self.shared: i64 = NOWHERE
        self.factor: i64 = 1
        self.source: i64 = NOWHERE
        self.progress: i64 = 0
        self.laid: i64 = 0

    def clear(self) -> None:
        """The table before anything lies on it."""
        self.cells = vec[i64]([UNUSED for _ in range(PLACES)])
        self.info = vec[i64]([0 for _ in range(SEATS * STRIDE)])

    def copy_fields(self, other: "TopiaState") -> None:
        """Give the other state a copy of all fields."""
        other.cells = self.cells[:]
        other.info = self.info[:]
        other.faction_mode = self.faction_mode
        other.advanced = self.advanced
        other.scenario = self.scenario
        other.step = self.step
        other.first = self.first
        other.turn = self.turn
        other.player = self.player
        other.hood = self.hood
        other.previous_hood = self.previous_hood
        other.lured = self.lured
        other.action = self.action
        other.by_ability = self.by_ability
        other.target = self.target
        other.other_target = self.other_target
        other.rolls = self.rolls
        other.back = self.back
        other.saved = self.saved
        other.last_of_all = self.last_of_all
        other.holders = self.holders
        other.founders = self.founders
        other.rigged = self.rigged
        other.shown = self.shown
        other.shared = self.shared
        other.factor = self.factor
        other.source = self.source
        other.progress = self.progress
        other.laid = self.laid

    def pack(self) -> vec[i64]:
        """All fields as numbers; which die of a colour it is, and which agent of a seat, makes no difference."""
        cells = self.cells
        out = vec[i64]([cells[place] & FACE for place in range(PLACES)])
        out = extend(out, self.info)
        out = extend(out, vec[i64]([self.faction_mode, self.advanced, self.scenario, self.step, self.first]))
        out = extend(out, vec[i64]([self.turn, self.player, self.hood, self.previous_hood, self.lured, self.action]))
        out = extend(out, vec[i64]([self.by_ability, self.target, self.other_target, self.rolls, self.back]))
        out = extend(out, vec[i64]([self.saved, self.last_of_all, self.holders, self.founders, self.rigged]))
        return extend(out, vec[i64]([self.shown, self.shared, self.factor, self.source, self.progress, self.laid]))

    # ---- reading ----

    def of(self, seat: i64, field: i64) -> i64:
        """A field of a seat."""
        return self.info[seat * STRIDE + field]

    def put(self, seat: i64, field: i64, value: i64) -> None:
        """Set a field of a seat."""
        self.info[seat * STRIDE + field] = value

    def knob(self, knob: i64) -> i64:
        """What the scenario makes of a rule."""
        return self.book.knobs[self.scenario * KNOBS + knob]

    def holder(self, faction: i64) -> i64:
        """The seat that plays a faction; NOBODY when it is not in the game."""
        return ((self.holders >> (4 * faction)) & 15) - 1

    def ready(self, faction: i64) -> i64:
        """The seat that plays the faction and may still use its ability; else NOBODY."""
        seat = ((self.holders >> (4 * faction)) & 15) - 1
        return seat if seat >= 0 and self.info[seat * STRIDE + USES] > 0 else NOBODY

    def in_order(self, n: i64) -> i64:
        """§5.13 Player order: the seat that is n places after the First Player."""
        return (self.first + n) % self.seats

    def board(self, seat: i64) -> i64:
        """The first place of a seat's Faction Board."""
        return SPACES + seat * SLOTS

    def dice_of(self, seat: i64) -> i64:
        """How many dice lie on a seat's Faction Board; they fill it from the left."""
        return self.info[seat * STRIDE + TAKEN]

    def spend(self, seat: i64) -> None:
        """Use up a one-use ability."""
        self.info[seat * STRIDE + USES] -= 1

    # ---- the missions that are out of the deck ----

    def deck(self) -> i64:
        """The missions that may be drawn: all that are in no hand, not shown, and were not put under the deck."""
        out = self.shown
        for seat in range(self.seats):
            out |= self.info[seat * STRIDE + HAND] | self.info[seat * STRIDE + SUNK]
        return ALL_CARDS & ~out

    def deck_size(self) -> int:
        """How many cards the deck has, those that were put under it included: everybody can count them."""
        out = sum(self.of(seat, HELD) for seat in range(self.seats))
        shown = self.shown
        while shown != 0:
            shown &= shown - 1
            out += 1
        return 40 - int(out)

    # ---- secrets ----

    def hands_are_open(self) -> bool:
        """Whether a scenario has turned all missions up, once they are chosen."""
        return self.step > KEEP_MISSIONS and self.knob(OPEN_MISSIONS) == 1

    def eyes_of(self, seat: i64) -> i64:
        """Who sees the missions that a seat draws and discards."""
        return EVERYBODY if self.hands_are_open() else i64(1) << seat

    def hide(self, seat: i64) -> None:
        """Forget the missions that the seat does not know: in hands, dealt and returned, and under the deck."""
        are_open = self.hands_are_open()
        for other in range(self.seats):
            if other == seat:
                continue
            self.put(other, DEALT, UNKNOWN)
            if not are_open:
                self.put(other, HAND, UNKNOWN)
                self.put(other, SUNK, UNKNOWN)
