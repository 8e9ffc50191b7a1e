"""Which settings are checked where a game has too many of them."""

from itertools import combinations, product

from dicehall.conformance.setting import pairwise

VALUES = [["2", "3", "4"], ["dealt", "chosen", "off"], ["none", "wind", "rush", "fog"], ["on", "off"]]


def without_wind(row: tuple[str, ...]) -> bool:
    """Wind needs factions."""
    return "wind" not in row or row[1] != "off"


def test_every_two_values_meet() -> None:
    """But for the two that do not go together, and in far fewer rows than there are."""
    rows = pairwise(VALUES, without_wind)
    met = {pair for row in rows for pair in combinations(enumerate(row), 2)}
    every = {pair for row in product(*VALUES) for pair in combinations(enumerate(row), 2)}
    assert every - met == {((1, "off"), (2, "wind"))}
    assert len(rows) <= 18


def test_every_row_fits() -> None:
    """No row has what does not go together."""
    assert all(map(without_wind, pairwise(VALUES, without_wind)))
