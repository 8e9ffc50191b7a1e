"""§3 Concealed bidding, §4 event and new companies, §5 Investments."""

import itertools

from dicehall.games.dystopolis.flow import Dystopolis
from dicehall.games.dystopolis.terms import TURN, Log, Step
from tests.games.dystopolis.table import (
    cash,
    choices,
    do,
    draw,
    event,
    founded,
    put,
    quarter,
    rich,
    seal,
    table,
    tile,
    tokens,
    told,
    turns,
)


def second_year(**cards: int) -> Dystopolis:
    """The bidding of the second year, with last year's Turn cards."""
    s = turns(table(), **cards)
    s.begin_year()
    return s


def test_3_1_bids_run_from_zero_to_all_one_has() -> None:
    """With 3 MD there are four bids."""
    s = founded()
    rich(s, blue=3)
    assert choices(s, "blue") == ["bid 0", "bid 1", "bid 2", "bid 3"]


def test_3_1_nobody_sees_a_bid_before_all_are_in() -> None:
    """Whatever blue bids, green's view is the same."""
    views = {seal(founded(), blue=f"bid {n}").seen_by(2).key() for n in (0, 7, 30)}
    assert len(views) == 1


def test_3_1_order_of_arrival_changes_nothing() -> None:
    """Six orders of three bids lead to one position."""
    bids = {"blue": "bid 4", "vermilion": "bid 9", "green": "bid 4"}
    keys = {seal(founded(), **dict(order)).key() for order in itertools.permutations(bids.items())}
    assert len(keys) == 1


def test_3_2_the_highest_bid_chooses_first() -> None:
    """Green bid most, so green is asked first, then blue."""
    s = seal(founded(), blue="bid 2", vermilion="bid 1", green="bid 5")
    assert s.actor == 2
    assert do(s, "take 1").actor == 0


def test_3_2_ties_of_the_first_year_are_drawn() -> None:
    """All bid zero: the lot decides between three, then between two."""
    s = seal(founded(), blue="bid 0", vermilion="bid 0", green="bid 0")
    assert (s.step, s.chances) == (Step.TIE, 3)
    s.resolve(2)
    assert s.chances == 2
    s.resolve(0)
    assert s.actor == 2


def test_3_2_later_ties_go_by_last_years_turn_card() -> None:
    """Blue held number 3, vermilion 1: with equal bids blue chooses first."""
    s = second_year(blue=3, vermilion=1, green=2)
    seal(s, blue="bid 4", vermilion="bid 4", green="bid 0")
    assert s.actor == 0
    assert [int(s.seat[TURN + one]) for one in range(3)] == [0, 0, 0]


def test_3_3_all_pay_what_they_bid() -> None:
    """Winner or not."""
    s = seal(founded(), blue="bid 2", vermilion="bid 1", green="bid 5")
    assert [cash(s, who) for who in ("blue", "vermilion", "green")] == [28, 29, 25]


def test_3_4_the_last_card_needs_no_choice() -> None:
    """Green takes 2, blue takes 3, vermilion gets 1; then the event is due."""
    s = seal(founded(), blue="bid 2", vermilion="bid 1", green="bid 5")
    assert choices(s) == ["take 1", "take 2", "take 3"]
    do(s, "take 2")
    assert choices(s) == ["take 1", "take 3"]
    do(s, "take 3")
    assert [int(s.seat[TURN + one]) for one in range(3)] == [3, 1, 2]
    assert (s.step, s.chances) == (Step.EVENT, 15)


# ---- §4 ----


def at_event(seats: int = 3) -> Dystopolis:
    """The moment before the event is drawn; Turn cards as the seats."""
    s = table(seats=seats)
    s.draw_event()
    return s


def test_4_1_an_event_is_used_once() -> None:
    """After it was drawn fourteen are left."""
    s = draw(at_event(), "Carnival Under Curfew")
    assert s.pile.bit_count() == 14
    assert told(s, Log.EVENT)


def test_4_2_sizes_follow_the_bars() -> None:
    """Small for the first, large for the second, medium for the third in turn order."""
    s = turns(table(), blue=3, vermilion=2, green=1)
    s.draw_event()
    draw(s, "Carnival Under Curfew")
    assert s.chances == 15
    draw(s, "Needle")
    assert s.actor == 2
    do(s, choices(s)[0])
    assert s.chances == 9
    draw(s, "Panacea")
    assert s.actor == 1
    do(s, choices(s)[0])
    assert s.chances == 14


def test_4_2_the_rulebooks_card() -> None:
    """Small, medium, medium for the first three players, as in the rulebook's example."""
    s = event(table(), "Miracle Pill, Monster Scandal")
    assert [s.box.companies[0].size] + [["small", "medium", "large"][s.box.bars[i]] for i in range(3)] == [
        "large", "small", "medium", "medium",
    ]  # fmt: skip


def test_4_3_an_empty_stack_leaves_the_next_sizes() -> None:
    """No medium company is left: small or large, by choice."""
    s = at_event()
    s.stack &= ~s.box.by_size[1]
    draw(s, "Tickets for the Last Mutant")
    assert choices(s) == ["stack small", "stack large"]
    assert do(s, "stack large").chances == 9


def test_4_3_any_size_that_is_left() -> None:
    """Neither small nor medium is left: large, though it is not next to small."""
    s = at_event()
    s.stack &= ~(s.box.by_size[0] | s.box.by_size[1])
    draw(s, "Blackout Gala")
    assert choices(s) == ["stack large"]


# ---- §5 ----


def test_5_1_four_rounds_of_one_investment() -> None:
    """Twelve turns for three players, in turn order; then the Action Quarter."""
    s = quarter(turns(table(), blue=2, vermilion=3, green=1), "investment")
    order = []
    while s.step == Step.INVEST:
        order.append(s.actor)
        do(s, "pass")
    assert order == [2, 0, 1] * 4
    assert s.step == Step.TURN


def test_5_2_the_rulebooks_example_of_prices() -> None:
    """A second own Investment costs 5, a first one 1, whatever others have there."""
    s = table(
        """
        vvvbbb
        """,
        v="In Vitro: green", b="Blood Dome: blue",
    )  # fmt: skip
    quarter(s, "investment")
    do(s, "invest Blood Dome")
    assert cash(s, "blue") == 25
    do(s, "pass", "pass", "invest In Vitro")
    assert cash(s, "blue") == 24


def test_5_2_the_rulebooks_full_company() -> None:
    """I.C.U. holds three at two connections and cannot take another."""
    s = table("    vvviibbb", v="In Vitro: green", i="I.C.U.: blue green vermilion", b="Blood Dome: blue")
    quarter(s, "investment")
    assert choices(s) == ["invest In Vitro", "invest Blood Dome", "pass"]


def test_5_2_prices_rise_to_forty() -> None:
    """The nine prices."""
    assert list(table().box.price) == [1, 5, 10, 15, 20, 25, 30, 35, 40]


def test_5_2_a_tenth_investment_has_no_price_and_is_not_for_sale() -> None:
    """A large company with eight neighbours holds nine; whoever has all nine, and money, is offered only the others."""
    s = table(
        """
         acd
        ebbbf
         ghi
        """,
        b="Blood Dome:" + 9 * " blue", a="Needle", c="Remedy", d="White Coat", e="Jackpot", f="Velvet", g="Pulse",
        h="Petri", i="Mutagen",
    )  # fmt: skip
    quarter(rich(s, blue=500), "investment")
    assert "invest Blood Dome" not in choices(s)
    assert s.describe(s.parse("invest Blood Dome")) == "Invest in Blood Dome, where you have all that it can hold."


def test_5_3_without_money_one_passes() -> None:
    """With no money only passing is left."""
    s = quarter(rich(table(), blue=0), "investment")
    assert choices(s) == ["pass"]
    assert tokens(do(s, "pass"), "Blood Dome") == [0, 0, 0]


def test_a_company_outside_the_city_takes_no_investment() -> None:
    """It is refused with a reason."""
    s = quarter(table(), "investment")
    refusal = s.refusal(s.parse("invest Needle"))
    assert refusal is not None
    assert refusal.rule == "2.2"


def test_new_companies_have_no_investments() -> None:
    """A company comes empty."""
    s = table()
    put(s, [(9, 9)], "Needle")
    assert tokens(s, "Needle") == [0, 0, 0]
    assert s.place[tile("Needle")] >= 0
