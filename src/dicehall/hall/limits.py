"""How much somebody may ask: buckets that fill steadily and are emptied by each request."""

import time
from collections import OrderedDict
from typing import Final

MOST_KNOWN: Final = 20_000


class Bucket:
    """Holds up to `size`, fills at `rate` a second."""

    __slots__ = ("at", "held", "rate", "size")

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.held = size
        self.at = time.monotonic()

    def take(self, amount: float = 1.0) -> bool:
        """Take so much out; False, and nothing taken, when there is less."""
        now = time.monotonic()
        self.held = min(self.size, self.held + (now - self.at) * self.rate)
        self.at = now
        if self.held < amount:
            return False
        self.held -= amount
        return True


class Limits:
    """A bucket for each of many; who has not come for long is forgotten."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, amount: float = 1.0) -> bool:
        """Take so much out of that bucket."""
        bucket = self.buckets.get(who)
        if bucket is None:
            bucket = self.buckets[who] = Bucket(self.rate, self.size)
            if len(self.buckets) > MOST_KNOWN:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(who)
        return bucket.take(amount)
