"""Databases of earlier versions, with data in them, are migrated."""

from __future__ import annotations

import json
import sqlite3
import zlib
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from argon2 import PasswordHasher
from sqlalchemy import event

from fajrant.house.deeds import AnyDeed, Opened, Said, Sat
from fajrant.house.new_tables import new_header
from fajrant.house.state import rebuild
from fajrant.house.store import ReviewSummary, SeatLoss
from fajrant.house.wire_reviews import FoundMark
from fajrant.server.databases import SqliteFile
from fajrant.server.identity import Signer
from fajrant.server.schema import META
from fajrant.server.sql import REVIEW_SUMMARY, migrate
from fajrant.server.table_rows import text
from tests.server.conftest import Come
from tests.server.serving import GAME, NOW, generous, serving


def at_version(database: Path, version: str) -> None:
    engine = SqliteFile(database).engine()
    with engine.connect() as connection:
        migrate(connection, version)
    engine.dispose()


def test_the_migrations_produce_the_schema(database: Path) -> None:
    at_version(database, "head")
    engine = SqliteFile(database).engine()
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), META) == []
    engine.dispose()


@pytest.mark.parametrize("version", ["0001", "0002", "0003"])
def test_tables_and_people_of_an_older_file_are_kept(come: Come, database: Path, version: str) -> None:
    at_version(database, version)
    header = new_header(GAME, {"history": "open"}, "ania", NOW)
    deeds: list[AnyDeed] = [Opened(at=header.made, seats=2), Sat(at=header.made, seat=0, person="ania", name="Ania")]
    summary = rebuild(header, deeds).summary()
    connection = sqlite3.connect(database)
    connection.execute("INSERT INTO keys (name, value) VALUES ('identity', ?)", [b"k" * 32])
    connection.execute("INSERT INTO people (id, name) VALUES ('ania', 'Ania'), ('other', 'ania')")
    connection.execute(
        "INSERT INTO tables (id, header, host, status, updated, summary) VALUES (?, ?, ?, ?, ?, ?)",
        [header.id, text(header), summary.host, summary.status, summary.updated, text(summary)],
    )
    for number, deed in enumerate(deeds, 1):
        connection.execute("INSERT INTO deeds VALUES (?, ?, ?)", [header.id, number, text(deed)])
    connection.execute("INSERT INTO sitters VALUES ('ania', ?)", [header.id])
    connection.commit()
    connection.close()
    with serving(generous(database)) as server:
        ania = come("", server.address)
        ania.http.cookies.set("fajrant", Signer(b"k" * 32).sign("ania"))
        assert ania.get("/me") == {"id": "ania", "name": "Ania", "kept": False}
        assert [row["id"] for row in ania.get("/tables")] == [header.id]
        assert [seat["name"] for seat in ania.table(header.id)["seats"]] == ["Ania", None]
        assert ania.ok("POST", "/me/password", password="long enough")["kept"]
    with serving(generous(database)) as server:  # a second start has nothing to migrate
        back = come("", server.address)
        assert back.ok("POST", "/login", name="ANIA", password="long enough")["id"] == "ania"


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
def test_an_interrupted_migration_leaves_the_file_unchanged(come: Come, database: Path, moment: str) -> None:
    if "sitters" not in moment:
        at_version(database, "0001")
    before = schema_of(database)
    engine = SqliteFile(database).engine()

    def die(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        if moment in " ".join(statement.split()):
            raise Died

    event.listen(engine, "before_cursor_execute", die)
    with pytest.raises(Died), engine.connect() as connection:
        migrate(connection)
    engine.dispose()
    assert schema_of(database) == before
    with serving(generous(database)) as server:
        assert come("Ania", server.address).get("/tables") == []


def schema_of(database: Path) -> list[tuple[str, str]]:
    connection = sqlite3.connect(database)
    try:
        return connection.execute("SELECT name, sql FROM sqlite_master ORDER BY name").fetchall()
    finally:
        connection.close()


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
    found = {name for name, sql in schema_of(database) if (sql or "").startswith("CREATE INDEX")}
    assert {"tables_bot_asked", "tables_expires", "tables_unpacked", "sitters_table"} <= found
    assert connection.execute("SELECT id FROM tables ORDER BY id").fetchall() == [("a",), ("b",)]
    connection.close()
