"""§12 Intrigue cards: dealing, moments, order, and what becomes of them."""

import itertools

import pytest

from dicehall.games.dystopolis.flow import Dystopolis
from dicehall.games.dystopolis.terms import DISCARDED, FACE_UP, HAND, KEPT, USED, Step
from tests.games.dystopolis.table import (
    card,
    cash,
    choices,
    discard_rest,
    do,
    draw,
    face_up,
    hold,
    passes,
    quarter,
    seal,
    start,
    table,
    turn_of,
)

ROW = "    vvvbbb"


def dealt(**options: str) -> Dystopolis:
    """Three players with three cards each, the first nine of the list in turn."""
    s = start(3, **options)
    while s.step == Step.DEAL:
        s.resolve(0)
    return s


def test_12_1_three_cards_one_is_kept() -> None:
    """Blue keeps one of its three; the two others lie face down, out of the game."""
    s = dealt(intrigue="1")
    assert choices(s, "blue") == ["keep Bio-activists", "keep Counterfeit factory", "keep High-profile death-arena"]
    seal(s, blue="keep Counterfeit factory")
    assert [int(s.intrigue[card(name)]) for name in ("Bio", "Counterfeit", "High")] == [DISCARDED, HAND, DISCARDED]


def test_12_1_as_an_option_two_are_kept() -> None:
    """Blue discards one of three."""
    s = seal(dealt(intrigue="2"), blue="discard Bio-activists")
    assert [int(s.intrigue[card(name)]) for name in ("Bio", "Counterfeit", "High")] == [DISCARDED, HAND, HAND]
    assert s.seat[KEPT] == 2


def test_12_1_all_choose_at_once() -> None:
    """In any order the same position; the city is founded after the last one."""
    picks = {"blue": "keep Bio-activists", "vermilion": "keep Black market", "green": "keep Missile test"}
    keys = {seal(dealt(intrigue="1"), **dict(order)).key() for order in itertools.permutations(picks.items())}
    assert len(keys) == 1


def test_12_2_all_who_have_a_card_are_asked() -> None:
    """Blue has News channel, green something else: both are asked, vermilion without cards is not."""
    s = hold(hold(table(ROW, v="In Vitro: blue", b="Blood Dome"), "blue", "News"), "green", "Bio")
    do(turn_of(s, "blue"), "use purge", "target In Vitro")
    assert (s.step, s.pending) == (Step.BALLOT, (0, 2))
    assert choices(s, "blue") == ["play News channel", "pass"]
    assert choices(s, "green") == ["pass"]


def test_12_2_nobody_is_asked_when_the_card_was_seen() -> None:
    """News channel and Mind control are used: the voting begins at once."""
    s = hold(table(ROW, v="In Vitro: blue", b="Blood Dome"), "green", "Bio")
    s.intrigue[card("News")] = USED
    s.intrigue[card("Mind")] = USED
    do(turn_of(s, "blue"), "use purge", "target In Vitro")
    assert s.step == Step.BRIBES


def test_12_2_who_is_asked_does_not_depend_on_what_they_hold() -> None:
    """In each world that vermilion may imagine, the same seats are asked."""
    s = hold(hold(table(ROW, v="In Vitro: blue", b="Blood Dome"), "blue", "News"), "green", "Bio")
    do(turn_of(s, "blue"), "use purge", "target In Vitro")
    discard_rest(s)
    for seed in range(5):
        world = s.clone()
        world.redeal(1, seed)
        assert world.pending == s.pending


@pytest.mark.parametrize("order", [("blue", "green"), ("green", "blue")])
def test_12_3_answers_are_sealed_and_their_order_does_not_matter(order: tuple[str, str]) -> None:
    """News channel of blue and Mind control of green for the same vote: both work, whoever answers first."""
    s = hold(hold(table(ROW, v="In Vitro: blue", b="Blood Dome"), "blue", "News"), "green", "Mind")
    do(turn_of(s, "blue"), "use purge", "target In Vitro")
    answers = {"blue": "play News channel", "green": "play Mind control device"}
    seal(s, **{who: answers[who] for who in order})
    assert (s.news, s.mind, s.step) == (1, 1, Step.BRIBES)


def test_12_3_all_are_asked_again_until_all_pass() -> None:
    """After blue's News channel green, who had passed, may still answer with Mind control."""
    s = hold(hold(table(ROW, v="In Vitro: blue", b="Blood Dome"), "blue", "News"), "green", "Mind")
    do(turn_of(s, "blue"), "use purge", "target In Vitro")
    seal(s, blue="play News channel", green="pass")
    assert (s.step, s.pending) == (Step.BALLOT, (2,))
    assert passes(s).step == Step.BRIBES


def test_12_3_market_and_arena_answer_to_the_same_purge() -> None:
    """Vermilion shows one, green the other; both are paid."""
    s = hold(hold(table("    b", b="Needle: blue blue"), "vermilion", "Black"), "green", "High")
    do(turn_of(s, "blue"), "use purge", "target Needle")
    for one in s.pending:
        s.apply(s.parse("done"), one)
    seal(s, blue="vote for")
    seal(s, vermilion="play Black market", green="play High-profile death-arena")
    assert (cash(s, "vermilion"), cash(s, "green")) == (34, 38)
    assert s.step == Step.TURN


def test_12_4_a_permanent_card_stays_face_up() -> None:
    """Black market, once shown."""
    s = hold(table(ROW, v="In Vitro: blue", b="Blood Dome"), "green", "Black")
    do(turn_of(s, "blue"), "use relocation", "move In Vitro", "place -1,-5 across")
    seal(s, green="play Black market")
    assert s.intrigue[card("Black")] == FACE_UP + 2
    assert s.seat[KEPT + 2] == 0


def test_12_4_any_other_card_is_used_up() -> None:
    """The infiltrator is gone."""
    s = turn_of(hold(table(ROW, v="In Vitro: blue", b="Blood Dome"), "blue", "Custom"), "blue")
    do(s, "play Custom-made infiltrator", "invest In Vitro")
    assert s.intrigue[card("Custom")] == USED
    assert "play Custom-made infiltrator" not in choices(s)


def test_without_intrigue_cards_nobody_is_asked() -> None:
    """The option off: the action quarter begins with the first turn."""
    s = quarter(table(), "action")
    assert s.step == Step.TURN
    assert face_up(s, "blue", "Black").seat[KEPT] == 0


def test_dealing_goes_round() -> None:
    """The fourth card is the first player's second one."""
    s = draw(start(3, intrigue="1"), "Missile test", "News channel", "Black market", "Bio-activists")
    assert s.intrigue[card("Missile")] == s.intrigue[card("Bio")]
