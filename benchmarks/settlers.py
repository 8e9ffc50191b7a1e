"""Dice Settlers in figures: how games go, what scores, and what each technology is worth to those who want it.

    python -m benchmarks.settlers [--seats 4] [--games 200] [--bot greedy] [--seed 0] [--fancy 0]

Bots play with a random display and an explosive technology. With a fancy (`--fancy 6`) each seat has a chance in three,
for each technology on display, to think it worth so many VP more than it is: it then researches it far more often, and
because it does so by lot, whoever happens to be ahead already does not make a technology look good. What a technology
adds is the margin (to the mean score of the table) of the seats with a fancy for it, less that of the seats without,
over how much more often they research it. It counts everything that it costs: icons, tokens, a main action.
"""

import argparse
import math
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from statistics import fmean, variance

from dicehall.bots.bot import Bot
from dicehall.bots.levels import bot
from dicehall.core.playout import buffer
from dicehall.core.registry import game
from dicehall.core.rng import Rng
from dicehall.core.state import CHANCE
from dicehall.games.dicesettlers.content_box import Box
from dicehall.games.dicesettlers.flow import Settlers
from dicehall.games.dicesettlers.scoring import by_source, card_points
from dicehall.games.dicesettlers.terms import NOTHING, SHOW, SHOWN, Do

SOURCES = ("tiles", "technologies", "dice", "houses", "collected")
OPTIONS = {"technologies": "random", "explosive": "on"}
ONE_IN = 3
NORMAL = 1.96
FEWEST = 8


@dataclass
class Card:
    """What a technology did in a series of games: the margins of seats with and without a fancy for it."""

    points: list[int] = field(default_factory=list)
    won: float = 0.0
    studied: Counter[bool] = field(default_factory=Counter)
    margins: dict[bool, list[float]] = field(default_factory=lambda: {True: [], False: []})

    def rate(self, fancied: bool) -> float:
        """How often such seats researched it."""
        return self.studied[fancied] / max(1, len(self.margins[fancied]))

    @property
    def adds(self) -> tuple[float, float]:
        """What it adds in VP, and how far that may be off in 95 of 100 such measurements."""
        lured, free = self.margins[True], self.margins[False]
        more = self.rate(True) - self.rate(False)
        if min(len(lured), len(free)) < FEWEST or more <= 0:
            return 0.0, math.inf
        off = math.sqrt(variance(lured) / len(lured) + variance(free) / len(free))
        return (fmean(lured) - fmean(free)) / more, NORMAL * off / more


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
    first: list[float] = field(default_factory=list)


class Fancier:
    """A seat that thinks some technologies worth more VP than they are: it looks at the table with a box of its own."""

    def __init__(self, player: Bot, box: Box, fancy: int, rng: Rng) -> None:
        self.player = player
        self.box = box
        self.fancy = fancy
        self.rng = rng
        self.likes: set[int] = set()

    def look_at(self, state: Settlers) -> None:
        """Take a fancy to technologies on display, by lot."""
        for slot in range(SHOWN):
            card = int(state.pool[SHOW + slot])
            if card != NOTHING and self.fancy and self.rng.below(ONE_IN) == 0:
                self.likes.add(card)
                self.box.catalogue.points[card] += self.fancy

    def decide(self, state: Settlers, seat: int) -> int:
        """What it does."""
        view = state.seen_by(seat)
        assert isinstance(view, Settlers)
        if self.likes:
            view.box = self.box
        return int(self.player.decide(view, seat, self.rng))

    def forget(self) -> None:
        """The game is over."""
        for card in self.likes:
            self.box.catalogue.points[card] -= self.fancy
        self.likes.clear()


def seated(seats: int, name: str, fancy: int, rng: Rng) -> list[Fancier]:
    """A player for each seat."""
    return [Fancier(bot(name), Box(game("dicesettlers").content), fancy, rng) for _ in range(seats)]


def played(players: list[Fancier], rng: Rng, figures: Figures) -> None:
    """One game to its end, and what it adds to the figures."""
    state = game("dicesettlers").start(len(players), OPTIONS)
    assert isinstance(state, Settlers)
    studied: set[tuple[int, int]] = set()
    out = buffer(state)
    decisions = 0
    while not state.is_over:
        if state.actor == CHANCE:
            state.happen(rng.below(state.outcomes))
            if state.round == 0 and not any(player.likes for player in players) and is_displayed(state):
                for player in players:
                    player.look_at(state)
            continue
        seat = state.actor
        figures.branching.append(state.legal_into(seat, out))
        action = players[seat].decide(state, seat)
        decisions += 1
        if action & 255 == Do.STUDY:
            studied.add((seat, action >> 8))
        state.act(seat, action)
    figures.decisions.append(decisions)
    add(figures, state, studied, [player.likes for player in players])
    for player in players:
        player.forget()


def is_displayed(state: Settlers) -> bool:
    """Whether all technologies lie out."""
    return all(state.pool[SHOW + slot] != NOTHING for slot in range(SHOWN))


def add(figures: Figures, state: Settlers, studied: set[tuple[int, int]], likes: list[set[int]]) -> None:
    """One more game."""
    scores = list(state.scores)
    mean = fmean(scores)
    shares = [(seat in state.winners) / len(state.winners) for seat in range(state.seats)]
    figures.endings[state.ending] += 1
    figures.scores += scores
    figures.best.append(max(scores))
    figures.rounds.append(int(state.round))
    figures.first.append(shares[0])
    for seat in range(state.seats):
        figures.sources.append(list(by_source(state, seat)))
    for slot in range(SHOWN):
        card = int(state.pool[SHOW + slot])
        if card == NOTHING:
            continue
        found = figures.cards[card]
        for seat in range(state.seats):
            fancied = card in likes[seat]
            found.margins[fancied].append(scores[seat] - mean)
            if (seat, card) in studied:
                found.studied[fancied] += 1
                found.won += shares[seat]
                found.points.append(card_points(state, seat, card))


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
    print(f"the first player won {fmean(figures.first):.1%}")
    for ending, n in figures.endings.most_common():
        print(f"{ending} {n}")


def technologies(figures: Figures) -> None:
    """The table of technologies: how often they are researched without and with a fancy, and what they add."""
    catalogue = game("dicesettlers").box.catalogue  # type: ignore[attr-defined]
    print("| technology | seal | researched | with a fancy | wins | own VP | adds | 95 % |")
    print("|---|---|---:|---:|---:|---:|---:|---:|")
    for card, found in sorted(figures.cards.items(), key=lambda pair: -pair[1].adds[0]):
        one, n = catalogue.cards[card], max(1, len(found.points))
        adds, off = found.adds
        points = fmean(found.points) if found.points else 0.0
        own = f"{found.rate(False):.0%} | {found.rate(True):.0%} | {found.won / n:.0%} | {points:.1f}"
        print(f"| {one.name} | {one.seal} | {own} | {adds:+.1f} | {adds - off:+.1f} to {adds + off:+.1f} |")


def main() -> None:
    """Play, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--fancy", type=int, default=0)
    asked = parser.parse_args()
    figures, players = Figures(), seated(asked.seats, asked.bot, asked.fancy, Rng(asked.seed))
    for number in range(asked.games):
        played(players, Rng(asked.seed + number), figures)
    course(figures)
    technologies(figures)


if __name__ == "__main__":
    main()
