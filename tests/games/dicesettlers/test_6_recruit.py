"""§6 Recruit: new dice."""

import pytest

from dicehall.games.dicesettlers.terms import SUPPLY, Step
from tests.games.dicesettlers.table import bag, choices, do, is_passed, spent, table, turn, why


@pytest.mark.parametrize(("icons", "gained"), [(1, 1), (3, 2), (6, 3)])
def test_6_1_one_three_six_icons(icons: int, gained: int) -> None:
    """For one, two or three dice."""
    s = turn(table(blue="dice: " + ", ".join(["yellow Recruit"] * icons)))
    do(s, "main Recruit", *["spend yellow Recruit"] * icons)
    assert s.count == gained


def test_6_1_no_more_than_the_supply_has() -> None:
    """Two yellow dice are left: six icons are not asked for."""
    s = table(blue="dice: " + ", ".join(["yellow Recruit"] * 6))
    s.pool[SUPPLY] = 2
    do(turn(s), "main Recruit", *["spend yellow Recruit"] * 3)
    assert (s.step, s.count) == (Step.HIRE, 2)


def test_6_2_only_colours_with_access() -> None:
    """Blue is present on plains and forest."""
    s = turn(table("24 at 0,0: blue; 18 at 1,0: blue", blue="dice: white Recruit"))
    do(s, "main Recruit", "spend white Recruit")
    assert choices(s) == ["hire yellow", "hire green"]
    assert why(s, "hire grey") == "2.4"


def test_6_2_colours_may_differ() -> None:
    """A yellow and a green one; in that order they are offered once."""
    s = turn(table("24 at 0,0: blue; 18 at 1,0: blue", blue="dice: " + ", ".join(["white Recruit"] * 3)))
    do(s, "main Recruit", *["spend white Recruit"] * 3, "hire green")
    assert choices(s) == ["hire green"]


def test_6_2_nobody_present_anywhere_recruits() -> None:
    """Blue has an icon and no tile."""
    s = turn(table("24 at 0,0: vermilion", blue="dice: white Recruit"))
    assert is_passed(s)


def test_6_3_new_dice_are_spent_dice() -> None:
    """Not in the bag."""
    s = do(turn(table(blue="dice: white Recruit")), "main Recruit", "spend white Recruit", "hire yellow")
    assert (spent(s, "blue"), bag(s, "blue"), s.pool[SUPPLY]) == (["yellow", "white"], [], 4)
