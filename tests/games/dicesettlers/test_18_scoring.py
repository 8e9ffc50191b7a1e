"""§18 The end."""

import pytest

from dicehall.games.dicesettlers.scoring import by_source, card_points, tile_points, winners
from tests.games.dicesettlers.table import card, table


@pytest.mark.parametrize(
    ("tile", "owners", "scored"),
    [
        (25, "blue blue green", [5, 0, 2]),
        (18, "vermilion vermilion blue green", [3, 7, 3]),
        (40, "blue blue vermilion vermilion green", [4, 4, 1]),
    ],
)
def test_18_1_the_rulebooks_three_pictures(tile: int, owners: str, scored: list[int]) -> None:
    """One first and one second; two second; two first and one second."""
    s = table(f"{tile} at 0,0: {owners}", seats=4)
    assert [tile_points(s, who) for who in range(3)] == scored


def test_18_1_a_house_controls_and_its_owner_is_not_second() -> None:
    """Vermilion's house, vermilion's tents; blue is second with one tent, green has none."""
    s = table("18 at 0,0: vermilion-house vermilion vermilion blue", seats=3)
    assert [tile_points(s, who) for who in range(3)] == [3, 7, 0]


def test_18_1_only_most_of_the_others_is_second() -> None:
    """Three, two and one: green gets nothing."""
    s = table("18 at 0,0: blue blue blue vermilion vermilion green", seats=3)
    assert [tile_points(s, who) for who in range(3)] == [7, 3, 0]


def test_18_1_tiles_without_numbers_score_nothing() -> None:
    """17."""
    assert tile_points(table("17 at 0,0: blue"), 0) == 0


def test_18_2_what_is_printed_and_what_is_scored() -> None:
    """City Walls 4; University 2 for each of two."""
    s = table(blue="cards: City Walls, University")
    assert by_source(s, 0)[1] == 8
    assert card_points(s, 0, card("City Walls")) == 4


def test_18_3_the_rulebooks_nine_dice() -> None:
    """12 VP, wherever they are."""
    s = table(blue="dice: white Trade, grey Raid | spent: white, white, green | bag: green, grey, grey, brown")
    assert by_source(s, 0)[2] == 12


@pytest.mark.parametrize(("houses", "scored"), [(0, 0), (1, 1), (2, 4), (3, 9), (4, 16), (5, 25)])
def test_18_4_houses(houses: int, scored: int) -> None:
    """The square of their number."""
    picture = "; ".join(["24 at 0,0", *[f"{number} at {number},0: blue-house" for number in range(8, 8 + houses)]])
    assert by_source(table(picture), 0)[3] == scored


def test_18_5_collected_points() -> None:
    """As they are; and the parts add up."""
    s = table(blue="points: 7 | spent: white, white")
    assert list(by_source(s, 0)) == [6, 0, 3, 0, 7]
    assert s.score(0) == 16


def test_18_6_most_points_win() -> None:
    """Green."""
    assert winners(table(seats=3, blue="points: 3", vermilion="points: 3", green="points: 20")) == 0b100


def test_18_6_a_tie_is_shared() -> None:
    """Blue has 6 of a tile and 3, vermilion 7 of a tile and 2."""
    assert winners(table(blue="points: 3", vermilion="points: 2")) == 0b11
