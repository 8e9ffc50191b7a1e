"""Advice for a person: a good move, how often it seems to win, and the next best beside it."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from dicehall.bots.search import Node, SearchBot
from dicehall.core.rng import Rng
from dicehall.core.state import State

PLAYOUTS: Final = 4000
SECONDS: Final = 0.8
SELDOM: Final[i64] = 12


@final
@mypyc_attr(serializable=True)
class Hint:
    """A move and the chance to win that goes with it; then the same of the next best, if there are `others`."""

    def __init__(self, node: Node, best: i64, second: i64) -> None:
        self.action = int(node.actions[best])
        self.share = node.mean(best)
        self.others = second >= 0
        self.next_action = int(node.actions[second]) if second >= 0 else -1
        self.next_share = node.mean(second) if second >= 0 else 0.0


def hint(view: State, seat: i64, rng: Rng) -> Hint:
    """What a search of less than a second finds for the seat, on what the seat sees."""
    node = SearchBot("hint", "", PLAYOUTS, SECONDS, 0).search(view, seat, rng)
    best = node.most_visited()
    return Hint(node, best, next_best(node, best))


def next_best(node: Node, best: i64) -> i64:
    """The place of the best mean among the other actions that were tried often enough to tell; -1 without any."""
    enough = node.total // len(node.actions) // SELDOM
    found: i64 = -1
    for i in range(len(node.actions)):
        if i == best or node.visits[i] < max(1, enough):
            continue
        if found < 0 or node.mean(i) > node.mean(found):
            found = i
    return found
