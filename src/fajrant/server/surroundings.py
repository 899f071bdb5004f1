"""The house's clock and observer: system time, logs and metrics."""

from __future__ import annotations

from datetime import UTC, datetime
from time import monotonic

from fajrant.house.deeds import AnyDeed
from fajrant.server import metrics
from fajrant.server.log import log, short, where


class SystemClock:
    def now(self) -> str:
        return datetime.now(UTC).isoformat(timespec="milliseconds")

    def monotonic(self) -> float:
        return monotonic()


class ServerObserver:
    def wrote(self, deed: AnyDeed) -> None:
        metrics.DEEDS.labels(type(deed).__name__).inc()

    def thought(self, seconds: float) -> None:
        metrics.THINKING.observe(seconds)

    def left_to_pack(self, count: int) -> None:
        metrics.UNPACKED.set(count)

    def trouble(self, event: str, table: str, problem: BaseException | None = None, **details: str) -> None:
        if problem is not None:
            details.setdefault("problem", type(problem).__name__)
            log.error(event, table=short(table), where=where(problem), **details)
        else:
            log.error(event, table=short(table), **details)
