"""Nothing that visitors send can fill up memory, disk or log."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from structlog import DropEvent

from fajrant.house.errors import STATUS, Refused
from fajrant.server import metrics
from fajrant.server.limits import Rate, source_of
from fajrant.server.log import MOST_KINDS, FloodFilter
from fajrant.server.responses import refuse
from fajrant.server.sql import SqlStore
from tests.server.conftest import Come
from tests.server.serving import GAME, PATIENCE, Client, Process, Serving, asked, generous, play_out, serving

SLOW = 1e-6  # per second: a used-up burst does not recover during a test

one_address = pytest.mark.skipif(sys.platform == "darwin", reason="has one local address")


def context_of(server: Serving) -> Any:
    app: Any = server.server.config.app
    return app.state.context


# ---------------------------------------------------------------- rates


@one_address
def test_commands_at_a_table_are_limited_per_player_and_for_all_guests(database: Path) -> None:
    with serving(generous(database, command_burst=6, command_rate=SLOW)) as server:
        ania = Client(server.address, "Ania", calls_from="127.0.0.2")
        table = ania.make("me", "open", "open")["id"]
        chat = f"/tables/{table}/chat"
        bartek = Client(server.address, calls_from="127.0.0.3")
        bartek.ok("POST", f"/tables/{table}/claim", seat=1, name="Bartek")  # the guests' first command
        guests = [Client(server.address, calls_from=f"127.0.0.{number}") for number in (4, 5, 6)]
        for guest in guests[:2]:
            guest.ok("POST", chat, text="hello")
            guest.ok("POST", chat, text="hello")
        guests[2].ok("POST", chat, text="hello")
        guests[2].refused("POST", chat, 429, "too_fast", text="hello")
        guests[2].ok("POST", "/me", name="Celina")  # other tables are not affected
        for player in (ania, bartek):
            for _ in range(4):
                player.ok("POST", chat, text="hello")
        for client in (ania, bartek, *guests):
            client.close()


@one_address
def test_refused_outsiders_do_not_use_up_the_limit_of_a_table(database: Path) -> None:
    with serving(generous(database, command_burst=8, command_rate=SLOW)) as server:
        ania = Client(server.address, "Ania", calls_from="127.0.0.2")
        table = ania.make("me", "hotseat Bartek", "open")["id"]
        for outsider in [Client(server.address, calls_from=f"127.0.0.{number}") for number in (3, 4, 5)]:
            for _ in range(3):
                outsider.refused("POST", f"/tables/{table}/undo", 403, "not_yours", seat=0, number=1)
                outsider.refused("POST", f"/tables/{table}/start", 403, "not_yours")
            outsider.refused("POST", f"/tables/{table}/hint", 403, "not_yours", seat=0, number=0)
            outsider.refused("POST", f"/tables/{table}/release", 403, "not_yours", seat=0)
            outsider.refused("POST", f"/tables/{table}/undo", 429, "too_fast", seat=0, number=1)
            outsider.close()
        guest = Client(server.address, calls_from="127.0.0.6")
        guest.ok("POST", f"/tables/{table}/claim", seat=2, name="Celina")
        ania.ok("POST", f"/tables/{table}/start")
        guest.close()
        ania.close()


def test_a_refused_outsider_leaves_no_trace_in_presence(come: Come, database: Path) -> None:
    with serving(generous(database)) as server:
        table = come("Ania", server.address).make("me", "open")["id"]
        come("", server.address).refused("POST", f"/tables/{table}/start", 403, "not_yours")
        assert len(context_of(server).house.presence.left) == 0


def test_an_ipv6_network_counts_as_one_address() -> None:
    assert source_of("2001:db8:1:2:3:4:5:6") == source_of("2001:db8:1:2::1") != source_of("2001:db8:1:3::1")
    assert source_of("::ffff:192.0.2.7") == source_of("192.0.2.7") != source_of("192.0.2.8")
    assert source_of("fe80::1%eth0") == source_of("fe80::2")
    assert source_of("") == ""
    assert source_of("somewhere") == "somewhere"


def test_ipv6_behind_a_proxy_is_counted_by_network(come: Come, database: Path) -> None:
    with serving(generous(database, look_burst=2, look_rate=SLOW)) as server:
        ania = come("", server.address)
        for last, status in (("1", 200), ("2", 200), ("3", 429)):
            headers = {"X-Forwarded-For": f"2001:db8:1:2::{last}"}
            assert ania.http.get("/api/games", headers=headers).status_code == status
        assert ania.http.get("/api/games", headers={"X-Forwarded-For": "2001:db8:1:3::1"}).status_code == 200


@pytest.mark.parametrize(
    ("paths", "limit"),
    [
        (["/", "/icon.svg", "/nowhere", "/api/nowhere"], "page"),
        (["/healthz", "/metrics"], "probe"),
        (["/api/openapi.json"], "look"),
    ],
)
def test_pages_probes_and_descriptions_are_limited(come: Come, database: Path, paths: list[str], limit: str) -> None:
    changes = {f"{limit}_burst": 4, f"{limit}_rate": SLOW}
    with serving(generous(database, **changes)) as server:
        http = come("", server.address).http
        for number in range(4):
            assert http.get(paths[number % len(paths)]).status_code in (200, 404)
        for path in paths:
            answer = http.get(path)
            assert (answer.status_code, answer.json()["error"]) == (429, "too_fast")


def test_a_wrong_method_is_limited_too(come: Come, database: Path) -> None:
    with serving(generous(database, page_burst=2, page_rate=SLOW)) as server:
        http = come("", server.address).http
        assert [http.put("/api/games").status_code for _ in range(3)] == [405, 405, 429]


def test_replays_have_their_own_limit_and_building_one_costs_more(come: Come, database: Path) -> None:
    with serving(generous(database, replay_burst=22, replay_rate=SLOW, cached_replays=1)) as server:
        ania = come("Ania", server.address)
        first, second = [ania.make("me", "hotseat Bartek")["id"] for _ in range(2)]
        ania.get(f"/tables/{first}/replay/0")
        ania.get(f"/tables/{first}/replay/0?seat=1")
        ania.get(f"/tables/{second}/replay/0")
        # dropped from the cache, so it would cost ten again
        ania.refused("GET", f"/tables/{first}/replay/0", 429, "too_fast")
        ania.get(f"/tables/{second}/replay/0")
        ania.refused("GET", f"/tables/{second}/replay/0", 429, "too_fast")
        ania.table(first)


def test_a_replay_that_a_move_made_outdated_costs_as_much_as_a_new_one(come: Come, database: Path) -> None:
    with serving(generous(database, replay_burst=21, replay_rate=SLOW)) as server:
        ania = come("Ania", server.address)
        table = ania.make("me", "hotseat Bartek", seed=3)["id"]
        ania.get(f"/tables/{table}/replay/0")
        for number in range(2):
            moment = asked(ania.table(table))
            assert moment is not None
            ania.move(table, moment["seat"], number, moment["moves"][0]["text"])
            if number == 0:
                ania.get(f"/tables/{table}/replay/1")
                ania.refused("GET", f"/tables/{table}/replay/99", 404, "not_found")
        ania.refused("GET", f"/tables/{table}/replay/2", 429, "too_fast")


def test_new_visitors_from_one_address_cannot_open_any_number_of_tables(come: Come, anywhere: Path | str) -> None:
    """Identities are free, so a limit per host is not enough."""
    with serving(generous(anywhere, table_burst=3, table_rate=SLOW, open_tables_each=2)) as server:
        ania = come("Ania", server.address)
        table = ania.make("me", "hotseat Bartek", seed=3)["id"]
        play_out(ania, table, lambda moves: moves[0])
        record = ania.http.get(f"/api/tables/{table}/record").text
        come("Bartek", server.address).make("me", "open")
        ania.make("me", "open")
        wanted = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}
        come("Celina", server.address).refused("POST", "/tables", 429, "too_fast", **wanted)
        ania.refused("POST", "/tables/from-record", 429, "too_fast", record=record)
        ania.refused("POST", f"/tables/{table}/rematch", 429, "too_fast")


def test_new_identities_per_address_are_limited(come: Come, database: Path) -> None:
    with serving(generous(database, identity_burst=3, identity_rate=1e-6)) as server:
        ania = come("Ania", server.address)
        logged_in = come("Bartek", server.address)
        assert come("", server.address).http.get("/").cookies
        late = come("", server.address)
        assert not late.http.get("/").cookies  # the page still opens
        late.refused("GET", "/me", 429, "too_fast")
        late.refused("POST", "/me", 429, "too_fast", name="Celina")
        late.refused("POST", "/tables", 429, "too_fast", game=GAME, seats=[{"kind": "me"}, {"kind": "open"}])
        ania.get("/me")  # those who have one go on
        ania.make("me", "open")
        elsewhere = Client(server.address, "Dorota", calls_from="127.0.0.2")
        elsewhere.close()
        assert logged_in.ok("POST", "/logout")["id"] == ""  # logging out always works
        assert not logged_in.http.cookies
        logged_in.refused("GET", "/me", 429, "too_fast")


def test_a_refusal_says_when_to_retry(come: Come, database: Path) -> None:
    with serving(generous(database, look_burst=1, look_rate=0.1, open_tables_each=1)) as server:
        ania = come("Ania", server.address)
        ania.get("/games")
        answer = ania.ask("GET", "/games")
        assert answer.status_code == 429
        assert 9 <= int(answer.headers["retry-after"]) <= 10
        ania.make("me", "open")
        crowded = ania.ask("POST", "/tables", game=GAME, seats=[{"kind": "me"}, {"kind": "open"}])
        assert (crowded.status_code, crowded.headers["retry-after"]) == (429, "60")


@pytest.mark.parametrize("code", [code for code, status in STATUS.items() if status in (429, 503)])
def test_every_temporary_refusal_says_when_to_retry(code: str) -> None:
    assert int(refuse(Refused(code)).headers["retry-after"]) >= 1


def test_the_number_of_stored_rates_is_limited() -> None:
    rate = Rate(1, 2, lambda: 0.0, kept=100)
    for number in range(1000):
        rate.take(f"address {number}")
        assert len(rate.buckets) <= 101
    rate.take("address 999")
    with pytest.raises(Refused):
        rate.take("address 999")  # the most recent ones are remembered


@one_address
def test_reads_per_address_are_limited(database: Path) -> None:
    with serving(generous(database, look_burst=4, look_rate=SLOW)) as server:
        ania = Client(server.address)
        for path in ("/me", "/games", "/tables"):
            ania.get(path)
        ania.refused("GET", "/tables/nowhere", 404, "not_found")
        ania.refused("GET", "/me", 429, "too_fast")
        with ania.watch("nowhere") as watch:
            assert watch.closed_with() == 4429
        assert ania.http.get("/healthz").status_code == 200  # monitoring is not locked out
        bartek = Client(server.address, calls_from="127.0.0.2")
        bartek.get("/me")
        ania.close()
        bartek.close()


def test_sockets_per_address_are_limited(come: Come, database: Path) -> None:
    with serving(generous(database, sockets_per_address=2)) as server:
        ania = come("Ania", server.address)
        table = ania.make("me", "open")["id"]
        with ania.watch(table) as first:
            first.wait_for(lambda _: True)
            with ania.watch(table) as second:
                second.wait_for(lambda _: True)
                with ania.watch(table) as third:
                    assert third.closed_with() == 4429
            while len(context_of(server).house.fanout.watchers[table]) > 1:
                first.hear()
            with ania.watch(table) as third:
                third.wait_for(lambda _: True)


def test_a_socket_that_talks_too_much_is_closed(come: Come, database: Path) -> None:
    with serving(generous(database, look_burst=8, look_rate=SLOW)) as server:
        ania = come("Ania", server.address)
        table = ania.make("me", "open")["id"]
        with ania.watch(table) as watch:
            watch.socket.send("x" * 1001)
            watch.closed_with()
        with ania.watch(table) as watch:
            for _ in range(6):
                watch.socket.send('{"type": "ping"}')
                assert watch.wait_for_news("pong")
            watch.socket.send('{"type": "ping"}')
            watch.closed_with()


# ---------------------------------------------------------------- sizes


def test_a_body_without_a_length_is_limited_too(come: Come) -> None:
    def much() -> Iterator[bytes]:
        yield b'{"name": "'
        for _ in range(40):
            yield b"a" * 1024
        yield b'"}'

    answer = come().http.post("/api/me", content=much())
    assert (answer.status_code, answer.json()["error"]) == (413, "too_large")


def test_the_lengths_of_names_and_texts_are_limited(come: Come) -> None:
    ania = come("A" * 40)
    table = ania.make("me", "open", "hotseat " + "B" * 40)["id"]
    ania.refused("POST", "/me", 400, "bad_request", name="A" * 41)
    come().refused("POST", f"/tables/{table}/claim", 400, "bad_request", seat=1, name="A" * 41)
    ania.ok("POST", f"/tables/{table}/chat", text="ż" * 300)
    ania.refused("POST", f"/tables/{table}/chat", 400, "bad_request", text="ż" * 301)
    ania.refused("POST", f"/tables/{table}/moves", 400, "bad_request", seat=0, number=0, text="x" * 201)


def test_the_cache_of_tables_is_limited(come: Come, database: Path) -> None:
    with serving(generous(database, cached_tables=3)) as server:
        ania = come("Ania", server.address)
        tables = [ania.make("me", "hotseat Bartek")["id"] for _ in range(6)]
        for table in [*tables, *reversed(tables)]:
            ania.table(table)
            assert len(context_of(server).house.cache) <= 3
        assert len(ania.get("/tables")) == 6


# ---------------------------------------------------------------- metrics, health, log


def test_metrics_have_no_labels_from_requests(come: Come) -> None:
    ania = come()
    assert ania.http.request("BREW", "/api/me").status_code == 400  # not HTTP: no route ever sees it
    ania.http.request("PROPFIND", "/api/me")
    ania.http.get("/api/never/heard/of")
    metrics = ania.http.get("/metrics").text
    assert 'method="other"' in metrics
    assert "PROPFIND" not in metrics
    assert "BREW" not in metrics
    assert "never" not in metrics


def test_metrics_show_where_the_server_spends_its_time(
    come: Come, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(metrics, "LOOK_SECONDS", 0.02)
    with serving(generous(database)) as server:
        ania = come("Ania", server.address)

        def shown(name: str) -> float:
            lines = ania.http.get("/metrics").text.splitlines()
            return next(float(line.split()[1]) for line in lines if line.startswith(f"{name} "))

        stored, lags = shown("fajrant_store_seconds_count"), shown("fajrant_loop_lag_seconds_count")
        ania.make("me", "open")
        assert shown("fajrant_store_seconds_count") > stored
        server.wait_until(lambda: shown("fajrant_loop_lag_seconds_count") > lags)
        server.wait_until(lambda: shown("fajrant_tables_in_memory") == 1)


def test_health_includes_the_store(come: Come, database: Path) -> None:
    with serving(generous(database)) as server:
        ania = come("Ania", server.address)
        table = ania.make("me", "open")["id"]
        assert ania.http.get("/healthz").status_code == 200
        house = context_of(server).house
        house.store, kept = None, house.store
        try:
            assert ania.http.get("/healthz").status_code == 500
            house.cache.clear()
            with ania.watch(table) as watch:
                assert watch.closed_with() == 1011
        finally:
            house.store = kept
        assert isinstance(kept, SqlStore)
        assert ania.http.get("/healthz").status_code == 200


LOGGING = """
import logging
from fajrant.server.log import log, set_up_logs
set_up_logs()
try:
    raise ValueError("seed 8151")
except ValueError:
    logging.getLogger("a.library").exception("it broke at %s", "table abc")
logging.getLogger("a.library").info("chatter")
log.info("ours")
"""


def test_lines_of_libraries_have_our_format_and_no_values() -> None:
    logged = subprocess.run([sys.executable, "-c", LOGGING], capture_output=True, encoding="utf-8", check=True).stderr
    broke, ours = [json.loads(line) for line in logged.splitlines()]
    assert (broke["event"], broke["library"], broke["said"]) == ("library", "a.library", "it broke at %s")
    assert (broke["level"], broke["problem"], len(broke["where"])) == ("error", "ValueError", 1)
    assert ours["event"] == "ours"
    assert "8151" not in logged
    assert "abc" not in logged


class Written:
    """A logger that remembers its lines."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def msg(self, line: str) -> None:
        self.lines.append(line)


def test_equal_lines_are_dropped_in_a_flood_and_counted() -> None:
    now = 0.0
    flood, logger = FloodFilter(2, 3, lambda: now), Written()

    def say(**line: object) -> dict[str, object] | None:
        try:
            return dict(flood(logger, "info", {"level": "info", **line}))
        except DropEvent:
            return None

    lines = [say(event="request", route="/api/me", status=200, ms=number) for number in range(10)]
    assert [line is None for line in lines] == [False] * 3 + [True] * 7
    assert say(event="request", route="/api/me", status=429) is not None  # another kind of line
    now = 1.0
    line = say(event="request", route="/api/me", status=200)
    assert line is not None
    assert line["dropped"] == 7
    line = say(event="request", route="/api/me", status=200)
    assert line is not None
    assert "dropped" not in line
    assert say(event="request", route="/api/me", status=200) is None
    now = 100.0
    say(event="another")  # kinds that have not occurred for a while are summarized
    assert [(json.loads(row)["route"], json.loads(row)["dropped"]) for row in logger.lines] == [("/api/me", 1)]
    assert len(flood.kinds) == 1


def test_the_number_of_stored_kinds_of_lines_is_limited() -> None:
    flood, logger = FloodFilter(1e-6, 1, lambda: 0.0), Written()
    for number in range(5000):
        flood(logger, "info", {"level": "info", "event": f"kind {number}"})
        assert len(flood.kinds) <= MOST_KINDS


def test_every_line_of_the_log_is_json_whatever_comes_in(database: Path) -> None:
    with Process(database) as process:
        host, _, port = process.address.rpartition(":")
        with socket.create_connection((host, int(port)), PATIENCE) as line:
            line.sendall(b"\x16\x03\x01 this is not HTTP\r\n\r\n")
            line.recv(1000)
        ania = Client(process.address, "Ania")
        ania.ask("GET", "/tables/nowhere")
        ania.close()
    lines = process.log.read_text(encoding="utf-8").splitlines()
    events = [json.loads(line)["event"] for line in lines]
    assert events[0] == "serving"
    assert "library" in events
    assert events.count("request") == 2
