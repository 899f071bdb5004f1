"""Backup and restore of the database file. A backup can be taken while the server runs."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from fajrant.server.sql import TooNew, known_versions

PATIENCE = 5  # seconds to wait for a lock that another process holds
LOCKED = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


class NotADatabase(Exception):
    """The file is not a Fajrant database, or it is damaged."""


class InUse(Exception):
    """Another process has the database open."""


@contextmanager
def opened(file: Path, mode: str = "ro") -> Iterator[sqlite3.Connection]:
    """A connection to the database.

    Raises NotADatabase if the file is none of ours, and OperationalError if it cannot be used at the moment: it is
    locked, for example, or this user may not open it.
    """
    uri = f"{file.resolve().as_uri()}?mode={mode}"
    try:
        with closing(sqlite3.connect(uri, uri=True, timeout=PATIENCE)) as connection:
            yield connection
    except sqlite3.DatabaseError as problem:
        # a statement that makes no sense here is an OperationalError, too: a table is missing
        if isinstance(problem, sqlite3.OperationalError) and primary_code(problem) != sqlite3.SQLITE_ERROR:
            raise
        raise NotADatabase from problem


def primary_code(problem: sqlite3.Error) -> int:
    """SQLite's error code, without the details that extended codes add; 0 if it was not SQLite that complained."""
    return int(getattr(problem, "sqlite_errorcode", 0)) & 0xFF


def check(file: Path, fresh: bool = False) -> None:
    """Raises unless this version can read the database. If `fresh`, an empty database is fine too."""
    with opened(file) as connection:
        if fresh and connection.execute("SELECT 1 FROM sqlite_master").fetchone() is None:
            return
        version = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        connection.execute("SELECT 1 FROM tables JOIN deeds ON tables.id = table_id LIMIT 1")
    if version is None:
        raise NotADatabase
    if version[0] not in known_versions():
        raise TooNew


def check_whole(file: Path) -> int:
    """Checks every page of the database and returns the number of tables in it."""
    check(file)
    with opened(file) as connection:
        sound = connection.execute("PRAGMA integrity_check(1)").fetchone() == ("ok",)
        sound = sound and connection.execute("PRAGMA foreign_key_check").fetchone() is None
        count = int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])
    if not sound:
        raise NotADatabase
    return count


def copy(source: Path, target: Path) -> int:
    """Writes a consistent snapshot to `target` in one atomic step and returns the number of tables in it.

    The file holds the key that signs all cookies and the seeds of all running games, so only its owner may read it.
    """
    check(source)  # reports a lock: SQLite's backup would wait for it forever
    beside = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        os.close(os.open(beside, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        with opened(source) as live, closing(sqlite3.connect(beside)) as copied:
            live.backup(copied)  # in one step, so a concurrent transaction is included or left out as a whole
            copied.execute("PRAGMA journal_mode=DELETE")
        count = check_whole(beside)
        with beside.open("rb+") as written:
            os.fsync(written.fileno())
        os.replace(beside, target)
    finally:
        beside.unlink(missing_ok=True)
    return count


def make_way(target: Path) -> None:
    """Prepares a database to be replaced: removes its side files. Raises InUse if another process has it open."""
    try:
        with opened(target, "rw") as connection:
            # leaving WAL mode needs exclusive access to the file
            if connection.execute("PRAGMA journal_mode=DELETE").fetchone() != ("delete",):
                raise InUse
    except sqlite3.OperationalError as problem:
        if primary_code(problem) in LOCKED:
            raise InUse from problem
        raise
    except NotADatabase:
        pass  # damaged, which may be why it is replaced
    for suffix in ("-wal", "-shm"):
        target.with_name(target.name + suffix).unlink(missing_ok=True)
