"""The invariants notice what they are there for."""

from collections.abc import Callable

import pytest

from dicehall.core.rng import Rng
from dicehall.core.state import CHANCE
from dicehall.games.dicetopia.flow import Topia
from dicehall.games.dicetopia.terms import HAND, SEND, SPACES, UNUSED
from tests.games.dicetopia.invariants import invariants
from tests.games.dicetopia.table import game


def start() -> Topia:
    """A game just after its first agent was sent."""
    s, rng = game().start(3), Rng(2)
    assert isinstance(s, Topia)
    while s.step <= SEND:
        s.act(s.actor, s.legal()[0]) if s.actor != CHANCE else s.happen(rng.below(s.outcomes))
    return s


def lose_die(s: Topia) -> None:
    """A die of a Faction Board is gone."""
    s.cells[SPACES] = s.cells[SPACES + 6] = s.cells[SPACES + 12] = UNUSED


def lose_dice(s: Topia) -> None:
    """All dice of the City Board are gone."""
    for space in range(SPACES):
        s.cells[space] = UNUSED if s.cells[space] & 64 else s.cells[space]


def lose_card(s: Topia) -> None:
    """A hand has no cards any more."""
    s.put(0, HAND, 0)


@pytest.mark.parametrize("lose", [lose_die, lose_dice, lose_card])
def test_a_loss_is_noticed(lose: Callable[[Topia], None]) -> None:
    """Whatever is lost breaks an invariant."""
    s = start()
    invariants(s)
    lose(s)
    with pytest.raises(AssertionError):
        invariants(s)
