"""Exports everything on a device to one file, a copy, and finds what is missing when it is imported on a device."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

import msgspec
from msgspec import structs

from fajrant.local.database import SHELVES, Change, Database
from fajrant.local.store import DEED, HEADER, NAME, REVIEW_SUMMARY, SUMMARY, TRIED, deed_key, text

COPY_VERSION: Final = 1
BESIDE: Final = ("summaries", "hidden", "reviews", "review_summaries")  # what else is stored under a table's id
Shelves = dict[str, dict[str, str]]


class Copy(msgspec.Struct, tag_field="fajrant", tag="copy"):
    version: int
    shelves: Shelves
    page: dict[str, object] = {}  # what the web client itself stores; it writes and reads this part


class CopiedTable(msgspec.Struct):
    id: str
    deeds: list[str]


async def make_copy(database: Database) -> Copy:
    return Copy(COPY_VERSION, {shelf: dict(await database.scan(shelf)) for shelf in SHELVES})


def read_copy(file: str) -> Shelves:
    """The shelves of a copy. Raises msgspec.DecodeError if anything in it cannot be read."""
    copy = msgspec.json.decode(file, type=Copy)
    if copy.version != COPY_VERSION:
        raise msgspec.DecodeError(f"this copy has version {copy.version}")
    shelves = {shelf: copy.shelves.get(shelf, {}) for shelf in SHELVES}
    for tried in shelves["tries"].values():
        TRIED.decode(tried)
    for table in tables_in(shelves):
        check_table(table, shelves)
    return shelves


def tables_in(shelves: Shelves) -> list[CopiedTable]:
    tables = {table: CopiedTable(table, []) for table in shelves["headers"]}
    for key, row in sorted(shelves["deeds"].items()):
        if (table := key.partition("/")[0]) in tables:
            tables[table].deeds.append(row)
    return list(tables.values())


def check_table(table: CopiedTable, shelves: Shelves) -> None:
    """Raises msgspec.DecodeError if the copy of a table is incomplete."""
    SUMMARY.decode(shelves["summaries"].get(table.id, ""))
    if table.id in shelves["review_summaries"]:
        REVIEW_SUMMARY.decode(shelves["review_summaries"][table.id])
    for number, row in enumerate(table.deeds, 1):
        DEED.decode(row)
        if shelves["deeds"].get(deed_key(table.id, number)) != row:
            raise msgspec.DecodeError(f"deed {number} of table {table.id} is missing")
    if HEADER.decode(shelves["headers"][table.id]).id != table.id:
        raise msgspec.DecodeError(f"the header of table {table.id} is another table's")


async def missing_here(database: Database, shelves: Shelves) -> tuple[list[str], list[Change]]:
    """The tables of a copy that this device lacks or has fewer deeds of, and all changes that add what is missing."""
    tables = []
    changes: list[Change] = []
    for table in tables_in(shelves):
        id, known = await find_place(database, table)
        if known < len(table.deeds):
            tables.append(id)
            changes += added(table, id, known, shelves)
    for key, stored in shelves["tries"].items():
        changes += added_tries(key, stored, await database.get("tries", key))
    if NAME in shelves["facts"] and await database.get("facts", NAME) is None:
        changes.append(Change("put", "facts", NAME, shelves["facts"][NAME]))
    return tables, changes


async def find_place(database: Database, table: CopiedTable) -> tuple[str, int]:
    """The id that a copied table has on this device, and how many of its deeds are already here.

    If the table went on differently here, the copy becomes a separate table. Its id is a hash of the first deed that
    differs, so that later copies of the same table find it.
    """
    there = [DEED.decode(row).deed for row in table.deeds]
    id = table.id
    while True:
        here = [DEED.decode(row).deed for _, row in await database.scan("deeds", f"{id}/")]
        pairs = zip(here, there, strict=False)
        known = next((number for number, (a, b) in enumerate(pairs) if a != b), min(len(here), len(there)))
        if known in (len(here), len(there)):
            return id, known
        id = sha256(f"{id} {text(there[known])}".encode()).hexdigest()[: len(table.id)]


def added(table: CopiedTable, id: str, known: int, shelves: Shelves) -> list[Change]:
    """The changes that add a copied table under this id; that many of its deeds are already here."""
    beside = {shelf: shelves[shelf][table.id] for shelf in BESIDE if table.id in shelves[shelf]}
    if known:
        beside.pop("hidden", None)  # it is listed here
    beside["summaries"] = text(structs.replace(SUMMARY.decode(beside["summaries"]), id=id))
    header = structs.replace(HEADER.decode(shelves["headers"][table.id]), id=id)
    return [
        Change("put", "headers", id, text(header)),
        *[Change("put", shelf, id, value) for shelf, value in beside.items()],
        *[
            Change("add", "deeds", deed_key(id, number), table.deeds[number - 1])
            for number in range(known + 1, len(table.deeds) + 1)
        ],
    ]


def added_tries(key: str, copied: str, stored: str | None) -> list[Change]:
    there = TRIED.decode(copied)
    if stored is not None:
        here = TRIED.decode(stored)
        if here.tries >= there.tries and here.solved >= there.solved:
            return []
        there = structs.replace(there, tries=max(here.tries, there.tries), solved=here.solved or there.solved)
    return [Change("put", "tries", key, text(there))]
