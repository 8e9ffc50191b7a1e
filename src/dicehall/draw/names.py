"""The players' own names in a drawing: a game draws `Player 2`, for it does not know who plays."""

import re
from collections.abc import Sequence
from dataclasses import replace

from dicehall.core.scene import Piece, Scene

PLAYER = re.compile(r"\bPlayer (\d+)\b")


def with_names(scene: Scene, names: Sequence[str], longest: int = 40) -> Scene:
    """The scene with the players' names wherever it says `Player 1`, `Player 2`; long ones are cut to a length."""
    short = [name if len(name) <= longest else name[: longest - 1] + "…" for name in names]
    pieces = [piece_with_names(piece, short) for piece in scene.pieces]
    return replace(scene, title=renamed(scene.title, short), pieces=pieces)


def piece_with_names(piece: Piece, names: Sequence[str]) -> Piece:
    """A piece and its parts, with the names."""
    parts = tuple(piece_with_names(part, names) for part in piece.parts)
    words = [renamed(text, names) for text in (piece.text, piece.glyph, piece.label)]
    return replace(piece, text=words[0], glyph=words[1], label=words[2], parts=parts)


def renamed(text: str, names: Sequence[str]) -> str:
    """The text with the name of each player in place of the number."""

    def name(found: re.Match[str]) -> str:
        number = int(found[1])
        return names[number - 1] if 1 <= number <= len(names) else found[0]

    return PLAYER.sub(name, text)
