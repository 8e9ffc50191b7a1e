"""§2 Choosing."""

import pytest

import dicehall
from dicehall.core.errors import IllegalAction
from dicehall.games.deckodice.state import WON
from tests.games.deckodice.table import card, choices, meet, minion, minions, numbers, points, scene, turn


def test_2_1_all_six_may_be_sent_at_first() -> None:
    """Each minion in hand is a choice."""
    assert choices(scene(), 1) == [f"send {name}" for name in minions(63)]


def test_2_1_a_used_minion_stays_out_until_the_second_half() -> None:
    """Whoever has fought is no choice."""
    s = scene("round 5 | hands quad twent : cubera diante")
    assert choices(s, 0) == ["send quad", "send twent"]


def test_2_1_sending_a_used_minion_is_refused_with_the_rule() -> None:
    """The message names the minion and the rule."""
    s = scene("round 5 | hands quad twent : cubera diante")
    with pytest.raises(IllegalAction, match=r"You have used Dwelve already in this half. \(rule 2.1\)"):
        s.apply(s.parse("send dwelve"), 0)


def test_2_2_a_minion_lies_face_down_until_both_have_chosen() -> None:
    """After the first choice the other side still chooses, and nothing is turned up."""
    s = scene()
    s.apply(s.parse("send twent"), 1)
    assert s.pending == (0,)
    assert minion(s, 1) == minion(s, 0)


def test_2_2_the_order_of_choices_makes_no_difference() -> None:
    """Whoever comes first, the position is the same."""
    one, two = scene(), scene()
    one.apply(one.parse("send quad"), 0)
    one.apply(one.parse("send twent"), 1)
    two.apply(two.parse("send twent"), 1)
    two.apply(two.parse("send quad"), 0)
    assert one.key() == two.key()


def test_2_2_nobody_chooses_twice() -> None:
    """Whoever has chosen waits."""
    s = scene()
    s.apply(s.parse("send quad"), 0)
    refusal = s.refusal(s.parse("send twent"), 0)
    assert refusal is not None
    assert refusal.rule == "4.1"


def test_2_3_both_are_turned_up_and_leave_the_hands() -> None:
    """When the second has chosen, both minions stand in the arena."""
    s = meet(scene(), "cubera", "dwelve")
    assert [minion(s, 0), minion(s, 1)] == ["cubera", "dwelve"]
    assert "cubera" not in minions(s.at[0])
    assert "dwelve" not in minions(s.at[1])


def test_2_3_after_that_nothing_can_be_sent() -> None:
    """The next minions are sent in the next combat."""
    s = turn(meet(scene(), "cubera", "quad"), 1)
    refusal = s.refusal(s.parse("send twent"), 0)
    assert refusal is not None
    assert (refusal.rule, "next combat" in refusal.text) == ("2.3", True)


def test_2_4_the_cards_of_a_combat_stay_on_view() -> None:
    """While the next minions are chosen, they still lie where they were."""
    s = turn(meet(scene(), "dwelve", "quad"), 1, 2)
    assert [card(s, 0), card(s, 1)] == [1, 2]
    assert s.at[WON] == 0


def test_2_4_then_the_winner_lays_them_away() -> None:
    """When the next minions are turned up, both cards go to the winner's pile."""
    s = meet(turn(meet(scene(), "dwelve", "quad"), 1, 2), "twent", "cubera")
    assert numbers(s.at[WON]) == [1, 2]
    assert [card(s, 0), card(s, 1)] == [0, 0]


def test_2_4_after_a_tie_each_lays_its_own_away() -> None:
    """Each side's card goes to its own pile."""
    s = meet(turn(meet(scene(), "dwelve", "quad"), 17, 2), "twent", "cubera")
    assert [numbers(s.at[WON]), numbers(s.at[WON + 1])] == [[17], [2]]


def test_2_4_the_points_count_at_once() -> None:
    """Cards on view are won already."""
    assert points(turn(meet(scene(), "dwelve", "quad"), 1, 2)) == [2, 0]


def test_2_4_taking_back_is_possible_only_before_the_minions_meet() -> None:
    """A lone sealed choice can be undone; once both are open it cannot."""
    match = dicehall.Match("deckodice", 2, seed=1)
    match.play("send quad", 0)
    match.undo(0)
    match.play("send twent", 0)
    match.play("send quad", 1)
    assert "drawn" in match.no_undo(1)
