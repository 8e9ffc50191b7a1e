"""How fast the games run: random self-play on one core, and what a clone costs.

Time is the process's own CPU time, in several short windows of which the best counts: a busy machine slows a window
down, nothing speeds one up. What is timed is `core.playout.playout`, the loop that search and simulation use.
"""

import json
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Final

from dicehall import _build
from dicehall.core.game import Game
from dicehall.core.playout import Tally, buffer, clone_many, counted_playout, playout
from dicehall.core.registry import game as named_game
from dicehall.core.registry import games
from dicehall.core.rng import Rng
from dicehall.core.state import State

WINDOWS: Final = 6
SECONDS: Final = 0.25


@dataclass(frozen=True)
class Figures:
    """How fast one game runs with so many seats; an event is a decision or an outcome of chance."""

    game: str
    seats: int
    compiled: bool
    games_per_s: float
    decisions_per_s: float
    events_per_s: float
    clone_ns: float


def bench(names: Sequence[str] = (), windows: int = WINDOWS, seconds: float = SECONDS) -> Iterator[Figures]:
    """The figures of the named games (of all, when none is named), for each number of seats."""
    for game in [named_game(name) for name in names or games()]:
        for seats in game.seats:
            yield measured(game, seats, windows, seconds)


def measured(game: Game, seats: int, windows: int, seconds: float) -> Figures:
    """One game with so many seats."""
    start = game.start(seats)
    spans = [window(start, seed, seconds) for seed in range(windows)]
    share = decision_share(start, spans[0].games)
    events = max(span.events / span.seconds for span in spans)
    return Figures(
        game=game.name,
        seats=seats,
        compiled=_build.facts.compiled,
        games_per_s=round(max(span.games / span.seconds for span in spans), 1),
        decisions_per_s=round(share * events),
        events_per_s=round(events),
        clone_ns=round(clone_cost(middle(start), windows, seconds / 5), 1),
    )


@dataclass(frozen=True)
class Span:
    """What was played in one window, and how long it took."""

    games: int
    events: int
    seconds: float


def window(start: State, seed: int, seconds: float) -> Span:
    """Random games, one after the other, until the time is over."""
    rng, out = Rng(seed), buffer(start)
    played = events = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        events += playout(start.clone(), rng, out)
        played += 1
    return Span(played, events, spent)


def decision_share(start: State, count: int) -> float:
    """Which part of the events in the first window were decisions: its games are played again and counted."""
    rng, out, tally = Rng(0), buffer(start), Tally()
    for _ in range(count):
        counted_playout(start.clone(), rng, out, tally)
    decisions, chances = int(tally.decisions), int(tally.chances)
    return decisions / (decisions + chances)


def middle(start: State) -> State:
    """A position halfway through a random game."""
    length = playout(start.clone(), Rng(1), buffer(start))
    rng, state = Rng(1), start.clone()
    for _ in range(length // 2):
        if state.chances:
            state.resolve(rng.below(state.chances))
        else:
            choices = state.legal()
            state.apply(choices[rng.below(len(choices))])
    return state


def clone_cost(state: State, windows: int, seconds: float) -> float:
    """Nanoseconds for one clone of the position."""
    best, times = float("inf"), 100
    for _ in range(windows):
        spent = timed_clones(state, times)
        while spent < seconds:
            times = max(times * 2, int(times * seconds / max(spent, 1e-6)))
            spent = timed_clones(state, times)
        best = min(best, spent / times)
    return best * 1e9


def timed_clones(state: State, times: int) -> float:
    """The CPU time of so many clones."""
    begun = time.process_time()
    clone_many(state, times)
    return time.process_time() - begun


def as_json(figures: Sequence[Figures]) -> str:
    """The figures for programs."""
    return json.dumps([asdict(each) for each in figures], indent=1)
