"""The invariants notice what they are there for."""

import pytest

import dicehall
from dicehall.conformance import Setting
from dicehall.conformance.walk import walk
from dicehall.core.rng import Rng
from dicehall.games.dystopolis.flow import Dystopolis
from dicehall.games.dystopolis.terms import CASH, MOST_SEATS, REWARDS
from tests.games.dystopolis.invariants import in_city, invariants


@pytest.fixture
def state() -> Dystopolis:
    """The middle of a game for three."""
    setting = Setting(dicehall.game("dystopolis"), 3, {"intrigue": "1", "conditions": "off"})
    *_, position = (position for _, position in zip(range(120), walk(setting, Rng(1)), strict=False))
    assert isinstance(position.state, Dystopolis)
    invariants(position.state)
    return position.state


def test_money_out_of_nowhere_is_noticed(state: Dystopolis) -> None:
    """One MD too many."""
    state.seat[CASH] += 1
    with pytest.raises(AssertionError):
        invariants(state)


def test_a_lost_connection_is_noticed(state: Dystopolis) -> None:
    """A company that forgets its neighbours."""
    state.links[in_city(state)[0]] = 0
    with pytest.raises(AssertionError):
        invariants(state)


def test_an_investment_outside_the_city_is_noticed(state: Dystopolis) -> None:
    """In a company that is still in its stack."""
    outside = next(tile for tile in range(40) if (state.stack >> tile) & 1 == 1)
    state.token[outside * MOST_SEATS] += 1
    with pytest.raises(AssertionError):
        invariants(state)


def test_a_reward_of_two_is_noticed(state: Dystopolis) -> None:
    """Both have the same one."""
    state.seat[REWARDS] = state.seat[REWARDS + 1] = 1
    with pytest.raises(AssertionError):
        invariants(state)


def test_a_cell_covered_by_nobody_is_noticed(state: Dystopolis) -> None:
    """A mark far away from the city."""
    state.row[1] = 1 << 20
    with pytest.raises(AssertionError):
        invariants(state)
