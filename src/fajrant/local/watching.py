"""The live channel to a table: changes, and which bot is thinking. It sends what a server's WebSocket would."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from fajrant.house.errors import Refused
from fajrant.house.fanout import Changed, Deleted, PresenceChanged, Subscription, Thinking
from fajrant.house.news import Watching
from fajrant.house.wire import Pong, ThinkingNews
from fajrant.local.store import PERSON

if TYPE_CHECKING:
    from fajrant.local.api import LocalApi

UNKNOWN = 4404  # as in the server's WebSocket: there is no such table
BROKEN = 1011  # as a WebSocket says it: the channel failed, and the page opens another


class Channel:
    def __init__(self, api: LocalApi, path: str, tell: Callable[[str], None], closed: Callable[[int], None]) -> None:
        way, _, query = path.partition("?")
        self.table = way.split("/")[2]
        known = query.partition("version=")[2]
        self.house = api.house
        self.tell = tell
        self.closed = closed
        self.watching = Watching(
            PERSON,
            self.house.presence,
            self.house.limits.away_seconds,
            api.newsroom,
            int(known) if known.isdecimal() else -1,
        )
        # before the table is read, so that nothing is missed
        self.subscription = self.house.fanout.subscribe(self.table)
        self.task = asyncio.create_task(self.run())

    def close(self) -> None:
        self.task.cancel()

    def hear(self, text: str) -> None:
        """Answers a ping, the only message that clients send here."""
        self.send(Pong())

    def send(self, news: object) -> None:
        self.tell(msgspec.json.encode(news).decode())

    async def run(self) -> None:
        joined = False
        try:
            await self.house.state(self.table)
            self.house.presence.join(self.table, PERSON, None)
            joined = True
            self.house.fanout.publish(self.table, PresenceChanged())
            await self.send_news(self.subscription)
        except Refused:
            self.closed(UNKNOWN)
        except Exception as problem:
            self.house.observer.trouble("watcher_broken", self.table, problem)
            self.closed(BROKEN)
        finally:
            self.house.fanout.unsubscribe(self.table, self.subscription)
            if joined:
                self.house.presence.leave(self.table, PERSON)

    async def send_news(self, subscription: Subscription) -> None:
        await self.send_table()
        while True:
            for note in await subscription.take():
                match note:
                    case Changed():
                        await self.send_table()
                    case Thinking(seat):
                        self.send(ThinkingNews(seat))
                    case PresenceChanged():
                        self.send(self.watching.presence_news(await self.house.state(self.table)))
                    case Deleted():
                        raise Refused("not_found")

    async def send_table(self) -> None:
        news = self.watching.table_news(await self.house.state(self.table))
        if news is not None:
            self.send(news)
