"""`Database` is what a device's store needs: a key-value store with named shelves and atomic changes."""

from __future__ import annotations

from typing import Literal, Protocol

from msgspec import Struct

from fajrant.house.store import NoRoom


class Change(Struct, frozen=True, array_like=True):
    """`add` fails if the key is taken, and so do all changes written with it. `clear` removes keys by prefix."""

    kind: Literal["add", "put", "remove", "clear"]
    shelf: str
    key: str  # for `clear`, the prefix
    value: str = ""


SHELVES = ("facts", "headers", "summaries", "hidden", "deeds", "reviews", "review_summaries", "tries")


class NotStored(NoRoom):
    """The browser did not store the changes, for another reason than a lack of room."""


class Database(Protocol):
    async def get(self, shelf: str, key: str) -> str | None: ...

    async def scan(self, shelf: str, prefix: str = "") -> list[tuple[str, str]]:
        """All keys that begin with `prefix` and their values, in the order of the keys."""

    async def write(self, changes: list[Change]) -> None:
        """Makes all changes or none. They survive a crash once this returns.

        Raises Conflict, NoRoom or NotStored.
        """
