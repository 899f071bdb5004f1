"""`Database` is everything that the store of a device needs: shelves of texts by key, and atomic changes."""

from __future__ import annotations

from typing import Literal, Protocol

from msgspec import Struct

from fajrant.house.store import NoRoom


class Change(Struct, frozen=True, array_like=True):
    """`add` fails if the key is taken, and with it all changes made together. `clear` removes a range of keys."""

    kind: Literal["add", "put", "remove", "clear"]
    shelf: str
    key: str  # for `clear`: how the keys begin
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
