"""The bots that one can sit down with, by name, weakest first."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from dicehall.bots.bot import Bot, GreedyBot, RandomBot
from dicehall.bots.easy import EasyBot
from dicehall.bots.search import SearchBot
from dicehall.core.errors import UnknownBot

UNTIMED = 0.0
A_SECOND = 0.9
THREE_SECONDS = 2.7


def normal() -> Bot:
    """A short search, and something overlooked now and then."""
    return SearchBot("normal", "tries a hundred ways in which the game may go on, and overlooks some", 100, UNTIMED, 8)


def hard() -> Bot:
    """A search of up to a second."""
    text = "tries a thousand ways in which the game may go on, for up to a second"
    return SearchBot("hard", text, 1000, A_SECOND, 0)


def expert() -> Bot:
    """A search of up to three seconds."""
    text = "tries ten thousand ways in which the game may go on, for up to three seconds"
    return SearchBot("expert", text, 10_000, THREE_SECONDS, 0)


MAKERS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "easy": EasyBot,
    "greedy": GreedyBot,
    "normal": normal,
    "hard": hard,
    "expert": expert,
}


LIMIT: Final = "@"


def bots() -> dict[str, str]:
    """The names of all bots, weakest first, and what each does."""
    return {name: make().text for name, make in MAKERS.items()}


def bot(name: str) -> Bot:
    """A new bot of that name; `hard@200` tries 200 playouts for each decision, however long they take."""
    level, limit, playouts = name.partition(LIMIT)
    if level not in MAKERS:
        raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(MAKERS)}")
    made = MAKERS[level]()
    if not limit:
        return made
    if not isinstance(made, SearchBot):
        raise UnknownBot(f"{level} does not search: a number of playouts means nothing to it; write {level}")
    if not playouts.isdecimal() or int(playouts) < 1:
        raise UnknownBot(f"{name!r} has no number of playouts; write {level}{LIMIT}200")
    made.name = name
    return limited(made, int(playouts), UNTIMED)


def limited(player: Bot, playouts: i64, seconds: float) -> Bot:
    """The same bot, where it searches: with so many playouts and no limit of time, or at the most so many seconds."""
    if isinstance(player, SearchBot):
        if playouts > 0:
            player.playouts = playouts
            player.seconds = UNTIMED
        if seconds > 0.0:
            player.seconds = min(player.seconds, seconds) if player.seconds > 0.0 else seconds
    return player
