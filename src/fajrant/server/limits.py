"""Rates: each address and each table may do so much in a burst, and so much per second in the long run."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from fajrant.server.errors import Refused

KEPT = 10_000  # buckets; when there are more, the full ones are forgotten


class Rate:
    """Token buckets by key."""

    def __init__(self, per_second: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self.per_second = per_second
        self.burst = burst
        self.clock = clock
        self.buckets: dict[str, tuple[float, float]] = {}  # what was left, and when

    def take(self, key: str, cost: float = 1) -> None:
        """Refused when the key has used up its share."""
        now = self.clock()
        left, when = self.buckets.get(key, (self.burst, now))
        left = min(self.burst, left + (now - when) * self.per_second)
        if left < cost:
            raise Refused("too_fast")
        self.buckets[key] = (left - cost, now)
        if len(self.buckets) > KEPT:
            self.forget(now)

    def forget(self, now: float) -> None:
        full = self.burst / self.per_second
        self.buckets = {key: (left, when) for key, (left, when) in self.buckets.items() if now - when < full}


class Crowd:
    """How many sockets each address holds."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.counts: dict[str, int] = {}

    def enter(self, key: str) -> bool:
        if self.counts.get(key, 0) >= self.most:
            return False
        self.counts[key] = self.counts.get(key, 0) + 1
        return True

    def leave(self, key: str) -> None:
        self.counts[key] -= 1
        if not self.counts[key]:
            del self.counts[key]
