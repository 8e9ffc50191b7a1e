"""The boards as somebody typed them in: read, checked, and told exactly what is wrong with them."""

from typing import Final, Literal

from mypy_extensions import mypyc_attr

from dicehall.core.content import Content, expect
from dicehall.core.table import Table
from dicehall.games.diceland.board import (
    BITS,
    COLOUR_NAMES,
    COLOURS,
    Board,
    Box,
)
from dicehall.games.diceland.drawing import LETTERS, OBSTACLE, OUTSIDE, START, Drawing, space_name

FILE: Final = "boards.toml"
COLOUR_LETTERS: Final = "rygboa"
WORDS: Final = "r. y. g. b. o. a. (with * for a treasure), ## obstacle, () start, -- outside the board"
TREASURES: Final = 12
FEWEST_BOARDS: Final = 8
MOST_ROWS: Final = 60
HOUSE_SPACES: Final = 112
HOUSE_OBSTACLES: Final = 3
HOUSE_SIZES: Final = [3, 4, 5, 6]


@mypyc_attr(native_class=False)
class BoardText(Table):
    """One side of a board, as it is written in the file. Quoted types reach msgspec whole."""

    name: str
    origin: 'Literal["rulebook", "inferred", "house"]'
    picture: str


@mypyc_attr(native_class=False)
class BoardsFile(Table):
    """The whole of boards.toml."""

    board: "list[BoardText]"


def read_box(content: Content) -> Box:
    """All boards of the content; raises ContentError where one of them cannot be played on."""
    texts = content.read(FILE, BoardsFile).board
    check_names([text.name for text in texts])
    drawings = [read_drawing(text) for text in texts]
    columns = max(drawing.columns for drawing in drawings)
    rows = max(drawing.rows for drawing in drawings)
    boards = [
        Board(text.name, text.origin, drawing.widened(columns)) for text, drawing in zip(texts, drawings, strict=True)
    ]
    return Box(boards, rows, columns)


def check_names(names: list[str]) -> None:
    """There are pairs of sides, enough for four players, each with a letter of its own."""
    expect(
        len(names) >= FEWEST_BOARDS and len(names) % 2 == 0,
        f"expected two sides each of at least four boards, so 8, 10, 12 ... [[board]] tables; found {len(names)}",
        FILE,
    )
    for number, name in enumerate(names):
        where = f"{FILE}, board {number + 1}"
        expect(len(name) == 1 and "A" <= name <= "Z", f"name is a capital letter A to Z, not {name!r}", where)
        expect(name not in names[:number], f"there are two boards {name}; every side has its own letter", where)


def read_drawing(text: BoardText) -> Drawing:
    """The board that a picture shows, checked."""
    where = f"{FILE}, board {text.name}"
    lines = [line.split() for line in text.picture.splitlines() if line.strip()]
    expect(bool(lines), "the picture is empty; the head of the file shows how a board is drawn", where)
    check_shape(lines, where)
    drawing = Drawing(len(lines), len(lines[0]))
    for row, line in enumerate(lines):
        for column, word in enumerate(line):
            put_word(drawing, row * drawing.columns + column, word, f"{where}, row {row + 1}, space {column + 1}")
    check_drawing(drawing, where)
    return drawing


def check_shape(lines: list[list[str]], where: str) -> None:
    """All rows have the same number of spaces, and not too many."""
    columns = len(lines[0])
    expect(columns <= len(LETTERS), f"a row has at most {len(LETTERS)} spaces; found {columns}", where)
    expect(len(lines) <= MOST_ROWS, f"a board has at most {MOST_ROWS} rows; found {len(lines)}", where)
    for number, line in enumerate(lines):
        text = f"expected {columns} spaces as in row 1, found {len(line)}; write -- where the board has no space"
        expect(len(line) == columns, text, f"{where}, row {number + 1}")


def put_word(drawing: Drawing, space: int, word: str, where: str) -> None:
    """Draw what one word of the picture says."""
    signs = {"##": OBSTACLE, "()": START, "--": OUTSIDE}
    if word in signs:
        drawing.colour[space] = signs[word]
        return
    known = len(word) == 2 and word[0].lower() in COLOUR_LETTERS and word[1] in ".*"
    expect(known, f"{word!r} is no space; the words are {WORDS}", where)
    drawing.colour[space] = COLOUR_LETTERS.index(word[0].lower())
    drawing.treasure[space] = 1 if word[1] == "*" else 0
    drawing.mark[space] = 1 if word[0].isupper() else 0


def check_drawing(drawing: Drawing, where: str) -> None:
    """One start, twelve treasures, every colour there, and every space within reach."""
    starts = drawing.colour.count(START)
    expect(starts == 1, f"expected one start, written (); found {starts}", where)
    check_treasures(drawing, where)
    for colour in range(COLOURS):
        spaces = len(drawing.spaces_of(colour))
        expect(spaces > 0, f"expected {COLOUR_NAMES[colour]} spaces; found none", where)
        expect(spaces <= BITS, f"expected at most {BITS} {COLOUR_NAMES[colour]} spaces; found {spaces}", where)
    lost = [space_name(space, drawing.columns) for space in drawing.unreachable()]
    expect(not lost, f"every space must be within reach of the start; cut off: {', '.join(lost)}", where)


def check_treasures(drawing: Drawing, where: str) -> None:
    """§1.3 There are twelve treasures."""
    found = sum(drawing.treasure)
    expect(found == TREASURES, f"expected {TREASURES} treasures, written r* y* g* ...; found {found}", where)


def remarks(board: Board) -> list[str]:
    """In what a board differs from those of ours: no mistake, but worth a second look when it was typed in."""
    drawing = board.drawing
    found: list[str] = []
    spaces = len(drawing.colour) - drawing.colour.count(OUTSIDE)
    if spaces != HOUSE_SPACES:
        found.append(f"has {spaces} spaces instead of {HOUSE_SPACES}")
    obstacles = drawing.colour.count(OBSTACLE)
    if obstacles != HOUSE_OBSTACLES:
        found.append(f"has {obstacles} obstacle{'' if obstacles == 1 else 's'} instead of {HOUSE_OBSTACLES}")
    for colour in range(COLOURS):
        found.extend(colour_remarks(drawing, colour))
    return [f"board {board.name} {remark}" for remark in found]


def colour_remarks(drawing: Drawing, colour: int) -> list[str]:
    """What is unusual about the territories and treasures of a colour."""
    name = COLOUR_NAMES[colour]
    found: list[str] = []
    territories = drawing.territories(colour)
    sizes = sorted(len(territory) for territory in territories)
    if sizes != HOUSE_SIZES:
        found.append(f"has {name} territories of {', '.join(map(str, sizes))} spaces instead of 3, 4, 5, 6")
    treasures = [sum(drawing.treasure[space] for space in territory) for territory in territories]
    if sum(treasures) != 2:
        found.append(f"has {sum(treasures)} {name} treasure{'' if sum(treasures) == 1 else 's'} instead of 2")
    elif max(treasures) > 1:
        found.append(f"has both {name} treasures in one territory")
    return found
