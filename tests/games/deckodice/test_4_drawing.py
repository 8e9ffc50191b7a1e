"""§4 Drawing."""

from dicehall.core.state import CHANCE
from dicehall.games.deckodice.deck import SPARTEN, TWENT
from tests.games.deckodice.table import card, do, meet, points, scene, turn, under


def test_4_1_the_attacker_draws_first() -> None:
    """The first card is the attacker's, the second the defender's."""
    s = turn(meet(scene(), "quad", "dwelve"), 3)
    assert [card(s, 0), card(s, 1)] == [0, 3]
    assert card(turn(s, 4), 0) == 4


def test_4_1_the_attacker_uses_its_ability_before_the_defender_draws() -> None:
    """Cubera decides while Quad has no card yet."""
    s = turn(meet(scene(), "cubera", "quad"), 3)
    assert (s.actor, card(s, 1)) == (0, 0)


def test_4_2_a_card_put_back_comes_first() -> None:
    """It is drawn without chance."""
    s = meet(scene("round 2 | pile 1 2 3 | top 9 seen by 1"), "twent", "quad")
    assert card(s, 0) == 9


def test_4_2_the_last_unseen_card_needs_no_chance() -> None:
    """One possibility is certain."""
    s = meet(scene("round 11 | pile 1 | under 2 3 4"), "twent", "quad")
    assert [card(s, 0), card(s, 1)] == [1, 2]


def test_4_2_after_the_unseen_cards_come_those_from_below_in_order() -> None:
    """What was laid under first comes first."""
    s = meet(scene("round 11 | under 6 2 3 4"), "dwelve", "quad")
    assert [card(s, 0), card(s, 1), under(s)] == [6, 2, [3, 4]]


def test_4_3_the_newest_card_lies_lowest() -> None:
    """A re-rolled card comes after one that was laid under before."""
    s = do(turn(meet(scene("round 2 | pile 1 2 3 5 | under 9"), "cubera", "quad"), 3), "re-roll")
    assert under(s) == [9, 3]
    assert s.chances == 3


def test_4_4_twent_draws_again() -> None:
    """Card 21 is an R* for the d20: it goes under the pile, and Twent draws again."""
    s = turn(meet(scene(), "twent", "dwelve"), 21)
    assert (card(s, 0), under(s), s.drawing) == (0, [21], 0)
    assert card(turn(s, 17), 0) == 17


def test_4_4_sparten_draws_again_when_it_defends() -> None:
    """The R* concerns whoever draws, as often as it takes."""
    s = turn(meet(scene(), "sparten", "dwelve"), 1, 22, 23, 2)
    assert [card(s, 0), card(s, 1), under(s)] == [2, 1, [22, 23]]


def test_4_4_the_last_card_but_one_may_have_to_be_drawn_again() -> None:
    """In the last combat the attacker's R* goes to the defender."""
    s = meet(scene("round 12 | under 21 8 | hands twent : dwelve", memory_aid="on"), "twent", "dwelve")
    assert s.is_over
    assert points(s) == [13, 11]


def test_4_4_for_other_minions_an_r_is_nothing() -> None:
    """Dwelve keeps card 24, which is an 11 on the d12."""
    assert card(turn(meet(scene(), "dwelve", "quad"), 24), 0) == 24


def test_4_5_with_only_r_left_it_counts_nothing() -> None:
    """Four R* cards are left: Twent keeps the first, as a 0, and Quad wins with any value."""
    s = turn(meet(scene("round 11 | pile 21 22 23 24"), "twent", "quad"), 21)
    assert [card(s, 0), under(s), s.actor] == [21, [], CHANCE]
    assert points(turn(s, 22)) == [10, 12]


def test_4_5_two_r_in_the_last_combat() -> None:
    """Fewer than four are enough, if nothing else is left; 0 against 0 is a tie."""
    s = turn(meet(scene("round 12 | pile 21 22"), "twent", "sparten"), 22)
    assert s.is_over
    assert list(s.scores) == [12, 12]
    assert s.bare == (1 << TWENT) | (1 << SPARTEN)


def test_4_5_the_very_last_card_is_an_r() -> None:
    """With an empty pile there is nothing to draw again."""
    s = turn(meet(scene("round 12 | pile 21 8"), "sparten", "dwelve"), 8)
    assert s.is_over
    assert points(s) == [11, 13]


def test_4_5_one_other_card_is_enough_to_draw_again() -> None:
    """Three R* and card 8: Twent goes on until it has card 8."""
    s = turn(meet(scene("round 11 | pile 21 22 23 8"), "twent", "quad"), 21, 22, 23)
    assert card(s, 0) == 8
    assert card(s, 1) == 21


def test_4_5_cards_under_the_pile_and_on_top_count_as_left() -> None:
    """Card 8 lies at the bottom: the R* on top is drawn again until it comes."""
    s = meet(scene("round 11 | top 21 seen by 0 | under 22 8 23"), "twent", "quad")
    assert [card(s, 0), card(s, 1), under(s)] == [8, 23, [21, 22]]
