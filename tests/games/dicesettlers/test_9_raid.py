"""§9 Raid: tents of others make way."""

import pytest

from dicehall.games.dicesettlers.flow import Settlers
from dicehall.games.dicesettlers.terms import Step
from tests.games.dicesettlers.table import choices, do, is_passed, supply, table, tents, turn, why

SHARED = "24 at 0,0: blue vermilion vermilion green; 18 at 1,0: vermilion"


def raiding(icons: int = 1, picture: str = SHARED, **who: str) -> Settlers:
    """Blue begins a Raid with so many icons at hand."""
    has = "dice: " + ", ".join(["orange Raid"] * icons)
    who["blue"] = f"{has} | {who['blue']}" if "blue" in who else has
    return do(turn(table(picture, seats=3, **who)), "main Raid")


def test_9_1_a_tile_with_presence_and_tents_of_others() -> None:
    """16 has none of blue's."""
    s = raiding()
    assert choices(s) == ["aim at Plains 24"]
    assert why(s, "aim at Forest 18") == "9.1"


@pytest.mark.parametrize("has", ["dice: orange Raid | tents: 0", "tents: 3"])
def test_9_1_a_tent_and_an_icon_are_needed(has: str) -> None:
    """Without either no Raid."""
    assert is_passed(turn(table(SHARED, seats=3, blue=has)))


def test_9_1_houses_are_no_aim() -> None:
    """Vermilion has nothing but a house there."""
    assert is_passed(turn(table("24 at 0,0: blue vermilion-house", blue="dice: orange Raid")))


def test_9_2_as_many_icons_as_tents_can_be_replaced() -> None:
    """Three tents of others; the fourth die stays."""
    s = do(raiding(4), "aim at Plains 24", *["spend orange Raid"] * 3)
    assert s.step == Step.RAID


def test_9_2_no_more_than_own_tents() -> None:
    """Two in the supply."""
    s = do(raiding(4, blue="tents: 2"), "aim at Plains 24", *["spend orange Raid"] * 2)
    assert s.step == Step.RAID


def test_9_3_a_tent_for_a_tent() -> None:
    """Vermilion's goes back to its owner."""
    s = do(raiding(), "aim at Plains 24", "spend orange Raid", "hit vermilion")
    assert tents(s, 24) == [2, 1, 1]
    assert (supply(s, "blue"), supply(s, "vermilion")) == (5, 7)


def test_9_3_one_after_the_other() -> None:
    """Green's, and one of vermilion's: it is clear whose, and not asked."""
    s = do(raiding(2), "aim at Plains 24", "spend orange Raid", "spend orange Raid", "hit green")
    assert tents(s, 24) == [3, 1, 0]


def test_9_3_tents_beside_a_house_can_be_replaced() -> None:
    """The house stays, and the control with it."""
    s = raiding(picture="24 at 0,0: blue vermilion-house vermilion")
    do(s, "aim at Plains 24", "spend orange Raid")
    assert tents(s, 24) == [2, 0, 0]
    assert s.is_present(1, 23)
