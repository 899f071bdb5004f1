"""The store of a device: one person's tables in a `Database`. There are no passwords and no other servers."""

from __future__ import annotations

import asyncio
from base64 import b64decode, b64encode
from collections.abc import Iterable
from typing import Final

import msgspec

from fajrant.house.deeds import AnyDeed, Header, Summary
from fajrant.house.outcomes import Outcome
from fajrant.house.store import EndedGame, Person, ReviewSummary, Row, Tried
from fajrant.house.wire import ENDED
from fajrant.local.database import Change, Database

PERSON: Final = "me"  # the only person of a device
NAME: Final = "name"


class StoredDeed(msgspec.Struct, frozen=True, array_like=True):
    deed: AnyDeed
    outcome: Outcome | None


HEADER: Final = msgspec.json.Decoder(Header)
SUMMARY: Final = msgspec.json.Decoder(Summary)
DEED: Final = msgspec.json.Decoder(StoredDeed)
REVIEW_SUMMARY: Final = msgspec.json.Decoder(ReviewSummary)
TRIED: Final = msgspec.json.Decoder(Tried)


def text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def deed_key(table: str, number: int) -> str:
    return f"{table}/{number:06}"


class LocalStore:
    shared = False

    def __init__(self, database: Database) -> None:
        self.database = database
        self.trying = asyncio.Lock()  # held while a try is read, counted and written

    async def open(self) -> None:
        """Nothing to do: the browser has opened the database."""

    async def close(self) -> None:
        """Nothing to do: the database stays open."""

    # ------------------------------------------------------------ the person

    async def key(self) -> bytes:
        return b""  # there are no cookies to sign

    async def set_name(self, person: str, name: str, key: str) -> None:
        await self.database.write([Change("put", "facts", NAME, name)])

    async def person(self, person: str) -> Person | None:
        name = await self.database.get("facts", NAME)
        return None if name is None else Person(PERSON, name, None)

    async def keeper(self, key: str) -> Person | None:
        return None

    async def change_password(self, person: str, key: str, hashed: str, before: str | None) -> int | None:
        return None

    async def renew_hash(self, person: str, hashed: str, before: str) -> None:
        """There are no passwords."""

    async def ended_sessions(self) -> tuple[dict[str, int], set[tuple[str, str]]]:
        return {}, set()

    async def end_session(self, person: str, session: str) -> None:
        """There are no sessions."""

    async def erase_person(self, person: str) -> int:
        await self.database.write([Change("clear", shelf, "") for shelf in ("facts", "tries")])
        return 0  # there are no sessions

    # ------------------------------------------------------------ tables

    async def check_writing(self) -> None:
        await self.database.write([Change("put", "facts", "probe", "x"), Change("remove", "facts", "probe")])

    async def make(self, header: Header, rows: list[Row], summary: Summary) -> None:
        await self.database.write(
            [
                Change("add", "headers", header.id, text(header)),
                Change("put", "summaries", header.id, text(summary)),
                *[Change("add", "deeds", deed_key(header.id, number), text(row)) for number, row in enumerate(rows, 1)],
            ]
        )

    async def read(self, table: str) -> tuple[Header, list[Row]] | None:
        header = await self.database.get("headers", table)
        if header is None:
            return None
        return HEADER.decode(header), await self.read_since(table, 0)

    async def read_since(self, table: str, version: int) -> list[Row]:
        rows = await self.database.scan("deeds", f"{table}/")
        newer = [DEED.decode(row) for _, row in rows[version:]]
        return [(row.deed, row.outcome) for row in newer]

    async def versions(self, tables: Iterable[str]) -> dict[str, int]:
        counts = {table: len(await self.database.scan("deeds", f"{table}/")) for table in tables}
        return {table: count for table, count in counts.items() if count}

    async def append(self, table: str, number: int, row: Row, summary: Summary) -> None:
        await self.database.write(
            [
                Change("add", "deeds", deed_key(table, number), text(row)),
                Change("put", "summaries", table, text(summary)),
            ]
        )

    async def add_outcomes(self, table: str, outcomes: dict[int, Outcome]) -> None:
        rows = await self.read_since(table, 0)
        changed = [(number, (rows[number - 1][0], done)) for number, done in outcomes.items()]
        await self.database.write(
            [Change("put", "deeds", deed_key(table, number), text(row)) for number, row in changed]
        )

    async def without_outcomes(self) -> list[str]:
        return []  # every table on a device has its outcomes

    async def summarize(self, summary: Summary) -> None:
        await self.database.write([Change("put", "summaries", summary.id, text(summary))])

    async def delete(self, table: str) -> None:
        shelves = ("headers", "summaries", "hidden", "reviews", "review_summaries")
        await self.database.write(
            [
                *[Change("remove", shelf, table) for shelf in shelves],
                *[Change("clear", shelf, f"{table}/") for shelf in ("deeds", "tries")],
            ]
        )

    async def erase(self, table: str, person: str) -> None:
        """Every table of a device is its person's alone."""
        await self.delete(table)

    async def all_tables_of(self, person: str) -> list[str]:
        return [table for table, _ in await self.database.scan("headers")]

    # ------------------------------------------------------------ old tables: they stay until the person deletes them

    async def pack(self, before: str) -> int:
        return 0

    async def count_unpacked(self, before: str) -> int:
        return 0

    async def idle(self, before: str) -> list[str]:
        return []

    async def expired(self, now: str) -> list[str]:
        return []

    async def delete_expired(self, table: str, now: str) -> bool:
        return False

    # ------------------------------------------------------------ bots: no other server plays them

    async def take_bots(self, table: str, server: str, seconds: float) -> bool:
        return True

    async def take_left_bots(self, server: str, seconds: float) -> list[str]:
        return []

    async def keep_bots(self, server: str, tables: list[str], seconds: float) -> None:
        """Nothing to do: no other server takes them."""

    async def leave_bots(self, server: str, table: str | None = None) -> None:
        """Nothing to do: no other server takes them."""

    # ------------------------------------------------------------ lists

    async def summaries(self) -> list[Summary]:
        """The summaries of all tables, most recently updated first."""
        summaries = [SUMMARY.decode(summary) for _, summary in await self.database.scan("summaries")]
        return sorted(summaries, key=lambda summary: summary.updated, reverse=True)

    async def hide(self, person: str, table: str, hidden: bool) -> None:
        await self.database.write([Change("put" if hidden else "remove", "hidden", table, "x")])

    async def tables_of(self, person: str) -> list[Summary]:
        hidden = {table for table, _ in await self.database.scan("hidden")}
        return [summary for summary in await self.summaries() if summary.id not in hidden]

    async def running(self) -> list[Summary]:
        return [summary for summary in await self.summaries() if summary.status == "running"]

    async def unfinished(self, host: str | None = None) -> int:
        return len([summary for summary in await self.summaries() if summary.status not in ENDED])

    # ------------------------------------------------------------ reviews and exercises

    async def review(self, table: str) -> bytes | None:
        stored = await self.database.get("reviews", table)
        return None if stored is None else b64decode(stored)

    async def store_review(self, table: str, data: bytes, summary: ReviewSummary) -> None:
        if await self.database.get("headers", table) is not None:
            await self.database.write(
                [
                    Change("put", "reviews", table, b64encode(data).decode()),
                    Change("put", "review_summaries", table, text(summary)),
                ]
            )

    async def ended_games_of(self, person: str) -> list[EndedGame]:
        reviews = dict(await self.database.scan("review_summaries"))
        return [
            EndedGame(summary, REVIEW_SUMMARY.decode(reviews[summary.id]) if summary.id in reviews else None)
            for summary in await self.summaries()
            if summary.status == "over"
        ]

    async def note_try(self, person: str, source: str, item: str, solved: bool) -> None:
        async with self.trying:
            key = f"{source}/{item}"
            stored = await self.database.get("tries", key)
            before = Tried(source, item, 0, False) if stored is None else TRIED.decode(stored)
            after = Tried(source, item, before.tries + 1, before.solved or solved)
            await self.database.write([Change("put", "tries", key, text(after))])

    async def tries_of(self, person: str, source: str | None = None) -> list[Tried]:
        prefix = "" if source is None else f"{source}/"
        return [TRIED.decode(stored) for _, stored in await self.database.scan("tries", prefix)]
