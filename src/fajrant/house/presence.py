"""Who is online: a person is online at a table while at least one of their sockets watches it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass
class Here:
    """A person online at a table."""

    name: str | None
    sockets: int = 0


class Presence:
    def __init__(self, clock: Callable[[], float], kept: int = 20_000) -> None:
        self.clock = clock
        self.kept = kept  # how many absences are remembered; the longest ones are forgotten first
        self.since = clock()  # no absence is known to be older than this
        self.tables: dict[str, dict[str, Here]] = {}  # by table and person, in order of arrival
        self.left: dict[tuple[str, str], float] = {}

    def join(self, table: str, person: str, name: str | None) -> None:
        here = self.tables.setdefault(table, {}).setdefault(person, Here(name))
        here.sockets += 1
        self.left.pop((table, person), None)

    def leave(self, table: str, person: str) -> None:
        there = self.tables[table]
        there[person].sockets -= 1
        if there[person].sockets == 0:
            del there[person]
            if not there:
                del self.tables[table]
            self.seen(table, person)

    def rename(self, person: str, name: str) -> None:
        for there in self.tables.values():
            if person in there:
                there[person].name = name

    def seen(self, table: str, person: str) -> None:
        """Notes a sign of life from a person without a socket, such as a command."""
        key = (table, person)
        if not self.online(table, person):
            self.left.pop(key, None)
            self.left[key] = self.clock()
            if len(self.left) > self.kept:
                self.since = max(self.since, self.left.pop(next(iter(self.left))))

    def online(self, table: str, person: str) -> bool:
        return person in self.tables.get(table, {})

    def away(self, table: str, person: str) -> float | None:
        """Seconds since the person was last seen at the table; None while online."""
        if self.online(table, person):
            return None
        return self.clock() - self.left.get((table, person), self.since)

    def watching(self, table: str) -> dict[str, str | None]:
        """The people online at the table and their names, in order of arrival."""
        return {person: here.name for person, here in self.tables.get(table, {}).items()}
