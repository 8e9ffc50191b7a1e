"""Bots against each other, so that only their play counts.

A deal is a stream of chance. Two bots take alternate seats and play it twice, the second time with seats exchanged:
whatever luck a seat brings, each has had it. Alone against a printed opponent, every bot plays the same deals. What is
counted is the share of wins, a shared win in equal parts; each deal is one measurement.
"""

import time
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import combinations
from typing import Final

from mypy_extensions import i64

from dicehall.bots.bot import Bot
from dicehall.bots.levels import bot
from dicehall.bots.selfplay import one_game, seed_of
from dicehall.core.errors import BadSeats
from dicehall.core.registry import game as named_game
from dicehall.core.rng import Rng
from dicehall.core.state import State
from dicehall.lab.interval import Interval, interval

SIDES: Final = 2
EVEN: Final = 0.5


@dataclass(frozen=True)
class Arena:
    """Where bots meet: the game, and the series of deals."""

    game: str
    seats: int
    games: int
    seed: int = 0
    options: Mapping[str, object] = field(default_factory=dict)
    content: str = ""

    @property
    def turns(self) -> int:
        """How often a deal is played by a pairing."""
        return 1 if self.seats == 1 else SIDES

    @property
    def deals(self) -> int:
        """How many deals that many games are; the last one is played whole."""
        return -(-self.games // self.turns)


@dataclass(frozen=True)
class Pairing:
    """Two bots; or one and the printed opponent, whose name stands second."""

    first: str
    second: str


@dataclass
class Thought:
    """How long a bot thought, in seconds of its process; the only choice needs no thought and is not counted."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, decisions: int, seconds: float, longest: float) -> None:
        """So many more decisions."""
        self.decisions += decisions
        self.seconds += seconds
        self.longest = max(self.longest, longest)

    @property
    def mean(self) -> float:
        """Seconds a decision."""
        return self.seconds / max(1, self.decisions)


class Timed(Bot):
    """A bot with a watch."""

    def __init__(self, name: str, thought: Thought) -> None:
        self.player = bot(name)
        super().__init__(self.player.name, self.player.text)
        self.thought = thought

    def decide(self, view: State, seat: i64, rng: Rng) -> i64:
        """What the bot decides; how long it took is noted."""
        begun = time.process_time()
        action = self.player.decide(view, seat, rng)
        spent = time.process_time() - begun
        self.thought.add(1, spent, spent)
        return action


@dataclass
class Deal:
    """What came of one deal: the first bot's share, and how long each side thought."""

    share: float
    thoughts: list[Thought]


@dataclass
class Standing:
    """What came of a pairing so far."""

    pairing: Pairing
    shares: list[float] = field(default_factory=list)
    thoughts: list[Thought] = field(default_factory=lambda: [Thought() for _ in range(SIDES)])

    def add(self, deal: Deal) -> None:
        """One more deal."""
        self.shares.append(deal.share)
        for own, more in zip(self.thoughts, deal.thoughts, strict=True):
            own.add(more.decisions, more.seconds, more.longest)

    @property
    def interval(self) -> Interval:
        """The first bot's share of wins."""
        return interval(self.shares)


def played(arena: Arena, pairing: Pairing, number: int) -> Deal:
    """Deal number so-and-so, with each side once on each seat."""
    game = named_game(arena.game, arena.content or None)
    choices = game.prepared(arena.seats, arena.options)
    thoughts = [Thought() for _ in range(SIDES)]
    names = (pairing.first, pairing.second)
    total = 0.0
    for turn in range(arena.turns):
        sides = [(seat + turn) % SIDES for seat in range(arena.seats)]
        players: list[Bot] = [Timed(names[side], thoughts[side]) for side in sides]
        result = one_game(game, arena.seats, choices, players, seed_of(arena.seed, number))
        firsts = [seat for seat in result.winners if seat < arena.seats and sides[seat] == 0]
        total += len(firsts) / len(result.winners)
    return Deal(total / arena.turns, thoughts)


def pairings(arena: Arena, names: Iterable[str]) -> list[Pairing]:
    """Every two of the bots; for a lone seat each with the printed opponent. Raises what is wrong with a name."""
    entrants = list(names)
    for name in entrants:
        bot(name)
    if len(set(entrants)) < len(entrants):
        raise BadSeats("the same bot is named twice; a bot does not meet itself")
    if arena.seats > 1:
        if len(entrants) < SIDES:
            raise BadSeats("bots meet in pairs: name two or more")
        return [Pairing(*pair) for pair in combinations(entrants, SIDES)]
    game = named_game(arena.game, arena.content or None)
    if not game.automata(1):
        raise BadSeats(f"{game.title} has nobody to play against for a lone seat")
    return [Pairing(name, game.automaton) for name in entrants]


def contest(arena: Arena, pairs: list[Pairing], jobs: int = 1) -> Iterator[tuple[Pairing, Deal]]:
    """All deals of all pairings, in order, from this process or from several; the same for any number of jobs."""
    tasks = [(pair, number) for pair in pairs for number in range(arena.deals)]
    if jobs <= 1:
        for pair, number in tasks:
            yield pair, played(arena, pair, number)
        return
    with ProcessPoolExecutor(jobs) as pool:
        pairs_of, numbers = zip(*tasks, strict=True)
        yield from zip(pairs_of, pool.map(played, [arena] * len(tasks), pairs_of, numbers), strict=True)


def standings(arena: Arena, names: Iterable[str], jobs: int = 1) -> list[Standing]:
    """What comes of all pairings."""
    found = {pair: Standing(pair) for pair in pairings(arena, names)}
    for pair, deal in contest(arena, list(found), jobs):
        found[pair].add(deal)
    return list(found.values())


def ranking(found: Iterable[Standing]) -> list[tuple[str, float]]:
    """The bots by their mean share against all others, best first; the printed opponent among them."""
    shares: dict[str, list[float]] = {}
    for standing in found:
        share = standing.interval.share
        shares.setdefault(standing.pairing.first, []).append(share)
        shares.setdefault(standing.pairing.second, []).append(1 - share)
    means = {name: sum(each) / len(each) for name, each in shares.items()}
    return sorted(means.items(), key=lambda pair: -pair[1])
