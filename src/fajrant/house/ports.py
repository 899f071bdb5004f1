"""What the house is handed from outside: bots, a clock, somebody who watches it, and where slow work is done."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, ParamSpec, Protocol, TypeVar

from fajrant.core.match import Match
from fajrant.house.deeds import AnyDeed

P = ParamSpec("P")
T = TypeVar("T")


class BotFailed(Exception):
    """No move came, or none that is legal; the message says why."""


class Bots(Protocol):
    """Bots that think somewhere else, so that the house can go on meanwhile."""

    async def wake(self) -> None:
        """Gets ready before anybody waits."""

    async def choose(self, match: Match, seat: int, level: str, owner: str = "") -> str:
        """A legal move; BotFailed if there is none. Bots of one owner share one turn in the queue."""

    async def hint(self, match: Match, seat: int, owner: str = "") -> dict[str, Any]:
        """The move an expert would make and why; the same answer to the same question."""

    def close(self) -> None: ...


class Clock(Protocol):
    def now(self) -> str:
        """The time of day, as ISO 8601 in UTC."""

    def monotonic(self) -> float:
        """Seconds since some fixed moment."""


class Observer(Protocol):
    """Logs and metrics. Nothing here is a secret."""

    def wrote(self, deed: AnyDeed) -> None: ...

    def thought(self, seconds: float) -> None:
        """A bot took this long for a decision."""

    def trouble(self, event: str, table: str, problem: BaseException | None = None, **details: str) -> None:
        """Something failed that the table survives."""


class Names(Protocol):
    async def check_free(self, person: str, names: list[str]) -> None:
        """Refused("name_taken") if somebody else keeps one of these names."""


class Offload(Protocol):
    """Runs slow work without blocking the event loop, as `asyncio.to_thread` does."""

    def __call__(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Awaitable[T]: ...


class Limits(Protocol):
    """The settings that concern tables."""

    @property
    def any_seed(self) -> bool: ...
    @property
    def absences(self) -> int: ...
    @property
    def away_seconds(self) -> float: ...
    @property
    def bot_pause(self) -> float: ...
    @property
    def bots_awake(self) -> bool: ...
    @property
    def cached_tables(self) -> int: ...
    @property
    def open_tables(self) -> int: ...
    @property
    def open_tables_each(self) -> int: ...


@dataclass(frozen=True)
class Ports:
    bots: Bots
    clock: Clock
    observer: Observer
    names: Names
    offload: Offload
