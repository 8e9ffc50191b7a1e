"""Many games, played by bots, and what they tell about a game."""

import math
import socket
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from dicehall.bots.bot import Bot
from dicehall.bots.levels import bot
from dicehall.bots.selfplay import Result, one_game, seed_of
from dicehall.core.errors import BadSeats, DicehallError
from dicehall.core.match import Match
from dicehall.core.registry import game as named_game
from dicehall.core.rng import Rng

CHUNK = 50
NO_CLUSTER = "no Ray cluster answers at {} (start one: ray start --head; or play here: --ray local)"


@dataclass(frozen=True)
class Plan:
    """What is to be played: everything that one worker needs to know."""

    game: str
    seats: int
    games: int
    bots: tuple[str, ...] = ()
    seed: int = 0
    options: Mapping[str, object] = field(default_factory=dict)
    content: str = ""

    def players(self) -> list[Bot]:
        """One bot a seat; none at all when everybody plays at random, which is much faster."""
        if len(self.bots) > self.seats:
            raise BadSeats(f"{len(self.bots)} bots are named for {self.seats} seats")
        names = [self.bots[seat % len(self.bots)] for seat in range(self.seats)] if self.bots else []
        found = [bot(name) for name in names]
        return [] if all(name == "random" for name in names) else found


@dataclass
class Report:
    """The figures of a simulation."""

    game: str
    seats: int
    seed: int
    bots: tuple[str, ...]
    games: int = 0
    wins: list[float] = field(default_factory=list)
    score_sums: list[int] = field(default_factory=list)
    endings: Counter[str] = field(default_factory=Counter)
    decisions: int = 0
    chances: int = 0
    branches: int = 0
    shortest: int = 0
    longest: int = 0

    def add(self, result: Result) -> None:
        """One more game; a shared win counts in equal parts."""
        if not self.wins:
            self.wins = [0.0 for _ in result.scores]
            self.score_sums = [0 for _ in result.scores]
        for seat in result.winners:
            self.wins[seat] += 1 / len(result.winners)
        for seat, score in enumerate(result.scores):
            self.score_sums[seat] += score
        self.endings[result.ending] += 1
        self.decisions += result.decisions
        self.chances += result.chances
        self.branches += result.branches
        self.shortest = min(self.shortest, result.decisions) if self.games else result.decisions
        self.longest = max(self.longest, result.decisions)
        self.games += 1

    def win_share(self, seat: int) -> tuple[float, float]:
        """The share of games that the seat won, and half the width of its 95 % interval (Wilson's)."""
        n, z = self.games, 1.96
        share = self.wins[seat] / n
        return share, z * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n)

    def as_json(self) -> dict[str, object]:
        """The figures under plain names."""
        n = max(1, self.games)
        return {
            "game": self.game,
            "seats": self.seats,
            "seed": self.seed,
            "bots": list(self.bots),
            "games": self.games,
            "win_share": [round(wins / n, 4) for wins in self.wins],
            "mean_score": [round(total / n, 3) for total in self.score_sums],
            "endings": dict(sorted(self.endings.items())),
            "decisions_per_game": round(self.decisions / n, 2),
            "chances_per_game": round(self.chances / n, 2),
            "shortest": self.shortest,
            "longest": self.longest,
            "mean_branching": round(self.branches / max(1, self.decisions), 3),
        }


def run_part(plan: Plan, first: int, count: int) -> list[Result]:
    """Games number `first` to `first + count - 1` of a plan."""
    game = named_game(plan.game, plan.content or None)
    choices = game.prepared(plan.seats, plan.options)
    players = plan.players()
    return [one_game(game, plan.seats, choices, players, seed_of(plan.seed, i)) for i in range(first, first + count)]


def parts(games: int) -> list[tuple[int, int]]:
    """The series cut into pieces for workers."""
    return [(first, min(CHUNK, games - first)) for first in range(0, games, CHUNK)]


def results(plan: Plan, jobs: int = 1, ray_address: str = "") -> Iterator[list[Result]]:
    """The results of a plan, piece by piece and in order, from this process, several processes, or a Ray cluster."""
    pieces = parts(plan.games)
    if ray_address:
        yield from ray_results(plan, pieces, ray_address)
    elif jobs <= 1:
        for first, count in pieces:
            yield run_part(plan, first, count)
    else:
        with ProcessPoolExecutor(jobs) as pool:
            yield from pool.map(run_part, [plan] * len(pieces), *zip(*pieces, strict=True))


def ray_results(plan: Plan, pieces: list[tuple[int, int]], address: str) -> Iterator[list[Result]]:
    """The results of a plan from the workers of a Ray cluster; `local` starts one here."""
    try:
        import ray  # noqa: PLC0415 (an optional package, asked for by --ray alone)
    except ImportError:
        raise DicehallError("--ray needs the package ray: pip install 'dicehall[ray]'") from None
    must_answer(address)
    try:
        ray.init(address=None if address == "local" else address, log_to_driver=False, logging_level="error")
    except (ConnectionError, RuntimeError, ValueError) as wrong:
        raise DicehallError(f"{NO_CLUSTER.format(address)}: {' '.join(str(wrong).split())}") from None
    try:
        remote = ray.remote(run_part)
        waiting = [remote.remote(plan, first, count) for first, count in pieces]
        for one in waiting:
            yield ray.get(one)
    finally:
        ray.shutdown()


def must_answer(address: str) -> None:
    """Raise unless something answers at an address with a port: Ray itself would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        return
    try:
        socket.create_connection((host, int(port)), timeout=5).close()
    except (OSError, OverflowError) as wrong:
        raise DicehallError(f"{NO_CLUSTER.format(address)}: {wrong}") from None


def simulate(plan: Plan, jobs: int = 1, ray_address: str = "", progress: Callable[[int], None] | None = None) -> Report:
    """Play a plan and add up its figures; the same for any number of jobs."""
    report = Report(plan.game, plan.seats, plan.seed, plan.bots)
    for piece in results(plan, jobs, ray_address):
        for result in piece:
            report.add(result)
        if progress is not None:
            progress(len(piece))
    return report


def play(
    game: str,
    bots: list[str],
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    content: str | Path | None = None,
) -> Match:
    """A finished match between bots, one a seat."""
    players = [bot(name) for name in bots]
    match = Match(game, len(bots), options, seed, content=content, names=numbered(bots))
    rng = Rng(seed)
    while not match.state.is_over:
        seat = match.state.actor
        match.play(players[seat].decide(match.state.seen_by(seat), seat, rng), seat)
    return match


def numbered(names: Sequence[str]) -> list[str]:
    """The names, each with a number from its second time on: `random`, `random 2`."""
    times = [list(names[: place + 1]).count(name) for place, name in enumerate(names)]
    return [name if time == 1 else f"{name} {time}" for name, time in zip(names, times, strict=True)]
