"""Who is online: everybody with at least one open socket at the table, on any server."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from fajrant.house.fanout import tell_nobody


@dataclass
class Here:
    """A person online at a table."""

    name: str | None
    sockets: int = 0


class Presence:
    def __init__(self, clock: Callable[[], float], kept: int = 20_000) -> None:
        self.clock = clock
        self.kept = kept  # how many absences are remembered; the longest ones are forgotten first
        self.since = clock()  # the earliest known absence; older ones may have been forgotten
        self.tables: dict[str, dict[str, Here]] = {}  # by table and person, in order of arrival
        self.left: dict[tuple[str, str], float] = {}
        self.elsewhere: dict[str, dict[str, dict[str, str | None]]] = {}  # names, by server, table and person
        self.tell: Callable[[str, str, str | None, bool], None] = tell_nobody  # tells other servers

    def join(self, table: str, person: str, name: str | None) -> None:
        here = self.tables.setdefault(table, {}).setdefault(person, Here(name))
        here.sockets += 1
        self.left.pop((table, person), None)
        if here.sockets == 1:
            self.tell(table, person, name, True)

    def leave(self, table: str, person: str) -> None:
        there = self.tables[table]
        there[person].sockets -= 1
        if there[person].sockets == 0:
            del there[person]
            if not there:
                del self.tables[table]
            self.seen(table, person)
            self.tell(table, person, None, False)

    def rename(self, person: str, name: str) -> None:
        for table, there in self.tables.items():
            if person in there:
                there[person].name = name
                self.tell(table, person, name, True)

    def tell_all(self) -> None:
        """Tells other servers who is online here."""
        for table, there in self.tables.items():
            for person, here in there.items():
                self.tell(table, person, here.name, True)

    def hear(self, server: str, table: str, person: str, name: str | None, online: bool) -> None:
        """Another server reports that somebody came or went there."""
        if online:
            self.elsewhere.setdefault(server, {}).setdefault(table, {})[person] = name
            self.left.pop((table, person), None)
        else:
            there = self.elsewhere.get(server, {})
            there.get(table, {}).pop(person, None)
            if not there.get(table, True):
                del there[table]
            self.seen(table, person)

    def forget(self, server: str) -> set[str]:
        """Forgets a server that is gone. Returns the tables where somebody was online there."""
        gone = self.elsewhere.pop(server, {})
        for table, people in gone.items():
            for person in people:
                self.seen(table, person)
        return set(gone)

    def seen(self, table: str, person: str) -> None:
        """Notes a sign of life from a person without a socket, such as a command."""
        key = (table, person)
        if not self.online(table, person):
            self.left.pop(key, None)
            self.left[key] = self.clock()
            if len(self.left) > self.kept:
                self.since = max(self.since, self.left.pop(next(iter(self.left))))

    def online(self, table: str, person: str) -> bool:
        return person in self.tables.get(table, {}) or any(
            person in there.get(table, {}) for there in self.elsewhere.values()
        )

    def away(self, table: str, person: str) -> float | None:
        """Seconds since the person was last seen at the table; None while online."""
        if self.online(table, person):
            return None
        return self.clock() - self.left.get((table, person), self.since)

    def watching(self, table: str) -> dict[str, str | None]:
        """The people online at the table and their names, in order of arrival; those on other servers come last."""
        names = {person: here.name for person, here in self.tables.get(table, {}).items()}
        for there in self.elsewhere.values():
            for person, name in there.get(table, {}).items():
                names.setdefault(person, name)
        return names
