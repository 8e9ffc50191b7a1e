"""§11 Trade: tokens and dice become points."""

import pytest

from dicehall.games.dicesettlers.flow import Settlers
from dicehall.games.dicesettlers.terms import REMOVED, SUPPLY
from tests.games.dicesettlers.table import choices, do, is_passed, points, table, tokens, turn, why


def trading(has: str, icons: int = 1) -> Settlers:
    """Blue trades with so many icons."""
    dice_text = ", ".join(["brown Trade"] * icons)
    return do(
        turn(table(blue=f"dice: {dice_text} | {has or 'tents: 6'}")), "main Trade", *["spend brown Trade"] * icons
    )


def test_11_1_each_icon_is_used_for_one_thing() -> None:
    """Two icons: a pair of tokens and a die."""
    s = do(trading("tokens: Food, Wood", 2), "sell 1 food, 1 wood, 0 iron, 0 gold", "sell spent brown")
    assert points(s, "blue") == 5


def test_11_1_one_may_stop_after_the_first() -> None:
    """Not before."""
    s = trading("tokens: Food, Wood", 2)
    assert why(s, "done") == "11.1"
    do(s, "sell 1 food, 1 wood, 0 iron, 0 gold", "done")
    assert points(s, "blue") == 2


def test_11_1_no_more_icons_than_there_is_to_sell() -> None:
    """Scouts as Trade icons do not exist; three dice, three sales."""
    s = trading("bag: white", 3)
    do(s, "sell spent brown", "sell spent brown", "sell spent brown")
    assert is_passed(s)


@pytest.mark.parametrize(
    ("have", "sale", "gain"),
    [
        ("Iron, Iron, Iron", "0 food, 0 wood, 3 iron, 0 gold", 6),
        ("Wood, Gold, Gold", "0 food, 1 wood, 0 iron, 2 gold", 6),
        ("Gold, Gold, Gold", "0 food, 0 wood, 0 iron, 3 gold", 6),
        ("Food, Wood, Iron", "1 food, 1 wood, 1 iron, 0 gold", 5),
        ("Food, Wood, Gold", "1 food, 1 wood, 0 iron, 1 gold", 5),
        ("Food, Food", "2 food, 0 wood, 0 iron, 0 gold", 2),
        ("Food, Gold", "1 food, 0 wood, 0 iron, 1 gold", 2),
    ],
)
def test_11_2_what_sets_of_tokens_bring(have: str, sale: str, gain: int) -> None:
    """Three identical, three different, any two; Gold stands for anything."""
    s = do(trading(f"tokens: {have}"), f"sell {sale}")
    assert (points(s, "blue"), tokens(s, "blue")) == (gain, [])


def test_11_2_two_alike_and_another_are_no_set() -> None:
    """Food, Food, Wood: only pairs."""
    sales = [name for name in choices(trading("tokens: Food, Food, Wood")) if name.startswith("sell ") and "," in name]
    assert sales == ["sell 1 food, 1 wood, 0 iron, 0 gold", "sell 2 food, 0 wood, 0 iron, 0 gold"]


@pytest.mark.parametrize("sale", ["sell spent white", "sell active grey Raid", "sell spent brown"])
def test_11_3_a_die_brings_three(sale: str) -> None:
    """A spent one, an active one, even the one that has just paid; it leaves the game."""
    s = do(trading("dice: grey Raid | spent: white"), sale)
    assert points(s, "blue") == 3
    assert sum(int(s.pool[REMOVED + colour]) for colour in range(6)) == 1


def test_11_3_it_does_not_go_back_into_the_supply() -> None:
    """As many brown ones as before."""
    assert do(trading("bag: white"), "sell spent brown").pool[SUPPLY + 4] == 5


def test_11_3_the_last_die_is_not_for_sale() -> None:
    """With one die and no tokens there is nothing to trade; with a second one in the bag there is."""
    assert is_passed(turn(table(blue="dice: brown Trade")))
    assert "main Trade" in choices(turn(table(blue="dice: brown Trade | bag: white")))


def test_11_4_points_come_from_the_supply() -> None:
    """Then from the reserve."""
    s = trading("tokens: Iron, Iron, Iron")
    s.points = 4
    do(s, "sell 0 food, 0 wood, 3 iron, 0 gold")
    assert (points(s, "blue"), s.points) == (6, 0)
