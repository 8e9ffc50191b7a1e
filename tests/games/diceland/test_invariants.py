"""The invariants notice what they are there for."""

import pytest

import dicehall
from dicehall.conformance import Setting
from dicehall.conformance.walk import walk
from dicehall.core.rng import Rng
from dicehall.games.diceland.state import DicelandState
from tests.games.diceland.invariants import invariants


@pytest.fixture
def state() -> DicelandState:
    """The middle of a game for two."""
    setting = Setting(dicehall.game("diceland"), 2, {})
    *_, position = (position for _, position in zip(range(400), walk(setting, Rng(1)), strict=False))
    assert isinstance(position.state, DicelandState)
    invariants(position.state)
    return position.state


def test_a_lost_die_is_noticed(state: DicelandState) -> None:
    """Five dice where there should be six."""
    state.aside -= 1
    with pytest.raises(AssertionError):
        invariants(state)


def test_a_cross_too_many_is_noticed(state: DicelandState) -> None:
    """All spaces of a colour are crossed off at once, far from any cross."""
    state.free[0] = 0
    with pytest.raises(AssertionError):
        invariants(state)


def test_a_treasure_too_many_is_noticed(state: DicelandState) -> None:
    """A treasure that nobody has crossed off."""
    state.treasures[1] += 1
    with pytest.raises(AssertionError):
        invariants(state)
