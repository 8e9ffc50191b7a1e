"""§13 The sixteen intrigue cards: each alone, at allowed and forbidden moments, and beside others."""

import pytest

from dicehall.games.dystopolis.content import CARD_NAMES
from dicehall.games.dystopolis.flow import Dystopolis
from dicehall.games.dystopolis.terms import GONE, TURN, VOTES, Quarter, Step
from tests.games.dystopolis.table import (
    card,
    cash,
    choices,
    do,
    draw,
    event,
    face_up,
    hold,
    no_bribes,
    quarter,
    rich,
    seal,
    table,
    tile,
    tokens,
    turn_of,
    turns,
)

ROW = "    vvvbbbn"


def city(seats: int = 3) -> Dystopolis:
    """Three companies in a row: blue owns In Vitro, vermilion Blood Dome, nobody Needle."""
    return table(ROW, seats=seats, v="In Vitro: blue blue", b="Blood Dome: vermilion green vermilion", n="Needle")


# ---- when each may be played ----


def bidding(s: Dystopolis) -> Dystopolis:
    """All bid."""
    s.begin_year()
    return s


def bids_open(s: Dystopolis) -> Dystopolis:
    """The bids lie open; blue has bid zero."""
    return seal(bidding(s), blue="bid 0", vermilion="bid 3", green="bid 2")


def before_event(s: Dystopolis) -> Dystopolis:
    """The event is about to be drawn."""
    s.open_moment(Step.REVOLT)
    return s


def starting_ends(s: Dystopolis) -> Dystopolis:
    """All companies of the year are placed; it is not blue who invests first."""
    turns(s, blue=3, vermilion=1, green=2)
    s.open_moment(Step.PACT)
    return s


def investing(s: Dystopolis) -> Dystopolis:
    """It is blue's turn to invest."""
    return quarter(s, "investment")


def action_begins(s: Dystopolis) -> Dystopolis:
    """The Action Quarter begins; it is not blue who has the first turn."""
    return quarter(turns(s, blue=3, vermilion=1, green=2), "action")


def own_turn(s: Dystopolis) -> Dystopolis:
    """It is blue's turn of the Action Quarter."""
    return turn_of(s, "blue")


def other_turn(s: Dystopolis) -> Dystopolis:
    """It is vermilion's turn of the Action Quarter."""
    return turn_of(s, "vermilion")


def voting_begins(s: Dystopolis) -> Dystopolis:
    """Vermilion puts In Vitro to the vote."""
    return do(turn_of(s, "vermilion"), "use purge", "target In Vitro")


def bribing(s: Dystopolis) -> Dystopolis:
    """Blue has handed over an envelope."""
    s = voting_begins(s)
    while s.step == Step.BALLOT:
        seal(s, blue="pass")
    return seal(s, blue="bribe vermilion for, offer 1")


def voting(s: Dystopolis) -> Dystopolis:
    """All vote."""
    return no_bribes(bribing(s))


def relocated(s: Dystopolis) -> Dystopolis:
    """Vermilion has relocated Blood Dome."""
    return do(turn_of(s, "vermilion"), "use relocation", "move Blood Dome", "place -3,-5 across")


def purged(s: Dystopolis) -> Dystopolis:
    """Vermilion's purge of Blood Dome was voted for."""
    s = do(turn_of(s, "vermilion"), "use purge", "target Blood Dome")
    while s.step == Step.BALLOT:
        seal(s, blue="pass")
    return seal(no_bribes(s), blue="vote for", vermilion="vote for")


def revenue_begins(s: Dystopolis) -> Dystopolis:
    """The Revenue Quarter begins."""
    return quarter(s, "revenue")


OWN = {"Bio", "Custom", "Missile", "Populistic", "Robotic", "Stealth", "Streetkid"}
MOMENTS = [
    (bidding, set()),
    (bids_open, {"Chairman"}),
    (before_event, {"Revolutionary"}),
    (starting_ends, {"Secret"}),
    (investing, {"Robotic"}),
    (action_begins, {"Bio"}),
    (own_turn, OWN),
    (other_turn, set()),
    (voting_begins, {"Mind", "News"}),
    (bribing, {"Counterfeit"}),
    (voting, set()),
    (relocated, {"Black"}),
    (purged, {"Black", "High"}),
    (revenue_begins, {"Extreme"}),
]


@pytest.mark.parametrize("name", CARD_NAMES)
@pytest.mark.parametrize(("moment", "allowed"), MOMENTS, ids=lambda value: getattr(value, "__name__", ""))
def test_each_card_at_each_moment(moment: object, allowed: set[str], name: str) -> None:
    """Blue, who holds the card alone, may play it at its moments and at no other."""
    s = hold(city(), "blue", name)
    moment(s)
    may = any(name.startswith(one) for one in allowed)
    asked = choices(s, "blue") if s.owes(0) else []
    assert (f"play {name}" in asked) == may


@pytest.mark.parametrize("name", CARD_NAMES)
def test_a_card_of_another_is_refused(name: str) -> None:
    """Green holds it, blue cannot play it, and is told a rule."""
    s = turn_of(hold(city(), "green", name), "blue")
    assert s.refusal(s.parse(f"play {name}")).rule == "12.1"


# ---- what each does ----


def test_13_1_bio_activists_relocate_any_company() -> None:
    """In blue's turn: a company of vermilion."""
    s = do(turn_of(hold(city(), "blue", "Bio"), "blue"), "play Bio-activists", "move Blood Dome", "place -3,-5 across")
    assert tokens(s, "Blood Dome") == [0, 2, 1]
    assert s.step == Step.TURN


def test_13_1_at_the_start_of_the_quarter() -> None:
    """Green plays it before blue's turn; then blue's turn begins."""
    s = quarter(hold(city(), "green", "Bio"), "action")
    do(s, "green: play Bio-activists", "green: move Needle", "green: place -3,-5 across")
    assert (s.step, s.actor) == (Step.TURN, 0)


def test_13_2_black_market_pays_for_each_relocation() -> None:
    """Shown at the first, it pays for that and the next one; own relocations count."""
    s = relocated(hold(city(), "blue", "Black"))
    do(s, "blue: play Black market")
    assert cash(s, "blue") == 34
    do(s, "use purge", "move Blood Dome", "place -3,-3 across")
    assert cash(s, "blue") == 38


def test_13_2_black_market_waits_for_a_purge_to_succeed() -> None:
    """Voted against, it pays nothing."""
    s = do(turn_of(face_up(city(), "green", "Black"), "vermilion"), "use purge", "target Blood Dome")
    seal(no_bribes(s), blue="vote against", vermilion="vote against")
    assert cash(s, "green") == 30
    s = do(turn_of(face_up(city(), "green", "Black"), "vermilion"), "use purge", "target Blood Dome")
    seal(no_bribes(s), blue="vote for", vermilion="vote for")
    assert cash(s, "green") == 34


def test_13_2_black_market_does_not_pay_for_a_takeover() -> None:
    """Neither a relocation nor a purge."""
    s = do(turn_of(face_up(city(), "green", "Black"), "vermilion"), "use takeover", "target Blood Dome")
    seal(no_bribes(s), blue="vote for", vermilion="vote for")
    assert cash(s, "green") == 30


def test_13_3_chairman_gets_the_bids() -> None:
    """3 and 2 MD go to blue, who bid zero."""
    s = do(bids_open(hold(city(), "blue", "Chairman")), "blue: play Chairman of Central Bank")
    assert [cash(s, who) for who in ("blue", "vermilion", "green")] == [35, 27, 28]


def test_13_3_chairman_gets_20_at_most() -> None:
    """The rest goes to the bank."""
    s = seal(bidding(face_up(city(), "blue", "Chairman")), blue="bid 0", vermilion="bid 18", green="bid 9")
    assert cash(s, "blue") == 50


def test_13_3_chairman_who_bids_gets_nothing() -> None:
    """And is not asked, if the card is still face down."""
    s = seal(bidding(hold(city(), "blue", "Chairman")), blue="bid 1", vermilion="bid 3", green="bid 2")
    assert cash(s, "blue") == 29
    assert s.step == Step.TURNS


def test_13_3_only_zero_bidders_are_asked() -> None:
    """Vermilion bid 3 and holds a card, but cannot be the one."""
    s = bids_open(hold(hold(city(), "blue", "Chairman"), "vermilion", "Bio"))
    assert s.pending == (0,)


def test_13_4_counterfeit_adds_to_a_bid() -> None:
    """Blue's 2 counts 6 and is the highest; blue pays 2."""
    s = bidding(hold(city(), "blue", "Counterfeit"))
    seal(s, blue="bid 2 counterfeit", vermilion="bid 5", green="bid 0")
    assert (s.actor, cash(s, "blue")) == (0, 28)


def test_13_4_counterfeit_once_shown_adds_by_itself() -> None:
    """A bid of 0 counts 4; there is nothing to show any more."""
    s = bidding(face_up(city(), "blue", "Counterfeit"))
    assert "bid 0 counterfeit" not in choices(s, "blue")
    assert seal(s, blue="bid 0", vermilion="bid 3", green="bid 0").actor == 0


def test_13_4_the_chairman_gets_counterfeit_money_too() -> None:
    """Green's 2 count 6: blue, who bid zero, gets 3 and 6."""
    s = bidding(face_up(face_up(city(), "blue", "Chairman"), "green", "Counterfeit"))
    assert cash(seal(s, blue="bid 0", vermilion="bid 3", green="bid 2"), "blue") == 39


def test_13_4_a_counterfeit_zero_is_not_zero() -> None:
    """Chairman and Counterfeit factory of one player: the bid counts 4, so no bids come in."""
    s = bidding(face_up(face_up(city(), "blue", "Chairman"), "blue", "Counterfeit"))
    assert cash(seal(s, blue="bid 0", vermilion="bid 3", green="bid 2"), "blue") == 30


def test_13_5_infiltrator_is_free_and_needs_room() -> None:
    """In Vitro is full with two at one connection; Blood Dome is full with three."""
    s = do(turn_of(hold(city(), "blue", "Custom"), "blue"), "play Custom-made infiltrator")
    assert choices(s) == ["invest Needle"]
    do(s, "invest Needle")
    assert (tokens(s, "Needle"), cash(s, "blue")) == ([1, 0, 0], 30)


def test_13_5_without_room_it_cannot_be_played() -> None:
    """A single company that is full."""
    s = turn_of(hold(table("    n", n="Needle: green"), "blue", "Custom"), "blue")
    assert "play Custom-made infiltrator" not in choices(s)


def test_13_6_advertisement_adds_seven() -> None:
    """I.C.U. with two: 2 + 3 + 7 each."""
    s = event(hold(table("    ii", i="I.C.U.: green green"), "blue", "Extreme"), "Miracle Pill, Monster Scandal")
    do(quarter(s, "revenue"), "play Extreme advertisement", "boost Medicine")
    assert cash(s, "green") == 54


def test_13_6_in_a_crash_each_company_is_worth_seven() -> None:
    """In Vitro with two: 7 each."""
    s = event(hold(table("    vvv", v="In Vitro: green green"), "blue", "Extreme"), "Miracle Pill, Monster Scandal")
    do(quarter(s, "revenue"), "play Extreme advertisement", "boost Genetic Engineering")
    assert cash(s, "green") == 44


def test_13_7_arena_pays_from_the_removal_that_shows_it() -> None:
    """Three are purged: 12 MD; later removals pay by themselves."""
    s = do(purged(hold(city(), "blue", "High")), "blue: play High-profile death-arena")
    assert cash(s, "blue") == 42
    hold(s, "vermilion", "Robotic")
    do(s, "play Robotic bounty hunter", "remove blue from In Vitro")
    assert cash(s, "blue") == 46


def test_13_7_a_takeover_removes_too() -> None:
    """Green's one in Blood Dome: 4 MD."""
    s = do(turn_of(face_up(city(), "green", "High"), "vermilion"), "use takeover", "target Blood Dome")
    seal(no_bribes(s), blue="vote for", vermilion="vote for")
    assert cash(s, "green") == 34


def test_13_8_mind_control_takes_a_vote_from_the_owner() -> None:
    """Vermilion owns Blood Dome, the target: no vote is left."""
    s = do(turn_of(hold(city(), "blue", "Mind"), "blue"), "use purge", "target Blood Dome")
    do(s, "play Mind control device")
    assert [int(s.seat[VOTES + one]) for one in range(3)] == [1, 0, 0]


def test_13_8_of_joint_owners_the_lowest_turn_card_loses_it() -> None:
    """Blue and green own Needle together; blue has number 1."""
    s = table("    nbbb", n="Needle: blue green", b="Blood Dome: blue")
    do(turn_of(hold(s, "blue", "Mind"), "blue"), "use purge", "target Needle", "play Mind control device")
    assert int(s.seat[VOTES]) == 1


def test_13_8_a_tie_counts_as_for() -> None:
    """One against one, and the highest Turn card voted against."""
    s = table("    nbbbp", n="Needle: blue", b="Blood Dome: vermilion vermilion", p="Petri: green")
    do(turn_of(hold(s, "blue", "Mind"), "blue"), "use purge", "target Blood Dome", "play Mind control device")
    seal(no_bribes(s), blue="vote for", green="vote against")
    assert tokens(s, "Blood Dome") == [0, 0, 0]


def test_13_8_nobody_has_a_vote_and_it_is_for() -> None:
    """Alone in the city, the owner loses the only vote."""
    s = turn_of(hold(table("    b", b="Needle: green"), "blue", "Mind"), "blue")
    do(s, "use purge", "target Needle", "play Mind control device")
    assert tokens(s, "Needle") == [0, 0, 0]


def test_13_9_missile_test_gives_one_vote_each() -> None:
    """Whoever owns what."""
    s = do(turn_of(hold(city(), "blue", "Missile"), "blue"), "play Missile test", "target Blood Dome")
    assert [int(s.seat[VOTES + one]) for one in range(3)] == [1, 1, 1]


def test_13_9_the_company_leaves_the_game() -> None:
    """Two of three are for it: Blood Dome and its Investments are gone, the city is split, nobody is paid."""
    s = do(turn_of(face_up(city(), "green", "Black"), "blue"), "end turn")
    s = do(turn_of(hold(city(), "blue", "Missile"), "blue"), "play Missile test", "target Blood Dome")
    seal(no_bribes(s), blue="vote for", vermilion="vote against", green="vote for")
    assert s.place[tile("Blood Dome")] == GONE
    assert tokens(s, "Blood Dome") == [0, 0, 0]
    assert s.links[tile("In Vitro")] == 0
    assert [cash(s, who) for who in ("blue", "vermilion", "green")] == [30, 30, 30]


def test_13_9_it_does_not_count_as_the_voting_of_the_year() -> None:
    """Voted down, Blood Dome can still be purged; and a company voted on can be tested."""
    s = do(turn_of(hold(city(), "blue", "Missile"), "blue"), "play Missile test", "target Blood Dome")
    seal(no_bribes(s), blue="vote for", vermilion="vote against", green="vote against")
    assert "target Blood Dome" in choices(do(s, "use purge"))


def test_13_10_news_channel_adds_a_vote() -> None:
    """Green had none."""
    s = do(turn_of(hold(city(), "green", "News"), "blue"), "use purge", "target In Vitro")
    do(s, "green: play News channel")
    assert [int(s.seat[VOTES + one]) for one in range(3)] == [1, 1, 1]


def test_13_10_news_channel_against_mind_control() -> None:
    """Vermilion loses the vote of Blood Dome and gains one: one is left."""
    s = hold(hold(city(), "blue", "Mind"), "vermilion", "News")
    do(turn_of(s, "blue"), "use purge", "target Blood Dome")
    seal(s, blue="play Mind control device", vermilion="play News channel")
    assert [int(s.seat[VOTES + one]) for one in range(3)] == [1, 1, 0]


def test_13_11_prophet_pays_seven() -> None:
    """Three Investments: 21 MD."""
    s = do(turn_of(hold(city(), "blue", "Populistic"), "blue"), "play Populistic prophet", "target Blood Dome")
    seal(no_bribes(s), blue="vote for", vermilion="vote for")
    assert cash(s, "blue") == 51


def test_13_11_prophet_as_relocation_and_once_a_year() -> None:
    """As a Purge in both."""
    s = do(turn_of(hold(city(), "blue", "Populistic"), "blue"), "play Populistic prophet")
    assert "move In Vitro" in choices(s)
    do(s, "target Blood Dome")
    assert s.voted == 1 << tile("Blood Dome")


def revolution() -> Dystopolis:
    """Blue has looked at three events."""
    s = do(before_event(hold(city(), "blue", "Revolutionary")), "blue: play Revolutionary movement")
    return draw(s, "Blackout Gala", "Neon Never Sleeps", "Peace Breaks Out")


def test_13_12_one_of_three_events() -> None:
    """The two others are out of the game."""
    s = revolution()
    assert choices(s) == ["event Blackout Gala", "event Peace Breaks Out", "event Neon Never Sleeps"]
    do(s, "event Neon Never Sleeps")
    assert s.pile.bit_count() == 12
    assert s.box.events[s.event].headline == "Neon Never Sleeps"


@pytest.mark.parametrize(("own", "swaps"), [(1, ["swap 2"]), (2, ["swap 1", "swap 3"]), (3, ["swap 2"])])
def test_13_12_swap_with_a_neighbour(own: int, swaps: list[str]) -> None:
    """The number above or below, or none."""
    s = do(revolution(), "event Neon Never Sleeps")
    others = [number for number in (1, 2, 3) if number != own]
    turns(s, blue=own, vermilion=others[0], green=others[1])
    assert choices(s) == [*swaps, "pass"]


def test_13_12_the_swap_holds_for_this_year() -> None:
    """Vermilion with number 2 now places first."""
    s = do(revolution(), "event Neon Never Sleeps", "swap 2")
    assert [int(s.seat[TURN + one]) for one in range(3)] == [2, 1, 3]
    assert (s.step, s.mover) == (Step.DRAW, 1)


def test_13_13_hunter_removes_any_investment() -> None:
    """In the Investment Quarter, and then blue still invests."""
    s = quarter(hold(city(), "blue", "Robotic"), "investment")
    do(s, "play Robotic bounty hunter", "remove vermilion from Blood Dome")
    assert tokens(s, "Blood Dome") == [0, 1, 1]
    assert (s.step, s.actor, s.quarter) == (Step.INVEST, 0, Quarter.INVESTMENT)


def test_13_13_nothing_to_hunt() -> None:
    """Without Investments it cannot be played."""
    s = turn_of(hold(table(), "blue", "Robotic"), "blue")
    assert "play Robotic bounty hunter" not in choices(s)


def test_13_14_a_company_shared_with_an_opponent() -> None:
    """Blue takes a small company of Energy, and gives green the other Investment, both free."""
    s = do(starting_ends(hold(city(), "blue", "Secret")), "blue: play Secret business pact", "found Dynamo")
    do(s, "place -3,-5 across")
    assert choices(s) == ["partner vermilion", "partner green"]
    do(s, "partner green")
    assert (tokens(s, "Dynamo"), cash(s, "blue"), s.step) == ([1, 0, 1], 30, Step.INVEST)


def test_13_14_only_what_is_in_the_stacks() -> None:
    """Needle lies in the city, Dynamo was used up."""
    s = hold(city(), "blue", "Secret")
    s.place[tile("Dynamo")] = GONE
    do(starting_ends(s), "blue: play Secret business pact")
    assert not {"found Dynamo", "found Needle"} & set(choices(s))
    assert "found Petri" in choices(s)


def test_13_15_helicopter_moves_two_at_the_usual_price() -> None:
    """Both of In Vitro to Needle: 1 and 5 MD; nothing is removed from the game."""
    s = face_up(hold(city(), "blue", "Stealth"), "green", "High")
    do(
        turn_of(s, "blue"),
        "play Stealth helicopter",
        "lift In Vitro",
        "lift In Vitro",
        "invest Needle",
        "invest Needle",
    )
    assert (tokens(s, "Needle"), tokens(s, "In Vitro")) == ([2, 0, 0], [0, 0, 0])
    assert (cash(s, "blue"), cash(s, "green")) == (24, 30)


def test_13_15_both_places_must_be_paid() -> None:
    """With 2 MD one company each; with 1 MD it cannot be played."""
    s = rich(hold(city(), "blue", "Stealth"), blue=2)
    do(turn_of(s, "blue"), "play Stealth helicopter", "lift In Vitro", "lift In Vitro", "invest Needle")
    assert choices(s) == ["invest In Vitro"]
    s = turn_of(rich(hold(city(), "blue", "Stealth"), blue=1), "blue")
    assert "play Stealth helicopter" not in choices(s)


def test_13_15_one_investment_is_not_enough() -> None:
    """Green has one in all."""
    s = turn_of(hold(city(), "green", "Stealth"), "green")
    assert "play Stealth helicopter" not in choices(s)


def test_13_16_streetkid_fills_all_of_up_to_three() -> None:
    """Needle is the only empty company."""
    s = turn_of(hold(city(), "blue", "Streetkid"), "blue")
    do(s, "play Streetkid syndicate", "invest Needle")
    assert (tokens(s, "Needle"), s.step, cash(s, "blue")) == ([1, 0, 0], Step.TURN, 30)


def test_13_16_three_of_four_by_choice() -> None:
    """The fourth stays empty."""
    s = table("    abcd", a="Petri", b="Pulse", c="Velvet", d="Dynamo")
    do(turn_of(hold(s, "blue", "Streetkid"), "blue"), "play Streetkid syndicate")
    do(s, "invest Petri", "invest Pulse", "invest Dynamo")
    assert (s.step, tokens(s, "Velvet")) == (Step.TURN, [0, 0, 0])


def test_13_16_without_empty_companies_it_cannot_be_played() -> None:
    """All have an Investment."""
    s = turn_of(hold(table("    n", n="Needle: green"), "blue", "Streetkid"), "blue")
    assert "play Streetkid syndicate" not in choices(s)
    assert card("Streetkid") == 15
