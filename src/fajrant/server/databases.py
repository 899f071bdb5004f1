"""The two databases that the store can use: a SQLite file, or PostgreSQL for several servers at once."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any, Protocol

from sqlalchemy import (
    URL,
    ColumnElement,
    Connection,
    Engine,
    Float,
    Table,
    cast,
    create_engine,
    event,
    extract,
    func,
    make_url,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.pool import StaticPool

# SQLite's codes for a disk that is full, broken, read-only or gone
NO_ROOM = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN}
# PostgreSQL's classes of codes for lost connections, deadlocks, exhausted resources, shutdown and system errors, and
# its codes for a read-only database, a lock that is not free and a statement that took too long
UNAVAILABLE = ("08", "40", "53", "57P", "58", "25006", "55P03", "57014")
MIGRATING = 7_316_221_845  # the advisory lock of the server that migrates
CONNECTIONS = 4  # to PostgreSQL per server
TIMEOUTS = ("statement_timeout", "idle_in_transaction_session_timeout")
STATEMENT_SECONDS = 20  # after this, PostgreSQL cancels a statement
ANSWER_SECONDS = 25.0  # after this, the server gives up a transaction: PostgreSQL itself hangs
# TCP keep-alive: a dead connection is closed within half a minute
LIVE = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,  # milliseconds
}

Insert = sqlite.Insert | postgresql.Insert


class Unreachable(Exception):
    """The database cannot be used. The message says why."""


class Database(Protocol):
    @property
    def threads(self) -> int:
        """How many transactions can run at the same time."""

    @property
    def shared(self) -> bool:
        """Can several servers use it at the same time?"""

    @property
    def answer_seconds(self) -> float | None:
        """How long a transaction may take; None for no limit."""

    def engine(self) -> Engine:
        """Connects. The first connection is made later, when it is needed."""

    def insert(self, table: Table) -> Insert:
        """An INSERT that knows ON CONFLICT."""

    def now(self) -> ColumnElement[float]:
        """The time by the database's clock, in seconds since 1970."""

    def is_unavailable(self, problem: DBAPIError) -> bool:
        """Does this error mean that nothing can be written at the moment?"""


def database_at(where: Path | str) -> Database:
    """The database in a file or at a URL."""
    return SqliteFile(where) if isinstance(where, Path) else PostgresDatabase(where)


# Errors are logged, and parameters contain seeds, names and moves: hence `hide_parameters`.


class SqliteFile:
    threads = 1
    shared = False
    answer_seconds = None

    def __init__(self, file: Path) -> None:
        self.file = file

    def engine(self) -> Engine:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.touch(0o600)  # it holds the key that signs all cookies, and every seed
        address = URL.create("sqlite", database=str(self.file.resolve()))
        one_at_a_time = {"check_same_thread": False}  # the store's only thread, and later the one that closes it
        engine = create_engine(address, poolclass=StaticPool, hide_parameters=True, connect_args=one_at_a_time)
        event.listen(engine, "connect", set_up_sqlite)
        event.listen(engine, "begin", begin_sqlite)
        return engine

    def insert(self, table: Table) -> Insert:
        return sqlite.insert(table)

    def now(self) -> ColumnElement[float]:
        return (func.julianday("now") - 2440587.5) * 86400.0

    def is_unavailable(self, problem: DBAPIError) -> bool:
        code = getattr(problem.orig, "sqlite_errorcode", 0)
        return isinstance(problem.orig, sqlite3.Error) and code & 0xFF in NO_ROOM


def set_up_sqlite(connection: Any, _record: object) -> None:
    """WAL mode; every commit is on disk before it is acknowledged. `begin_sqlite` starts the transactions."""
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")


def begin_sqlite(connection: Connection) -> None:
    """Begins a transaction. Python's driver would leave schema changes out of it, so a migration could stop halfway."""
    connection.exec_driver_sql("BEGIN IMMEDIATE" if is_alone(connection) else "BEGIN")


class PostgresDatabase:
    threads = CONNECTIONS
    shared = True
    answer_seconds = ANSWER_SECONDS

    def __init__(self, url: str) -> None:
        self.url = url

    def engine(self) -> Engine:
        engine = create_engine(
            make_url(self.url).set(drivername="postgresql+psycopg"),
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_pre_ping=True,  # after a restart of PostgreSQL, old connections are replaced
            hide_parameters=True,
            connect_args={**LIVE, "application_name": "fajrant"},
        )
        event.listen(engine, "connect", set_up_postgres)
        event.listen(engine, "begin", begin_postgres)
        return engine

    def insert(self, table: Table) -> Insert:
        return postgresql.insert(table)

    def now(self) -> ColumnElement[float]:
        return cast(extract("epoch", func.clock_timestamp()), Float)

    def is_unavailable(self, problem: DBAPIError) -> bool:
        code = getattr(problem.orig, "sqlstate", None)
        if code is None:
            return isinstance(problem, OperationalError)
        return str(code).startswith(UNAVAILABLE)


def set_up_postgres(connection: Any, _record: object) -> None:
    """Sets timeouts, so that no statement runs forever and no server that hangs holds a lock forever."""
    for setting in TIMEOUTS:
        connection.execute(f"SET {setting} = '{STATEMENT_SECONDS}s'")
    connection.commit()


def begin_postgres(connection: Connection) -> None:
    if is_alone(connection):
        for setting in TIMEOUTS:  # a migration may take long, and others wait for it
            connection.exec_driver_sql(f"SET LOCAL {setting} = 0")
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")


def is_alone(connection: Connection) -> bool:
    """Whether no other server may write until this transaction ends, as while the database is migrated."""
    return bool(connection.get_execution_options().get("alone", False))
