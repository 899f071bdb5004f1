"""What the house needs around it on a device: a clock, limits, and bots that think in another worker."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from time import monotonic
from typing import Any, ParamSpec, TypeVar

from fajrant.core.match import Match, canonical
from fajrant.house.deeds import AnyDeed
from fajrant.house.ports import BotFailed
from fajrant.review.analysis import Played

P = ParamSpec("P")
T = TypeVar("T")
Ask = Callable[[str], Awaitable[str]]  # a task for `fajrant.local.brain`, and its answer; both JSON


@dataclass(frozen=True)
class DeviceLimits:
    """See `fajrant.server.settings`. Tables on a device never expire, and all belong to one person."""

    any_seed: bool = True
    absences: int = 100
    away_seconds: float = 300
    bot_pause: float = 0.6
    bots_awake: bool = True
    cached_tables: int = 20
    expire_days: float = 0
    warn_days: float = 0
    open_tables: int = 1000
    open_tables_each: int = 1000
    patience: float = 3.0  # seconds before a bot tries again to store its move


class DeviceClock:
    def now(self) -> str:
        return datetime.now(UTC).isoformat(timespec="milliseconds")

    def monotonic(self) -> float:
        return monotonic()


class DeviceObserver:
    """Reports failures to the browser's console. If a bot's move waits for storage space, the page says so."""

    def __init__(self, report: Callable[[str], None], full: Callable[[bool], None]) -> None:
        self.report = report
        self.full = full
        self.waiting = False

    def wrote(self, deed: AnyDeed) -> None:
        self.stored()

    def stored(self) -> None:
        """Something was stored or deleted: there may be room again."""
        if self.waiting:
            self.waiting = False
            self.full(False)

    def thought(self, seconds: float) -> None:
        """Nobody measures bots here."""

    def left_to_pack(self, count: int) -> None:
        """Tables are not packed here."""

    def trouble(self, event: str, table: str, problem: BaseException | None = None, **details: str) -> None:
        if event == "bot_waits":
            self.waiting = True
            self.full(True)
            return
        said = [event, *[f"{key}={value}" for key, value in details.items()]]
        self.report(" ".join([*said, *([] if problem is None else [repr(problem)])]))


class AnyName:
    """Names on a device need no protection."""

    async def check_free(self, person: str, names: list[str]) -> None:
        """Everybody round the screen can use any name."""


async def at_once(work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
    """Runs slow work at once, because a browser's worker has no threads."""
    return work(*args, **kwargs)


class DeviceBots:
    """One bot thinks at a time. Moves and hints are more urgent than reviews."""

    def __init__(self, ask: Ask) -> None:
        self.ask = ask
        self.thinking = asyncio.Lock()
        self.reviewing = asyncio.Lock()

    async def wake(self) -> None:
        """Nothing to do: the bots' worker starts with the house."""

    async def choose(self, match: Match, seat: int, level: str, owner: str = "") -> str:
        position = canonical(match.to_json())
        text = await self.think("choose", match.game.slug, position, seat, level, secrets.randbits(62))
        if text not in match.moves(seat):
            raise BotFailed("IllegalMove")
        return str(text)

    async def hint(self, match: Match, seat: int, owner: str = "") -> dict[str, Any]:
        position = canonical(match.to_json())
        advice: dict[str, Any] = await self.think("hint", match.game.slug, position, seat, match.decisions())
        return advice

    async def judge(
        self, slug: str, position: str, owner: str, played: Played, budget: int, seed: int, urgent: bool = False
    ) -> Any:
        question = ("judge", slug, position, played.number, played.seat, played.move, budget, seed)
        if urgent:
            return await self.think(*question)
        async with self.reviewing:  # so that a move waits for one judgement at most
            return await self.think(*question)

    async def think(self, task: str, *args: object) -> Any:
        async with self.thinking:
            try:
                return json.loads(await self.ask(json.dumps([task, *args])))
            except Exception as problem:
                raise BotFailed(type(problem).__name__) from problem

    def close(self) -> None:
        """Nothing to do: the bots' worker ends with the house."""
