"""What is in a database, read without the server."""

from __future__ import annotations

import json
import lzma
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import psycopg

from tests.server.serving import Json

StoredMove = tuple[int, int, str]  # number, seat, text


def deeds_in(where: Path | str, table: str) -> list[Json]:
    """The deeds of a table in a SQLite file or a PostgreSQL database, in the order in which they were stored."""
    found = rows(where, "SELECT number, deed FROM deeds WHERE table_id = ? ORDER BY number", table)
    for [packed] in rows(where, "SELECT packed FROM tables WHERE id = ? AND packed IS NOT NULL", table):
        earlier = [deed for deed, _ in json.loads(lzma.decompress(packed))]
        found = [*enumerate(earlier, 1), *[row for row in found if row[0] > len(earlier)]]
    assert [number for number, _ in found] == list(range(1, len(found) + 1))
    return [json.loads(deed) for _, deed in found]


def moves_in(where: Path | str, table: str) -> list[StoredMove]:
    """The moves of a table, in the order in which they were stored."""
    moved = [deed for deed in deeds_in(where, table) if deed["deed"] == "moved"]
    return [(deed["number"], deed["seat"], deed["text"]) for deed in moved]


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """While another connection keeps all others out of a SQLite file."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA locking_mode=EXCLUSIVE")
        connection.execute("BEGIN EXCLUSIVE")
        yield


def salt_of(where: Path | str, table: str) -> str:
    """What keeps the seed of a table from being guessed."""
    [row] = rows(where, "SELECT header FROM tables WHERE id = ?", table)
    return str(json.loads(row[0])["salt"])


def rows(where: Path | str, query: str, *values: str) -> list[tuple[Any, ...]]:
    if isinstance(where, Path):
        with closing(sqlite3.connect(where)) as file:
            return file.execute(query, values).fetchall()
    with psycopg.connect(where) as connection:
        return connection.execute(query.replace("?", "%s").encode(), values).fetchall()
