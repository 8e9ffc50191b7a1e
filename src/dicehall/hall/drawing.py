"""A scene on its way to a browser, as JSON text: whole, or what is different; with the players' names in it.

What is written here is what `messages` describes as `SceneData` and `SceneChange`. A piece that names no player looks
the same at every table, so what was written for it is kept in the piece.
"""

from json.encoder import encode_basestring
from typing import Final

import msgspec

from dicehall.core.difference import difference
from dicehall.core.scene import Piece, Scene
from dicehall.draw.names import renamed
from dicehall.hall.messages import PieceData

ENCODE: Final = msgspec.json.Encoder().encode
LONGEST: Final = 40
MOST_KEPT: Final = 20_000

_numbers: dict[float, int | float] = {}


class Easel:
    """Writes the scenes of one table."""

    __slots__ = ("known", "names")

    def __init__(self, names: list[str]) -> None:
        self.names: list[str] = [name if len(name) <= LONGEST else name[: LONGEST - 1] + "…" for name in names]
        self.known: dict[str, str] = {}

    def whole(self, scene: Scene) -> str:
        """The whole drawing."""
        pieces = ",".join([self.piece(piece) for piece in scene.pieces])
        size = f'"width":{number(scene.width)},"height":{number(scene.height)}'
        words = f'"title":{self.quoted(scene.title)},"ground":{quoted(scene.ground)},"shape":{quoted(scene.shape)}'
        return f'{{{size},{words},"pieces":[{pieces}]}}'

    def change(self, before: Scene, after: Scene) -> str:
        """What has to be done to the drawing before, to make the one after; nothing when nothing has."""
        found = difference(before, after)
        parts: list[str] = []
        if found.drop:
            parts.append(f'"drop":[{",".join([quoted(name) for name in found.drop])}]')
        if found.put:
            parts.append(f'"put":[{",".join([self.put(place.piece, place.at, place.on) for place in found.put])}]')
        if found.set:
            parts.append(f'"set":[{",".join([self.piece(piece) for piece in found.set])}]')
        if found.touch:
            parts.append(f'"touch":[{",".join([self.alone(piece) for piece in found.touch])}]')
        if before.width != after.width or before.height != after.height:
            parts.append(f'"width":{number(after.width)},"height":{number(after.height)}')
        if before.title != after.title:
            parts.append(f'"title":{self.quoted(after.title)}')
        if before.ground != after.ground:
            parts.append(f'"ground":{quoted(after.ground)}')
        return f"{{{','.join(parts)}}}" if parts else ""

    def put(self, piece: Piece, at: int, on: str) -> str:
        """A piece that is new in a place."""
        written = f'{{"piece":{self.piece(piece)},"at":{at}'
        return f'{written},"on":{quoted(on)}}}' if on else f"{written}}}"

    def piece(self, piece: Piece) -> str:
        """A piece with its parts."""
        alone = self.alone(piece)
        if not piece.parts:
            return alone
        return f'{alone[:-1]},"parts":[{",".join([self.piece(part) for part in piece.parts])}]}}'

    def alone(self, piece: Piece) -> str:
        """A piece without its parts."""
        if piece.written:
            return piece.written
        label, text = self.words(piece.label), self.words(piece.text)
        written = written_out(piece, label, text)
        if label is piece.label and text is piece.text:
            piece.written = written
        return written

    def quoted(self, text: str) -> str:
        """The text with the names of the players in it, as JSON."""
        return quoted(self.words(text))

    def words(self, text: str) -> str:
        """The text with the names of the players in it."""
        if "Player " not in text:
            return text
        found = self.known.get(text)
        if found is None:
            if len(self.known) >= MOST_KEPT:
                self.known.clear()
            found = self.known[text] = renamed(text, self.names)
        return found


def written_out(piece: Piece, label: str, text: str) -> str:
    """A piece with that label and text, without its parts."""
    data = PieceData(
        piece.id,
        piece.picture,
        short(piece.x),
        short(piece.y),
        short(piece.size),
        label,
        short(piece.turn),
        piece.tint,
        text,
        piece.action,
        piece.layer,
        piece.house,
        piece.anchor,
        piece.style,
        short(piece.strength),
        short(piece.scale),
    )
    written: bytes = ENCODE(data)
    return written.decode()


def quoted(text: str) -> str:
    """A text as JSON."""
    written: str = encode_basestring(text)
    return written


def number(value: float) -> str:
    """A measure as JSON."""
    return str(short(value))


def short(value: float) -> int | float:
    """A number without the digits that nobody sees; whole ones as ints, which are written without a point."""
    known = _numbers.get(value)
    if known is None:
        if len(_numbers) >= MOST_KEPT:
            _numbers.clear()
        whole = int(value)
        known = _numbers[value] = whole if whole == value else round(value, 3)
    return known
