"""§5: the ten factions: what each does, its limits, and its clash with one other."""

import pytest

from dicehall.games.dicetopia import terms as t
from tests.games.dicetopia.table import (
    at,
    card,
    choices,
    city,
    draws,
    end,
    faction,
    game,
    over,
    play,
    refused,
    turn,
)

FULL = """
    0: w1 w2 w3 w4 w5 w6
    1: t1 t2 t3 t4 t5 t6
"""


def test_5_1_two_abilities_always_hold_and_eight_have_a_token() -> None:
    """Opportunist and Adaptation need none."""
    always = [one.ability for one in game().book.factions if one.uses == 0]
    assert always == ["Opportunist", "Adaptation"]
    assert all(one.uses == 1 for one in game().book.factions if one.ability not in always)


def test_5_1_a_used_ability_is_used() -> None:
    """The second time it is refused for that."""
    s = play(turn(city("N: w5 t2\n A: t1", factions={0: "Shakra"})), "exterminate N2")
    assert refused(s, "exterminate A1") == "5.1"
    assert "exterminate A1" not in choices(s)


# ---- Banxa ----


def test_5_2_a_blocked_action_has_no_effect() -> None:
    """Banxa is asked once all is named; the swap does not happen, and the turn is over."""
    s = play(turn(city("O: w5 t2\n 1: t3", factions={1: "Banxa"})), "send O1", "take O2", "take 1.1")
    assert (s.actor, choices(s)) == (1, ["pass", "block"])
    play(s, "block")
    assert (at(s, "O2"), at(s, "1.1")) == ("t2", "t3")
    assert (s.step, s.actor) == (t.SEND, 1)


def test_5_2_what_is_let_through_happens() -> None:
    """And the token is kept."""
    s = play(turn(city("G: w5 t2", factions={1: "Banxa"})), "send G1", "take G2", "pass", "6")
    assert at(s, "G2") == "t6"
    assert s.of(1, t.USES) == 1


def test_5_2_banxa_is_asked_about_its_own_action() -> None:
    """Nothing restricts Block to others."""
    s = play(turn(city("G: w5 t2", factions={0: "Banxa"})), "send G1", "take G2")
    assert (s.step, s.actor) == (t.BLOCK, 0)


def test_5_2_sending_an_agent_and_drawing_cannot_be_blocked() -> None:
    """Neither rerolls nor swaps a die by an action."""
    s = play(turn(city("A: w5 t2", factions={1: "Banxa"})), "send A1")
    assert s.step == t.DRAW


def test_5_2_a_spent_block_is_not_asked_for() -> None:
    """The second action of the game goes through without a question."""
    s = city("G: w5 t2 p3", factions={1: "Banxa"})
    play(turn(s), "send G1", "take G2", "block", "send G2", "take G3")
    assert s.step == t.REROLL


def test_5_2_block_against_ewo_and_tuulu_is_not_possible() -> None:
    """An ability never cancels an ability."""
    s = play(turn(city("O: w5 t2\n 1: t3", factions={0: "Ewo", 1: "Banxa"})), "send O1", "transcend G", "take O2")
    assert s.step == t.REROLL
    s = play(turn(city("O: w5 t2\n 1: t3", factions={0: "Tuulu", 1: "Banxa"})), "intervene O2")
    assert s.step == t.INTERVENTION_ROLL


# ---- Bingmai ----

TIED = FULL + "A: @0 @1 w4\n G: @0\n"


def test_5_3_bingmai_decides_a_tie() -> None:
    """All nine stars go to one of the tied, who then dominates alone."""
    s = end(city(TIED, factions={0: "Bingmai"}, hands={0: ["Infiltration"]}))
    assert choices(s) == ["pass", "rig A for 0", "rig A for 1"]
    play(s, "rig A for 0")
    assert over(s)
    assert s.scores == (21 + 9 + 5 + 8, 21)


def test_5_3_without_rigging_the_tie_stays() -> None:
    """Both get five of nine, and Infiltration counts one neighbourhood only."""
    s = play(end(city(TIED, factions={0: "Bingmai"}, hands={0: ["Infiltration"]})), "pass")
    assert s.scores == (21 + 5 + 5 + 4, 21 + 5)


def test_5_3_without_a_tie_bingmai_is_not_asked() -> None:
    """And nobody can be made a winner where he is not tied."""
    assert over(end(city(FULL + "A: @0 @0 @1", factions={0: "Bingmai"})))
    s = end(city(TIED, factions={0: "Bingmai"}))
    assert refused(s, "rig G for 1") == "5.3"


def test_5_3_rigging_comes_after_cloning() -> None:
    """Dangmer changes a die before anything is scored, Bingmai as domination is."""
    s = end(city(TIED, factions={0: "Bingmai", 1: "Dangmer"}))
    assert s.actor == 1
    play(s, "pass")
    assert s.actor == 0


# ---- Centauri ----


def test_5_4_centauri_leaves_one_mission_out() -> None:
    """Two of three count; the other one is not shown."""
    s = end(city(FULL, factions={0: "Centauri"}, hands={0: ["The Big Heist", "Armory", "Cash is King"]}))
    assert choices(s) == ["leave out Cash is King", "leave out Armory", "leave out The Big Heist"]
    play(s, "leave out Armory")
    assert s.scores == (21 + 25 + 12, 21)
    assert s.of(0, t.COUNTED) == (1 << card("The Big Heist")) | (1 << card("Cash is King"))


def test_5_4_centauri_holds_three_after_the_agency_too() -> None:
    """It draws a fourth and puts one away."""
    s = city("A: w5 t1", factions={0: "Centauri"}, hands={0: ["Spies", "Armory", "Clones"]})
    play(draws(play(turn(s), "send A1"), "Replica"), "discard Replica")
    assert s.of(0, t.HELD) == 3


def test_5_4_copycat_cannot_copy_what_centauri_left_out() -> None:
    """It stays face down, and unknown to the copying player."""
    hands = {0: ["The Big Heist", "Armory", "Cash is King"], 1: ["Copycat"]}
    s = play(end(city(FULL, factions={0: "Centauri"}, hands=hands)), "leave out The Big Heist")
    assert choices(s) == ["copy Cash is King", "copy Armory"]
    assert s.seen_by(1).of(0, t.HAND) == -1


# ---- Dangmer ----


@pytest.mark.parametrize(("copy", "die"), [("value of 0.6", "t6"), ("colour of 0.6", "w1")])
def test_5_5_dangmer_copies_a_value_or_a_colour(copy: str, die: str) -> None:
    """Of one die of the player to the right, onto one own die."""
    s = play(end(city(FULL, factions={1: "Dangmer"})), "clone onto 1.1", copy)
    assert at(s, "1.1") == die


def test_5_5_the_copy_counts_for_loot_and_missions() -> None:
    """A 1 that became a 6 is five stars more, and one more for More is more."""
    s = city(FULL, factions={1: "Dangmer"}, hands={1: ["More is more"]})
    play(end(s), "clone onto 1.1", "value of 0.6")
    assert s.scores == (21, 26 + 8)


def test_5_5_the_player_to_the_right_is_the_previous_one() -> None:
    """Of three players seat 0 has seat 2 to the right."""
    s = end(city(FULL + "2: p1 p1 p1 p1 p1 p1", seats=3, factions={0: "Dangmer"}))
    play(s, "clone onto 0.1")
    assert choices(s)[:2] == ["value of 2.1", "colour of 2.1"]
    assert refused(s, "value of 1.1") == "5.5"


def test_5_5_dangmer_may_leave_things_as_they_are() -> None:
    """Passing ends the game."""
    assert over(play(end(city(FULL, factions={1: "Dangmer"})), "pass"))


def test_5_5_a_copied_die_counts_in_the_second_tie_break() -> None:
    """Equal stars, equal neighbourhoods: the value after cloning decides."""
    picture = "0: w6 w6 w6 w6 w6 w1\n 1: t6 t6 t6 t6 t6 t6\n"
    s = play(end(city(picture, factions={0: "Dangmer"})), "clone onto 0.6", "value of 1.6")
    assert (s.ending, s.winners) == ("shared victory", (0, 1))


# ---- Ewo ----


def test_5_6_ewo_performs_any_action() -> None:
    """From the Agency it reaches the Syndicate's."""
    s = play(turn(city("A: w5 t2\n 1: t3", factions={0: "Ewo"})), "send A1")
    assert choices(s) == ["pass", *[f"transcend {letter}" for letter in "AGWTON"]]
    play(s, "transcend N", "take 0.1", "take 1.1")
    assert (at(s, "0.1"), at(s, "1.1")) == ("t3", "w5")


def test_5_6_passing_performs_the_neighbourhoods_action() -> None:
    """And keeps the token for another turn."""
    s = play(turn(city("A: w5 t2", factions={0: "Ewo"})), "send A1", "pass")
    assert s.step == t.DRAW
    assert s.of(0, t.USES) == 1


def test_5_6_only_between_agent_and_action() -> None:
    """Not before the agent is sent."""
    s = turn(city("A: w5 t2", factions={0: "Ewo"}))
    assert refused(s, "transcend G") == "5.6"


def test_5_6_with_the_variant_ewos_bank_needs_a_match_too() -> None:
    """The Bank that is chosen is the replaced one."""
    s = turn(city("A: w5 t2 w1\n 1: p3", factions={0: "Ewo"}, advanced="on"))
    play(s, "send A1", "transcend O")
    assert choices(s) == ["take A3"]


def test_5_6_ewo_may_act_freely_where_hypnosis_sends_it() -> None:
    """The neighbourhood is named, the action is not."""
    s = turn(city("A: w5 t2\n G: t1", factions={0: "Ewo", 1: "Perceptioneers"}))
    play(s, "hypnotise A", "send A1", "transcend G", "take G1", "3")
    assert at(s, "G1") == "t3"


# ---- Hollows ----


def test_5_7_the_hollows_adapt_when_their_die_is_swapped() -> None:
    """Any of their dice, up or down by 1."""
    s = play(turn(city("O: w5 t6\n 1: t3 p1", factions={1: "Hollows"})), "send O1", "take O2", "take 1.1")
    assert s.actor == 1
    assert choices(s) == ["pass", "lower 1.1", "raise 1.2"]
    play(s, "raise 1.2")
    assert at(s, "1.2") == "p2"


def test_5_7_the_hollows_adapt_when_their_agent_is_swapped() -> None:
    """By Waste Management; another player's agent is none of theirs."""
    picture = "W: w5 t6\n A: @1 @0\n N: p1\n 1: t3"
    s = play(turn(city(picture, factions={1: "Hollows"})), "send W1", "take A1", "take N1")
    assert (s.step, s.actor) == (t.ADAPTATION, 1)
    s = play(turn(city(picture, factions={1: "Hollows"})), "send W1", "take A2", "take N1")
    assert s.step == t.SEND


def test_5_7_rerolls_and_own_actions_do_not_matter() -> None:
    """A rerolled die is not swapped; what they do themselves is not another player's."""
    s = play(turn(city("G: w5 t6\n 1: t3", factions={1: "Hollows"})), "send G1", "take 1.1", "6")
    assert s.step == t.SEND
    s = play(turn(city("O: w5 t6\n 0: t3", factions={0: "Hollows"})), "send O1", "take O2", "take 0.1")
    assert (s.step, s.actor) == (t.SEND, 1)


def test_5_7_once_for_a_swap_of_two_of_their_dice() -> None:
    """The Syndicate on one board is one action."""
    s = play(turn(city("N: w5 t6\n 1: t3 p1", factions={1: "Hollows"})), "send N1", "take 1.1", "take 1.2")
    assert s.step == t.ADAPTATION
    play(s, "pass")
    assert s.step == t.SEND


def test_5_7_the_hollows_do_not_adapt_to_ewos_ability() -> None:
    """Transcendence is no action."""
    s = turn(city("A: w5 t2\n 1: t3", factions={0: "Ewo", 1: "Hollows"}))
    play(s, "send A1", "transcend N", "take 0.1", "take 1.1")
    assert (s.step, s.actor) == (t.SEND, 1)


def test_5_7_a_blocked_swap_is_nothing_to_adapt_to() -> None:
    """Banxa blocks, nothing was swapped."""
    s = turn(city("O: w5 t6\n 1: t3\n 2: p1", seats=3, factions={1: "Hollows", 2: "Banxa"}))
    play(s, "send O1", "take O2", "take 1.1", "block")
    assert (s.step, s.actor) == (t.SEND, 1)


# ---- Roamers ----


def test_5_8_the_roamers_take_a_saved_turn_after_the_last() -> None:
    """A whole turn with its action, when everybody else has finished."""
    s = turn(city("N: w1 w2 w3\n 0: w1 w1 w1 w1 w1\n 1: w1 w1 w1 w1 w1", factions={0: "Roamers"}), 10)
    play(s, "save turn")
    assert s.actor == 1
    play(s, "send N1", "take 1.1", "take 1.2")
    assert (s.actor, "save turn" in choices(s)) == (0, False)
    play(s, "send N2", "take 0.6", "take 1.6")
    assert over(s)
    assert (at(s, "0.6"), at(s, "1.6")) == ("w1", "w2")


def test_5_8_a_turn_is_skipped_whole_or_not_at_all() -> None:
    """When the agent has been sent, there is nothing to save."""
    s = play(turn(city("G: w1 w2 w3", factions={0: "Roamers"})), "send G1")
    assert refused(s, "save turn") == "5.8"


def test_5_8_the_perceptioneers_may_name_the_saved_turn() -> None:
    """It is a turn like any other."""
    s = city(
        "N: w1 w2 w3\n A: t1\n 0: w1 w1 w1 w1 w1\n 1: w1 w1 w1 w1 w1",
        factions={0: "Roamers", 1: "Perceptioneers"},
    )
    play(turn(s, 10), "pass", "save turn", "send N1", "take 1.1", "take 1.2")
    assert (s.step, s.actor) == (t.HYPNOSIS, 1)
    play(s, "hypnotise A")
    assert choices(s) == ["send A1"]


# ---- Shakra ----


def test_5_9_shakra_takes_a_die_and_its_space_out_of_the_game() -> None:
    """Nothing can be sent or swapped there any more."""
    s = play(turn(city("T: w5 t2\n N: t1 t3", factions={0: "Shakra"})), "exterminate N1", "send T1", "take T2")
    assert at(s, "N1") == "#"
    assert choices(s) == ["take N2"]


def test_5_9_only_dice_of_the_city_and_only_in_the_own_turn() -> None:
    """Nothing on a Faction Board; and not while others play."""
    s = turn(city("T: w5 t2\n N: t1 t3\n 1: p1", factions={1: "Shakra"}))
    assert refused(s, "exterminate N1") == "5.9"
    play(s, "send N1", "take 0.1", "take 1.1")
    assert [name for name in choices(s) if name.startswith("exterminate")] == [
        "exterminate T1",
        "exterminate T2",
        "exterminate N2",
    ]


def test_5_9_an_exterminated_die_is_left_over_for_nobody() -> None:
    """Vigilantes and domination have one die less."""
    s = turn(city(FULL + "N: p6 w1\n A: @1", factions={1: "Shakra"}, hands={1: ["Vigilantes"]}), 11)
    s.put(1, t.TAKEN, 5)
    s.cells[41] = t.agent(1)
    play(s, "exterminate N1", "send N2", "take 0.1", "take 0.2")
    assert s.scores[1] == 15 + 1 + 5 + 5


# ---- The Perceptioneers ----


def test_5_10_hypnosis_names_the_neighbourhood() -> None:
    """The die there is the player's choice, and so is the target of the action."""
    s = turn(city("G: w5 t2\n N: t1", factions={1: "Perceptioneers"}))
    assert choices(s) == ["pass", "hypnotise G", "hypnotise N"]
    play(s, "hypnotise G")
    assert (s.actor, choices(s)) == (0, ["send G1", "send G2"])
    assert refused(s, "send N1") == "5.10"
    play(s, "send G2")
    assert choices(s) == ["take G1", "take N1", "take 0.1"]


def test_5_10_hypnosis_lasts_one_turn_and_is_not_for_the_own() -> None:
    """The next player goes anywhere; the Perceptioneers are not asked about themselves."""
    s = turn(city("N: w5 t2 t1\n G: p1", seats=3, factions={1: "Perceptioneers"}))
    play(s, "hypnotise N", "send N1")
    assert (s.step, s.actor) == (t.SEND, 1)
    assert "send G1" in choices(s)


def test_5_10_a_passed_hypnosis_is_asked_for_again() -> None:
    """At the beginning of each turn of another player."""
    s = turn(city("N: w5 t2 t1\n G: p1", seats=3, factions={1: "Perceptioneers"}), 2)
    play(s, "pass", "send N1")
    assert (s.step, s.actor, s.player) == (t.HYPNOSIS, 1, 0)


# ---- Tuulu ----


def test_5_11_tuulu_rerolls_two_dice_or_one_twice() -> None:
    """The second die may be the first one again."""
    s = play(turn(city("G: w5 t2\n 1: p1", factions={0: "Tuulu"})), "intervene 1.1", "4")
    assert choices(s) == ["intervene G1", "intervene G2", "intervene 1.1"]
    play(s, "intervene 1.1", "6")
    assert at(s, "1.1") == "p6"
    assert s.step == t.SEND


def test_5_11_once_begun_both_rerolls_are_made() -> None:
    """There is no passing after the first."""
    s = play(turn(city("G: w5 t2", factions={0: "Tuulu"})), "intervene G1", "1")
    assert "pass" not in choices(s)
    play(s, "intervene G2", "1")
    assert "intervene G1" not in choices(s)


def test_5_11_between_agent_and_action_and_after_it() -> None:
    """The turn goes on where it was."""
    s = play(turn(city("G: w5 t2\n N: t1", factions={0: "Tuulu"})), "send G1", "intervene N1", "2", "intervene N1", "3")
    assert s.step == t.FIRST_TARGET
    s = play(turn(city("G: w5 t2\n N: t1", factions={0: "Tuulu"})), "send G1", "pass", "take N1", "5")
    assert s.step == t.AFTER_ACTION
    play(s, "intervene N1", "2", "intervene G2", "3")
    assert (s.actor, at(s, "N1"), at(s, "G2")) == (1, "t2", "t3")


def test_5_11_the_hollows_do_not_adapt_to_rerolls_of_tuulu() -> None:
    """Nothing was swapped."""
    s = turn(city("G: w5 t2\n 1: p1", factions={0: "Tuulu", 1: "Hollows"}))
    play(s, "intervene 1.1", "4", "intervene 1.1", "6")
    assert (s.step, s.actor) == (t.SEND, 0)


# ---- conflicts ----


def test_5_12_the_roamers_cannot_skip_a_hypnotised_turn() -> None:
    """No ability cancels another."""
    s = play(turn(city("G: w5 t2", factions={0: "Roamers", 1: "Perceptioneers"})), "hypnotise G")
    assert refused(s, "save turn") == "5.12"


def test_5_12_shakra_cannot_empty_the_neighbourhood_it_is_sent_to() -> None:
    """Neither the only die there, nor, once it is one of two, both."""
    s = play(turn(city("G: w5\n N: t1", factions={0: "Shakra", 1: "Perceptioneers"})), "hypnotise G")
    assert refused(s, "exterminate G1") == "5.12"
    assert "exterminate N1" in choices(s)


def test_5_12_when_the_agent_is_there_shakra_is_free_again() -> None:
    """Hypnosis has had its way."""
    s = turn(city("G: w5 w4\n N: t1", factions={0: "Shakra", 1: "Perceptioneers"}))
    play(s, "hypnotise G", "send G1")
    assert "exterminate G2" in choices(s)


def test_5_13_player_order_begins_with_the_first_player() -> None:
    """Copycat and High Stakes of two players are settled in that order."""
    hands = {0: ["Copycat"], 1: ["High Stakes Gambling"]}
    assert end(city(FULL, hands=hands, first=0)).step == t.COPY
    assert end(city(FULL, hands=hands, first=1)).step == t.GAMBLE


def test_every_faction_is_tested_here() -> None:
    """Ten names, as in the content."""
    names = "Banxa Bingmai Centauri Dangmer Ewo Hollows Roamers Shakra Perceptioneers Tuulu"
    assert [faction(name) for name in names.split()] == list(range(1, 11))
