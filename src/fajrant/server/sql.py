"""The store in a SQL database, through SQLAlchemy. Threads do the work: the event loop never waits for disk.

Deeds that arrive while the disk is busy share the next transaction, so a slow disk does not limit their number.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import NamedTuple, ParamSpec, TypeVar

import msgspec
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Engine,
    MetaData,
    String,
    Table,
    and_,
    func,
    inspect,
    select,
)
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError

from fajrant.house.deeds import Header, Moved, Said, Summary, Undone, Warned
from fajrant.house.outcomes import Outcome
from fajrant.house.store import Conflict, EndedGame, NoRoom, Person, ReviewSummary, Row, Tried
from fajrant.house.wire import UNFINISHED
from fajrant.server import metrics, migrations, schema
from fajrant.server.databases import PostgresDatabase, Unreachable, database_at
from fajrant.server.schema import bot_servers, deeds, ended, exercises, keys, people, reviews, sitters, tables
from fajrant.server.table_rows import (
    ADD_DEED,
    HEADER,
    STARTED,
    SUMMARIZE,
    SUMMARY,
    columns,
    delete_table,
    erase_from_table,
    packed_rows,
    read_row,
    read_stored,
    read_to_pack,
    row_of,
    store_packed,
    text,
)

P = ParamSpec("P")
T = TypeVar("T")
REVIEW_SUMMARY = msgspec.json.Decoder(ReviewSummary)
KEY = "identity"
PROBE = "probe"
PROBE_BYTES = 16_384
LEFT_AT_ONCE = 20  # tables whose bots a server takes over at once
ENDED_GAMES = 1000  # finished games of a person that are read at once
TIDIED_AT_ONCE = 100  # old tables that are packed, warned or deleted in one round
DURABLE = ("fsync", "synchronous_commit", "full_page_writes")  # PostgreSQL's settings without which moves can be lost
VERSIONS = Table("alembic_version", MetaData(), Column("version_num", String))


class TooNew(Exception):
    """The database was written by a newer version of Fajrant."""


class Change:
    """A change that waits to be written."""

    def __init__(self, table: str, work: Callable[[Connection], None], done: asyncio.Future[None]) -> None:
        self.table = table
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
    def __init__(self, where: Path | str) -> None:
        self.database = database_at(where)
        self.insert = self.database.insert
        self.shared = self.database.shared
        self.worker = ThreadPoolExecutor(self.database.threads, thread_name_prefix="store")
        self.engine: Engine | None = None
        self.waiting: list[Change] = []
        self.writing: asyncio.Task[None] | None = None

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Runs one transaction in a thread of the store. It is on disk when this returns."""
        return await self.answer(self.transact, work)

    async def answer(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Runs work in a thread of the store. Raises NoRoom if it takes too long; it may still be done later."""
        done = asyncio.get_running_loop().run_in_executor(self.worker, partial(work, *args, **kwargs))
        try:
            with metrics.STORE.time():
                return await asyncio.wait_for(done, self.database.answer_seconds)
        except TimeoutError as problem:
            raise NoRoom from problem

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
            if self.database.is_unavailable(problem):
                raise NoRoom from problem
            raise

    async def write(self, table: str, work: Callable[[Connection], None]) -> None:
        """Runs a change in a transaction that it may share with others. It is on disk when this returns."""
        change = Change(table, work, asyncio.get_running_loop().create_future())
        self.waiting.append(change)
        if self.writing is None:
            self.writing = asyncio.create_task(self.write_all())
        await change.done

    async def write_all(self) -> None:
        try:
            while self.waiting:
                # all servers write in the same order, to avoid deadlocks
                changes, self.waiting = sorted(self.waiting, key=lambda change: change.table), []
                try:
                    problems = await self.answer(self.transact_all, changes)
                except Exception as unanswered:  # whatever it is, nobody may wait forever
                    problems = [unanswered] * len(changes)
                for change, problem in zip(changes, problems, strict=True):
                    change.end(problem)
        finally:
            self.writing = None

    def transact_all(self, changes: list[Change]) -> list[Exception | None]:
        """Runs the changes in one transaction and returns what went wrong with each. One that fails is left out."""

        def work(connection: Connection) -> None:
            for change in changes:
                change.work(connection)

        whole = attempt(self.transact, work)
        if whole is None or isinstance(whole, NoRoom) or is_broken(whole) or len(changes) == 1:
            return [whole] * len(changes)
        return self.transact_each(changes)

    def transact_each(self, changes: list[Change]) -> list[Exception | None]:
        """Like `transact_all`, with a savepoint for each change: needed when one of them fails, but slower."""
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
        written = (
            self.insert(keys)
            .values(fresh)
            .on_conflict_do_update(index_elements=["name"], set_={"value": fresh["value"]})
        )
        await self.run(lambda c: c.execute(written))
        await self.run(lambda c: c.execute(keys.delete().where(keys.c.name == PROBE)))

    # ------------------------------------------------------------ opening

    async def open(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self.worker, self.connect)

    def connect(self) -> None:
        self.engine = self.database.engine()
        with self.engine.connect() as connection:
            migrate(connection)

    async def close(self) -> None:
        await asyncio.to_thread(self.worker.shutdown)  # finishes transactions whose callers have given up
        if self.engine is not None:
            self.engine.dispose()

    # ------------------------------------------------------------ people

    async def key(self) -> bytes:
        def work(connection: Connection) -> bytes:
            fresh = {"name": KEY, "value": secrets.token_bytes(32)}
            connection.execute(self.insert(keys).values(fresh).on_conflict_do_nothing())
            return bytes(connection.execute(select(keys.c.value).where(keys.c.name == KEY)).scalar_one())

        return await self.run(work)

    async def set_name(self, person: str, name: str, key: str) -> None:
        def work(connection: Connection) -> None:
            others = select(people.c.id).where(people.c.kept == key, people.c.id != person)
            if connection.execute(others).first() is not None:
                raise Conflict
            row = self.insert(people).values(id=person, name=name)
            connection.execute(row.on_conflict_do_update(index_elements=["id"], set_={"name": name}))
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

    async def change_password(self, person: str, key: str, hashed: str, before: str | None) -> int | None:
        still = people.c.password.is_(None) if before is None else people.c.password == before
        epoch = people.c.epoch if before is None else people.c.epoch + 1
        change = people.update().where(people.c.id == person, still).values(kept=key, password=hashed, epoch=epoch)
        return await self.run_or_conflict(lambda c: c.execute(change.returning(people.c.epoch)).scalar())

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
        row = self.insert(ended).values(person=person, session=session).on_conflict_do_nothing()
        await self.run(lambda c: c.execute(row))

    # ------------------------------------------------------------ tables

    async def make(self, header: Header, rows: list[Row], summary: Summary) -> None:
        def work(connection: Connection) -> None:
            connection.execute(self.insert(tables).values(id=header.id, header=text(header), **row_of(summary)))
            for number, row in enumerate(rows, 1):
                ADD_DEED.execute(connection, {"table_id": header.id, "number": number, **columns(row)})
            self.note_sitters(connection, summary)

        await self.run(work)

    async def read(self, table: str) -> tuple[Header, list[Row]] | None:
        stored = await self.run(lambda c: read_stored(c, table))
        if stored is None:
            return None
        header, rows = stored
        return HEADER.decode(header), [read_row(deed, done) for deed, done in rows]

    async def read_since(self, table: str, version: int) -> list[Row]:
        # if the table has been packed since then, its rows have a gap
        whole = select(tables.c.id).where(tables.c.id == table, tables.c.packed_deeds <= version)
        newer = select(deeds.c.deed, deeds.c.outcome).where(
            deeds.c.table_id == table, deeds.c.number > version, whole.exists()
        )
        rows = await self.run(lambda c: list(c.execute(newer.order_by(deeds.c.number))))
        return [read_row(deed, done) for deed, done in rows]

    async def versions(self, tables: Iterable[str]) -> dict[str, int]:
        wanted = [*tables]
        query = select(deeds.c.table_id, func.max(deeds.c.number)).where(deeds.c.table_id.in_(wanted))
        packed = select(schema.tables.c.id, schema.tables.c.packed_deeds).where(schema.tables.c.id.in_(wanted))

        def work(connection: Connection) -> dict[str, int]:
            # rows first: if the table is packed between the two queries, both give the same version
            newest = {row[0]: row[1] for row in connection.execute(query.group_by(deeds.c.table_id))}
            newest |= {row[0]: row[1] for row in connection.execute(packed) if row[1] > newest.get(row[0], 0)}
            return newest

        return await self.run(work)

    async def add_outcomes(self, table: str, outcomes: dict[int, Outcome]) -> None:
        def work(connection: Connection) -> None:
            for number, done in outcomes.items():
                which = deeds.update().where(deeds.c.table_id == table, deeds.c.number == number)
                connection.execute(which.values(outcome=text(done)))

        await self.run(work)

    async def without_outcomes(self) -> list[str]:
        started = deeds.c.deed.like(STARTED + "%")
        query = select(deeds.c.table_id).where(deeds.c.outcome.is_(None), started)
        return await self.run(lambda c: list(c.execute(query).scalars()))

    async def summarize(self, summary: Summary) -> None:
        await self.run(lambda c: SUMMARIZE.execute(c, {"table": summary.id, **row_of(summary)}))

    async def append(self, table: str, number: int, row: Row, summary: Summary) -> None:
        def work(connection: Connection) -> None:
            ADD_DEED.execute(connection, {"table_id": table, "number": number, **columns(row)})
            SUMMARIZE.execute(connection, {"table": table, **row_of(summary)})
            if isinstance(row[0], Said):
                self.note_speaker(connection, row[0].person, table)
            elif not isinstance(row[0], Moved | Undone | Warned):  # these seat nobody
                self.note_sitters(connection, summary)

        try:
            await self.write(table, work)
        except IntegrityError:
            raise Conflict from None

    def note_sitters(self, connection: Connection, summary: Summary) -> None:
        """Remembers who hosts or sits at a table. Nobody is removed; lists check the summaries."""
        for person in sorted({summary.host, *[chair.person for chair in summary.chairs]} - {""}):
            row = self.insert(sitters).values(person=person, table_id=summary.id)
            connection.execute(row.on_conflict_do_nothing())

    def note_speaker(self, connection: Connection, person: str, table: str) -> None:
        """Remembers who has said something at a table; it is not on their list if they have never sat there."""
        row = self.insert(sitters).values(person=person, table_id=table, hidden=True)
        connection.execute(row.on_conflict_do_nothing())

    async def delete(self, table: str) -> None:
        await self.run(lambda c: delete_table(c, table))

    # ------------------------------------------------------------ old tables

    async def erase(self, table: str, person: str) -> None:
        await self.run(lambda c: erase_from_table(c, table, person))

    async def erase_person(self, person: str) -> int:
        def work(connection: Connection) -> int:
            # the id stays with a higher epoch, so that no cookie is valid any more
            row = self.insert(people).values(id=person, name="", epoch=1)
            blank = {"name": "", "kept": None, "password": None, "epoch": people.c.epoch + 1}
            changed = row.on_conflict_do_update(index_elements=["id"], set_=blank).returning(people.c.epoch)
            epoch = int(connection.execute(changed).scalar_one())
            connection.execute(ended.delete().where(ended.c.person == person))
            connection.execute(exercises.delete().where(exercises.c.person == person))
            return epoch

        return await self.run(work)

    async def all_tables_of(self, person: str) -> list[str]:
        query = select(sitters.c.table_id).where(sitters.c.person == person).order_by(sitters.c.table_id)
        return await self.run(lambda c: list(c.execute(query).scalars()))

    async def pack(self, before: str) -> int:
        # in random order, so that servers that pack at the same time rarely choose the same tables
        some = select(tables.c.id).where(unpacked(before)).order_by(func.random()).limit(TIDIED_AT_ONCE)
        found = await self.run(lambda c: c.execute(some).scalars().all())
        return sum([await self.pack_one(table) for table in found])

    async def count_unpacked(self, before: str) -> int:
        count = select(func.count()).select_from(tables).where(unpacked(before))
        return await self.run(lambda c: int(c.execute(count).scalar_one()))

    async def pack_one(self, table: str) -> bool:
        rows = await self.run(lambda c: read_to_pack(c, table))
        if not rows:
            return False
        packed = await asyncio.to_thread(packed_rows, rows)  # takes long: moves must not wait for it
        return await self.run(lambda c: store_packed(c, table, packed))

    async def idle(self, before: str) -> list[str]:
        query = select(tables.c.id).where(
            tables.c.status.in_(UNFINISHED), tables.c.expires.is_(None), tables.c.updated < before
        )
        return await self.run(lambda c: list(c.execute(query.limit(TIDIED_AT_ONCE)).scalars()))

    async def expired(self, now: str) -> list[str]:
        query = select(tables.c.id).where(tables.c.expires < now, tables.c.status.in_(UNFINISHED))
        return await self.run(lambda c: list(c.execute(query.limit(TIDIED_AT_ONCE)).scalars()))

    async def delete_expired(self, table: str, now: str) -> bool:
        over = select(tables.c.id).where(tables.c.id == table, tables.c.expires < now, tables.c.status.in_(UNFINISHED))

        def work(connection: Connection) -> bool:
            if connection.execute(over.with_for_update(skip_locked=True)).first() is None:
                return False
            delete_table(connection, table)
            return True

        return await self.run(work)

    # ------------------------------------------------------------ which server plays which bots

    async def take_bots(self, table: str, server: str, seconds: float) -> bool:
        return await self.run(lambda c: self.take(c, table, server, seconds))

    def take(self, connection: Connection, table: str, server: str, seconds: float) -> bool:
        until = self.database.now() + seconds
        row = self.insert(bot_servers).values(table_id=table, server=server, until=until)
        free = (bot_servers.c.until < self.database.now()) | (bot_servers.c.server == server)
        taken = row.on_conflict_do_update(
            index_elements=["table_id"], set_={"server": server, "until": until}, where=free
        )
        return connection.execute(taken.returning(bot_servers.c.server)).first() is not None

    async def take_left_bots(self, server: str, seconds: float) -> list[str]:
        def work(connection: Connection) -> list[str]:
            held = select(bot_servers.c.table_id).where(bot_servers.c.until >= self.database.now())
            left = select(tables.c.id).where(tables.c.bot_asked, tables.c.id.not_in(held)).order_by(tables.c.updated)
            found = connection.execute(left.limit(LEFT_AT_ONCE).with_for_update(skip_locked=True)).scalars().all()
            return [table for table in found if self.take(connection, table, server, seconds)]

        return await self.run(work)

    async def keep_bots(self, server: str, tables: list[str], seconds: float) -> None:
        kept = bot_servers.update().where(bot_servers.c.server == server, bot_servers.c.table_id.in_(tables))
        await self.run(lambda c: c.execute(kept.values(until=self.database.now() + seconds)))

    async def leave_bots(self, server: str, table: str | None = None) -> None:
        left = bot_servers.delete().where(bot_servers.c.server == server)
        if table is not None:
            left = left.where(bot_servers.c.table_id == table)
        await self.run(lambda c: c.execute(left))

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

    async def review(self, table: str) -> bytes | None:
        query = select(reviews.c.review).where(reviews.c.table_id == table)
        return await self.run(lambda c: c.execute(query).scalar_one_or_none())

    async def store_review(self, table: str, data: bytes, summary: ReviewSummary) -> None:
        values = {"review": data, "summary": text(summary)}
        row = self.insert(reviews).values(table_id=table, **values)

        def work(connection: Connection) -> None:
            if connection.execute(select(tables.c.id).where(tables.c.id == table)).first() is not None:
                connection.execute(row.on_conflict_do_update(index_elements=["table_id"], set_=values))

        await self.run(work)

    # ------------------------------------------------------------ what people have done

    async def ended_games_of(self, person: str) -> list[EndedGame]:
        query = (
            select(tables.c.summary, reviews.c.summary)
            .join(sitters, sitters.c.table_id == tables.c.id)
            .outerjoin(reviews, reviews.c.table_id == tables.c.id)
            .where(sitters.c.person == person, tables.c.status == "over")
            .order_by(tables.c.updated.desc())
            .limit(ENDED_GAMES)
        )
        rows = await self.run(lambda c: list(c.execute(query)))
        return [
            EndedGame(SUMMARY.decode(summary), REVIEW_SUMMARY.decode(review) if review else None)
            for summary, review in rows
        ]

    async def note_try(self, person: str, source: str, item: str, solved: bool) -> None:
        row = self.insert(exercises).values(person=person, source=source, item=item, tries=1, solved=solved)
        again = {"tries": exercises.c.tries + 1, "solved": exercises.c.solved | row.excluded.solved}
        change = row.on_conflict_do_update(index_elements=["person", "source", "item"], set_=again)
        await self.run(lambda c: c.execute(change))

    async def tries_of(self, person: str, source: str | None = None) -> list[Tried]:
        columns = (exercises.c.source, exercises.c.item, exercises.c.tries, exercises.c.solved)
        query = select(*columns).where(exercises.c.person == person).order_by(exercises.c.source, exercises.c.item)
        if source is not None:
            query = query.where(exercises.c.source == source)
        return [Tried(*row) for row in await self.run(lambda c: list(c.execute(query)))]

    async def unfinished(self, host: str | None = None) -> int:
        query = select(func.count()).select_from(tables).where(tables.c.status.in_(UNFINISHED))
        if host is not None:
            query = query.where(tables.c.host == host)
        return await self.run(lambda c: int(c.execute(query).scalar_one()))


def unpacked(before: str) -> ColumnElement[bool]:
    """Tables that ended before this time and are not packed."""
    return and_(tables.c.status == "over", tables.c.packed.is_(None), tables.c.updated < before)


def nested(connection: Connection, work: Callable[[Connection], None]) -> None:
    """Runs the work in a savepoint, so that the transaction survives its failure, unless the database itself failed."""
    savepoint = connection.begin_nested()
    try:
        work(connection)
    except Exception as problem:
        if not is_broken(problem):
            savepoint.rollback()
        raise
    savepoint.commit()


def is_broken(problem: Exception) -> bool:
    """Whether the database itself failed, rather than rejected the data."""
    return isinstance(problem, DBAPIError) and not isinstance(problem, IntegrityError)


def attempt(work: Callable[P, object], *args: P.args, **kwargs: P.kwargs) -> Exception | None:
    """What the work raises; None if it succeeds."""
    try:
        work(*args, **kwargs)
    except Exception as problem:
        return problem
    return None


def alembic() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent).replace("%", "%%"))
    return config


def known_versions() -> set[str]:
    """The database versions that this version can migrate."""
    return {script.revision for script in ScriptDirectory.from_config(alembic()).walk_revisions()}


def newest_version() -> str:
    """The database version that `migrate` leads to."""
    return str(ScriptDirectory.from_config(alembic()).get_current_head())


def check_postgres(url: str) -> None:
    """Raises Unreachable or TooNew unless this version can use the database."""
    with reached(url) as connection:
        version = version_of(connection)
        if version is not None and version not in known_versions():
            raise TooNew


class Measured(NamedTuple):
    """A PostgreSQL database, for `fajrant doctor`."""

    server: int  # PostgreSQL's version
    version: str | None  # of our schema; None if it has none yet
    tables: int
    size: int  # bytes
    writable: bool
    durable: bool  # a commit is on disk when PostgreSQL acknowledges it


def measure_postgres(url: str) -> Measured:
    """Raises Unreachable if the database cannot be read. Changes nothing."""
    with reached(url) as connection:
        server = int(connection.exec_driver_sql("SHOW server_version_num").scalar_one()) // 10_000
        size = connection.exec_driver_sql("SELECT pg_database_size(current_database())").scalar_one()
        off = [name for name in DURABLE if connection.exec_driver_sql(f"SHOW {name}").scalar_one() == "off"]
        version = version_of(connection)
        if version is None:
            writable = "SELECT has_schema_privilege(current_schema(), 'CREATE')"
            return Measured(server, None, 0, size, bool(connection.exec_driver_sql(writable).scalar_one()), not off)
        count = connection.execute(select(func.count()).select_from(tables)).scalar_one()
        granted = "SELECT has_table_privilege('deeds', 'INSERT') AND NOT pg_is_in_recovery()"
        return Measured(server, version, count, size, bool(connection.exec_driver_sql(granted).scalar_one()), not off)


def version_of(connection: Connection) -> str | None:
    """The version of our schema in a database; None if it has none."""
    if not inspect(connection).has_table(VERSIONS.name):
        return None
    version = connection.execute(select(VERSIONS.c.version_num)).scalar()
    return None if version is None else str(version)


@contextmanager
def reached(url: str) -> Iterator[Connection]:
    """A connection to a PostgreSQL database. Raises Unreachable if there is none, or if it is lost."""
    try:
        engine = PostgresDatabase(url).engine()
    except (ArgumentError, ValueError):
        raise Unreachable("malformed URL") from None  # nothing of it is shown: it may have a password
    try:
        with engine.connect() as connection:
            yield connection
    except SQLAlchemyError as problem:
        reason = str(getattr(problem, "orig", None) or problem).strip().splitlines()
        raise Unreachable(reason[0].rstrip(".") if reason else type(problem).__name__) from None
    finally:
        engine.dispose()


def migrate(connection: Connection, version: str = "head") -> None:
    """Migrates the database, all or nothing. If several servers start at once, one migrates and the others wait."""
    config = alembic()
    config.attributes["connection"] = connection.execution_options(alone=True)
    command.upgrade(config, version)
    connection.commit()
