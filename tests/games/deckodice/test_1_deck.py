"""§1 The deck and the DieMinions."""

from collections import Counter

import dicehall
from dicehall.games.deckodice.content import DICE, Box
from dicehall.games.deckodice.deck import is_reroll, printed
from tests.games.deckodice.table import everything_in_hand, meet, minions, numbers, points, scene, turn

BOX = Box(dicehall.game("deckodice").content)


def test_1_1_every_value_occurs_equally_often() -> None:
    """The 24 cards divide evenly over the faces of each die, but for four R* on d10 and d20."""
    for place, die in enumerate(DICE):
        found = Counter(printed(BOX.deck, card, place) for card in range(24))
        signs = found.pop(0, 0)
        assert found == {value: (24 - signs) // die for value in range(1, die + 1)}


def test_1_1_a_card_gives_each_minion_its_own_roll() -> None:
    """Card 17 is a 2 for Cubera and a 17 for Twent."""
    assert [printed(BOX.deck, 16, minion) for minion in range(6)] == [4, 2, 4, 8, 2, 17]


def test_1_2_the_signs_are_on_four_cards_for_d10_and_d20() -> None:
    """Cards 21 to 24 ask Sparten and Twent to draw again, and nobody else."""
    assert [numbers(cards) for cards in BOX.deck.rerolls] == [[], [], [], [21, 22, 23, 24], [], [21, 22, 23, 24]]


def test_1_2_a_sign_means_nothing_to_other_minions() -> None:
    """Card 24 is an R* for Twent, and an 11 for Dwelve."""
    assert is_reroll(BOX.deck, 23, 5)
    assert not is_reroll(BOX.deck, 23, 4)


def test_1_2_half_of_the_signs_are_even() -> None:
    """The four R* cards do not favour even or odd in a tie of dice."""
    assert sum(printed(BOX.deck, card, 0) % 2 for card in numbers_to_cards([21, 22, 23, 24])) == 2


def numbers_to_cards(printed_numbers: list[int]) -> list[int]:
    """Cards count from 0."""
    return [number - 1 for number in printed_numbers]


def test_1_3_each_side_has_all_six() -> None:
    """Quad, Cubera, Diante, Sparten, Dwelve and Twent, on both sides."""
    assert everything_in_hand(scene())
    assert minions(scene().at[0]) == ["quad", "cubera", "diante", "sparten", "dwelve", "twent"]


def test_1_4_any_card_may_be_on_top() -> None:
    """Nobody knows the order: 24 cards are possible, and 23 after one is drawn."""
    s = meet(scene(), "twent", "quad")
    assert s.chances == 24
    assert turn(s, 5).chances == 23


def test_1_4_nobody_has_won_a_card_yet() -> None:
    """All cards are in the pile."""
    s = scene()
    assert (s.pile, points(s)) == (24, [0, 0])
