"""What lies on the table in Dice Settlers: fields, copies, and small words for reading and changing them. No rule."""

from typing import TYPE_CHECKING

from librt.vecs import extend, vec
from mypy_extensions import i64

from dicehall.core.state import State
from dicehall.games.dicesettlers.content_box import Box
from dicehall.games.dicesettlers.terms import (
    ACTIVE,
    BAG,
    BOT_FIELDS,
    CELL,
    COLOURS,
    FALLING,
    FLIPPED,
    HOUSED,
    ICON,
    KNOWN,
    MOST_PLAYERS,
    NOBODY,
    NOTHING,
    OWNER,
    PLAYER,
    POOL_FIELDS,
    PRESENT,
    SHOW,
    SHOWN,
    SPENT,
    SPOTS,
    STARTER,
    TENT,
    TILE_FIELDS,
    TILES,
    TOKEN,
    Step,
)

if TYPE_CHECKING:
    from dicehall.core.game import Game


def zeros(n: i64) -> vec[i64]:
    """That many zeros."""
    return vec[i64]([0 for _ in range(n)])


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


def nth_bit(bits: i64, n: i64) -> i64:
    """The place of the set bit number n, counted from 0."""
    while n > 0:
        bits = bits & (bits - 1)
        n -= 1
    return lowest(bits)


class SettlersState(State):
    """Everything on the table.

    By player (seats 0 to 3; in a solo game 0 is the person and 1 the Diceoneer), at player * PLAYER + FIELD: `seat`.
    By tile (its printed number less one), at FIELD + tile: `tile`; tents at TENT + tile * 4 + player.
    The general supply: `pool`; the tiles still in the stack: `stack`, a bit each; tiles on the map: `laid`.
    The open cells around the map: `spot`, `spots` of them (see hexes.py). What the Diceoneer has: `bot`.
    What is under way: `step`; `whose` turn it is, in which `lap` (0, 1); `credit`, the main actions still to be taken;
    `main`, the one being taken; `paid`, icons spent on it; `bonus`, icons that come by themselves; `half`, 1 after the
    first of two Pioneers; `last`, the source that was paid with last; `goals`, bits of how many icons may be paid;
    `count`, what is counted now; `tile_now`, the tile in question; `drawn`, tiles drawn to choose from;
    `seen`, bits of what is done already; `target`, a card.
    `mains`, `works`, `governs`, `blasts`: what the player may do in his turn, worked out when he is asked.
    `closing` is the trigger of the last round, NOTHING before.
    """

    def __init__(self, game: "Game", seats: i64, box: Box) -> None:
        super().__init__(game, seats)
        self.box = box
        self.players: i64 = seats if seats > 1 else 2
        self.in_order: i64 = 0
        self.chosen_set: i64 = NOTHING
        self.explosive: i64 = 0
        self.step: i64 = Step.FIRST
        self.round: i64 = 0
        self.first: i64 = 0
        self.whose: i64 = 0
        self.lap: i64 = 0
        self.credit: i64 = 0
        self.main: i64 = NOTHING
        self.paid: i64 = 0
        self.bonus: i64 = 0
        self.half: i64 = 0
        self.last: i64 = 0
        self.goals: i64 = 0
        self.count: i64 = 0
        self.tile_now: i64 = NOTHING
        self.drawn: i64 = 0
        self.seen: i64 = 0
        self.target: i64 = NOTHING
        self.stack: i64 = 0
        self.starters: i64 = 0
        self.laid: i64 = 0
        self.spots: i64 = 0
        self.points: i64 = 0
        self.closing: i64 = NOTHING
        self.mains: i64 = 0
        self.works: i64 = 0
        self.governs: i64 = 0
        self.blasts: i64 = 0

    seat: vec[i64]
    tile: vec[i64]
    pool: vec[i64]
    spot: vec[i64]
    bot: vec[i64]

    def lay_out(self) -> None:
        """An empty table."""
        self.seat = zeros(MOST_PLAYERS * PLAYER)
        self.tile = zeros(TILE_FIELDS)
        for tile in range(TILES):
            self.tile[CELL + tile] = NOTHING
            self.tile[OWNER + tile] = NOBODY
        self.pool = zeros(POOL_FIELDS)
        for slot in range(SHOWN):
            self.pool[SHOW + slot] = NOTHING
        for player in range(MOST_PLAYERS):
            self.pool[STARTER + player] = NOTHING
        self.spot = zeros(2 * SPOTS)
        self.bot = zeros(BOT_FIELDS if self.seats == 1 else 0)

    def copy_to(self, other: State) -> None:
        """Give the other state a copy of each field."""
        assert isinstance(other, SettlersState)
        other.in_order = self.in_order
        other.chosen_set = self.chosen_set
        other.explosive = self.explosive
        other.step = self.step
        other.round = self.round
        other.first = self.first
        other.whose = self.whose
        other.lap = self.lap
        other.credit = self.credit
        other.main = self.main
        other.paid = self.paid
        other.bonus = self.bonus
        other.half = self.half
        other.last = self.last
        other.goals = self.goals
        other.count = self.count
        other.tile_now = self.tile_now
        other.drawn = self.drawn
        other.seen = self.seen
        other.target = self.target
        other.stack = self.stack
        other.starters = self.starters
        other.laid = self.laid
        other.spots = self.spots
        other.points = self.points
        other.closing = self.closing
        other.mains = self.mains
        other.works = self.works
        other.governs = self.governs
        other.blasts = self.blasts
        other.seat = self.seat[:]
        other.tile = self.tile[:]
        other.pool = self.pool[:]
        other.spot = self.spot[:]
        other.bot = self.bot[:]

    def pack(self) -> vec[i64]:
        """All fields as numbers; what follows from others (neighbours, open cells, what may be done) is left out."""
        out = vec[i64]([self.in_order, self.chosen_set, self.explosive, self.step, self.round, self.first, self.whose])
        out = extend(out, vec[i64]([self.lap, self.credit, self.main, self.paid, self.bonus, self.half, self.last]))
        out = extend(out, vec[i64]([self.count, self.tile_now, self.drawn, self.seen, self.target, self.stack]))
        out = extend(out, vec[i64]([self.starters, self.points, self.closing, self.goals]))
        out = extend(extend(extend(out, self.seat), self.tile), self.pool)
        return extend(out, self.bot)

    def proceed(self) -> None:
        """Go on where the Diceoneer was called (its TASK)."""
        raise NotImplementedError

    # ---- reading ----

    def of(self, player: i64, field: i64) -> i64:
        """A field of a player."""
        return self.seat[player * PLAYER + field]

    def tents(self, tile: i64, player: i64) -> i64:
        """How many tents of a player stand on a tile."""
        return self.tile[TENT + tile * MOST_PLAYERS + player]

    def is_present(self, player: i64, tile: i64) -> bool:
        """Whether the player has a tent or a house there."""
        return (self.seat[player * PLAYER + PRESENT] >> tile) & 1 == 1

    def has_card(self, player: i64, slot: i64) -> bool:
        """Whether the player has a marker on the technology in that slot."""
        return (self.seat[player * PLAYER + KNOWN] >> slot) & 1 == 1

    def has_flipped(self, player: i64, slot: i64) -> bool:
        """Whether that marker is flipped."""
        return (self.seat[player * PLAYER + FLIPPED] >> slot) & 1 == 1

    def slot_of(self, card: i64) -> i64:
        """Where on display the card lies; NOTHING when it does not."""
        for slot in range(SHOWN):
            if self.pool[SHOW + slot] == card:
                return slot
        return NOTHING

    def bag_size(self, player: i64) -> i64:
        """How many dice are in the bag of a player."""
        return self.six(player * PLAYER + BAG)

    def dice_of(self, player: i64, colour: i64) -> i64:
        """How many dice of a colour a player owns, wherever they are."""
        base = player * PLAYER
        n = self.seat[base + BAG + colour] + self.seat[base + SPENT + colour] + self.seat[base + FALLING + colour]
        for kind in range(self.box.kinds):
            if self.box.kind_colour[kind] == colour:
                n += self.seat[base + ACTIVE + kind]
        return n

    def all_dice(self, player: i64) -> i64:
        """How many dice a player owns."""
        base = player * PLAYER
        return self.six(base + BAG) + self.six(base + SPENT) + self.six(base + FALLING) + self.active_dice(player)

    def active_dice(self, player: i64) -> i64:
        """How many active dice a player has."""
        n: i64 = 0
        for kind in range(self.box.kinds):
            n += self.seat[player * PLAYER + ACTIVE + kind]
        return n

    def six(self, at: i64) -> i64:
        """The sum of six fields, one for each colour."""
        n: i64 = 0
        for colour in range(COLOURS):
            n += self.seat[at + colour]
        return n

    def tokens(self, player: i64) -> i64:
        """How many resource tokens a player has."""
        at = player * PLAYER + TOKEN
        return self.seat[at] + self.seat[at + 1] + self.seat[at + 2] + self.seat[at + 3]

    # ---- changing ----

    def put(self, player: i64, field: i64, value: i64) -> None:
        """Set a field of a player."""
        self.seat[player * PLAYER + field] = value

    def add(self, player: i64, field: i64, value: i64) -> None:
        """Add to a field of a player."""
        self.seat[player * PLAYER + field] += value

    def gain_active(self, player: i64, kind: i64) -> None:
        """A die of that kind lies among the active dice."""
        base = player * PLAYER
        self.seat[base + ACTIVE + kind] += 1
        self.seat[base + ICON + self.box.kind_icon[kind]] += 1

    def lose_active(self, player: i64, kind: i64) -> None:
        """A die of that kind leaves the active dice."""
        base = player * PLAYER
        self.seat[base + ACTIVE + kind] -= 1
        self.seat[base + ICON + self.box.kind_icon[kind]] -= 1

    def spend_die(self, player: i64, kind: i64) -> None:
        """An active die of that kind is spent."""
        self.lose_active(player, kind)
        self.seat[player * PLAYER + SPENT + self.box.kind_colour[kind]] += 1

    def put_tent(self, tile: i64, player: i64) -> None:
        """A tent more on a tile."""
        self.tile[TENT + tile * MOST_PLAYERS + player] += 1
        self.seat[player * PLAYER + PRESENT] |= bit(tile)

    def take_tents(self, tile: i64, player: i64, n: i64) -> None:
        """Tents leave a tile; with the last of them goes the presence, unless a house stands there."""
        at = TENT + tile * MOST_PLAYERS + player
        self.tile[at] -= n
        if self.tile[at] == 0 and (self.seat[player * PLAYER + HOUSED] >> tile) & 1 == 0:
            self.seat[player * PLAYER + PRESENT] &= ~bit(tile)
