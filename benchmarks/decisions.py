"""How long bots think at the table: `python -m benchmarks.decisions`, on a machine with nothing else to do.

Levels that search decide in positions from all over a random game, each time anew, in every game for one against
a printed opponent, for two, and for its largest number. The longest decision counts, by the clock and of the processor.
"""

import argparse
import time
from collections.abc import Iterator

from dicehall.bots.levels import bot
from dicehall.core.game import Game
from dicehall.core.registry import game as named_game
from dicehall.core.registry import games
from dicehall.core.rng import Rng
from dicehall.core.state import State

LEVELS = ("hard", "expert")
HEADINGS = ("game", "seats", "level", "decisions", "mean", "longest", "of the processor")


def tables(game: Game) -> list[int]:
    """The numbers of seats that are measured."""
    return sorted({game.fewest, max(2, game.fewest), game.most})


def positions(game: Game, seats: int, count: int) -> list[State]:
    """So many positions with a choice, spread over a random game."""
    found = list(choices_of(game.start(seats), Rng(8)))
    return [found[number * len(found) // count] for number in range(min(count, len(found)))]


def choices_of(state: State, rng: Rng) -> Iterator[State]:
    """The positions of a random game in which somebody has a choice."""
    while not state.is_over:
        if state.chances:
            state.resolve(rng.below(state.chances))
            continue
        seat = state.pending[0]
        legal = state.legal(seat)
        if len(legal) > 1:
            yield state.clone()
        state.apply(legal[rng.below(len(legal))], seat)


def line(game: Game, seats: int, level: str, found: list[State]) -> str:
    """A level's times as a line of a table."""
    clock, processor = [], []
    for number, state in enumerate(found):
        seat = state.pending[0]
        view = state.seen_by(seat)
        begun, begun_processor = time.perf_counter(), time.process_time()
        bot(level).decide(view, seat, Rng(number))
        clock.append(time.perf_counter() - begun)
        processor.append(time.process_time() - begun_processor)
    times = [sum(clock) / len(clock), max(clock), max(processor)]
    cells = [game.name, str(seats), level, str(len(found)), *[f"{each:.2f} s" for each in times]]
    return "| " + " | ".join(cells) + " |"


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.decisions", description="how long bots think")
    parser.add_argument("names", metavar="GAME", nargs="*", help="games (all)")
    parser.add_argument("--decisions", type=int, default=20, help="for each level and number of seats (20)")
    given = parser.parse_args()
    print("| " + " | ".join(HEADINGS) + " |\n|" + "---|" * len(HEADINGS), flush=True)
    for name in given.names or games():
        game = named_game(name)
        for seats in tables(game):
            found = positions(game, seats, given.decisions)
            for level in LEVELS:
                print(line(game, seats, level, found), flush=True)


if __name__ == "__main__":
    main()
