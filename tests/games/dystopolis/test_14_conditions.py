"""§14 Written conditions, §15 secrets."""

import itertools

import pytest

import dicehall
from dicehall.core.state import UNKNOWN
from dicehall.games.dystopolis.bribes import known_cash
from dicehall.games.dystopolis.flow import Dystopolis
from dicehall.games.dystopolis.terms import CASH, PROMISE, Log, Step
from tests.games.dystopolis.table import (
    card,
    cash,
    choices,
    discard_rest,
    do,
    draw,
    founded,
    hold,
    quarter,
    seal,
    seat,
    table,
    told,
)


def adds_up(s: Dystopolis) -> bool:
    """Whether nobody has less than nothing, and everybody's money agrees with the books."""
    return all(s.seat[CASH + one] >= 0 and s.seat[CASH + one] == known_cash(s, one) for one in range(s.seats))


def written() -> Dystopolis:
    """The Action Quarter begins with a round of promises."""
    return quarter(table(options={"intrigue": "off", "conditions": "on"}), "action")


def promised(amount: int = 8) -> Dystopolis:
    """Blue has promised green some money; nobody plays a card; the quarter is over."""
    s = seal(written(), blue=f"promise green, offer {amount}, done", vermilion="done", green="done")
    for _ in range(3):
        do(s, "end turn")
        for one in s.pending:
            if s.step == Step.PROMISES:
                s.apply(s.parse("done"), one)
    return s


def test_14_1_promises_before_each_turn() -> None:
    """All are asked, then blue has its turn, then all are asked again."""
    s = written()
    assert (s.step, s.pending) == (Step.PROMISES, (0, 1, 2))
    seal(s, blue="done", vermilion="done", green="done")
    assert (s.step, s.actor) == (Step.TURN, 0)
    assert do(s, "end turn").step == Step.PROMISES


def test_14_1_one_for_each_other_player() -> None:
    """The money is set aside; a second promise to green is not possible."""
    s = seal(written(), blue="promise green, offer 8")
    assert cash(s, "blue") == 22
    assert choices(s, "blue") == ["promise vermilion", "done"]


def test_14_1_the_sum_is_for_the_two_alone() -> None:
    """Vermilion sees that there is a promise, not how much."""
    s = seal(written(), blue="promise green, offer 8, done", vermilion="done", green="done")
    at = PROMISE + seat("blue") * 5 + seat("green")
    assert (s.seen_by(1).pair[at], s.seen_by(2).pair[at]) == (UNKNOWN, 8)


@pytest.mark.parametrize(("giver", "receiver"), list(itertools.product(("kept", "broken"), repeat=2)))
def test_14_2_paid_when_both_say_kept(giver: str, receiver: str) -> None:
    """Otherwise it goes back; all see what the two said."""
    s = promised()
    assert (s.step, s.pending) == (Step.JUDGE, (0, 2))
    seal(s, green=f"judge {receiver}", blue=f"judge {giver}")
    paid = 8 if giver == receiver == "kept" else 0
    assert (cash(s, "blue"), cash(s, "green")) == (30 - paid, 30 + paid)
    assert told(s, Log.JUDGED) == [(0, 2, 1 + (giver != "kept"), 1 + (receiver != "kept"))]


def test_14_1_the_text_is_a_private_note() -> None:
    """Due when promises are made and judged, by whom it concerns; without the option there are none."""
    s = written()
    assert s.game.note_now(s, 0) == "Write your condition to the other player in a private note."
    s = promised()
    assert [bool(s.game.note_now(s, one)) for one in range(3)] == [True, False, True]
    assert [s.game.takes_notes({"conditions": value}) for value in ("on", "off")] == [True, False]


# ---- §15 ----


def test_15_1_money_of_others_is_hidden() -> None:
    """Blue sees 30, and nothing of the others."""
    view = founded().seen_by(0)
    assert list(view.seat[CASH : CASH + 3]) == [30, UNKNOWN, UNKNOWN]


@pytest.mark.parametrize("seed", range(6))
def test_15_1_imagined_money_adds_up_in_the_middle_of_games(seed: int) -> None:
    """Whatever was bribed so far, each world dealt again is possible for all."""
    match = dicehall.Match("dystopolis", seats=3 + seed % 3, options={"conditions": "on"}, seed=seed)
    number = seed
    while not match.state.is_over:
        legal = match.state.legal()
        number = (number * 1103515245 + 12345) % 2**31
        match.play(legal[number % len(legal)])
        if match.ply % 23 == 0 and not match.state.is_over:
            for viewer in range(match.state.seats):
                world = match.state.clone()
                world.redeal(viewer, match.ply)
                assert adds_up(world)


def test_15_2_a_bid_is_hidden() -> None:
    """Even that the Counterfeit factory comes with it."""
    s = hold(table(options={"intrigue": "1"}), "blue", "Counterfeit")
    discard_rest(s)
    s.begin_year()
    views = {seal(s.clone(), blue=bid).seen_by(1).key() for bid in ("bid 0", "bid 9", "bid 9 counterfeit")}
    assert len(views) == 1


def test_15_3_cards_in_hand_are_hidden() -> None:
    """Vermilion cannot tell which card blue has, nor which were discarded."""
    hands = [discard_rest(hold(table(), "blue", name)).seen_by(1) for name in ("News", "Missile")]
    for view in hands:
        assert set(view.intrigue) >= {UNKNOWN}
        assert view.intrigue[card("News")] == UNKNOWN


def test_15_4_rejected_events_are_known_to_one_alone() -> None:
    """Blue knows which two are out; for green they may still come."""
    s = hold(table(), "blue", "Revolutionary")
    s.open_moment(Step.REVOLT)
    draw(do(s, "blue: play Revolutionary movement"), "Blackout Gala", "Neon Never Sleeps", "Peace Breaks Out")
    do(s, "event Neon Never Sleeps")
    assert (s.seen_by(0).pile.bit_count(), s.seen_by(0).peeked.bit_count()) == (12, 2)
    assert (s.seen_by(2).pile.bit_count(), s.seen_by(2).peeked) == (14, UNKNOWN)


def test_15_4_a_finished_game_has_no_secrets() -> None:
    """All money is shown in the end."""
    s = table()
    s.year = 4
    quarter(s, "revenue")
    assert list(s.seen_by(1).seat[CASH : CASH + 3]) == [30, 30, 30]
