"""How fast the games run: `bench`."""

import argparse
from collections.abc import Sequence

from dicehall.cli.command import DONE, Arguments, Command
from dicehall.cli.library import game_called
from dicehall.cli.progress import progress
from dicehall.cli.screen import QUIET, Screen
from dicehall.core.game import Game
from dicehall.core.registry import games
from dicehall.lab.bench import WINDOWS, Figures, as_json, measured

SECONDS = 1.5


def bench(arguments: Arguments, screen: Screen) -> int:
    """Measure the games that are named, or all."""
    chosen = [game_called(name) for name in arguments.games or games()]
    figures = all_measured(chosen, arguments.seconds, screen)
    if arguments.json:
        screen.say(as_json(figures))
    else:
        show(figures, screen)
    return DONE


def all_measured(chosen: Sequence[Game], seconds: float, screen: Screen) -> list[Figures]:
    """The figures of each game, for each number of seats."""
    tasks = [(game, seats) for game in chosen for seats in game.seats]
    found: list[Figures] = []
    with progress(screen, "bench", len(tasks)) as advance:
        for game, seats in tasks:
            found.append(measured(game, seats, WINDOWS, seconds / WINDOWS))
            advance(1)
    return found


def show(figures: Sequence[Figures], screen: Screen) -> None:
    """Print the figures for people."""
    rows = [
        (
            each.game,
            str(each.seats),
            f"{each.games_per_s:,.0f}",
            f"{each.decisions_per_s:,.0f}",
            f"{each.events_per_s:,.0f}",
            f"{each.clone_ns:,.0f}",
        )
        for each in figures
    ]
    headings = ("game", "seats", "games/s", "decisions/s", "events/s", "clone ns")
    screen.table(headings, rows, right=(1, 2, 3, 4, 5))
    how = "compiled" if figures and figures[0].compiled else "interpreted; dicehall doctor says why"
    screen.say(f"Random self-play on one core, {how}. An event is a decision or an outcome of chance.", QUIET)


def some_seconds(text: str) -> float:
    """A time above zero, for argparse."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < 3600:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of seconds above 0")
    return seconds


def bench_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `bench`."""
    parser.add_argument("games", metavar="GAME", nargs="*", default=[], help="games to measure (all)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument(
        "--seconds", type=some_seconds, default=SECONDS, metavar="S", help=f"how long to play for each line ({SECONDS})"
    )


COMMAND = Command(
    "bench",
    "measure how fast the games run",
    ("dicehall bench diceland --seconds 0.3", "dicehall bench diceland deckodice --seconds 0.1 --json"),
    bench_arguments,
    bench,
)
