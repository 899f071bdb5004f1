"""News from those who change a table to those who watch it.

Notes say that something changed, never what: what a watcher may see is decided where it is sent.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class Changed:
    """The table has a new version."""


@dataclass(frozen=True)
class PresenceChanged:
    """Somebody came or went."""


@dataclass(frozen=True)
class Thinking:
    """A bot has begun to think."""

    seat: int


@dataclass(frozen=True)
class Deleted:
    """The table is gone."""


Note = Changed | PresenceChanged | Thinking | Deleted


class Subscription:
    """What a watcher has not been told yet. Equal notes are one, so that a slow watcher never has a backlog."""

    def __init__(self) -> None:
        self.notes: dict[Note, None] = {}
        self.news = asyncio.Event()

    def put(self, note: Note) -> None:
        self.notes.pop(note, None)
        self.notes[note] = None
        self.news.set()

    async def take(self) -> list[Note]:
        """Waits for news; oldest first."""
        await self.news.wait()
        self.news.clear()
        found = list(self.notes)
        self.notes.clear()
        return found


class Fanout(Protocol):
    def publish(self, table: str, note: Note) -> None:
        """Tells all who watch the table, soon."""

    def subscribe(self, table: str) -> Subscription: ...

    def unsubscribe(self, table: str, subscription: Subscription) -> None: ...


class LocalFanout:
    """Watchers of this process."""

    def __init__(self) -> None:
        self.watchers: dict[str, set[Subscription]] = {}

    def publish(self, table: str, note: Note) -> None:
        for subscription in self.watchers.get(table, ()):
            subscription.put(note)

    def subscribe(self, table: str) -> Subscription:
        subscription = Subscription()
        self.watchers.setdefault(table, set()).add(subscription)
        return subscription

    def unsubscribe(self, table: str, subscription: Subscription) -> None:
        left = self.watchers.get(table, set())
        left.discard(subscription)
        if not left:
            self.watchers.pop(table, None)
