"""§12 Research: technologies."""

import pytest

from dicehall.games.dicesettlers.flow import Settlers
from dicehall.games.dicesettlers.terms import KNOWN
from tests.games.dicesettlers.table import choices, dice, do, is_passed, table, tokens, turn, why

LEARNED = "20 at 0,0: blue; 18 at 1,0: blue"


def researching(has: str, show: str = "Drilled Troops", picture: str = LEARNED) -> Settlers:
    """Blue begins to research with two Research icons."""
    s = turn(table(picture, show=show, blue=f"dice: grey Research, grey Research | {has}"))
    return do(s, "main Research")


def test_12_1_the_rulebooks_drilled_troops() -> None:
    """Two Research icons, presence on forest and mountains, an Iron."""
    s = do(researching("tokens: Iron"), "study Drilled Troops", "spend grey Research", "spend grey Research")
    assert (s.of(0, KNOWN), tokens(s, "blue")) == (1, [])


@pytest.mark.parametrize(
    ("picture", "has"),
    [("20 at 0,0: blue", "tokens: Iron"), (LEARNED, "tokens: Wood"), (LEARNED, "tokens: Iron | cards: Drilled Troops")],
)
def test_12_1_terrain_tokens_and_not_had_yet(picture: str, has: str) -> None:
    """Without the forest, without Iron, or with the marker there: nothing to research."""
    s = turn(table(picture, show="Drilled Troops", blue=f"dice: grey Research, grey Research | {has}"))
    assert is_passed(s)


def test_12_1_reasons_are_given() -> None:
    """No plains, no Wood, not on display."""
    s = researching("tokens: Iron", "Drilled Troops, Stability, Stockades")
    assert [why(s, f"study {name}") for name in ("Stability", "Stockades", "Gusher")] == ["12.1", "12.2", "12.1"]


def test_12_2_gold_may_stand_in() -> None:
    """Iron or Gold: blue is asked."""
    s = do(researching("tokens: Iron, Gold"), "study Drilled Troops")
    assert choices(s) == ["pay 0 food, 0 wood, 0 iron, 1 gold", "pay 0 food, 0 wood, 1 iron, 0 gold"]
    do(s, "pay 0 food, 0 wood, 0 iron, 1 gold")
    assert tokens(s, "blue") == ["Iron"]


def test_12_2_exactly_as_many_icons() -> None:
    """With three dice two are spent."""
    s = researching("dice: grey Research | tokens: Iron")
    do(s, "study Drilled Troops", "spend grey Research", "spend grey Research")
    assert dice(s, "blue") == ["grey Research"]


def test_12_3_several_players_may_have_it() -> None:
    """Vermilion's marker lies there already."""
    s = table(LEARNED, blue="dice: grey Research, grey Research | tokens: Iron", vermilion="cards: Drilled Troops")
    do(turn(s), "main Research", "study Drilled Troops", "spend grey Research", "spend grey Research")
    assert (s.of(0, KNOWN), s.of(1, KNOWN)) == (1, 1)


def test_12_4_once_a_round() -> None:
    """Scouts are flipped for one Explore icon, and give no second one."""
    s = turn(
        table(
            "24 at 0,0: blue; 18 at 1,0: vermilion; 20 at 0,1: green",
            seats=3,
            blue="dice: white Explore | cards: Scouts",
        )
    )
    do(s, "main Explore", "spend white Explore", "flip Scouts")
    assert s.has_flipped(0, 0)
    assert s.count == 2
