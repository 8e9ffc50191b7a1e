"""§2 The map."""

import pytest

from dicehall.games.dicesettlers.hexes import MIDDLE, cell_at, distance
from dicehall.games.dicesettlers.land import controls, has_access, lead, neighbours
from dicehall.games.dicesettlers.state import bit, nth_bit
from dicehall.games.dicesettlers.terms import CABINS, CELL, NEAR
from tests.games.dicesettlers.table import do, seat, table, turn


def test_2_1_tiles_that_share_a_side_are_neighbours() -> None:
    """24 and 16 lie side by side, 20 apart from 24."""
    s = table("24 at 0,0; 16 at 1,0; 20 at 2,0")
    assert s.tile[NEAR + 15] == 1 << 23 | 1 << 19
    assert neighbours(s, 1 << 23) == 1 << 15


def test_2_1_six_sides() -> None:
    """All around one tile."""
    s = table("24 at 0,0; 8 at 1,0; 9 at 0,1; 10 at -1,1; 11 at -1,0; 12 at 0,-1; 13 at 1,-1")
    assert s.tile[NEAR + 23] == 0b111111 << 7


def test_2_2_a_tent_or_a_house_is_presence() -> None:
    """Blue has a tent, vermilion a house, green nothing."""
    s = table("24 at 0,0: blue vermilion-house", seats=3)
    assert [s.is_present(who, 23) for who in range(3)] == [True, True, False]


@pytest.mark.parametrize(
    ("owners", "who"),
    [
        ("blue blue vermilion", [True, False, False]),
        ("blue vermilion", [True, True, False]),
        ("blue blue vermilion-house", [False, True, False]),
        ("", [False, False, False]),
    ],
)
def test_2_3_control(owners: str, who: list[bool]) -> None:
    """Most tents, as many as anybody, a house against any number of tents, and nobody at all."""
    s = table(f"24 at 0,0: {owners}", seats=3)
    assert [controls(s, one, 23) for one in range(3)] == who


def test_2_4_terrains_give_access_to_colours() -> None:
    """A tent on the hills, and brown dice can be had; grey ones cannot."""
    s = table("13 at 0,0: blue")
    assert has_access(s, 0, 4)
    assert not has_access(s, 0, 2)


def test_2_5_a_house_stays_and_there_are_five() -> None:
    """With a house on the map four are left; it cannot be taken back by Settle."""
    s = turn(table("24 at 0,0: blue-house blue", blue="dice: white Settle"))
    assert s.of(0, CABINS) == 4
    do(s, "main Settle", "spend white Settle", "lift from Plains 24")
    assert s.is_present(0, 23)


def test_lead_is_over_the_next_player() -> None:
    """Four tents against two and one."""
    s = table("24 at 0,0: blue blue blue blue vermilion vermilion green", seats=3)
    assert [lead(s, who, 23) for who in range(3)] == [2, -2, -3]


def test_distance_counts_steps() -> None:
    """Along the axes and across."""
    assert [distance(cell_at(0, 0), cell_at(q, r)) for q, r in ((2, 0), (-1, 2), (1, 1), (-2, -1), (0, -3))] == [
        *(2, 2, 2, 3, 3)
    ]


def test_a_tile_knows_its_cell() -> None:
    """In axial coordinates, counted from the middle."""
    s = table("24 at 2,-1: blue")
    assert s.tile[CELL + 23] == (MIDDLE - 1) * 41 + MIDDLE + 2
    assert seat("blue") == 0


def test_bits_reach_beyond_32() -> None:
    """There are forty tiles, also where the rules are compiled to C."""
    assert [bit(place) for place in (0, 31, 32, 39, 61)] == [2**0, 2**31, 2**32, 2**39, 2**61]
    assert nth_bit(bit(39) | bit(33) | bit(2), 1) == 33
