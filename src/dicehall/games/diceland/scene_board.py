"""A board as a drawing: hexes with their hatching, the felt-tip lines between territories, stars, crosses, status bar.

A board is one piece, its spaces are the parts. It is drawn in three ways: OWN, large and with the names of its spaces;
SMALL, for the others, without names and lines; UPRIGHT, turned by a quarter for a narrow screen.

        / \\ / \\         sides of a space, clockwise:   5 / \\ 4       row 0:  a1  b1  c1
       |a1 |b1 |                                       3 |   | 0      row 1:    a2  b2  c2
        \\ / \\ / \\                                      2 \\ / 1       (the odd rows lie half a space to the right)
"""

import math
from collections import OrderedDict
from functools import lru_cache
from typing import Final

from dicehall.core.actions import pack
from dicehall.core.scene import Piece
from dicehall.games.diceland.actions import CROSS
from dicehall.games.diceland.board import COLOUR_NAMES, COLOURS, Board
from dicehall.games.diceland.crossing import has_whole_colour
from dicehall.games.diceland.drawing import LETTERS, OBSTACLE, OUTSIDE, START, space_name
from dicehall.games.diceland.ending import GOAL_TREASURES, size_of
from dicehall.games.diceland.state import DicelandState

OWN: Final = "own"
SMALL: Final = "small"
UPRIGHT: Final = "upright"

WIDTH: Final = {OWN: 888.0, SMALL: 888.0, UPRIGHT: 290.0}
HEIGHT: Final = {OWN: 592.0, SMALL: 592.0, UPRIGHT: 548.0}
AREA: Final = {OWN: (840.0, 424.0), SMALL: (840.0, 440.0), UPRIGHT: (512.0, 250.0)}
MIDDLE: Final = {OWN: (4.0, -44.0), SMALL: (0.0, -54.0), UPRIGHT: (-8.0, 8.0)}
FRAMES: Final = {OWN: "board", SMALL: "board", UPRIGHT: "board-tall"}

ROW: Final = math.sqrt(3) / 2
TALL_HEX: Final = 2 / math.sqrt(3)
LOOKS: Final = 4
LINES: Final = 3
KEPT: Final = 4000

Key = tuple[Board, int, str, bool, float, float, float, tuple[int, ...]]

_drawn: OrderedDict[Key, Piece] = OrderedDict()


class Grid:
    """Where the spaces of a board lie: how wide one is, and the place of each."""

    def __init__(self, board: Board, manner: str) -> None:
        across, down = AREA[manner]
        rows, columns = used_rows(board), used_columns(board)
        self.manner = manner
        self.board = board
        self.size = min(across / (columns + 0.5), down / ((rows - 1) * ROW + TALL_HEX))
        self.left = -(columns - 0.5) / 2 * self.size
        self.top = -(rows - 1) / 2 * ROW * self.size
        self.spaces: list[int] = spaces(board)
        self.middles: list[tuple[float, float]] = [self.found(space) for space in range(len(board.drawing.colour))]

    def flat(self, row: float, column: float) -> tuple[float, float]:
        """The middle of a space (or of none), the board lying across."""
        return self.left + column * self.size, self.top + row * ROW * self.size

    def place(self, x: float, y: float) -> tuple[float, float]:
        """A place on the board lying across, as it comes to lie in the drawing."""
        shift_x, shift_y = MIDDLE[self.manner]
        return (shift_x - y, shift_y + x) if self.manner == UPRIGHT else (shift_x + x, shift_y + y)

    def found(self, space: int) -> tuple[float, float]:
        """The middle of a space in the drawing, worked out."""
        row, column = divmod(space, self.board.drawing.columns)
        x, y = self.flat(row, column + row % 2 * 0.5)
        return self.place(x, y)

    def middle(self, space: int) -> tuple[float, float]:
        """The middle of a space in the drawing."""
        return self.middles[space]

    @property
    def turn(self) -> float:
        """How far the board is turned."""
        return 90.0 if self.manner == UPRIGHT else 0.0


@lru_cache(maxsize=64)
def grid_of(board: Board, manner: str) -> Grid:
    """The grid of a board; boards never change, so it is worked out once."""
    return Grid(board, manner)


def used_rows(board: Board) -> int:
    """How many rows have spaces."""
    columns = board.drawing.columns
    return max([space // columns for space in range(len(board.drawing.colour)) if is_there(board, space)]) + 1


def used_columns(board: Board) -> int:
    """How many columns have spaces."""
    columns = board.drawing.columns
    return max([space % columns for space in range(len(board.drawing.colour)) if is_there(board, space)]) + 1


def is_there(board: Board, space: int) -> bool:
    """Whether the board has such a space."""
    return board.drawing.colour[space] != OUTSIDE


def spaces(board: Board) -> list[int]:
    """All spaces of a board."""
    return [space for space in range(len(board.drawing.colour)) if is_there(board, space)]


# ---- the board as a piece ----


def board_piece(s: DicelandState, seat: int, x: float, y: float, size: float, manner: str, viewer: int) -> Piece:
    """A player's board with everything on it, `size` wide; the viewer's own spaces can be crossed off.

    What lies on it follows from the crosses, so a board without a new cross is the same object as before: whoever looks
    for what is different need not look into it.
    """
    clicks = seat == viewer and manner != SMALL
    free = tuple([int(s.free[seat * COLOURS + colour]) for colour in range(COLOURS)])
    key = (s.boards[seat], seat, manner, clicks, x, y, size, free)
    piece = _drawn.get(key)
    if piece is None:
        if len(_drawn) >= KEPT:
            _drawn.popitem(last=False)
        piece = _drawn[key] = laid(s, seat, x, y, size, manner, clicks)
    return piece


def laid(s: DicelandState, seat: int, x: float, y: float, size: float, manner: str, clicks: bool) -> Piece:
    """The same, drawn anew."""
    parts, scale = tuple(drawn(s, seat, manner, clicks)), size / WIDTH[manner]
    house = is_house(s.boards[seat])
    return Piece(f"board-{seat}", "group", x, y, size, summary(s, seat), scale=scale, parts=parts, house=house)


def drawn(s: DicelandState, seat: int, manner: str, clicks: bool) -> list[Piece]:
    """Everything on a board, put together of spaces and marks that were drawn once."""
    board = s.boards[seat]
    kit = kit_of(board, seat, manner, clicks)
    name = f"board-{seat}"
    places = kit.grid.spaces
    crossed = [i for i in range(len(places)) if s.is_crossed(seat, places[i])]
    parts = list(still(board, seat, manner))
    if manner != SMALL:
        ground = kit.free[:]
        for i in crossed:
            ground[i] = kit.crossed[i]
        parts.extend(ground)
        parts.extend(lines(board, name, manner))
    stars = kit.stars[:]
    for i in crossed:
        if kit.star[i] >= 0:
            stars[kit.star[i]] = kit.found[i]
    parts.extend(stars)
    parts.extend([kit.crosses[i] for i in crossed])
    parts.extend(small_bar(s, seat, name) if manner == SMALL else full_bar(s, seat, name) if manner == OWN else [])
    return parts


class Kit:
    """The pieces of a board, space by space: free, crossed off, its cross and, found, its star.

    `stars` are those that wait on the board; `star` is the number of a space's own among them, or -1.
    """

    def __init__(self, board: Board, seat: int, manner: str, clicks: bool) -> None:
        self.grid = grid_of(board, manner)
        spaces = self.grid.spaces
        self.free: list[Piece] = [space_piece(self.grid, seat, space, clicks, False) for space in spaces]
        self.crossed: list[Piece] = [space_piece(self.grid, seat, space, clicks, True) for space in spaces]
        self.crosses: list[Piece] = [cross(self.grid, seat, space) for space in spaces]
        self.found: list[Piece] = [star(self.grid, seat, space, True) for space in spaces]
        with_star = [space for space in spaces if board.treasure[space] == 1]
        self.stars: list[Piece] = [star(self.grid, seat, space, False) for space in with_star]
        self.star: list[int] = [with_star.index(space) if space in with_star else -1 for space in spaces]


@lru_cache(maxsize=512)
def kit_of(board: Board, seat: int, manner: str, clicks: bool) -> Kit:
    """The pieces of a board; they never change."""
    return Kit(board, seat, manner, clicks)


@lru_cache(maxsize=256)
def still(board: Board, seat: int, manner: str) -> tuple[Piece, ...]:
    """What of a board never changes: frame and names; of a small one also the spaces, which nobody can click."""
    grid = grid_of(board, manner)
    name = f"board-{seat}"
    frame = Piece(f"{name}-frame", FRAMES[manner], 0, 0, WIDTH[manner], "")
    if manner != SMALL:
        return (frame, *names(grid, name))
    places = [(space, *grid.middle(space)) for space in grid.spaces]
    return (frame, *[Piece(f"{name}-{n}", hex_of(board, n), x, y, grid.size, "") for n, x, y in places])


def is_house(board: Board) -> bool:
    """Whether the board is ours."""
    return board.origin == "house"


def height_of(size: float, manner: str) -> float:
    """How high a board is drawn that is `size` wide."""
    return size * HEIGHT[manner] / WIDTH[manner]


def blank_board(board: Board, name: str, x: float, y: float, size: float, action: int) -> Piece:
    """A side that nobody has chosen yet, to be looked at."""
    grid = grid_of(board, OWN)
    parts = [Piece(f"{name}-frame", "board", 0, 0, WIDTH[OWN], "")]
    for space in spaces(board):
        at = grid.middle(space)
        parts.append(Piece(f"{name}-{space}", hex_of(board, space), at[0], at[1] + 44, grid.size, ""))
        if board.treasure[space] == 1:
            parts.append(Piece(f"{name}-star-{space}", "star", at[0], at[1] + 44, grid.size * 0.56, "", layer=2))
    parts.append(Piece(f"{name}-lines", "group", 0, 44, 1, "", parts=lines(board, name, OWN), layer=1))
    parts.append(Piece(f"{name}-start", "cross-start", *start_of(grid), grid.size * 0.8, "", layer=3))
    scale = size / WIDTH[OWN]
    return Piece(name, "group", x, y, size, f"Side {board.name}", scale=scale, parts=tuple(parts), action=action)


def start_of(grid: Grid) -> tuple[float, float]:
    """Where the first cross lies on a board without a status bar."""
    x, y = grid.middle(grid.board.drawing.start())
    return x, y + 44


def summary(s: DicelandState, seat: int) -> str:
    """The board in a sentence."""
    left = [left_of(s, seat, colour) for colour in range(COLOURS)]
    best = left.index(min(left))
    todo = f"{COLOUR_NAMES[best]} is complete" if left[best] == 0 else f"{left[best]} {COLOUR_NAMES[best]} spaces left"
    return f"Board {s.boards[seat].name}: {s.treasures[seat]} of {GOAL_TREASURES} treasures; {todo}"


def left_of(s: DicelandState, seat: int, colour: int) -> int:
    """How many spaces of a colour are still free."""
    return size_of(s.free[seat * COLOURS + colour])


# ---- spaces ----


def hex_of(board: Board, space: int) -> str:
    """The picture of a space."""
    colour = board.drawing.colour[space]
    if colour == OBSTACLE:
        return "hex-obstacle"
    return "hex-start" if colour == START else f"hex-{COLOUR_NAMES[colour]}"


def space_piece(grid: Grid, seat: int, space: int, clicks: bool, crossed: bool) -> Piece:
    """One space; on the own board a click crosses it off."""
    board = grid.board
    x, y = grid.middle(space)
    is_crossable = clicks and board.drawing.colour[space] >= 0 and not crossed
    action = pack(CROSS, space) if is_crossable else -1
    label = space_label(board, space, crossed) if clicks else ""
    return Piece(f"board-{seat}-{space}", hex_of(board, space), x, y, grid.size, label, turn=grid.turn, action=action)


def space_label(board: Board, space: int, crossed: bool) -> str:
    """A space in words: `d7, red, treasure, crossed off`."""
    colour = board.drawing.colour[space]
    words = [space_name(space, board.drawing.columns)]
    words.append("obstacle" if colour == OBSTACLE else "start" if colour == START else COLOUR_NAMES[colour])
    if board.treasure[space] == 1:
        words.append("treasure")
    if crossed:
        words.append("crossed off")
    return ", ".join(words)


def star(grid: Grid, seat: int, space: int, found: bool) -> Piece:
    """The star of a space; under a cross it is larger, so that one sees it."""
    x, y = grid.middle(space)
    width = 0.84 if found else 0.58
    return Piece(f"board-{seat}-star-{space}", "star", x, y, grid.size * width, "", layer=2)


def cross(grid: Grid, seat: int, space: int) -> Piece:
    """The cross of a space."""
    x, y = grid.middle(space)
    look = f"cross-{space * 7 % LOOKS + 1}" if space != grid.board.drawing.start() else "cross-start"
    return Piece(f"board-{seat}-cross-{space}", look, x, y, grid.size * 0.82, "", layer=3)


def names(grid: Grid, name: str) -> list[Piece]:
    """The letters of the columns and the numbers of the rows, along two edges."""
    found: list[Piece] = []
    gap = 13.0 if grid.manner == OWN else 10.0
    size = 15.0 if grid.manner == OWN else 12.0
    for column in range(used_columns(grid.board)):
        x, y = grid.flat(0, column)
        found.append(
            edge_name(f"{name}-column-{column}", LETTERS[column], grid.place(x, y - grid.size * 0.58 - gap), size)
        )
    for row in range(used_rows(grid.board)):
        x, y = grid.flat(row, 0)
        found.append(edge_name(f"{name}-row-{row}", str(row + 1), grid.place(x - grid.size * 0.5 - gap, y), size))
    return found


def edge_name(name: str, text: str, place: tuple[float, float], size: float) -> Piece:
    """A letter or number at the edge of the board."""
    return Piece(name, "text", place[0], place[1], size, "", text=text, tint="soft", style="strong")


# ---- lines ----


@lru_cache(maxsize=256)
def lines(board: Board, name: str, manner: str) -> tuple[Piece, ...]:
    """A pen line wherever a territory ends."""
    grid = grid_of(board, manner)
    found: list[Piece] = []
    for space in grid.spaces:
        for side in range(6):
            other = beyond(grid.board, space, side)
            if other < space and not is_same_land(grid.board, space, other):
                found.append(line(grid, f"{name}-line-{space}-{side}", space, side))
    return tuple(found)


def beyond(board: Board, space: int, side: int) -> int:
    """The space on the other side of one of the six sides, clockwise from the right; -1 when there is none."""
    row, column = divmod(space, board.drawing.columns)
    shift = row % 2
    down = (0, 1, 1, 0, -1, -1)[side]
    right = (1, shift, shift - 1, -1, shift - 1, shift)[side]
    inside = 0 <= row + down < board.drawing.rows and 0 <= column + right < board.drawing.columns
    if not inside:
        return -1
    other = (row + down) * board.drawing.columns + column + right
    return other if is_there(board, other) else -1


def is_same_land(board: Board, space: int, other: int) -> bool:
    """Whether two spaces belong to one territory."""
    return other >= 0 and board.land_number[space] == board.land_number[other] and board.land_number[space] >= 0


def line(grid: Grid, name: str, space: int, side: int) -> Piece:
    """One side of a space, drawn with the pen."""
    angle = math.radians(side * 60 + grid.turn)
    x, y = grid.middle(space)
    x += math.cos(angle) * grid.size / 2
    y += math.sin(angle) * grid.size / 2
    look = f"edge-{(space + side * 5) % LINES + 1}"
    return Piece(name, look, x, y, grid.size * 0.577, "", turn=side * 60 + grid.turn + 90)


# ---- the status bar ----


def full_bar(s: DicelandState, seat: int, name: str) -> list[Piece]:
    """Under the own board: two stars a colour, what is left of the colour, the whole colour, and the treasures."""
    found: list[Piece] = []
    for colour in range(COLOURS):
        found.extend(colour_box(s, seat, colour, name, (-404.0 + 116.0 * float(colour), 214.0), 42))
    found.extend(goal_boxes(s, seat, name, (318.0, 392.0), 214.0, 46))
    return found


def colour_box(
    s: DicelandState, seat: int, colour: int, name: str, at: tuple[float, float], size: float
) -> list[Piece]:
    """The two treasures of a colour, and how many of its spaces are left."""
    return list(box(name, colour, treasures_of(s, seat, colour), left_of(s, seat, colour), at, size))


@lru_cache(maxsize=2048)
def box(name: str, colour: int, taken: int, left: int, at: tuple[float, float], size: float) -> tuple[Piece, ...]:
    """The same, of what it shows."""
    tint = COLOUR_NAMES[colour]
    x, y = at
    found: list[Piece] = []
    for i in range(2):
        label = f"{tint} treasure, {'found' if i < taken else 'not found yet'}"
        picture = "star-found" if i < taken else "star-empty"
        at_x = x + size * (0.55 + i)
        found.append(Piece(f"{name}-box-{colour}-{i}", picture, at_x, y, size, label, tint=tint))
    below = y + size * 0.5 + size * 0.5
    found.append(Piece(f"{name}-swatch-{colour}", f"hex-{tint}", x + size * 0.5, below, size * 0.55, ""))
    text = f"{left} left" if left else "done"
    label = f"{left} {tint} spaces left" if left else f"{tint} is complete"
    words = Piece(
        f"{name}-left-{colour}",
        "text",
        x + size * 0.95,
        below,
        size * 0.38,
        label,
        text=text,
        tint="ink",
        anchor="start",
    )
    return (*found, words)


def treasures_of(s: DicelandState, seat: int, colour: int) -> int:
    """How many treasures of a colour have been found."""
    return size_of(s.boards[seat].chests[colour] & ~s.free[seat * COLOURS + colour])


def goal_boxes(s: DicelandState, seat: int, name: str, xs: tuple[float, float], y: float, size: float) -> list[Piece]:
    """The box for one whole colour, and the number of treasures."""
    done = [colour for colour in range(COLOURS) if has_whole_colour(s, seat, colour)]
    label = f"{COLOUR_NAMES[done[0]]} is complete" if done else "no colour is complete yet"
    found = [Piece(f"{name}-whole", "whole-colour", xs[0], y, size, label)]
    if done:
        found.append(Piece(f"{name}-whole-cross", "cross-2", xs[0], y, size, "", layer=3))
    words = "1 of 1" if done else "0 of 1"
    found.append(word(f"{name}-whole-name", words, xs[0], y + size * 0.92, size * 0.35))
    told = f"{s.treasures[seat]} of {GOAL_TREASURES} treasures"
    number = str(s.treasures[seat])
    found.append(Piece(f"{name}-treasures", "text", xs[1], y, size, told, text=number, tint="ink", style="number"))
    found.append(word(f"{name}-goal", f"of {GOAL_TREASURES}", xs[1], y + size * 0.92, size * 0.35))
    return found


def word(name: str, text: str, x: float, y: float, size: float) -> Piece:
    """A caption."""
    return Piece(name, "text", x, y, size, "", text=text, tint="soft")


def small_bar(s: DicelandState, seat: int, name: str) -> list[Piece]:
    """Under a small board, large enough to read: treasures, and the colour that is nearest to complete."""
    left = [left_of(s, seat, colour) for colour in range(COLOURS)]
    best = left.index(min(left))
    told = f"{left[best]} left" if left[best] else "done"
    return [
        Piece(f"{name}-star", "star", -340, 232, 84, ""),
        Piece(
            f"{name}-treasures", "text", -285, 232, 68, "", text=f"{s.treasures[seat]} of {GOAL_TREASURES}",
            tint="ink", style="number", anchor="start",
        ),
        Piece(f"{name}-best", f"hex-{COLOUR_NAMES[best]}", 92, 232, 66, ""),
        Piece(f"{name}-left", "text", 140, 232, 68, "", text=told, tint="ink", style="number", anchor="start"),
    ]  # fmt: skip


def upright_bar(s: DicelandState, seat: int, y: float) -> Piece:
    """The status bar of a narrow screen, under the board."""
    name = f"board-{seat}"
    found: list[Piece] = []
    for colour in range(COLOURS):
        found.extend(colour_box(s, seat, colour, name, (10.0 + 50.0 * float(colour), 0.0), 21))
    found.extend(goal_boxes(s, seat, name, (328.0, 366.0), 0.0, 30))
    return Piece(f"bar-{seat}", "group", 0, y, 390, summary(s, seat), parts=tuple(found))
