"""The printed components: what is in the box, and what a content pack is told when it is wrong."""

from pathlib import Path

import pytest

import dicehall
from dicehall.core.content import Content
from dicehall.core.errors import ContentError
from dicehall.games.dystopolis.content import CARD_NAMES, SECTOR_NAMES, Box
from dicehall.games.dystopolis.terms import SECTORS

FOLDER = Path(dicehall.__file__).parent / "games" / "dystopolis" / "content"
FILES = {file.name: file.read_text("utf-8") for file in sorted(FOLDER.glob("*.toml"))}


def box(**changed: tuple[str, str]) -> Box:
    """The box, with some words in some files replaced."""
    files = dict(FILES)
    for name, (old, new) in changed.items():
        assert old in files[f"{name}.toml"]
        files[f"{name}.toml"] = files[f"{name}.toml"].replace(old, new, 1)
    return Box(Content(files, ""))


def test_sectors_are_even() -> None:
    """Eight companies a sector: two large, three medium, three small."""
    for sector in range(SECTORS):
        sizes = [int(box().size[tile]) for tile in range(40) if box().sector[tile] == sector]
        assert sorted(sizes) == [0, 0, 0, 1, 1, 1, 2, 2]


def test_events_are_even() -> None:
    """Each sector gains four times and crashes twice; each place sees six small, six medium and three large."""
    made = box()
    for sector in range(SECTORS):
        assert sum(made.change[event * SECTORS + sector] > 0 for event in range(15)) == 4
        assert sum((made.crash[event] >> sector) & 1 for event in range(15)) == 2
    for place in range(5):
        sizes = [int(made.bars[event * 5 + place]) for event in range(15)]
        assert [sizes.count(size) for size in range(3)] == [6, 6, 3]


def test_four_names_are_printed_ones() -> None:
    """All others are of the house."""
    printed = [company.name for company in box().companies if company.origin == "rulebook"]
    assert sorted(printed) == ["Blood Dome", "Enforcement", "I.C.U.", "In Vitro"]


def test_four_cards_are_permanent_and_three_not_for_two() -> None:
    """As printed."""
    assert box().permanent.bit_count() == 4
    assert box().for_two.bit_count() == 13
    assert len(CARD_NAMES) == 16


@pytest.mark.parametrize(
    ("file", "old", "new", "words"),
    [
        ("companies", 'name = "Needle"', 'name = "Remedy"', "twice"),
        ("companies", 'size = "small"', 'size = "tiny"', "tiny"),
        ("companies", 'sector = "Medicine"', 'sector = "Magic"', "a sector is one of"),
        ("companies", 'size = "small"', 'size = "large"', "companies are small"),
        ("events", "change = 3", "change = 30", "1 to 9"),
        ("events", 'sector = "Medicine"', 'sector = "Genetic Engineering"', "two different sectors"),
        ("events", '"small", ', "", "5 bars"),
        ("intrigue", 'name = "Black market"', 'name = "White market"', "order is fixed"),
        ("intrigue", "amount = 4", "amount = 400", "0 to 99"),
        ("rewards", "level = 2", "level = 1", "in this order"),
        ("rewards", "minimum = 5", "minimum = 0", "at least 1"),
        ("numbers", "price = [1, ", "price = [", "9 Investments"),
        ("numbers", "money_for_a_point = 10", "money_for_a_point = 0", "at least 1"),
        ("numbers", "start = 30", "start = -1", "0 or more"),
    ],
)
def test_a_slip_is_told(file: str, old: str, new: str, words: str) -> None:
    """The message names the file and what is expected."""
    with pytest.raises(ContentError, match=words) as wrong:
        box(**{file: (old, new)})
    assert f"{file}.toml" in str(wrong.value)


def test_a_company_too_few_is_told() -> None:
    """39 are not 40."""
    one = "[[company]]" + FILES["companies.toml"].split("[[company]]")[1]
    with pytest.raises(ContentError, match="40 companies"):
        box(companies=(one, ""))


def test_all_sectors_are_known() -> None:
    """The five of the rulebook."""
    assert SECTOR_NAMES[2] == "Weapons & Security"
