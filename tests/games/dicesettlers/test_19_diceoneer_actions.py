"""§19.9 to §19.16 What the Diceoneer does, priority by priority.

Tiles by number: 18 Forest 7/3, 20 Mountains 9/5, 24 Plains 6/3, 14 Hills 6/0, 36 Desert 7/0, 16 a Forest factory 6/2,
22 a Mountains factory 8/4, 8 Desert 4/0, 9 Desert 5/0, 10 Hills 1/0, 11 Hills 4/3.
"""

import pytest

from dicehall.games.dicesettlers import diceoneer_priorities as wants
from dicehall.games.dicesettlers.content_box import COLOUR_NAMES
from dicehall.games.dicesettlers.diceoneer_acting import bot_governs_all
from dicehall.games.dicesettlers.diceoneer_board import BotStep, tents_in_supply
from dicehall.games.dicesettlers.flow import Settlers
from dicehall.games.dicesettlers.hexes import distance
from dicehall.games.dicesettlers.state import zeros
from dicehall.games.dicesettlers.technologies import shield
from dicehall.games.dicesettlers.terms import BOT, CABINS, CELL, KNOWN, OWNER, SETTLE, STRENGTH, SUPPLY, TENTS, Step
from tests.games.dicesettlers.alone import acts, alone, choices, do, knows, numbers, points, queued, show, stored


def colours(bits: int) -> list[str]:
    """Colours by name."""
    return [name for i, name in enumerate(COLOUR_NAMES) if bits >> i & 1 == 1]


# ---- §19.9 Recruit ----


def test_19_9_the_example_of_the_rulebook():
    """With green and grey at hand and one green die, grey comes first; then the rarer of the two."""
    s = alone("18 0,0 bot 1\n20 1,0 bot 1", queue="white white white yellow yellow yellow green")
    assert colours(wants.recruits(s)) == ["grey"]
    acts(s, "Recruit", 1)
    s.pool[SUPPLY + COLOUR_NAMES.index("green")] = 2
    assert (queued(s).split()[-1], colours(wants.recruits(s))) == ("grey", ["green"])


def test_19_9_between_equals_the_person_chooses():
    """As many dice of both, as many of both in the supply."""
    s = alone("18 0,0 bot 1\n20 1,0 bot 1")
    acts(s, "Recruit", 1)
    assert (s.step, choices(s)) == (BotStep.HIRE, ["hire green", "hire grey"])
    do(s, "hire grey")
    assert queued(s) == "white grey"


@pytest.mark.parametrize(("strength", "dice", "vp"), [(1, 1, 0), (2, 1, 0), (3, 2, 0), (5, 2, 2)])
def test_19_9_strength_three_gains_two_dice(strength: int, dice: int, vp: int):
    """More strength than that is unused."""
    s = alone("18 0,0 bot 1")
    acts(s, "Recruit", strength)
    assert (queued(s).split().count("green"), points(s)) == (dice, vp)


def test_19_9_no_die_of_a_colour_that_is_gone():
    """Then it gains none."""
    s = alone("18 0,0 bot 1")
    s.pool[SUPPLY + COLOUR_NAMES.index("green")] = 0
    acts(s, "Recruit", 1)
    assert queued(s) == "white"


# ---- §19.10 Explore ----


def row_of_tiles() -> Settlers:
    """Three tiles in a row: the person at the left end, the Diceoneer on the other two."""
    return alone("24 0,0 me 1\n18 1,0 bot 1\n20 2,0 bot 1", tents="me 1 bot 2")


def test_19_10_it_keeps_away_from_the_person():
    """Of the places that touch two tiles, only those beside 18 and 20 are not beside the person."""
    s = row_of_tiles()
    s.tile_now = 13
    out = zeros(90)
    n = wants.places(s, out)
    assert sorted(s.name(out[i]) for i in range(n)) == ["place at 1,1", "place at 2,-1"]


def test_19_10_farther_is_better():
    """Between places away from the person the one with the farther tent is chosen."""
    s = alone("24 0,0 me 1\n18 1,0 bot 1\n20 2,0 bot 1\n14 3,0 bot 1")
    out = zeros(90)
    n = wants.places(s, out)
    assert {int(distance(s.tile[CELL + 23], cell_of(s, out[i]))) for i in range(n)} == {3}


def cell_of(s: Settlers, action: int) -> int:
    """The cell that a place stands for."""
    q, r = (int(part) for part in s.name(action).split()[-1].split(","))
    return (r + 20) * 41 + q + 20


def test_19_10_beside_the_person_only_if_there_is_no_other_place():
    """Two tiles have two places, both beside the person."""
    s = alone("24 0,0 me 1\n18 1,0 bot 1")
    assert wants.places(s, zeros(90)) == 2


def explored(s: Settlers, strength: int = 1) -> Settlers:
    """The Diceoneer explores and draws the first tile of the stack."""
    acts(s, "Explore", strength)
    s.resolve(0)
    return s


def test_19_10_a_tent_from_the_general_supply():
    """The tile gives nothing, and strength above one is unused."""
    s = explored(row_of_tiles(), strength=3)
    assert s.step == BotStep.PLACE
    do(s, choices(s)[0])
    assert (s.tents(7, BOT), s.of(BOT, TENTS), points(s), queued(s)) == (1, 2, 2, "white white white")


def test_19_10_the_person_joins_and_it_stays_ahead():
    """One tent of the person, a second of its own."""
    s = explored(alone("24 0,0 me 1\n18 1,0 bot 1", tents="me 1 bot 2"))
    do(s, choices(s)[0])
    assert s.step == BotStep.JOIN
    do(s, "join")
    assert (s.tents(7, 0), s.tents(7, BOT)) == (1, 2)


def test_19_10_the_person_may_stay_at_home():
    """Nothing is added then."""
    s = explored(alone("24 0,0 me 1\n18 1,0 bot 1", tents="me 1 bot 2"))
    do(s, choices(s)[0], "pass")
    assert (s.tents(7, 0), s.tents(7, BOT)) == (0, 1)


def test_19_10_with_an_empty_stack_nothing_is_found():
    """Only what is above one counts as unused."""
    s = row_of_tiles()
    s.stack = 0
    acts(s, "Explore", 2)
    assert points(s) == 1


# ---- §19.11 Settle ----


def best(s: Settlers) -> list[int]:
    """The tiles that it would settle."""
    return numbers(wants.settlements(s))


def test_19_11_a_new_terrain_comes_first():
    """Plains is new; the Forest tile is new, too, but no new terrain."""
    assert best(alone("18 0,0 bot 2\n16 1,0 me 1\n24 0,1 me 1")) == [24]


def test_19_11_then_a_new_tile():
    """It is present on both terrains; the Forest factory is a tile without it, and 18 would be nearer to a house."""
    assert best(alone("18 0,0 bot 2\n16 1,0")) == [16]


def test_19_11_a_house_of_the_person_where_the_second_gets_nothing_is_no_new_tile():
    """14 scores nothing for the second; so the tent goes to 11, where it is present."""
    assert best(alone("11 0,0 bot 1\n14 1,0 me house")) == [11]


def test_19_11_a_house_of_the_person_where_the_second_scores_is_a_new_tile():
    """16 scores 2 for the second."""
    assert best(alone("18 0,0 bot 1\n16 1,0 me house")) == [16]


def test_19_11_a_new_terrain_counts_in_spite_of_a_house():
    """The exception is about new tiles, not about new terrains."""
    assert best(alone("18 0,0 bot 1\n14 1,0 me house")) == [14]


def test_19_11_then_the_nearest_house():
    """Two tents against none lack one; one against none lacks two."""
    assert best(alone("18 0,0 bot 2\n20 1,0 bot 1")) == [18]


def test_19_11_tents_of_the_person_make_a_house_more_distant():
    """Three against two lack two; two against none lack one."""
    assert best(alone("18 0,0 bot 2\n20 1,0 bot 3 me 2")) == [18]


def test_19_11_then_the_most_points():
    """Nine for Mountains 20, seven for Forest 18."""
    assert best(alone("18 0,0 bot 1\n20 1,0 bot 1")) == [20]


def test_19_11_between_equals_the_person_chooses():
    """6 VP both, one tent both, and it has both terrains."""
    s = alone("24 0,0 bot 1\n14 1,0 bot 1", tents="bot 1")
    acts(s, "Settle", 1)
    assert (s.step, len(choices(s))) == (BotStep.TENT, 2)


def test_19_11_only_where_one_may_settle():
    """20 is too far away."""
    assert best(alone("18 0,0 bot 1\n16 1,0\n20 2,0")) == [16]


# ---- §19.12 New tents ----


def test_19_12_the_first_example_of_the_rulebook():
    """One tent, strength two: it is placed, three are fetched, one of them is placed: two are left."""
    s = alone("20 0,0 bot 1", tents="bot 1")
    acts(s, "Settle", 2)
    assert (s.of(BOT, TENTS), s.of(BOT, CABINS)) == (2, 4)


def test_19_12_with_more_strength_it_fetches_five():
    """And places one of them: four are left."""
    s = alone("20 0,0 bot 1", tents="bot 1")
    acts(s, "Settle", 3)
    assert (s.of(BOT, TENTS), points(s)) == (4, 0)


def test_19_12_the_second_example_of_the_rulebook():
    """Two tents, two more in the general supply, strength five: three points of strength are left over."""
    s = alone("20 0,0 bot 8 me 7\n22 1,0 bot 8 me 7", tents="bot 2")
    s.put(BOT, CABINS, 0)
    assert tents_in_supply(s) == 2
    acts(s, "Settle", 5)
    while s.step == BotStep.TENT:
        do(s, choices(s)[0])
    assert points(s) == 3


# ---- §19.13 Its houses ----


def test_19_13_three_tents_ahead_is_a_house():
    """The third tent on 18 makes it."""
    s = alone("18 0,0 bot 2", tents="bot 1")
    acts(s, "Settle", 1)
    assert (s.tile[OWNER + 17], s.tents(17, BOT)) == (BOT, 0)


def test_19_13_the_person_s_going_away_makes_one_as_well():
    """Three tents, and nobody else any more."""
    s = alone("18 0,0 bot 3 me 1")
    s.take_tents(17, 0, 1)
    bot_governs_all(s)
    assert s.tile[OWNER + 17] == BOT


def test_19_13_at_once_in_the_middle_of_a_settle():
    """The person lifts a tent that stood against three, with another icon to come."""
    s = alone("18 0,0 bot 3 me 1\n20 1,0 me 1")
    s.step, s.whose, s.main, s.count = Step.SETTLE, 0, SETTLE, 2
    s.ask(0)
    do(s, next(name for name in choices(s) if name.startswith("lift") and "18" in name))
    assert s.tile[OWNER + 17] == BOT


def test_19_13_no_second_house_on_a_tile():
    """Where a house stands tents stay."""
    s = alone("18 0,0 me house bot 3")
    bot_governs_all(s)
    assert s.tents(17, BOT) == 3


def test_19_13_five_houses_are_all():
    """Without a house left nothing changes."""
    s = alone("18 0,0 bot 3")
    s.put(BOT, CABINS, 0)
    bot_governs_all(s)
    assert s.tents(17, BOT) == 3


# ---- §19.14 Raid ----


def target(s: Settlers, strength: int) -> list[int]:
    """The tiles that it would raid."""
    s.bot[STRENGTH] = strength
    return numbers(wants.raids(s))


def test_19_14_where_most_tents_can_be_swapped():
    """Two on 18, one on 20."""
    assert target(alone("18 0,0 bot 1 me 2\n20 1,0 bot 1 me 1", tents="bot 5"), 2) == [18]


def test_19_14_strength_limits_what_can_be_swapped():
    """With strength one both are equal in that; 18 ends sole control."""
    assert target(alone("18 0,0 bot 1 me 2\n20 1,0 bot 1 me 1", tents="bot 5"), 1) == [18]


def test_19_14_then_the_person_s_sole_control():
    """One tent each: two against one ends sole control, one against one only shared, though 20 has more VP."""
    s = alone("18 0,0 bot 1 me 2\n20 1,0 bot 2 me 2", tents="bot 5")
    assert target(s, 1) == [18]


def test_19_14_then_the_person_s_shared_control():
    """One against one ends shared control; one against three changes nothing."""
    s = alone("18 0,0 bot 1 me 1\n20 1,0 bot 1 me 4", tents="bot 5")
    assert target(s, 1) == [18]


def test_19_14_then_the_nearest_house():
    """Two ahead beats one ahead, where neither ends any control."""
    s = alone("18 0,0 bot 3 me 1\n20 1,0 bot 2 me 1", tents="bot 5")
    assert target(s, 1) == [18]


def test_19_14_then_the_most_points():
    """All else equal, nine beats seven."""
    s = alone("18 0,0 bot 1 me 2\n20 1,0 bot 1 me 2", tents="bot 5")
    assert target(s, 2) == [20]


def test_19_14_between_equals_the_person_chooses():
    """24 and 14 bring 6 VP both."""
    s = alone("24 0,0 bot 1 me 2\n14 1,0 bot 1 me 2", tents="bot 5")
    acts(s, "Raid", 2)
    assert (s.step, len(choices(s))) == (BotStep.RAID, 2)
    do(s, choices(s)[0])
    assert s.of(0, TENTS) == 2


def test_19_14_tents_are_replaced():
    """The person's go home, its own come from its personal supply; with three ahead a house is built."""
    s = alone("18 0,0 bot 2 me 2", tents="bot 4")
    acts(s, "Raid", 2)
    assert (s.tents(17, 0), s.of(0, TENTS), s.of(BOT, TENTS), s.tile[OWNER + 17]) == (0, 2, 2, BOT)


def test_19_14_it_goes_on_after_a_house():
    """Three ahead after the first swap; the second tent of the person is replaced, too."""
    s = alone("18 0,0 bot 3 me 2", tents="bot 4")
    acts(s, "Raid", 2)
    assert (s.tile[OWNER + 17], s.tents(17, 0), s.tents(17, BOT)) == (BOT, 0, 2)


@pytest.mark.parametrize("tiles", ["18 0,0 bot 1", "18 0,0 bot 1 me 1"])
def test_19_14_without_a_target_or_with_too_few_it_gains_one(tiles: str):
    """However much strength is left."""
    s = alone(tiles, tents="bot 5")
    acts(s, "Raid", 4)
    assert points(s) == 1


def test_19_14_without_tents_it_gains_one():
    """It cannot replace any."""
    s = alone("18 0,0 bot 1 me 3")
    acts(s, "Raid", 2)
    assert (points(s), s.tents(17, 0)) == (1, 3)


def test_19_14_shields_take_strength_away():
    """City Walls stop two icons: of three, one tent is replaced."""
    s = alone("18 0,0 bot 1 me 3", tents="bot 5")
    show(s, "City Walls")
    knows(s, "me", 0)
    acts(s, "Raid", 3)
    assert (s.tents(17, 0), points(s)) == (2, 0)


def test_19_14_a_raid_that_shields_stop_brings_one():
    """Strength two against City Walls."""
    s = alone("18 0,0 bot 1 me 3", tents="bot 5")
    show(s, "City Walls")
    knows(s, "me", 0)
    acts(s, "Raid", 2)
    assert (s.tents(17, 0), points(s)) == (3, 1)


# ---- §19.15 Trade ----


def test_19_15_three_tokens_for_a_strength():
    """Four tokens, strength three: three and one are sold, one strength is unused."""
    s = alone(store="Food Food Wood Gold")
    acts(s, "Trade", 3)
    assert (points(s), stored(s)) == (4 * 2 + 1, "")


def test_19_15_gold_is_sold_last():
    """Strength one sells the three others."""
    s = alone(store="Food Wood Iron Gold")
    acts(s, "Trade", 1)
    assert (points(s), stored(s)) == (6, "Gold")


# ---- §19.16 Research ----


def test_19_16_the_most_printed_points():
    """Mapmaking needs Desert; of the other two Forestry has 3, Scouts 2."""
    s = alone("18 0,0 bot 1", store="Food Wood")
    show(s, "Mapmaking", "Scouts", "Forestry")
    acts(s, "Research", 3)
    assert (s.of(BOT, KNOWN), stored(s), points(s)) == (0b100, "Food", 1)


def test_19_16_in_a_tie_the_first_on_display():
    """Wanderlust and Scouts have 2 VP both."""
    s = alone("18 0,0 bot 1", store="Food Wood")
    show(s, "Wanderlust", "Scouts")
    acts(s, "Research", 2)
    assert s.of(BOT, KNOWN) == 0b01


def test_19_16_gold_stands_for_what_it_lacks():
    """Scouts cost Food."""
    s = alone("18 0,0 bot 1", store="Wood Gold")
    show(s, "Scouts")
    acts(s, "Research", 2)
    assert (s.of(BOT, KNOWN), stored(s)) == (1, "Wood")


@pytest.mark.parametrize(("strength", "store"), [(1, "Food"), (2, "Wood")])
def test_19_16_what_it_cannot_have_leaves_all_strength_unused(strength: int, store: str):
    """Too little strength, or no token to pay with."""
    s = alone("18 0,0 bot 1", store=store)
    show(s, "Scouts")
    acts(s, "Research", strength)
    assert (s.of(BOT, KNOWN), points(s)) == (0, strength)


def test_19_16_each_technology_once():
    """What it has it does not research again."""
    s = alone("18 0,0 bot 1", store="Food")
    show(s, "Scouts")
    knows(s, "bot", 0)
    acts(s, "Research", 2)
    assert points(s) == 2


def test_19_16_its_technologies_do_nothing():
    """City Walls of its own do not stop a raid of the person: it has no shield."""
    s = alone("18 0,0 bot 1")
    show(s, "City Walls")
    knows(s, "bot", 0)
    assert shield(s, BOT) == 0
