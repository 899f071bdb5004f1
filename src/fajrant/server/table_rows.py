"""How a table is stored: a row for its header and summary, and one for each deed until they are packed together."""

from __future__ import annotations

import lzma
from typing import Any

import msgspec
from sqlalchemy import Connection, Insert, Update, bindparam, func, select
from sqlalchemy.sql.compiler import SQLCompiler

from fajrant.house.deeds import AnyDeed, Erased, Header, Summary
from fajrant.house.erasing import erase_deed, erase_summary
from fajrant.house.outcomes import Outcome
from fajrant.house.store import Row
from fajrant.server.schema import bot_servers, deeds, exercises, reviews, sitters, tables

DEED: msgspec.json.Decoder[AnyDeed] = msgspec.json.Decoder(AnyDeed)
OUTCOME: msgspec.json.Decoder[Outcome] = msgspec.json.Decoder(Outcome)
HEADER = msgspec.json.Decoder(Header)
SUMMARY = msgspec.json.Decoder(Summary)
PACKED = msgspec.json.Decoder(list[tuple[str, str | None]])
STARTED = '{"deed":"started"'  # how the JSON of this deed begins


class Statement:
    """A SQL statement that is compiled only once. Moves use it, because compiling costs more than executing.

    Its values are passed to the driver unconverted, so they must be text, numbers or flags.
    """

    def __init__(self, statement: Insert | Update, columns: list[str]) -> None:
        self.statement = statement
        self.columns = columns
        self.compiled: dict[str, tuple[str, list[str] | None]] = {}  # by dialect: SQL, and the order of its values

    def execute(self, connection: Connection, values: dict[str, Any]) -> None:
        dialect = connection.dialect
        if dialect.name not in self.compiled:
            made = self.statement.compile(dialect=dialect, column_keys=self.columns)
            assert isinstance(made, SQLCompiler)
            self.compiled[dialect.name] = made.string, made.positiontup
        sql, order = self.compiled[dialect.name]
        connection.exec_driver_sql(sql, values if order is None else tuple([values[name] for name in order]))


ADD_DEED = Statement(deeds.insert(), ["table_id", "number", "deed", "outcome"])
SUMMARIZE = Statement(
    tables.update().where(tables.c.id == bindparam("table")),
    ["host", "status", "updated", "summary", "expires", "bot_asked"],
)


def text(data: object) -> str:
    return msgspec.json.encode(data).decode()


def read_row(deed: str, done: str | None) -> Row:
    return DEED.decode(deed), None if done is None else OUTCOME.decode(done)


def columns(row: Row) -> dict[str, str | None]:
    deed, done = row
    return {"deed": text(deed), "outcome": None if done is None else text(done)}


def row_of(summary: Summary) -> dict[str, str | bool | None]:
    return {
        "host": summary.host,
        "status": summary.status,
        "updated": summary.updated,
        "summary": text(summary),
        "expires": summary.expires,
        "bot_asked": summary.status == "running" and any(summary.chairs[seat].level for seat in summary.acting),
    }


def delete_table(connection: Connection, table: str) -> None:
    for rows in (deeds, sitters, bot_servers, reviews):
        connection.execute(rows.delete().where(rows.c.table_id == table))
    connection.execute(exercises.delete().where(exercises.c.source == table))
    connection.execute(tables.delete().where(tables.c.id == table))


def read_stored(connection: Connection, table: str) -> tuple[str, list[tuple[str, str | None]]] | None:
    """The header of a table, its deeds and their outcomes, as stored."""
    query = select(deeds.c.number, deeds.c.deed, deeds.c.outcome).where(deeds.c.table_id == table)
    rows = connection.execute(query.order_by(deeds.c.number)).all()
    columns = select(tables.c.header, tables.c.packed, tables.c.packed_deeds).where(tables.c.id == table)
    stored = connection.execute(columns).first()
    if stored is None:
        return None
    # if the table was packed between the two queries, `rows` still has the packed deeds
    later = [(row.deed, row.outcome) for row in rows if row.number > stored.packed_deeds]
    return stored.header, [*unpacked(stored.packed), *later]


def erase_from_table(connection: Connection, table: str, person: str) -> None:
    locked = select(tables.c.summary, tables.c.packed).where(tables.c.id == table).with_for_update()
    row = connection.execute(locked).first()
    stored = read_stored(connection, table)
    if row is None or stored is None:
        return
    header, rows = stored
    erased = [(text(erase_deed(DEED.decode(deed), person)), done) for deed, done in rows]
    inside = len(unpacked(row.packed))
    summary = erase_summary(SUMMARY.decode(row.summary), person)
    header_without = msgspec.structs.replace(HEADER.decode(header), host=summary.host)
    values: dict[str, Any] = {"header": text(header_without), **row_of(summary)}
    if inside:
        values |= packed_rows(erased[:inside])
    connection.execute(tables.update().where(tables.c.id == table).values(values))
    for number, (before, (deed, _)) in enumerate(zip(rows, erased, strict=True), 1):
        if number > inside and deed != before[0]:
            which = deeds.update().where(deeds.c.table_id == table, deeds.c.number == number)
            connection.execute(which.values(deed=deed))
    connection.execute(sitters.delete().where(sitters.c.table_id == table, sitters.c.person == person))
    # a server that still has the person in memory would write them back with its next summary; this deed's number makes
    # that write conflict
    connection.execute(deeds.insert().values(table_id=table, number=len(rows) + 1, deed=text(Erased())))


def packed_rows(rows: list[tuple[str, str | None]]) -> dict[str, Any]:
    return {"packed": lzma.compress(msgspec.json.encode(rows)), "packed_deeds": len(rows)}


def unpacked(packed: bytes | None) -> list[tuple[str, str | None]]:
    return [] if packed is None else PACKED.decode(lzma.decompress(packed))


def read_to_pack(connection: Connection, table: str) -> list[tuple[str, str | None]]:
    """The rows of a table that can be packed; none if it is packed already, is gone, or lacks its outcomes."""
    still = select(tables.c.id).where(tables.c.id == table, tables.c.packed.is_(None))
    stored = read_stored(connection, table) if connection.execute(still).first() is not None else None
    if stored is None or any(done is None and deed.startswith(STARTED) for deed, done in stored[1]):
        return []
    return stored[1]


def store_packed(connection: Connection, table: str, packed: dict[str, Any]) -> bool:
    """Replaces a table's rows by one compressed column. False if the table has changed or is in use."""
    rows = select(func.count()).select_from(deeds).where(deeds.c.table_id == table).scalar_subquery()
    same = select(tables.c.id).where(tables.c.id == table, tables.c.packed.is_(None), rows == packed["packed_deeds"])
    if connection.execute(same.with_for_update(skip_locked=True)).first() is None:
        return False
    connection.execute(tables.update().where(tables.c.id == table).values(packed))
    connection.execute(deeds.delete().where(deeds.c.table_id == table, deeds.c.number <= packed["packed_deeds"]))
    return True
