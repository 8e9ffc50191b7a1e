"""Bots against each other: `arena`."""

import argparse
import json
from collections.abc import Sequence

from dicehall.cli.command import DONE, Arguments, Command, UsageError, at_least_one, whole
from dicehall.cli.library import content_folder, game_called
from dicehall.cli.players import bot_called, check_seats, chosen_options, listed
from dicehall.cli.progress import progress
from dicehall.cli.screen import QUIET, Screen
from dicehall.core.game import Game
from dicehall.lab.arena import EVEN, Arena, Standing, Thought, contest, pairings, ranking

GAMES = 100


def arena(arguments: Arguments, screen: Screen) -> int:
    """Play all pairings, and print who beats whom."""
    content = content_folder(arguments.content)
    game = game_called(arguments.game, content)
    seats = arguments.seats or max(game.fewest, 2)
    check_seats(game, seats)
    options = chosen_options(game, arguments.option)
    game.prepared(seats, options)
    names = listed(arguments.bots)
    for name in names:
        bot_called(name)
    if not names:
        raise UsageError("name the bots that meet: --bots greedy,random")
    place = Arena(game.name, seats, arguments.games, arguments.seed, options, content or "")
    found = fought(place, names, arguments.jobs, screen)
    if arguments.json:
        screen.say(json.dumps(as_json(place, found), indent=1))
    else:
        show(game, place, found, screen)
    return DONE


def fought(place: Arena, names: Sequence[str], jobs: int, screen: Screen) -> list[Standing]:
    """What comes of all pairings."""
    found = {pair: Standing(pair) for pair in pairings(place, names)}
    with progress(screen, place.game, len(found) * place.deals) as advance:
        for pair, deal in contest(place, list(found), jobs):
            found[pair].add(deal)
            advance(1)
    return list(found.values())


def show(game: Game, place: Arena, found: Sequence[Standing], screen: Screen) -> None:
    """Print the figures for people."""
    each = "the deals are the same for all" if place.seats == 1 else "each deal twice, with seats exchanged"
    games = place.deals * place.turns
    seats = "1 seat" if place.seats == 1 else f"{place.seats} seats"
    screen.say(f"{games} games a pair of {game.title}, {seats}, seed {place.seed}; {each}")
    rows = [
        (
            standing.pairing.first,
            standing.pairing.second,
            f"{standing.interval.share:.1%}",
            f"{standing.interval.low:.1%} to {standing.interval.high:.1%}",
            verdict(standing),
            *[a_decision(thought) for thought in standing.thoughts],
        )
        for standing in found
    ]
    screen.table(("bot", "against", "wins", "95 %", "", "thinks", "the other"), rows, right=(2, 3, 5, 6))
    if len(found) > 1:
        screen.say("  ".join(f"{name} {share:.1%}" for name, share in ranking(found)))
    screen.say("A shared win counts in equal parts; thinking is processor time for a decision.", QUIET)


def verdict(standing: Standing) -> str:
    """Who is better, where the interval is clear of an even share."""
    if standing.interval.is_above(EVEN):
        return "better"
    return "worse" if standing.interval.is_below(EVEN) else "open"


def a_decision(thought: Thought) -> str:
    """How long a decision took."""
    return f"{thought.mean * 1000:.2f} ms" if thought.decisions else ""


def as_json(place: Arena, found: Sequence[Standing]) -> dict[str, object]:
    """The figures under plain names."""
    return {
        "game": place.game,
        "seats": place.seats,
        "seed": place.seed,
        "options": dict(place.options),
        "games_a_pair": place.deals * place.turns,
        "pairs": [
            {
                "bot": standing.pairing.first,
                "against": standing.pairing.second,
                "share": round(standing.interval.share, 4),
                "low": round(standing.interval.low, 4),
                "high": round(standing.interval.high, 4),
                "verdict": verdict(standing),
                "seconds_a_decision": [round(thought.mean, 6) for thought in standing.thoughts],
                "longest_decision": [round(thought.longest, 6) for thought in standing.thoughts],
            }
            for standing in found
        ],
    }


def arena_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of `arena`."""
    parser.add_argument("game", metavar="GAME", help="name of the game: see dicehall games")
    parser.add_argument(
        "--bots", required=True, metavar="A,B,C", help="who meets; hard@200 tries 200 playouts a decision"
    )
    parser.add_argument("--seats", type=at_least_one, metavar="N", help="how many play (2, or as few as can)")
    parser.add_argument("--games", type=at_least_one, default=GAMES, metavar="K", help=f"games a pair ({GAMES})")
    parser.add_argument("--seed", type=whole, default=0, metavar="S", help="seed of the deals (0)")
    parser.add_argument("--option", action="append", default=[], metavar="K=V", help="an option of the game")
    parser.add_argument("--content", metavar="DIR", help="a content pack to play with")
    parser.add_argument("--jobs", type=at_least_one, default=1, metavar="J", help="how many processes (1)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")


COMMAND = Command(
    "arena",
    "let bots meet in pairs and tell who is better",
    (
        "dicehall arena deckodice --bots greedy,easy,random --games 40",
        "dicehall arena diceland --seats 4 --bots greedy,random --games 20 --json",
    ),
    arena_arguments,
    arena,
    "Two bots take alternate seats and play every deal of chance twice, the second time with seats exchanged.\n"
    "With one seat each bot meets the printed opponent. The same seed gives the same deals, for any number of jobs.",
)
