"""§3 Concealed bidding: who may choose a Turn card first."""

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.actions import pack
from dicehall.games.dystopolis.cards import chairman_gets, counterfeit_bid
from dicehall.games.dystopolis.city import highest_turn_card
from dicehall.games.dystopolis.intrigue import play_card
from dicehall.games.dystopolis.state import DystopolisState, bit
from dicehall.games.dystopolis.terms import (
    BID,
    CASH,
    MOST_MONEY,
    NOBODY,
    RANK,
    SHOWN,
    TURN,
    Card,
    Do,
    Log,
)


def bids(s: DystopolisState, seat: i64, out: vec[i64]) -> i64:
    """§3.1 All bid at once, from nothing to all they have (999 MD at most); nobody sees a bid before all are in."""
    most = min(s.seat[CASH + seat], MOST_MONEY)
    for amount in range(most + 1):
        out[amount] = pack(Do.BID, amount)
    if not s.has_in_hand(seat, Card.COUNTERFEIT):
        return most + 1
    for amount in range(most + 1):
        out[most + 1 + amount] = pack(Do.FORGE, amount)
    return 2 * most + 2


def bid(s: DystopolisState, seat: i64, amount: i64, shown: i64) -> None:
    """A seat bids, sealed; 1: the Counterfeit factory will be shown with it."""
    s.seat[BID + seat] = amount
    s.seat[SHOWN + seat] = shown


def open_bids(s: DystopolisState) -> None:
    """Lay the bids open, and with them a Counterfeit factory that was shown."""
    s.reveal()
    for seat in range(s.seats):
        if s.seat[SHOWN + seat] == 1:
            s.seat[SHOWN + seat] = 0
            play_card(s, seat, Card.COUNTERFEIT)
        s.tell(Log.BID, seat, s.seat[BID + seat], worth(s, seat))


def worth(s: DystopolisState, seat: i64) -> i64:
    """What a bid counts: what was bid, and what a counterfeiter adds."""
    return s.seat[BID + seat] + counterfeit_bid(s, seat)


def zero_bidders(s: DystopolisState) -> i64:
    """Who has bid nothing at all."""
    bits: i64 = 0
    for seat in range(s.seats):
        if worth(s, seat) == 0:
            bits |= bit(seat)
    return bits


def pay_bids(s: DystopolisState) -> None:
    """§3.3 Everybody pays what was bid to the bank, whatever came of it."""
    total: i64 = 0
    for seat in range(s.seats):
        s.spend(seat, s.seat[BID + seat])
        total += worth(s, seat)
    for seat in range(s.seats):
        chairman_gets(s, seat, worth(s, seat), total)


def rank_bids(s: DystopolisState) -> i64:
    """§3.2 The highest bid chooses first; ties by the higher Turn card of last year, in the first year by lot.

    Gives ranks as long as they are clear; answers with the seats between whom the lot must decide, or 0.
    """
    while s.count < s.seats:
        group = best_unranked(s)
        if group & (group - 1) != 0 and s.year == 1:
            return group
        give_rank(s, highest_turn_card(s, group))
    s.count = 0
    return 0


def best_unranked(s: DystopolisState) -> i64:
    """Of the seats without a rank, those with the highest bid."""
    most: i64 = -1
    group: i64 = 0
    for seat in range(s.seats):
        if s.seat[RANK + seat] != 0:
            continue
        here = worth(s, seat)
        if here > most:
            most = here
            group = 0
        if here == most:
            group |= bit(seat)
    return group


def give_rank(s: DystopolisState, seat: i64) -> None:
    """The next place in the order in which Turn cards are chosen."""
    s.count += 1
    s.seat[RANK + seat] = s.count


def return_turn_cards(s: DystopolisState) -> None:
    """Last year's Turn cards go back as soon as the order is settled."""
    for seat in range(s.seats):
        s.seat[TURN + seat] = 0


def seat_with_rank(s: DystopolisState, rank: i64) -> i64:
    """Whose turn to choose it is."""
    for seat in range(s.seats):
        if s.seat[RANK + seat] == rank:
            return seat
    return NOBODY


def turn_cards(s: DystopolisState, out: vec[i64]) -> i64:
    """§3.4 Each in that order takes one of the Turn cards that are left; the last card goes to the last player."""
    n: i64 = 0
    for card in range(1, s.seats + 1):
        if s.seat_with_turn(card) == NOBODY:
            out[n] = pack(Do.TAKE, card - 1)
            n += 1
    return n


def take_turn_card(s: DystopolisState, seat: i64, card: i64) -> None:
    """A seat takes a Turn card."""
    s.seat[TURN + seat] = card
    s.count += 1
    s.tell(Log.TURN, seat, card)


def clear_bids(s: DystopolisState, value: i64) -> None:
    """No bids, no ranks."""
    s.count = 0
    for seat in range(s.seats):
        s.seat[BID + seat] = value
        s.seat[RANK + seat] = 0
        s.seat[SHOWN + seat] = 0
