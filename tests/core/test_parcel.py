"""A position as bytes and back."""

import msgspec
import pytest

from dicehall.core.errors import DicehallError
from dicehall.core.parcel import packed, unpacked
from dicehall.core.registry import game
from tests.core.test_state import dealt


def test_a_view_comes_back() -> None:
    """The same key, the same viewer, the same choices."""
    view = dealt().seen_by(1)
    back = unpacked(view.game, 2, packed(view))
    assert (back.key(), back.viewer, back.legal(1)) == (view.key(), 1, view.legal(1))


def test_what_is_packed_for_a_seat_is_the_same_whatever_the_others_hold() -> None:
    """Other hands are not in the parcel."""
    assert packed(dealt("3 5 0 1").seen_by(0)) == packed(dealt("3 5 2 4").seen_by(0))


def test_numbers_of_a_compiled_game_come_back() -> None:
    """Vectors are packed as their bytes."""
    state = game("diceland").start(3)
    assert unpacked(state.game, 3, packed(state)).key() == state.key()


@pytest.mark.parametrize("data", [b"", b"nonsense", b"\x81\xa4name"])
def test_bytes_that_are_no_parcel_are_refused(data: bytes) -> None:
    """One line says so."""
    with pytest.raises(DicehallError, match="no packed position"):
        unpacked(game("diceland"), 2, data)


def test_a_parcel_of_another_game_is_refused() -> None:
    """Another game, or another number of seats."""
    state = game("diceland").start(2)
    with pytest.raises(DicehallError, match="no position of Dicetopia with 2 seats"):
        unpacked(game("dicetopia"), 2, packed(state))
    with pytest.raises(DicehallError, match="no position of Diceland with 3 seats"):
        unpacked(state.game, 3, packed(state))


def test_a_field_that_does_not_fit_is_refused() -> None:
    """A vector where a number belongs."""
    state = game("diceland").start(2)
    numbers = msgspec.msgpack.decode(packed(state)) | {"phase": b"12345678"}
    with pytest.raises(DicehallError, match="no packed position"):
        unpacked(state.game, 2, msgspec.msgpack.encode(numbers))
