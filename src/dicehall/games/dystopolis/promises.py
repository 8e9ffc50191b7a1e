"""§14 Written conditions (an option): promises at the table, which the two concerned judge themselves."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.actions import pack
from dicehall.games.dystopolis.bribes import envelope_at, note_payment
from dicehall.games.dystopolis.state import DystopolisState, bit
from dicehall.games.dystopolis.terms import (
    CASH,
    FOR,
    MOST_MONEY,
    MOST_SEATS,
    OFFERING,
    PAIRS,
    PROMISE,
    VOTE,
    Do,
    Log,
)

WRITTEN: Final[i64] = 3


def offers(s: DystopolisState, seat: i64, out: vec[i64]) -> i64:
    """§14.1 Before each turn of the Action Quarter all may set money aside for written conditions."""
    if s.seat[OFFERING + seat] != 0:
        most = min(s.seat[CASH + seat], MOST_MONEY)
        for amount in range(most):
            out[amount] = pack(Do.OFFER, amount + 1)
        return most
    n: i64 = 0
    for other in range(s.seats):
        if can_promise(s, seat, other):
            out[n] = pack(Do.PROMISE, other)
            n += 1
    out[n] = pack(Do.DONE)
    return n + 1


def can_promise(s: DystopolisState, giver: i64, receiver: i64) -> bool:
    """Whether the giver has money, and nothing promised to that receiver yet."""
    if receiver == giver or s.seat[CASH + giver] == 0:
        return False
    here = giver * MOST_SEATS + receiver
    return s.pair[PROMISE + here] == 0 and s.pair[envelope_at(giver, receiver)] == 0


def choose_partner(s: DystopolisState, seat: i64, receiver: i64) -> None:
    """A promise is begun."""
    s.seat[OFFERING + seat] = (receiver << 2) | WRITTEN


def hand_over(s: DystopolisState) -> None:
    """When all are done, promises are handed over: that there is one is public, the amount is for the two alone."""
    for giver in range(s.seats):
        for receiver in range(s.seats):
            inside = s.pair[envelope_at(giver, receiver)]
            if inside != 0:
                s.reveal()
                s.pair[envelope_at(giver, receiver)] = 0
                s.pair[PROMISE + giver * MOST_SEATS + receiver] = inside // 4
                s.tell(Log.PROMISED, giver, receiver)
                s.whisper((bit(giver)) | (bit(receiver)), Log.INSIDE, giver, receiver, inside // 4, WRITTEN)


def next_promise(s: DystopolisState, pair: i64) -> i64:
    """The first promise from there on, as giver * 5 + receiver; PAIRS when there is none."""
    while pair < PAIRS and s.pair[PROMISE + pair] == 0:
        pair += 1
    return pair


def judge(s: DystopolisState, pair: i64) -> None:
    """§14.2 Both say, at once, whether it was kept: if both say so the money goes over, else back."""
    giver = pair // MOST_SEATS
    receiver = pair % MOST_SEATS
    amount = s.pair[PROMISE + pair]
    s.pair[PROMISE + pair] = 0
    s.reveal()
    s.tell(Log.JUDGED, giver, receiver, s.seat[VOTE + giver], s.seat[VOTE + receiver])
    if s.seat[VOTE + giver] == FOR and s.seat[VOTE + receiver] == FOR:
        note_payment(s, giver, receiver, amount)
    else:
        s.seat[CASH + giver] += amount
    s.seat[VOTE + giver] = 0
    s.seat[VOTE + receiver] = 0
