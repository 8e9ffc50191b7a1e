"""§5 Abilities."""

import pytest

from dicehall.games.deckodice.combat import die_value
from tests.games.deckodice.table import card, choices, do, looks, meet, points, scene, seen, top, turn, under


def test_5_1_cubera_may_keep_or_re_roll() -> None:
    """Once it has its card, there are two choices."""
    assert choices(turn(meet(scene(), "cubera", "quad"), 1)) == ["keep", "re-roll"]


def test_5_1_a_defending_cubera_knows_what_it_has_to_beat() -> None:
    """The attacker's card lies open before Cubera decides."""
    s = turn(meet(scene(), "cubera", "twent"), 8, 1)
    assert (s.actor, card(s, 1)) == (0, 8)
    assert "against Twent's 8" in s.prompt(0)


def test_5_1_not_with_an_empty_pile() -> None:
    """The defender of the last combat has drawn the last card."""
    s = turn(meet(scene("round 12 | pile 1 8"), "twent", "cubera"), 1)
    assert s.is_over


def test_5_1_a_kept_card_counts() -> None:
    """Card 5 is a 6 on the d6."""
    s = do(turn(meet(scene(), "cubera", "quad"), 5), "keep")
    assert points(turn(s, 1)) == [2, 0]


def test_5_2_the_new_card_counts_even_if_it_is_worse() -> None:
    """Card 1 is a 4, card 9 a 1; there is no second re-roll."""
    s = do(turn(meet(scene(), "cubera", "quad"), 1), "re-roll")
    turn(s, 9)
    assert [card(s, 0), under(s), s.drawing] == [9, [1], 1]


def test_5_2_in_the_last_combat_the_defender_gets_the_re_rolled_card() -> None:
    """Card 1 goes under the pile, and comes up again at once."""
    s = do(turn(meet(scene("round 12 | pile 1 8 | won 20 : 2"), "cubera", "quad"), 1), "re-roll")
    assert points(s) == [11, 13]


def test_5_2_only_cubera_re_rolls() -> None:
    """The refusal names the rule."""
    s = turn(meet(scene(), "diante", "quad"), 1, 2)
    refusal = s.refusal(s.parse("re-roll"))
    assert refusal is not None
    assert refusal.rule == "5.1"


def test_5_3_diante_looks_at_two_cards_and_takes_one() -> None:
    """The two top cards, one after the other."""
    s = turn(meet(scene(), "diante", "quad"), 1, 2)
    assert looks(s) == [1, 2]
    assert choices(s) == ["take first", "take second"]


def test_5_3_the_taken_card_is_diantes() -> None:
    """It lies open beside Diante."""
    assert card(do(turn(meet(scene(), "diante", "quad"), 1, 2), "take second"), 0) == 2


def test_5_3_with_one_card_left_diante_just_draws() -> None:
    """The defender of the last combat."""
    s = turn(meet(scene("round 12 | pile 1 8"), "twent", "diante"), 1)
    assert s.is_over


def test_5_3_with_two_cards_left_diante_takes_one_and_leaves_one() -> None:
    """The defender draws what Diante has left, and no chance is needed."""
    s = turn(meet(scene("round 12 | pile 1 8"), "diante", "quad"), 8)
    assert looks(s) == [8, 1]
    assert points(do(s, "take second")) == [13, 11]


def test_5_3_only_diante_takes_one_of_two() -> None:
    """The refusal names the rule."""
    s = turn(meet(scene(), "cubera", "quad"), 1)
    refusal = s.refusal(s.parse("take first"))
    assert refusal is not None
    assert refusal.rule == "5.3"


def test_5_4_the_other_player_does_not_see_the_two_cards() -> None:
    """Only Diante's owner knows them; spectators know nothing either."""
    s = turn(meet(scene(), "diante", "quad"), 1, 2)
    assert looks(seen(s, 0)) == [1, 2]
    assert looks(seen(s, 1)) == looks(seen(s, -3)) == [0, 0]


def test_5_5_the_other_card_goes_back_on_top() -> None:
    """A defending Diante leaves it for the next combat, and knows it."""
    s = do(turn(meet(scene(), "twent", "diante"), 8, 1, 2), "take first")
    assert (top(s), top(seen(s, 1)), top(seen(s, 0))) == (2, 2, 0)


def test_5_5_the_defender_draws_what_an_attacking_diante_has_put_back() -> None:
    """Quad gets card 2."""
    s = do(turn(meet(scene(), "diante", "quad"), 1, 2), "take first")
    assert card(s, 1) == 2


def test_5_5_cards_from_below_are_put_back_in_sight_of_all() -> None:
    """Whoever has seen them go under knows them still."""
    s = meet(scene("round 11 | under 1 2 3 4"), "diante", "quad")
    assert looks(seen(s, 1)) == [1, 2]


@pytest.mark.parametrize(("number", "value"), [(1, 12), (4, 3)])
def test_5_6_a_four_of_quad_counts_twelve(number: int, value: int) -> None:
    """With the house abilities; other values count as they are."""
    s = turn(meet(scene(abilities="house"), "cubera", "quad"), 5)
    assert die_value(turn(do(s, "keep"), number), 1) == value


def test_5_6_without_the_house_abilities_a_four_is_a_four() -> None:
    """Card 1 is a 4 on the d4."""
    s = turn(do(turn(meet(scene(), "cubera", "quad"), 5), "keep"), 1)
    assert die_value(s, 1) == 4


@pytest.mark.parametrize(("number", "value"), [(5, 4), (8, 4), (11, 4), (1, 5)])
def test_5_7_dwelve_never_falls_below_four(number: int, value: int) -> None:
    """Cards 5, 8, 11 and 1 are 2, 3, 4 and 5 on the d12."""
    assert die_value(turn(meet(scene(abilities="house"), "dwelve", "quad"), number, 7), 0) == value


@pytest.mark.parametrize(("number", "value"), [(1, 11), (4, 2), (7, 1)])
def test_5_8_sparten_takes_one_but_leaves_one(number: int, value: int) -> None:
    """Quad's 4 counts 12, less 1; a 3 is a 2; a 1 stays a 1."""
    assert die_value(turn(meet(scene(abilities="house"), "sparten", "quad"), 9, number), 1) == value


def test_5_8_a_steady_dwelve_is_hit_as_well() -> None:
    """Card 5 is a 2 on the d12, counts 4, less 1."""
    assert die_value(turn(meet(scene(abilities="house"), "sparten", "dwelve"), 5, 9), 1) == 3


def test_5_8_two_spartens_hit_each_other() -> None:
    """A 7 against a 3 is a 6 against a 2."""
    s = meet(scene("round 2 | pile 1 2 3 | top 9 seen by 0", abilities="house"), "sparten", "sparten")
    s.resolve(0)
    turn(s, 1, 2)
    assert [die_value(s, side) for side in range(2)] == [6, 2]


def test_5_8_a_zero_stays_a_zero() -> None:
    """An R* that counts 0 cannot fall further, nor rise."""
    s = turn(meet(scene("round 11 | pile 21 22 23 24", abilities="house"), "twent", "sparten"), 21, 22)
    assert [die_value(s, side) for side in range(2)] == [0, 0]
