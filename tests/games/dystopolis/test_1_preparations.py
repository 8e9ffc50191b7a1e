"""§1 Preparations, §2 the city, and the order of things."""

import pytest

from dicehall.games.dystopolis.city import connections, lay, maximum, owners, take_up
from dicehall.games.dystopolis.flow import Dystopolis
from dicehall.games.dystopolis.growth import take_company
from dicehall.games.dystopolis.setup import reward_level
from dicehall.games.dystopolis.state import place_at
from dicehall.games.dystopolis.terms import MIDDLE, REWARDS, Deed, Step
from tests.games.dystopolis.table import (
    card,
    cash,
    choices,
    do,
    draw,
    founded,
    quarter,
    seat,
    start,
    table,
    tile,
    tokens,
    turn_of,
)

ROW = """
    aaab
"""


def test_1_1_everybody_has_30_md_and_three_cards() -> None:
    """Money and one action card of each kind."""
    s = founded(3)
    assert [cash(s, who) for who in ("blue", "vermilion", "green")] == [30, 30, 30]
    turn_of(s, "blue")
    assert "use takeover" in choices(s)


def test_1_2_the_city_begins_as_a_t() -> None:
    """The medium company hangs from the middle of the large one."""
    s = founded()
    assert s.links[tile("Blood Dome")] == 1 << tile("I.C.U.")
    assert s.row[MIDDLE + 1].bit_count() == 3
    assert s.row[MIDDLE + 2] == s.row[MIDDLE + 3] == 1 << (MIDDLE + 1)


def test_1_2_large_first_then_medium() -> None:
    """Ten large companies may come first, then fifteen medium ones."""
    s = start()
    assert s.chances == 10
    assert draw(s, "Panacea").chances == 15


def test_1_3_the_medium_company_founds_the_sector() -> None:
    """I.C.U. is of Medicine, whatever the large one is."""
    assert founded().founding == 4


def test_1_4_level_two_comes_after_level_one() -> None:
    """When somebody has the first level the second one is on offer."""
    s = table()
    assert reward_level(s, 0) == 0
    s.seat[REWARDS + 1] = 1
    assert (reward_level(s, 0), reward_level(s, 1)) == (1, 0)


def test_1_5_a_year_begins_with_the_bidding() -> None:
    """After preparations all are asked for their bids."""
    s = founded(4)
    assert s.step == Step.BID
    assert s.pending == (0, 1, 2, 3)
    assert s.year == 1


def test_1_5_revenue_ends_the_year() -> None:
    """After the Revenue Quarter of the first year comes the bidding of the second."""
    s = quarter(table(), "revenue")
    assert (s.year, s.step) == (2, Step.BID)


# ---- §2 ----


def test_2_1_sizes_are_one_two_or_three_cells() -> None:
    """A T of a large and a medium company covers five cells."""
    assert sum(int(row).bit_count() for row in founded().row) == 5


def new_company(s: Dystopolis, name: str) -> list[str]:
    """Where a company may be placed, once blue has it in hand."""
    take_company(s, 0, tile(name))
    s.ask_place(0, Deed.NEW)
    return choices(s)


def test_2_2_a_small_company_touches_an_edge() -> None:
    """Round a row of three there are eight cells that share an edge; the corners are forbidden."""
    s = table("    aaa", a="Blood Dome")
    places = new_company(s, "Needle")
    assert len(places) == 8
    assert all("down" not in place for place in places)


def test_2_2_a_medium_company_lies_either_way() -> None:
    """Round a single cell: two across and two down on each side, and one more way at each end."""
    s = table("    a", a="Needle")
    places = new_company(s, "Splice")
    assert len(places) == len(set(places)) == 12
    assert sum("down" in place for place in places) == 6


def test_2_3_a_corner_is_no_connection() -> None:
    """Two small companies that meet in a corner are not connected."""
    s = table(
        """
        ab
        cd
        """,
        a="Needle", b="Petri", c="Pulse", d="Velvet",
    )  # fmt: skip
    assert connections(s, tile("Needle")) == 2


def test_2_3_two_edges_are_one_connection() -> None:
    """A medium company that lies along a large one shares two edges with it: one connection."""
    s = table(
        """
        aaa
        bb
        """,
        a="Blood Dome", b="I.C.U.",
    )  # fmt: skip
    assert connections(s, tile("Blood Dome")) == 1


def test_2_4_one_more_than_connections() -> None:
    """The rulebook's I.C.U. has two connections and holds three."""
    s = table("   caab", a="I.C.U.: blue blue green", b="Needle", c="Pulse")
    assert maximum(s, tile("I.C.U.")) == 3


def test_2_4_over_the_maximum_nothing_is_removed() -> None:
    """When a neighbour is moved away a full company keeps its Investments, but takes no more."""
    s = turn_of(table("    abbc", a="Needle: blue", b="I.C.U.: blue green green", c="Pulse"), "blue")
    do(s, "use relocation", "move Needle", "place 0,-4 across")
    assert tokens(s, "I.C.U.") == [1, 0, 2]
    assert maximum(s, tile("I.C.U.")) == 2
    quarter(s, "investment")
    assert "invest I.C.U." not in choices(s)


def test_2_5_most_investments_own() -> None:
    """Alone with most: Main owner; two with as many: Joint owners; none: nobody."""
    s = table(ROW, a="Blood Dome: blue blue green", b="Needle: blue green")
    assert owners(s, tile("Blood Dome")) == 1 << seat("blue")
    assert owners(s, tile("Needle")) == (1 << seat("blue")) | (1 << seat("green"))
    assert owners(s, tile("I.C.U.")) == 0


def test_2_6_the_table_ends() -> None:
    """A company at the edge of the table has no place beyond it."""
    s = table("    a", a="Needle")
    take_up(s, tile("Needle"))
    lay(s, tile("Needle"), place_at(0, 0, 0))
    assert new_company(s, "Petri") == ["place -23,-24 across", "place -24,-23 across"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_intrigue_cards_are_sixteen_or_thirteen(seats: int) -> None:
    """What can be dealt first: all cards, or those for two."""
    s = start(seats, intrigue="1")
    assert s.chances == (13 if seats == 2 else 16)
    assert card("Missile") == 8
