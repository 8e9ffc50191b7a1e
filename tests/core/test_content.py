"""Printed components as data: what is wrong is told with file, line or key, and with what was expected."""

from typing import Literal

import msgspec
import pytest

from dicehall.core.content import Content, expect
from dicehall.core.errors import ContentError


class Tile(msgspec.Struct, forbid_unknown_fields=True):
    """A thing with a number."""

    number: int
    origin: Literal["rulebook", "inferred", "house"]


class Tiles(msgspec.Struct, forbid_unknown_fields=True):
    """A file of such things."""

    tile: list[Tile]


GOOD = '[[tile]]\nnumber = 1\norigin = "house"\n'


def read(text: str) -> Tiles:
    """The file `tiles.toml` with that text."""
    return Content({"tiles.toml": text}, "").read("tiles.toml", Tiles)


def test_a_file_is_read_as_its_type() -> None:
    """A table becomes a value."""
    assert read(GOOD).tile[0].number == 1


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            GOOD + "colour = 3\n",
            r"tiles\.toml, at tile\[0\]: This table contains unknown field 'colour'; it has number, origin",
        ),
        (GOOD.replace("1", '"one"'), r"tiles\.toml, at tile\[0\]\.number: Expected 'int', got 'str'"),
        (GOOD.replace("house", "hause"), r"at tile\[0\]\.origin: Invalid enum value 'hause'; it is one of house, "),
        ("", r"tiles\.toml: This table missing required field 'tile'; it has tile"),
        ("[[tile]\n", r"tiles\.toml: not valid TOML: .*line 1"),
    ],
)
def test_a_wrong_file_is_told_with_its_place(text: str, told: str) -> None:
    """Unknown key, wrong type, wrong word, missing key, slip of the pen."""
    with pytest.raises(ContentError, match=told):
        read(text)


def test_a_missing_file_is_told() -> None:
    """A file that is asked for and not there."""
    with pytest.raises(ContentError, match=r"cards\.toml: this file is missing"):
        Content({}, "").read("cards.toml", Tiles)


def test_the_hash_is_of_what_is_said() -> None:
    """Comments and order of keys do not matter; a number does."""
    first = Content({"tiles.toml": GOOD}, "")
    same = Content({"tiles.toml": '# mine\n[[tile]]\norigin = "house"\nnumber = 1\n'}, "rules do not count")
    other = Content({"tiles.toml": GOOD.replace("1", "2")}, "")
    assert first.hash == same.hash != other.hash


def test_expect_raises_where_it_does_not_hold() -> None:
    """The error knows its place."""
    expect(True, "fine", "here")
    with pytest.raises(ContentError, match=r"^there: five boards are needed$") as wrong:
        expect(False, "five boards are needed", "there")
    assert wrong.value.where == "there"
