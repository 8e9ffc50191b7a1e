"""The fast random source: the same numbers everywhere, and even ones."""

from hypothesis import given
from hypothesis import strategies as st

from dicehall.core.rng import Rng, scrambled

KNOWN = [4271363494, 1339005265, 2475592132]
DICE = [0, 2, 0, 0, 3, 2, 1, 1, 2, 2, 4, 0]


def test_known_numbers() -> None:
    """The first words of two seeds, as they have always been."""
    assert [Rng(0).word(), Rng(1).word(), Rng(-1).word()] == KNOWN
    one = Rng(7)
    assert [one.below(6) for _ in range(12)] == DICE


@given(st.integers(-(2**62), 2**62), st.integers(1, 2**31))
def test_a_number_below_is_below(seed: int, n: int) -> None:
    """0 to n - 1, for any seed."""
    assert 0 <= Rng(seed).below(n) < n


def test_both_halves_of_a_seed_count() -> None:
    """Seeds that differ in one bit, high or low, give other streams."""
    words = {Rng(1 << bit).word() for bit in range(63)}
    assert len(words) == 63


def test_dice_are_fair() -> None:
    """Chi-square of 60,000 throws of a die, seed 1, is below what one in a thousand fair dice exceeds."""
    rng, faces = Rng(1), [0] * 6
    for _ in range(60_000):
        faces[rng.below(6)] += 1
    assert sum((count - 10_000) ** 2 / 10_000 for count in faces) < 20.5


def test_scrambling_spreads_a_bit() -> None:
    """Numbers next to each other have little in common."""
    assert all(8 <= (scrambled(n) ^ scrambled(n + 1)).bit_count() <= 24 for n in range(100))
