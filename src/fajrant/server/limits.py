"""Rate limits per address, person and table: token buckets with a burst and a rate per second."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable
from functools import lru_cache
from time import monotonic

from fajrant.house.errors import Refused

SUBNET = 64  # bits of an IPv6 address: what one customer of a network has


@lru_cache(4096)
def source_of(host: str) -> str:
    """Whom an address belongs to, as far as limits can tell: an IPv4 address, or the network of an IPv6 one."""
    try:
        found = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, SUBNET), strict=False))


class Rate:
    """Token buckets by key."""

    def __init__(
        self, per_second: float, burst: float, clock: Callable[[], float] = monotonic, kept: int = 10_000
    ) -> None:
        self.per_second = per_second
        self.burst = burst
        self.kept = kept  # buckets; when there are more, full ones are forgotten first, then the longest unused
        self.clock = clock
        self.buckets: dict[str, tuple[float, float]] = {}  # what was left, and when; the last used is last

    def take(self, key: str, cost: float = 1) -> None:
        """Refused when the key has used up its share."""
        now = self.clock()
        left = self.left(key, now)
        if left < cost:
            raise Refused("too_fast", wait=(cost - left) / self.per_second)
        self.buckets.pop(key, None)
        self.buckets[key] = (left - cost, now)
        if len(self.buckets) > self.kept:
            self.forget(now)

    def left(self, key: str, now: float) -> float:
        left, when = self.buckets.get(key, (self.burst, now))
        return min(self.burst, left + (now - when) * self.per_second)

    def forget(self, now: float) -> None:
        """Makes room for some time, so that this is not done for every request of a crowd."""
        self.buckets = {key: value for key, value in self.buckets.items() if self.left(key, now) < self.burst}
        for key in list(self.buckets)[: max(0, len(self.buckets) - self.kept * 3 // 4)]:
            del self.buckets[key]


class Crowd:
    """How many of something each key holds."""

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
