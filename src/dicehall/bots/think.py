"""Thinking in another process: everything comes as plain values, and the answer goes back as one.

The position is what the seat sees, packed by `core.parcel`; nothing else of the game is known to the process that
thinks. The same parcel, level and seed give the same answer wherever it is worked out, unless time is the limit.
"""

from dicehall.bots.hint import Hint, hint
from dicehall.bots.levels import bot, limited
from dicehall.core.errors import BadSeats
from dicehall.core.parcel import unpacked
from dicehall.core.registry import game as named_game
from dicehall.core.rng import Rng
from dicehall.core.state import State


def think(
    game: str,
    seats: int,
    parcel: bytes,
    seat: int,
    level: str,
    seed: int,
    content: str = "",
    playouts: int = 0,
    seconds: float = 0.0,
) -> int:
    """What a bot of that level decides; a limit of 0 leaves the level its own."""
    view = opened(game, seats, parcel, seat, content)
    return int(limited(bot(level), playouts, seconds).decide(view, seat, Rng(seed)))


def advise(game: str, seats: int, parcel: bytes, seat: int, seed: int, content: str = "") -> Hint:
    """A hint for the seat."""
    return hint(opened(game, seats, parcel, seat, content), seat, Rng(seed))


def opened(game: str, seats: int, parcel: bytes, seat: int, content: str) -> State:
    """The view in the parcel, which has to be that of the seat, and ask it for a decision."""
    view = unpacked(named_game(game, content or None), seats, parcel)
    if view.viewer != seat or not view.owes(seat):
        raise BadSeats(f"this is no position in which seat {seat} sees what it has to decide")
    return view
