"""Databases of earlier versions, with data in them, are migrated."""

from __future__ import annotations

import json
import sqlite3
import subprocess
import sys
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from argon2 import PasswordHasher
from sqlalchemy import Connection, MetaData, Table, event, inspect

from fajrant.house.deeds import AnyDeed, BotSat, Header, Moved, Opened, Said, Sat, Started
from fajrant.house.new_tables import new_header
from fajrant.house.restoring import with_outcomes
from fajrant.house.state import State, rebuild
from fajrant.house.store import ReviewSummary, Row, SeatLoss
from fajrant.house.wire_reviews import FoundMark
from fajrant.server.databases import MIGRATING, database_at
from fajrant.server.identity import Signer
from fajrant.server.schema import META
from fajrant.server.sql import REVIEW_SUMMARY, known_versions, migrate
from fajrant.server.table_rows import columns, row_of, text
from tests.server.conftest import Come
from tests.server.postgres import Postgres
from tests.server.serving import GAME, NOW, PATIENCE, asked, generous, serving

Rows = dict[str, list[dict[str, Any]]]  # of a database, by table

KEY = b"k" * 32
VERSIONS = sorted(known_versions())
# what migrations compute from older data; other new columns begin empty
DERIVED = {("tables", "bot_asked"), ("reviews", "summary")}
EMPTY = {"epoch": 0, "hidden": False, "packed_deeds": 0}
SPEAKERS_NOTED = "0007"


@contextmanager
def connected(where: Path | str) -> Iterator[Connection]:
    engine = database_at(where).engine()
    try:
        with engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()


def at_version(where: Path | str, version: str) -> None:
    with connected(where) as connection:
        migrate(connection, version)


def test_the_migrations_produce_the_schema(anywhere: Path | str) -> None:
    at_version(anywhere, "head")
    with connected(anywhere) as connection:
        assert compare_metadata(MigrationContext.configure(connection), META) == []


# ---------------------------------------------------------------- from every version


@cache
def played() -> dict[str, tuple[Header, list[Row], State]]:
    """Tables in all stages: one that waits for a bot, one that is over, and one that has not begun."""
    seats: list[AnyDeed] = [
        Opened(at=NOW, seats=2),
        Sat(at=NOW, seat=0, person="ania", name="Ania"),
        BotSat(at=NOW, seat=1, level="greedy", name="Bot"),
    ]
    begun = [*seats, Said(at=NOW, person="jan", name="Jan", text="Hello"), Started(at=NOW)]
    made = {}
    for stage, deeds in (("running", begun), ("over", begun), ("open", seats)):
        header = new_header(GAME, {"history": "open"}, "ewa" if stage == "open" else "ania", NOW)
        state = rebuild(header, deeds)
        while state.status == "running" and (stage == "over" or state.acting() != (1,)):
            match = state.running()
            seat = match.acting()[0]
            deeds = [*deeds, Moved(at=NOW, seat=seat, number=match.decisions() + 1, text=match.moves(seat)[-1])]
            state = state.after(deeds[-1])
        made[stage] = (header, with_outcomes(header, deeds)[1], state)
    return made


@cache
def dataset() -> Rows:
    """A database of the current version with something in every table."""
    tables = played()
    over = tables["over"][0].id
    review = {
        "seats": [{"decisions": 9, "loss": 0.25}],
        "decisions": [{"number": 2, "seat": 0, "mark": "blunder", "loss": 0.2, "move": "pass"}],
    }
    found = {**review, "mistakes": [{"number": 2, "seat": 0, "mark": "blunder", "loss": 0.2}]}
    ania = {"id": "ania", "name": "Ania", "kept": "ania", "password": PasswordHasher().hash("long enough"), "epoch": 1}
    return {
        "keys": [{"name": "identity", "value": KEY}],
        "people": [ania, {"id": "ewa", "name": "Ewa", "kept": None, "password": None, "epoch": 0}],
        "ended": [{"person": "ewa", "session": "old"}],
        "tables": [
            {"id": header.id, "header": text(header), **row_of(state.summary()), "packed": None, "packed_deeds": 0}
            for header, _, state in tables.values()
        ],
        "deeds": [
            {"table_id": header.id, "number": number, **columns(row)}
            for header, rows, _ in tables.values()
            for number, row in enumerate(rows, 1)
        ],
        "sitters": [
            *[{"person": "ania", "table_id": header.id, "hidden": False} for header, _, _ in tables.values()],
            {"person": "ewa", "table_id": tables["open"][0].id, "hidden": True},
            *[{"person": "jan", "table_id": tables[stage][0].id, "hidden": True} for stage in ("running", "over")],
        ],
        "bot_servers": [{"table_id": over, "server": "dead", "until": 1.5}],
        "reviews": [
            {
                "table_id": over,
                "review": zlib.compress(json.dumps(review).encode()),
                "summary": json.dumps({key: found[key] for key in ("seats", "mistakes")}),
            }
        ],
        "exercises": [{"person": "ania", "source": over, "item": "2", "tries": 3, "solved": True}],
    }


def fill(where: Path | str, version: str) -> None:
    """A database of an earlier version with what that version could store of the dataset."""
    at_version(where, version)
    with connected(where) as connection, connection.begin():
        for table in reflected(connection):
            rows = [row for row in dataset()[table.name] if version >= SPEAKERS_NOTED or row.get("person") != "jan"]
            for row in rows:
                connection.execute(table.insert().values({column.name: row[column.name] for column in table.columns}))


def reflected(connection: Connection) -> list[Table]:
    """The tables that the database has, so that each comes after those that it refers to."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name in dataset()]


def read_all(where: Path | str) -> Rows:
    with connected(where) as connection:
        return {
            table.name: [dict(row) for row in connection.execute(table.select()).mappings()]
            for table in META.sorted_tables
        }


@pytest.mark.parametrize("version", VERSIONS)
def test_whatever_an_older_version_has_stored_is_kept(anywhere: Path | str, version: str) -> None:
    assert set(dataset()) == set(META.tables), "the dataset needs a row in every table"
    fill(anywhere, version)
    with connected(anywhere) as connection:
        known = {(table.name, column.name) for table in reflected(connection) for column in table.columns} | DERIVED
    at_version(anywhere, "head")
    after = read_all(anywhere)
    for name, rows in dataset().items():
        if not any(table == name for table, _ in known - DERIVED):
            assert after[name] == []
            continue
        expected = [
            {
                column: value if (name, column) in known or row.get("person") == "jan" else EMPTY.get(column)
                for column, value in row.items()
            }
            for row in rows
        ]
        assert in_order(after[name]) == in_order(expected)


def in_order(rows: list[dict[str, Any]]) -> list[str]:
    return sorted([repr(sorted(row.items())) for row in rows])


@pytest.mark.parametrize("version", ["0001", "0004"])
def test_games_go_on_and_people_are_known_after_an_upgrade(come: Come, anywhere: Path | str, version: str) -> None:
    fill(anywhere, version)
    running, over, _ = [header for header, _, _ in played().values()]
    kept = version >= "0002"
    with serving(generous(anywhere)) as server:
        ania, ewa = come("", server.address), come("", server.address)
        ania.http.cookies.set("fajrant", Signer(KEY).sign("ania", "new", 1 if kept else 0))
        assert ania.get("/me") == {"id": "ania", "name": "Ania", "kept": kept}
        assert {row["id"] for row in ania.get("/tables")} == {header.id for header, _, _ in played().values()}
        moves = played()["running"][2].number()
        with ania.watch(running.id) as watch:  # the bot that was to move does so
            shown = watch.wait_for(lambda now: asked(now) is not None)
            moment = shown["moments"][0]
            assert moment["number"] > moves
            assert [line["text"] for line in shown["chat"]] == ["Hello"]
            ania.move(running.id, 0, moment["number"], moment["moves"][0]["text"])
        record = ania.ask("GET", f"/tables/{over.id}/record").text
        assert record.startswith(played()["over"][2].record())
        if kept:
            assert ewa.ok("POST", "/login", name="ANIA", password="long enough")["id"] == "ania"
            ewa.http.cookies.set("fajrant", Signer(KEY).sign("ewa", "old"))
            assert ewa.get("/me")["id"] != "ewa"


def test_two_servers_that_upgrade_at_once_migrate_once(postgres: Postgres) -> None:
    url = postgres.new_database()
    fill(url, "0001")
    connecting = "import sys; from fajrant.server.sql import SqlStore; SqlStore(sys.argv[1]).connect()"
    with psycopg.connect(url) as first:
        first.execute("SELECT pg_advisory_xact_lock(%s)", [MIGRATING])
        servers = [subprocess.Popen([sys.executable, "-c", connecting, url]) for _ in range(2)]
        end = monotonic() + PATIENCE
        with psycopg.connect(url, autocommit=True) as watching:
            waiting = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"
            while watching.execute(waiting).fetchone() != (2,):
                assert monotonic() < end
                sleep(0.01)
    assert [server.wait(PATIENCE) for server in servers] == [0, 0]
    assert len(read_all(url)["deeds"]) == len(dataset()["deeds"])


def test_passwords_and_cookies_of_a_file_without_sessions_stay_valid(come: Come, database: Path) -> None:
    at_version(database, "0002")
    hashed = PasswordHasher().hash("long enough")
    connection = sqlite3.connect(database)
    connection.execute("INSERT INTO keys (name, value) VALUES ('identity', ?)", [b"k" * 32])
    connection.execute(
        "INSERT INTO people VALUES ('ania', 'Ania', 'ania', ?), ('bartek', 'Bartek', NULL, NULL)", [hashed]
    )
    connection.commit()
    connection.close()
    with serving(generous(database)) as server:
        laptop, phone, bartek = [come("", server.address) for _ in range(3)]
        laptop.http.cookies.set("fajrant", Signer(b"k" * 32).sign("ania"))
        bartek.http.cookies.set("fajrant", Signer(b"k" * 32).sign("bartek"))
        me = {"id": "ania", "name": "Ania", "kept": True}
        assert laptop.get("/me") == me
        assert bartek.get("/me")["name"] == "Bartek"
        assert phone.ok("POST", "/login", name="ania", password="long enough") == me
        phone.ok("POST", "/me/password", password="longer still", old="long enough")
        assert laptop.get("/me")["id"] != "ania"
        assert phone.get("/me") == me


def test_bots_that_are_to_move_in_an_older_file_are_found(database: Path) -> None:
    at_version(database, "0005")
    chairs = [{"level": "easy", "name": "Bot"}, {"person": "ania", "name": "Ania"}]
    rows = {"bot": ("running", [0]), "person": ("running", [1]), "both": ("running", [0, 1]), "over": ("over", [])}
    connection = sqlite3.connect(database)
    for table, (status, acting) in rows.items():
        summary = {"id": table, "chairs": chairs, "acting": acting}
        values = [table, "{}", "ania", status, NOW, text(summary)]
        connection.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?)", values)
    connection.commit()
    at_version(database, "head")
    asked = connection.execute("SELECT id FROM tables WHERE bot_asked ORDER BY id").fetchall()
    connection.close()
    assert asked == [("bot",), ("both",)]


def test_who_has_said_something_in_an_older_file_is_found(database: Path) -> None:
    at_version(database, "0006")
    connection = sqlite3.connect(database)
    values = ["table", "{}", "ania", "over", NOW, "{}", False]
    connection.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?)", values)
    connection.execute("INSERT INTO sitters VALUES ('ania', 'table', 0)")
    for number, person in enumerate(["ania", "ewa", "ewa"], 1):
        said = text(Said(person=person, name=person, text="Hello"))
        connection.execute("INSERT INTO deeds VALUES ('table', ?, ?, NULL)", [number, said])
    connection.commit()
    at_version(database, "head")
    sitters = connection.execute("SELECT person, hidden FROM sitters ORDER BY person").fetchall()
    packed = connection.execute("SELECT expires, packed, packed_deeds FROM tables").fetchall()
    connection.close()
    assert sitters == [("ania", 0), ("ewa", 1)]
    assert packed == [(None, None, 0)]


class Died(Exception):
    """A power failure."""


@pytest.mark.parametrize(
    "moment",
    ["CREATE TABLE sitters", "CREATE UNIQUE INDEX people_kept", "CREATE TABLE ended", "UPDATE alembic_version"],
)
def test_an_interrupted_migration_leaves_the_database_unchanged(anywhere: Path | str, moment: str) -> None:
    if "sitters" not in moment:
        fill(anywhere, "0001")
    before = schema_of(anywhere)
    engine = database_at(anywhere).engine()

    def die(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        if moment in " ".join(statement.split()):
            raise Died

    event.listen(engine, "before_cursor_execute", die)
    with pytest.raises(Died), engine.connect() as connection:
        migrate(connection)
    engine.dispose()
    assert schema_of(anywhere) == before
    at_version(anywhere, "head")
    assert len(read_all(anywhere)["people"]) == (0 if "sitters" in moment else 2)


def schema_of(where: Path | str) -> dict[str, list[str]]:
    with connected(where) as connection:
        found = inspect(connection)
        return {
            table: [repr(found.get_columns(table)), repr(found.get_indexes(table))] for table in found.get_table_names()
        }


def test_reviews_of_an_older_file_get_their_summaries(database: Path) -> None:
    at_version(database, "0008")
    review = {
        "seats": [{"decisions": 9, "loss": 0.25, "luck": 0.1}],
        "decisions": [
            {"number": 1, "seat": 0, "mark": "great", "loss": 0.0, "move": "pass"},
            {"number": 2, "seat": 0, "mark": "blunder", "loss": 0.2, "move": "pass"},
            {"number": 3, "seat": 0, "mark": None, "loss": 0.05, "move": "pass"},
        ],
    }
    connection = sqlite3.connect(database)
    connection.execute(
        "INSERT INTO tables (id, header, host, status, updated, summary) VALUES ('t', '', 'ania', 'over', '', '')"
    )
    connection.execute("INSERT INTO reviews VALUES ('t', ?)", [zlib.compress(json.dumps(review).encode())])
    connection.commit()
    at_version(database, "head")
    (summary,) = connection.execute("SELECT summary FROM reviews").fetchone()
    connection.close()
    assert REVIEW_SUMMARY.decode(summary) == ReviewSummary([SeatLoss(9, 0.25)], [FoundMark(2, 0, "blunder", 0.2)])


def test_an_older_file_gets_its_indexes(database: Path) -> None:
    at_version(database, "0009")
    connection = sqlite3.connect(database)
    for table, status, expires, packed in [("a", "over", None, b"x"), ("b", "running", NOW, None)]:
        connection.execute(
            "INSERT INTO tables (id, header, host, status, updated, summary, expires, packed)"
            " VALUES (?, '', 'ania', ?, '', '', ?, ?)",
            [table, status, expires, packed],
        )
    connection.commit()
    at_version(database, "head")
    with connected(database) as connected_again:
        looked = inspect(connected_again)
        found = {index["name"] for table in META.tables for index in looked.get_indexes(table)}
    assert {"tables_bot_asked", "tables_expires", "tables_unpacked", "sitters_table"} <= found
    assert connection.execute("SELECT id FROM tables ORDER BY id").fetchall() == [("a",), ("b",)]
    connection.close()
