"""Who is there: a person is online at a table while a socket of theirs watches it."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic


class Presence:
    def __init__(self, clock: Callable[[], float] = monotonic, kept: int = 20_000) -> None:
        self.clock = clock
        self.kept = kept  # people remembered as away; the longest away are forgotten first
        self.since = clock()  # nobody can be known to be away for longer
        self.sockets: dict[tuple[str, str], int] = {}
        self.left: dict[tuple[str, str], float] = {}

    def join(self, table: str, person: str) -> None:
        key = (table, person)
        self.sockets[key] = self.sockets.get(key, 0) + 1
        self.left.pop(key, None)

    def leave(self, table: str, person: str) -> None:
        key = (table, person)
        self.sockets[key] -= 1
        if self.sockets[key] == 0:
            del self.sockets[key]
            self.seen(table, person)

    def seen(self, table: str, person: str) -> None:
        """A command is a sign of life too."""
        key = (table, person)
        if key not in self.sockets:
            self.left.pop(key, None)
            self.left[key] = self.clock()
            if len(self.left) > self.kept:
                self.since = max(self.since, self.left.pop(next(iter(self.left))))

    def online(self, table: str, person: str) -> bool:
        return (table, person) in self.sockets

    def away(self, table: str, person: str) -> float | None:
        """For how many seconds; None for who is there."""
        if self.online(table, person):
            return None
        return self.clock() - self.left.get((table, person), self.since)
