"""`Store` is everything the house needs from a database. `fajrant.server.sql` implements it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from msgspec import Struct

from fajrant.house.deeds import AnyDeed, Header, Summary
from fajrant.house.outcomes import Outcome
from fajrant.house.wire_reviews import FoundMark

Row = tuple[AnyDeed, Outcome | None]  # a deed and its outcome; None if the deed did not change the game


class Conflict(Exception):
    """Another deed has already been stored under that number, or somebody else's password protects the name."""


class NoRoom(Exception):
    """Nothing can be written, most likely because the disk is full. Nothing was changed."""


class Person(Struct, frozen=True):
    id: str
    name: str
    password: str | None  # its hash


class Tried(Struct, frozen=True):
    """How a person has done at an exercise."""

    source: str  # a table, or the game of a puzzle
    item: str  # the number of the decision, or the puzzle's id
    tries: int
    solved: bool


class SeatLoss(Struct, frozen=True):
    """What the decisions of a seat cost it."""

    decisions: int
    loss: float  # of the chance of winning


class ReviewSummary(Struct, frozen=True):
    """What lists show of a review, stored beside it."""

    seats: list[SeatLoss]
    mistakes: list[FoundMark]


class EndedGame(Struct, frozen=True):
    summary: Summary
    review: ReviewSummary | None


class Store(Protocol):
    """Tables are append-only and deleted as a whole. Once a method returns, its change survives a crash."""

    @property
    def shared(self) -> bool:
        """Do other servers use the same database?"""

    async def open(self) -> None:
        """Connects, and migrates the database to the current version."""

    async def close(self) -> None: ...

    async def key(self) -> bytes:
        """The secret that signs cookies. It is created once."""

    async def set_name(self, person: str, name: str, key: str) -> None:
        """Raises Conflict if somebody else has a password for a name with the same key."""

    async def person(self, person: str) -> Person | None:
        """A person who has given a name; None if unknown."""

    async def keeper(self, key: str) -> Person | None:
        """The person whose password protects the name with this key."""

    async def change_password(self, person: str, key: str, hashed: str, before: str | None) -> int | None:
        """Returns the person's new epoch: how often the password has been replaced, which ends all earlier sessions.

        None if the stored hash is not `before`. Raises Conflict if the name is protected by somebody else.
        """

    async def renew_hash(self, person: str, hashed: str, before: str) -> None:
        """Stores a stronger hash of the same password."""

    async def ended_sessions(self) -> tuple[dict[str, int], set[tuple[str, str]]]:
        """The number of password changes by person, and (person, session) for each session that was ended."""

    async def end_session(self, person: str, session: str) -> None: ...

    async def check_writing(self) -> None:
        """Raises NoRoom if nothing can be written."""

    async def make(self, header: Header, rows: list[Row], summary: Summary) -> None:
        """Stores a new table with its first deeds and their outcomes."""

    async def read(self, table: str) -> tuple[Header, list[Row]] | None: ...

    async def read_since(self, table: str, version: int) -> list[Row]:
        """The deeds after a version, and their outcomes. Empty if the table has to be read as a whole, or is gone."""

    async def versions(self, tables: Iterable[str]) -> dict[str, int]:
        """The current versions of these tables, as far as they exist."""

    async def append(self, table: str, number: int, row: Row, summary: Summary) -> None:
        """Stores deed `number`. Raises Conflict if that number is taken."""

    async def add_outcomes(self, table: str, outcomes: dict[int, Outcome]) -> None:
        """Adds outcomes, by deed number, to deeds stored by an earlier version."""

    async def without_outcomes(self) -> list[str]:
        """The ids of started tables from earlier versions whose outcomes are not stored yet."""

    async def summarize(self, summary: Summary) -> None:
        """Replaces the summary of a table whose deeds are the same as before."""

    async def delete(self, table: str) -> None:
        """Deletes the table with all its deeds."""

    async def erase(self, table: str, person: str) -> None:
        """Removes the person from a table, and the table from their list. Adds a deed that says so (`Erased`)."""

    async def erase_person(self, person: str) -> int:
        """Deletes name and password, and ends all sessions. Returns the new epoch."""

    async def all_tables_of(self, person: str) -> list[str]:
        """Every table where the person was host, sat, or said something; also those they have hidden."""

    async def pack(self, before: str) -> int:
        """Packs some tables that ended before this time: they take a tenth of the space. Returns how many.

        Other servers may pack others at the same time.
        """

    async def count_unpacked(self, before: str) -> int:
        """How many tables that ended before this time are not packed."""

    async def idle(self, before: str) -> list[str]:
        """Some unfinished tables where nothing has happened since this time, and that have no warning yet."""

    async def expired(self, now: str) -> list[str]:
        """Some tables whose warning is over."""

    async def delete_expired(self, table: str, now: str) -> bool:
        """Deletes the table, unless its warning is not over or something has happened."""

    async def hide(self, person: str, table: str, hidden: bool) -> None:
        """Takes a table off a person's list, or puts it back."""

    async def tables_of(self, person: str) -> list[Summary]:
        """The tables that a person hosts or sits at and has not hidden, most recently updated first."""

    async def running(self) -> list[Summary]: ...

    async def take_bots(self, table: str, server: str, seconds: float) -> bool:
        """Claims the bots of a table for a server, for some seconds. False if another server has claimed them."""

    async def take_left_bots(self, server: str, seconds: float) -> list[str]:
        """Claims the bots of tables where a bot is to move and no server has claimed it. Returns the tables' ids."""

    async def keep_bots(self, server: str, tables: list[str], seconds: float) -> None:
        """Renews the server's claims to the bots of these tables, as far as it still has them."""

    async def leave_bots(self, server: str, table: str | None = None) -> None:
        """Gives up the server's claim to the bots of a table, or all its claims."""

    async def review(self, table: str) -> bytes | None:
        """The stored review of a table."""

    async def store_review(self, table: str, data: bytes, summary: ReviewSummary) -> None:
        """Replaces an older one. Does nothing if the table no longer exists."""

    async def ended_games_of(self, person: str) -> list[EndedGame]:
        """The latest finished games where the person sat, most recent first; also those they have hidden."""

    async def note_try(self, person: str, source: str, item: str, solved: bool) -> None:
        """Counts a try at an exercise. Once solved, it stays so."""

    async def tries_of(self, person: str, source: str | None = None) -> list[Tried]:
        """What the person has tried, everywhere or from one source."""

    async def unfinished(self, host: str | None = None) -> int:
        """How many tables have not ended, in total or for one host."""
