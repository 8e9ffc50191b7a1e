"""§11 Two players: an open auction in place of the concealed bidding."""

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.actions import pack
from dicehall.games.dystopolis.bidding import give_rank
from dicehall.games.dystopolis.city import lowest_turn_card
from dicehall.games.dystopolis.state import DystopolisState
from dicehall.games.dystopolis.terms import BID, CASH, MOST_MONEY, NO_BID, Do, Log


def opener(s: DystopolisState) -> i64:
    """Who bids first: whoever holds the lower Turn card of last year."""
    return lowest_turn_card(s, s.everybody())


def higher_bids(s: DystopolisState, seat: i64, out: vec[i64]) -> i64:
    """§11.2 The two bid in turn, each more than the other, until one stops; the first must bid, if only zero."""
    other = 1 - seat
    n: i64 = 0
    lowest: i64 = 0
    if s.seat[BID + other] != NO_BID:
        out[0] = pack(Do.STOP)
        n = 1
        lowest = s.seat[BID + other] + 1
    for amount in range(lowest, min(s.seat[CASH + seat], MOST_MONEY) + 1):
        out[n] = pack(Do.BID, amount)
        n += 1
    return n


def raise_bid(s: DystopolisState, seat: i64, amount: i64) -> None:
    """A seat bids more."""
    s.seat[BID + seat] = amount
    s.tell(Log.BID, seat, amount, amount)


def close_auction(s: DystopolisState, loser: i64) -> None:
    """§11.3 The winner pays the last bid, the other one half of his own, rounded up."""
    s.tell(Log.STOPPED, loser)
    s.spend(1 - loser, s.seat[BID + 1 - loser])
    if s.seat[BID + loser] != NO_BID:
        s.spend(loser, (s.seat[BID + loser] + 1) // 2)
    give_rank(s, 1 - loser)
    give_rank(s, loser)
    s.count = 0
