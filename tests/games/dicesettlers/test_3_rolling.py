"""§3 The Roll phase."""

import pytest

from dicehall.core.errors import IllegalAction
from dicehall.games.dicesettlers.flow import Settlers
from dicehall.games.dicesettlers.rolling import open_bag, quota
from dicehall.games.dicesettlers.terms import DRAWS, QUOTA, Log, Step
from tests.games.dicesettlers.table import bag, choices, dice, do, fall, roll, seat, spent, start, table, told

JANE = "dice: white Trade | spent: green, green, grey | bag: white, white, yellow"


def drawn(who: str) -> Settlers:
    """The Roll phase begins with blue; vermilion has no dice."""
    s = table("24 at 0,0: blue; 16 at 1,0: vermilion", blue=who, vermilion="bag: none")
    s.begin_round()
    return s


def test_3_1_all_roll_together() -> None:
    """Both have something to spend, and decide at the same time."""
    s = roll(table(blue="dice: white Pioneer, white Trade", vermilion="dice: yellow Food, white Trade"))
    assert s.pending == (0, 1)
    do(s, "vermilion: done")
    assert s.pending == (0,)


def test_3_1_dice_fall_when_all_have_decided() -> None:
    """Blue's two dice wait for vermilion."""
    s = roll(table(blue="dice: yellow Food | bag: white, white", vermilion="dice: yellow Food, white Trade"))
    do(s, "blue: draw with yellow Food")
    assert s.step == Step.ROLL
    do(s, "vermilion: done")
    assert s.step == Step.FALL


def test_3_1_in_order_one_after_the_other() -> None:
    """Vermilion draws when blue has finished."""
    s = start(2, rolling="in order")
    fall(s, "blue", "Plains 1", "Forest 3", "Desert 7")
    fall(do(s, "take Plains 1"), "Plains 2")
    do(s, "take Plains 2")
    fall(s, "white Pioneer", "white Trade", "white Explore")
    assert (s.pending, s.of(1, DRAWS)) == ((0,), 0)
    do(s, "done")
    assert (s.step, s.whose) == (Step.FALL, 1)


def test_3_2_the_rulebooks_quota_of_seven() -> None:
    """Stable Government and control of two tiles with 1 each: 3 + 2 + 2."""
    s = table("17 at 0,0: blue; 21 at 1,0: blue blue vermilion", blue="cards: Stable Government")
    assert quota(s, 0) == 7


def test_3_2_control_is_needed_where_the_tile_says_so() -> None:
    """Vermilion has more tents on 17."""
    assert quota(table("17 at 0,0: blue vermilion vermilion"), 0) == 3


def test_3_2_presence_is_enough_where_the_tile_says_so() -> None:
    """38 asks for presence only."""
    assert quota(table("38 at 0,0: blue vermilion vermilion", seats=4), 0) == 4


def test_3_2_nine_at_most() -> None:
    """Eight tiles and Stable Government would be 13."""
    tiles = "; ".join(f"{number} at {i},0: blue" for i, number in enumerate((12, 17, 21, 23, 35, 38, 39, 40)))
    assert quota(table(tiles, seats=4, blue="cards: Stable Government"), 0) == 9


def test_3_3_as_many_dice_as_the_quota_says() -> None:
    """Three of five are drawn."""
    s = drawn("bag: white, white, white, green, yellow")
    assert (s.of(0, QUOTA), s.of(0, DRAWS), s.chances) == (3, 3, 30)
    fall(s, "white Trade", "green Wood", "white Research")
    assert (dice(s, "blue"), bag(s, "blue")) == (["green Wood", "white Research", "white Trade"], ["yellow", "white"])


def test_3_3_an_empty_bag_is_filled_up_once() -> None:
    """One die in the bag; then the spent ones go in, of which two are drawn."""
    s = fall(drawn("bag: white | spent: yellow, yellow, green"), "white Trade")
    assert spent(s, "blue") == []
    fall(s, "yellow Trade", "green Settle")
    assert bag(s, "blue") == ["yellow"]


def test_3_3_with_too_few_dice_one_goes_on_with_fewer() -> None:
    """Two dice in all."""
    s = fall(drawn("bag: white | spent: yellow"), "white Trade", "yellow Trade")
    assert dice(s, "blue") == ["yellow Trade", "white Trade"]
    assert s.step != Step.FALL


def test_3_3_the_rulebooks_jane() -> None:
    """One active die, three spent, three in the bag, a quota of four: one of the spent is drawn, too."""
    s = table("17 at 0,0: blue", blue=JANE, vermilion="bag: none")
    s.begin_round()
    assert s.of(0, QUOTA) == 4
    fall(s, "white Pioneer", "white Explore", "yellow Food", "green Wood")
    assert bag(s, "blue") == ["green", "grey"]
    fall(do(s, "draw with yellow Food"), "green Settle", "grey Research")
    do(s, "roll with white Pioneer", "pick green Settle", "pick grey Research", "done")
    fall(s, "green Explore", "grey Iron")
    assert dice(s, "blue") == ["green Wood", "green Explore", "grey Iron", "white Explore", "white Trade"]
    assert (spent(s, "blue"), bag(s, "blue")) == (["yellow", "white"], [])


def test_3_4_a_kept_die_is_active_and_not_rolled() -> None:
    """It lies there beside those that fall."""
    s = fall(drawn("dice: grey Raid | bag: white"), "white Recruit")
    assert dice(s, "blue") == ["grey Raid", "white Recruit"]


def test_3_5_a_pioneer_turns_a_die() -> None:
    """To any other of its own faces."""
    s = do(roll(table(blue="dice: white Pioneer, yellow Food")), "turn with white Pioneer")
    assert choices(s) == [f"turn yellow Food to {icon}" for icon in ("Recruit", "Trade", "Pioneer")]
    do(s, "turn yellow Food to Trade")
    assert (dice(s, "blue"), spent(s, "blue")) == (["yellow Trade"], ["white"])


def test_3_5_a_pioneer_rolls_up_to_three_again() -> None:
    """The third is the last."""
    s = roll(table(blue="dice: white Pioneer, yellow Food, yellow Food, white Trade, white Settle"))
    do(s, "roll with white Pioneer", "pick yellow Food", "pick yellow Food", "pick white Settle")
    assert (s.step, s.chances) == (Step.FALL, 6)
    assert dice(s, "blue") == ["white Trade"]


def test_3_5_a_set_of_dice_is_offered_once() -> None:
    """After the later kind the earlier one cannot be picked any more."""
    s = roll(table(blue="dice: white Pioneer, yellow Food, green Wood, white Trade"))
    do(s, "roll with white Pioneer", "pick green Wood")
    assert choices(s) == ["pick white Trade", "done"]


def test_3_5_a_lone_pioneer_has_nothing_to_turn() -> None:
    """Whoever has but one active die has finished."""
    assert roll(table(blue="dice: white Pioneer", vermilion="dice: white Trade")).step != Step.ROLL


@pytest.mark.parametrize("die", ["yellow Food", "green Wood", "grey Iron", "brown Gold"])
def test_3_6_a_resource_draws_two(die: str) -> None:
    """Out of the bag, as many as there are."""
    s = do(roll(table(blue=f"dice: {die} | bag: white, white, white")), f"draw with {die}")
    assert (s.step, s.of(0, DRAWS)) == (Step.FALL, 2)


def test_3_6_a_resource_turns_a_die() -> None:
    """But it cannot roll again."""
    s = roll(table(blue="dice: yellow Food, white Trade"))
    assert choices(s) == ["done", "turn with yellow Food"]


def test_3_6_the_bag_is_not_filled_up_again() -> None:
    """One die in the bag: it is drawn, and the spent ones stay."""
    s = do(roll(table(blue="dice: yellow Food | bag: white | spent: green")), "draw with yellow Food")
    fall(s, "white Trade")
    assert spent(s, "blue") == ["yellow", "green"]


def test_3_6_an_empty_bag_draws_nothing() -> None:
    """It is not offered."""
    s = roll(table(blue="dice: yellow Food, white Trade | spent: green"))
    with pytest.raises(IllegalAction, match="while there are any in your bag"):
        do(s, "draw with yellow Food")


def test_3_7_nobody_wants_more() -> None:
    """Then the first turns begin."""
    s = do(roll(table(blue="dice: white Pioneer, white Trade")), "done")
    assert (s.step, s.actor) == (Step.TURN, 0)
    assert told(s, Log.READY) == [(0, 0, 0)]


def test_3_7_whoever_has_nothing_to_spend_has_finished() -> None:
    """Only vermilion is asked."""
    s = roll(table(blue="dice: white Trade, white Settle", vermilion="dice: green Wood, white Trade"))
    assert s.pending == (1,)


def test_3_8_bags_are_open() -> None:
    """By colour, for everybody."""
    s = table(blue="bag: white, white, green")
    assert list(open_bag(s, seat("blue"))) == [0, 1, 0, 0, 0, 2]
