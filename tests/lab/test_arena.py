"""Bots against each other: fair deals, shares, and how sure they are."""

import pytest

from dicehall.core.errors import BadSeats, UnknownBot
from dicehall.lab.arena import Arena, Pairing, Standing, contest, pairings, played, ranking, standings
from dicehall.lab.interval import interval, student

DUELS = Arena("deckodice", 2, 10, seed=3)


def test_a_pairing_of_equals_is_even():
    """Seats exchanged on the same deal, two bots that play alike share it."""
    assert [played(DUELS, Pairing("greedy", "greedy"), number).share for number in range(4)] == [0.5] * 4


def test_with_three_seats_both_sit_on_each():
    """Equals share every deal, though one of them has two seats of three in each game."""
    dealt = played(Arena("diceland", 3, 1), Pairing("random", "random"), 0)
    assert dealt.share == 0.5


def test_thinking_is_counted_for_each_side():
    """Greedy and random decide about as often; both more than ten times in two games."""
    thoughts = played(DUELS, Pairing("greedy", "random"), 0).thoughts
    assert min(thought.decisions for thought in thoughts) > 10
    assert thoughts[0].longest >= thoughts[0].mean > 0


def test_two_processes_play_the_same_as_one():
    """Deal by deal."""
    pairs = [Pairing("easy", "random")]
    apart = [deal.share for _, deal in contest(DUELS, pairs, jobs=2)]
    assert apart == [deal.share for _, deal in contest(DUELS, pairs)]


def test_every_two_meet():
    """Three bots, three pairings; five deals of two games each make ten games."""
    found = standings(DUELS, ["greedy", "easy", "random"])
    assert [(each.pairing.first, each.pairing.second) for each in found] == [
        ("greedy", "easy"),
        ("greedy", "random"),
        ("easy", "random"),
    ]
    assert [len(each.shares) for each in found] == [5, 5, 5]


def test_a_lone_seat_meets_the_printed_opponent():
    """Dicey is no bot and needs no name."""
    assert pairings(Arena("deckodice", 1, 3), ["greedy"]) == [Pairing("greedy", "Dicey")]


@pytest.mark.parametrize(
    ("arena", "names", "reason"),
    [
        (Arena("diceland", 1, 3), ["greedy"], "nobody to play against"),
        (DUELS, ["greedy"], "name two or more"),
        (DUELS, ["greedy", "greedy"], "named twice"),
    ],
)
def test_pairings_that_cannot_be_are_refused(arena: Arena, names: list[str], reason: str):
    """With what is wrong."""
    with pytest.raises(BadSeats, match=reason):
        pairings(arena, names)


def test_an_unknown_bot_is_refused_before_anything_is_played():
    """The name is in the message."""
    with pytest.raises(UnknownBot, match="deep"):
        pairings(DUELS, ["greedy", "deep"])


def test_the_ranking_is_by_mean_share():
    """Best first."""
    found = [Standing(Pairing("a", "b"), [0.2]), Standing(Pairing("a", "c"), [0.4]), Standing(Pairing("b", "c"), [0.9])]
    assert [(name, round(share, 2)) for name, share in ranking(found)] == [("b", 0.85), ("c", 0.35), ("a", 0.3)]


def test_an_interval_holds_an_even_share_where_nothing_is_clear():
    """Three deals, one of them won, say little."""
    found = interval([0.5, 0.5, 1.0])
    assert (found.is_above(0.5), found.is_below(0.5)) == (False, False)


def test_many_like_deals_are_clear():
    """Sixty deals at three quarters, and the same from the loser's side."""
    shares = [0.5, 1.0] * 30
    assert interval(shares).is_above(0.5)
    assert interval([1 - share for share in shares]).is_below(0.5)


def test_a_clean_sweep_is_not_certain():
    """Ten deals won: the share is 1, the interval is wider."""
    found = interval([1.0] * 10)
    assert found.share == 1.0
    assert found.low < 0.95


def test_nothing_played_says_nothing():
    """The interval is everything."""
    assert (interval([]).low, interval([]).high) == (0.0, 1.0)


@pytest.mark.parametrize(("freedom", "wanted"), [(4, 2.776), (9, 2.262), (30, 2.042), (1000, 1.962)])
def test_students_quantile(freedom: int, wanted: float):
    """As in the tables."""
    assert student(freedom) == pytest.approx(wanted, rel=0.01)
