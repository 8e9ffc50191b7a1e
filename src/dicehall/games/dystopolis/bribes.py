"""§8 Bribes: sealed envelopes with money and a marker."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.actions import pack
from dicehall.games.dystopolis.cards import counterfeit_bribe
from dicehall.games.dystopolis.intrigue import play_card
from dicehall.games.dystopolis.state import DystopolisState, bit
from dicehall.games.dystopolis.terms import (
    AGAINST,
    CASH,
    ENVELOPE,
    FOR,
    LEDGER,
    MOST_MONEY,
    MOST_SEATS,
    OFFERING,
    PAID,
    PROMISE,
    SHOWN,
    TIMES,
    VOTE,
    VOTES,
    Card,
    Do,
    Log,
    Why,
)

# an envelope as one number: the amount times 4, and the marker in it
MARKER: Final[i64] = 3


def envelope_at(giver: i64, receiver: i64) -> i64:
    """Where in `pair` the envelope of a giver to a receiver is found."""
    return ENVELOPE + giver * MOST_SEATS + receiver


def bribers(s: DystopolisState) -> i64:
    """Who could bribe anybody: all, as long as somebody else has a vote."""
    bits: i64 = 0
    for seat in range(s.seats):
        for other in range(s.seats):
            if other != seat and s.seat[VOTES + other] > 0:
                bits |= bit(seat)
    return bits


def can_receive(s: DystopolisState, giver: i64, receiver: i64) -> bool:
    """§8.1 All may bribe at once: one envelope to each other player who has a vote, neither withdrawn nor changed."""
    return receiver != giver and s.seat[VOTES + receiver] > 0 and s.pair[envelope_at(giver, receiver)] == 0


def offers(s: DystopolisState, seat: i64, out: vec[i64]) -> i64:
    """Whom to bribe, and to vote how; or to be done."""
    if s.seat[OFFERING + seat] != 0:
        return amounts(s, seat, out)
    n = write_counterfeit(s, seat, out)
    if s.seat[CASH + seat] > 0:
        for other in range(s.seats):
            if can_receive(s, seat, other):
                out[n] = pack(Do.BRIBE, other, FOR - 1)
                out[n + 1] = pack(Do.BRIBE, other, AGAINST - 1)
                n += 2
    out[n] = pack(Do.DONE)
    return n + 1


def write_counterfeit(s: DystopolisState, seat: i64, out: vec[i64]) -> i64:
    """Whoever hands over an envelope may show the Counterfeit factory with it."""
    if s.has_in_hand(seat, Card.COUNTERFEIT) and s.seat[SHOWN + seat] == 0 and has_offered(s, seat):
        out[0] = pack(Do.PLAY, Card.COUNTERFEIT)
        return 1
    return 0


def has_offered(s: DystopolisState, seat: i64) -> bool:
    """Whether the seat has filled an envelope in this voting."""
    return any(s.pair[envelope_at(seat, other)] != 0 for other in range(s.seats))


def amounts(s: DystopolisState, seat: i64, out: vec[i64]) -> i64:
    """How much goes into the envelope: at least 1 MD."""
    most = min(s.seat[CASH + seat], MOST_MONEY)
    for amount in range(most):
        out[amount] = pack(Do.OFFER, amount + 1)
    return most


def choose_receiver(s: DystopolisState, seat: i64, receiver: i64, marker: i64) -> None:
    """An envelope is begun: for whom, and with which marker."""
    s.seat[OFFERING + seat] = (receiver << 2) | marker


def fill_envelope(s: DystopolisState, seat: i64, amount: i64) -> None:
    """§8.2 The money leaves the giver's hand at once and cannot be spent until the voting is over."""
    at = envelope_at(seat, s.seat[OFFERING + seat] >> 2)
    s.pair[at] = amount * 4 + (s.seat[OFFERING + seat] & MARKER)
    s.seat[CASH + seat] -= amount
    s.seat[OFFERING + seat] = 0


def hand_over(s: DystopolisState) -> None:
    """§8.3 Who bribes whom is seen by all when everybody is done; what is inside, by the receiver alone."""
    s.reveal()
    for giver in range(s.seats):
        if s.seat[SHOWN + giver] == 1:
            s.seat[SHOWN + giver] = 0
            play_card(s, giver, Card.COUNTERFEIT)
        for receiver in range(s.seats):
            inside = s.pair[envelope_at(giver, receiver)]
            if inside != 0:
                s.tell(Log.HANDED, giver, receiver)
                s.whisper((bit(giver)) | (bit(receiver)), Log.INSIDE, giver, receiver, inside // 4, inside & MARKER)


def settle(s: DystopolisState, outcome: i64) -> None:
    """Open the envelopes when the vote is counted: markers for all to see, money where it belongs."""
    for giver in range(s.seats):
        for receiver in range(s.seats):
            at = envelope_at(giver, receiver)
            if s.pair[at] != 0:
                marker = s.pair[at] & MARKER
                s.tell(Log.MARKER, giver, receiver, marker)
                pay_out(s, giver, receiver, s.pair[at] // 4, is_earned(s, receiver, marker, outcome))
                s.pair[at] = 0


def is_earned(s: DystopolisState, receiver: i64, marker: i64, outcome: i64) -> bool:
    """§8.4 The receiver keeps the money when both his vote and the result are as the marker says; else it goes back."""
    return s.seat[VOTE + receiver] == marker and outcome == marker


def pay_out(s: DystopolisState, giver: i64, receiver: i64, amount: i64, earned: bool) -> None:
    """The money of an envelope goes on, or back."""
    s.tell(Log.SETTLED, giver, receiver, 1 if earned else 0)
    if not earned:
        s.seat[CASH + giver] += amount
        return
    note_payment(s, giver, receiver, amount)
    bonus = counterfeit_bribe(s, giver)
    if bonus > 0:
        s.earn(receiver, bonus, Why.COUNTERFEIT)


def note_payment(s: DystopolisState, giver: i64, receiver: i64, amount: i64) -> None:
    """Secret money changes hands: only these two know how much."""
    s.seat[CASH + receiver] += amount
    s.pair[PAID + giver * MOST_SEATS + receiver] += amount
    s.pair[TIMES + giver * MOST_SEATS + receiver] += 1


def money_in_envelopes(s: DystopolisState, giver: i64) -> i64:
    """What a giver has in envelopes just now."""
    total: i64 = 0
    for receiver in range(s.seats):
        total += s.pair[envelope_at(giver, receiver)] // 4
    return total


def secret_balance(s: DystopolisState, seat: i64) -> i64:
    """What a seat has gained by secret payments in all."""
    total: i64 = 0
    for other in range(s.seats):
        total += s.pair[PAID + other * MOST_SEATS + seat] - s.pair[PAID + seat * MOST_SEATS + other]
    return total


def known_cash(s: DystopolisState, seat: i64) -> i64:
    """The money a seat has in hand by the books: what all could work out, secret payments, less what lies in escrow."""
    promised: i64 = 0
    for other in range(s.seats):
        promised += s.pair[PROMISE + seat * MOST_SEATS + other]
    return s.seat[LEDGER + seat] + secret_balance(s, seat) - money_in_envelopes(s, seat) - promised
