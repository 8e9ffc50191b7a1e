"""§14 The seven explosive technologies."""

from dicehall.games.dicesettlers.flow import Settlers
from dicehall.games.dicesettlers.terms import EXPLOSIVE_SLOT, OWNER, SHOW, Step
from tests.games.dicesettlers.table import (
    bag,
    choices,
    dice,
    do,
    fall,
    is_passed,
    points,
    spent,
    supply,
    table,
    tents,
    tokens,
    turn,
)

PLACE = "24 at 0,0: blue; 18 at 1,0: vermilion"


def exploding(name: str, picture: str = PLACE, has: str = "tents: 6", **others: str) -> Settlers:
    """Blue explodes it in its second turn."""
    return do(turn(table(picture, seats=3, blue=f"{has} | cards: {name}", **others), lap=1), f"explode {name}")


def test_14_1_the_marker_is_taken_off() -> None:
    """It can be researched again, and does not score any more."""
    s = exploding("Gusher")
    assert not s.has_card(0, EXPLOSIVE_SLOT)
    assert s.pool[SHOW + EXPLOSIVE_SLOT] >= 0


def test_14_1_it_can_be_researched_again() -> None:
    """And not before it has exploded."""
    has = "dice: grey Research, grey Research | tokens: Iron"
    s = exploding("Gusher", "13 at 0,0: blue", has)
    assert "study Gusher" in choices(do(s, "main Research"))
    s = table("13 at 0,0: blue", blue=f"{has} | cards: Gusher")
    assert "main Research" not in choices(turn(s))


def test_14_1_nobody_explodes_what_does_nothing() -> None:
    """There are no tents of others for Black Powder."""
    assert is_passed(turn(table(blue="cards: Black Powder"), lap=1))


def test_14_2_black_powder_sends_up_to_three_back() -> None:
    """Shields do not help, and no tent of blue takes their place."""
    s = exploding("Black Powder", "24 at 0,0: blue vermilion vermilion green green", vermilion="cards: City Walls")
    do(s, "aim at Plains 24", "hit vermilion", "hit green", "hit green")
    assert tents(s, 24) == [1, 1, 0]
    assert (supply(s, "vermilion"), supply(s, "green")) == (7, 8)


def test_14_2_or_fewer() -> None:
    """After the first one may stop."""
    s = exploding("Black Powder", "24 at 0,0: blue vermilion vermilion")
    do(s, "aim at Plains 24", "hit vermilion", "done")
    assert tents(s, 24) == [1, 1, 0]


def test_14_3_wagon_train_places_three() -> None:
    """One after the other, from the general supply."""
    s = exploding("Wagon Train", PLACE + "; 8 at 2,0")
    assert choices(s) == ["tent on Forest 18", "tent on Plains 24"]
    do(s, "tent on Forest 18", "tent on Desert 8", "tent on Desert 8")
    assert (tents(s, 8), supply(s, "blue")) == ([2, 0, 0], 6)


def test_14_4_gusher_brings_one_of_each() -> None:
    """Gold, too."""
    assert tokens(exploding("Gusher"), "blue") == ["Food", "Wood", "Iron", "Gold"]


def test_14_5_great_fair_pays_for_presence() -> None:
    """Two tiles."""
    assert points(exploding("Great Fair", "24 at 0,0: blue; 18 at 1,0: blue"), "blue") == 2


def test_14_5_eight_at_most() -> None:
    """On nine tiles."""
    picture = "; ".join(f"{number} at {number},0: blue" for number in range(8, 17))
    assert points(exploding("Great Fair", picture), "blue") == 8


def test_14_6_express_train_is_an_extra_action() -> None:
    """Two main actions in this turn."""
    s = exploding("Express Train", has="dice: white Settle, white Trade")
    do(s, "main Settle", "spend white Settle", "gather")
    assert choices(s) == ["main Trade", "end turn"]


def test_14_7_dinner_bell_brings_dice_into_play() -> None:
    """Four spent dice go into the bag, three are drawn and active."""
    s = exploding("Dinner Bell", has="spent: white, white, green, grey")
    assert (s.step, s.chances) == (Step.FALL, 24)
    fall(s, "white Settle", "green Settle", "grey Raid")
    assert (dice(s, "blue"), bag(s, "blue"), spent(s, "blue")) == (
        ["green Settle", "grey Raid", "white Settle"],
        ["white"],
        [],
    )
    assert "main Settle" in choices(s)


def test_14_8_land_rush_governs_with_a_small_lead() -> None:
    """Three tents against two."""
    s = exploding("Land Rush", "24 at 0,0: blue blue blue vermilion vermilion")
    assert choices(s) == ["build on Plains 24"]
    do(s, "build on Plains 24")
    assert (tents(s, 24), s.tile[OWNER + 23]) == ([0, 2, 0], 0)
