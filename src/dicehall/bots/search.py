"""Search among what may be: Monte Carlo tree search over information sets, for any number of players.

Each playout deals the unknown again, as the searching seat must think it possible, and walks down from the present
decision. What is learned is kept for each decision *as the one who takes it sees it*: worlds that look the same to him
share their figures, so he cannot act on what he does not know, and neither can the opponents in the search. Since a
decision is known by how it looks, it may be reached in several ways, and it is still known in the next decision
of the same turn. A decision that is met for the first time is looked at by one step along each action, judged by the
game's own `value`; play goes on at random for as many decisions as the game's `outlook` says, and is judged again.
"""

import math
import time
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from dicehall.bots.bot import Bot, tried
from dicehall.core.playout import buffer
from dicehall.core.rng import Rng
from dicehall.core.state import CHANCE, OVER, State

EXPLORE: Final = 1.6
LEAST_SPREAD: Final = 0.02
FULL_WIDTH: Final[i64] = 12
WIDENING: Final = 1.6
DEEPEST: Final[i64] = 200
PULSE: Final[i64] = 16
MOST_NODES: Final[i64] = 150_000


@final
class Node:
    """One decision as the seat that takes it sees it: its actions, how often each was tried, and what came of it."""

    def __init__(self, actions: vec[i64]) -> None:
        n = len(actions)
        self.actions = actions
        self.visits: vec[i64] = vec[i64]([0 for _ in range(n)])
        self.worth: vec[float] = vec[float]([0.0 for _ in range(n)])
        self.total: i64 = 0
        self.looked: i64 = 0

    def width(self) -> i64:
        """How many of the actions are considered yet: all where there are few, else more and more with each visit."""
        n = len(self.actions)
        if n <= FULL_WIDTH:
            return n
        wide = FULL_WIDTH + i64(int(WIDENING * math.sqrt(float(self.total))))
        return wide if wide < n else n

    def pick(self, explore: float) -> i64:
        """The place of the action to try next: the best by its mean and its rarity, of those that were looked at."""
        wide = min(self.width(), self.looked)
        visits = self.visits
        worth = self.worth
        edge = explore * explore * math.log(float(self.total + 1))
        best: i64 = 0
        top = -1.0
        for i in range(wide):
            tries = float(visits[i])
            hope = worth[i] / tries + math.sqrt(edge / tries)
            if hope > top:
                top = hope
                best = i
        return best

    def swap(self, i: i64, j: i64) -> None:
        """Two actions change places."""
        action, visits, worth = self.actions[i], self.visits[i], self.worth[i]
        self.actions[i] = self.actions[j]
        self.visits[i] = self.visits[j]
        self.worth[i] = self.worth[j]
        self.actions[j] = action
        self.visits[j] = visits
        self.worth[j] = worth

    def sort(self) -> None:
        """The actions in order of their means, best first."""
        for i in range(1, len(self.actions)):
            j = i
            while j > 0 and self.mean(j) > self.mean(j - 1):
                self.swap(j, j - 1)
                j -= 1

    def most_visited(self) -> i64:
        """The place of the action that was tried most often."""
        return favourite(self, [place for place in range(len(self.actions))])

    def is_decided(self, left: i64) -> bool:
        """Whether so many more tries cannot change which action was tried most often."""
        first: i64 = 0
        second: i64 = 0
        for i in range(len(self.visits)):
            if self.visits[i] > first:
                second = first
                first = self.visits[i]
            elif self.visits[i] > second:
                second = self.visits[i]
        return first - second > left

    def mean(self, place: i64) -> float:
        """What came of the action on average, 0 to 1."""
        return self.worth[place] / float(max(self.visits[place], 1))


@final
class Spread:
    """By how much the outcomes of playouts differ: what makes a difference between two actions a large one."""

    def __init__(self) -> None:
        self.count = 0.0
        self.sum = 0.0
        self.squares = 0.0
        self.size = 0.5

    def add(self, worth: list[float]) -> None:
        """One more outcome, for each seat."""
        for each in worth:
            self.count += 1.0
            self.sum += each
            self.squares += each * each
        mean = self.sum / self.count
        self.size = max(LEAST_SPREAD, math.sqrt(max(self.squares / self.count - mean * mean, 0.0)))


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
        self.spread = Spread()

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

    def look(self, node: Node, world: State, seat: i64, out: vec[i64]) -> None:
        """One step along actions that were not looked at yet, judged at once: each has then been tried.

        Of very many actions a few are looked at when the decision is met, and the others when it comes up again; then
        they are put in order, and the best of them are considered first.
        """
        n = len(node.actions)
        is_met = node.looked == 0 and len(self.path) > 0
        until = FULL_WIDTH if is_met and n > FULL_WIDTH else n
        luck = self.rng.word()
        for i in range(node.looked, until):
            node.visits[i] = 1
            node.worth[i] = tried(world, seat, node.actions[i], Rng(luck), out)
            node.total += 1
        node.looked = until
        if until == n and n > FULL_WIDTH:
            node.sort()

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
            if node.looked < len(node.actions):
                self.look(node, world, seat, out)
            place = node.pick(EXPLORE * self.spread.size)
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
        self.spread.add(worth)
        for i in range(len(self.path)):
            node = self.path[i]
            place = self.places[i]
            node.visits[place] += 1
            node.worth[place] += worth[self.seats[i]]
            node.total += 1


class SearchBot(Bot):
    """Plays what its search finds best, within a number of playouts or a time for each decision.

    Where it `overlooks` something, each action goes unnoticed once in so many times: a mistake that people make.
    """

    def __init__(self, name: str, text: str, playouts: int, seconds: float, overlooks: int) -> None:
        super().__init__(name, text)
        self.playouts: i64 = playouts
        self.seconds = seconds
        self.overlooks: i64 = overlooks
        self.last: Search | None = None

    def search(self, view: State, seat: i64, rng: Rng) -> Node:
        """Search the present decision; what was found in the decision before is used again."""
        out = buffer(view)
        search = self.last
        if search is None or search.seat != seat or search.node(view, seat) is None or len(search.nodes) > MOST_NODES:
            search = Search(seat, view.game.outlook, rng)
            self.last = search
        search.rng = rng
        deadline = time.perf_counter() + self.seconds if self.seconds > 0 else math.inf
        search.playout(view, out)
        found = search.node(view, seat)
        assert found is not None
        for i in range(1, self.playouts):
            if i % PULSE == 0 and (found.is_decided(self.playouts - i) or time.perf_counter() > deadline):
                break
            search.playout(view, out)
        return found

    def decide(self, view: State, seat: i64, rng: Rng) -> i64:
        """The action that was tried most; a sealed choice is made by lot among those that are about as good."""
        node = self.search(view, seat, rng)
        places = self.noticed(node, rng)
        return node.actions[mixed(node, places, rng) if view.decides_in_secret(seat) else favourite(node, places)]

    def noticed(self, node: Node, rng: Rng) -> list[i64]:
        """The places of the actions that are not overlooked; never none."""
        everything = [place for place in range(len(node.actions))]
        if self.overlooks == 0:
            return everything
        found = [place for place in everything if rng.below(self.overlooks) > 0]
        return found or everything


def favourite(node: Node, places: list[i64]) -> i64:
    """Of these places the one that was tried most often; the better mean decides between equals."""
    best = places[0]
    for place in places:
        more = node.visits[place] - node.visits[best]
        if more > 0 or (more == 0 and node.worth[place] > node.worth[best]):
            best = place
    return best


def mixed(node: Node, places: list[i64], rng: Rng) -> i64:
    """Of these places one by lot, among those tried at least half as often as the favourite: nobody can foresee it."""
    least = node.visits[favourite(node, places)] // 2
    good = [place for place in places if node.visits[place] >= least]
    weight: i64 = 0
    for place in good:
        weight += node.visits[place]
    ticket = rng.below(weight)
    for place in good:
        ticket -= node.visits[place]
        if ticket < 0:
            return place
    return good[0]
