"""A drawing is data: a list of pieces, each with a place. Browser, SVG, PNG and terminal all draw this list."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from mypy_extensions import mypyc_attr

WIDE: Final = "wide"
TALL: Final = "tall"
TERMINAL: Final = "terminal"


@mypyc_attr(acyclic=True)  # there are very many: the collector of cycles need not know them
@dataclass(init=False)
class Piece:
    """One thing that lies on the table.

    `picture` names a drawing in the game's `art/` (or one of the house's own), `text` for plain words, `group` for
    something that consists of its parts alone. `x`, `y` is its middle, in the scene's own units; `size` its width (a
    picture keeps its shape; for text it is the height of the letters). A piece keeps its `id` as long as it is the
    same thing, so moving it animates by itself. `action` is what a click on it means (-1: nothing); whether that is
    legal now is not the scene's business.

    `tint` names a colour of the palette: a picture shows it wherever it says `currentColor`. `parts` lie on the piece
    and go where it goes: their places count from its middle, `scale` times as large. `style` and `anchor` are for
    text: how it is set, and which end of it lies at the place. `strength` is 1 for solid, less for what is faint.
    Pieces are painted by `layer`, then in the order of the list.

    In a scene laid out for the terminal, units are character cells: `x`, `y` is the first cell of the `glyph`
    (which may have several lines), a text is written in its tint, anything else on a ground of its tint.

    `written` is left to whom writes the piece down often: what he wrote.

    Nobody changes a piece that was made. It is not frozen all the same, and is made by a method of its own: a drawing
    has hundreds of pieces, and what `dataclass` writes costs a compiled program forty times as much.
    """

    id: str
    picture: str
    x: float
    y: float
    size: float
    label: str
    turn: float = 0.0
    tint: str = ""
    text: str = ""
    glyph: str = ""
    action: int = -1
    layer: int = 0
    house: bool = False
    anchor: str = "middle"
    style: str = "text"
    strength: float = 1.0
    scale: float = 1.0
    parts: "tuple[Piece, ...]" = ()
    written: str = field(init=False, default="", compare=False, repr=False)

    def __init__(
        self,
        id: str,
        picture: str,
        x: float,
        y: float,
        size: float,
        label: str,
        turn: float = 0.0,
        tint: str = "",
        text: str = "",
        glyph: str = "",
        action: int = -1,
        layer: int = 0,
        house: bool = False,
        anchor: str = "middle",
        style: str = "text",
        strength: float = 1.0,
        scale: float = 1.0,
        parts: "tuple[Piece, ...]" = (),
    ) -> None:
        self.id = id
        self.picture = picture
        self.x = x
        self.y = y
        self.size = size
        self.label = label
        self.turn = turn
        self.tint = tint
        self.text = text
        self.glyph = glyph
        self.action = action
        self.layer = layer
        self.house = house
        self.anchor = anchor
        self.style = style
        self.strength = strength
        self.scale = scale
        self.parts = parts
        self.written = ""


@dataclass(init=False)
class Scene:
    """The whole drawing: its extent, its pieces, whose pictures they are, and a sentence that says what it shows."""

    width: float
    height: float
    pieces: list[Piece]
    title: str = ""
    ground: str = "ground"
    game: str = ""
    shape: str = WIDE

    def __init__(
        self,
        width: float,
        height: float,
        pieces: list[Piece],
        title: str = "",
        ground: str = "ground",
        game: str = "",
        shape: str = WIDE,
    ) -> None:
        self.width = width
        self.height = height
        self.pieces = pieces
        self.title = title
        self.ground = ground
        self.game = game
        self.shape = shape

    def all_pieces(self) -> list[Piece]:
        """Every piece, parts of pieces included."""
        found: list[Piece] = []
        waiting = list(reversed(self.pieces))
        while waiting:
            piece = waiting.pop()
            found.append(piece)
            waiting.extend(reversed(piece.parts))
        return found


@mypyc_attr(acyclic=True)
@dataclass(init=False)
class Fact:
    """One line of a seat's panel: `Fact("treasures", "5 of 9")`."""

    name: str
    value: str

    def __init__(self, name: str, value: str) -> None:
        self.name = name
        self.value = value


Painter = Callable[[Scene, list[int]], str]

_painters: list[Painter] = []


def paint_with(painter: Painter) -> None:
    """Let notebooks show positions as this painter draws them; core itself cannot draw."""
    _painters[:] = [painter]


def painted(scene: Scene, legal: list[int]) -> str | None:
    """The scene as SVG with the legal pieces lit, or None where nothing draws."""
    return _painters[0](scene, legal) if _painters else None


def plain_scene(title: str, game: str, names: list[str], facts: list[list[Fact]]) -> Scene:
    """A drawing for a game without one of its own: what can be read off about each seat, one seat under the other."""
    pieces: list[Piece] = []
    y = 1.0
    for seat in range(len(names)):
        shown = "   ".join([f"{fact.name}: {fact.value}" for fact in facts[seat]])
        pieces.append(
            Piece(f"seat-{seat}", "text", 1, y, 1, names[seat], text=names[seat], style="strong", anchor="start")
        )
        pieces.append(Piece(f"facts-{seat}", "text", 14, y, 1, shown or names[seat], text=shown, anchor="start"))
        y += 1
    return Scene(80, y + 1, pieces, title, game=game, shape=TERMINAL)
