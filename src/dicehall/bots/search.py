"""Search among what may be: Monte Carlo tree search over information sets, for any number of players.

Each playout deals the unknown again, as the searching seat must think it possible, and walks down from the present
decision. What is learned is kept for each decision *as the one who takes it sees it*: worlds that look the same to him
share their figures, so he cannot act on what he does not know, and neither can the opponents in the search. Since a
decision is known by how it looks, it may be reached in several ways, and it is still known in the next decision
of the same turn. Beyond the known part, play goes on at random for a while; then the game's own `value` judges.
"""

import math
import time
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.bots.bot import Bot
from dicehall.core.playout import buffer
from dicehall.core.rng import Rng
from dicehall.core.state import CHANCE, OVER, State

EXPLORE: Final = 0.9
FULL_WIDTH: Final[i64] = 12
WIDENING: Final = 1.6
DEEPEST: Final[i64] = 200
CLOCK_EVERY: Final[i64] = 16
MOST_NODES: Final[i64] = 400_000


@final
class Node:
    """One decision as the seat that takes it sees it: its actions, how often each was tried, and what came of it."""

    def __init__(self, actions: vec[i64]) -> None:
        self.actions = actions
        self.visits: vec[i64] = vec[i64]([0 for _ in range(len(actions))])
        self.worth: vec[float] = vec[float]([0.0 for _ in range(len(actions))])
        self.total: i64 = 0

    def width(self) -> i64:
        """How many of the actions are considered yet: all where there are few, else more and more with each visit."""
        n = len(self.actions)
        if n <= FULL_WIDTH:
            return n
        wide = FULL_WIDTH + i64(int(WIDENING * math.sqrt(float(self.total))))
        return wide if wide < n else n

    def pick(self) -> i64:
        """The place of the action to try next: one that is untried, else the best by its mean and its rarity."""
        wide = self.width()
        visits = self.visits
        worth = self.worth
        edge = EXPLORE * EXPLORE * math.log(float(self.total + 1))
        best: i64 = 0
        top = -1.0
        for i in range(wide):
            if visits[i] == 0:
                return i
            tries = float(visits[i])
            hope = worth[i] / tries + math.sqrt(edge / tries)
            if hope > top:
                top = hope
                best = i
        return best

    def most_visited(self) -> i64:
        """The place of the action that was tried most often; the better mean decides between equals."""
        best: i64 = 0
        for i in range(len(self.actions)):
            more = self.visits[i] - self.visits[best]
            if more > 0 or (more == 0 and self.worth[i] > self.worth[best]):
                best = i
        return best

    def mean(self, place: i64) -> float:
        """What came of the action on average, 0 to 1."""
        return self.worth[place] / float(max(self.visits[place], 1))


@final
class Search:
    """The figures of a search, and the playouts that add to them."""

    def __init__(self, seat: i64, rollout: i64, rng: Rng) -> None:
        self.seat = seat
        self.rollout = rollout
        self.rng = rng
        self.nodes: dict[int, Node] = {}
        self.path: list[Node] = []
        self.places: list[i64] = []
        self.seats: list[i64] = []
        self.playouts: i64 = 0

    def node(self, state: State, seat: i64) -> Node | None:
        """The decision as the seat sees it, or None when it is met for the first time."""
        return self.nodes.get(state.seen_by(seat).fingerprint() * 8 + seat)

    def meet(self, state: State, seat: i64, out: vec[i64]) -> Node:
        """A decision that is met for the first time, its actions in random order."""
        n = state.legal_into(seat, out)
        for i in range(n - 1):
            j = i + self.rng.below(n - i)
            kept = out[i]
            out[i] = out[j]
            out[j] = kept
        node = Node(out[:n])
        self.nodes[state.seen_by(seat).fingerprint() * 8 + seat] = node
        return node

    def playout(self, view: State, out: vec[i64]) -> None:
        """One walk: down the known decisions, one new decision, random play, and back."""
        world = view.clone()
        world.redeal(self.seat, self.rng.word())
        self.path.clear()
        self.places.clear()
        self.seats.clear()
        self.descend(world, out)
        self.play_on(world, out)
        self.learn(world)
        self.playouts += 1

    def descend(self, world: State, out: vec[i64]) -> None:
        """Follow the known decisions and take the first step of a new one; the searching seat decides first."""
        seat = self.seat
        for _ in range(DEEPEST):
            node = self.node(world, seat)
            known = node is not None
            if node is None:
                node = self.meet(world, seat, out)
            place = node.pick()
            self.path.append(node)
            self.places.append(place)
            self.seats.append(seat)
            world.act(seat, node.actions[place])
            while world.actor == CHANCE:
                world.happen(self.rng.below(world.outcomes))
            seat = world.actor
            if seat == OVER or (not known and len(self.path) > 1):
                return

    def play_on(self, world: State, out: vec[i64]) -> None:
        """Random play, for as many decisions as the search looks ahead, then on to the end of the roll of dice."""
        rng = self.rng
        left = self.rollout
        while world.actor != OVER:
            if world.actor == CHANCE:
                world.happen(rng.below(world.outcomes))
            elif left == 0:
                return
            else:
                n = world.legal_into(world.actor, out)
                world.act(world.actor, out[rng.below(n)])
                left -= 1

    def learn(self, world: State) -> None:
        """Add what came of it to each decision on the way, as seen from the seat that took it."""
        game = world.game
        worth = [game.value(world, seat) for seat in range(world.seats)]
        for i in range(len(self.path)):
            node = self.path[i]
            place = self.places[i]
            node.visits[place] += 1
            node.worth[place] += worth[self.seats[i]]
            node.total += 1


class SearchBot(Bot):
    """Plays what its search finds best, within a number of playouts or a time for each decision."""

    def __init__(self, name: str, text: str, playouts: int, seconds: float, rollout: int) -> None:
        super().__init__(name, text)
        self.playouts: i64 = playouts
        self.seconds = seconds
        self.rollout: i64 = rollout
        self.last: Search | None = None

    def search(self, view: State, seat: i64, rng: Rng) -> Node:
        """Search the present decision; what was found in the decision before is used again."""
        out = buffer(view)
        search = self.last
        if search is None or search.seat != seat or search.node(view, seat) is None or len(search.nodes) > MOST_NODES:
            search = Search(seat, self.rollout, rng)
            self.last = search
        search.rng = rng
        deadline = time.perf_counter() + self.seconds if self.seconds > 0 else math.inf
        for i in range(self.playouts):
            search.playout(view, out)
            if i % CLOCK_EVERY == 0 and self.seconds > 0 and time.perf_counter() > deadline:
                break
        found = search.node(view, seat)
        assert found is not None
        return found

    def decide(self, view: State, seat: i64, rng: Rng) -> i64:
        """The action that was tried most; where choices are sealed, one in proportion to how often each was tried."""
        node = self.search(view, seat, rng)
        place = mixed(node, rng) if view.owed != i64(1) << seat else node.most_visited()
        return node.actions[place]


def mixed(node: Node, rng: Rng) -> i64:
    """An action by lot, weighted by its visits beyond a twentieth of all: nobody can foresee a sealed choice."""
    least = node.total // 20
    weight: i64 = 0
    for i in range(len(node.actions)):
        weight += max(0, node.visits[i] - least)
    if weight == 0:
        return node.most_visited()
    ticket = rng.below(weight)
    place: i64 = 0
    while ticket >= max(0, node.visits[place] - least):
        ticket -= max(0, node.visits[place] - least)
        place += 1
    return place
