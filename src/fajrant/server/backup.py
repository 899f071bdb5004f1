"""Backup and restore of the one file that everything is in. A backup is taken while the server runs."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from fajrant.server.sql import known_versions

PATIENCE = 5  # seconds for a lock that another process holds


class NotADatabase(Exception):
    """The file is no database of Fajrant, or is broken."""


class TooNew(Exception):
    """The database was made by a later version of Fajrant."""


class InUse(Exception):
    """Somebody else has the database open."""


@contextmanager
def opened(file: Path, mode: str = "ro") -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode={mode}", uri=True, timeout=PATIENCE)) as connection:
        yield connection


def check(file: Path, fresh: bool = False) -> None:
    """A database of ours that this version can read; or, if it may be fresh, one without anything in it."""
    try:
        with opened(file) as connection:
            if fresh and connection.execute("SELECT 1 FROM sqlite_master").fetchone() is None:
                return
            version = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            connection.execute("SELECT 1 FROM tables JOIN deeds ON tables.id = table_id LIMIT 1")
    except sqlite3.DatabaseError as problem:
        raise NotADatabase from problem
    if version is None:
        raise NotADatabase
    if version[0] not in known_versions():
        raise TooNew


def check_whole(file: Path) -> int:
    """Every page of it; how many tables it holds."""
    check(file)
    with opened(file) as connection:
        try:
            sound = connection.execute("PRAGMA integrity_check(1)").fetchone() == ("ok",)
            sound = sound and connection.execute("PRAGMA foreign_key_check").fetchone() is None
            count = int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])
        except sqlite3.DatabaseError as problem:
            raise NotADatabase from problem
    if not sound:
        raise NotADatabase
    return count


def copy(source: Path, target: Path) -> int:
    """The database as it is at one moment, whole and in one file, put in its place at once; how many tables it holds.

    It has the key of all identities and the seeds of all running games, so only its owner may read it.
    """
    beside = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        os.close(os.open(beside, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        with opened(source) as live, closing(sqlite3.connect(beside)) as copied:
            live.backup(copied)  # in one step, so what is written meanwhile is all in it or all left out
            copied.execute("PRAGMA journal_mode=DELETE")
        count = check_whole(beside)
        with beside.open("rb+") as written:
            os.fsync(written.fileno())
        os.replace(beside, target)
    finally:
        beside.unlink(missing_ok=True)
    return count


def make_way(target: Path) -> None:
    """Before a database is replaced: InUse if anybody has it open; what it keeps beside itself goes."""
    try:
        with opened(target, "rw") as connection:
            # leaving the write-ahead log needs the file for oneself
            if connection.execute("PRAGMA journal_mode=DELETE").fetchone() != ("delete",):
                raise InUse
    except sqlite3.OperationalError as problem:
        raise InUse from problem
    except sqlite3.DatabaseError:
        pass  # broken, which may be why it is replaced
    for suffix in ("-wal", "-shm"):
        target.with_name(target.name + suffix).unlink(missing_ok=True)
