"""Actions: packed ints, their names, and their dense numbers."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicehall.core.actions import (
    Slot,
    Verb,
    Vocabulary,
    first_of,
    fourth_of,
    numbers,
    pack,
    second_of,
    third_of,
    verb_of,
)
from dicehall.core.errors import UnknownAction

COLOURS = Slot("colour", ["red", "dark green"])
WORDS = Vocabulary(
    Verb("pass"),
    Verb("use {colour}", COLOURS),
    Verb("move {colour} to {place}", COLOURS, numbers("place", 3)),
)


@given(st.integers(0, 255), st.lists(st.integers(0, 4095), min_size=4, max_size=4))
def test_an_action_holds_its_verb_and_four_arguments(verb: int, arguments: list[int]) -> None:
    """Whatever is packed is read off again."""
    action = pack(verb, *arguments)
    assert [verb_of(action), first_of(action), second_of(action), third_of(action), fourth_of(action)] == [
        verb,
        *arguments,
    ]


def test_dense_numbers_run_through_all_verbs() -> None:
    """1 + 2 + 6 actions are numbered 0 to 8, and each number leads back to its action."""
    assert WORDS.count == 9
    assert [WORDS.dense(WORDS.action(place)) for place in range(9)] == list(range(9))
    assert WORDS.name(WORDS.action(8)) == "move dark green to 2"


@pytest.mark.parametrize("place", [-1, 9])
def test_a_dense_number_outside_is_refused(place: int) -> None:
    """The message says how far the numbers run."""
    with pytest.raises(UnknownAction, match=r"from 0 to 8"):
        WORDS.action(place)


@pytest.mark.parametrize("text", ["move dark green to 2", "Move  DARK green\tto 2 "])
def test_names_read_back_in_any_case_and_spacing(text: str) -> None:
    """Capitals and spaces do not matter."""
    assert WORDS.parse(text) == pack(2, 1, 2)


@pytest.mark.parametrize("text", ["", "use blue", "move red to 3", "passing"])
def test_a_name_that_is_none_is_refused(text: str) -> None:
    """The message lists how actions are written."""
    with pytest.raises(UnknownAction, match=r"use \{colour\}"):
        WORDS.parse(text)


@pytest.mark.parametrize("action", [-1, 3, pack(1, 2), pack(0, 1), pack(2, 1, 2, 1), 1 << 70])
def test_a_foreign_int_is_no_action(action: int) -> None:
    """A verb that is not there, an argument too large, or one too many."""
    assert not WORDS.holds(action)
    assert WORDS.name(action) == f"#{action}"
