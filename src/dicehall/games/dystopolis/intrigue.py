"""§12 Intrigue cards: who gets which, who is asked when, and what becomes of a card."""

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.actions import pack
from dicehall.games.dystopolis.state import DystopolisState, bit
from dicehall.games.dystopolis.terms import (
    ANSWER,
    CARDS,
    DEALT,
    FACE_UP,
    KEPT,
    NOBODY,
    NOTHING,
    USED,
    Card,
    Do,
    Log,
    Step,
)


def cards_to_keep(s: DystopolisState, seat: i64, out: vec[i64]) -> i64:
    """§12.1 Three cards each, of which one is kept and two are discarded unseen; with the option, two are kept."""
    verb = Do.KEEP if s.keeps == 1 else Do.DISCARD
    n: i64 = 0
    for card in range(CARDS):
        if s.intrigue[card] == DEALT + seat:
            out[n] = pack(verb, card)
            n += 1
    return n


def fitting(s: DystopolisState) -> i64:
    """The cards that answer to what happens now, a bit each."""
    step = s.step
    if step == Step.AFTER:
        bits: i64 = 0
        if s.moved > 0:
            bits |= bit(Card.MARKET)
        if s.removed > 0:
            bits |= bit(Card.ARENA)
        return bits
    if step == Step.BALLOT:
        return (bit(Card.NEWS)) | (bit(Card.MIND))
    if step == Step.BIO:
        return bit(Card.BIO)
    if step == Step.REVOLT:
        return bit(Card.REVOLT)
    if step == Step.PACT:
        return bit(Card.PACT)
    if step == Step.ADVERT:
        return bit(Card.ADVERT)
    return bit(Card.CHAIRMAN)


def asked(s: DystopolisState) -> i64:
    """§12.2 As long as a fitting card was not seen, all who have a card face down are asked; all may pass."""
    if not is_any_unseen(s, fitting(s)):
        return 0
    bits: i64 = 0
    for seat in range(s.seats):
        if s.seat[KEPT + seat] > 0:
            bits |= bit(seat)
    return bits


def is_any_unseen(s: DystopolisState, cards: i64) -> bool:
    """Whether one of these cards may still be in somebody's hand, as far as all can know."""
    return any(cards >> card & 1 == 1 and s.intrigue[card] < FACE_UP for card in range(CARDS))


def answers(s: DystopolisState, seat: i64, out: vec[i64]) -> i64:
    """Pass, or play a card that fits."""
    cards = fitting(s)
    n: i64 = 0
    for card in range(CARDS):
        if (cards >> card) & 1 == 1 and s.has_in_hand(seat, card):
            out[n] = pack(Do.PLAY, card)
            n += 1
    out[n] = pack(Do.PASS)
    return n + 1


def seat_in_order(s: DystopolisState, turn: i64) -> i64:
    """§12.3 All answer at once; cards take effect in turn order, and all are asked again until everybody passes."""
    seat = s.seat_with_turn(turn + 1)
    return seat if seat != NOBODY else turn


def shown_answer(s: DystopolisState, seat: i64) -> i64:
    """The card that a seat has played in answer, now shown; NOTHING when it passed."""
    card = s.seat[ANSWER + seat] - 1
    s.seat[ANSWER + seat] = 0
    if card >= 0:
        play_card(s, seat, card)
        return card
    return NOTHING


def play_card(s: DystopolisState, seat: i64, card: i64) -> None:
    """§12.4 A permanent card stays face up before its owner and works from now on; any other is used up."""
    is_permanent = (s.box.permanent >> card) & 1 == 1
    s.intrigue[card] = FACE_UP + seat if is_permanent else USED
    s.seat[KEPT + seat] -= 1
    s.reveal()
    s.tell(Log.PLAYED, seat, card)


def has_face_up(s: DystopolisState, seat: i64, card: i64) -> bool:
    """Whether the seat has that permanent card in play."""
    return s.intrigue[card] == FACE_UP + seat
