"""§8 Bribes: envelopes, escrow, secrecy, and who keeps the money."""

import itertools

import pytest

import dicehall
from dicehall.core.event import HIDDEN
from dicehall.core.state import UNKNOWN
from dicehall.games.dystopolis.flow import Dystopolis
from dicehall.games.dystopolis.terms import CASH, PAID, Log, Step
from tests.games.dystopolis.table import (
    cash,
    choices,
    do,
    face_up,
    hold,
    no_bribes,
    rich,
    seal,
    seat,
    table,
    told,
    turn_of,
    turns,
)

PLAYERS = ("blue", "vermilion", "green")


def voting(counterfeit: str = "", **turn: int) -> Dystopolis:
    """A Purge of Blood Dome: blue, vermilion and green have a vote each; green's Turn card is the highest."""
    s = table("    vvvbbbn", v="In Vitro: blue", b="Blood Dome: vermilion", n="Needle: green")
    if counterfeit:
        face_up(s, counterfeit, "Counterfeit")
    if turn:
        turns(s, **turn)
    return do(turn_of(s, "blue"), "use purge", "target Blood Dome")


def bribe(s: Dystopolis, giver: str, receiver: str, side: str, amount: int) -> Dystopolis:
    """One envelope."""
    return seal(s, **{giver: f"bribe {receiver} {side}, offer {amount}"})


def test_8_1_one_envelope_to_each_other_voter() -> None:
    """Blue may bribe vermilion and green, each either way; after one to green only vermilion is left."""
    s = voting()
    assert choices(s, "blue") == [
        "bribe vermilion for", "bribe vermilion against", "bribe green for", "bribe green against", "done",
    ]  # fmt: skip
    bribe(s, "blue", "green", "for", 3)
    assert choices(s, "blue") == ["bribe vermilion for", "bribe vermilion against", "done"]


def test_8_1_who_has_no_vote_may_bribe_but_gets_no_envelope() -> None:
    """Green has no vote here."""
    s = table("    vvvbbb", v="In Vitro: blue", b="Blood Dome: vermilion")
    do(turn_of(s, "blue"), "use purge", "target Blood Dome")
    assert s.pending == (0, 1, 2)
    assert choices(s, "blue") == ["bribe vermilion for", "bribe vermilion against", "done"]
    assert "bribe blue for" in choices(s, "green")


def test_8_1_at_least_one_md() -> None:
    """With 2 MD the envelope holds 1 or 2."""
    s = rich(voting(), blue=2)
    seal(s, blue="bribe green for")
    assert choices(s, "blue") == ["offer 1", "offer 2"]


def test_8_1_without_money_no_bribe() -> None:
    """Vermilion has nothing, and can only be done."""
    assert choices(rich(voting(), vermilion=0), "vermilion") == ["done"]


def test_8_1_order_of_envelopes_changes_nothing() -> None:
    """Three who bribe in any order: one position."""
    parts = {
        "blue": "bribe green for, offer 3, done",
        "vermilion": "bribe blue against, offer 5, done",
        "green": "bribe blue for, offer 1, done",
    }
    keys = {seal(voting(), **dict(order)).key() for order in itertools.permutations(parts.items())}
    assert len(keys) == 1


def test_8_2_the_money_is_out_of_hand() -> None:
    """What blue offers to vermilion cannot be offered to green."""
    s = bribe(voting(), "blue", "vermilion", "for", 25)
    assert cash(s, "blue") == 5
    seal(s, blue="bribe green for")
    assert choices(s, "blue")[-1] == "offer 5"


def test_8_2_all_money_in_one_envelope() -> None:
    """No cash left: blue can only be done."""
    assert choices(bribe(voting(), "blue", "vermilion", "for", 30), "blue") == ["done"]


def test_8_3_nothing_is_seen_before_all_are_done() -> None:
    """Green cannot tell whether blue fills an envelope for green."""
    quiet = seal(voting(), vermilion="done").seen_by(seat("green")).key()
    busy = bribe(seal(voting(), vermilion="done"), "blue", "green", "for", 9).seen_by(seat("green")).key()
    assert quiet == busy


def test_8_1_nobody_notices_by_undo_who_fills_an_envelope() -> None:
    """Blue has begun the vote; whether vermilion then bribes anybody, blue is told the same when it would go back."""
    reasons = set()
    for bribes in ([], ["bribe green for", "offer 3"]):
        match = dicehall.Match("dystopolis", seats=3, options={"intrigue": "off"}, seed=3)
        match.state = voting()
        match.play("bribe vermilion for", 0)
        for one in bribes:
            match.play(one, 1)
        reasons.add(match.no_undo(0))
    assert reasons == {"Others are deciding, too: until they are done, what was put under seal stays."}


def test_8_3_the_receiver_alone_looks_inside() -> None:
    """All see the envelope; 9 MD for `for` are read by green alone."""
    s = no_bribes(bribe(voting(), "blue", "green", "for", 9))
    at = seat("blue") * 5 + seat("green")
    assert s.seen_by(seat("green")).pair[at] == 9 * 4 + 1
    assert s.seen_by(seat("vermilion")).pair[at] == UNKNOWN
    inside = next(event for event in s.story or [] if event.what == Log.INSIDE)
    assert inside.seen_by(seat("vermilion")).b == HIDDEN
    assert inside.seen_by(seat("green")).b == 9


def test_8_3_a_settled_sum_stays_secret() -> None:
    """After the vote vermilion knows neither what blue paid nor what blue and green have now."""
    s = no_bribes(bribe(voting(), "blue", "green", "for", 9))
    seal(s, blue="vote for", vermilion="vote for", green="vote for")
    view = s.seen_by(seat("vermilion"))
    assert list(view.seat[CASH : CASH + 3]) == [UNKNOWN, 30, UNKNOWN]
    assert told(s, Log.MARKER) == [(0, 2, 1, 0)]
    assert view.pair[PAID + seat("blue") * 5 + seat("green")] == UNKNOWN


def test_8_3_a_world_that_vermilion_imagines_adds_up() -> None:
    """Whatever was paid, nobody has less than nothing, and all money together is what it was."""
    s = no_bribes(bribe(voting(), "blue", "green", "for", 9))
    seal(s, blue="vote for", vermilion="vote for", green="vote for")
    for seed in range(20):
        world = s.clone()
        world.redeal(seat("vermilion"), seed)
        assert min(world.seat[CASH : CASH + 3]) >= 0
        assert sum(world.seat[CASH : CASH + 3]) == sum(s.seat[CASH : CASH + 3])


@pytest.mark.parametrize("bonus", ["", "vermilion"])
@pytest.mark.parametrize("vote", ["for", "against"])
@pytest.mark.parametrize("others", ["for", "against"])
@pytest.mark.parametrize("asked", ["for", "against"])
def test_8_4_kept_when_vote_and_result_are_as_asked(asked: str, others: str, vote: str, bonus: str) -> None:
    """Green is bribed by vermilion; the others decide the result. Counterfeit money comes only with what is kept."""
    s = no_bribes(bribe(voting(bonus), "vermilion", "green", asked, 10))
    seal(s, blue=f"vote {others}", vermilion=f"vote {others}", green=f"vote {vote}")
    kept = vote == asked and others == asked
    extra = 10 if kept and bonus else 0
    assert cash(s, "green") == (40 + extra if kept else 30)
    assert cash(s, "vermilion") == (20 if kept else 30)


def test_8_4_the_rulebooks_bribe() -> None:
    """10 MD for a vote against: kept if the vote was against and the card had no effect."""
    s = no_bribes(bribe(voting(), "green", "vermilion", "against", 10))
    seal(s, blue="vote for", vermilion="vote against", green="vote against")
    assert (cash(s, "green"), cash(s, "vermilion")) == (20, 40)


def test_8_4_the_rulebooks_bribe_when_the_card_has_effect() -> None:
    """The vote was as asked, the result was not: the money goes back."""
    s = no_bribes(bribe(voting(), "green", "vermilion", "against", 10))
    seal(s, blue="vote for", vermilion="vote against", green="vote for")
    assert (cash(s, "green"), cash(s, "vermilion")) == (30, 30)


def test_8_4_bribes_both_ways() -> None:
    """Vermilion and green bribe each other for the same side: both keep."""
    s = bribe(bribe(voting(), "vermilion", "green", "against", 10), "green", "vermilion", "against", 4)
    seal(no_bribes(s), blue="vote against", vermilion="vote against", green="vote against")
    assert (cash(s, "vermilion"), cash(s, "green")) == (24, 36)


def test_8_4_several_bribes_for_one_vote() -> None:
    """Green is paid for `for` by vermilion and for `against` by blue: one of them is kept."""
    s = bribe(bribe(voting(), "vermilion", "green", "for", 10), "blue", "green", "against", 7)
    seal(no_bribes(s), blue="vote for", vermilion="vote for", green="vote for")
    assert [cash(s, who) for who in PLAYERS] == [30 + 5, 20, 40]


def test_8_4_a_chain_of_bribes() -> None:
    """Blue pays vermilion, vermilion pays green, all for `against`; nobody needs the money that is still to come."""
    s = rich(voting(), vermilion=4)
    bribe(bribe(s, "blue", "vermilion", "against", 10), "vermilion", "green", "against", 4)
    seal(no_bribes(s), blue="vote against", vermilion="vote against", green="vote against")
    assert [cash(s, who) for who in PLAYERS] == [20, 10, 34]


def test_8_4_a_chain_that_breaks_in_the_middle() -> None:
    """Green does not vote as asked: vermilion gets its money back and keeps that of blue."""
    s = bribe(bribe(voting(), "blue", "vermilion", "against", 10), "vermilion", "green", "against", 30)
    seal(no_bribes(s), blue="vote against", vermilion="vote against", green="vote for")
    assert [cash(s, who) for who in PLAYERS] == [20, 40, 30]


def test_8_4_no_cash_left_comes_back() -> None:
    """All of blue's money was offered in vain."""
    s = bribe(voting(), "blue", "vermilion", "for", 30)
    seal(no_bribes(s), blue="vote against", vermilion="vote against", green="vote against")
    assert cash(s, "blue") == 30


@pytest.mark.parametrize(("side", "paid"), [("against", 10), ("for", 0)])
def test_13_4_counterfeit_is_shown_with_a_bribe(side: str, paid: int) -> None:
    """Vermilion shows the factory with its first envelope: the bank adds 10, if it is kept."""
    s = hold(voting(), "vermilion", "Counterfeit")
    assert "play Counterfeit factory" not in choices(s, "vermilion")
    seal(s, vermilion=f"bribe green {side}, offer 6, play Counterfeit factory, done", blue="done", green="done")
    assert s.step == Step.VOTE
    seal(s, blue="vote against", vermilion="vote against", green="vote against")
    assert cash(s, "green") == 30 + (6 + paid if paid else 0)


def test_a_bribe_to_oneself_is_refused() -> None:
    """With the number of the rule."""
    s = voting()
    assert s.refusal(s.parse("bribe blue for"), 0).rule == "8.1"
