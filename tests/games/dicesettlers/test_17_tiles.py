"""§17 What tiles give: all forty of them."""

import pytest

from dicehall.games.dicesettlers.content_box import Tile
from dicehall.games.dicesettlers.flow import Settlers
from dicehall.games.dicesettlers.hexes import ORIGIN
from dicehall.games.dicesettlers.icons import added_icons
from dicehall.games.dicesettlers.rolling import quota
from dicehall.games.dicesettlers.setup import first_gift, lay_starter
from dicehall.games.dicesettlers.terms import CABINS, OWNER, RECRUIT, SETTLE, STARTER, SUPPLY, TENTS, TRADE, Step
from tests.games.dicesettlers.table import (
    choices,
    do,
    fall,
    game,
    is_passed,
    points,
    spent,
    supply,
    table,
    tents,
    tokens,
    turn,
)

NAMES = [game().box.tile_name(tile) for tile in range(40)]


def laid(number: int) -> Settlers:
    """Blue explores and lays that tile; four play, so that all tiles are in the stack."""
    s = turn(table("24 at 0,0: blue; 18 at 1,0: blue", seats=4, blue="dice: white Explore, white Settle"))
    fall(do(s, "main Explore", "spend white Explore"), NAMES[number - 1])
    return do(s, "place at 1,-1")


def started(number: int) -> Settlers:
    """Blue lays that starting tile."""
    s = table("24 at 0,3: blue")
    s.pool[STARTER] = number - 1
    lay_starter(s, 0, ORIGIN)
    first_gift(s, 0)
    return s


def worked(number: int, has: str = "tents: 6") -> Settlers:
    """Blue uses that factory."""
    return do(turn(table(f"{number} at 0,0: blue", seats=4, blue=has), lap=1), f"factory {NAMES[number - 1]}")


@pytest.mark.parametrize(("number", "token", "die"), [(1, "Food", "yellow"), (3, "Wood", "green"), (5, "Iron", "grey")])
def test_17_2_starting_tiles_give_a_token_and_a_die(number: int, token: str, die: str) -> None:
    """1, 3 and 5, when they are laid."""
    s = started(number)
    assert (tokens(s, "blue"), spent(s, "blue")) == ([token], [die])


def test_17_2_a_die_only_if_the_supply_has_one() -> None:
    """No yellow one is left; the Food comes."""
    s = table("24 at 0,3: blue")
    s.pool[SUPPLY] = 0
    s.pool[STARTER] = 0
    lay_starter(s, 0, ORIGIN)
    first_gift(s, 0)
    assert (tokens(s, "blue"), spent(s, "blue")) == (["Food"], [])


def test_17_5_a_house_instead_of_a_tent() -> None:
    """7: one of the five; the six tents stay."""
    s = started(7)
    assert (s.of(0, CABINS), s.of(0, TENTS), s.tile[OWNER + 6]) == (4, 6, 0)


@pytest.mark.parametrize("number", [2, 4, 6, 12, 17, 21, 23, 35])
def test_17_1_quota_for_control(number: int) -> None:
    """One more for blue; not where vermilion has more tents."""
    assert quota(table(f"{number} at 0,0: blue", seats=4), 0) == 4
    assert quota(table(f"{number} at 0,0: blue vermilion vermilion", seats=4), 0) == 3


@pytest.mark.parametrize("number", [38, 39, 40])
def test_17_1_quota_for_presence(number: int) -> None:
    """One more even beside a house of vermilion."""
    assert quota(table(f"{number} at 0,0: blue vermilion-house", seats=4), 0) == 4


def test_17_1_it_gives_right_after_the_tent_and_once() -> None:
    """34 gives a Food, to blue alone, before anybody joins."""
    s = laid(34)
    assert tokens(s, "blue") == ["Food"]
    assert tokens(s, "vermilion") == []


@pytest.mark.parametrize(("number", "token"), [(29, "Wood"), (31, "Iron"), (34, "Food")])
def test_17_2_a_token_when_it_is_placed(number: int, token: str) -> None:
    """29, 31 and 34."""
    assert tokens(laid(number), "blue") == [token]


def test_17_3_a_die_of_any_colour_with_access() -> None:
    """8: plains, forest, and the desert of the tile itself."""
    s = laid(8)
    assert (s.step, choices(s)) == (Step.GAIN, ["hire yellow", "hire green", "hire orange"])
    assert spent(do(s, "hire orange"), "blue") == ["orange", "white"]


@pytest.mark.parametrize("number", [15, 19, 26])
def test_17_4_an_extra_action_when_it_is_placed(number: int) -> None:
    """15, 19 and 26: blue goes on to settle in the same turn."""
    s = laid(number)
    assert (s.actor, s.lap, choices(s)) == (0, 0, ["main Settle", "end turn"])


def test_17_4_the_exploration_is_finished_first() -> None:
    """Vermilion is asked to join before blue goes on."""
    s = table("24 at 0,0: blue; 18 at 1,0: vermilion", seats=4, blue="dice: white Explore, white Settle")
    fall(do(turn(s), "main Explore", "spend white Explore"), NAMES[14])
    do(s, "place at 1,-1")
    assert (s.step, s.actor, s.credit) == (Step.JOIN, 1, 2)


@pytest.mark.parametrize(("number", "token"), [(13, "Gold"), (16, "Wood"), (22, "Iron"), (25, "Food"), (32, "Gold")])
def test_17_6_factories_for_tokens(number: int, token: str) -> None:
    """13, 16, 22, 25 and 32."""
    assert tokens(worked(number), "blue") == [token]


def test_17_6_a_factory_for_tents() -> None:
    """9: two from the general supply, and the one that comes back."""
    assert supply(worked(9), "blue") == 9


def test_17_6_a_factory_for_dice() -> None:
    """11: a brown one."""
    assert spent(worked(11), "blue") == ["brown"]


def test_17_6_a_factory_that_could_give_nothing_is_not_used() -> None:
    """11 without brown dice in the supply."""
    s = table("11 at 0,0: blue")
    s.pool[SUPPLY + 4] = 0
    assert is_passed(turn(s, lap=1))


def test_17_6_a_factory_for_points_of_the_reserve() -> None:
    """37: two VP; the supply is not touched."""
    s = worked(37)
    assert (points(s, "blue"), s.points) == (2, 48)


def test_17_6_a_factory_for_an_extra_action() -> None:
    """30: two main actions in one turn."""
    s = worked(30, "dice: white Settle, white Trade")
    do(s, "main Trade", "spend white Trade", "sell spent white")
    assert choices(s) == ["main Settle", "end turn"]


def test_17_7_three_tents_for_a_house() -> None:
    """33: on 24, although vermilion has as many tents there."""
    s = turn(table("33 at 0,0: blue; 24 at 1,0: blue blue blue vermilion vermilion vermilion", seats=3), lap=1)
    do(s, "factory Plains 33")
    assert choices(s) == ["build on Plains 24"]
    do(s, "build on Plains 24")
    assert (tents(s, 24), s.tile[OWNER + 23], supply(s, "blue")) == ([0, 3, 0], 0, 7)


def test_17_7_the_factory_itself_needs_a_fourth_tent() -> None:
    """One leaves it first."""
    assert is_passed(turn(table("33 at 0,0: blue blue blue vermilion", seats=3), lap=1))
    s = do(turn(table("33 at 0,0: blue blue blue blue vermilion vermilion", seats=3), lap=1), "factory Plains 33")
    assert choices(s) == ["build on Plains 33"]


@pytest.mark.parametrize(("number", "main"), [(10, TRADE), (27, RECRUIT), (28, SETTLE)])
def test_17_8_an_icon_for_whoever_controls_it(number: int, main: int) -> None:
    """10 for Trade, 27 for Recruit, 28 for Settle; not for the second."""
    s = table(f"{number} at 0,0: blue blue vermilion", seats=3)
    assert [added_icons(s, who, main) for who in range(3)] == [1, 0, 0]


@pytest.mark.parametrize("number", [14, 18, 20, 24, 36])
def test_17_1_plain_tiles_give_nothing(number: int) -> None:
    """Points only."""
    s = laid(number) if number not in (18, 24) else table(f"{number} at 0,0: blue", seats=4)
    assert game().box.kind[number - 1] == Tile.NONE
    assert (tokens(s, "blue"), quota(s, 0)) == ([], 3)
