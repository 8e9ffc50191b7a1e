"""Diceland: cross off territories on your own board, with your dice and with those the others leave over."""

from dicehall.core.content import Content
from dicehall.core.game import Game


def make(content: Content) -> Game:
    """Diceland, played on the boards of that content."""
    from dicehall.games.diceland.game import DicelandGame  # noqa: PLC0415 - compiled modules load when first played

    return DicelandGame(content)
