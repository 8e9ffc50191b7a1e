"""§8 Settle: tents go out and come back."""

from dicehall.games.dicesettlers.flow import Settlers
from tests.games.dicesettlers.table import choices, do, is_passed, supply, table, tents, turn, why

TRIANGLE = "24 at 0,0: blue; 18 at 1,0: vermilion; 20 at 0,1: green"


def settling(icons: int = 1, picture: str = TRIANGLE, **who: str) -> Settlers:
    """Blue settles with so many icons."""
    has = "dice: " + ", ".join(["white Settle"] * icons)
    who["blue"] = f"{has} | {who['blue']}" if "blue" in who else has
    return do(turn(table(picture, seats=3, **who)), "main Settle", *["spend white Settle"] * icons)


def test_8_1_each_icon_is_used_for_one_thing() -> None:
    """Three icons: a tent taken, one placed, one taken back."""
    s = do(settling(3), "gather", "tent on Forest 18")
    assert s.count == 1
    do(s, "lift from Plains 24")
    assert is_passed(s)


def test_8_2_a_tent_from_the_general_supply() -> None:
    """Seven."""
    assert supply(do(settling(), "gather"), "blue") == 7


def test_8_3_on_a_tile_with_presence_or_beside_one() -> None:
    """24 and its neighbours; 8 is two steps away."""
    s = settling(picture=TRIANGLE + "; 8 at 2,0")
    assert choices(s) == [
        "gather",
        "tent on Forest 18",
        "tent on Mountains 20",
        "tent on Plains 24",
        "lift from Plains 24",
    ]
    assert why(s, "tent on Desert 8") == "8.3"


def test_8_3_one_after_the_other() -> None:
    """From the new tent on it goes farther."""
    s = do(settling(2, TRIANGLE + "; 8 at 2,0"), "tent on Forest 18", "tent on Desert 8")
    assert (tents(s, 8), supply(s, "blue")) == ([1, 0, 0], 4)


def test_8_3_without_tents_none_is_placed() -> None:
    """One may be taken, or taken back."""
    assert choices(settling(blue="tents: 0")) == ["gather", "lift from Plains 24"]


def test_8_4_any_number_comes_back_for_one_icon() -> None:
    """Three tents from two tiles; then there is no more to lift."""
    s = settling(picture="24 at 0,0: blue; 18 at 1,0: blue blue")
    do(s, "lift from Forest 18", "lift from Forest 18", "lift from Plains 24")
    assert supply(s, "blue") == 9


def test_8_4_and_no_more_than_wanted() -> None:
    """One comes back, two stay."""
    s = do(settling(picture="24 at 0,0: blue; 18 at 1,0: blue blue"), "lift from Forest 18", "done")
    assert (tents(s, 18), tents(s, 24)) == ([1, 0, 0], [1, 0, 0])
