"""§9 Alone against Dicey."""

import pytest

import dicehall
from dicehall.games.deckodice.combat import die_value
from dicehall.games.deckodice.dicey import dicey_minion
from dicehall.games.deckodice.flow import DeckODice
from dicehall.games.deckodice.state import NONE
from tests.games.deckodice.table import (
    NAMES,
    card,
    do,
    looks,
    meet,
    minion,
    points,
    scene,
    seen,
    top,
    turn,
    under,
)


def solo(line: str = "", abilities: str = "known") -> DeckODice:
    """A position against Dicey."""
    return scene(line, seats=1, abilities=abilities)


def test_9_1_you_choose_before_a_card_is_turned() -> None:
    """Dicey has no minion yet when you have sent yours."""
    s = meet(solo(), "quad")
    assert (minion(s, 0), s.at[3], s.chances) == ("quad", NONE, 24)


def test_9_1_dicey_is_no_seat() -> None:
    """One seat, two scores, and Dicey has the number after the last seat."""
    s = turn(meet(solo("round 12 | pile 20 1 | hands quad : twent"), "quad"), 20)
    assert (s.scores, s.winners, s.ending) == ((11, 13), (1,), "Dicey has more cards")


@pytest.mark.parametrize(
    ("number", "hand", "sent"),
    [
        (17, "quad cubera diante sparten dwelve twent", "twent"),
        (2, "quad cubera diante sparten dwelve twent", "dwelve"),
        (3, "quad cubera diante sparten dwelve twent", "diante"),
        (24, "quad cubera diante sparten twent", "diante"),
        (9, "quad cubera diante sparten", "sparten"),
        (20, "quad cubera", "cubera"),
    ],
)
def test_9_2_the_highest_value_decides(number: int, hand: str, sent: str) -> None:
    """Among the unused minions."""
    s = turn(meet(solo(f"hands quad : {hand}"), "quad"), number)
    assert minion(s, 1) == sent


def test_9_2_between_equal_values_the_larger_die() -> None:
    """Card 4 is a 9 for Sparten and for Dwelve."""
    s = solo("hands quad : sparten dwelve")
    assert NAMES[dicey_minion(s, 3)] == "dwelve"


def test_9_2_an_r_counts_nothing() -> None:
    """Card 21 is an R* for Twent and a 1 for Dwelve; with nothing but R* it is the larger die."""
    assert NAMES[dicey_minion(solo("hands quad : dwelve twent"), 20)] == "dwelve"
    assert NAMES[dicey_minion(solo("hands quad : sparten twent"), 20)] == "twent"


def test_9_3_the_turned_card_is_diceys_roll() -> None:
    """No second card is drawn for Dicey; the next one is yours."""
    s = turn(meet(solo(), "quad"), 17, 1)
    assert [card(s, 0), card(s, 1)] == [1, 17]
    assert points(s) == [0, 2]


def test_9_3_an_r_for_the_chosen_minion_is_replaced_and_the_minion_stays() -> None:
    """Twent is all that Dicey has: card 21 goes under the pile, and Twent gets card 5."""
    s = turn(meet(solo("round 6 | hands quad : twent"), "quad"), 21, 5)
    assert (minion(s, 1), card(s, 1), under(s)) == ("twent", 5, [21])


def test_9_3_your_own_r_is_replaced_too() -> None:
    """Before any ability is used."""
    s = turn(meet(solo(), "sparten"), 17, 22, 8)
    assert [card(s, 0), under(s)] == [8, [22]]


def test_9_3_nothing_but_r_counts_nothing_for_dicey() -> None:
    """The last R* stay where they are."""
    s = turn(meet(solo("round 12 | pile 21 22 | hands quad : twent"), "quad"), 21)
    assert (s.scores, s.winners) == ((13, 11), (0,))


def test_9_3_both_cards_lie_open_before_cubera_decides() -> None:
    """Even when Cubera attacks: Dicey's Quad has a 4."""
    s = turn(meet(solo("hands cubera : quad"), "cubera"), 1, 8)
    assert (s.actor, card(s, 1)) == (0, 1)
    assert "against Quad's 4" in s.prompt(0)


def test_9_3_diantes_drawn_card_is_the_first_of_two() -> None:
    """The second is the next card of the pile, for your eyes."""
    s = turn(meet(solo(), "diante"), 17, 8, 1)
    assert looks(s) == [8, 1]
    assert looks(seen(s, -3)) == [8, 0]


def test_9_3_diante_puts_the_other_card_back_on_top() -> None:
    """It is turned for Dicey next."""
    s = do(turn(meet(solo(), "diante"), 17, 8, 1), "take second")
    assert top(s) == 8
    assert card(meet(s, "quad"), 1) == 8


def test_9_3_without_a_card_left_diante_keeps_what_it_has() -> None:
    """The last combat: nothing to look at."""
    s = turn(meet(solo("round 12 | pile 17 1 | hands diante : twent"), "diante"), 17)
    assert s.is_over


def test_9_4_the_larger_die_attacks() -> None:
    """Twent before Diante."""
    assert turn(meet(solo(), "diante"), 17, 8).attacker == 1


@pytest.mark.parametrize(("diceys", "yours", "attacker"), [(17, 18, 0), (18, 17, 1)])
def test_9_4_between_equal_dice_the_higher_value_attacks(diceys: int, yours: int, attacker: int) -> None:
    """Diante against Diante: card 17 is a 4 on the d8, card 18 a 7."""
    assert turn(meet(solo("hands diante : diante"), "diante"), diceys, yours).attacker == attacker


@pytest.mark.parametrize(("number", "attacker"), [(4, 0), (1, 1)])
def test_9_5_an_odd_d4_lets_you_attack(number: int, attacker: int) -> None:
    """Cards 2 and 3 are an 8 for both Diantes; then card 4 shows a 3, or card 1 a 4."""
    s = turn(meet(solo("hands diante : diante"), "diante"), 2, 3, number)
    assert (s.attacker, under(s)) == (attacker, [number])


def test_9_5_without_a_card_left_nobody_attacks() -> None:
    """The last combat: 8 against 8, and the values are compared."""
    s = turn(meet(solo("round 12 | pile 2 3 | hands diante : diante"), "diante"), 2)
    assert (s.is_over, s.attacker, list(s.scores)) == (True, NONE, [12, 12])


@pytest.mark.parametrize(
    ("diceys", "yours", "kept"),
    [(5, 14, True), (4, 15, True), (2, 16, False), (8, 15, False)],
    ids=["a 6 that loses", "a 4 beats a 3", "a 5 loses to an 8", "a 2 loses to a 3"],
)
def test_9_6_diceys_cubera(diceys: int, yours: int, kept: bool) -> None:
    """A 6 is kept, and whatever wins; the rest is re-rolled."""
    s = turn(meet(solo("hands sparten : cubera"), "sparten"), diceys, yours)
    assert (under(s) == []) is kept


def test_9_6_a_tie_is_re_rolled() -> None:
    """Cards 1 and 10 are a 4 on the d6 and on the d10."""
    s = turn(meet(solo("hands sparten : cubera"), "sparten"), 1, 10)
    assert under(s) == [1]
    assert card(turn(s, 5), 1) == 5


def test_9_6_with_an_empty_pile_dicey_keeps() -> None:
    """The last combat: a 1 stays a 1."""
    s = turn(meet(solo("round 12 | pile 9 8 | hands twent : cubera"), "twent"), 9)
    assert list(s.scores) == [13, 11]


def test_9_6_values_count_as_they_are_now() -> None:
    """With the house abilities Sparten takes 1: a 4 against a 3 is a tie, and is re-rolled."""
    s = turn(meet(solo("hands sparten : cubera", abilities="house"), "sparten"), 1, 2)
    assert die_value(s, 0) == 3
    assert under(s) == [1]


@pytest.mark.parametrize(("turned", "following", "taken"), [(4, 1, 1), (1, 4, 1), (2, 3, 2)])
def test_9_7_diceys_diante_takes_the_higher(turned: int, following: int, taken: int) -> None:
    """Between equal d8 it keeps the turned card."""
    s = turn(meet(solo("round 2 | hands quad : diante"), "quad"), turned, 7, following)
    assert card(s, 1) == taken


def test_9_7_with_no_card_left_it_keeps_what_it_has() -> None:
    """The last combat."""
    s = turn(meet(solo("round 12 | pile 9 1 | hands quad : diante"), "quad"), 9)
    assert list(s.scores) == [13, 11]


def test_9_7_it_takes_a_card_that_you_have_put_back() -> None:
    """Your Diante attacks and leaves an 8; Dicey's Diante looks at it and takes it."""
    s = turn(meet(solo("hands diante : diante"), "diante"), 13, 1, 2)
    do(s, "take first")
    assert (card(s, 0), card(s, 1)) == (1, 2)


def test_9_8_the_other_card_is_shuffled_in() -> None:
    """Cards from below are mixed in as well: the order is unknown from then on."""
    s = turn(meet(solo("round 2 | pile 1 2 3 4 7 | under 8 9 | hands quad : diante"), "quad"), 1, 7, 2)
    assert (card(s, 1), under(s), top(s)) == (1, [], -1)
    assert s.pile == 5


def test_9_8_any_of_them_may_come_next() -> None:
    """Chance has all five."""
    s = turn(meet(solo("round 2 | pile 1 2 3 4 7 | under 8 9 | hands quad twent : diante twent"), "quad"), 1, 7, 2)
    assert meet(s, "twent").chances == 5


@pytest.mark.parametrize(("won", "winner"), [("20 : 19", 0), ("19 : 20", 1)])
def test_9_1_twelve_each_and_the_20_decides(won: str, winner: int) -> None:
    """As between two players; Dicey can have a critical hit too."""
    s = turn(meet(solo(f"round 12 | pile 2 3 | hands diante : diante | won {won}"), "diante"), 2)
    assert (s.winners, s.ending.startswith("Dicey")) == ((winner,), winner == 1)


def test_9_1_more_cards_than_dicey() -> None:
    """The player's victory."""
    s = turn(meet(solo("round 12 | pile 9 17 | hands twent : quad"), "twent"), 9)
    assert (s.winners, s.ending) == ((0,), "more cards")


@pytest.mark.parametrize("seed", range(4))
def test_9_1_twelve_combats_alone(seed: int) -> None:
    """All cards are won by you or Dicey."""
    match = dicehall.play("deckodice", bots=["random"], seed=seed)
    assert sum(match.state.scores) == 24
    assert match.state.is_over
