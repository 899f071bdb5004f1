"""Rate limits per address, person and table: token buckets with a burst and a rate per second."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable
from functools import lru_cache
from time import monotonic

from fajrant.house.errors import Refused

NEARLY_FULL = 0.75
SUBNET = 64  # bits of an IPv6 address; one customer usually has a whole /64


@lru_cache(4096)
def source_of(host: str) -> str:
    """What limits count as one source: an IPv4 address, or the /64 network of an IPv6 address."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, SUBNET), strict=False))


class Rate:
    """Token buckets by key."""

    def __init__(
        self, per_second: float, burst: float, clock: Callable[[], float] = monotonic, kept: int = 10_000
    ) -> None:
        self.per_second = per_second
        self.burst = burst
        self.kept = kept  # number of buckets; beyond it, full ones are dropped first, then the least recently used
        self.clock = clock
        self.buckets: dict[str, tuple[float, float]] = {}  # (tokens left, when), least recently used first
        # tokens taken here since other servers were last told; None without other servers
        self.spent: dict[str, float] | None = None

    def take(self, key: str, cost: float = 1) -> None:
        """Takes tokens from the key's bucket. Raises Refused if there are too few."""
        now = self.clock()
        left = self.left(key, now)
        if left < cost:
            raise Refused("too_fast", wait=(cost - left) / self.per_second)
        self.set_left(key, left - cost, now)
        if self.spent is not None:
            self.spent[key] = self.spent.get(key, 0.0) + cost

    def hear(self, key: str, cost: float) -> None:
        """Subtracts tokens that another server has taken from the key's bucket."""
        now = self.clock()
        self.set_left(key, max(0.0, self.left(key, now) - cost), now)

    def to_tell(self) -> dict[str, float]:
        """Tokens to report to other servers. Nearly full buckets are left out: most are soon full again."""
        now = self.clock()
        left = {key: self.left(key, now) for key in self.spent or {}}
        due = {key: cost for key, cost in (self.spent or {}).items() if left[key] < self.burst * NEARLY_FULL}
        self.spent = {
            key: cost for key, cost in (self.spent or {}).items() if key not in due and left[key] < self.burst
        }
        return due

    def set_left(self, key: str, left: float, now: float) -> None:
        self.buckets.pop(key, None)
        self.buckets[key] = (left, now)
        if len(self.buckets) > self.kept:
            self.forget(now)

    def left(self, key: str, now: float) -> float:
        left, when = self.buckets.get(key, (self.burst, now))
        return min(self.burst, left + (now - when) * self.per_second)

    def forget(self, now: float) -> None:
        """Drops a quarter of the buckets at once, so that this is not repeated for every request."""
        self.buckets = {key: value for key, value in self.buckets.items() if self.left(key, now) < self.burst}
        for key in list(self.buckets)[: max(0, len(self.buckets) - self.kept * 3 // 4)]:
            del self.buckets[key]


class Crowd:
    """Counts how many places each key holds, such as the connections of an address, up to a maximum."""

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
