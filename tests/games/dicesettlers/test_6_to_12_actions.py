"""§6 to §12: the seven main actions."""

import pytest

from dicehall.games.dicesettlers.flow import Settlers
from dicehall.games.dicesettlers.state import bit, ones
from dicehall.games.dicesettlers.terms import KNOWN, REMOVED, SUPPLY, Log, Step
from tests.games.dicesettlers.table import (
    bag,
    card,
    choices,
    dice,
    do,
    fall,
    is_passed,
    points,
    spent,
    start,
    supply,
    table,
    tents,
    tokens,
    told,
    turn,
    why,
)

# ---- §6 Recruit ----


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


# ---- §7 Explore ----

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


# ---- §8 Settle ----


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


# ---- §9 Raid ----

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


# ---- §10 Harvest ----


def test_10_1_the_rulebooks_harvest() -> None:
    """Two Wood and one Gold."""
    s = turn(table(blue="dice: green Wood, green Wood, brown Gold"))
    do(s, "main Harvest", "spend green Wood", "spend green Wood", "spend brown Gold")
    assert tokens(s, "blue") == ["Wood", "Wood", "Gold"]


def test_10_1_any_number_of_icons() -> None:
    """One of two, and done."""
    s = do(turn(table(blue="dice: green Wood, yellow Food")), "main Harvest", "spend yellow Food", "done")
    assert (tokens(s, "blue"), dice(s, "blue")) == (["Food"], ["green Wood"])


# ---- §11 Trade ----


def trading(has: str, icons: int = 1) -> Settlers:
    """Blue trades with so many icons."""
    dice_text = ", ".join(["brown Trade"] * icons)
    return do(
        turn(table(blue=f"dice: {dice_text} | {has or 'tents: 6'}")), "main Trade", *["spend brown Trade"] * icons
    )


def test_11_1_each_icon_is_used_for_one_thing() -> None:
    """Two icons: a pair of tokens and a die."""
    s = do(trading("tokens: Food, Wood", 2), "sell 1 food, 1 wood, 0 iron, 0 gold", "sell spent brown")
    assert points(s, "blue") == 5


def test_11_1_one_may_stop_after_the_first() -> None:
    """Not before."""
    s = trading("tokens: Food, Wood", 2)
    assert why(s, "done") == "11.1"
    do(s, "sell 1 food, 1 wood, 0 iron, 0 gold", "done")
    assert points(s, "blue") == 2


def test_11_1_no_more_icons_than_there_is_to_sell() -> None:
    """Scouts as Trade icons do not exist; three dice, three sales."""
    s = trading("bag: white", 3)
    do(s, "sell spent brown", "sell spent brown", "sell spent brown")
    assert is_passed(s)


@pytest.mark.parametrize(
    ("have", "sale", "gain"),
    [
        ("Iron, Iron, Iron", "0 food, 0 wood, 3 iron, 0 gold", 6),
        ("Wood, Gold, Gold", "0 food, 1 wood, 0 iron, 2 gold", 6),
        ("Gold, Gold, Gold", "0 food, 0 wood, 0 iron, 3 gold", 6),
        ("Food, Wood, Iron", "1 food, 1 wood, 1 iron, 0 gold", 5),
        ("Food, Wood, Gold", "1 food, 1 wood, 0 iron, 1 gold", 5),
        ("Food, Food", "2 food, 0 wood, 0 iron, 0 gold", 2),
        ("Food, Gold", "1 food, 0 wood, 0 iron, 1 gold", 2),
    ],
)
def test_11_2_what_sets_of_tokens_bring(have: str, sale: str, gain: int) -> None:
    """Three identical, three different, any two; Gold stands for anything."""
    s = do(trading(f"tokens: {have}"), f"sell {sale}")
    assert (points(s, "blue"), tokens(s, "blue")) == (gain, [])


def test_11_2_two_alike_and_another_are_no_set() -> None:
    """Food, Food, Wood: only pairs."""
    sales = [name for name in choices(trading("tokens: Food, Food, Wood")) if name.startswith("sell ") and "," in name]
    assert sales == ["sell 1 food, 1 wood, 0 iron, 0 gold", "sell 2 food, 0 wood, 0 iron, 0 gold"]


@pytest.mark.parametrize("sale", ["sell spent white", "sell active grey Raid", "sell spent brown"])
def test_11_3_a_die_brings_three(sale: str) -> None:
    """A spent one, an active one, even the one that has just paid; it leaves the game."""
    s = do(trading("dice: grey Raid | spent: white"), sale)
    assert points(s, "blue") == 3
    assert sum(int(s.pool[REMOVED + colour]) for colour in range(6)) == 1


def test_11_3_it_does_not_go_back_into_the_supply() -> None:
    """As many brown ones as before."""
    assert do(trading("bag: white"), "sell spent brown").pool[SUPPLY + 4] == 5


def test_11_3_the_last_die_is_not_for_sale() -> None:
    """With one die and no tokens there is nothing to trade; with a second one in the bag there is."""
    assert is_passed(turn(table(blue="dice: brown Trade")))
    assert "main Trade" in choices(turn(table(blue="dice: brown Trade | bag: white")))


def test_11_4_points_come_from_the_supply() -> None:
    """Then from the reserve."""
    s = trading("tokens: Iron, Iron, Iron")
    s.points = 4
    do(s, "sell 0 food, 0 wood, 3 iron, 0 gold")
    assert (points(s, "blue"), s.points) == (6, 0)


# ---- §12 Research ----

LEARNED = "20 at 0,0: blue; 18 at 1,0: blue"


def researching(has: str, show: str = "Drilled Troops", picture: str = LEARNED) -> Settlers:
    """Blue begins to research with two Research icons."""
    s = turn(table(picture, show=show, blue=f"dice: grey Research, grey Research | {has}"))
    return do(s, "main Research")


def test_12_1_the_rulebooks_drilled_troops() -> None:
    """Two Research icons, presence on forest and mountains, an Iron."""
    s = do(researching("tokens: Iron"), "study Drilled Troops", "spend grey Research", "spend grey Research")
    assert (s.of(0, KNOWN), tokens(s, "blue")) == (1, [])


@pytest.mark.parametrize(
    ("picture", "has"),
    [("20 at 0,0: blue", "tokens: Iron"), (LEARNED, "tokens: Wood"), (LEARNED, "tokens: Iron | cards: Drilled Troops")],
)
def test_12_1_terrain_tokens_and_not_had_yet(picture: str, has: str) -> None:
    """Without the forest, without Iron, or with the marker there: nothing to research."""
    s = turn(table(picture, show="Drilled Troops", blue=f"dice: grey Research, grey Research | {has}"))
    assert is_passed(s)


def test_12_1_reasons_are_given() -> None:
    """No plains, no Wood, not on display."""
    s = researching("tokens: Iron", "Drilled Troops, Stability, Stockades")
    assert [why(s, f"study {name}") for name in ("Stability", "Stockades", "Gusher")] == ["12.1", "12.2", "12.1"]


def test_12_2_gold_may_stand_in() -> None:
    """Iron or Gold: blue is asked."""
    s = do(researching("tokens: Iron, Gold"), "study Drilled Troops")
    assert choices(s) == ["pay 0 food, 0 wood, 0 iron, 1 gold", "pay 0 food, 0 wood, 1 iron, 0 gold"]
    do(s, "pay 0 food, 0 wood, 0 iron, 1 gold")
    assert tokens(s, "blue") == ["Iron"]


def test_12_2_exactly_as_many_icons() -> None:
    """With three dice two are spent."""
    s = researching("dice: grey Research | tokens: Iron")
    do(s, "study Drilled Troops", "spend grey Research", "spend grey Research")
    assert dice(s, "blue") == ["grey Research"]


def test_12_3_several_players_may_have_it() -> None:
    """Vermilion's marker lies there already."""
    s = table(LEARNED, blue="dice: grey Research, grey Research | tokens: Iron", vermilion="cards: Drilled Troops")
    do(turn(s), "main Research", "study Drilled Troops", "spend grey Research", "spend grey Research")
    assert (s.of(0, KNOWN), s.of(1, KNOWN)) == (1, 1)


def test_12_4_once_a_round() -> None:
    """Scouts are flipped for one Explore icon, and give no second one."""
    s = turn(table(TRIANGLE, seats=3, blue="dice: white Explore | cards: Scouts"))
    do(s, "main Explore", "spend white Explore", "flip Scouts")
    assert s.has_flipped(0, 0)
    assert s.count == 2


def test_a_whole_opening_uses_the_supply() -> None:
    """A starting tile that gives a die takes it from the supply, as Recruit does."""
    s = fall(start(2), "blue", "Plains 1", "Forest 3", "Desert 7")
    fall(do(s, "take Plains 1"), "Plains 2")
    do(s, "take Forest 3")
    assert (s.pool[SUPPLY], s.pool[SUPPLY + 1]) == (4, 4)
    assert ones(s.stack) == 19
    assert card("Stability") == 0
