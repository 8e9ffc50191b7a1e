"""Who sits where: people from the first seat on, bots from the last."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from dicehall.bots.bot import Bot
from dicehall.bots.levels import LIMIT, bot, bots
from dicehall.cli.command import UsageError, did_you_mean
from dicehall.core.game import Game


@dataclass(frozen=True)
class Player:
    """One seat at the keyboard: somebody's name, and the bot that plays for it, if any."""

    name: str
    bot: Bot | None = None


def bot_called(name: str) -> Bot:
    """The bot of that name; a near miss is told with what was probably meant."""
    known, level = bots(), name.partition(LIMIT)[0]
    if level not in known:
        raise UsageError(f"there is no bot {name!r}.{did_you_mean(level, known)} There are: {', '.join(known)}")
    return bot(name)


def listed(text: str) -> list[str]:
    """The words of a list with commas: `random,greedy`."""
    return [word.strip() for word in text.split(",") if word.strip()]


def seat_count(game: Game, asked: int | None, bots: int, named: int) -> int:
    """How many seats: as many as asked for, or one for each bot and each person, of whom there is at least one."""
    if asked is not None:
        check_seats(game, asked)
        return asked
    return min(max(game.fewest, bots + max(named, 1)), game.most)


def check_seats(game: Game, seats: int) -> None:
    """Raise UsageError when the game is not for so many."""
    if seats not in game.seats:
        wanted = str(game.fewest) if game.fewest == game.most else f"{game.fewest} to {game.most}"
        raise UsageError(f"{game.title} is for {wanted} seats, not {seats}; say --seats {game.fewest}")


def players(seats: int, bot_names: Sequence[str], person_names: Sequence[str]) -> list[Player]:
    """The players of all seats: bots take the last seats, people the others."""
    if len(bot_names) > seats:
        raise UsageError(f"{len(bot_names)} bots do not fit {seats} seats; name fewer --bots, or more --seats")
    people = seats - len(bot_names)
    if len(person_names) > people:
        raise UsageError(f"there are {len(person_names)} names for {people} people; bots have names of their own")
    default = ["Player"] if people == 1 else [f"Player {i + 1}" for i in range(people)]
    names = [*person_names, *default[len(person_names) :]]
    found = [Player(name) for name in names]
    for name in bot_names:
        found.append(Player(bot_name(name, [player.name for player in found]), bot_called(name)))
    check_names([player.name for player in found])
    return found


def bot_name(name: str, taken: Sequence[str]) -> str:
    """What a bot is called at the table: `Greedy`, and `Greedy 2` when there is one already."""
    title = name.capitalize()
    number = 2
    while title in taken:
        title = f"{name.capitalize()} {number}"
        number += 1
    return title


def check_names(names: Sequence[str]) -> None:
    """Raise UsageError unless each name is printable and used once."""
    for name in names:
        if not name.isprintable() or len(name) > 20:
            raise UsageError(f"{name!r} is no name: use up to 20 printable letters")
        if list(names).count(name) > 1:
            raise UsageError(f"two seats are called {name!r}; give each --names of its own")


def chosen_options(game: Game, words: Sequence[str]) -> Mapping[str, str]:
    """The options of `--option k=v`, checked against the game."""
    options: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise UsageError(f"--option {word!r} has no value; write --option NAME=VALUE")
        options[name.strip()] = value.strip()
    game.settled(options)
    return options
