"""§15 Free actions."""

import pytest

from dicehall.games.dicesettlers.terms import CABINS, OWNER, Log
from tests.games.dicesettlers.table import choices, do, supply, table, tents, tokens, told, turn, why


def test_15_1_a_tent_comes_back_and_the_factory_works() -> None:
    """Forest 16 gives a Wood."""
    s = do(turn(table("16 at 0,0: blue blue"), lap=1), "factory Forest 16")
    assert (tents(s, 16), supply(s, "blue"), tokens(s, "blue")) == ([1, 0], 7, ["Wood"])


def test_15_1_once_a_round() -> None:
    """A second tent does not help."""
    s = do(turn(table("16 at 0,0: blue blue; 25 at 1,0: blue"), lap=1), "factory Forest 16")
    assert choices(s) == ["factory Plains 25", "end turn"]
    assert why(s, "factory Forest 16") == "15.1"


def test_15_1_each_player_may_use_it() -> None:
    """Blue has, vermilion still may."""
    s = do(turn(table("16 at 0,0: blue vermilion vermilion"), lap=1), "factory Forest 16")
    assert (s.actor, choices(s)) == (1, ["factory Forest 16", "end turn"])


def test_15_1_control_is_not_needed_but_a_tent() -> None:
    """Beside a house of vermilion; but not with a house alone."""
    assert "factory Forest 16" in choices(turn(table("16 at 0,0: blue vermilion-house"), lap=1))
    s = turn(table("16 at 0,0: blue-house; 25 at 1,0: blue"), lap=1)
    assert why(s, "factory Forest 16") == "15.1"


def test_15_1_only_factories() -> None:
    """Plains 24 gives nothing."""
    assert why(turn(table("24 at 0,0: blue; 25 at 1,0: blue"), lap=1), "factory Plains 24") == "15.1"


@pytest.mark.parametrize(
    ("owners", "may"), [("blue " * 5 + "vermilion vermilion", True), ("blue " * 5 + "vermilion " * 3, False)]
)
def test_15_2_three_tents_more_than_anybody(owners: str, may: bool) -> None:
    """The rulebook's five against two; not against three."""
    s = turn(table(f"24 at 0,0: {owners}; 25 at 1,0: blue"), lap=1)
    assert ("govern Plains 24" in choices(s)) == may


def test_15_2_three_tents_for_a_house() -> None:
    """They go to the general supply."""
    s = do(turn(table("24 at 0,0: blue blue blue blue"), lap=1), "govern Plains 24")
    assert (tents(s, 24), supply(s, "blue"), s.of(0, CABINS)) == ([1, 0], 6, 4)
    assert s.tile[OWNER + 23] == 0
    assert told(s, Log.GOVERNED) == [(0, 23, 0)]


def test_15_2_no_second_house() -> None:
    """Where one stands nobody governs."""
    s = turn(table("24 at 0,0: blue-house blue blue blue; 25 at 1,0: blue"), lap=1)
    assert why(s, "govern Plains 24") == "15.2"


def test_15_2_not_without_a_house_at_hand() -> None:
    """All five stand."""
    houses = "; ".join(f"{number} at {number},0: blue-house" for number in (8, 10, 12, 14, 18))
    s = turn(table(f"24 at 0,0: blue blue blue; 25 at 1,0: blue; {houses}"), lap=1)
    assert why(s, "govern Plains 24") == "2.5"
