"""Dicetopia: six neighbourhoods, thirty dice, and factions that cheat."""

from dicehall.core.content import Content
from dicehall.core.game import Game


def make(content: Content) -> Game:
    """The game with this content."""
    from dicehall.games.dicetopia.game import Dicetopia  # noqa: PLC0415 - the rules load when they are wanted

    return Dicetopia(content)
