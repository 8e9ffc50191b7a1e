"""§6 The combat."""

from dicehall.games.deckodice.combat import die_value
from tests.games.deckodice.table import do, meet, points, scene, turn


def test_6_1_each_minion_reads_its_own_die() -> None:
    """Card 17 is a 17 for Twent, card 18 a 1 for Quad."""
    s = turn(meet(scene(), "twent", "quad"), 17, 18)
    assert [die_value(s, side) for side in range(2)] == [17, 1]


def test_6_1_the_die_may_be_small_and_the_value_large() -> None:
    """Twent's card 2 is a 2, and Quad's card 1 is a 4."""
    assert points(turn(meet(scene(), "twent", "quad"), 2, 1)) == [0, 2]


def test_6_1_the_example_of_a_small_die_that_wins() -> None:
    """Diante takes a 3 and puts a card back; Cubera draws that, re-rolls it, and beats the 3 with a 6."""
    s = turn(meet(scene(), "cubera", "diante"), 9, 7)
    turn(do(s, "take second", "re-roll"), 5)
    assert [die_value(s, side) for side in range(2)] == [6, 3]
    assert points(s) == [2, 0]


def test_6_2_the_higher_value_takes_both_cards() -> None:
    """Two points for the winner."""
    assert points(turn(meet(scene(), "twent", "quad"), 17, 18)) == [2, 0]


def test_6_3_equal_values_leave_each_its_own() -> None:
    """Card 17 is a 2 on the d12, card 2 a 2 on the d4."""
    assert points(turn(meet(scene(), "dwelve", "quad"), 17, 2)) == [1, 1]
