"""§6 Action cards, §7 votings."""

import pytest

from dicehall.games.dystopolis.city import connections
from dicehall.games.dystopolis.flow import Dystopolis
from dicehall.games.dystopolis.terms import FOR, VOTES, Log, Step
from tests.games.dystopolis.table import (
    cash,
    choices,
    do,
    no_bribes,
    seal,
    seat,
    table,
    tile,
    tokens,
    told,
    turn_of,
    turns,
)

STREET = """
    ivvvbbb
"""


def street(seats: int = 3) -> Dystopolis:
    """Three companies in a row: blue owns Needle, green In Vitro, nobody Blood Dome."""
    return table(STREET, seats=seats, i="Needle: blue blue", v="In Vitro: green green blue", b="Blood Dome")


def vote_on(s: Dystopolis, card: str, name: str, **votes: str) -> Dystopolis:
    """Play a card on a company and vote, without bribes."""
    do(s, f"use {card}", f"target {name}")
    return seal(no_bribes(s), **votes)


def test_6_1_any_number_of_cards_in_one_turn() -> None:
    """Two Relocations, one of them by Purge, then the end of the turn: it is vermilion's."""
    s = turn_of(street(), "blue")
    do(s, "use relocation", "move Needle", "place 3,-4 across", "use purge", "move Needle", "place -3,-5 across")
    assert choices(s) == ["use takeover", "end turn"]
    assert do(s, "end turn").actor == seat("vermilion")


def test_6_1_a_card_is_gone_when_voted_down() -> None:
    """Whatever comes of it."""
    s = vote_on(turn_of(street(), "blue"), "purge", "In Vitro", blue="vote for", green="vote against")
    assert tokens(s, "In Vitro") == [1, 0, 2]
    assert "use purge" not in choices(s)


def test_6_2_the_main_owner_moves_a_company_with_its_investments() -> None:
    """Needle goes round the city and stays blue's."""
    s = do(turn_of(street(), "blue"), "use relocation", "move Needle", "place 3,-4 across")
    assert tokens(s, "Needle") == [2, 0, 0]
    assert s.links[tile("Needle")] == 1 << tile("Blood Dome")


def test_6_2_only_own_companies_are_moved() -> None:
    """Blue is Main owner of Needle alone."""
    s = do(turn_of(street(), "blue"), "use relocation")
    assert choices(s) == ["move Needle"]
    assert s.refusal(s.parse("move In Vitro")).rule == "6.2"


def test_6_2_joint_owners_do_not_relocate() -> None:
    """Two with one each: none of them may move it."""
    s = turn_of(table("    i", i="Needle: blue green"), "blue")
    assert "use relocation" not in choices(s)


def test_6_2_the_place_must_differ() -> None:
    """Where the company lies it cannot be placed again."""
    s = do(turn_of(street(), "blue"), "use relocation", "move Needle")
    assert "place -4,-4 across" not in choices(s)
    assert "place 3,-4 across" in choices(s)


def test_6_2_a_relocation_may_split_the_city() -> None:
    """The middle one is moved to an end: what was left of it has no connection any more."""
    s = turn_of(table("    anb", a="Petri", n="Needle: blue", b="Pulse"), "blue")
    do(s, "use relocation", "move Needle", "place -1,-4 across")
    assert [connections(s, tile(name)) for name in ("Petri", "Needle", "Pulse")] == [0, 1, 1]


def test_6_3_takeover_removes_others_and_adds_one() -> None:
    """Green's two go, blue's one becomes two, without a price."""
    s = turn_of(street(), "blue")
    vote_on(s, "takeover", "In Vitro", blue="vote for", green="vote against")
    assert tokens(s, "In Vitro") == [1, 0, 2]
    s = turn_of(turns(street(), blue=3, green=1), "blue")
    vote_on(s, "takeover", "In Vitro", blue="vote for", green="vote against")
    assert tokens(s, "In Vitro") == [2, 0, 0]
    assert cash(s, "blue") == 30


def test_6_3_takeover_of_a_full_company_adds_nothing() -> None:
    """Blue's two fill Needle, which has one connection."""
    s = turn_of(turns(street(), blue=3, green=1), "blue")
    vote_on(s, "takeover", "Needle", blue="vote for", green="vote against")
    assert tokens(s, "Needle") == [2, 0, 0]


def test_6_4_purge_pays_five_for_each() -> None:
    """Three Investments are removed: 15 MD."""
    s = turn_of(turns(street(), blue=3, green=1), "blue")
    vote_on(s, "purge", "In Vitro", blue="vote for", green="vote against")
    assert tokens(s, "In Vitro") == [0, 0, 0]
    assert cash(s, "blue") == 45


def test_6_5_a_takeover_moves_a_company_instead() -> None:
    """Own companies can be moved, any company voted on."""
    s = do(turn_of(street(), "blue"), "use takeover")
    assert choices(s) == ["target In Vitro", "target Blood Dome", "target Needle", "move Needle"]


def test_6_6_one_voting_a_year_and_company() -> None:
    """After the Purge no Takeover of In Vitro this year; next year again."""
    s = vote_on(turn_of(street(), "blue"), "purge", "In Vitro", blue="vote for", green="vote against")
    do(s, "use takeover")
    assert "target In Vitro" not in choices(s)
    assert s.refusal(s.parse("target In Vitro")).rule == "6.6"
    s.begin_year()
    assert s.voted == 0


def test_6_6_relocations_are_not_limited() -> None:
    """A company voted on may be moved."""
    s = vote_on(turn_of(street(), "blue"), "purge", "Needle", blue="vote against", green="vote against")
    assert "move Needle" in choices(do(s, "use takeover"))


# ---- §7 ----


def test_7_1_the_rulebooks_voting() -> None:
    """In Vitro and the tied Blood Dome give blue two votes, I.C.U. gives vermilion one: the Takeover succeeds."""
    s = table("    vvvbbbii", v="In Vitro: blue", b="Blood Dome: blue vermilion", i="I.C.U.: vermilion vermilion blue")
    s = do(turn_of(s, "blue"), "use takeover", "target Blood Dome")
    assert [int(s.seat[VOTES + one]) for one in range(3)] == [2, 1, 0]
    seal(no_bribes(s), vermilion="vote against", blue="vote for")
    assert tokens(s, "Blood Dome") == [2, 0, 0]


def test_7_1_companies_farther_away_are_not_involved() -> None:
    """A vote on Needle concerns Needle and In Vitro, not Blood Dome."""
    s = table(STREET, i="Needle: blue", v="In Vitro: green", b="Blood Dome: vermilion")
    do(turn_of(s, "blue"), "use purge", "target Needle")
    assert [int(s.seat[VOTES + one]) for one in range(3)] == [1, 0, 1]


def test_7_2_joint_owners_vote_by_the_lowest_turn_card() -> None:
    """Green holds number 1, so the tied company's vote is green's."""
    s = turns(table("    i", i="Needle: blue green"), blue=3, green=1)
    do(turn_of(s, "blue"), "use purge", "target Needle")
    assert [int(s.seat[VOTES + one]) for one in range(3)] == [0, 0, 1]


def test_7_2_an_empty_company_has_no_vote() -> None:
    """Of three companies two have Investments."""
    s = do(turn_of(street(), "blue"), "use purge", "target In Vitro")
    assert sum(int(s.seat[VOTES + one]) for one in range(3)) == 2


def test_7_3_votes_are_sealed() -> None:
    """Blue's vote cannot be seen before green has voted; who has no vote is not asked."""
    s = no_bribes(do(turn_of(street(), "blue"), "use purge", "target In Vitro"))
    assert s.pending == (0, 2)
    views = {seal(s.clone(), blue=f"vote {side}").seen_by(2).key() for side in ("for", "against")}
    assert len(views) == 1


def test_7_3_order_of_votes_changes_nothing() -> None:
    """Blue first or green first: one position."""
    s = no_bribes(do(turn_of(street(), "blue"), "use purge", "target In Vitro"))
    one = seal(s.clone(), blue="vote for", green="vote against")
    other = seal(s.clone(), green="vote against", blue="vote for")
    assert one.key() == other.key()


@pytest.mark.parametrize(("blue", "green", "highest"), [("for", "against", "blue"), ("against", "for", "green")])
def test_7_4_a_tie_goes_with_the_highest_turn_card(blue: str, green: str, highest: str) -> None:
    """One vote each: whoever holds number 3 decides."""
    s = turns(street(), **({"blue": 3, "green": 1} if highest == "blue" else {"blue": 1, "green": 3}))
    vote_on(turn_of(s, "blue"), "purge", "In Vitro", blue=f"vote {blue}", green=f"vote {green}")
    assert told(s, Log.RESULT)[0][1] == FOR


def test_7_4_vermilion_without_votes_does_not_break_a_tie() -> None:
    """The highest Turn card of all is not asked: only those who have votes."""
    s = turns(street(), blue=1, vermilion=3, green=2)
    vote_on(turn_of(s, "blue"), "purge", "In Vitro", blue="vote for", green="vote against")
    assert told(s, Log.RESULT)[0][1] != FOR


def test_7_5_nobody_has_a_vote() -> None:
    """Blood Dome stands alone and empty: blue decides, without bribes."""
    s = turn_of(table("    bbb", b="Blood Dome"), "blue")
    do(s, "use takeover", "target Blood Dome")
    assert (s.step, s.pending) == (Step.DECIDE, (0,))
    assert tokens(do(s, "vote for"), "Blood Dome") == [1, 0, 0]
