"""A scene on its way to a browser: whole, or what is different; with the players' names in it."""

from collections.abc import Sequence
from typing import Final

from dicehall.core.difference import difference
from dicehall.core.scene import Piece, Scene
from dicehall.draw.names import renamed
from dicehall.hall.messages import PieceData, Put, SceneChange, SceneData

LONGEST: Final = 40
MOST_KEPT: Final = 10_000

_kept: dict[int, tuple[Piece, PieceData]] = {}


class Easel:
    """Turns scenes of one table into data."""

    __slots__ = ("names",)

    def __init__(self, names: Sequence[str]) -> None:
        self.names = [name if len(name) <= LONGEST else name[: LONGEST - 1] + "…" for name in names]

    def whole(self, scene: Scene) -> SceneData:
        """The whole drawing."""
        pieces = [self.piece(piece) for piece in scene.pieces]
        return SceneData(scene.width, scene.height, self.words(scene.title), scene.ground, scene.shape, pieces)

    def change(self, before: Scene, after: Scene) -> SceneChange | None:
        """What has to be done to the drawing before, to make the one after; None when nothing has."""
        found = difference(before, after)
        change = SceneChange(
            drop=found.drop,
            put=[Put(self.piece(place.piece), place.at, place.on) for place in found.put],
            set=[self.piece(piece) for piece in found.set],
            touch=[self.alone(piece) for piece in found.touch],
        )
        if (before.width, before.height) != (after.width, after.height):
            change.width, change.height = after.width, after.height
        if before.title != after.title:
            change.title = self.words(after.title)
        if before.ground != after.ground:
            change.ground = after.ground
        return change if change != SceneChange() else None

    def piece(self, piece: Piece) -> PieceData:
        """A piece with its parts. Games keep those that never change: they are turned into data once for all tables."""
        known = _kept.get(id(piece))
        if known is not None and known[0] is piece:
            return known[1]
        data = self.alone(piece)
        if piece.parts:
            data.parts = [self.piece(part) for part in piece.parts]
        elif data.label == piece.label and data.text == piece.text:
            keep(piece, data)
        return data

    def alone(self, piece: Piece) -> PieceData:
        """A piece without its parts."""
        return PieceData(
            piece.id,
            piece.picture,
            short(piece.x),
            short(piece.y),
            short(piece.size),
            self.words(piece.label),
            short(piece.turn) if piece.turn else 0,
            piece.tint,
            self.words(piece.text),
            piece.action,
            piece.layer,
            piece.house,
            piece.anchor,
            piece.style,
            short(piece.strength),
            short(piece.scale),
        )

    def words(self, text: str) -> str:
        """The text with the names of the players in it."""
        return renamed(text, self.names) if "Player " in text else text


def keep(piece: Piece, data: PieceData) -> None:
    """Keep what a piece looks like as data; the piece is kept with it, so that its identity stays its own."""
    if len(_kept) >= MOST_KEPT:
        _kept.clear()
    _kept[id(piece)] = piece, data


def short(value: float) -> float:
    """A number without the digits that nobody sees; whole ones without a point."""
    whole = int(value)
    return whole if whole == value else round(value, 3)
