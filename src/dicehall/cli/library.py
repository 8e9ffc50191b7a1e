"""What there is to play, and how it is played: `games` and `rules`."""

import argparse
from pathlib import Path

from rich.markdown import Markdown

import dicehall
from dicehall.cli.command import DONE, Arguments, Command, UsageError, did_you_mean, nothing
from dicehall.cli.rulebook import chapters, search, section, sections
from dicehall.cli.screen import Screen
from dicehall.core.game import Game


def game_called(name: str, content: str | None = None) -> Game:
    """The game of that name; a near miss is told with what was probably meant."""
    known = dicehall.games()
    if name not in known:
        guess = did_you_mean(name, known)
        raise UsageError(f"there is no game {name!r}.{guess} There are: {', '.join(known)}")
    return dicehall.game(name, content)


def content_folder(name: str | None) -> str | None:
    """The folder of `--content`, when there is one."""
    if name is not None and not Path(name).is_dir():
        raise UsageError(f"there is no folder {name!r}; --content names a folder with a pack.toml in it")
    return name


def seats_text(game: Game) -> str:
    """For how many seats: `2` or `2 to 4`."""
    return str(game.fewest) if game.fewest == game.most else f"{game.fewest} to {game.most}"


def list_games(_arguments: Arguments, screen: Screen) -> int:
    """Print the games, one a line."""
    found = [dicehall.game(name) for name in dicehall.games()]
    rows = [(game.name, game.title, seats_text(game), game.blurb) for game in found]
    screen.table(("name", "title", "seats", "what it is"), rows)
    if screen.is_terminal:
        screen.say()
        for game in found:
            show_options(game, screen)
        screen.say("Play one: dicehall play NAME     Its rules: dicehall rules NAME", "dim")
    return DONE


def show_options(game: Game, screen: Screen) -> None:
    """Print the options of a game, when it has any."""
    for option in game.options:
        values = ", ".join(f"{value} (default)" if value == option.default else value for value in option.values)
        screen.say(f"  {game.name} --option {option.name}=...   {option.text} One of: {values}")


def show_rules(arguments: Arguments, screen: Screen) -> int:
    """Print the rules of a game: all, one number, or whatever a word finds."""
    game = game_called(arguments.game)
    if not arguments.section:
        print_rules(game.rules, screen)
        return DONE
    print_rules(found_rules(game, " ".join(arguments.section)), screen)
    return DONE


def found_rules(game: Game, wanted: str) -> str:
    """The text of one number, or of the sections that a word finds; a friendly UsageError when there is none."""
    by_number = section(game.rules, wanted)
    if by_number:
        return by_number
    by_word = search(game.rules, wanted) if not wanted.strip(" .§").replace(".", "").isdecimal() else ""
    if by_word:
        return by_word
    raise UsageError(f"the rules of {game.title} have no section {wanted!r}; {nearby(game, wanted)}")


def nearby(game: Game, wanted: str) -> str:
    """What one could ask for instead."""
    chapter = wanted.strip(" .§").split(".")[0]
    under = [s.number for s in sections(game.rules) if s.number.startswith(chapter + ".")]
    if under:
        return f"chapter {chapter} has {', '.join(under)}"
    if not chapters(game.rules):
        return "they have no numbered sections"
    return "try " + ", ".join(f"{s.number} ({s.title})" for s in chapters(game.rules))


def print_rules(text: str, screen: Screen) -> None:
    """Print rules: set for reading on a terminal, as they were written in a pipe."""
    if screen.is_terminal:
        screen.show(Markdown(text))
    else:
        screen.say(text)


def rules_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `rules`."""
    parser.add_argument("game", metavar="GAME", help="name of the game: see dicehall games")
    parser.add_argument(
        "section", metavar="SECTION", nargs="*", default=[], help="a number like 4.3, a chapter like 4, or a word"
    )


COMMANDS = (
    Command("games", "list the games that can be played", ("dicehall games",), nothing, list_games),
    Command(
        "rules",
        "show the rules of a game, whole or in part",
        ("dicehall rules diceland", "dicehall rules diceland 4", "dicehall rules deckodice attack"),
        rules_arguments,
        show_rules,
    ),
)
