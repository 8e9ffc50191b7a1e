"""How sure a share is: 95 % intervals over deals."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, stdev
from typing import Final

NORMAL: Final = 1.959964


@dataclass(frozen=True)
class Interval:
    """A share of wins, and between what it lies in 95 of 100 such measurements."""

    share: float
    low: float
    high: float

    def is_above(self, even: float) -> bool:
        """Whether the whole interval lies above."""
        return self.low > even

    def is_below(self, even: float) -> bool:
        """Whether the whole interval lies below."""
        return self.high < even

    def __str__(self) -> str:
        return f"{self.share:.1%} ({self.low:.1%} to {self.high:.1%})"


def interval(shares: Sequence[float]) -> Interval:
    """The mean of independent shares (one a deal) with Student's interval.

    One deal that is won whole and one that is lost whole are thought in: a clean sweep is not taken for certainty.
    """
    if not shares:
        return Interval(0.5, 0.0, 1.0)
    padded = [*shares, 0.0, 1.0]
    centre, half = fmean(padded), student(len(padded) - 1) * stdev(padded) / math.sqrt(len(padded))
    return Interval(fmean(shares), max(0.0, centre - half), min(1.0, centre + half))


def student(freedom: int) -> float:
    """How many standard errors hold 95 % (Cornish and Fisher's expansion; within 1 % from three degrees of freedom)."""
    z, n = NORMAL, float(freedom)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / n + second / n**2 + third / n**3
