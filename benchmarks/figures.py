"""Whole games between bots, and what only one game can tell of itself: who wins with which faction, what bribes decide.

python -m benchmarks.figures dicetopia --seats 4 --games 10000
"""

import argparse
import json
import time
from collections import Counter, defaultdict
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial

import dicehall
from dicehall.bots.bot import Bot
from dicehall.bots.levels import bot
from dicehall.bots.selfplay import seed_of
from dicehall.core.playout import buffer
from dicehall.core.rng import Rng
from dicehall.core.state import CHANCE, OVER, State
from dicehall.games.dicetopia import terms as topia
from dicehall.games.dicetopia.state import TopiaState
from dicehall.games.dystopolis.state import DystopolisState
from dicehall.games.dystopolis.terms import MOST_SEATS, Log, Step

CHUNK = 50


@dataclass(frozen=True)
class Plan:
    """What is played."""

    game: str
    seats: int
    bot: str
    options: tuple[tuple[str, str], ...] = ()


@dataclass
class Sums:
    """What was counted: games, length, choices; wins and games of each seat and, where there are any, each faction."""

    games: int = 0
    decisions: int = 0
    chances: int = 0
    branches: int = 0
    played: Counter[str] = field(default_factory=Counter)
    won: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))
    counts: Counter[str] = field(default_factory=Counter)

    def add(self, other: "Sums") -> None:
        """The sums of both."""
        self.games += other.games
        self.decisions += other.decisions
        self.chances += other.chances
        self.branches += other.branches
        self.played.update(other.played)
        for name, wins in other.won.items():
            self.won[name] += wins
        self.counts.update(other.counts)

    def note_end(self, state: State) -> None:
        """Who won; a shared win counts in equal parts."""
        self.games += 1
        self.counts[f"ending: {state.ending}"] += 1
        self.counts["stars or points"] += sum(state.scores)
        for seat in range(int(state.seats)):
            share = 1 / len(state.winners) if seat in state.winners else 0
            for name in [f"seat {seat}", *labels(state, seat)]:
                self.played[name] += 1
                self.won[name] += share

    def note_voting(self, state: State, players: list[Bot], rng: Rng, outcome: int) -> None:
        """Whether the voting with envelopes that came out like this would have come out otherwise without them."""
        self.counts["votings with envelopes"] += 1
        if outcome != outcome_without_bribes(state, players, rng):
            self.counts["votings that bribes decided"] += 1


def labels(state: State, seat: int) -> list[str]:
    """What else than the seat may explain a win: in Dicetopia the faction, and the place in player order."""
    if not isinstance(state, TopiaState):
        return []
    place = f"place {(seat - state.first) % state.seats + 1} in player order"
    faction = state.of(seat, topia.FACTION)
    return [place] if faction == 0 else [place, state.book.factions[faction - 1].name]


def step(state: State, players: list[Bot], rng: Rng) -> int:
    """One decision or outcome of chance; how many choices there were, 0 for chance."""
    seat = state.actor
    if seat == CHANCE:
        state.happen(rng.below(state.outcomes))
        return 0
    out = buffer(state)
    n = int(state.legal_into(seat, out))
    state.act(seat, out[0] if n == 1 else players[seat].decide(state.seen_by(seat), seat, rng))
    return n


def outcome_without_bribes(state: State, players: list[Bot], rng: Rng) -> int:
    """The result of the voting that begins here when nobody fills an envelope: the bots vote as they would."""
    other = state.clone()
    other.story = []
    while other.owed != 0 and isinstance(other, DystopolisState) and other.step == Step.BRIBES:
        other.act(other.actor, other.parse("done", other.actor))
    while isinstance(other, DystopolisState) and other.step == Step.VOTE:
        step(other, players, rng)
    return result_in(other)


def result_in(state: State) -> int:
    """The last result of a voting that was told."""
    return next(event.a for event in reversed(state.story or []) if event.what == Log.RESULT)


def has_envelopes(state: DystopolisState) -> bool:
    """Whether any envelope lies on the table."""
    return any(state.pair[i] != 0 for i in range(MOST_SEATS * MOST_SEATS))


def one_game(plan: Plan, seed: int, sums: Sums) -> None:
    """A game from beginning to end."""
    state = dicehall.game(plan.game).start(plan.seats, dict(plan.options))
    players, rng, aside = [bot(plan.bot) for _ in range(plan.seats)], Rng(seed), Rng(seed + 1)
    voting: State | None = None
    while state.actor != OVER:
        was_voting = isinstance(state, DystopolisState) and state.step in (Step.BRIBES, Step.VOTE)
        if was_voting and voting is None:
            voting = state.clone()
            state.story = []
        bribed = isinstance(state, DystopolisState) and state.step == Step.VOTE and has_envelopes(state)
        choices = step(state, players, rng)
        sums.branches += choices
        sums.decisions += 1 if choices else 0
        sums.chances += 0 if choices else 1
        if voting is not None and not (isinstance(state, DystopolisState) and state.step in (Step.BRIBES, Step.VOTE)):
            sums.counts["votings with ballots"] += 1
            if bribed:
                sums.note_voting(voting, players, aside, result_in(state))
            voting = None
            state.story = None
    sums.note_end(state)


def some_games(plan: Plan, first: int) -> Sums:
    """A chunk of the series."""
    sums = Sums()
    for number in range(first, first + CHUNK):
        one_game(plan, int(seed_of(0, number)), sums)
    return sums


def main() -> None:
    """Play, and print the sums as JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--games", type=int, default=10000)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--option", action="append", default=[], metavar="K=V")
    parser.add_argument("--jobs", type=int, default=1)
    asked = parser.parse_args()
    options = tuple((k, v) for k, _, v in (one.partition("=") for one in asked.option))
    plan, sums, begun = Plan(asked.game, asked.seats, asked.bot, options), Sums(), time.monotonic()
    with ProcessPoolExecutor(asked.jobs) as pool:
        for part in pool.map(partial(some_games, plan), range(0, asked.games, CHUNK)):
            sums.add(part)
    print(json.dumps(as_json(sums) | {"seconds": round(time.monotonic() - begun)}, indent=2))


def as_json(sums: Sums) -> dict[str, object]:
    """The sums as means and shares; a share of wins with half the width of its 95 % interval."""
    shares = {name: sums.won[name] / count for name, count in sorted(sums.played.items())}
    half = {name: 1.96 * (p * (1 - p) / sums.played[name]) ** 0.5 for name, p in shares.items()}
    return {
        "games": sums.games,
        "decisions": round(sums.decisions / sums.games, 1),
        "chances": round(sums.chances / sums.games, 1),
        "branching": round(sums.branches / sums.decisions, 2),
        "wins": {name: f"{p:.1%} ± {half[name]:.1%}" for name, p in shares.items()},
        "counts": dict(sums.counts.most_common()),
    }


if __name__ == "__main__":
    main()
