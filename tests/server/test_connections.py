"""Clients that connect and keep the server waiting."""

from __future__ import annotations

import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from fajrant.server.connections import Networks
from tests.server.conftest import Come
from tests.server.serving import PATIENCE, Client, Serving, generous, serving
from tests.server.test_limits import one_address

SOON = 0.3  # seconds
HEALTH = b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n"


@contextmanager
def line(address: str, sent: bytes = b"", calls_from: str = "127.0.0.1") -> Iterator[socket.socket]:
    host, _, port = address.rpartition(":")
    with socket.create_connection((host, int(port)), PATIENCE, (calls_from, 0)) as connection:
        connection.sendall(sent)
        yield connection


def rest(connection: socket.socket) -> bytes:
    """Everything received until the server closes the connection."""
    received = b""
    try:
        while more := connection.recv(65536):
            received += more
    except ConnectionResetError:
        pass
    return received


@pytest.mark.parametrize("sent", [b"", b"GET / HTTP/1.1\r\n", b"GET / HTTP/1.1\r\nHost: a\r\nX: " + b"y" * 1000])
def test_late_headers_time_out(database: Path, sent: bytes) -> None:
    with serving(generous(database, header_seconds=SOON)) as server, line(server.address, sent) as waiting:
        assert rest(waiting).startswith(b"HTTP/1.1 408 ")


def test_headers_that_trickle_in_do_not_count_as_progress(database: Path) -> None:
    with serving(generous(database, header_seconds=SOON)) as server, line(server.address, b"GET / HT") as waiting:
        waiting.settimeout(0.02)
        received = b""
        for _ in range(PATIENCE * 50):
            try:
                waiting.sendall(b"T")
                received += waiting.recv(65536)
                break
            except TimeoutError:
                continue
            except (BrokenPipeError, ConnectionResetError):
                break
        else:
            pytest.fail("the server waits forever")
        assert received[:13] in (b"", b"HTTP/1.1 408 ", b"HTTP/1.1 400 ")


POST = b"POST /api/me HTTP/1.1\r\nHost: a\r\nX-Fajrant: 1\r\n"


@pytest.mark.parametrize("sent", [b"GET /", POST, POST + b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n0\r\n"])
def test_headers_without_end_are_refused(database: Path, sent: bytes) -> None:
    """In the address, before the body, and after it."""
    with serving(generous(database)) as server, line(server.address, sent) as waiting:
        more = b"x" * 100 if sent == b"GET /" else b"X-More: " + b"y" * 90 + b"\r\n"
        with suppress(ConnectionError):
            for _ in range(300):
                waiting.sendall(more)
        assert rest(waiting)[:13] in (b"", b"HTTP/1.1 431 ")  # a reset can overtake the response
        assert not server.broken()


def test_a_long_body_is_not_taken_for_headers(come: Come, database: Path) -> None:
    body = b'{"name": "Ania"' + b" " * 20_000 + b"}"
    head = POST + b"Connection: close\r\nContent-Length: %d\r\n\r\n" % len(body)
    with serving(generous(database, body_bytes=50_000)) as server, line(server.address, head + body[:9]) as waiting:
        for start in range(9, len(body), 5000):
            waiting.sendall(body[start : start + 5000])
        assert rest(waiting).startswith(b"HTTP/1.1 200 ")


def test_requests_sent_at_once_are_answered_in_order(database: Path) -> None:
    unknown = HEALTH.replace(b"healthz", b"api/tables/none")
    with serving(generous(database)) as server, line(server.address, HEALTH + unknown + HEALTH[:20]) as waiting:
        waiting.sendall(HEALTH[20:-2] + b"Connection: close\r\n\r\n")
        received = rest(waiting)
        assert [part[:3] for part in received.split(b"HTTP/1.1 ")[1:]] == [b"200", b"404", b"200"]


def test_a_late_second_request_times_out_too(database: Path) -> None:
    with serving(generous(database, header_seconds=SOON)) as server, line(server.address, HEALTH) as waiting:
        assert waiting.recv(65536).startswith(b"HTTP/1.1 200 ")
        waiting.sendall(HEALTH[:16])
        assert b"HTTP/1.1 408 " in rest(waiting)


def test_a_late_body_times_out(database: Path) -> None:
    head = b"POST /api/me HTTP/1.1\r\nHost: a\r\nX-Fajrant: 1\r\nContent-Length: 30\r\n\r\n"
    with serving(generous(database, body_seconds=SOON)) as server, line(server.address, head + b'{"na') as waiting:
        assert rest(waiting).startswith(b"HTTP/1.1 408 ")
        assert not server.broken()


def test_the_server_does_not_wait_for_a_body_it_does_not_need(database: Path) -> None:
    head = b"POST /api/tables/x/start HTTP/1.1\r\nHost: a\r\nX-Fajrant: 1\r\nContent-Length: 30\r\n\r\n"
    with serving(generous(database, body_seconds=SOON)) as server, line(server.address, head + b"{") as waiting:
        assert rest(waiting).startswith(b"HTTP/1.1 404 ")


def test_an_idle_connection_is_closed(database: Path) -> None:
    with serving(generous(database, idle_seconds=SOON)) as server, line(server.address, HEALTH) as waiting:
        assert rest(waiting).startswith(b"HTTP/1.1 200 ")


def test_a_client_that_does_not_read_is_disconnected(database: Path, tmp_path: Path) -> None:
    site = tmp_path / "static"
    site.mkdir()
    (site / "large.bin").write_bytes(bytes(30_000_000))
    wanted = b"GET /large.bin HTTP/1.1\r\nHost: a\r\n\r\n"
    with serving(generous(database, idle_seconds=SOON, static=site)) as server, line(server.address, wanted) as waiting:
        server.wait_until(lambda: connections(server).open != {})
        server.wait_until(lambda: connections(server).open == {})
        assert len(rest(waiting)) < 30_000_000


def test_timeouts_do_not_affect_normal_clients(come: Come, database: Path) -> None:
    """A bot's hint takes longer than a request may take to arrive."""
    with serving(generous(database, header_seconds=SOON, body_seconds=SOON, idle_seconds=SOON)) as server:
        ania = come("Ania", server.address)
        table = ania.make("me", "hotseat Bartek")
        with ania.watch(table["id"]) as watch:
            watch.wait_for(lambda _: True)
            (seat,) = table["moments"][0]["acting"]
            assert ania.ok("POST", f"/tables/{table['id']}/hint", seat=seat, number=0)["move"]
            watch.socket.send('{"type": "ping"}')
            assert watch.wait_for_news("pong")


def connections(server: Serving) -> Any:
    made: Any = server.server.config.http
    return made.args[0]


@one_address
def test_connections_per_address_are_limited(database: Path) -> None:
    with serving(generous(database, connections_per_address=5)) as server, ExitStack() as stack:
        lines = [stack.enter_context(line(server.address, calls_from="127.0.0.2")) for _ in range(5)]
        server.wait_until(lambda: len(connections(server).open) == 5)
        with line(server.address, calls_from="127.0.0.2") as refused:
            assert rest(refused) == b""
        other = Client(server.address, calls_from="127.0.0.3")
        other.get("/me")
        proxy = [stack.enter_context(line(server.address)) for _ in range(7)]  # a trusted proxy has no limit
        server.wait_until(lambda: len(connections(server).open) == 13)
        lines[0].close()
        server.wait_until(lambda: len(connections(server).open) == 12)
        again = Client(server.address, calls_from="127.0.0.2")
        again.get("/me")
        assert len(proxy) == 7
        again.close()
        other.close()


@one_address
def test_a_live_socket_counts_as_a_connection_until_it_closes(database: Path) -> None:
    with serving(generous(database, connections_per_address=2)) as server:
        ania = Client(server.address, "Ania", calls_from="127.0.0.2")
        table = ania.make("me", "open")["id"]
        for _ in range(4):
            with ania.watch(table) as watch:  # from an address without a limit
                watch.wait_for(lambda _: True)
        server.wait_until(lambda: len(connections(server).open) == 1)
        ania.close()


def test_a_new_connection_replaces_the_longest_idle_one_when_all_are_used(database: Path) -> None:
    with serving(generous(database, connections=10)) as server, ExitStack() as stack:
        ania = Client(server.address, "Ania")
        table = ania.make("me", "open")["id"]
        with ania.watch(table) as watch:
            watch.wait_for(lambda _: True)
            waiting = [stack.enter_context(line(server.address, b"GET / HT")) for _ in range(20)]
            assert rest(waiting[0]) == b""
            ania.get("/me")
            watch.socket.send('{"type": "ping"}')
            assert watch.wait_for_news("pong")
            assert len(connections(server).open) == 10
        ania.close()


HALF_OPEN = """
import resource, socket, sys
soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
host, port = sys.argv[1].split(":")
lines = []
for number in range(1100):
    line = socket.create_connection((host, int(port)), 60)
    line.sendall(b"GET / HTTP/1.1\\r\\nHo")
    lines.append(line)
print("open", flush=True)
sys.stdin.read()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="no limits on open files")
def test_a_thousand_half_open_connections_do_not_shut_others_out(tmp_path: Path) -> None:
    import resource

    if resource.getrlimit(resource.RLIMIT_NOFILE)[1] < 1300:
        pytest.skip("this system allows too few files for the attack")
    server = subprocess.Popen(
        [sys.executable, "-c", SERVER_OF_FEW_FILES, str(tmp_path / "tables.sqlite3")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    assert server.stdout is not None
    address = server.stdout.readline().strip()
    attack = subprocess.Popen(
        [sys.executable, "-c", HALF_OPEN, address], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
    )
    try:
        assert attack.stdout is not None
        assert attack.stdout.readline() == "open\n"
        ania = Client(address, "Ania")
        assert ania.get("/me")["name"] == "Ania"
        ania.close()
    finally:
        attack.communicate()
        server.terminate()
        _, logged = server.communicate()
    assert len(logged) < 100_000


SERVER_OF_FEW_FILES = """
import resource, sys
from pathlib import Path
hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
resource.setrlimit(resource.RLIMIT_NOFILE, (1024, hard))
from fajrant.server.listening import listen
from fajrant.server.run import serve
from fajrant.server.settings import Settings
listening = listen("127.0.0.1", 0)
ready = lambda: print(f"127.0.0.1:{listening.getsockname()[1]}", flush=True)
serve(Settings(Path(sys.argv[1])), listening, ready, 20)
"""


def test_proxies_can_be_addresses_or_networks() -> None:
    proxies = Networks(["127.0.0.1", "10.0.0.0/8", "::1"])
    assert [host in proxies for host in ("127.0.0.1", "10.1.2.3", "::1", "::ffff:10.0.0.1")] == [True] * 4
    assert [host in proxies for host in ("127.0.0.2", "11.0.0.1", "::2", "", "nonsense")] == [False] * 5
    assert "192.0.2.1" in Networks(["*"])
