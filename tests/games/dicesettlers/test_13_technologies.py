"""§13 Technologies, each of the 48."""

from pathlib import Path

import pytest

from dicehall.games.dicesettlers.content_technologies import PER_NAMES, VERB_NAMES
from dicehall.games.dicesettlers.flow import Settlers
from dicehall.games.dicesettlers.rolling import quota
from dicehall.games.dicesettlers.scoring import card_points
from dicehall.games.dicesettlers.terms import FLIP, Can, Log, Per, Step
from tests.games.dicesettlers.table import (
    bag,
    card,
    choices,
    dice,
    do,
    fall,
    game,
    is_passed,
    points,
    roll,
    spent,
    supply,
    table,
    tents,
    tokens,
    told,
    turn,
    why,
)

PLACE = "24 at 0,0: blue; 18 at 1,0: vermilion"


def begun(main: str, has: str, picture: str = PLACE, **others: str) -> Settlers:
    """Blue has begun a main action."""
    return do(turn(table(picture, seats=3, blue=has, **others)), f"main {main}")


def test_verbs_have_their_numbers() -> None:
    """The constants of the rules and the words of the cards are in the same order."""
    assert [getattr(Can, name.upper()) for name in VERB_NAMES] == list(range(len(VERB_NAMES)))
    assert [getattr(Per, name.upper()) for name in PER_NAMES] == list(range(len(PER_NAMES)))


@pytest.mark.parametrize(("name", "adds"), [("Stability", 1), ("Stable Government", 2)])
def test_13_1_the_quota_is_raised(name: str, adds: int) -> None:
    """Stability by one, Stable Government by two."""
    assert quota(table(blue=f"cards: {name}"), 0) == 3 + adds


@pytest.mark.parametrize(("tiles", "adds"), [(2, 0), (3, 1)])
def test_13_1_wanderlust_asks_for_three_tiles(tiles: int, adds: int) -> None:
    """With two it adds nothing."""
    picture = "; ".join(f"{24 - i} at {i},0: vermilion vermilion blue" for i in range(tiles))
    assert quota(table(picture, blue="cards: Wanderlust"), 0) == 3 + adds


def test_13_2_improved_tools_turn_a_die() -> None:
    """Without spending any, once."""
    s = do(roll(table(blue="dice: white Trade | cards: Improved Tools")), "use Improved Tools")
    do(s, "turn white Trade to Settle")
    assert (dice(s, "blue"), spent(s, "blue")) == (["white Settle"], [])
    assert s.step != Step.ROLL


def test_13_3_second_wind_rolls_three_again() -> None:
    """Up to three."""
    s = do(roll(table(blue="dice: white Trade, white Settle | cards: Second Wind")), "use Second Wind")
    do(s, "pick white Settle", "done")
    fall(s, "white Explore")
    assert dice(s, "blue") == ["white Explore", "white Trade"]


def test_13_4_shift_work_draws_two() -> None:
    """The bag is not filled up."""
    s = do(roll(table(blue="bag: white | spent: green | cards: Shift Work")), "use Shift Work")
    fall(s, "white Trade")
    assert (dice(s, "blue"), spent(s, "blue")) == (["white Trade"], ["green"])


def test_13_5_large_coaches_settle_further() -> None:
    """Two uses for one die."""
    s = do(begun("Settle", "dice: white Settle | cards: Large Coaches"), "spend white Settle", "gather", "gather")
    assert supply(s, "blue") == 8


@pytest.mark.parametrize(
    ("name", "main", "die"),
    [("Scouts", "Explore", "white"), ("Drilled Troops", "Raid", "grey"), ("General Education", "Research", "grey")],
)
def test_13_6_a_spare_icon(name: str, main: str, die: str) -> None:
    """It adds to a die, and pays alone, once a round."""
    has = f"dice: {die} {main} | cards: {name} | tokens: Food"
    s = turn(table("24 at 0,0: blue vermilion vermilion; 18 at 1,0: vermilion", show="Stability", blue=has))
    do(s, f"main {main}")
    if main == "Raid":
        do(s, "aim at Plains 24")
    if main == "Research":
        do(s, "study Stability")
    do(s, f"spend {die} {main}", f"flip {name}")
    assert (0, FLIP + s.slot_of(card(name)), 0) in told(s, Log.SPENT)


@pytest.mark.parametrize(
    ("name", "main", "die"),
    [
        ("Forestry", "Recruit", "white Settle"),
        ("Land Grab", "Settle", "orange Raid"),
        ("Versatile Explorers", "Settle", "white Explore"),
        ("Barter", "Trade", "white Recruit"),
        ("Foragers", "Harvest", "white Pioneer"),
    ],
)
def test_13_7_icons_that_count_as_others(name: str, main: str, die: str) -> None:
    """The action can be paid with the die; without the technology not."""
    assert f"spend {die}" in choices(begun(main, f"dice: {die} | bag: green | cards: {name}"))
    assert why(turn(table("25 at 0,0: blue", blue=f"dice: {die} | bag: green")), f"main {main}") == "5.1"


def test_13_7_martial_training_raids_with_research() -> None:
    """A Research icon removes a tent."""
    s = begun("Raid", "dice: grey Research | cards: Martial Training", "24 at 0,0: blue vermilion")
    do(s, "aim at Plains 24", "spend grey Research")
    assert tents(s, 24) == [2, 0, 0]


def test_13_7_field_notes_study_with_explore() -> None:
    """Two Explore icons pay for Stability."""
    s = table(show="Stability", blue="dice: white Explore, white Explore | tokens: Food | cards: Field Notes")
    do(turn(s), "main Research", "study Stability", "spend white Explore", "spend white Explore")
    assert s.has_card(0, s.slot_of(card("Stability")))


def test_13_7_resourcefulness_harvests_anything_but_gold() -> None:
    """A Food icon brings Wood."""
    s = do(begun("Harvest", "dice: yellow Food | cards: Resourcefulness"), "spend yellow Food")
    assert choices(s) == ["token Food", "token Wood", "token Iron"]
    assert tokens(do(s, "token Wood"), "blue") == ["Wood"]


def test_13_7_in_the_roll_phase_too() -> None:
    """With Foragers a Pioneer draws two dice."""
    s = roll(table(blue="dice: white Pioneer, white Trade | bag: green | cards: Foragers"))
    assert "draw with white Pioneer" in choices(s)


def test_13_7_where_a_pioneer_counts_alone_no_two_are_needed() -> None:
    """Two Pioneers bring two tokens."""
    s = begun("Harvest", "dice: white Pioneer, white Pioneer | cards: Foragers")
    do(s, "spend white Pioneer", "token Food", "spend white Pioneer", "token Iron")
    assert tokens(s, "blue") == ["Food", "Iron"]


def test_13_8_adaptability_makes_one_pioneer_enough() -> None:
    """For any icon but Gold, once."""
    s = do(begun("Harvest", "dice: white Pioneer, white Pioneer | cards: Adaptability"), "lone white Pioneer")
    assert choices(s) == ["token Food", "token Wood", "token Iron"]
    do(s, "token Wood")
    assert (tokens(s, "blue"), dice(s, "blue")) == (["Wood"], ["white Pioneer"])


def test_13_9_relay_riders_repeat_an_action() -> None:
    """A second Settle in the round flips the marker; a third is not to be had."""
    s = turn(table(blue="dice: white Settle, white Settle, white Settle | cards: Relay Riders"))
    do(s, "main Settle", "spend white Settle", "done", "gather", "main Settle")
    assert s.has_flipped(0, 0)
    do(s, "spend white Settle", "done", "gather")
    assert is_passed(s)


def test_13_10_frequent_hire_is_cheaper() -> None:
    """Two icons are two dice."""
    s = begun("Recruit", "dice: white Recruit, white Recruit | cards: Frequent Hire")
    assert do(s, "spend white Recruit", "spend white Recruit").count == 2


def test_13_11_open_arms_fill_the_bag() -> None:
    """The new die is not a spent one."""
    s = do(begun("Recruit", "dice: white Recruit | cards: Open Arms"), "spend white Recruit", "hire yellow")
    assert (bag(s, "blue"), spent(s, "blue")) == (["yellow"], ["white"])


def test_13_12_mapmaking_draws_two_more() -> None:
    """Three for one icon."""
    assert do(begun("Explore", "dice: white Explore | cards: Mapmaking"), "spend white Explore").count == 3


def test_13_12_as_far_as_there_are_any() -> None:
    """Two tiles are left: one icon is enough for both, a second would be of no use."""
    s = table(blue="dice: white Explore, white Explore | cards: Mapmaking")
    s.stack = 0b11 << 12
    assert do(turn(s), "main Explore", "spend white Explore").count == 2


def test_13_13_trailblazers_bring_a_second_tent() -> None:
    """From the general supply, at once."""
    s = fall(do(begun("Explore", "dice: white Explore | cards: Trailblazers"), "spend white Explore"), "Hills 14")
    do(s, "place at 1,-1", "pass")
    assert (tents(s, 14), supply(s, "blue")) == ([2, 0, 0], 6)


def test_13_14_fellow_travellers_join_from_the_general_supply() -> None:
    """Without a tent of the own supply."""
    s = begun("Explore", "dice: white Explore", vermilion="tents: 0 | cards: Fellow Travellers")
    do(fall(do(s, "spend white Explore"), "Hills 14"), "place at 1,-1", "join")
    assert (tents(s, 14), supply(s, "vermilion")) == ([1, 1, 0], 0)


def test_13_15_tentmakers_make_two() -> None:
    """For one icon."""
    s = do(begun("Settle", "dice: white Settle | cards: Tentmakers"), "spend white Settle", "gather")
    assert supply(s, "blue") == 8


def test_13_16_missionaries_reach_further() -> None:
    """Forest 18 is beside blue's tile."""
    assert choices(begun("Raid", "dice: orange Raid | cards: Missionaries")) == ["aim at Forest 18"]


@pytest.mark.parametrize(("name", "icons"), [("Stockades", 2), ("City Walls", 3), ("Stockades, City Walls", 4)])
def test_13_17_shields_take_the_first_icons(name: str, icons: int) -> None:
    """So many icons remove the first tent."""
    has = "dice: " + ", ".join(["orange Raid"] * 5)
    s = begun("Raid", has, "24 at 0,0: blue vermilion", vermilion=f"cards: {name}")
    do(s, "aim at Plains 24", *["spend orange Raid"] * icons)
    assert (tents(s, 24), len(dice(s, "blue"))) == ([2, 0, 0], 5 - icons)


def test_13_17_a_raid_that_cannot_break_them_is_not_offered() -> None:
    """One icon against Stockades."""
    s = table("24 at 0,0: blue vermilion", blue="dice: orange Raid", vermilion="cards: Stockades")
    assert is_passed(turn(s))


def test_13_17_the_others_are_not_shielded() -> None:
    """Green's tent costs one icon, vermilion's two."""
    s = begun("Raid", "dice: orange Raid", "24 at 0,0: blue vermilion green", vermilion="cards: Stockades")
    do(s, "aim at Plains 24", "spend orange Raid")
    assert tents(s, 24) == [2, 1, 0]


def test_13_18_quartermasters_take_one_more() -> None:
    """Of a kind that is harvested now."""
    s = begun("Harvest", "dice: yellow Food, green Wood | cards: Quartermasters")
    do(s, "spend yellow Food", "spend green Wood")
    assert choices(s) == ["token Food", "token Wood"]
    assert tokens(do(s, "token Wood"), "blue") == ["Food", "Wood", "Wood"]


@pytest.mark.parametrize(("icons", "harvest"), [(1, ["Food"]), (2, ["Food", "Food", "Gold"])])
def test_13_18_gold_rush_asks_for_two_icons(icons: int, harvest: list[str]) -> None:
    """Then a Gold comes with them."""
    s = begun("Harvest", "dice: " + ", ".join(["yellow Food"] * icons) + " | cards: Gold Rush")
    assert tokens(do(s, *["spend yellow Food"] * icons), "blue") == harvest


def test_13_19_foreign_trade_brings_two_more_for_a_set() -> None:
    """A pair brings four; a die still three."""
    s = begun("Trade", "dice: white Trade, white Trade | tokens: Food, Wood | cards: Foreign Trade")
    do(s, "spend white Trade", "spend white Trade", "sell 1 food, 1 wood, 0 iron, 0 gold")
    assert points(s, "blue") == 4
    assert points(do(s, "sell spent white"), "blue") == 7


def test_13_20_production_boom_leaves_the_tent() -> None:
    """Once; the factory has worked."""
    s = do(turn(table("25 at 0,0: blue", blue="cards: Production Boom"), lap=1), "factory Plains 25, staying")
    assert (tents(s, 25), tokens(s, "blue")) == ([1, 0], ["Food"])
    assert is_passed(s)


def test_13_21_industrial_revolution_works_twice() -> None:
    """Two tents, two tokens, no third time."""
    s = turn(table("25 at 0,0: blue blue blue", blue="cards: Industrial Revolution"), lap=1)
    do(s, "factory Plains 25", "factory Plains 25")
    assert (tents(s, 25), tokens(s, "blue")) == ([1, 0], ["Food", "Food"])
    assert is_passed(s)


def test_13_22_basic_engineering_needs_two_more() -> None:
    """Three tents against one."""
    picture = "24 at 0,0: blue blue blue vermilion"
    assert "govern Plains 24" in choices(turn(table(picture, blue="cards: Basic Engineering"), lap=1))
    assert is_passed(turn(table(picture), lap=1))


def test_13_23_homesteads_leave_two_tents() -> None:
    """One of three goes; the lead of three is needed all the same."""
    s = do(turn(table("24 at 0,0: blue blue blue", blue="cards: Homesteads"), lap=1), "govern Plains 24")
    assert tents(s, 24) == [2, 0]
    assert is_passed(turn(table("24 at 0,0: blue blue", blue="cards: Homesteads"), lap=1))


def test_13_24_mobile_workforce_keeps_three() -> None:
    """The fourth is spent."""
    s = table(blue="dice: white Trade, white Trade, white Trade, white Explore | cards: Mobile Workforce")
    s.clean_up()
    do(s, "keep white Trade", "keep white Trade", "keep white Trade")
    assert dice(s, "blue") == ["white Trade"] * 3


@pytest.mark.parametrize(
    ("name", "picture", "has", "scored"),
    [
        ("Builder", "24 at 0,0: blue-house; 18 at 1,0: blue-house", "tents: 6", 6),
        ("Prosperity", PLACE, "tokens: Food, Food, Gold", 3),
        ("Prosperity", PLACE, "tokens: " + ", ".join(["Food"] * 10), 8),
        ("Manifest Destiny", "24 at 0,0: blue vermilion vermilion; 18 at 1,0: blue", "tents: 6", 2),
        ("University", PLACE, "cards: Stability, Scouts", 6),
        ("Cartographer", "24 at 0,0: blue; 23 at 1,0: blue; 18 at 0,1: blue; 20 at 1,1: vermilion", "tents: 6", 6),
        ("Constitution", "24 at 0,0: blue; 18 at 1,0: blue-house; 20 at 0,1: blue vermilion", "tents: 6", 4),
        ("Census", PLACE, "dice: white Trade | spent: white, green | bag: grey", 4),
        ("Railway", "24 at 0,0: blue; 18 at 1,0: blue; 20 at 2,0: vermilion; 8 at 3,0: blue", "tents: 6", 4),
        ("Melting Pot", PLACE, "dice: white Trade | spent: white, green | bag: grey", 6),
        ("Good Neighbours", "24 at 0,0: blue vermilion; 18 at 1,0: blue; 20 at 0,1: blue green", "tents: 6", 4),
    ],
)
def test_13_25_what_technologies_score(name: str, picture: str, has: str, scored: int) -> None:
    """Each of them, for blue."""
    s = table(picture, seats=3, blue=f"{has} | cards: {name}")
    assert card_points(s, 0, card(name)) == scored


def test_13_25_chronicles_counts_markers_of_others() -> None:
    """Two others on Stability, one on Scouts, which blue has not."""
    s = table(
        seats=4, blue="cards: Chronicles, Stability", vermilion="cards: Stability, Scouts", green="cards: Stability"
    )
    assert card_points(s, 0, card("Chronicles")) == 2


def test_every_technology_is_named_in_a_test_of_this_chapter() -> None:
    """None of the 48 is left out."""
    text = Path(__file__).read_text("utf-8")
    missing = [one.name for one in game().box.catalogue.cards if one.seal != "explosive" and one.name not in text]
    assert missing == []


def test_a_refusal_names_what_is_missing() -> None:
    """Production Boom is not had."""
    s = turn(table("25 at 0,0: blue"), lap=1)
    assert why(s, "factory Plains 25, staying") == "13.20"
