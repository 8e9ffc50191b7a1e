"""What a bot should know of Diceland: how good a position looks."""

from mypy_extensions import i64

from dicehall.core.state import OVER
from dicehall.games.diceland.ending import progress
from dicehall.games.diceland.state import DicelandState


def value(s: DicelandState, seat: i64) -> float:
    """About the chance of a seat to win, 0 to 1."""
    if s.actor == OVER:
        return 1.0 if (s.winner_bits >> seat) & 1 == 1 else 0.0
    return float(progress(s, seat)) / 100.0
