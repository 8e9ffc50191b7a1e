"""What lies on the table in Diceland: fields, copies and what is hidden. No rule.

Fields that belong to a player and a colour are found at `seat * COLOURS + colour`; each is a set of spaces, a bit for
each space of that colour on the player's own board (see board.py).
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from dicehall.core.rng import Rng
from dicehall.core.state import UNKNOWN, State
from dicehall.games.diceland.board import COLOURS, DICE, Board, Box, zeros

if TYPE_CHECKING:
    from dicehall.core.game import Game

# the phases of the game, in the order of RULES.md
DEALING: Final[i64] = 0
CHOOSING_SIDES: Final[i64] = 1
DRAWING_LOTS: Final[i64] = 2
THROWING: Final[i64] = 3
CHOOSING_COLOUR: Final[i64] = 4
CHOOSING_TO_STOP: Final[i64] = 5
CROSSING: Final[i64] = 6
TREASURE_THROWING: Final[i64] = 7
TREASURE_CROSSING: Final[i64] = 8

NOTHING: Final[i64] = -1


class DicelandState(State):
    """Everything on the table.

    By seat and colour: `near`, the free spaces next to a cross; `free`, all free spaces; `open`, the free spaces of the
    territory that is begun but not finished (none: 0); `room`, how many those are.
    By seat: `treasures` found; `throws`, treasure throws still to come; `using`, the colour that is being crossed off
    (or NOTHING) and `todo`, the dice left for it; `double`, the board that was dealt; `side`, 0 or 1.
    The dice: `dice` has the colour of each die (NOTHING: not on the table); `count` how many of each colour lie
    there to be used, without those set aside; `falling`, how many are still in the air; `chosen` and `aside`, the
    colour of phase 1 and how many dice of it were set aside. `active` is whose turn it is, `thrower` who makes a
    treasure throw.
    """

    def __init__(self, game: "Game", seats: i64, box: Box) -> None:
        super().__init__(game, seats)
        self.box = box
        self.phase: i64 = DEALING
        self.active: i64 = NOTHING
        self.thrower: i64 = NOTHING
        self.chosen: i64 = NOTHING
        self.aside: i64 = 0
        self.falling: i64 = 0

    near: vec[i64]
    free: vec[i64]
    open: vec[i64]
    room: vec[i64]
    treasures: vec[i64]
    throws: vec[i64]
    using: vec[i64]
    todo: vec[i64]
    double: vec[i64]
    side: vec[i64]
    dice: vec[i64]
    count: vec[i64]
    boards: list[Board]

    def lay_out(self) -> None:
        """An empty table: nobody has a board yet."""
        nobody = [NOTHING for _ in range(self.seats)]
        self.near = zeros(self.seats * COLOURS)
        self.free = zeros(self.seats * COLOURS)
        self.open = zeros(self.seats * COLOURS)
        self.room = zeros(self.seats * COLOURS)
        self.treasures = zeros(self.seats)
        self.throws = zeros(self.seats)
        self.using = vec[i64](nobody)
        self.todo = zeros(self.seats)
        self.double = vec[i64](nobody)
        self.side = vec[i64](nobody)
        self.dice = vec[i64]([NOTHING for _ in range(DICE)])
        self.count = zeros(COLOURS)
        self.boards = []

    def copy_to(self, other: State) -> None:
        """Give the other state a copy of each field; boards never change, so they are shared."""
        assert isinstance(other, DicelandState)  # slow: a comparison of types, once compiled
        other.phase = self.phase
        other.active = self.active
        other.thrower = self.thrower
        other.chosen = self.chosen
        other.aside = self.aside
        other.falling = self.falling
        other.near = self.near[:]
        other.free = self.free[:]
        other.open = self.open[:]
        other.room = self.room[:]
        other.treasures = self.treasures[:]
        other.throws = self.throws[:]
        other.using = self.using[:]
        other.todo = self.todo[:]
        other.double = self.double[:]
        other.side = self.side[:]
        other.dice = self.dice[:]
        other.count = self.count[:]
        other.boards = self.boards

    def pack(self) -> vec[i64]:
        """All fields as numbers."""
        out = vec[i64]([self.phase, self.active, self.thrower, self.chosen, self.aside, self.falling])
        out = extend(extend(extend(out, self.near), self.free), self.open)
        out = extend(extend(extend(out, self.room), self.treasures), self.throws)
        out = extend(extend(extend(out, self.using), self.todo), self.double)
        return extend(extend(extend(out, self.side), self.dice), self.count)

    def hide(self, seat: i64) -> None:
        """The only secret of the game: which side the others have chosen, until all have (§2.2)."""
        if self.phase == CHOOSING_SIDES:
            for other in range(self.seats):
                if other != seat:
                    self.side[other] = UNKNOWN

    def deal_again(self, seat: i64, rng: Rng) -> None:
        """Either side is as likely, for everybody else who has chosen already."""
        if self.phase == CHOOSING_SIDES:
            for other in range(self.seats):
                if other != seat and not self.owes(other):
                    self.side[other] = rng.below(2)

    def is_crossed(self, seat: i64, space: i64) -> bool:
        """Whether a player has crossed off a space of the own board (the start counts)."""
        board = self.boards[seat]
        colour = board.colour[space]
        if colour < 0:
            return space == board.start
        return self.free[seat * COLOURS + colour] & board.bit[space] == 0
