"""The invariants notice what they are there for."""

from collections.abc import Callable

import pytest

from dicehall.core.rng import Rng
from dicehall.core.state import CHANCE
from dicehall.games.dicesettlers.flow import Settlers
from dicehall.games.dicesettlers.terms import BAG, CABINS, ICON, NEAR, PRESENT, SUPPLY
from tests.games.dicesettlers.invariants import invariants
from tests.games.dicesettlers.table import start


def middle() -> Settlers:
    """A game in its third round."""
    s, rng = start(3), Rng(3)
    while s.round < 3:
        s.happen(rng.below(s.outcomes)) if s.actor == CHANCE else s.act(s.actor, s.legal()[-1])
    return s


def lose_die(s: Settlers) -> None:
    """A die is neither in the supply nor with anybody."""
    s.pool[SUPPLY] -= 1


def lose_house(s: Settlers) -> None:
    """One house fewer."""
    s.add(0, CABINS, -1)


def lose_presence(s: Settlers) -> None:
    """Tents that nobody knows of."""
    s.put(0, PRESENT, 0)


def lose_neighbour(s: Settlers) -> None:
    """A tile that has forgotten its neighbours."""
    s.tile[NEAR] = s.tile[NEAR + 1] = s.tile[NEAR + 2] = s.tile[NEAR + 3] = 1 << 39


def lose_cell(s: Settlers) -> None:
    """An open cell is not open any more."""
    s.spots -= 1


def lose_icon(s: Settlers) -> None:
    """A die is active and not counted."""
    s.add(1, ICON, 1)


def lose_points(s: Settlers) -> None:
    """VP that nobody has got."""
    s.points = 0


def owe_a_die(s: Settlers) -> None:
    """Fewer dice in the bag than none."""
    s.put(0, BAG, s.of(0, BAG) - 9)
    s.pool[SUPPLY] += 9


LOSSES = [lose_die, lose_house, lose_presence, lose_neighbour, lose_cell, lose_icon, lose_points, owe_a_die]


@pytest.mark.parametrize("lose", LOSSES)
def test_a_loss_is_noticed(lose: Callable[[Settlers], None]) -> None:
    """Whatever is lost breaks an invariant."""
    s = middle()
    invariants(s)
    lose(s)
    with pytest.raises(AssertionError):
        invariants(s)
