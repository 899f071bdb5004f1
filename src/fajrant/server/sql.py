"""The store in one SQLite file, through SQLAlchemy. One thread does the work: the event loop never waits for disk.

Deeds that arrive while the disk is busy share the next transaction, so a slow disk does not limit their number.
"""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import msgspec
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import URL, ColumnElement, Connection, Engine, create_engine, event, func, select
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.pool import StaticPool

from fajrant.house.deeds import AnyDeed, Header, Moved, Said, Summary, Undone
from fajrant.house.outcomes import Outcome
from fajrant.house.store import Conflict, NoRoom, Person, Row
from fajrant.house.wire import ENDED
from fajrant.server import migrations
from fajrant.server.schema import deeds, ended, keys, people, sitters, tables

P = ParamSpec("P")
T = TypeVar("T")
DEED: msgspec.json.Decoder[AnyDeed] = msgspec.json.Decoder(AnyDeed)
OUTCOME: msgspec.json.Decoder[Outcome] = msgspec.json.Decoder(Outcome)
HEADER = msgspec.json.Decoder(Header)
SUMMARY = msgspec.json.Decoder(Summary)
KEY = "identity"
PROBE = "probe"
PROBE_BYTES = 16_384
# SQLite's codes for a disk that is full, broken, read-only or gone
NO_ROOM = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN}


def text(data: object) -> str:
    return msgspec.json.encode(data).decode()


def no_room(problem: BaseException | None) -> bool:
    """Does this error mean that nothing can be written?"""
    code = getattr(problem, "sqlite_errorcode", 0)
    return isinstance(problem, sqlite3.Error) and code & 0xFF in NO_ROOM


class Change:
    """A change that waits to be written."""

    def __init__(self, work: Callable[[Connection], None], done: asyncio.Future[None]) -> None:
        self.work = work
        self.done = done

    def end(self, problem: Exception | None) -> None:
        if self.done.done():  # nobody waits any more
            return
        if problem is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(problem)


class SqlStore:
    def __init__(self, file: Path) -> None:
        self.file = file
        self.worker = ThreadPoolExecutor(1, thread_name_prefix="store")
        self.engine: Engine | None = None
        self.waiting: list[Change] = []
        self.writing: asyncio.Task[None] | None = None

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Runs one transaction in the store's thread. It is on disk when this returns."""
        return await asyncio.get_running_loop().run_in_executor(self.worker, self.transact, work)

    async def run_or_conflict(self, work: Callable[[Connection], T]) -> T:
        try:
            return await self.run(work)
        except IntegrityError:
            raise Conflict from None

    def transact(self, work: Callable[[Connection], T]) -> T:
        assert self.engine is not None
        try:
            with self.engine.begin() as connection:
                return work(connection)
        except DBAPIError as problem:
            if no_room(problem.orig):
                raise NoRoom from problem
            raise

    async def write(self, work: Callable[[Connection], None]) -> None:
        """Runs a change in a transaction that it may share with others. It is on disk when this returns."""
        change = Change(work, asyncio.get_running_loop().create_future())
        self.waiting.append(change)
        if self.writing is None:
            self.writing = asyncio.create_task(self.write_all())
        await change.done

    async def write_all(self) -> None:
        try:
            while self.waiting:
                changes, self.waiting = self.waiting, []
                problems = await asyncio.get_running_loop().run_in_executor(self.worker, self.transact_all, changes)
                for change, problem in zip(changes, problems, strict=True):
                    change.end(problem)
        finally:
            self.writing = None

    def transact_all(self, changes: list[Change]) -> list[Exception | None]:
        """Runs the changes in one transaction and returns what went wrong with each. One that fails is left out."""
        if len(changes) == 1:
            return [attempt(self.transact, changes[0].work)]
        problems: list[Exception | None] = []

        def work(connection: Connection) -> None:
            for change in changes:
                problem = attempt(nested, connection, change.work)
                if problem is not None and is_broken(problem):
                    raise problem
                problems.append(problem)

        whole = attempt(self.transact, work)
        return problems if whole is None else [whole] * len(changes)

    async def check_writing(self) -> None:
        """Writes as much as a large deed, and deletes it again."""
        fresh = {"name": PROBE, "value": bytes(PROBE_BYTES)}
        written = insert(keys).values(fresh).on_conflict_do_update(["name"], set_={"value": fresh["value"]})
        await self.run(lambda c: c.execute(written))
        await self.run(lambda c: c.execute(keys.delete().where(keys.c.name == PROBE)))

    # ------------------------------------------------------------ opening

    async def open(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.worker, self.connect)

    def connect(self) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.touch(0o600)  # it holds the key that signs all cookies, and every seed
        self.engine = engine_of(self.file)
        with self.engine.connect() as connection:
            migrate(connection)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.worker, self.disconnect)
        self.worker.shutdown()

    def disconnect(self) -> None:
        if self.engine is not None:
            self.engine.dispose()

    # ------------------------------------------------------------ people

    async def key(self) -> bytes:
        def work(connection: Connection) -> bytes:
            fresh = {"name": KEY, "value": secrets.token_bytes(32)}
            connection.execute(insert(keys).values(fresh).on_conflict_do_nothing())
            return bytes(connection.execute(select(keys.c.value).where(keys.c.name == KEY)).scalar_one())

        return await self.run(work)

    async def set_name(self, person: str, name: str, key: str) -> None:
        def work(connection: Connection) -> None:
            others = select(people.c.id).where(people.c.kept == key, people.c.id != person)
            if connection.execute(others).first() is not None:
                raise Conflict
            row = insert(people).values(id=person, name=name)
            connection.execute(row.on_conflict_do_update(["id"], set_={"name": name}))
            kept = people.update().where(people.c.id == person, people.c.password.is_not(None))
            connection.execute(kept.values(kept=key))

        await self.run_or_conflict(work)

    async def person(self, person: str) -> Person | None:
        return await self.one_of_people(people.c.id == person)

    async def keeper(self, key: str) -> Person | None:
        return await self.one_of_people(people.c.kept == key)

    async def one_of_people(self, which: ColumnElement[bool]) -> Person | None:
        query = select(people.c.id, people.c.name, people.c.password).where(which)
        row = await self.run(lambda c: c.execute(query).first())
        return None if row is None else Person(*row)

    async def change_password(self, person: str, key: str, hashed: str, before: str | None) -> bool:
        still = people.c.password.is_(None) if before is None else people.c.password == before
        epoch = people.c.epoch if before is None else people.c.epoch + 1
        change = people.update().where(people.c.id == person, still).values(kept=key, password=hashed, epoch=epoch)
        return await self.run_or_conflict(lambda c: c.execute(change).rowcount == 1)

    async def renew_hash(self, person: str, hashed: str, before: str) -> None:
        change = people.update().where(people.c.id == person, people.c.password == before).values(password=hashed)
        await self.run(lambda c: c.execute(change))

    async def ended_sessions(self) -> tuple[dict[str, int], set[tuple[str, str]]]:
        def work(connection: Connection) -> tuple[dict[str, int], set[tuple[str, str]]]:
            changed = connection.execute(select(people.c.id, people.c.epoch).where(people.c.epoch > 0))
            sessions = connection.execute(select(ended.c.person, ended.c.session))
            return {row.id: row.epoch for row in changed}, {(row.person, row.session) for row in sessions}

        return await self.run(work)

    async def end_session(self, person: str, session: str) -> None:
        row = insert(ended).values(person=person, session=session).on_conflict_do_nothing()
        await self.run(lambda c: c.execute(row))

    # ------------------------------------------------------------ tables

    async def make(self, header: Header, rows: list[Row], summary: Summary) -> None:
        def work(connection: Connection) -> None:
            connection.execute(insert(tables).values(id=header.id, header=text(header), **row_of(summary)))
            for number, row in enumerate(rows, 1):
                connection.execute(insert(deeds).values(table_id=header.id, number=number, **columns(row)))
            note_sitters(connection, summary)

        await self.run(work)

    async def read(self, table: str) -> tuple[Header, list[Row]] | None:
        def work(connection: Connection) -> tuple[str, list[Any]] | None:
            header = connection.execute(select(tables.c.header).where(tables.c.id == table)).scalar()
            if header is None:
                return None
            query = select(deeds.c.deed, deeds.c.outcome).where(deeds.c.table_id == table).order_by(deeds.c.number)
            return header, list(connection.execute(query))

        stored = await self.run(work)
        if stored is None:
            return None
        header, rows = stored
        return HEADER.decode(header), [read_row(deed, done) for deed, done in rows]

    async def add_outcomes(self, table: str, outcomes: dict[int, Outcome]) -> None:
        def work(connection: Connection) -> None:
            for number, done in outcomes.items():
                which = deeds.update().where(deeds.c.table_id == table, deeds.c.number == number)
                connection.execute(which.values(outcome=text(done)))

        await self.run(work)

    async def without_outcomes(self) -> list[str]:
        started = deeds.c.deed.like('{"deed":"started"%')
        query = select(deeds.c.table_id).where(deeds.c.outcome.is_(None), started)
        return await self.run(lambda c: list(c.execute(query).scalars()))

    async def summarize(self, summary: Summary) -> None:
        change = tables.update().where(tables.c.id == summary.id).values(**row_of(summary))
        await self.run(lambda c: c.execute(change))

    async def append(self, table: str, number: int, row: Row, summary: Summary) -> None:
        def work(connection: Connection) -> None:
            connection.execute(insert(deeds).values(table_id=table, number=number, **columns(row)))
            connection.execute(tables.update().where(tables.c.id == table).values(**row_of(summary)))
            if not isinstance(row[0], Moved | Undone | Said):  # these seat nobody
                note_sitters(connection, summary)

        try:
            await self.write(work)
        except IntegrityError:
            raise Conflict from None

    async def delete(self, table: str) -> None:
        def work(connection: Connection) -> None:
            for rows in (deeds, sitters):
                connection.execute(rows.delete().where(rows.c.table_id == table))
            connection.execute(tables.delete().where(tables.c.id == table))

        await self.run(work)

    # ------------------------------------------------------------ lists

    async def hide(self, person: str, table: str, hidden: bool) -> None:
        change = sitters.update().where(sitters.c.person == person, sitters.c.table_id == table)
        await self.run(lambda c: c.execute(change.values(hidden=hidden)))

    async def tables_of(self, person: str) -> list[Summary]:
        query = (
            select(tables.c.summary)
            .join(sitters, sitters.c.table_id == tables.c.id)
            .where(sitters.c.person == person, ~sitters.c.hidden)
            .order_by(tables.c.updated.desc())
            .limit(200)
        )
        return [SUMMARY.decode(row) for row in await self.run(lambda c: list(c.execute(query).scalars()))]

    async def running(self) -> list[Summary]:
        query = select(tables.c.summary).where(tables.c.status == "running")
        return [SUMMARY.decode(row) for row in await self.run(lambda c: list(c.execute(query).scalars()))]

    async def unfinished(self, host: str | None = None) -> int:
        query = select(func.count()).select_from(tables).where(tables.c.status.not_in(ENDED))
        if host is not None:
            query = query.where(tables.c.host == host)
        return await self.run(lambda c: int(c.execute(query).scalar_one()))


def nested(connection: Connection, work: Callable[[Connection], None]) -> None:
    """Does the work or leaves no trace of it in the transaction. If nothing can be written, the transaction is lost."""
    savepoint = connection.begin_nested()
    try:
        work(connection)
    except Exception as problem:
        if not is_broken(problem):
            savepoint.rollback()
        raise
    savepoint.commit()


def is_broken(problem: Exception) -> bool:
    """Did a transaction fail for another reason than what it was to store?"""
    return isinstance(problem, DBAPIError) and not isinstance(problem, IntegrityError)


def attempt(work: Callable[P, object], *args: P.args, **kwargs: P.kwargs) -> Exception | None:
    """What the work raises; None if it succeeds."""
    try:
        work(*args, **kwargs)
    except Exception as problem:
        return problem
    return None


def engine_of(file: Path) -> Engine:
    # errors are logged, and parameters contain seeds, names and moves
    address = URL.create("sqlite", database=str(file.resolve()))
    engine = create_engine(address, poolclass=StaticPool, hide_parameters=True)
    event.listen(engine, "connect", set_up)
    event.listen(engine, "begin", begin)
    return engine


def set_up(connection: Any, _record: object) -> None:
    """WAL mode; every commit is on disk before it is acknowledged. `begin` starts the transactions."""
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")


def begin(connection: Connection) -> None:
    """Begins a transaction. Python's driver would leave schema changes out of it, so a migration could stop halfway."""
    alone = connection.get_execution_options().get("alone", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if alone else "BEGIN")


def alembic() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent).replace("%", "%%"))
    return config


def known_versions() -> set[str]:
    """The database versions that this version can migrate."""
    return {script.revision for script in ScriptDirectory.from_config(alembic()).walk_revisions()}


def migrate(connection: Connection, version: str = "head") -> None:
    """Migrates the database, all or nothing. If two servers start on one file, the second waits."""
    config = alembic()
    config.attributes["connection"] = connection.execution_options(alone=True)
    command.upgrade(config, version)
    connection.commit()


def read_row(deed: str, done: str | None) -> Row:
    return DEED.decode(deed), None if done is None else OUTCOME.decode(done)


def columns(row: Row) -> dict[str, str | None]:
    deed, done = row
    return {"deed": text(deed), "outcome": None if done is None else text(done)}


def row_of(summary: Summary) -> dict[str, str]:
    return {"host": summary.host, "status": summary.status, "updated": summary.updated, "summary": text(summary)}


def note_sitters(connection: Connection, summary: Summary) -> None:
    """Remembers who hosts or sits at a table, or once did. Lists are then read from the summaries."""
    for person in sorted({summary.host, *[chair.person for chair in summary.chairs]} - {""}):
        connection.execute(insert(sitters).values(person=person, table_id=summary.id).on_conflict_do_nothing())
