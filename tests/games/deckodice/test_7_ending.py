"""§7 Two halves, and the end."""

import pytest

import dicehall
from tests.games.deckodice.table import choices, everything_in_hand, meet, scene, turn

LAST = "round 12 | hands twent : quad | pile 17 18"


def test_7_1_after_six_combats_all_minions_come_back() -> None:
    """Both sides have all six again."""
    s = turn(meet(scene("round 6 | hands twent : quad"), "twent", "quad"), 17, 18)
    assert everything_in_hand(s)
    assert len(choices(s, 0)) == 6


def test_7_1_after_five_they_do_not() -> None:
    """The last one of the half is still to fight."""
    s = turn(meet(scene("round 5 | hands twent quad : quad twent"), "twent", "quad"), 17, 18)
    assert choices(s, 0) == ["send quad"]


def test_7_2_twelve_combats_use_up_the_deck() -> None:
    """After the twelfth the game is over, and nothing more can be done."""
    s = turn(meet(scene(LAST), "twent", "quad"), 17)
    assert s.is_over
    assert (s.pile, sum(s.scores)) == (0, 24)
    refusal = s.refusal(s.parse("keep"), 0)
    assert refusal is not None
    assert refusal.rule == "7.2"


@pytest.mark.parametrize("seed", range(6))
def test_7_2_however_it_goes_24_cards_are_won(seed: int) -> None:
    """No card is ever left over."""
    match = dicehall.play("deckodice", bots=["random", "random"], seed=seed)
    assert sum(match.state.scores) == 24


def test_7_3_most_cards_win() -> None:
    """Eleven each before the last combat, which seat 0 wins."""
    s = turn(meet(scene(LAST), "twent", "quad"), 17)
    assert (s.scores, s.winners, s.ending) == ((13, 11), (0,), "more cards")


def test_7_3_the_other_seat_can_win_as_well() -> None:
    """Quad's 4 beats Twent's 2."""
    s = turn(meet(scene("round 12 | pile 2 1"), "twent", "quad"), 2)
    assert (s.scores, s.winners) == ((11, 13), (1,))


@pytest.mark.parametrize(("owner", "won"), [(0, "20 : 19"), (1, "19 : 20")])
def test_7_4_twelve_each_and_the_20_decides(owner: int, won: str) -> None:
    """A tie in the last combat: whoever has card 20 wins."""
    s = turn(meet(scene(f"round 12 | pile 17 2 | won {won}"), "dwelve", "quad"), 17)
    assert (s.scores, s.winners) == ((12, 12), (owner,))
    assert s.ending.startswith("a critical hit")


def test_7_4_the_20_may_lie_in_the_last_combat() -> None:
    """Cards on view count as well: card 20 is a 1 on the d4, against a 1 on the d12."""
    s = turn(meet(scene("round 12 | pile 20 21"), "dwelve", "quad"), 21)
    assert (s.scores, s.winners) == ((12, 12), (1,))
