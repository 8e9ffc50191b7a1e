"""Thinking in another process: everything comes as plain values, and the answer goes back as one.

The position is what the seat sees, packed by `core.parcel`; nothing else of the game is known to the process that
thinks. The same parcel, level and seed give the same answer wherever it is worked out, unless time is the limit, or the
thinker has a `memory`: under that name a process keeps what the last search of one seat at one table has found, for the
next decision of the same seat. Whoever gives the name sees to it that nobody else ever gets it.
"""

from typing import Final

from dicehall.bots.hint import Hint, hint
from dicehall.bots.levels import bot, limited
from dicehall.bots.search import Search, SearchBot
from dicehall.core.errors import BadSeats
from dicehall.core.parcel import unpacked
from dicehall.core.registry import game as named_game
from dicehall.core.rng import Rng
from dicehall.core.state import State

KEPT: Final = 4
FOUND: dict[str, Search] = {}
"""What was found under each name, the newest last."""


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
    memory: str = "",
) -> int:
    """What a bot of that level decides; a limit of 0 leaves the level its own."""
    view = opened(game, seats, parcel, seat, content)
    player = limited(bot(level), playouts, seconds)
    if not memory or not isinstance(player, SearchBot):
        return int(player.decide(view, seat, Rng(seed)))
    player.last = FOUND.pop(memory, None)
    action = int(player.decide(view, seat, Rng(seed)))
    keep(memory, player.last)
    return action


def keep(memory: str, search: Search | None) -> None:
    """Remember what was found, and forget what was found longest ago."""
    if search is not None:
        FOUND[memory] = search
    while len(FOUND) > KEPT:
        del FOUND[next(iter(FOUND))]


def advise(game: str, seats: int, parcel: bytes, seat: int, seed: int, content: str = "") -> Hint:
    """A hint for the seat."""
    return hint(opened(game, seats, parcel, seat, content), seat, Rng(seed))


def opened(game: str, seats: int, parcel: bytes, seat: int, content: str) -> State:
    """The view in the parcel, which has to be that of the seat, and ask it for a decision."""
    view = unpacked(named_game(game, content or None), seats, parcel)
    if view.viewer != seat or not view.owes(seat):
        raise BadSeats(f"this is no position in which seat {seat} sees what it has to decide")
    return view
