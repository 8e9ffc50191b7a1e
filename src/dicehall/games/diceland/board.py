"""The board as the game uses it: everything about it that never changes, looked up beforehand.

The spaces of one colour fit into one int, a bit for each: which are free, which lie next to a cross, which form a
territory. That makes a set of spaces as cheap as a number. Space `row * columns + column` has the same number on every
board of a game, so `cross d7` is the same action for everybody.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.games.diceland.drawing import Drawing

COLOURS: Final[i64] = 6
COLOUR_NAMES: Final = ("red", "yellow", "green", "blue", "orange", "grey")
A_COLOUR: Final = ("a red", "a yellow", "a green", "a blue", "an orange", "a grey")
DICE: Final[i64] = 6

BITS: Final[i64] = 62
FITS: Final[i64] = DICE + 1


@final
class Board:
    """One side of a board.

    By space: `colour`, `bit` (its bit among the spaces of its colour), `land` (the bits of its territory), `land_size`,
    `land_number`, `treasure`; `touch[space * COLOURS + colour]` has the bits of its neighbours of a colour.
    By colour: `whole` (the bits of all its spaces), `size`, `chests` (the bits of its treasures);
    `roomy[colour * FITS + dice]` has the bits of all its territories of at least so many spaces;
    `space_at[colour * BITS + place]` is the space of a bit.
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
        self.chests: vec[i64] = zeros(COLOURS)
        self.roomy: vec[i64] = zeros(COLOURS * FITS)
        self.space_at: vec[i64] = zeros(COLOURS * BITS)
        self.lands: list[list[int]] = []  # slow: used for drawings only
        for colour in range(COLOURS):
            self.number_spaces(colour)
            for territory in drawing.territories(colour):
                self.add_territory(colour, territory)
        for space in range(spaces):
            self.note_neighbours(space)

    def number_spaces(self, colour: i64) -> None:
        """Give each space of a colour its bit."""
        place: i64 = 0
        for space in self.drawing.spaces_of(colour):
            self.bit[space] = shifted(1, place)
            self.space_at[colour * BITS + place] = space
            self.whole[colour] |= self.bit[space]
            self.chests[colour] |= self.bit[space] * self.treasure[space]
            place += 1
        self.size[colour] = place

    def add_territory(self, colour: i64, territory: list[int]) -> None:  # slow: once a board
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

    def note_neighbours(self, space: i64) -> None:
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


def shifted(bits: i64, by: i64) -> i64:
    """Bits moved up: of a constant, compiled C would move 32 bits only."""
    return bits << by


def zeros(count: i64) -> vec[i64]:
    """So many noughts."""
    return vec[i64]([0 for _ in range(count)])
