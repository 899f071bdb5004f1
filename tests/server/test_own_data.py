"""A person can download everything that the server knows about them, and delete it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import select

from fajrant.bots import USUAL
from fajrant.core.record import parse_record
from fajrant.games import load
from fajrant.server.live import ENDED, UNKNOWN
from fajrant.server.schema import META
from fajrant.server.sql import SqlStore
from fajrant.server.table_rows import unpacked
from tests.server.conftest import Come
from tests.server.serving import Client, Json, asked, generous, play_out, serving
from tests.server.test_retention import Old

NAME = "Kunegunda Wyjątkowa"
SAID = "Zażółcam gęślą jaźń"
PASSWORD = "long enough"


@pytest.fixture
def old(anywhere: Path | str) -> Iterator[Old]:
    with serving(generous(anywhere)) as server:
        yield Old(server)


@pytest.fixture
def visit(old: Old) -> Iterator[Come]:
    with ExitStack() as stack:

        def come(name: str = "") -> Client:
            client = Client(old.server.address, name)
            stack.callback(client.close)
            return client

        yield come


def two(first: Client, second: Client) -> str:
    """A running table of two people."""
    table = first.make("me", "open")["id"]
    second.ok("POST", f"/tables/{table}/claim", seat=1)
    first.ok("POST", f"/tables/{table}/start")
    return str(table)


def finish(table: str, *clients: Client) -> None:
    dice = Random(7)
    while clients[0].table(table)["status"] != "over":
        for client in clients:
            moment = asked(client.table(table))
            if moment is not None:
                text = dice.choice(moment["moves"])["text"]
                client.move(table, moment["seat"], moment["number"], text)


def everything(old: Old) -> str:
    """All that is in the database, as text."""
    store = old.house.store
    assert isinstance(store, SqlStore)
    found: list[str] = []
    for table in META.sorted_tables:
        query = select(table)
        for row in old.wait(store.run(lambda c, query=query: c.execute(query).mappings().all())):  # type: ignore[misc]
            values = [unpacked(value) if key == "packed" else value for key, value in row.items()]
            found.append(json.dumps(values, ensure_ascii=False, default=repr))
    return "\n".join(found)


# ---------------------------------------------------------------- download


def test_the_download_has_profile_seats_moves_chat_and_records(old: Old, visit: Come) -> None:
    ania, bartek = visit(NAME), visit("Bartek")
    running = two(ania, bartek)
    moment = asked(ania.table(running)) or asked(bartek.table(running))
    assert moment is not None
    player = (ania, bartek)[moment["seat"]]
    player.move(running, moment["seat"], moment["number"], moment["moves"][0]["text"])
    ania.ok("POST", f"/tables/{running}/chat", text=SAID)
    bartek.ok("POST", f"/tables/{running}/chat", text="Not hers")
    over = ania.ok("POST", "/tables", game="dwergar", seats=[{"kind": "me"}, {"kind": "hotseat", "name": "Ola"}])["id"]
    play_out(ania, over, Random(7).choice)
    old.tidy(1)  # packed tables are in it too
    watched = bartek.make("me", "open")["id"]
    ania.ok("POST", f"/tables/{watched}/chat", text="Good luck")
    answer = ania.ask("GET", "/me/data")
    assert answer.headers["content-disposition"] == 'attachment; filename="fajrant-data.json"'
    data: Json = answer.json()
    assert (data["id"], data["name"], data["kept"]) == (ania.get("/me")["id"], NAME, False)
    tables = {table["id"]: table for table in data["tables"]}
    assert set(tables) == {running, over, watched}
    shown = tables[running]
    assert (shown["host"], shown["status"], shown["seats"]) == (True, "running", {"0": NAME})
    assert [line["text"] for line in shown["chat"]] == [SAID]
    assert [move["text"] for move in shown["moves"]] == ([moment["moves"][0]["text"]] if player is ania else [])
    assert shown["record"] is None  # it would give away the deal
    assert tables[over]["seats"] == {"0": NAME, "1": "Ola"}
    record = parse_record(tables[over]["record"], load)
    assert record.replay().over()
    assert len(tables[over]["moves"]) == len(record.lines)
    assert (tables[watched]["seats"], tables[watched]["host"]) == ({}, False)
    seed = old.server.truth(running).header.seed
    assert seed not in answer.text
    assert "Not hers" not in answer.text
    assert visit().get("/me/data")["tables"] == []


# ---------------------------------------------------------------- deletion


def test_nothing_of_a_deleted_person_is_left(old: Old, visit: Come) -> None:
    ania, bartek = visit(NAME), visit("Bartek")
    person = ania.get("/me")["id"]
    running, packed, over = two(ania, bartek), two(bartek, ania), two(ania, bartek)
    for table in (packed, over):
        finish(table, ania, bartek)
    ania.ok("POST", f"/tables/{packed}/chat", text=SAID)
    old.tidy(1)
    ania.ok("POST", f"/tables/{packed}/chat", text=SAID)
    joined = bartek.make("me", "open", "open")["id"]
    ania.ok("POST", f"/tables/{joined}/claim", seat=1)
    alone = ania.make("me", "hotseat Ola")["id"]
    watched = bartek.make("me", "open")["id"]
    ania.ok("POST", f"/tables/{watched}/chat", text=SAID)
    ania.ok("POST", "/me/password", password=PASSWORD)
    before = {table: bartek.table(table) for table in (running, packed, over)}
    for secret in (person, NAME, SAID):
        assert secret in everything(old)
    with ania.watch(alone) as hers, bartek.watch(running) as his:
        his.wait_for(lambda _: True)
        ania.refused("POST", "/me/delete", 403, "wrong_password")
        ania.refused("POST", "/me/delete", 403, "wrong_password", password="wrong password")
        assert NAME in everything(old)
        fresh = ania.ok("POST", "/me/delete", password=PASSWORD)
        assert (fresh["id"] != person, fresh["name"], fresh["kept"]) == (True, None, False)
        assert hers.closed_with() in (ENDED, UNKNOWN)
        seat = his.wait_for(lambda now: now["seats"][0]["kind"] == "bot")["seats"][0]
        assert (seat["name"], seat["level"], seat["resigned"]) == ("", USUAL, True)
    left = everything(old)
    for secret in (NAME, SAID):
        assert secret not in left
    assert left.count(person) == 1  # so that no cookie of theirs is valid any more
    # the games of others are what they were
    for table in (packed, over):
        old.house.forget(table)
        shown = bartek.table(table)
        assert shown["moments"] == before[table]["moments"]
        seats = {(seat["kind"], seat["name"]) for seat in shown["seats"]}
        assert seats == {("human", ""), ("human", "Bartek")}
        assert [line["text"] for line in shown["chat"]] == []
        record = bartek.ask("GET", f"/tables/{table}/record").text
        assert parse_record(record, load).replay().over()
    assert bartek.table(joined)["seats"][1]["kind"] == "open"
    bartek.refused("GET", f"/tables/{alone}", 404, "not_found")
    rows = {row["id"]: row["seats"] for row in bartek.get("/tables")}
    assert rows[over] == ["", "Bartek"]
    assert rows[joined] == ["Bartek", None, None]
    # the bot plays on
    with bartek.watch(running) as watching:
        watching.wait_for(lambda now: asked(now) is not None)


def test_the_name_is_free_again_and_old_cookies_are_worthless(old: Old, visit: Come) -> None:
    ania, phone, bartek = visit(NAME), visit(), visit("Bartek")
    ania.ok("POST", "/me/password", password=PASSWORD)
    phone.ok("POST", "/login", name=NAME, password=PASSWORD)
    person = ania.get("/me")["id"]
    bartek.refused("POST", "/me", 409, "name_taken", name=NAME)
    ania.ok("POST", "/me/delete", password=PASSWORD)
    assert phone.get("/me")["id"] != person
    bartek.refused("POST", "/login", 403, "wrong_password", name=NAME, password=PASSWORD)
    assert bartek.ok("POST", "/me", name=NAME)["name"] == NAME
    old.server.stop()
    with serving(old.server.settings) as again:  # it is remembered
        phone.move_to(again.address)
        assert phone.get("/me")["id"] != person


def test_an_open_table_goes_on_with_another_host(old: Old, visit: Come) -> None:
    ania, bartek = visit(NAME), visit("Bartek")
    table = ania.make("me", "bot random", "open")["id"]
    deserted = ania.make("me", "bot random", "open")["id"]
    bartek.ok("POST", f"/tables/{table}/claim", seat=2)
    assert not bartek.table(table)["host"]
    person = ania.get("/me")["id"]
    ania.ok("POST", "/me/delete")
    bartek.refused("GET", f"/tables/{deserted}", 404, "not_found")
    shown = bartek.table(table)
    assert shown["host"]
    assert [seat["kind"] for seat in shown["seats"]] == ["open", "bot", "human"]
    old.house.forget(table)
    assert bartek.table(table)["host"]
    bartek.ok("POST", f"/tables/{table}/bot", seat=0, level="random")
    assert bartek.ok("POST", f"/tables/{table}/start")["status"] == "running"
    assert NAME not in everything(old)
    assert everything(old).count(person) == 1


def test_a_rematch_leaves_the_seat_of_a_deleted_person_open(visit: Come) -> None:
    ania, bartek = visit(NAME), visit("Bartek")
    table = two(ania, bartek)
    finish(table, ania, bartek)
    ania.ok("POST", "/me/delete")
    again = bartek.ok("POST", f"/tables/{table}/rematch")["id"]
    assert sorted(seat["kind"] for seat in bartek.table(again)["seats"]) == ["human", "open"]


def test_a_visitor_without_anything_can_delete_it_too(visit: Come) -> None:
    nobody = visit()
    first = nobody.get("/me")["id"]
    assert nobody.ok("POST", "/me/delete")["id"] != first
    assert nobody.get("/me/data")["tables"] == []
