"""Tells the watchers of a table that something has changed.

A note never says what changed. What a watcher may see is decided when the message to that watcher is built. Only other
servers also get the deed, so that they need not read it from the database.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

from fajrant.house.deeds import AnyDeed


class Changed(Struct, frozen=True, tag=True):
    """The table has a new version."""


class PresenceChanged(Struct, frozen=True, tag=True):
    """Somebody came or went."""


class Thinking(Struct, frozen=True, tag=True):
    """A bot has begun to think."""

    seat: int


class Deleted(Struct, frozen=True, tag=True):
    """The table is gone."""


Note = Changed | PresenceChanged | Thinking | Deleted


class Made(Struct, frozen=True):
    """The deed that changed a table, for other servers only: it may say more than a watcher may know."""

    version: int
    rules: int  # the version of the rules under which it was made
    deed: AnyDeed


class Subscription:
    """Notes that a watcher has not received yet. Equal notes are merged, so a slow watcher has no backlog."""

    def __init__(self) -> None:
        self.notes: dict[Note, None] = {}
        self.news = asyncio.Event()

    def put(self, note: Note) -> None:
        self.notes.pop(note, None)
        self.notes[note] = None
        self.news.set()

    async def take(self) -> list[Note]:
        """Waits until there are notes and returns them, oldest first."""
        await self.news.wait()
        self.news.clear()
        notes = list(self.notes)
        self.notes.clear()
        return notes


def tell_nobody(*_: object) -> None:
    """The default callback: there are no other servers to tell."""


class Fanout(Protocol):
    def publish(self, table: str, note: Note, made: Made | None = None) -> None:
        """Passes the note to everybody who watches the table, without waiting for them."""

    def publish_here(self, table: str, note: Note) -> None:
        """Passes it only to those who watch the table at this server."""

    def subscribe(self, table: str) -> Subscription: ...

    def unsubscribe(self, table: str, subscription: Subscription) -> None: ...


class LocalFanout:
    """Reaches the watchers that are connected to this server. `tell` reaches other servers, if there are any."""

    def __init__(self) -> None:
        self.watchers: dict[str, set[Subscription]] = {}
        self.tell: Callable[[str, Note, Made | None], None] = tell_nobody

    def publish(self, table: str, note: Note, made: Made | None = None) -> None:
        self.publish_here(table, note)
        self.tell(table, note, made)

    def publish_here(self, table: str, note: Note) -> None:
        for subscription in self.watchers.get(table, ()):
            subscription.put(note)

    def subscribe(self, table: str) -> Subscription:
        subscription = Subscription()
        self.watchers.setdefault(table, set()).add(subscription)
        return subscription

    def unsubscribe(self, table: str, subscription: Subscription) -> None:
        subscriptions = self.watchers.get(table, set())
        subscriptions.discard(subscription)
        if not subscriptions:
            self.watchers.pop(table, None)
