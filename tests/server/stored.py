"""What is in a database, read without the server."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg

StoredMove = tuple[int, int, str]  # number, seat, text


def moves_in(where: Path | str, table: str) -> list[StoredMove]:
    """The moves of a table in a SQLite file or a PostgreSQL database, in the order in which they were stored."""
    deeds = [
        json.loads(row[0]) for row in rows(where, "SELECT deed FROM deeds WHERE table_id = ? ORDER BY number", table)
    ]
    return [(deed["number"], deed["seat"], deed["text"]) for deed in deeds if deed["deed"] == "moved"]


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
