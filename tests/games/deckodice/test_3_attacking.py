"""§3 Who attacks."""

import pytest

from dicehall.games.deckodice.state import ODD_EVEN
from tests.games.deckodice.table import meet, points, scene, turn, under


@pytest.mark.parametrize(("first", "second", "attacker"), [("twent", "dwelve", 0), ("quad", "cubera", 1)])
def test_3_1_the_larger_die_attacks(first: str, second: str, attacker: int) -> None:
    """Whoever has the larger die comes first."""
    assert meet(scene(), first, second).attacker == attacker


def test_3_2_between_equal_dice_lot_says_who_is_even() -> None:
    """Either player, equally likely."""
    s = meet(scene(), "twent", "twent")
    assert (s.phase, s.chances) == (ODD_EVEN, 2)
    s.resolve(1)
    assert s.even == 1


@pytest.mark.parametrize(
    ("even", "flipped", "attacker"),
    [(0, 1, 0), (0, 4, 1), (1, 1, 1), (1, 4, 0)],
    ids=["even 0, a 4", "even 0, a 3", "even 1, a 4", "even 1, a 3"],
)
def test_3_3_the_d4_of_the_flipped_card_says_who_attacks(even: int, flipped: int, attacker: int) -> None:
    """Card 1 has a 4 on its d4, card 4 a 3."""
    s = meet(scene(), "twent", "twent")
    s.resolve(even)
    assert turn(s, flipped).attacker == attacker


def test_3_3_the_flipped_card_goes_under_the_pile() -> None:
    """Nobody wins it now."""
    s = meet(scene(), "dwelve", "dwelve")
    s.resolve(0)
    turn(s, 9, 1, 2)
    assert under(s) == [9]
    assert sum(points(s)) == 2


def test_3_3_a_card_put_back_by_diante_is_the_one_that_is_flipped() -> None:
    """No chance is needed for a card that somebody knows."""
    s = meet(scene("round 2 | pile 1 2 3 4 5 6 | top 9 seen by 1"), "quad", "quad")
    s.resolve(1)
    assert under(s) == [9]
    assert s.attacker == 1
