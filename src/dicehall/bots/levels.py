"""The bots that one can sit down with, by name, weakest first."""

from collections.abc import Callable

from dicehall.bots.bot import Bot, GreedyBot, RandomBot
from dicehall.bots.easy import EasyBot
from dicehall.bots.search import SearchBot
from dicehall.core.errors import UnknownBot

UNTIMED = 0.0
A_SECOND = 0.9
THREE_SECONDS = 2.7


def normal() -> Bot:
    """A short search."""
    return SearchBot("normal", "tries some sixty ways in which the game may go on", 60, UNTIMED, 20)


def hard() -> Bot:
    """A search of up to a second."""
    return SearchBot(
        "hard", "tries hundreds of ways in which the game may go on, for up to a second", 800, A_SECOND, 30
    )


def expert() -> Bot:
    """A search of up to three seconds."""
    text = "tries thousands of ways in which the game may go on, for up to three seconds"
    return SearchBot("expert", text, 6000, THREE_SECONDS, 40)


MAKERS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "easy": EasyBot,
    "greedy": GreedyBot,
    "normal": normal,
    "hard": hard,
    "expert": expert,
}


def bots() -> dict[str, str]:
    """The names of all bots, weakest first, and what each does."""
    return {name: make().text for name, make in MAKERS.items()}


def bot(name: str) -> Bot:
    """A new bot of that name."""
    if name not in MAKERS:
        raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(MAKERS)}")
    return MAKERS[name]()
