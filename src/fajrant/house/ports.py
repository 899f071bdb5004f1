"""Ports: what the house needs from outside. Bots, a clock, logs and metrics, names, and a place for slow work."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, ParamSpec, Protocol, TypeVar

from fajrant.bots import LEVELS
from fajrant.core.match import Match
from fajrant.house.deeds import AnyDeed
from fajrant.review.analysis import Played

P = ParamSpec("P")
T = TypeVar("T")


QUICK = LEVELS[1]  # the bot that chooses at once, without searching


class BotFailed(Exception):
    """A bot returned no move or an illegal one. The message says why."""


class Bots(Protocol):
    """Bots that think elsewhere, so that the house is not blocked."""

    async def wake(self) -> None:
        """Starts the bots' processes in advance, so that the first move does not have to wait for one."""

    async def choose(self, match: Match, seat: int, level: str, owner: str = "") -> str:
        """A legal move of a bot of this level, or of a lower one if there is no time. Raises BotFailed if that fails.

        Bots of one owner share one place in the queue.
        """

    async def hint(self, match: Match, seat: int, owner: str = "") -> dict[str, Any]:
        """The move an expert would make, with reasons. The same question gets the same answer."""

    async def judge(
        self, slug: str, position: str, owner: str, played: Played, budget: int, seed: int, urgent: bool = False
    ) -> Any:
        """The verdict on a decision, as plain data. Raises BotFailed if there is none. Unless it is urgent, moves and
        hints take precedence."""

    def close(self) -> None: ...


class Clock(Protocol):
    def now(self) -> str:
        """The current date and time in UTC, as ISO 8601."""

    def monotonic(self) -> float:
        """Seconds since some fixed point in time."""


class Observer(Protocol):
    """Logs and metrics. They must not contain secrets."""

    def wrote(self, deed: AnyDeed) -> None: ...

    def thought(self, seconds: float) -> None:
        """Records how long a bot took for a decision."""

    def left_to_pack(self, count: int) -> None:
        """Records how many finished tables could be packed."""

    def trouble(self, event: str, table: str, problem: BaseException | None = None, **details: str) -> None:
        """Reports a failure that the table survives."""


class Names(Protocol):
    async def check_free(self, person: str, names: list[str]) -> None:
        """Raises Refused("name_taken") if one of these names is protected by somebody else's password."""


class Offload(Protocol):
    """Runs slow work without blocking the event loop, as `asyncio.to_thread` does."""

    def __call__(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Awaitable[T]: ...


class Limits(Protocol):
    """The server settings that concern tables."""

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
    def expire_days(self) -> float: ...
    @property
    def warn_days(self) -> float: ...
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
