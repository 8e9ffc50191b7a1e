"""A drawing is data: a list of pieces, each with a place. Browser, SVG, PNG and terminal all draw this list."""

from dataclasses import dataclass
from typing import Final

WIDE: Final = "wide"
TALL: Final = "tall"


@dataclass(frozen=True)
class Piece:
    """One thing that lies on the table.

    `picture` names a drawing in the game's `art/`, or `text` for plain words. `x`, `y` is its middle, in the scene's
    own units; `size` its width (a picture keeps its shape; for text it is the height of the letters). A piece keeps its
    `id` as long as it is the same thing, so moving it animates by itself. `action` is what a click on it means
    (-1: nothing); whether that is legal now is not the scene's business.
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


@dataclass(frozen=True)
class Scene:
    """The whole drawing: its extent, its pieces in painting order, and a sentence that says what it shows."""

    width: float
    height: float
    pieces: list[Piece]
    title: str = ""
    ground: str = ""
    columns: int = 0


@dataclass(frozen=True)
class Fact:
    """One line of a seat's panel: `Fact("treasures", "5 of 9")`."""

    name: str
    value: str
