"""Tables survive changes of the rules and upgrades of the server."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest
from alembic import command

from fajrant.core.errors import DeadEnd
from fajrant.house import house
from fajrant.house.deeds import AnyDeed, Header
from fajrant.house.restoring import with_outcomes
from fajrant.house.state import State
from fajrant.house.store import Row
from fajrant.server.databases import SqliteFile
from fajrant.server.sql import alembic
from tests.server.conftest import Come
from tests.server.serving import Client, Json, asked, generous, serving
from tests.server.test_migrations import at_version

BEFORE = "0004"  # the version of the database without outcomes


def play(client: Client, table: str, decisions: int) -> Json:
    """Always plays the first move."""
    now = client.table(table)
    while now["status"] == "running" and now["moments"][0]["number"] < decisions:
        moment = asked(now)
        assert moment is not None
        text = moment["moves"][0]["text"]
        client.ok("POST", f"/tables/{table}/moves", seat=moment["seat"], number=moment["number"], text=text)
        now = client.table(table)
    return now


def moves_in(record: str) -> list[str]:
    return [line for line in record.splitlines()[1:] if not line.startswith("#")]


def alter(database: Path, *changes: str) -> None:
    connection = sqlite3.connect(database)
    for change in changes:
        connection.execute(change)
    connection.commit()
    connection.close()


def outcomes(database: Path, table: str) -> list[str | None]:
    connection = sqlite3.connect(database)
    rows = connection.execute("SELECT outcome FROM deeds WHERE table_id = ? ORDER BY number", [table]).fetchall()
    connection.close()
    return [row[0] for row in rows]


def other_rules(database: Path) -> None:
    """Simulates changed rules: gives every table a seed under which its moves would be illegal."""
    connection = sqlite3.connect(database)
    for table, header in connection.execute("SELECT id, header FROM tables").fetchall():
        changed = {**json.loads(header), "seed": "4", "rules": 0}
        connection.execute("UPDATE tables SET header = ? WHERE id = ?", [json.dumps(changed), table])
    connection.commit()
    connection.close()


def test_running_tables_continue_and_finished_ones_look_the_same(come: Come, database: Path) -> None:
    with serving(generous(database, any_seed=True)) as server:
        ania = come("Ania", server.address)
        running, finished = [ania.make("me", "hotseat Bartek", seed=3)["id"] for _ in range(2)]
        before, ended = play(ania, running, 20), play(ania, finished, 10_000)
        assert ended["status"] == "over"
        past = ania.get(f"/tables/{finished}/replay/30?seat=1")
        record = ania.http.get(f"/api/tables/{finished}/record").text
    other_rules(database)
    with serving(generous(database, any_seed=True)) as server:
        ania.move_to(server.address)
        now = ania.table(running)
        assert (now["moments"], now["status"]) == (before["moments"], "running")
        assert play(ania, running, 10_000)["status"] == "over"
        assert ania.table(finished)["moments"] == ended["moments"]
        assert ania.table(finished)["history"] == ended["history"]
        assert ania.get(f"/tables/{finished}/replay/30?seat=1") == past
        downloaded = ania.http.get(f"/api/tables/{finished}/record").text
        assert moves_in(downloaded) == moves_in(record)
        assert downloaded.startswith("coal_baron_cards 0 ")


def test_tables_of_the_previous_version_get_outcomes_when_the_server_starts(come: Come, database: Path) -> None:
    with serving(generous(database, any_seed=True)) as server:
        ania = come("Ania", server.address)
        running = ania.make("me", "hotseat Bartek", seed=3)["id"]
        before = play(ania, running, 12)
        written = outcomes(database, running)
    downgrade(database)
    with serving(generous(database, any_seed=True)) as server:
        ania.move_to(server.address)
        assert ania.table(running)["moments"] == before["moments"]
        assert outcomes(database, running) == written
    other_rules(database)
    with serving(generous(database, any_seed=True)) as server:
        ania.move_to(server.address)
        assert ania.table(running)["moments"] == before["moments"]


def downgrade(database: Path) -> None:
    """Undoes the migrations after BEFORE, and takes the rules version out of the headers."""
    engine = SqliteFile(database).engine()
    with engine.connect() as connection:
        config = alembic()
        config.attributes["connection"] = connection.execution_options(alone=True)
        command.downgrade(config, BEFORE)
        connection.commit()
    engine.dispose()
    alter(database, "UPDATE tables SET header = json_remove(header, '$.rules')")
    fresh = database.with_name("fresh.db")
    at_version(fresh, BEFORE)
    assert columns(database) == columns(fresh)


def columns(database: Path) -> dict[str, list[str]]:
    """The columns of every table in the file."""
    connection = sqlite3.connect(database)
    tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    found = {name: sorted(row[1] for row in connection.execute(f"PRAGMA table_info({name})")) for name in tables}
    connection.close()
    return found


@pytest.mark.parametrize("pinned", [True, False])
def test_a_stuck_table_says_so_and_can_be_downloaded(come: Come, database: Path, pinned: bool) -> None:
    with serving(generous(database, any_seed=True)) as server:
        ania, bartek = come("Ania", server.address), come("Bartek", server.address)
        table = ania.make("me", "hotseat Bartek", seed=3)["id"]
        play(ania, table, 12)
    if pinned:  # the current rules cannot read the stored position
        alter(database, """UPDATE deeds SET outcome = replace(outcome, '"rules":[1]', '"rules":[999]')""")
    else:  # the outcomes were never stored, and the moves are no longer legal
        downgrade(database)
        other_rules(database)
    with serving(generous(database, any_seed=True)) as server:
        ania.move_to(server.address)
        bartek.move_to(server.address)
        now = ania.table(table)
        assert (now["status"], now["moments"]) == ("stuck", [])
        assert now["reveal"]["salt"]
        assert now["ways_out"] == ["hide", "delete"]
        record = bartek.http.get(f"/api/tables/{table}/record")
        assert record.status_code == 200
        assert len(record.text.splitlines()) == 1 + 12 + 3
        assert [row["status"] for row in ania.get("/tables")] == ["stuck"]
        ania.refused("GET", f"/tables/{table}/replay/0", 409, "not_running")
        moved = {"seat": 0, "number": 12, "text": "pass"}
        ania.refused("POST", f"/tables/{table}/moves", 409, "not_running", **moved)
        ania.ok("DELETE", f"/tables/{table}")


@pytest.mark.parametrize("problem", [DeadEnd("nobody can move"), KeyError("a bug")])
def test_a_table_that_cannot_be_pinned_does_not_keep_others_from_it(
    come: Come, database: Path, monkeypatch: pytest.MonkeyPatch, problem: Exception
) -> None:
    with serving(generous(database, any_seed=True)) as server:
        ania = come("Ania", server.address)
        tables = [ania.make("me", "hotseat Bartek", seed=3)["id"] for _ in range(2)]
        written = outcomes(database, tables[1])
    downgrade(database)

    def fails_for_the_first(header: Header, deeds: list[AnyDeed]) -> tuple[State, list[Row]]:
        if header.id == tables[0]:
            raise problem
        return with_outcomes(header, deeds)

    monkeypatch.setattr(house, "with_outcomes", fails_for_the_first)
    with serving(generous(database, any_seed=True)) as server:
        server.wait_until(lambda: outcomes(database, tables[1]) == written)
        ania.move_to(server.address)
        assert ania.table(tables[1])["status"] == "running"
        if isinstance(problem, DeadEnd):
            assert ania.table(tables[0])["status"] == "stuck"


def test_a_past_moment_that_the_current_rules_cannot_read_is_refused_in_words(come: Come, database: Path) -> None:
    with serving(generous(database, any_seed=True)) as server:
        ania = come("Ania", server.address)
        table = ania.make("me", "hotseat Bartek", seed=3)["id"]
        play(ania, table, 6)
    rules = "json_set(outcome, '$[0][0].rules', json('[{}]'))"
    nth = "number = (SELECT number FROM deeds WHERE deed LIKE '%\"moved\"%' ORDER BY number LIMIT 1 OFFSET {})"
    alter(  # only the position after the third decision becomes unreadable
        database,
        f"UPDATE deeds SET outcome = {rules.format(999)} WHERE {nth.format(2)}",
        f"UPDATE deeds SET outcome = {rules.format(1)} WHERE {nth.format(3)}",
    )
    with serving(generous(database, any_seed=True)) as server:
        ania.move_to(server.address)
        assert ania.table(table)["status"] == "running"
        assert ania.get(f"/tables/{table}/replay/2?seat=0")["number"] == 2
        refusal = ania.refused("GET", f"/tables/{table}/replay/3?seat=0", 409, "not_running")
        assert "earlier rules" in refusal["message"]["en"]
        assert "wcześniejszych zasad" in refusal["message"]["pl"]
        assert ania.get(f"/tables/{table}/replay/4?seat=0")["number"] == 4
