"""§15 Secrets: what is hidden from whom, and how it may be imagined."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from dicehall.core.rng import Rng
from dicehall.core.state import UNKNOWN
from dicehall.games.dystopolis.bribes import can_receive, envelope_at
from dicehall.games.dystopolis.promises import WRITTEN, can_promise
from dicehall.games.dystopolis.state import DystopolisState, bit, nth_bit, ones
from dicehall.games.dystopolis.terms import (
    AGAINST,
    ANSWER,
    BID,
    CARDS,
    CASH,
    DEALT,
    DEALT_CARDS,
    DISCARDED,
    FACE_UP,
    FOR,
    HAND,
    IN_BOX,
    KEPT,
    MOST_SEATS,
    NO_BID,
    OFFERING,
    PAID,
    PAIRS,
    PROMISE,
    SHOWN,
    TIMES,
    VOTE,
    VOTES,
    Step,
)
from dicehall.games.dystopolis.treasury import balance_books

TYPICAL_OFFER: Final[i64] = 12
TYPICAL_BID: Final[i64] = 16


def conceal(s: DystopolisState, viewer: i64) -> None:
    """Replace by UNKNOWN whatever the viewer may not know."""
    hide_cards(s, viewer)
    hide_events(s, viewer)
    hide_money(s, viewer)
    for seat in range(s.seats):
        if seat != viewer:
            hide_sealed(s, seat)


def hide_money(s: DystopolisState, viewer: i64) -> None:
    """§15.1 Each sees the own money alone; what was in an envelope stays between the two for the whole game."""
    for seat in range(s.seats):
        if seat != viewer:
            s.seat[CASH + seat] = UNKNOWN
    for pair in range(PAIRS):
        if pair // MOST_SEATS == viewer or pair % MOST_SEATS == viewer:
            continue
        if s.pair[TIMES + pair] > 0:
            s.pair[PAID + pair] = UNKNOWN
        if s.pair[PROMISE + pair] > 0:
            s.pair[PROMISE + pair] = UNKNOWN
        if s.pair[pair] > 0:
            s.pair[pair] = UNKNOWN


def hide_sealed(s: DystopolisState, seat: i64) -> None:
    """§15.2 What somebody has chosen under seal is hidden until all have chosen."""
    step = s.step
    if step == Step.BID:
        s.seat[BID + seat] = UNKNOWN
        s.seat[SHOWN + seat] = UNKNOWN
    elif step in (Step.VOTE, Step.JUDGE):
        s.seat[VOTE + seat] = UNKNOWN
    elif step == Step.KEEP:
        s.seat[KEPT + seat] = UNKNOWN
    elif step in (Step.BRIBES, Step.PROMISES):
        s.seat[OFFERING + seat] = UNKNOWN
        s.seat[SHOWN + seat] = UNKNOWN
        for other in range(MOST_SEATS):
            s.pair[envelope_at(seat, other)] = UNKNOWN
    else:
        s.seat[ANSWER + seat] = UNKNOWN


def hide_cards(s: DystopolisState, viewer: i64) -> None:
    """§15.3 Face-down intrigue cards are known to their owner alone, and so are those that the owner discarded."""
    for card in range(CARDS):
        where = s.intrigue[card]
        if where < FACE_UP and (where == IN_BOX or where % 5 != viewer):
            s.intrigue[card] = UNKNOWN


def hide_events(s: DystopolisState, viewer: i64) -> None:
    """§15.4 Nobody knows the order of a pile or stack; events that were drawn and not chosen, only who drew them."""
    if s.peeks > 0 and s.peeker != viewer and s.peeked != UNKNOWN:
        s.pile |= s.peeked
        s.peeked = UNKNOWN


# ---- filling in again ----


def imagine(s: DystopolisState, viewer: i64, rng: Rng) -> None:
    """Fill in what the viewer cannot know, so that it agrees with all that the viewer does know."""
    imagine_cards(s, viewer, rng)
    imagine_events(s, rng)
    imagine_envelopes(s, viewer, rng)
    balance_books(s, viewer, rng)
    for seat in range(s.seats):
        if seat != viewer:
            imagine_sealed(s, seat, rng)


def imagine_cards(s: DystopolisState, viewer: i64, rng: Rng) -> None:
    """Deal the unseen intrigue cards: as many to each hand and discard as are there."""
    unseen = shuffled(cards_unseen(s), rng)
    at: i64 = 0
    for seat in range(s.seats):
        if seat == viewer or s.keeps == 0:
            continue
        at = put(s, unseen, at, dealt_to(s, seat), DEALT + seat)
        if s.step == Step.KEEP:
            s.seat[KEPT + seat] = 0 if s.owes(seat) else s.keeps
        if s.step != Step.DEAL and not (s.step == Step.KEEP and s.owes(seat)):
            at = put(s, unseen, at, s.seat[KEPT + seat], HAND + seat)
            at = put(s, unseen, at, DEALT_CARDS - s.keeps, DISCARDED + seat)
    for i in range(at, len(unseen)):
        s.intrigue[unseen[i]] = IN_BOX


def dealt_to(s: DystopolisState, seat: i64) -> i64:
    """How many cards a seat holds among which it still has to choose."""
    if s.step == Step.DEAL:
        return s.count // s.seats + (1 if seat < s.count % s.seats else 0)
    if s.step == Step.KEEP and s.owes(seat):
        return DEALT_CARDS
    return 0


def cards_unseen(s: DystopolisState) -> vec[i64]:
    """The intrigue cards that may be anywhere."""
    found = vec[i64]([])
    for card in range(CARDS):
        if s.intrigue[card] == UNKNOWN:
            found = append(found, card)
    return found


def shuffled(cards: vec[i64], rng: Rng) -> vec[i64]:
    """The same cards in an order left to chance."""
    out = cards[:]
    n: i64 = len(out)
    while n > 1:
        i = rng.below(n)
        n -= 1
        kept = out[i]
        out[i] = out[n]
        out[n] = kept
    return out


def put(s: DystopolisState, cards: vec[i64], at: i64, n: i64, where: i64) -> i64:
    """Put the next n cards there; answers with the place of the one after."""
    for i in range(at, at + n):
        s.intrigue[cards[i]] = where
    return at + n


def imagine_events(s: DystopolisState, rng: Rng) -> None:
    """Events that somebody has drawn in secret: any of those not yet seen."""
    if s.peeked != UNKNOWN:
        return
    s.peeked = 0
    for _turn in range(s.peeks):
        event = nth_bit(s.pile, rng.below(ones(s.pile)))
        s.pile &= ~(bit(event))
        s.peeked |= bit(event)


def imagine_envelopes(s: DystopolisState, viewer: i64, rng: Rng) -> None:
    """Under seal: nothing yet. Handed over between others: 1 MD at first, and either marker."""
    is_sealed = s.step in (Step.BRIBES, Step.PROMISES)
    for pair in range(PAIRS):
        if s.pair[pair] == UNKNOWN:
            s.pair[pair] = 0 if is_sealed else 4 + FOR + rng.below(2)


def imagine_sealed(s: DystopolisState, seat: i64, rng: Rng) -> None:
    """What a seat may have chosen under seal; what it has still to choose is open."""
    step = s.step
    if step == Step.BID:
        s.seat[SHOWN + seat] = 0
        s.seat[BID + seat] = NO_BID
        if not s.owes(seat):
            s.seat[BID + seat] = rng.below(min(s.seat[CASH + seat], TYPICAL_BID) + 1)
    elif step == Step.VOTE:
        s.seat[VOTE + seat] = 0
        if s.seat[VOTES + seat] > 0 and not s.owes(seat):
            s.seat[VOTE + seat] = likely_vote(s, seat, rng)
    elif step == Step.JUDGE:
        is_asked = seat in (s.count // MOST_SEATS, s.count % MOST_SEATS)
        s.seat[VOTE + seat] = FOR + rng.below(2) if is_asked and not s.owes(seat) else 0
    elif step in (Step.BRIBES, Step.PROMISES):
        s.seat[SHOWN + seat] = 0
        s.seat[OFFERING + seat] = 0
        imagine_offers(s, seat, rng)
    else:
        s.seat[ANSWER + seat] = 0


def likely_vote(s: DystopolisState, seat: i64, rng: Rng) -> i64:
    """Who plays a card most likely wants it to succeed; whoever else has voted may have voted either way."""
    if seat == s.mover and rng.below(4) != 0:
        return FOR
    return FOR if rng.below(2) == 0 else AGAINST


def imagine_offers(s: DystopolisState, seat: i64, rng: Rng) -> None:
    """Whoever is asked may have filled some envelopes, and be about to fill another."""
    is_promise = s.step == Step.PROMISES
    for other in range(s.seats):
        cash = s.seat[CASH + seat]
        can = can_promise(s, seat, other) if is_promise else can_receive(s, seat, other) and cash > 0
        if not can or rng.below(2) != 0:
            continue
        marker = WRITTEN if is_promise else FOR + rng.below(2)
        if s.owes(seat) and rng.below(2) == 0:
            s.seat[OFFERING + seat] = (other << 2) | marker
            return
        amount = 1 + rng.below(min(cash, TYPICAL_OFFER))
        s.pair[envelope_at(seat, other)] = amount * 4 + marker
        s.seat[CASH + seat] = cash - amount
