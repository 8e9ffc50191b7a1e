"""The invariants notice what they are there for."""

import pytest

import dicehall
from dicehall.games.deckodice.state import HAND, POINTS, DeckState
from tests.games.deckodice.invariants import invariants


def start() -> DeckState:
    """The very beginning, for two."""
    state = dicehall.game("deckodice").start(2)
    assert isinstance(state, DeckState)
    return state


def test_a_lost_card_is_noticed() -> None:
    """A card that is nowhere breaks the first invariant."""
    state = start()
    state.unseen &= ~1
    with pytest.raises(AssertionError):
        invariants(state)


def test_a_point_too_many_is_noticed() -> None:
    """A point without a card breaks the second."""
    state = start()
    state.at[POINTS] = 1
    with pytest.raises(AssertionError):
        invariants(state)


def test_a_lost_minion_is_noticed() -> None:
    """A minion that is not there breaks the third."""
    state = start()
    state.at[HAND] = 31
    with pytest.raises(AssertionError):
        invariants(state)
