"""§5 Icons, and every way to pay them."""

from itertools import combinations, product

import pytest

from dicehall.core.rng import Rng
from dicehall.games.dicesettlers.flow import Settlers
from dicehall.games.dicesettlers.icons import MANY, icons_left, is_reachable, up_to
from dicehall.games.dicesettlers.terms import KNOWN, SETTLE, Do, Step
from tests.games.dicesettlers.table import choices, dice, do, game, is_passed, spent, table, tokens, turn, why


def payments(s: Settlers, *before: str) -> list[tuple[str, ...]]:
    """All ways to pay for what has begun, as the names of what is spent, in order."""
    ways = []
    for action in s.legal():
        after = s.clone()
        assert isinstance(after, Settlers)
        name = after.name(action)
        after.apply(action)
        paid = (*before, name) if action != Do.DONE else before
        ways += payments(after, *paid) if after.step == Step.PAY else [paid]
    return ways


def begun(main: str, **who: str) -> Settlers:
    """Blue has begun a main action."""
    return do(turn(table("18 at 0,0: blue; 24 at 1,0: blue; 14 at 0,1: vermilion", **who)), f"main {main}")


def test_5_1_a_die_is_spent_for_its_icon() -> None:
    """It lies among the spent dice."""
    s = do(begun("Settle", blue="dice: white Settle, green Settle, white Trade"), "spend white Settle")
    assert (dice(s, "blue"), spent(s, "blue")) == (["green Settle", "white Trade"], ["white"])


def test_5_1_only_icons_of_the_action() -> None:
    """Trade is of no use for Settle."""
    s = begun("Settle", blue="dice: white Settle, white Trade")
    assert choices(s) == ["spend white Settle"]
    assert why(s, "spend white Trade") == "5.1"


def test_5_2_two_pioneers_are_any_icon() -> None:
    """With two of them blue can trade."""
    s = begun("Trade", blue="dice: white Pioneer, yellow Pioneer")
    do(s, "paired yellow Pioneer", "paired white Pioneer")
    assert (s.step, spent(s, "blue")) == (Step.TRADE, ["yellow", "white"])


def test_5_2_but_no_gold() -> None:
    """Harvested with two Pioneers: Food, Wood or Iron."""
    s = do(begun("Harvest", blue="dice: white Pioneer, white Pioneer"), "paired white Pioneer", "paired white Pioneer")
    assert choices(s) == ["token Food", "token Wood", "token Iron"]


def test_5_2_one_pioneer_is_not_enough() -> None:
    """Blue cannot take any main action."""
    assert is_passed(turn(table(blue="dice: white Pioneer")))


def test_5_3_added_icons_are_there_by_themselves() -> None:
    """Tile 28 adds one to Settle: two uses for one die."""
    s = do(turn(table("28 at 0,0: blue", seats=3, blue="dice: white Settle")), "main Settle", "spend white Settle")
    do(s, "gather")
    assert s.step == Step.SETTLE


def test_5_3_at_least_one_icon_is_spent() -> None:
    """Without a Settle icon nothing is added to nothing."""
    assert is_passed(turn(table("28 at 0,0: blue", seats=3)))


def test_5_4_each_way_to_pay_is_offered_once() -> None:
    """Settle with two alike, one other, and two Pioneers: every set of these once."""
    has = "dice: white Settle, white Settle, green Settle, yellow Pioneer, white Pioneer"
    ways = payments(begun("Settle", blue=has))
    sets = [
        ("spend green Settle",) * green + ("spend white Settle",) * white
        + ("paired yellow Pioneer", "paired white Pioneer") * pair
        for green, white, pair in product(range(2), range(3), range(2))
    ]  # fmt: skip
    assert sorted(ways) == sorted(one for one in sets if one)


def test_5_4_a_flipped_technology_and_a_lone_pioneer() -> None:
    """Explore by a die, Scouts, one Pioneer of three by Adaptability, or two of them: each set of sources once."""
    has = "dice: white Explore, yellow Pioneer, green Pioneer, white Pioneer | cards: Scouts, Adaptability"
    ways = payments(begun("Explore", blue=has))
    assert len(set(ways)) == len(ways)
    assert len({(way[0:0], *sorted(way)) for way in ways}) == len(ways)
    lone = [way for way in ways if way[0].startswith("lone")]
    assert ("lone yellow Pioneer", "paired green Pioneer", "paired white Pioneer") in lone
    assert ("lone green Pioneer", "paired yellow Pioneer", "paired white Pioneer") not in ways


def counted_out(s: Settlers, main: str) -> list[tuple[str, ...]]:
    """All sets of sources that pay for a price exactly, found by trying every subset of what there is."""
    usable = [f"spend {die}" for die in dice(s, "blue") if die.split()[1] == main]
    flips = ["flip Scouts"] if main == "Explore" and s.of(0, KNOWN) & 1 else []
    pioneers = [die.split()[0] for die in dice(s, "blue") if die.endswith("Pioneer")]
    may_lone = s.of(0, KNOWN) & 2 != 0
    found: set[tuple[str, ...]] = set()
    for some in subsets(usable + flips):
        for colours in subsets(pioneers):
            lone = len(colours) % 2
            icons = len(some) + lone + len(colours) // 2
            if (lone == 0 or may_lone) and s.goals >> icons & 1:
                found.add((*sorted(some), *sorted(colours), "alone" if lone else "in pairs"))
    return sorted(found)


def subsets(things: list[str]) -> list[tuple[str, ...]]:
    """All of them."""
    return [one for n in range(len(things) + 1) for one in combinations(things, n)]


def as_set(way: tuple[str, ...]) -> tuple[str, ...]:
    """A payment as a set of sources."""
    colours = sorted(name.split()[1] for name in way if name.startswith(("lone", "paired")))
    some = sorted(name for name in way if not name.startswith(("lone", "paired")))
    return (*some, *colours, "alone" if len(colours) % 2 else "in pairs")


@pytest.mark.parametrize("main", ["Recruit", "Settle", "Explore"])
@pytest.mark.parametrize("seed", range(12))
def test_5_4_every_payment_can_be_reached_and_by_one_way_only(main: str, seed: int) -> None:
    """Seven random dice, sometimes with Scouts and Adaptability, against all sets of sources that fit a price."""
    rng = Rng(seed)
    kinds = [name for name in game().box.kind_names if name.split()[1] in (main, "Pioneer")]
    hand = ", ".join([kinds[0], *[kinds[rng.below(len(kinds))] for _ in range(6)]])
    cards = "Scouts, Adaptability" if seed % 2 else "Scouts"
    s = begun(main, blue=f"dice: {hand} | cards: {cards}")
    ways = [as_set(way) for way in payments(s)]
    assert sorted(ways) == counted_out(s, main)


def test_5_4_nothing_is_paid_that_is_of_no_use() -> None:
    """One die to be had costs one; two icons would buy nothing more."""
    s = begun("Recruit", blue="dice: yellow Recruit, yellow Recruit")
    assert payments(s) == [("spend yellow Recruit",)]


def test_5_4_what_leads_to_no_price_is_not_offered() -> None:
    """Three icons are one die or two: after a die of a later kind the earlier ones would be missing for two."""
    s = begun("Recruit", blue="dice: yellow Recruit, yellow Recruit, white Recruit")
    assert payments(s) == [
        ("spend yellow Recruit",),
        ("spend yellow Recruit", "spend yellow Recruit", "spend white Recruit"),
        ("spend white Recruit",),
    ]
    do(s, "spend yellow Recruit", "spend yellow Recruit")
    assert why(s, "done") == "5.4"


def test_5_4_the_rulebooks_three_recruit_icons() -> None:
    """One die with Recruit, a tile that adds one, and Forestry with a Settle die: two dice."""
    s = table("27 at 0,0: blue; 24 at 1,0: blue", seats=3, blue="dice: white Recruit, white Settle | cards: Forestry")
    do(turn(s), "main Recruit", "spend white Recruit", "spend white Settle")
    assert (s.step, s.count) == (Step.HIRE, 2)


def test_5_4_paying_gives_way_to_the_effect_when_nothing_more_helps() -> None:
    """The only die is spent: no question whether to pay more."""
    s = do(begun("Harvest", blue="dice: yellow Food"), "spend yellow Food")
    assert tokens(s, "blue") == ["Food"]


@pytest.mark.parametrize(("low", "high", "there"), [(1, 3, True), (4, 4, False), (3, 2, False), (1, 100, True)])
def test_goals_between_two_numbers(low: int, high: int, there: bool) -> None:
    """The goals are one, two and three."""
    assert is_reachable(up_to(3), low, high) == there


def test_many_icons_are_enough_for_anybody() -> None:
    """All goals up to the limit, and no overflow."""
    assert up_to(1000) == up_to(MANY)
    assert icons_left(table(blue="dice: white Settle"), 0, 1 << SETTLE, 0) == 1
