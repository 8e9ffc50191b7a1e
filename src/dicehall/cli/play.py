"""Playing in the terminal: `play`, and the chooser behind a `play` that names no game."""

import argparse
import secrets

import dicehall
from dicehall.bots.levels import bots
from dicehall.cli import keep
from dicehall.cli.command import DONE, Arguments, Command, UsageError, at_least_one, did_you_mean, whole
from dicehall.cli.library import content_folder, game_called
from dicehall.cli.picture import automaton_of
from dicehall.cli.players import chosen_options, listed, players, seat_count
from dicehall.cli.screen import Screen
from dicehall.cli.signals import heed_hang_up
from dicehall.cli.table import Table
from dicehall.core.game import Game
from dicehall.core.match import Match
from dicehall.core.record import Record

SEED_BITS = 48
USUAL_BOT = "normal"


def play(arguments: Arguments, screen: Screen) -> int:
    """Set up a table as the command line says, and play."""
    if not arguments.game and not arguments.load:
        if screen.is_terminal and screen.hears_a_person:
            return choose(screen)
        raise UsageError(f"play what? dicehall play {dicehall.games()[0]}, for instance; see: dicehall games")
    return seated(arguments, screen).run()


def seated(arguments: Arguments, screen: Screen) -> Table:
    """The table, with everybody in their seats."""
    content = content_folder(arguments.content)
    bot_names, person_names = listed(arguments.bots), listed(arguments.names)
    if arguments.load:
        return resumed(keep.record_in(arguments.load), arguments, screen)
    game = game_called(arguments.game, content)
    options = chosen_options(game, arguments.option)
    count = seat_count(game, arguments.seats, len(bot_names), len(person_names))
    bot_names = bot_names or company(count, person_names)
    everyone = players(count, bot_names, person_names)
    game.prepared(count, options)
    seed = secrets.randbits(SEED_BITS) if arguments.seed is None else arguments.seed
    match = Match(game, count, options, seed, names=[player.name for player in everyone])
    return table(match, bot_names, screen)


def company(seats: int, person_names: list[str]) -> list[str]:
    """The bots of somebody who has named none: one for each seat but the first, and those of people with names."""
    return [USUAL_BOT] * (seats - max(1, len(person_names)))


def resumed(record: Record, arguments: Arguments, screen: Screen) -> Table:
    """A table that goes on where a record ends."""
    if arguments.game and arguments.game != record.game:
        raise UsageError(f"{arguments.load} is a game of {record.game}: dicehall play --load {arguments.load}")
    given = [word for word in ("seats", "seed", "names", "option") if getattr(arguments, word)]
    if given:
        raise UsageError(f"--{given[0]} does not go with --load: the record says it")
    match = keep.resumed(record, arguments.load, content_folder(arguments.content))
    if match.state.is_over:
        raise UsageError(f"this game is over; watch it again with: dicehall replay {arguments.load}")
    return table(match, listed(arguments.bots) or bots_by_name(match), screen)


def table(match: Match, bot_names: list[str], screen: Screen) -> Table:
    """The table of a match; when it is resumed, seats keep the names that the record gives them."""
    everyone = players(match.state.seats, bot_names, [])
    seats = [type(player)(name, player.bot) for name, player in zip(match.names, everyone, strict=True)]
    return Table(match, seats, screen)


def bots_by_name(match: Match) -> list[str]:
    """The bots of a resumed game, from the last seats on, by the names that the table gave them: `Greedy 2`."""
    found: list[str] = []
    for name in reversed(match.names):
        word = name.split(" ")[0].lower()
        if word not in bots() or name.split(" ")[0] != word.capitalize():
            break
        found.insert(0, word)
    return found


def play_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `play`."""
    parser.add_argument("game", metavar="GAME", nargs="?", default="", help="name of the game: see dicehall games")
    parser.add_argument("--seats", type=at_least_one, metavar="N", help="how many play, people and bots together")
    parser.add_argument("--bots", default="", metavar="A,B", help=f"bots, for the last seats: {', '.join(bots())}")
    parser.add_argument(
        "--names", default="", metavar="A,B", help="names of the people, for the first seats; bots take the others"
    )
    parser.add_argument("--seed", type=whole, metavar="S", help="where chance comes from; the same seed, the same luck")
    parser.add_argument("--option", action="append", default=[], metavar="K=V", help="an option; see dicehall games")
    parser.add_argument("--content", metavar="DIR", help="a content pack to play with")
    parser.add_argument("--load", metavar="FILE", help="go on with a game that was saved")


def choose(screen: Screen) -> int:
    """What a bare `dicehall play` does in a terminal: ask what to play, and play it."""
    screen.say("Welcome to Dicehall. Which game would you like to play?")
    found = [dicehall.game(name) for name in dicehall.games()]
    rows = [(f"{i:>3}", game.title, f"{game.fewest}-{game.most} seats", game.blurb) for i, game in enumerate(found, 1)]
    screen.table(("", "", "", ""), rows)
    try:
        game = chosen_game(found, screen)
        seats = chosen_seats(game, screen)
        named = chosen_bots(seats, screen)
    except (EOFError, KeyboardInterrupt):
        screen.say()
        return DONE
    return play_with_care(whole_arguments(game.name, seats, named), screen)


def chosen_game(found: list[Game], screen: Screen) -> Game:
    """The game that somebody picks, by number or name; Enter takes the first."""
    names = [game.name for game in found]
    while True:
        words = screen.ask(f"Number or name (Enter: {found[0].title}): ").lower().replace("-", "").replace(" ", "")
        if words == "":
            return found[0]
        if words.isdecimal() and 1 <= int(words) <= len(found):
            return found[int(words) - 1]
        if words in names:
            return found[names.index(words)]
        screen.say(f"Type a number from 1 to {len(found)}, or a name.{did_you_mean(words, names)}")


def chosen_seats(game: Game, screen: Screen) -> int:
    """How many play; Enter takes two where the game allows it."""
    if game.fewest == game.most:
        return game.fewest
    usual = min(max(2, game.fewest), game.most)
    while True:
        words = screen.ask(f"How many play, you and bots included? {seats_offered(game)} (Enter: {usual}): ")
        if words == "":
            return usual
        if words.isdecimal() and int(words) in game.seats:
            return int(words)
        screen.say(f"{game.title} is for {game.fewest} to {game.most}.")


def seats_offered(game: Game) -> str:
    """For how many the game is, and where one plays against the game itself."""
    alone = f"; 1 plays alone against {automaton_of(game)}" if game.fewest == 1 and game.automata(1) else ""
    return f"{game.fewest} to {game.most}{alone}"


def chosen_bots(seats: int, screen: Screen) -> str:
    """The bots that fill the seats people leave free."""
    if seats == 1:
        return ""
    known = list(bots())
    while True:
        words = screen.ask(f"How many of the {seats} are bots? 0 to {seats} (Enter: {seats - 1}): ") or str(seats - 1)
        if words.isdecimal() and int(words) <= seats:
            count = int(words)
            break
        screen.say(f"Type a number from 0 to {seats}.")
    while count:
        kind = screen.ask(f"Which bot? {', '.join(known)} (Enter: {USUAL_BOT}): ").lower() or USUAL_BOT
        if kind in known:
            return ",".join([kind] * count)
        screen.say(f"There are: {', '.join(known)}.")
    return ""


def whole_arguments(game: str, seats: int, named: str) -> Arguments:
    """The arguments of `play` for what the chooser has found out."""
    parser = argparse.ArgumentParser()
    play_arguments(parser)
    people = ",".join(f"Player {seat + 1}" for seat in range(seats))
    who = ["--bots", named] if named else ["--names", people]
    return parser.parse_args([game, "--seats", str(seats), *who])


def play_with_care(arguments: Arguments, screen: Screen) -> int:
    """Play, heeding a window that closes."""
    heed_hang_up(screen)
    return play(arguments, screen)


COMMAND = Command(
    "play",
    "play in the terminal, people and bots on one keyboard",
    (
        "dicehall play diceland --bots greedy",
        "dicehall play deckodice --seats 2 --names Anna,Bob",
        "dicehall play diceland --seats 4 --bots greedy,greedy,random --seed 7",
    ),
    play_arguments,
    play_with_care,
    "At the table: ? explains, u undoes, h hints, log, save, rules, quit. Ctrl-C, and an input that\n"
    "ends, keep the record in the present folder; --load goes on with it. Leaves with 0 when the game\n"
    "was played or quit, with 1 when the input ended, with 130 after Ctrl-C.",
)
