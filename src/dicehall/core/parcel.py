"""A position as bytes and back: how what a seat sees travels to a process that thinks.

Every number of the state is packed under its own name, found by looking, so a game has nothing to write for it. What
is printed (boards, decks, books) stays out: the game that unpacks has it. A record of the actions would not do in its
place: it tells everybody's secrets.
"""

from typing import Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from dicehall.core.errors import DicehallError
from dicehall.core.game import Game
from dicehall.core.state import State

LEFT_OUT: Final = frozenset({"game", "story", "reveals"})

Number = int | bytes | list[int]


def packed(state: State) -> bytes:
    """All numbers of a position; of a view, what the seat sees and not a bit more."""
    return msgspec.msgpack.encode(
        {name: value for name in names_of(state) if (value := number(state, name)) is not None}
    )


def names_of(state: State) -> list[str]:
    """The names of the fields: compiled classes list theirs, others keep theirs in a dict."""
    listed: tuple[str, ...] = getattr(type(state), "__mypyc_attrs__", ())
    own: dict[str, object] = getattr(state, "__dict__", {})
    return sorted((set(listed) | set(own)) - LEFT_OUT)


def number(state: State, name: str) -> Number | None:
    """A field as it is packed: a number, a vector as its bytes, a list of numbers; None for anything else."""
    value: object = getattr(state, name, None)
    if isinstance(value, int):
        return value
    if type(value).__name__ == "vec[i64]":
        return bytes(memoryview(value))  # type: ignore[arg-type]
    if isinstance(value, list) and all(isinstance(item, int) for item in value):
        return value
    return None


def unpacked(game: Game, seats: int, data: bytes) -> State:
    """The position that was packed."""
    try:
        numbers = msgspec.msgpack.decode(data, type=dict[str, bool | int | bytes | list[int]])
    except msgspec.DecodeError as wrong:
        raise DicehallError(f"this is no packed position: {wrong}") from None
    state = game.start(seats)
    if set(numbers) - set(names_of(state)) or numbers.get("seats") != seats:
        raise DicehallError(f"this is no position of {game.title} with {seats} seats")
    try:
        for name, value in numbers.items():
            setattr(state, name, fitted(value, getattr(state, name, None)))
        state.restore()
    except (TypeError, IndexError) as wrong:
        raise DicehallError(f"this is no packed position: {wrong}") from None
    return state


def fitted(value: Number, place: object) -> object:
    """A packed value as the field holds it, told by what lies there now; compiled code packs a yes as a 1."""
    if isinstance(value, bytes):
        return vec[i64](memoryview(value).cast("q"))
    return value != 0 if isinstance(place, bool) else value
