"""Where tables live. `Store` is all that the server asks of a database; `fajrant.server.sql` is the one there is."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct

from fajrant.house.deeds import AnyDeed, Header, Summary
from fajrant.house.outcomes import Outcome

Row = tuple[AnyDeed, Outcome | None]  # a deed, and what it did to the game if it did anything


class Conflict(Exception):
    """Somebody else wrote the deed of that number first, or keeps that name."""


class NoRoom(Exception):
    """Nothing can be written, most likely because the disk is full. Everything is as it was before."""


class Person(Struct, frozen=True):
    id: str
    name: str
    password: str | None  # its hash


class Store(Protocol):
    """Tables are append-only, and deleted whole. What a method has returned from survives the death of the process."""

    async def open(self) -> None:
        """Connects, and brings the database to this version."""

    async def close(self) -> None: ...

    async def key(self) -> bytes:
        """The secret that signs identities; made once."""

    async def set_name(self, person: str, name: str, key: str) -> None:
        """Conflict if somebody else keeps a name of the same key with a password."""

    async def person(self, person: str) -> Person | None:
        """Somebody who has said a name."""

    async def keeper(self, key: str) -> Person | None:
        """Who keeps the name of that key with a password."""

    async def change_password(self, person: str, key: str, hashed: str, before: str | None) -> bool:
        """False if the password is no longer the one before; Conflict if somebody else keeps the name.

        If there was one before, the sessions of that time end with it.
        """

    async def renew_hash(self, person: str, hashed: str, before: str) -> None:
        """The same password, hashed more strongly."""

    async def ended_sessions(self) -> tuple[dict[str, int], set[tuple[str, str]]]:
        """How often people changed their password, if they did; and person and id of each session that was ended."""

    async def end_session(self, person: str, session: str) -> None: ...

    async def check_writing(self) -> None:
        """NoRoom if nothing could be written now."""

    async def make(self, header: Header, rows: list[Row], summary: Summary) -> None:
        """A new table with its first deeds and their outcomes."""

    async def read(self, table: str) -> tuple[Header, list[Row]] | None: ...

    async def append(self, table: str, number: int, row: Row, summary: Summary) -> None:
        """The deed of that number; Conflict if there is one already."""

    async def add_outcomes(self, table: str, outcomes: dict[int, Outcome]) -> None:
        """What deeds of an earlier version did, by their number."""

    async def without_outcomes(self) -> list[str]:
        """Tables of earlier versions that have started and whose outcomes are not stored yet."""

    async def summarize(self, summary: Summary) -> None:
        """The table has not changed, but what lists should say of it has."""

    async def delete(self, table: str) -> None:
        """The table with all its deeds."""

    async def hide(self, person: str, table: str, hidden: bool) -> None:
        """Takes a table off a person's list, or puts it back."""

    async def tables_of(self, person: str) -> list[Summary]:
        """The tables that a person hosts or sits at and has not hidden, the latest news first."""

    async def running(self) -> list[Summary]: ...

    async def unfinished(self, host: str | None = None) -> int:
        """How many tables are not over, in all or of one host."""
