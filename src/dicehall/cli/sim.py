"""Many games between bots: `sim`."""

import argparse
import csv
import json
import os
from pathlib import Path
from typing import TextIO

from dicehall.bots.selfplay import Result, seed_of
from dicehall.cli.command import DONE, Arguments, Command, Failure, UsageError, at_least_one, whole
from dicehall.cli.library import content_folder, game_called
from dicehall.cli.picture import automaton_of
from dicehall.cli.players import bot_called, check_seats, chosen_options, listed
from dicehall.cli.progress import progress
from dicehall.cli.screen import QUIET, Screen
from dicehall.core.game import Game
from dicehall.lab.simulate import Plan, Report, results


def sim(arguments: Arguments, screen: Screen) -> int:
    """Play the games, and print or write the figures."""
    content = content_folder(arguments.content)
    game = game_called(arguments.game, content)
    check_seats(game, arguments.seats)
    options = chosen_options(game, arguments.option)
    game.prepared(arguments.seats, options)
    names = tuple(listed(arguments.bots))
    check_bots(names, arguments.seats)
    plan = Plan(game.name, arguments.seats, arguments.games, names, arguments.seed, options, content or "")
    folder = out_folder(arguments.out)
    report = played(plan, arguments, folder, screen)
    figures = json.dumps(report.as_json(), indent=2)
    if folder is not None:
        (folder / "report.json").write_text(figures + "\n", "utf-8")
    if arguments.json:
        screen.say(figures)
    else:
        show(game, report, screen)
    return DONE


def check_bots(names: tuple[str, ...], seats: int) -> None:
    """Raise UsageError unless there is one bot, or one for each seat."""
    for name in names:
        bot_called(name)
    if len(names) not in (0, 1, seats):
        raise UsageError(f"{len(names)} bots do not fill {seats} seats; name one for all, or one for each")


def out_folder(name: str | None) -> Path | None:
    """The folder for the results, made where it is missing."""
    if name is None:
        return None
    folder = Path(name)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as wrong:
        raise Failure(f"{name} cannot be used as a folder: {wrong.strerror}; name another with --out") from None
    return folder


def played(plan: Plan, arguments: Arguments, folder: Path | None, screen: Screen) -> Report:
    """All games of the plan, added up; each a line of games.csv when there is a folder for it."""
    report = Report(plan.game, plan.seats, plan.seed, plan.bots)
    with (
        open(folder / "games.csv" if folder else os.devnull, "w", encoding="utf-8", newline="") as file,
        progress(screen, plan.game, plan.games) as advance,
    ):
        for piece in results(plan, arguments.jobs, arguments.ray or ""):
            for result in piece:
                write_row(file, plan, report.games, result)
                report.add(result)
            advance(len(piece))
    return report


def write_row(file: TextIO, plan: Plan, number: int, result: Result) -> None:
    """One game as a line of games.csv, the headings before the first."""
    writer = csv.writer(file, lineterminator="\n")
    if number == 0:
        writer.writerow(
            ("game", "seed", "winners", *(f"score_{i}" for i in range(len(result.scores))), "decisions", "ending")
        )
    winners = " ".join(str(seat) for seat in result.winners)
    seed = seed_of(plan.seed, number)
    writer.writerow((number, seed, winners, *result.scores, result.decisions, result.ending))


def show(game: Game, report: Report, screen: Screen) -> None:
    """Print the figures for people."""
    n = report.games
    screen.say(f"{n} games of {game.title}, {report.seats} seats, seed {report.seed}")
    rows = []
    for seat in range(len(report.wins)):
        share, half = report.win_share(seat)
        rows.append(
            (
                str(seat),
                player_name(game, report, seat),
                f"{share:.1%} ± {half:.1%}",
                f"{report.score_sums[seat] / n:.2f}",
            )
        )
    screen.table(("seat", "player", "wins", "mean score"), rows, right=(0, 2, 3))
    for ending, count in report.endings.most_common():
        screen.say(f"{count / n:>6.1%}  {ending}")
    branching = report.branches / max(1, report.decisions)
    screen.say(
        f"{report.decisions / n:.1f} decisions a game ({report.shortest} to {report.longest}), "
        f"{branching:.1f} choices in each; {report.chances / n:.1f} outcomes of chance",
        QUIET,
    )


def player_name(game: Game, report: Report, seat: int) -> str:
    """The bot of a seat; for the place after the last seat, the printed opponent."""
    if seat >= report.seats:
        return automaton_of(game)
    return report.bots[seat % len(report.bots)] if report.bots else "random"


def sim_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `sim`."""
    parser.add_argument("game", metavar="GAME", help="name of the game: see dicehall games")
    parser.add_argument("--seats", type=at_least_one, required=True, metavar="N", help="how many play")
    parser.add_argument("--games", type=at_least_one, required=True, metavar="K", help="how many games")
    parser.add_argument("--bots", default="", metavar="A,B", help="one bot for all seats, or one for each (random)")
    parser.add_argument("--seed", type=whole, default=0, metavar="S", help="seed of the series (0)")
    parser.add_argument("--option", action="append", default=[], metavar="K=V", help="an option of the game")
    parser.add_argument("--content", metavar="DIR", help="a content pack to play with")
    parser.add_argument("--jobs", type=at_least_one, default=1, metavar="J", help="how many processes (1)")
    parser.add_argument("--ray", metavar="ADDR", help="let a Ray cluster play: its address, auto, or local")
    parser.add_argument("--out", metavar="DIR", help="also write report.json, and games.csv with a line for each game")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")


COMMAND = Command(
    "sim",
    "let bots play many games and count who wins",
    (
        "dicehall sim diceland --seats 2 --games 20 --bots greedy,random --jobs 2",
        "dicehall sim deckodice --seats 2 --games 100 --seed 3 --json",
    ),
    sim_arguments,
    sim,
    "The same seed gives the same games, whatever the number of jobs.",
)
