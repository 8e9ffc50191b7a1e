"""Dice Settlers in figures: how games go, what scores, and what each technology is worth to those who research it.

    python -m benchmarks.settlers [--seats 4] [--games 200] [--bot greedy] [--seed 0]

Bots play with a random display and an explosive technology. A technology's gain is the mean margin to the mean score of
the table of those who researched it, less that of those who could have (it was on display) and did not.
"""

import argparse
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from statistics import fmean

from dicehall.bots.levels import bot
from dicehall.core.playout import buffer
from dicehall.core.registry import game
from dicehall.core.rng import Rng
from dicehall.core.state import CHANCE
from dicehall.games.dicesettlers.flow import Settlers
from dicehall.games.dicesettlers.scoring import by_source, card_points
from dicehall.games.dicesettlers.terms import NOTHING, SHOW, SHOWN, Do

SOURCES = ("tiles", "technologies", "dice", "houses", "collected")
OPTIONS = {"technologies": "random", "explosive": "on"}


@dataclass
class Card:
    """What a technology did in a series of games."""

    shown: int = 0
    studied: int = 0
    won: float = 0.0
    points: list[int] = field(default_factory=list)
    with_it: list[float] = field(default_factory=list)
    without: list[float] = field(default_factory=list)

    @property
    def gain(self) -> float:
        """Margin with the technology less margin without."""
        return fmean(self.with_it) - fmean(self.without) if self.with_it and self.without else 0.0


@dataclass
class Figures:
    """What a series of games showed."""

    cards: dict[int, Card] = field(default_factory=lambda: defaultdict(Card))
    endings: Counter[str] = field(default_factory=Counter)
    sources: list[list[int]] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    best: list[int] = field(default_factory=list)
    rounds: list[int] = field(default_factory=list)
    branching: list[int] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)


def played(seats: int, name: str, seed: int, figures: Figures) -> tuple[Settlers, set[tuple[int, int]]]:
    """One game to its end, and who has researched what."""
    state, rng, player = game("dicesettlers").start(seats, OPTIONS), Rng(seed), bot(name)
    assert isinstance(state, Settlers)
    studied: set[tuple[int, int]] = set()
    out = buffer(state)
    decisions = 0
    while not state.is_over:
        if state.actor == CHANCE:
            state.happen(rng.below(state.outcomes))
            continue
        seat = state.actor
        figures.branching.append(state.legal_into(seat, out))
        action = player.decide(state.seen_by(seat), seat, rng)
        decisions += 1
        if action & 255 == Do.STUDY:
            studied.add((seat, action >> 8))
        state.act(seat, action)
    figures.decisions.append(decisions)
    return state, studied


def add(figures: Figures, state: Settlers, studied: set[tuple[int, int]]) -> None:
    """One more game."""
    scores = list(state.scores)
    mean = fmean(scores)
    figures.endings[state.ending] += 1
    figures.scores += scores
    figures.best.append(max(scores))
    figures.rounds.append(int(state.round))
    for seat in range(state.seats):
        figures.sources.append(list(by_source(state, seat)))
    for slot in range(SHOWN):
        card = int(state.pool[SHOW + slot])
        if card == NOTHING:
            continue
        found = figures.cards[card]
        found.shown += state.seats
        for seat in range(state.seats):
            if (seat, card) in studied:
                found.studied += 1
                found.won += (seat in state.winners) / len(state.winners)
                found.points.append(card_points(state, seat, card))
                found.with_it.append(scores[seat] - mean)
            else:
                found.without.append(scores[seat] - mean)


def course(figures: Figures) -> None:
    """How games go."""
    branching = sorted(figures.branching)
    print(f"games {len(figures.rounds)}, rounds {fmean(figures.rounds):.1f}, decisions {fmean(figures.decisions):.0f}")
    for share in (50, 90, 99, 99.9):
        print(f"legal actions, {share}th percentile: {branching[int((len(branching) - 1) * share / 100)]}")
    print(f"legal actions: mean {fmean(branching):.1f}, most {branching[-1]}")
    print(f"score: mean {fmean(figures.scores):.1f}, winner {fmean(figures.best):.1f}")
    for i, source in enumerate(SOURCES):
        print(f"   of it {source}: {fmean(parts[i] for parts in figures.sources):.1f}")
    for ending, n in figures.endings.most_common():
        print(f"{ending} {n}")


def technologies(figures: Figures) -> None:
    """The table of technologies, best gain first."""
    catalogue = game("dicesettlers").box.catalogue  # type: ignore[attr-defined]
    print("| technology | seal | researched | wins | own VP | gain |\n|---|---|---:|---:|---:|---:|")
    for card, found in sorted(figures.cards.items(), key=lambda pair: -pair[1].gain):
        one, n = catalogue.cards[card], max(1, found.studied)
        points = fmean(found.points) if found.points else 0.0
        share = f"{found.studied / found.shown:.0%}"
        print(f"| {one.name} | {one.seal} | {share} | {found.won / n:.0%} | {points:.1f} | {found.gain:+.1f} |")


def main() -> None:
    """Play, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    figures = Figures()
    for number in range(asked.games):
        add(figures, *played(asked.seats, asked.bot, asked.seed + number, figures))
    course(figures)
    technologies(figures)


if __name__ == "__main__":
    main()
