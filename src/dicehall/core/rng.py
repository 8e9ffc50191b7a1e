"""A small fast random source for playouts and bots: the same numbers compiled and interpreted.

Marsaglia's xorshift128 on four 32-bit words, filled from the seed by splitmix. It is not for dice at a table:
those come from `fair.py`, which anyone can check.
"""

from typing import Final, final

from mypy_extensions import i64

MASK32: Final[i64] = 0xFFFFFFFF


def scrambled(x: i64) -> i64:
    """One 32-bit word spread over all its bits (lowbias32)."""
    x = x & MASK32
    x = x ^ (x >> 16)
    x = (x * 0x21F0AAAD) & MASK32
    x = x ^ (x >> 15)
    x = (x * 0x735A2D97) & MASK32
    return x ^ (x >> 15)


@final
class Rng:
    """A stream of numbers that depends on its seed alone."""

    def __init__(self, seed: i64) -> None:
        low = seed & MASK32
        high = (seed >> 32) & MASK32
        self.x: i64 = scrambled(low + 0x1234567)
        self.y: i64 = scrambled(high ^ scrambled(low + 0x2545F49))
        self.z: i64 = scrambled(self.x + self.y + 0x3779FB9)
        self.w: i64 = scrambled(self.y ^ (self.z + 0x5851F42)) | 1

    def word(self) -> i64:
        """The next 32 random bits."""
        t = self.x ^ ((self.x << 11) & MASK32)
        self.x = self.y
        self.y = self.z
        self.z = self.w
        self.w = self.w ^ (self.w >> 19) ^ t ^ (t >> 8)
        return self.w

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1; n is at most 2**31."""
        t = self.x ^ ((self.x << 11) & MASK32)
        self.x = self.y
        self.y = self.z
        self.z = self.w
        self.w = self.w ^ (self.w >> 19) ^ t ^ (t >> 8)
        return (self.w * n) >> 32
