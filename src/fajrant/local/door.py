"""The interface to JavaScript: calls, answered as the server's HTTP API would, and channels to watch a table."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec

from fajrant.house.store import Conflict, NoRoom
from fajrant.local.api import LocalApi
from fajrant.local.database import Change, NotStored
from fajrant.local.surroundings import Ask
from fajrant.local.watching import Channel

NO_ROOM = "QuotaExceededError"  # the browser's name for it


class BrowserDatabase(Protocol):
    """`web/src/local/database.ts`. Missing values are empty strings and lists are JSON, which need no conversion."""

    def get(self, shelf: str, key: str) -> Awaitable[str]: ...
    def scan(self, shelf: str, prefix: str) -> Awaitable[str]: ...
    def write(self, changes: str) -> Awaitable[str]: ...


class IndexedDatabase:
    """The browser's database as the store needs it."""

    def __init__(self, browser: BrowserDatabase) -> None:
        self.browser = browser

    async def get(self, shelf: str, key: str) -> str | None:
        return await self.browser.get(shelf, key) or None

    async def scan(self, shelf: str, prefix: str = "") -> list[tuple[str, str]]:
        return [(key, value) for key, value in json.loads(await self.browser.scan(shelf, prefix))]

    async def write(self, changes: list[Change]) -> None:
        problem = await self.browser.write(msgspec.json.encode(changes).decode())
        if problem == "conflict":
            raise Conflict
        if problem == NO_ROOM:
            raise NoRoom(problem)
        if problem:
            raise NotStored(problem)


class Door:
    """Calls `full` with True when a bot's move waits for storage space, and with False once something was stored."""

    def __init__(
        self, browser: BrowserDatabase, ask: Ask, report: Callable[[str], None], full: Callable[[bool], None]
    ) -> None:
        self.api = LocalApi(IndexedDatabase(browser), ask, report, full)
        self.channels: dict[int, Channel] = {}

    async def open(self) -> None:
        await self.api.open()

    async def call(self, method: str, path: str, body: str, language: str) -> str:
        """The status and body of the answer, as JSON."""
        return json.dumps(await self.api.call(method, path, body, language))

    def watch(self, number: int, path: str, tell: Callable[[str], None], closed: Callable[[int], None]) -> None:
        """Opens channel `number`."""
        self.channels[number] = Channel(self.api, path, tell, closed)

    def hear(self, number: int, text: str) -> None:
        if number in self.channels:
            self.channels[number].hear(text)

    def leave(self, number: int) -> None:
        channel = self.channels.pop(number, None)
        if channel is not None:
            channel.close()
