"""Deck-O-Dice: six dice creatures a side, and one deck that rolls for all of them."""

from dicehall.core.content import Content
from dicehall.games.deckodice.game import DeckODiceGame


def make(content: Content) -> DeckODiceGame:
    """The game with its content."""
    return DeckODiceGame(content)
