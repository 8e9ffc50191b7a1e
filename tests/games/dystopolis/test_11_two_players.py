"""§11 Two players: the auction."""

from dicehall.games.dystopolis.flow import Dystopolis
from dicehall.games.dystopolis.terms import OUT, TURN, Step
from tests.games.dystopolis.table import card, cash, choices, do, founded, rich, start, table, turn_of, turns


def auction(opener: int = 0) -> Dystopolis:
    """The auction of the first year, opened by that seat."""
    s = founded(2)
    s.resolve(opener)
    return s


def test_11_1_no_takeover_for_two() -> None:
    """One Relocation and one Purge each."""
    s = turn_of(table("    i", seats=2, i="Needle: blue"), "blue")
    assert choices(s) == ["use relocation", "use purge", "end turn"]


def test_11_1_three_intrigue_cards_are_out() -> None:
    """Chairman, Counterfeit factory and Missile test."""
    s = start(2, intrigue="1")
    assert [int(s.intrigue[card(name)]) for name in ("Chairman", "Counterfeit", "Missile")] == [OUT] * 3


def test_11_2_the_opener_bids_at_least_zero() -> None:
    """There is no stopping before the first bid."""
    s = rich(auction(), blue=2)
    assert choices(s) == ["bid 0", "bid 1", "bid 2"]


def test_11_2_bids_rise_until_one_stops() -> None:
    """Three against two: vermilion bids 4 or more, or stops."""
    s = do(auction(), "bid 3")
    assert s.actor == 1
    assert choices(s)[:2] == ["stop", "bid 4"]


def test_11_2_later_the_lower_turn_card_opens() -> None:
    """Vermilion had number 1."""
    s = turns(table(seats=2), blue=2, vermilion=1)
    s.begin_year()
    assert (s.step, s.actor) == (Step.AUCTION, 1)


def test_11_2_the_bidding_is_open() -> None:
    """Everybody sees the bids."""
    s = do(auction(), "bid 3")
    assert s.seen_by(1).prompt(1) == "Bid more than 3 MD, or stop."


def test_11_3_the_loser_pays_half_rounded_up() -> None:
    """Blue bid 5 and stops at 6: 3 MD; vermilion pays 6 and chooses."""
    s = do(auction(), "bid 5", "bid 6", "stop")
    assert (cash(s, "blue"), cash(s, "vermilion")) == (27, 24)
    assert s.actor == 1
    do(s, "take 2")
    assert [int(s.seat[TURN + one]) for one in range(2)] == [1, 2]


def test_11_3_who_never_bid_pays_nothing() -> None:
    """Vermilion stops at once: blue wins with 0."""
    s = do(auction(), "bid 0", "stop")
    assert (cash(s, "blue"), cash(s, "vermilion")) == (30, 30)
    assert s.actor == 0
