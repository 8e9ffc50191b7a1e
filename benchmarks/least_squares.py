"""What each of several things adds to a score that all of them go into: least squares, within each table."""

import math
from collections import defaultdict
from dataclasses import dataclass, field
from statistics import fmean

NORMAL = 1.96
NEXT_TO_NOTHING = 1e-9


@dataclass
class Fit:
    """A score, less the mean of its table, as the sum of what each card brings to the seats that like it."""

    squares: dict[tuple[int, int], float] = field(default_factory=lambda: defaultdict(float))
    products: dict[int, float] = field(default_factory=lambda: defaultdict(float))
    scatter: float = 0.0
    free: int = 0

    def see(self, scores: list[int], shown: list[int], likes: list[set[int]]) -> None:
        """One more game."""
        leads = centred([float(score) for score in scores])
        liked = {card: centred([float(card in some) for some in likes]) for card in shown}
        self.scatter += sumprod(leads, leads)
        self.free += len(scores) - 1
        for card, column in liked.items():
            self.products[card] += sumprod(column, leads)
            for other, beside in liked.items():
                self.squares[card, other] += sumprod(column, beside)

    def solved(self) -> dict[int, tuple[float, float]]:
        """What liking each card brings, and how far that may be off in 95 of 100 such series."""
        cards = sorted(self.products)
        inverse = inverted([[self.squares.get((card, other), 0.0) for other in cards] for card in cards])
        products = [self.products[card] for card in cards]
        brings = [sumprod(row, products) for row in inverse]
        rest = (self.scatter - sumprod(brings, products)) / max(1, self.free - len(cards))
        return {card: (brings[i], NORMAL * math.sqrt(abs(rest * inverse[i][i]))) for i, card in enumerate(cards)}


def centred(numbers: list[float]) -> list[float]:
    """These numbers, less their mean."""
    mean = fmean(numbers)
    return [number - mean for number in numbers]


def sumprod(some: list[float], others: list[float]) -> float:
    """The sum of products."""
    return sum(one * other for one, other in zip(some, others, strict=True))


def inverted(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a matrix of squares and products (Gauss and Jordan); of what was never seen nothing is known."""
    n = len(matrix)
    rows = [[*row, *(float(i == k) for k in range(n))] for i, row in enumerate(matrix)]
    for i in range(n):
        pivot = rows[i][i] + NEXT_TO_NOTHING
        rows[i] = [value / pivot for value in rows[i]]
        for k in range(n):
            if k != i:
                times = rows[k][i]
                rows[k] = [value - times * above for value, above in zip(rows[k], rows[i], strict=True)]
    return [row[n:] for row in rows]
