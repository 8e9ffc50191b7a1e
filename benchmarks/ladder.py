"""Which bot is better, and how sure that is: `make ladder`, or `python -m benchmarks.ladder diceland --games 40`.

In every game, for two players and for its largest number, each level meets the one below; `expert` meets `greedy`, once
more with four times the search, and the printed opponent where the game has one. Searching bots have their number of
playouts and no limit of time (`hard@1000`), so that a busy machine changes no figure. A line is printed as soon as
its games are played; the figures in docs/bots.md are such lines.
"""

import argparse
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import pairwise

from dicehall.bots.levels import LIMIT, bot
from dicehall.bots.search import SearchBot
from dicehall.core.game import Game
from dicehall.core.registry import game as named_game
from dicehall.core.registry import games
from dicehall.lab.arena import EVEN, Arena, Standing, standings

LEVELS = ("random", "easy", "normal", "hard", "expert")
TWO = 2
FOURFOLD = 4
GAMES = {"easy": 200, "normal": 200, "hard": 100, "expert": 60}
HARDEST: Mapping[str, Mapping[str, object]] = {"dicesettlers": {"opponent": "hard"}}
HEADINGS = ("game", "seats", "bot", "against", "games", "wins", "95 %", "", "a decision", "longest")


@dataclass(frozen=True)
class Rung:
    """One pairing in one game."""

    game: str
    seats: int
    first: str
    second: str
    games: int
    options: Mapping[str, object] = field(default_factory=dict)


def rungs(game: Game, share: float) -> Iterator[Rung]:
    """All pairings of a game, the cheap ones first; `share` makes them shorter or longer than usual."""
    for low, high in pairwise(LEVELS):
        for seats in sorted({max(TWO, game.fewest), game.most}):
            yield Rung(game.name, seats, unhurried(high), unhurried(low), count(high, share))
    for name in (unhurried("expert"), unhurried("expert", FOURFOLD)):
        yield Rung(game.name, max(TWO, game.fewest), name, "greedy", count("expert", share))
    if game.automata(1):
        yield Rung(game.name, 1, unhurried("expert"), game.automaton, count("hard", share), HARDEST.get(game.name, {}))


def count(level: str, share: float) -> int:
    """How many games a pairing is worth whose better bot is of that level."""
    return max(2, round(GAMES[level] * share))


def unhurried(name: str, times: int = 1) -> str:
    """The same bot with so many times its playouts and no limit of time, where it is one that searches."""
    player = bot(name)
    return f"{name}{LIMIT}{times * int(player.playouts)}" if isinstance(player, SearchBot) else name


def standing_of(rung: Rung, seed: int, jobs: int) -> Standing:
    """What comes of the pairing."""
    arena = Arena(rung.game, rung.seats, rung.games, seed, rung.options)
    names = [rung.first] if rung.seats == 1 else [rung.first, rung.second]
    return standings(arena, names, jobs)[0]


def line(rung: Rung, standing: Standing) -> str:
    """The pairing as a line of a table."""
    found, thought = standing.interval, standing.thoughts[0]
    verdict = "better" if found.is_above(EVEN) else "worse" if found.is_below(EVEN) else "open"
    turns = 1 if rung.seats == 1 else TWO
    cells = (
        rung.game,
        rung.seats,
        rung.first,
        rung.second,
        len(standing.shares) * turns,
        f"{found.share:.1%}",
        f"{found.low:.1%} to {found.high:.1%}",
        verdict,
        f"{thought.mean * 1000:.1f} ms",
        f"{thought.longest * 1000:.0f} ms",
    )
    return "| " + " | ".join(str(cell) for cell in cells) + " |"


def main() -> None:
    """Play, and print a table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.ladder", description="which bot is better")
    parser.add_argument("names", metavar="GAME", nargs="*", help="games (all)")
    parser.add_argument("--share", type=float, default=1.0, help="of the usual number of games (1)")
    only = "only pairings whose first bot is this one, as it is printed: hard@1000"
    parser.add_argument("--only", default="", metavar="BOT", help=only)
    parser.add_argument("--seed", type=int, default=8, help="seed of the deals (8)")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes (1)")
    asked = parser.parse_args()
    print("| " + " | ".join(HEADINGS) + " |\n|" + "---|" * len(HEADINGS), flush=True)
    for name in asked.names or games():
        for rung in rungs(named_game(name), asked.share):
            if asked.only in ("", rung.first):
                print(line(rung, standing_of(rung, asked.seed, asked.jobs)), flush=True)


if __name__ == "__main__":
    main()
