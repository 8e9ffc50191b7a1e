"""Dice Settlers in figures: how games go, what scores, and what each technology is worth to those who have it.

    python -m benchmarks.settlers [--seats 4] [--games 200] [--bot greedy] [--seed 0] [--fancy 0 | --gift 0]

Bots play with a random display and an explosive technology. What a technology adds is found by lot, because whoever is
ahead already researches more: each seat has a chance in four, for each technology on display, to like it.

With a fancy (`--fancy 12`) it thinks what it likes worth so many VP more than it is, and researches it far more often.
With a gift (`--gift 6`) it is given what it likes at the beginning of that round, as if researched, and pays nothing.
What a technology adds is how far seats that like it are ahead of those that do not, over how much more often they have
it; least squares, with all ten on display at a time. A fancy counts what a technology costs: icons, tokens, a main
action. A gift does not, but everybody who likes it has it, so a series of the same length says much more.
"""

import argparse
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from statistics import fmean, median

from benchmarks.least_squares import Fit
from dicehall.bots.bot import Bot
from dicehall.bots.levels import bot
from dicehall.core.playout import buffer
from dicehall.core.registry import game
from dicehall.core.rng import Rng
from dicehall.core.state import CHANCE
from dicehall.games.dicesettlers.content_box import Box
from dicehall.games.dicesettlers.flow import Settlers
from dicehall.games.dicesettlers.research import put_marker
from dicehall.games.dicesettlers.scoring import by_source, card_points
from dicehall.games.dicesettlers.terms import NOTHING, SHOW, SHOWN, Do

SOURCES = ("tiles", "technologies", "dice", "houses", "collected")
OPTIONS = {"technologies": "random", "explosive": "on"}
ONE_IN = 4


@dataclass
class Card:
    """What became of a technology in a series of games, by whether seats like it."""

    points: list[int] = field(default_factory=list)
    won: float = 0.0
    seats: Counter[bool] = field(default_factory=Counter)
    had: Counter[bool] = field(default_factory=Counter)

    def rate(self, liked: bool) -> float:
        """How often such seats had it."""
        return self.had[liked] / max(1, self.seats[liked])


@dataclass
class Figures:
    """What a series of games showed."""

    cards: dict[int, Card] = field(default_factory=lambda: defaultdict(Card))
    fit: Fit = field(default_factory=Fit)
    endings: Counter[str] = field(default_factory=Counter)
    sources: list[list[int]] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    best: list[int] = field(default_factory=list)
    rounds: list[int] = field(default_factory=list)
    branching: list[int] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)
    first: list[float] = field(default_factory=list)


class Fancier:
    """A seat that likes some technologies: it thinks them worth more VP than they are, with a box of its own."""

    def __init__(self, player: Bot, box: Box, fancy: int, rng: Rng) -> None:
        self.player = player
        self.box = box
        self.fancy = fancy
        self.rng = rng
        self.likes: set[int] = set()

    def look_at(self, state: Settlers) -> None:
        """Like technologies on display, by lot."""
        for slot in range(SHOWN):
            card = int(state.pool[SHOW + slot])
            if card != NOTHING and self.rng.below(ONE_IN) == 0:
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


def give(state: Settlers, seat: int, likes: set[int]) -> set[tuple[int, int]]:
    """A seat has what it likes, as if it had researched it."""
    target = state.target
    for card in likes:
        if not state.has_card(seat, state.slot_of(card)):
            state.target = card
            put_marker(state, seat)
    state.target = target
    return {(seat, card) for card in likes}


def played(players: list[Fancier], rng: Rng, figures: Figures, lots: bool, gift: int = 0) -> None:
    """One game to its end, and what it adds to the figures."""
    state = game("dicesettlers").start(len(players), OPTIONS)
    assert isinstance(state, Settlers)
    studied: set[tuple[int, int]] = set()
    out = buffer(state)
    decisions, given = 0, gift == 0
    while not state.is_over:
        if not given and state.round == gift:
            studied |= {one for seat, player in enumerate(players) for one in give(state, seat, player.likes)}
            given = True
        if state.actor == CHANCE:
            state.happen(rng.below(state.outcomes))
            if lots and is_displayed(state):
                lots = False
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
    shown = [int(state.pool[SHOW + slot]) for slot in range(SHOWN)]
    shares = [(seat in state.winners) / len(state.winners) for seat in range(state.seats)]
    figures.endings[state.ending] += 1
    figures.scores += scores
    figures.best.append(max(scores))
    figures.rounds.append(int(state.round))
    figures.first.append(shares[0])
    for seat in range(state.seats):
        figures.sources.append(list(by_source(state, seat)))
    figures.fit.see(scores, shown, likes)
    for card in shown:
        found = figures.cards[card]
        for seat in range(state.seats):
            liked = card in likes[seat]
            found.seats[liked] += 1
            if (seat, card) in studied:
                found.had[liked] += 1
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
    """The table of technologies, by seal: what they add, and how often seats had them that do not like them, or do."""
    catalogue = game("dicesettlers").box.catalogue  # type: ignore[attr-defined]
    solved = figures.fit.solved()
    print("| technology | seal | adds | 95 % | had | liked | wins | own VP |")
    print("|---|---|---:|---:|---:|---:|---:|---:|")
    rows: dict[str, list[tuple[float, str]]] = defaultdict(list)
    for card, found in figures.cards.items():
        one, n = catalogue.cards[card], max(1, len(found.points))
        more = found.rate(True) - found.rate(False)
        adds, off = (value / more if more > 0 else 0.0 for value in solved[card])
        points = fmean(found.points) if found.points else 0.0
        had = f"{found.rate(False):.0%} | {found.rate(True):.0%} | {found.won / n:.0%} | {points:.1f}"
        span = f"{adds:+.1f} | {adds - off:+.1f} to {adds + off:+.1f}"
        rows[one.seal].append((adds, f"| {one.name} | {one.seal} | {span} | {had} |"))
    for seal in sorted(rows):
        for _, row in sorted(rows[seal], reverse=True):
            print(row)
    for seal in sorted(rows):
        print(f"seal {seal}: the median adds {median(adds for adds, _ in rows[seal]):+.1f}")


def main() -> None:
    """Play, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--fancy", type=int, default=0)
    parser.add_argument("--gift", type=int, default=0)
    asked = parser.parse_args()
    lots = asked.fancy > 0 or asked.gift > 0
    figures, players = Figures(), seated(asked.seats, asked.bot, asked.fancy, Rng(asked.seed))
    for number in range(asked.games):
        played(players, Rng(asked.seed + number), figures, lots, asked.gift)
    course(figures)
    if lots:
        technologies(figures)


if __name__ == "__main__":
    main()
