"""§1 The board: spaces, territories, treasures, and what lies next to what.

The spaces of one colour fit into one int, a bit for each: which are free, which lie next to a cross, which form a
territory. That makes a set of spaces as cheap as a number. Space `row * columns + column` has the same number on every
board of a game, so `cross d7` is the same action for everybody.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

COLOURS: Final[i64] = 6
COLOUR_NAMES: Final = ("red", "yellow", "green", "blue", "orange", "grey")
DICE: Final[i64] = 6

OBSTACLE: Final[i64] = -1
START: Final[i64] = -2
OUTSIDE: Final[i64] = -3

BITS: Final[i64] = 62
FITS: Final[i64] = DICE + 1

LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"


@final
class Drawing:
    """A board as somebody drew it: for each space its colour (or OBSTACLE, START, OUTSIDE), treasure and mark.

    The mark tells territories of one colour apart where they touch.
    """

    def __init__(self, rows: int, columns: int) -> None:
        self.rows = rows
        self.columns = columns
        self.colour: list[int] = [OUTSIDE] * (rows * columns)
        self.treasure: list[int] = [0] * (rows * columns)
        self.mark: list[int] = [0] * (rows * columns)

    def spaces_of(self, colour: int) -> list[int]:
        """All spaces of a colour, row by row."""
        return [space for space in range(len(self.colour)) if self.colour[space] == colour]

    def neighbours(self, space: int) -> list[int]:
        """§1.2 The six spaces round a space, as far as they exist.

        Every second row lies half a space further right, so its upper and lower neighbours do too:

              0   1   2          1 of row 1 touches 0 and 2 of its row,
                0  (1)  2        1 and 2 above, 1 and 2 below;
              0   1   2          1 of an even row would touch 0 and 1 above and below
        """
        row, column = divmod(space, self.columns)
        shift = row % 2
        around = [
            (row, column - 1),
            (row, column + 1),
            (row - 1, column - 1 + shift),
            (row - 1, column + shift),
            (row + 1, column - 1 + shift),
            (row + 1, column + shift),
        ]
        return [r * self.columns + c for r, c in around if 0 <= r < self.rows and 0 <= c < self.columns]

    def connected(self, first: int, inside: list[int]) -> list[int]:
        """All spaces of a list that hang together with the first, in the order they are reached."""
        allowed = dict.fromkeys(inside)
        reached = {first: 0}
        order = [first]
        for space in order:
            for other in self.neighbours(space):
                if other in allowed and other not in reached:
                    reached[other] = 0
                    order.append(other)
        return order

    def territories(self, colour: int) -> list[list[int]]:
        """§1.1 Spaces of one colour that touch each other are a territory (unless they are marked apart)."""
        found: list[list[int]] = []
        taken: dict[int, int] = {}
        for space in self.spaces_of(colour):
            if space not in taken:
                alike = [other for other in self.spaces_of(colour) if self.mark[other] == self.mark[space]]
                territory = sorted(self.connected(space, alike))
                taken |= dict.fromkeys(territory, 0)
                found.append(territory)
        return found

    def crossable(self) -> list[int]:
        """§1.4 The spaces that can be crossed off: neither obstacles nor the start, nor outside the board."""
        return [space for space in range(len(self.colour)) if self.colour[space] >= 0]

    def start(self) -> int:
        """§1.4 The white space, on which the first cross is made."""
        return self.colour.index(START)

    def unreachable(self) -> list[int]:
        """§1.5 The spaces that no chain of crosses from the start can reach; obstacles block the way."""
        reached = dict.fromkeys(self.connected(self.start(), self.crossable()))
        return [space for space in self.crossable() if space not in reached]

    def widened(self, columns: int) -> "Drawing":
        """The same board with its spaces numbered for rows of that many columns."""
        wide = Drawing(self.rows, columns)
        for space in range(len(self.colour)):
            row, column = divmod(space, self.columns)
            wide.colour[row * columns + column] = self.colour[space]
            wide.treasure[row * columns + column] = self.treasure[space]
            wide.mark[row * columns + column] = self.mark[space]
        return wide


def space_name(space: int, columns: int) -> str:
    """The letter of the column and the number of the row: `d7`."""
    row, column = divmod(space, columns)
    return f"{LETTERS[column]}{row + 1}"


@final
class Board:
    """One side of a board, with everything about it that never changes looked up beforehand.

    By space: `colour`, `bit` (its bit among the spaces of its colour), `land` (the bits of its territory), `land_size`,
    `land_number`, `treasure`; `touch[space * COLOURS + colour]` has the bits of its neighbours of a colour.
    By colour: `whole` (the bits of all its spaces), `size`; `roomy[colour * FITS + dice]` has the bits of all its
    territories of at least so many spaces; `space_at[colour * BITS + place]` is the space of a bit.
    """

    def __init__(self, name: str, origin: str, drawing: Drawing) -> None:
        self.name = name
        self.origin = origin
        self.drawing = drawing
        self.rows: i64 = drawing.rows
        self.columns: i64 = drawing.columns
        self.start: i64 = drawing.start()
        spaces = len(drawing.colour)
        self.colour: vec[i64] = vec[i64](drawing.colour)
        self.treasure: vec[i64] = vec[i64](drawing.treasure)
        self.bit: vec[i64] = zeros(spaces)
        self.land: vec[i64] = zeros(spaces)
        self.land_size: vec[i64] = zeros(spaces)
        self.land_number: vec[i64] = vec[i64]([-1 for _ in range(spaces)])
        self.touch: vec[i64] = zeros(spaces * COLOURS)
        self.whole: vec[i64] = zeros(COLOURS)
        self.size: vec[i64] = zeros(COLOURS)
        self.roomy: vec[i64] = zeros(COLOURS * FITS)
        self.space_at: vec[i64] = zeros(COLOURS * BITS)
        self.lands: list[list[int]] = []
        for colour in range(COLOURS):
            self.number_spaces(colour)
            for territory in drawing.territories(colour):
                self.add_territory(colour, territory)
        for space in range(spaces):
            self.note_neighbours(space)

    def number_spaces(self, colour: int) -> None:
        """Give each space of a colour its bit."""
        place = 0
        for space in self.drawing.spaces_of(colour):
            self.bit[space] = 1 << place
            self.space_at[colour * BITS + place] = space
            self.whole[colour] |= self.bit[space]
            place += 1
        self.size[colour] = place

    def add_territory(self, colour: int, territory: list[int]) -> None:
        """Note for each space to which territory it belongs, and for each throw whether it fits in."""
        bits: i64 = 0
        for space in territory:
            bits |= self.bit[space]
        for space in territory:
            self.land[space] = bits
            self.land_size[space] = len(territory)
            self.land_number[space] = len(self.lands)
        for dice in range(1, DICE + 1):
            if len(territory) >= dice:
                self.roomy[colour * FITS + dice] |= bits
        self.lands.append(territory)

    def note_neighbours(self, space: int) -> None:
        """Note which spaces of each colour a space touches."""
        for other in self.drawing.neighbours(space):
            if self.colour[other] >= 0:
                self.touch[space * COLOURS + self.colour[other]] |= self.bit[other]


@final
class Box:
    """What is in the box: all boards, two sides each, drawn on one grid that is large enough for any of them."""

    def __init__(self, boards: list[Board], rows: int, columns: int) -> None:
        self.boards = boards
        self.rows = rows
        self.columns = columns
        self.doubles: i64 = len(boards) // 2


def zeros(count: i64) -> vec[i64]:
    """So many noughts."""
    return vec[i64]([0 for _ in range(count)])
