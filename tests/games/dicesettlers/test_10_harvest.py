"""§10 Harvest: tokens."""

from tests.games.dicesettlers.table import dice, do, table, tokens, turn


def test_10_1_the_rulebooks_harvest() -> None:
    """Two Wood and one Gold."""
    s = turn(table(blue="dice: green Wood, green Wood, brown Gold"))
    do(s, "main Harvest", "spend green Wood", "spend green Wood", "spend brown Gold")
    assert tokens(s, "blue") == ["Wood", "Wood", "Gold"]


def test_10_1_any_number_of_icons() -> None:
    """One of two, and done."""
    s = do(turn(table(blue="dice: green Wood, yellow Food")), "main Harvest", "spend yellow Food", "done")
    assert (tokens(s, "blue"), dice(s, "blue")) == (["Food"], ["green Wood"])
