"""§7 Explore: new tiles."""

from dicehall.games.dicesettlers.flow import Settlers
from dicehall.games.dicesettlers.state import bit
from dicehall.games.dicesettlers.terms import Log, Step
from tests.games.dicesettlers.table import choices, do, fall, is_passed, supply, table, tents, told, turn, why

TRIANGLE = "24 at 0,0: blue; 18 at 1,0: vermilion; 20 at 0,1: green"


def exploring(icons: int = 1, picture: str = TRIANGLE, seats: int = 3, **who: str) -> Settlers:
    """Blue explores with so many icons."""
    has = "dice: " + ", ".join(["white Explore"] * icons)
    who["blue"] = f"{has} | {who['blue']}" if "blue" in who else has
    return do(turn(table(picture, seats=seats, **who)), "main Explore", *["spend white Explore"] * icons)


def test_7_1_a_tile_for_each_icon() -> None:
    """Two are drawn, openly."""
    s = fall(exploring(2), "Hills 14", "Forest 17")
    assert choices(s) == ["take Hills 14", "take Forest 17"]
    assert len(told(s, Log.SURVEY)) == 2


def test_7_1_no_more_than_there_are() -> None:
    """One tile is left: one icon is all that can be spent."""
    s = table(TRIANGLE, seats=3, blue="dice: white Explore, white Explore")
    s.stack = bit(13)
    do(turn(s), "main Explore", "spend white Explore")
    assert (s.step, s.chances) == (Step.SURVEY, 1)


def test_7_1_an_empty_stack_cannot_be_explored() -> None:
    """Explore is not offered."""
    s = table(TRIANGLE, seats=3, blue="dice: white Explore")
    s.stack = 0
    assert is_passed(turn(s))


def test_7_2_the_others_leave_the_game() -> None:
    """The tile that is not kept is in no pile."""
    s = do(fall(exploring(2), "Hills 14", "Forest 17"), "take Hills 14")
    assert s.stack & bit(16) == 0
    assert s.drawn == 0


def test_7_3_beside_an_own_tile_and_two_in_all() -> None:
    """Of the three places that touch two tiles blue is beside two."""
    s = fall(exploring(), "Hills 14")
    assert choices(s) == ["place at 1,-1", "place at -1,1"]
    assert why(s, "place at 1,1") == "7.3"


def test_7_3_without_any_presence_any_place() -> None:
    """All three places that touch two tiles."""
    s = fall(exploring(picture=TRIANGLE.replace(" blue", "")), "Hills 14")
    assert choices(s) == ["place at 1,-1", "place at -1,1", "place at 1,1"]


def test_7_3_tiles_that_are_shut_in_leave_no_place() -> None:
    """Blue is only in the middle of seven tiles."""
    ring = "24 at 0,0: blue; 8 at 1,0; 9 at 0,1; 10 at -1,1; 11 at -1,0; 12 at 0,-1; 13 at 1,-1: vermilion"
    s = turn(table(ring, blue="dice: white Explore"))
    assert is_passed(s)


def test_7_4_a_tent_from_the_general_supply() -> None:
    """The personal supply stays as it is."""
    s = do(fall(exploring(), "Hills 14"), "place at 1,-1", "pass")
    assert (tents(s, 14), supply(s, "blue")) == ([1, 0, 0], 6)


def test_7_5_neighbours_may_join_in_turn_order() -> None:
    """At 1,-1 vermilion is beside the new tile, green is not."""
    s = do(fall(exploring(), "Hills 14"), "place at 1,-1")
    assert (s.step, s.actor) == (Step.JOIN, 1)
    do(s, "join")
    assert (tents(s, 14), supply(s, "vermilion")) == ([1, 1, 0], 5)


def test_7_5_a_tent_of_ones_own_is_needed() -> None:
    """Vermilion has none: nobody is asked."""
    s = do(fall(exploring(vermilion="tents: 0"), "Hills 14"), "place at 1,-1")
    assert is_passed(s)


def test_7_5_both_neighbours_are_asked() -> None:
    """Vermilion and green are present beside it; the one after the other."""
    s = do(fall(exploring(picture="24 at 0,0: blue green; 18 at 1,0: vermilion"), "Hills 14"), "place at 1,-1", "pass")
    assert (s.step, s.actor) == (Step.JOIN, 2)


def test_7_6_the_explorer_may_answer() -> None:
    """Two tents against one."""
    s = do(fall(exploring(), "Hills 14"), "place at 1,-1", "join", "join")
    assert (tents(s, 14), supply(s, "blue")) == ([2, 1, 0], 5)


def test_7_6_only_if_somebody_has_joined() -> None:
    """Vermilion stays away: blue is not asked."""
    s = do(fall(exploring(), "Hills 14"), "place at 1,-1", "pass")
    assert is_passed(s)
