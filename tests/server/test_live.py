"""Live updates: in order, resumable, and only for those they concern."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NoReturn

import pytest
from fastapi import WebSocket
from starlette.types import Message
from starlette.websockets import WebSocketDisconnect
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from fajrant.house.fanout import Subscription
from fajrant.house.store import NoRoom
from fajrant.house.wire import Pong, UndoCommand
from fajrant.server.context import ServerContext
from fajrant.server.identity import Session
from fajrant.server.live import Watcher
from tests.server.conftest import Come
from tests.server.serving import PATIENCE, Client, Json, Serving, generous, serving


def test_watching_an_unknown_table_is_closed_with_a_code(come: Come) -> None:
    with come().watch("nowhere") as watch:
        assert watch.closed_with() == 4404


def test_a_watcher_gets_the_table_at_once_and_then_each_change(come: Come) -> None:
    ania = come("Ania")
    made = ania.make("me", "open")
    with ania.watch(made["id"]) as watch:
        first = watch.wait_for(lambda _: True)
        assert first["version"] == made["version"]
        for text in ("one", "two", "three"):
            ania.ok("POST", f"/tables/{made['id']}/chat", text=text)
        last = watch.wait_for(lambda now: len(now["chat"]) == 3)
        assert last["version"] == made["version"] + 3
    versions = [news["version"] for news in watch.heard if news["type"] == "change"]
    assert versions == sorted(set(versions))
    assert [news["type"] for news in watch.heard].count("table") == 1


def test_a_client_with_the_latest_version_does_not_get_the_table_again(come: Come) -> None:
    ania = come("Ania")
    made = ania.make("me", "open")
    table, version = made["id"], made["version"]
    with ania.watch(table, version) as watch:
        assert [watch.hear()["type"] for _ in range(2)] == ["hello", "presence"]
        ania.ok("POST", f"/tables/{table}/chat", text="news")
        assert watch.wait_for(lambda now: now["version"] > version)["chat"][-1]["text"] == "news"
        assert [news["type"] for news in watch.heard].count("table") == 0
    with ania.watch(table) as watch:
        assert watch.wait_for(lambda _: True)["version"] == version + 1


def test_a_spectator_who_sits_down_sees_the_seat(come: Come) -> None:
    ania, bartek = come("Ania"), come("Bartek")
    table = ania.make("me", "open")["id"]
    with bartek.watch(table) as watch:
        bartek.ok("POST", f"/tables/{table}/claim", seat=1)
        ania.ok("POST", f"/tables/{table}/start")
        shown = watch.wait_for(lambda now: now["status"] == "running")
    assert [moment["seat"] for moment in shown["moments"]] == [1]


def test_presence(come: Come) -> None:
    ania, bartek = come("Ania"), come("Bartek")
    table = ania.make("me", "open")["id"]
    bartek.ok("POST", f"/tables/{table}/claim", seat=1)
    with ania.watch(table) as watch:
        while not (seats := watch.wait_for_news("presence")["seats"])[0]["online"]:
            pass
        assert not seats[1]["online"]
        with bartek.watch(table):
            assert watch.wait_for_news("presence")["seats"][1] == {"online": True, "away": None}
        left = watch.wait_for_news("presence")["seats"][1]
        assert not left["online"]
        assert left["away"] >= 0
    assert [seat["online"] for seat in bartek.table(table)["seats"]][1] is False


def test_a_ping_is_answered(come: Come) -> None:
    ania = come("Ania")
    with ania.watch(ania.make("me", "open")["id"]) as watch:
        watch.socket.send(json.dumps({"type": "ping"}))
        assert watch.wait_for_news("pong") == {"type": "pong"}


def test_watchers_see_that_a_bot_is_thinking(come: Come) -> None:
    ania = come("Ania")
    table = ania.make("me", "open", seed=3)["id"]
    with ania.watch(table) as watch:
        watch.wait_for(lambda _: True)
        ania.ok("POST", f"/tables/{table}/bot", seat=1, level="random")
        shown = ania.ok("POST", f"/tables/{table}/start")
        if shown["moments"][0]["acting"] == [0]:
            ania.move(table, 0, 0, "pass")
        assert watch.wait_for_news("thinking")["seat"] == 1


# ---------------------------------------------------------------- commands; see also test_moves


def context_of(server: Serving) -> ServerContext:
    app: Any = server.server.config.app
    context = app.state.context
    assert isinstance(context, ServerContext)
    return context


def hotseat(client: Client) -> tuple[str, int]:
    """A running table at which the client has both seats, and the seat that is to move."""
    table = client.make("me", "hotseat Bartek")
    (seat,) = table["moments"][0]["acting"]
    return table["id"], seat


def test_a_visitor_without_an_identity_cannot_play_at_a_seat_without_a_person(come: Come) -> None:
    ania = come("Ania")
    table = ania.make("me", "bot random")["id"]
    stranger = Client(ania.address)
    with stranger.watch(table) as watch:
        assert not watch.hear()["commands"]
        for seat in (0, 1):
            for kind in ("move", "undo"):
                answer = watch.command(kind, 1, seat=seat, number=1, text="pass")
                assert (answer.status_code, answer.json()["error"]) == (403, "not_yours")
    stranger.close()


def test_a_command_of_a_session_that_has_ended_is_refused(come: Come, server: Serving) -> None:
    ania = come("Ania")
    table, seat = hotseat(ania)
    sessions = context_of(server).sessions
    session = sessions.read(dict(ania.http.cookies))
    assert session is not None
    with ania.watch(table) as watch:
        assert watch.hear()["commands"]
        sessions.ended.add((session.person, session.id))  # and the socket has not been closed yet
        answer = watch.command("move", 1, seat=seat, number=0, text="pass")
        assert (answer.status_code, answer.json()["error"]) == (403, "not_yours")


def test_commands_that_cannot_be_read_get_an_answer(come: Come) -> None:
    ania = come("Ania")
    table, seat = hotseat(ania)
    with ania.watch(table) as watch:
        unreadable: list[tuple[str, Json]] = [
            ("move", {"seat": "none"}),
            ("move", {}),
            ("sing", {}),
            ("undo", {"seat": seat}),
        ]
        for kind, body in unreadable:
            answer = watch.command(kind, 1, **body)
            assert (answer.status_code, answer.json()["error"]) == (400, "bad_request")
        for nonsense in ("", "[", "null", '{"type": "move"}', '{"id": -1}', "[" * 400):
            watch.socket.send(nonsense)
        assert watch.command("move", 2, seat=seat, number=0, text="pass").json() == {"number": 1}


def test_commands_are_limited_per_address_like_requests(database: Path) -> None:
    with serving(generous(database, command_rate=0.001, command_burst=4)) as server:
        ania = Client(server.address, "Ania")  # the first command
        table, seat = hotseat(ania)  # the second
        with ania.watch(table) as watch:
            assert watch.command("move", 1, seat=seat, number=0, text="pass").status_code == 200
            assert watch.command("move", 2, seat=seat, number=0, text="pass").status_code == 200
            answer = watch.command("move", 3, seat=seat, number=0, text="pass")
            assert (answer.status_code, answer.json()["error"]) == (429, "too_fast")
            ania.refused("POST", f"/tables/{table}/undo", 429, "too_fast", seat=seat, number=1)
            watch.socket.send('{"type": "ping"}')
            assert watch.wait_for_news("pong")
        ania.close()


def test_a_command_goes_on_when_its_connection_is_lost(come: Come, server: Serving) -> None:
    ania = come("Ania")
    table, seat = hotseat(ania)
    made: Any = server.server.config.http
    connections = made.args[0].open
    store: Any = context_of(server).house.store
    append = store.append

    async def wait_and_append(*args: Any) -> None:
        store.append = append
        while line in connections:
            await asyncio.sleep(0.001)
        await append(*args)

    with come().watch(table) as watch:
        watch.wait_for(lambda _: True)
        before = set(connections)
        with ania.watch(table) as lost:
            lost.hear()
            (line,) = set(connections) - before
            store.append = wait_and_append
            lost.socket.send(json.dumps({"type": "move", "id": 1, "seat": seat, "number": 0, "text": "pass"}))
        assert watch.wait_for(lambda now: now["moments"][0]["number"] == 1)


def test_a_command_that_cannot_be_stored_is_refused(come: Come, server: Serving) -> None:
    ania = come("Ania")
    table, seat = hotseat(ania)
    context = context_of(server)
    store: Any = context.house.store
    append = store.append

    async def fail(*_: Any) -> None:
        raise NoRoom from OSError()

    with ania.watch(table) as watch:
        store.append = fail
        try:
            answer = watch.command("move", 1, seat=seat, number=0, text="pass")
        finally:
            store.append = append
        assert (answer.status_code, answer.json()["error"]) == (503, "no_room")
        assert context.written is None
        assert watch.command("move", 2, seat=seat, number=0, text="pass").json() == {"number": 1}


def test_pages_of_other_sites_cannot_watch(come: Come, server: Serving) -> None:
    table = come("Ania").make("me", "open")["id"]
    headers = {"Origin": "http://elsewhere.example"}
    live = connect(f"ws://{server.address}/api/tables/{table}/live", additional_headers=headers, proxy=None)
    with pytest.raises(ConnectionClosed) as closed, live as socket:
        socket.recv(PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403


def test_a_table_outlives_its_server(come: Come, anywhere: Path | str) -> None:
    with serving(generous(anywhere)) as server:
        ania = come("Ania", server.address)
        table = ania.make("me", "hotseat Bartek", seed=3)["id"]
        seat = ania.table(table)["moments"][0]["acting"][0]
        ania.move(table, seat, 0, "place wild")
        before = ania.table(table)
    with serving(generous(anywhere)) as server:
        back = come("", server.address)
        back.http.cookies.update(ania.http.cookies)
        after = back.table(table)
        assert after["moments"] == before["moments"]
        assert after["version"] == before["version"]
        assert back.get("/me")["name"] == "Ania"
        assert back.ok("POST", f"/tables/{table}/undo", seat=seat, number=1)["number"] == 0


def test_a_connection_that_breaks_while_something_is_sent_ends_without_an_error() -> None:
    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def send(message: Message) -> None:
        if message["type"] == "websocket.send":
            raise OSError

    async def breaking() -> None:
        socket = WebSocket({"type": "websocket", "query_string": b"", "headers": []}, receive, send)
        await socket.accept()
        context: Any = SimpleNamespace(house=None, watching=lambda *_: None)
        watcher = Watcher(context, socket, "table", Session("person"), "address", Subscription())
        for _ in range(2):
            with pytest.raises(WebSocketDisconnect):
                await watcher.send(Pong())
        await watcher.listen()

    asyncio.run(breaking())


def test_a_crash_is_logged_with_the_route_of_its_own_command(monkeypatch: pytest.MonkeyPatch) -> None:
    async def receive() -> Message:
        return {"type": "websocket.connect"}

    async def send(_message: Message) -> None:
        pass

    async def crash(_command: object) -> NoReturn:
        raise ZeroDivisionError

    async def undo() -> None:
        socket = WebSocket({"type": "websocket", "query_string": b"", "headers": []}, receive, send)
        await socket.accept()
        context: Any = SimpleNamespace(house=None, watching=lambda *_: None)
        watcher = Watcher(context, socket, "table", Session("person"), "address", Subscription())
        monkeypatch.setattr(watcher, "carry_out", crash)
        with capture_logs() as lines:
            await watcher.answer(UndoCommand(id=1, seat=0, number=1))
        assert [(line["event"], line["route"]) for line in lines] == [
            ("broken", "/api/tables/{table}/undo"),
            ("request", "/api/tables/{table}/undo"),
        ]

    asyncio.run(undo())
