"""§8: the scenarios."""

import pytest

from dicehall.core.errors import BadOption
from dicehall.games.dicetopia import terms as t
from tests.games.dicetopia.table import at, card, choices, city, draws, end, game, play, refused, turn

FULL = "0: w1 w2 w3 w4 w5 w6\n1: t1 t2 t3 t4 t5 t6\n"


def test_8_1_ten_scenarios_all_ours() -> None:
    """The printed ones are lost; each of ours changes exactly one thing."""
    cards = game().book.scenarios
    assert len(cards) == 10
    assert {one.origin for one in cards} == {"house"}


def test_8_2_boom_town_counts_leftover_dice_twice() -> None:
    """Five and twice six."""
    assert end(city(FULL + "A: @0 w6", scenario="boom-town")).scores == (21 + 17, 21)


def test_8_3_deep_cover_deals_four_and_keeps_three() -> None:
    """Three count; Centauri keeps four and leaves one out."""
    s = city(FULL, scenario="deep-cover", hands={0: ["The Big Heist", "Money laundry", "Fake news"]})
    assert end(s).scores == (21 + 25 + 18 + 9, 21)
    hand = ["The Big Heist", "Money laundry", "Fake news", "Pacifist"]
    s = end(city(FULL, scenario="deep-cover", hands={0: hand}, factions={0: "Centauri"}))
    assert len(choices(s)) == 4


def test_8_4_loaded_skies_rerolls_once_more() -> None:
    """The same die, if its player wants; not a third time."""
    s = play(turn(city("G: w5 t2", scenario="loaded-skies")), "send G1", "take G2", "1")
    assert choices(s) == ["pass", "again"]
    play(s, "again", "4")
    assert (at(s, "G2"), s.actor) == ("t4", 1)


def test_8_4_banxa_is_asked_once() -> None:
    """Before the first roll, not before the second."""
    s = turn(city("G: w5 t2", scenario="loaded-skies", factions={1: "Banxa"}))
    play(s, "send G1", "take G2", "pass", "1", "again")
    assert s.step == t.REROLL


def test_8_5_open_files_shows_all_hands() -> None:
    """What is drawn and discarded at the Agency is seen by all; what was given back at first is not."""
    s = city("A: w5\n N: t1", scenario="open-files", hands={0: ["Spies", "Clones"]})
    play(draws(play(turn(s), "send A1"), "Replica"), "discard Spies")
    view = s.seen_by(1)
    assert view.of(0, t.HAND) == (1 << card("Replica")) | (1 << card("Clones"))
    assert view.of(0, t.SUNK) == 1 << card("Spies")
    assert view.of(0, t.DEALT) == -1


def test_8_5_hands_are_hidden_until_all_have_chosen() -> None:
    """The choice itself is as secret as ever."""
    s = city(scenario="open-files", hands={0: ["Spies", "Clones"]})
    s.step = t.KEEP_MISSIONS
    assert s.seen_by(1).of(0, t.HAND) == -1


def test_8_6_most_wanted_is_scored_by_everybody() -> None:
    """The Big Heist lies open; both players have it."""
    s = city(FULL, scenario="most-wanted")
    s.shared = card("The Big Heist")
    s.shown = 1 << s.shared
    assert end(s).scores == (46, 46)


def test_8_6_the_shared_mission_is_plain_and_not_dealt() -> None:
    """Copycat and High Stakes never lie open; the open one is in no hand."""
    s = city(scenario="most-wanted")
    s.step = t.OPEN_MISSION
    s.progress = 0
    s.await_chance(38)
    words = [s.game.outcome(s, i) for i in range(38)]
    assert "Copycat" not in words
    draws(s, "Spies")
    assert s.deck() >> card("Spies") & 1 == 0


def test_8_7_gold_rush_counts_white_loot_twice() -> None:
    """Loot, and nothing else: Extra stash sees the plain values."""
    s = end(city("0: w1 w2\n 1: t4", scenario="gold-rush", hands={1: ["Extra stash"]}))
    assert s.scores == (6, 14)


def test_8_8_second_wind_gives_two_uses() -> None:
    """Shakra may take two dice away, in one turn even; abilities that always hold are as they were."""
    s = turn(city("G: w5 t2 p1", scenario="second-wind", factions={0: "Shakra", 1: "Hollows"}))
    play(s, "exterminate G1", "exterminate G2")
    assert choices(s) == ["send G3"]
    assert s.of(1, t.USES) == 0


def test_8_8_roamers_may_save_two_turns() -> None:
    """Both are taken in the end."""
    s = city("N: w1 w2 w3 w4\n 0: w1 w1 w1 w1\n 1: w1 w1 w1 w1", scenario="second-wind", factions={0: "Roamers"})
    play(turn(s, 8), "save turn", "send N1", "take 0.1", "take 0.2", "save turn", "send N2", "take 0.1", "take 0.2")
    assert (s.actor, s.saved) == (0, 1)
    play(s, "send N3", "take 0.1", "take 0.2")
    assert (s.actor, s.saved) == (0, 0)


def test_8_8_bingmai_decides_two_ties_but_none_twice() -> None:
    """A neighbourhood that has its winner is no tie any more."""
    s = end(city(FULL + "A: @0 @1\n G: @0 @1", scenario="second-wind", factions={0: "Bingmai"}))
    play(s, "rig A for 0")
    assert choices(s) == ["pass", "rig G for 0", "rig G for 1"]
    assert play(s, "rig G for 1").scores == (26, 26)


def test_8_8_second_wind_needs_factions() -> None:
    """It is refused without them, and not drawn."""
    with pytest.raises(BadOption):
        game().start(2, {"factions": "off", "scenario": "second-wind"})
    assert game().start(2, {"factions": "off", "scenario": "random"}).chances == 9


def test_8_9_squatters_win_ties() -> None:
    """Who sent the first agent wins alone; without one of the tied it is shared."""
    s = city(FULL + "A: @0 @1\n G: @0 @1", scenario="squatters")
    s.founders = 2
    assert end(s).scores == (21 + 3, 21 + 3 + 5)


def test_8_9_the_first_agent_sent_is_remembered() -> None:
    """Later ones do not change it, nor does moving the agent away."""
    s = turn(city("T: w1 w2\n W: w3 w4\n N: w5", scenario="squatters"))
    play(s, "send T1", "take T2", "take N1", "send T2")
    assert (s.founders >> 9) & 7 == 1


def test_8_9_rigging_comes_before_squatters() -> None:
    """Bingmai may take the tie from the first one there."""
    s = city(FULL + "A: @0 @1", scenario="squatters", factions={0: "Bingmai"})
    s.founders = 2
    assert play(end(s), "rig A for 0").scores == (21 + 5, 21)


def test_8_10_roadblock_closes_the_last_neighbourhood() -> None:
    """As long as a die lies elsewhere."""
    s = play(turn(city("N: w1 w2 w3\n A: t1", scenario="roadblock")), "send N1")
    assert choices(s) == ["send A1"]
    assert refused(s, "send N2") == "8.10"
    s = play(turn(city("N: w1 w2 w3", scenario="roadblock")), "send N1")
    assert choices(s) == ["send N2", "send N3"]


def test_8_10_hypnosis_goes_through_a_roadblock() -> None:
    """An ability overrides a rule."""
    s = turn(city("N: w1 w2 w3\n A: t1", scenario="roadblock", factions={0: "Perceptioneers"}))
    play(s, "send N1", "hypnotise N")
    assert choices(s) == ["send N2", "send N3"]


def test_8_11_shaky_ground_rerolls_a_die_after_each_turn() -> None:
    """Any die of the City Board: two dice, twelve outcomes."""
    s = play(turn(city("N: w1 w2\n A: t1", scenario="shaky-ground")), "send N1")
    assert (s.step, s.chances) == (t.TREMOR, 12)
    play(s, "12")
    assert (at(s, "N2"), s.actor) == ("w6", 1)


def test_8_11_a_skipped_turn_does_not_shake_the_ground() -> None:
    """The Roamers save it, and the next player is on."""
    s = play(turn(city("N: w1 w2\n A: t1", scenario="shaky-ground", factions={0: "Roamers"})), "save turn")
    assert (s.step, s.actor) == (t.SEND, 1)
