"""No request, however bad, is answered with 500."""

from __future__ import annotations

import json
import socket
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.conftest import Come
from tests.server.serving import PATIENCE, Serving, generous, serving


@pytest.mark.parametrize(
    "path",
    ["/%00", "/assets/%00", "/" + "a" * 256, "/" + "a/" * 3000, "/table/%00", "/%ff%fe", "/api/tables/%00", "/%2e%2e"],
)
def test_strange_paths_are_not_found(come: Come, path: str) -> None:
    assert come().http.get(path).status_code == 404


@pytest.mark.parametrize("path", ["/api/tables/%00/live", "/api/tables/" + "a" * 5000, "/api/games/%00/content"])
def test_strange_names_of_tables_and_games_are_not_found(come: Come, path: str) -> None:
    assert come().http.get(path).status_code == 404


@pytest.mark.parametrize(
    "body",
    [
        "[" * 1000,
        "[" * 1000 + "]" * 1000,
        '{"name": ' * 1000 + "1" + "}" * 1000,
        '{"name": "Ania", "more": ' + "[" * 5000 + "]" * 5000 + "}",
        '{"name": 1e999}',
        '{"name": "\\ud800"}',
        '{"name": "Ania\\u0000"}',
        "null",
        "",
    ],
)
def test_strange_bodies_are_refused(come: Come, body: str) -> None:
    answer = come().http.post("/api/me", content=body)
    assert (answer.status_code, answer.json()["error"]) == (400, "bad_request")


def test_strange_numbers_are_refused(come: Come) -> None:
    ania = come("Ania")
    table = ania.make("me", "hotseat Bartek")["id"]
    for path in ("replay/" + "9" * 5000, "replay/-1", "replay/0?seat=" + "9" * 30, "replay/0?seat=x", "replay/1e3"):
        assert ania.ask("GET", f"/tables/{table}/{path}").status_code in (400, 404), path
    for number in (2**63, 2**64, -1, 1e300):
        ania.refused("POST", f"/tables/{table}/moves", 400, "bad_request", seat=0, number=number, text="pass")


@pytest.mark.parametrize("host", ["[::1", "a" * 4000, "ł", "x:y:z", "[]", "%00", ""])
def test_strange_hosts_break_nothing(come: Come, server: Serving, host: str) -> None:
    table = come("Ania").make("me", "open")["id"]
    name, _, port = server.address.rpartition(":")
    for path in ("/", "/api/me", f"/api/tables/{table}/qr.svg"):
        with socket.create_connection((name, int(port)), PATIENCE) as line:
            line.sendall(f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
            status = int(line.makefile("rb").readline().split()[1])
        assert status in (200, 400), path


@pytest.mark.parametrize("origin", ["http://[", "null", "http://elsewhere"])
def test_strange_origins_are_refused(come: Come, origin: str) -> None:
    ania = come("Ania")
    table = ania.make("me", "open")["id"]
    with connect(
        f"ws://{ania.address}/api/tables/{table}/live", additional_headers={"Origin": origin}, proxy=None
    ) as watching:
        with pytest.raises(ConnectionClosed):
            watching.recv(PATIENCE)
        assert watching.close_code == 4403


def test_over_https_browsers_must_stay_on_https(come: Come) -> None:
    http = come().http
    assert "strict-transport-security" not in http.get("/").headers
    secure = http.get("/", headers={"X-Forwarded-Proto": "https"}).headers["strict-transport-security"]
    assert secure.startswith("max-age=")


def test_only_requests_to_allowed_hosts_are_answered(come: Come, database: Path) -> None:
    with serving(generous(database, allowed_hosts=("club.example", "127.0.0.1"))) as server:
        ania = come("Ania", server.address)
        table = ania.make("me", "open")["id"]
        for host, status in {"CLUB.example": 200, "club.example:443": 200, "evil.example": 400, "": 400}.items():
            assert ania.http.get("/api/games", headers={"Host": host}).status_code == status
        answer = json.loads(ania.http.get("/", headers={"Host": "evil.example"}).text)
        assert answer["error"] == "bad_request"
        with ania.watch(table) as watch:
            watch.wait_for(lambda _: True)
