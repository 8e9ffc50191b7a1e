"""A scene on its way to a browser: first whole, with the players' names; then what is different."""

from bisect import bisect_left
from collections.abc import Sequence
from typing import Final

from dicehall.core.scene import Piece, Scene
from dicehall.draw.names import renamed
from dicehall.hall.messages import PieceData, Put, SceneChange, SceneData

OWN: Final = tuple(name for name in PieceData.__struct_fields__ if name != "parts")
LONGEST: Final = 40


class Easel:
    """Turns scenes into data, one after the other; a piece that is the same object as before is not turned again."""

    __slots__ = ("known", "names")

    def __init__(self, names: Sequence[str]) -> None:
        self.names = [name if len(name) <= LONGEST else name[: LONGEST - 1] + "…" for name in names]
        self.known: dict[int, tuple[Piece, PieceData]] = {}

    def scene(self, scene: Scene) -> SceneData:
        """The whole drawing."""
        fresh: dict[int, tuple[Piece, PieceData]] = {}
        pieces = [self.piece(piece, fresh) for piece in scene.pieces]
        self.known = fresh
        title = self.words(scene.title)
        return SceneData(scene.width, scene.height, title, scene.ground, scene.shape, pieces)

    def piece(self, piece: Piece, fresh: dict[int, tuple[Piece, PieceData]]) -> PieceData:
        """A piece with its parts."""
        known = self.known.get(id(piece))
        if known is not None and known[0] is piece:
            fresh[id(piece)] = known
            return known[1]
        data = PieceData(
            piece.id,
            piece.picture,
            short(piece.x),
            short(piece.y),
            short(piece.size),
            self.words(piece.label),
            short(piece.turn),
            piece.tint,
            self.words(piece.text),
            piece.action,
            piece.layer,
            piece.house,
            piece.anchor,
            piece.style,
            piece.strength,
            piece.scale,
            [self.piece(part, fresh) for part in piece.parts],
        )
        fresh[id(piece)] = (piece, data)
        return data

    def words(self, text: str) -> str:
        """The text with the names of the players in it."""
        return renamed(text, self.names) if "Player " in text else text


def short(value: float) -> float:
    """A number without the digits that nobody sees; whole ones without a point."""
    rounded = round(value, 3)
    whole = int(rounded)
    return whole if whole == rounded else rounded


def difference(before: SceneData, after: SceneData) -> SceneChange | None:
    """What has to be done to the drawing before, to make the one after; None when nothing has."""
    change = SceneChange()
    compare_all(before.pieces, after.pieces, "", change)
    if (before.width, before.height) != (after.width, after.height):
        change.width, change.height = after.width, after.height
    if before.title != after.title:
        change.title = after.title
    if before.ground != after.ground:
        change.ground = after.ground
    return change if change != SceneChange() else None


def compare_all(before: Sequence[PieceData], after: Sequence[PieceData], on: str, change: SceneChange) -> None:
    """Compare the pieces that lie in one place."""
    if before is after:
        return
    old = {piece.id: piece for piece in before}
    kept = staying([piece.id for piece in before], [piece.id for piece in after])
    change.drop += [piece.id for piece in before if piece.id not in kept]
    for at, piece in enumerate(after):
        if piece.id in kept:
            compare(old[piece.id], piece, change)
        else:
            change.put.append(Put(piece, at, on))


def staying(before: list[str], after: list[str]) -> set[str]:
    """The ids that need not be moved: those in both, as many as lie in the same order."""
    if before == after:
        return set(before)
    place = {name: at for at, name in enumerate(before)}
    common = [name for name in after if name in place]
    ends: list[int] = []
    last: list[str] = []
    link: dict[str, str] = {}
    for name in common:  # the longest rising row of places, by patience sorting
        at = bisect_left(ends, place[name])
        if at:
            link[name] = last[at - 1]
        ends[at : at + 1] = [place[name]]
        last[at : at + 1] = [name]
    row: set[str] = set()
    name = last[-1] if last else ""
    while name:
        row.add(name)
        name = link.get(name, "")
    return row


def compare(before: PieceData, after: PieceData, change: SceneChange) -> None:
    """Compare two states of one piece."""
    if before is after or before == after:
        return
    if any(getattr(before, name) != getattr(after, name) for name in OWN):
        if not after.parts and not before.parts:
            change.set.append(after)
            return
        change.touch.append(PieceData(*[getattr(after, name) for name in OWN]))
    compare_all(before.parts, after.parts, after.id, change)
