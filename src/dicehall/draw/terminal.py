"""A scene as coloured text for a terminal: glyphs in character cells, legal ones bracketed, never colour alone."""

from collections.abc import Collection
from dataclasses import dataclass

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from dicehall.core.scene import TERMINAL, Piece, Scene
from dicehall.draw.art import Palette, palette
from dicehall.draw.art import colour as shade_of

BRIGHT = 0.55
NO_STYLE = Style.null()


@dataclass
class Cell:
    """One character of the picture and how it is set."""

    sign: str = " "
    style: Style = NO_STYLE


class Sheet:
    """A grid of characters to write on."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.rows = [[Cell() for _ in range(width)] for _ in range(height)]

    def write(self, x: int, y: int, text: str, style: Style) -> None:
        """Put a line of text at a place; what would lie beyond the edge is left off."""
        if not 0 <= y < len(self.rows):
            return
        for sign in text:
            if 0 <= x < self.width:
                self.rows[y][x] = Cell(sign, style)
            x += cell_len(sign)

    def text(self, plain: bool) -> Text:
        """The sheet as rich text; plain leaves every colour out."""
        whole = Text(no_wrap=True, overflow="crop", end="")
        for number, row in enumerate(self.rows):
            whole.append("\n" if number else "")
            for cell in row[: last_used(row)]:
                whole.append(cell.sign, Style(bold=cell.style.bold) if plain else cell.style)
        return whole


def last_used(row: list[Cell]) -> int:
    """How many cells of a row there are up to the last that shows anything."""
    used = [x for x, cell in enumerate(row) if cell.sign != " " or cell.style.bgcolor is not None]
    return used[-1] + 1 if used else 0


def terminal(
    scene: Scene, width: int = 80, colour: bool = True, lit: Collection[int] = (), theme: str = "dark"
) -> Text:
    """The scene as rich text: `rich.print` it, or take its `.plain`.

    A scene laid out for the terminal is drawn cell by cell; any other is spread over the width by the places of its
    pieces. Lit pieces stand in brackets and bold.
    """
    colours = palette(scene.game, theme)
    legal = frozenset(lit)
    if scene.shape == TERMINAL:
        sheet = Sheet(min(width, int(scene.width)), int(scene.height))
        across = down = 1.0
    else:
        across = width / scene.width
        down = across / 2
        sheet = Sheet(width, max(1, round(scene.height * down)))
    for piece in sorted(shown(scene), key=lambda piece: piece.layer):
        draw(sheet, piece, round(piece.x * across), round(piece.y * down), colours, legal)
    return sheet.text(plain=not colour)


def shown(scene: Scene) -> list[Piece]:
    """The pieces that a terminal can show: those that have a glyph or are words."""
    return [piece for piece in scene.pieces if piece.glyph or piece.text]


def draw(sheet: Sheet, piece: Piece, x: int, y: int, colours: Palette, legal: frozenset[int]) -> None:
    """One piece onto the sheet."""
    style = look(piece, colours)
    is_lit = piece.action >= 0 and piece.action in legal
    for number, line in enumerate((piece.glyph or piece.text).split("\n")):
        sheet.write(x, y + number, bracketed(line) if is_lit else line, style + Style(bold=True) if is_lit else style)


def look(piece: Piece, colours: Palette) -> Style:
    """How a piece is set: words in their tint, anything else on a ground of its tint.

    Plain and soft words keep the terminal's own colour, so that they can be read on a light ground and on a dark one.
    """
    heavy = True if piece.style in ("title", "number", "strong") else None
    faint = True if piece.strength < 1 or piece.tint == "soft" else None
    if piece.tint in ("", "ink", "soft"):
        return Style(bold=heavy, dim=faint)
    shade = shade_of(piece.tint, colours)
    if piece.picture == "text":
        return Style(color=shade, bold=heavy, dim=faint)
    return Style(color="#000000" if brightness(shade) > BRIGHT else "#ffffff", bgcolor=shade)


def brightness(shade: str) -> float:
    """How bright `#rrggbb` looks, 0 to 1."""
    red, green, blue = (int(shade[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return 0.299 * red + 0.587 * green + 0.114 * blue


def bracketed(line: str) -> str:
    """The line with brackets in place of its blank ends; without blank ends, round it."""
    left, right = line.startswith(" "), line.endswith(" ") and len(line) > 1
    return ("[" + line[1:] if left else line) if not right else ("[" + line[1:-1] + "]" if left else line[:-1] + "]")
