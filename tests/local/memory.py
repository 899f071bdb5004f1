"""A device in memory: its database, and bots that think at once."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from fajrant.house.store import Conflict
from fajrant.local.api import LocalApi
from fajrant.local.brain import think
from fajrant.local.database import SHELVES, Change
from fajrant.local.surroundings import DeviceLimits

Json = Any


class MemoryDatabase:
    def __init__(self) -> None:
        self.shelves: dict[str, dict[str, str]] = {shelf: {} for shelf in SHELVES}
        self.refusal: type[Exception] | None = None  # how every write fails

    async def get(self, shelf: str, key: str) -> str | None:
        return self.shelves[shelf].get(key)

    async def scan(self, shelf: str, prefix: str = "") -> list[tuple[str, str]]:
        return sorted((key, value) for key, value in self.shelves[shelf].items() if key.startswith(prefix))

    async def write(self, changes: list[Change]) -> None:
        await asyncio.sleep(0)  # as in a browser, others may go on meanwhile
        if self.refusal:
            raise self.refusal
        after = {shelf: dict(rows) for shelf, rows in self.shelves.items()}
        for change in changes:
            rows = after[change.shelf]
            if change.kind == "add" and change.key in rows:
                raise Conflict
            if change.kind in ("add", "put"):
                rows[change.key] = change.value
            elif change.kind == "remove":
                rows.pop(change.key, None)
            else:
                for key in [key for key in rows if key.startswith(change.key)]:
                    del rows[key]
        self.shelves = after


async def think_here(request: str) -> str:
    return think(request)


class Device:
    """The API of a device, called as the web client does."""

    def __init__(self, database: MemoryDatabase, ask: Callable[[str], Awaitable[str]] = think_here) -> None:
        self.trouble: list[str] = []
        self.full: asyncio.Queue[bool] = asyncio.Queue()
        self.api = LocalApi(
            database, ask, self.trouble.append, self.full.put_nowait, DeviceLimits(bot_pause=0, patience=0)
        )

    async def call(self, method: str, path: str, **body: object) -> tuple[int, Json]:
        status, text = await self.api.call(method, path, msgspec.json.encode(body).decode(), "pl")
        return status, json.loads(text)

    async def get(self, path: str) -> Json:
        status, answer = await self.call("GET", path)
        assert status == 200, answer
        return answer

    async def post(self, path: str, **body: object) -> Json:
        status, answer = await self.call("POST", path, **body)
        assert status == 200, answer
        return answer

    async def refused(self, method: str, path: str, **body: object) -> tuple[int, str]:
        """Status and reason of a refusal."""
        status, answer = await self.call(method, path, **body)
        assert status >= 400, answer
        return status, answer["because"]

    async def settled(self, table: str) -> Json:
        """The table once no bot is to move."""
        await self.get(f"/tables/{table}")
        while table in self.api.house.drivers:
            await self.api.house.drivers[table]
        return await self.get(f"/tables/{table}")
