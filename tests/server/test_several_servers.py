"""Several servers on one PostgreSQL database behave like one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any

import psycopg
import pytest

from fajrant.house.store import Row
from fajrant.server.live import ENDED, UNKNOWN
from fajrant.server.peers import MOST_BYTES, Alive, Fact, Online, payloads, read_message
from fajrant.server.sql import SqlStore
from tests.server.postgres import Postgres
from tests.server.serving import Client, Json, Serving, asked, generous, serving

Come = Callable[..., Client]


@pytest.fixture
def url(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture
def servers(url: str) -> Iterator[tuple[Serving, Serving]]:
    with serving(generous(url)) as first, serving(generous(url)) as second:
        yield first, second


@pytest.fixture
def visit() -> Iterator[Come]:
    with ExitStack() as clients:

        def come(server: Serving, name: str) -> Client:
            client = Client(server.address, name)
            clients.callback(client.close)
            return client

        yield come


def house(server: Serving) -> Any:
    app: Any = server.server.config.app
    return app.state.context.house


def at_a_table(servers: tuple[Serving, Serving], visit: Come) -> tuple[Client, Client, str]:
    """Ania at the first server and Bartek at the second, in a game for two."""
    ania, bartek = visit(servers[0], "Ania"), visit(servers[1], "Bartek")
    table = ania.make("me", "open", seed=3)["id"]
    bartek.ok("POST", f"/tables/{table}/claim", seat=1)
    ania.ok("POST", f"/tables/{table}/start")
    return ania, bartek, table


def move_of(shown: Json) -> Json:
    moment = asked(shown)
    assert moment is not None
    return {"seat": moment["seat"], "number": moment["number"], "text": moment["moves"][0]["text"]}


def test_players_at_different_servers_play_together(servers: tuple[Serving, Serving], visit: Come) -> None:
    ania, bartek, table = at_a_table(servers, visit)
    with ania.watch(table) as first, bartek.watch(table) as second:
        shown = [watch.wait_for(lambda now: now["status"] == "running") for watch in (first, second)]
        for _ in range(30):
            mover = 0 if asked(shown[0]) else 1
            (ania, bartek)[mover].ok("POST", f"/tables/{table}/moves", **move_of(shown[mover]))
            shown = [first.next_version(), second.next_version()]
            assert shown[0]["version"] == shown[1]["version"]
    assert ania.table(table)["moments"][0]["number"] == bartek.table(table)["moments"][0]["number"] == 30


def test_moves_are_told_to_other_servers_which_then_read_nothing(servers: tuple[Serving, Serving], visit: Come) -> None:
    ania, bartek, table = at_a_table(servers, visit)

    async def read_since(_table: str, _version: int) -> list[Row]:
        raise AssertionError("it was told")

    with ania.watch(table) as first, bartek.watch(table) as second:
        shown = [watch.wait_for(lambda now: now["status"] == "running") for watch in (first, second)]
        for server in servers:
            house(server).store.read_since = read_since
        for _ in range(10):
            mover = 0 if asked(shown[0]) else 1
            (ania, bartek)[mover].ok("POST", f"/tables/{table}/moves", **move_of(shown[mover]))
            shown = [first.next_version(), second.next_version()]
        ania.ok("POST", f"/tables/{table}/chat", text="hello")
        assert second.next_version()["chat"][0]["text"] == "hello"


def test_a_table_is_current_at_every_server_once_a_move_is_acknowledged(
    servers: tuple[Serving, Serving], visit: Come
) -> None:
    ania, bartek, table = at_a_table(servers, visit)
    for number in range(20):
        shown = [ania.table(table), bartek.table(table)]
        assert [table["moments"][0]["number"] for table in shown] == [number, number]
        mover = 0 if asked(shown[0]) else 1
        (ania, bartek)[mover].ok("POST", f"/tables/{table}/moves", **move_of(shown[mover]))


def test_what_is_said_at_both_servers_at_the_same_time_is_stored_once_each(
    servers: tuple[Serving, Serving], visit: Come
) -> None:
    ania, bartek, table = at_a_table(servers, visit)

    def talk(client: Client, name: str) -> None:
        for number in range(20):
            client.ok("POST", f"/tables/{table}/chat", text=f"{name} {number}")

    with ThreadPoolExecutor(2) as both:
        for done in [both.submit(talk, ania, "a"), both.submit(talk, bartek, "b")]:
            done.result()
    said = [line["text"] for line in ania.table(table)["chat"]]
    assert said == [line["text"] for line in bartek.table(table)["chat"]]
    assert sorted(said) == sorted([f"{name} {number}" for name in "ab" for number in range(20)])


def test_a_command_sent_to_both_servers_counts_once(servers: tuple[Serving, Serving], visit: Come) -> None:
    ania, _, table = at_a_table(servers, visit)
    again = visit(servers[1], "")
    again.http.cookies = ania.http.cookies
    for _ in range(10):
        shown = ania.table(table)
        if not asked(shown):
            return
        move = move_of(shown)
        with ThreadPoolExecutor(2) as both:
            sent = [both.submit(client.ok, "POST", f"/tables/{table}/moves", **move) for client in (ania, again)]
            assert {done.result()["number"] for done in sent} == {move["number"] + 1}
        assert again.table(table)["moments"][0]["number"] == move["number"] + 1


def test_who_is_online_at_another_server_is_seen(servers: tuple[Serving, Serving], visit: Come) -> None:
    ania, bartek, table = at_a_table(servers, visit)

    def online(now: Json) -> list[bool]:
        return [seat["online"] for seat in now["seats"]]

    with ania.watch(table) as watch:
        watch.wait_for(lambda now: online(now) == [True, False])
        with bartek.watch(table) as other:
            watch.wait_for(lambda now: online(now) == [True, True])
            other.wait_for(lambda now: online(now) == [True, True])
        watch.wait_for(lambda now: online(now) == [True, False])


def test_a_server_that_starts_later_learns_who_is_online(url: str, visit: Come) -> None:
    with serving(generous(url)) as first:
        ania = visit(first, "Ania")
        table = ania.make("me", "open")["id"]
        with ania.watch(table), serving(generous(url)) as second:
            celina = visit(second, "Celina")
            with celina.watch(table) as watch:
                watch.wait_for(lambda now: now["seats"][0]["online"])


def test_people_at_a_server_that_has_stopped_are_offline(url: str, visit: Come) -> None:
    with serving(generous(url)) as first:
        celina = visit(first, "Celina")
        with serving(generous(url, stop_seconds=0)) as second:
            ania = visit(second, "Ania")
            table = ania.make("me", "open")["id"]
            watch = ania.watch(table).__enter__()
            with celina.watch(table) as other:
                other.wait_for(lambda now: now["seats"][0]["online"])
                house(second).presence.tell = lambda *_: None  # it does not get to say that she left
                second.server.should_exit = True
                other.wait_for(lambda now: not now["seats"][0]["online"])
        watch.socket.close()


def test_logging_out_at_one_server_ends_the_session_at_all(servers: tuple[Serving, Serving], visit: Come) -> None:
    ania = visit(servers[0], "Ania")
    table = ania.make("me", "open")["id"]
    me = ania.get("/me")["id"]
    same = visit(servers[1], "")
    same.http.cookies.update(ania.http.cookies)
    with same.watch(table) as watch:
        watch.wait_for(lambda _: True)
        ania.ok("POST", "/logout")
        assert watch.closed_with() == ENDED
    assert same.get("/me")["id"] != me


def test_a_deleted_person_is_gone_everywhere(servers: tuple[Serving, Serving], visit: Come) -> None:
    ania, bartek = visit(servers[0], "Ania"), visit(servers[1], "Bartek")
    table = ania.make("me", "open")["id"]
    bartek.ok("POST", f"/tables/{table}/claim", seat=1)
    ania.ok("POST", f"/tables/{table}/start")
    with bartek.watch(table) as watching:
        watching.wait_for(lambda now: now["seats"][0]["name"] == "Ania")
        ania.ok("POST", "/me/delete")
        seat = watching.wait_for(lambda now: now["seats"][0]["kind"] == "bot")["seats"][0]
    assert (seat["name"], seat["resigned"]) == ("", True)
    assert servers[1].truth(table).chairs[0].name == ""


@pytest.mark.parametrize("told", [True, False])
def test_a_deleted_table_is_gone_everywhere(
    url: str, servers: tuple[Serving, Serving], visit: Come, told: bool
) -> None:
    ania, celina = visit(servers[0], "Ania"), visit(servers[1], "Celina")
    table = ania.make("me", "open")["id"]
    with celina.watch(table) as watch:
        watch.wait_for(lambda _: True)
        if not told:
            house(servers[0]).fanout.tell = lambda *_: None  # as if it died before telling
        ania.ok("DELETE", f"/tables/{table}")
        if not told:
            with psycopg.connect(url, autocommit=True) as connection:
                connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
        assert watch.closed_with() == UNKNOWN
    celina.refused("GET", f"/tables/{table}", 404, "not_found")


def test_a_server_that_heard_nothing_for_a_while_reads_everything_again(
    url: str, servers: tuple[Serving, Serving], visit: Come
) -> None:
    ania, bartek, table = at_a_table(servers, visit)
    with bartek.watch(table) as watch:
        watch.wait_for(lambda now: now["status"] == "running")
        house(servers[0]).fanout.tell = lambda *_: None  # as if it died before telling
        ania.ok("POST", f"/tables/{table}/chat", text="are you there?")
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
        shown = watch.wait_for(lambda now: bool(now["chat"]))
    assert shown["chat"][0]["text"] == "are you there?"


@pytest.mark.parametrize("noticed_by", ["a look", "a command"])
def test_watchers_learn_what_their_server_notices_late(
    servers: tuple[Serving, Serving], visit: Come, noticed_by: str
) -> None:
    """Nobody told the server of a move. It reads it when somebody looks, or wants to decide the same question."""
    ania, bartek, table = at_a_table(servers, visit)
    mover, client = (0, ania) if asked(ania.table(table)) else (1, bartek)
    move = move_of(client.table(table))
    others = [offer["text"] for offer in client.table(table)["moments"][0]["moves"] if offer["text"] != move["text"]]
    here, there = servers[mover], servers[1 - mover]
    same = visit(there, "")
    same.http.cookies.update(client.http.cookies)
    with same.watch(table) as watch:
        watch.wait_for(lambda now: now["status"] == "running")
        house(here).fanout.tell = lambda *_: None  # as if it died before telling
        client.ok("POST", f"/tables/{table}/moves", **move)
        if noticed_by == "a look":
            assert same.table(table)["moments"][0]["number"] == 1
        else:
            same.refused("POST", f"/tables/{table}/moves", 409, "stale", **{**move, "text": others[0]})
        watch.wait_for(lambda now: now["moments"][0]["number"] == 1)


def test_another_server_plays_the_bots_of_one_that_died(url: str, visit: Come) -> None:
    with serving(generous(url)) as first:
        ania = visit(first, "Ania")
        table = ania.make("me", "open", seed=3)["id"]
        version = ania.table(table)["version"]

    async def die() -> None:
        """Takes the table's bots, as a server does that dies while they think."""
        store = SqlStore(url)
        await store.open()
        assert await store.take_bots(table, "dead", 4)
        await store.close()

    asyncio.run(die())
    with serving(generous(url)) as second:
        ania.move_to(second.address)
        ania.ok("POST", f"/tables/{table}/bot", seat=1, level="greedy")
        ania.ok("POST", f"/tables/{table}/bot", seat=0, level="greedy")
        ania.ok("POST", f"/tables/{table}/start")
        with ania.watch(table) as watch:
            watch.wait_for(lambda now: now["version"] > version + 20)


def test_a_limit_used_up_at_one_server_is_used_up_at_all(url: str, visit: Come) -> None:
    settings = generous(url, command_burst=10, command_rate=1e-6)
    with serving(settings) as first, serving(settings) as second:
        ania, bartek = visit(first, "Ania"), visit(second, "Bartek")
        for _ in range(9):
            ania.ok("POST", "/me", name="Ania")
        ania.refused("POST", "/me", 429, "too_fast", name="Ania")
        app: Any = second.server.config.app
        commands = app.state.context.commands
        second.wait_until(lambda: commands.left("127.0.0.1", commands.clock()) < 1)
        bartek.refused("POST", "/me", 429, "too_fast", name="Bartek")


def test_long_news_is_said_in_several_messages() -> None:
    facts: list[Fact] = [Online(f"table{number}", "p" * 20, "Ż" * 40, True) for number in range(500)]
    messages = list(payloads("me", [*facts, Alive()]))
    assert len(messages) > 5
    assert all(len(message.encode()) < MOST_BYTES + 100 for message in messages)
    said = [fact for message in messages for fact in read_message(message)[1]]
    assert said == [*facts, Alive()]
    assert list(payloads("me", [])) == []
