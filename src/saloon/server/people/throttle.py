"""So many tries in so long a time: sign-in by name and by address, reports, tokens, mails."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

MOST_KEPT: Final = 50_000
"""More names or addresses than this are not remembered; the longest unused is forgotten first."""


@dataclass(slots=True)
class Bucket:
    tokens: float
    at: float


class Throttle:
    """A bucket for each key: `burst` tries at once, one more every `seconds`."""

    def __init__(self, burst: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.burst = burst
        self.seconds = seconds
        self.clock = clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def wait(self, key: str) -> float:
        """Takes a try and answers 0, or takes none and answers the seconds until the next is there."""
        bucket = self.fresh(key)
        if bucket.tokens < 1:
            return (1 - bucket.tokens) * self.seconds
        bucket.tokens -= 1
        return 0.0

    def forgive(self, key: str) -> None:
        """It was the right person: all tries are there again."""
        self.buckets.pop(key, None)

    def fresh(self, key: str) -> Bucket:
        now = self.clock()
        bucket = self.buckets.pop(key, None) or Bucket(float(self.burst), now)
        bucket.tokens = min(float(self.burst), bucket.tokens + (now - bucket.at) / self.seconds)
        bucket.at = now
        self.buckets[key] = bucket
        while len(self.buckets) > MOST_KEPT:
            self.buckets.popitem(last=False)
        return bucket
