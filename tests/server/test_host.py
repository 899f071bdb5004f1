"""For the host of a server: limits, health, metrics, pages, headers, and a log without secrets."""

from __future__ import annotations

import ast
import asyncio
import errno
import gzip
import json
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from socket import gaierror
from typing import get_args

import httpx
import pytest

from fajrant import house, server
from fajrant.cli.files import reason
from fajrant.cli.serve import no_listening
from fajrant.core.errors import Nonsense
from fajrant.house.deeds import Opened
from fajrant.house.errors import STATUS, Refused
from fajrant.house.new_tables import new_header
from fajrant.house.presence import Presence
from fajrant.house.state import rebuild
from fajrant.house.store import Conflict
from fajrant.house.wire import NoUndo
from fajrant.server.limits import Crowd, Rate
from fajrant.server.pages import accepts, policy
from fajrant.server.refusals import worded
from fajrant.server.sql import SqlStore
from fajrant.texts import Texts
from tests.cli.program import run
from tests.server.conftest import Come
from tests.server.serving import GAME, NOW, Client, Process, Serving, generous, serving

# ---------------------------------------------------------------- limits


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_rate_allows_a_burst_and_then_a_number_per_second() -> None:
    clock = Clock()
    rate = Rate(2, 3, clock)
    for _ in range(3):
        rate.take("a")
    with pytest.raises(Refused):
        rate.take("a")
    rate.take("b")
    clock.now = 0.5
    rate.take("a")
    with pytest.raises(Refused):
        rate.take("a")
    clock.now = 100
    for _ in range(3):
        rate.take("a")
    with pytest.raises(Refused):
        rate.take("a")


def test_servers_tell_each_other_about_buckets_that_are_used_much() -> None:
    clock = Clock()
    here, there = Rate(1, 8, clock), Rate(1, 8, clock)
    here.spent = {}
    here.take("light")
    for _ in range(6):
        here.take("heavy")
    told = here.to_tell()
    assert told == {"heavy": 6}
    assert here.to_tell() == {}
    for _ in range(2):
        here.take("light")
    assert here.to_tell() == {"light": 3}
    there.take("heavy")
    for key, cost in told.items():
        there.hear(key, cost)
    there.take("heavy")
    with pytest.raises(Refused):
        there.take("heavy")
    there.hear("heavy", 100)  # no debts
    clock.now = 1
    there.take("heavy")


def test_sockets_per_address_are_limited() -> None:
    crowd = Crowd(2)
    assert [crowd.enter("a") for _ in range(3)] == [True, True, False]
    assert crowd.enter("b")
    crowd.leave("a")
    assert crowd.enter("a")


def test_presence_knows_how_long_a_player_has_been_away() -> None:
    clock = Clock()
    presence = Presence(clock)
    clock.now = 10
    assert presence.away("t", "a") == 10
    presence.join("t", "a", None)
    presence.join("t", "a", None)
    presence.leave("t", "a")
    assert presence.away("t", "a") is None
    presence.leave("t", "a")
    clock.now = 25
    assert presence.away("t", "a") == 15
    presence.seen("t", "a")
    assert presence.away("t", "a") == 0
    assert not presence.online("t", "a")


def test_each_limit_has_its_refusal(come: Come, database: Path) -> None:
    with serving(generous(database, command_burst=8, command_rate=1e-6, open_tables_each=2)) as server:
        ania = come("Ania", server.address)
        ania.make("me", "open")
        ania.make("me", "open")
        ania.refused("POST", "/tables", 429, "too_many", game=GAME, seats=[{"kind": "me"}, {"kind": "open"}])
        ania.refused("POST", "/me", 413, "too_large", name="a" * 20_000)
        for _ in range(3):
            ania.ok("POST", "/me", name="Ania")
        ania.refused("POST", "/me", 429, "too_fast", name="Ania")


def test_the_total_number_of_tables_is_limited(come: Come, anywhere: Path | str) -> None:
    with serving(generous(anywhere, open_tables=1)) as server:
        come("Ania", server.address).make("me", "open")
        wanted = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}
        come("Bartek", server.address).refused("POST", "/tables", 429, "too_many", **wanted)


def test_tables_dropped_from_the_cache_are_read_again(come: Come, anywhere: Path | str) -> None:
    with serving(generous(anywhere, cached_tables=1)) as server:
        ania = come("Ania", server.address)
        tables = [ania.make("me", "hotseat Bartek", seed=3)["id"] for _ in range(3)]
        for number in range(2):
            for table in tables:
                moment = next(moment for moment in ania.table(table)["moments"] if moment["moves"])
                ania.move(table, moment["seat"], number, moment["moves"][-1]["text"])
        assert [ania.table(table)["moments"][0]["number"] for table in tables] == [2, 2, 2]


def test_every_refusal_has_a_status_and_a_sentence_in_each_language() -> None:
    """A sentence that is missing, or that needs a detail which is not given, would make it an internal error."""
    refusals = [refusal for folder in (house, server) for refusal in refusals_in(Path(folder.__path__[0]))]
    refusals += [("illegal_move", f"no_undo_{why}", []) for why in get_args(NoUndo)]
    refusals += [("not_yours", f"no_{way}", []) for way in ("hide", "delete")]
    refusals += [(code, "", []) for code in STATUS]
    assert len({because or code for code, because, _ in refusals}) > 40
    for code, because, details in refusals:
        problem = Nonsense("?") if "problem" in details else None
        given = {name: 1 for name in details if name not in ("problem", "wait")}
        message = worded(Refused(code, because, problem=problem, **given)).message
        assert set(message) == {"en", "pl"}
        assert message["en"] != message["pl"]
        assert code in STATUS


def refusals_in(folder: Path) -> Iterator[tuple[str, str, list[str]]]:
    """Code, reason and names of the details of every `Refused("code", …)` in the sources."""
    for file in folder.rglob("*.py"):
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "Refused":
                words = [word.value for word in call.args if isinstance(word, ast.Constant)]
                if len(words) == len(call.args):
                    code, because = (str(word) for word in (*words, "")[:2])
                    yield code, because, [str(detail.arg) for detail in call.keywords]


# ---------------------------------------------------------------- health, metrics, pages


def test_health_and_metrics(come: Come, server: Serving) -> None:
    ania = come("Ania")
    table = ania.make("me", "open")["id"]
    ania.ok("POST", f"/tables/{table}/chat", text="hello")
    assert ania.http.get("/healthz").json() == {"status": "ok"}
    metrics = ania.http.get("/metrics").text
    assert 'fajrant_deeds_total{kind="Said"}' in metrics
    assert "/api/tables/{table}/chat" in metrics
    assert table not in metrics


def test_without_a_web_client_there_is_a_message(come: Come, database: Path) -> None:
    with serving(generous(database, static=database.parent / "nothing")) as server:
        answer = come("", server.address).http.get("/")
        assert answer.status_code == 200
        assert "make play" in answer.text


@pytest.fixture
def site(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><script>go()</script><p>Fajrant</p>", encoding="utf-8")
    (folder / "assets" / "main-abc123.js").write_text("go()", encoding="utf-8")
    (folder / "icon.svg").write_text("<svg/>", encoding="utf-8")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    return folder


def test_pages_files_and_headers(come: Come, database: Path, site: Path) -> None:
    with serving(generous(database, static=site)) as server:
        http = come("", server.address).http
        for path in ("/", "/table/abc", "/table/abc/replay", "/table/abc/review", "/learn/train_rush", "/me"):
            answer = http.get(path)
            assert (answer.status_code, "Fajrant" in answer.text) == (200, True)
        assert "fajrant" in http.cookies
        missing = http.get("/nowhere")
        assert (missing.status_code, "Fajrant" in missing.text) == (404, True)
        assert "immutable" in http.get("/assets/main-abc123.js").headers["cache-control"]
        assert http.get("/assets/gone.js").status_code == 404
        assert http.get("/icon.svg").headers["cache-control"] == "no-cache"
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
            assert "secret" not in http.get(path).text
        headers = http.get("/").headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert "sha256-" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


def test_a_page_and_its_server_know_their_edition(come: Come, database: Path, site: Path) -> None:
    """A page that stays open during an upgrade learns from any answer and from the live connection that it is old."""

    def editions() -> set[str]:
        with serving(generous(database, static=site)) as server:
            ania = come("Ania", server.address)
            page = re.findall('<meta name="edition" content="([^"]+)">', ania.http.get("/").text)
            with ania.watch(ania.make("me", "open")["id"]) as watch:
                return {*page, ania.http.get("/api/me").headers["x-fajrant-edition"], watch.hear()["edition"]}

    (site / "index.html").write_text("<!doctype html><head></head>", encoding="utf-8")
    before = editions()
    assert len(before) == 1
    assert editions() == before
    (site / "manifest.json").write_text('{"src/main.ts": {"file": "assets/main-def456.js"}}', encoding="utf-8")
    after = editions()
    assert len(after) == 1
    assert after != before


def test_large_responses_are_compressed(come: Come, database: Path, site: Path) -> None:
    (site / "assets" / "large-abc123.js").write_text("go();" * 1000, encoding="utf-8")
    with serving(generous(database, static=site)) as server:
        http = come("", server.address).http
        large = http.get("/assets/large-abc123.js")
        assert (large.headers.get("content-encoding"), large.text) == ("gzip", "go();" * 1000)
        assert "content-encoding" not in http.get("/assets/main-abc123.js").headers


def test_files_that_were_compressed_when_built_are_sent_so_to_browsers_that_read_them(
    come: Come, database: Path, site: Path
) -> None:
    (site / "assets" / "main-abc123.js.br").write_bytes(b"\x0b\x01\x80go()\x03")  # "go()" in Brotli, uncompressed
    once = gzip.compress(b"go()", mtime=7)  # to be told from what the server would make of it
    (site / "assets" / "main-abc123.js.gz").write_bytes(once)
    with serving(generous(database, static=site)) as server:
        http = come("", server.address).http
        with http.stream("GET", "/assets/main-abc123.js", headers={"Accept-Encoding": "gzip, br"}) as small:
            assert b"".join(small.iter_raw()) == b"\x0b\x01\x80go()\x03"
        assert small.headers["content-encoding"] == "br"
        assert small.headers["content-type"].startswith("text/javascript")
        assert "immutable" in small.headers["cache-control"]
        with http.stream("GET", "/assets/main-abc123.js", headers={"Accept-Encoding": "gzip, deflate"}) as old:
            assert b"".join(old.iter_raw()) == once
        assert old.headers["content-encoding"] == "gzip"
        assert old.headers["content-type"].startswith("text/javascript")
        plain = http.get("/assets/main-abc123.js", headers={"Accept-Encoding": "identity"})
        assert (plain.text, "content-encoding" in plain.headers) == ("go()", False)
        assert "accept-encoding" in plain.headers["vary"].lower()
        assert "accept-encoding" in small.headers["vary"].lower()
        assert "accept-encoding" in old.headers["vary"].lower()
        for suffix in (".br", ".gz"):
            assert http.get(f"/assets/main-abc123.js{suffix}").status_code == 404


@pytest.mark.parametrize(
    ("header", "accepted"),
    [("gzip, deflate, br, zstd", True), ("br", True), ("gzip;q=1, br;q=0.5", True), ("gzip, br;q=0", False)]
    + [("br; q=0.0", False), ("gzip", False), ("", False), ("brr", False)],
)
def test_brotli_is_sent_only_where_it_is_accepted(header: str, accepted: bool) -> None:
    assert accepts(header, "br") is accepted


def test_only_the_pages_own_scripts_run() -> None:
    assert "script-src 'self';" in policy('<script type="module" src="/a.js"></script>')
    assert policy("<script>a()</script>") != policy("<script>b()</script>")


# ---------------------------------------------------------------- games


def test_the_shelf(come: Come) -> None:
    ania = come()
    (game,) = [row for row in ania.get("/games") if row["slug"] == GAME]
    assert game["seats"] == [2, 3, 4]
    assert game["minutes"] == [50, 80]
    history = {"name": "history", "values": ["open", "table"], "default": "open", "first": "open", "seats": [2, 3, 4]}
    assert game["options"] == [history]
    solo_options = {row["slug"]: row for row in ania.get("/games")}["steamrollers"]["options"]
    assert [option["name"] for option in solo_options if 1 in option["seats"]] == ["level", "difficulty"]
    assert game["usual_bot"] in game["bots"]
    assert (game["weight"], set(game["lines"])) == ("medium", {"en", "pl"})
    limits = {"name": 40, "chat": 300, "password_least": 8, "password": 200, "device": False}
    assert ania.get("/limits") == limits
    assert set(game["names"]) == {"en", "pl"}
    content = ania.ask("GET", f"/games/{GAME}/content")
    assert content.json()["box"]["meta"]["slug"] == GAME
    assert set(content.json()) == {"game", "box", "names", "categories", "awarded", "events"}
    passed = content.json()["events"]["passed"]
    assert passed == {"seats": ["seat"], "by_seat": [], "heading": False, "befalls": False}
    again = ania.http.get(f"/api/games/{GAME}/content", headers={"If-None-Match": content.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    for language in ("en", "pl"):
        rules = ania.get(f"/games/{GAME}/rules?lang={language}")
        assert rules["markdown"].startswith("#")
        assert all(f"{{#{anchor}}}" in rules["markdown"] for anchor in rules["chapters"].values())
    ania.refused("GET", "/games/chess/content", 404, "not_found")


# ---------------------------------------------------------------- the store and the log


def test_only_one_of_two_deeds_with_the_same_number_is_stored(anywhere: Path | str) -> None:
    async def story() -> None:
        first_store, second_store = SqlStore(anywhere), SqlStore(anywhere)
        await first_store.open()
        await second_store.open()
        assert await first_store.key() == await second_store.key()
        header = new_header(GAME, {"history": "open"}, "host", NOW)
        deed = Opened(at=header.made, seats=2)
        summary = rebuild(header, [deed]).summary()
        await first_store.make(header, [(deed, None)], summary)
        await first_store.append(header.id, 2, (deed, None), summary)
        with pytest.raises(Conflict):
            await second_store.append(header.id, 2, (deed, None), summary)
        stored = await second_store.read(header.id)
        assert stored == (header, [(deed, None), (deed, None)])
        await first_store.close()
        await second_store.close()

    asyncio.run(story())


def test_the_log_contains_no_secrets(database: Path) -> None:
    with Process(database) as process:
        ania = Client(process.address, "Ania Sekretna")
        table = ania.make("me", "hotseat Bartek")["id"]
        (seat,) = ania.table(table)["moments"][0]["acting"]
        ania.refused("POST", f"/tables/{table}/moves", 422, "illegal_move", seat=seat, number=0, text="fly")
        ania.ok("POST", f"/tables/{table}/chat", text="whisper")
        cookie = ania.http.cookies["fajrant"]
        ania.close()
    logged = process.log.read_text(encoding="utf-8")
    assert json.loads(logged.splitlines()[0])["event"] == "serving"
    assert "/api/tables/{table}/chat" in logged
    connection = sqlite3.connect(database)
    header = json.loads(connection.execute("SELECT header FROM tables").fetchone()[0])
    connection.close()
    for secret in (header["seed"], header["salt"], table, cookie, cookie.split(".")[0], "whisper", "Sekretna"):
        assert secret not in logged


def test_a_port_in_use_is_reported_in_one_line_in_each_language(database: Path) -> None:
    with Process(database) as process:
        port = process.address.rpartition(":")[2]
        results = [run(database.parent, "serve", "--port", port, "--lang", language) for language in ("en", "pl")]
    assert [result.returncode for result in results] == [2, 2]
    assert [result.stderr for result in results] == [
        f"fajrant: Cannot listen on 127.0.0.1, port {port}: another program uses this port. Try another --port.\n",
        f"fajrant: Nie da się nasłuchiwać na 127.0.0.1, port {port}: tego portu używa inny program."
        " Spróbuj innego --port.\n",
    ]


def test_an_address_of_another_computer_is_refused_in_one_line(database: Path) -> None:
    result = run(database.parent, "serve", "--host", "192.0.2.1", "--port", "0", "--lang", "pl")
    assert result.returncode == 2
    assert result.stderr.startswith("fajrant: Ten komputer nie ma adresu 192.0.2.1. Spróbuj innego --host: 127.0.0.1 ")
    assert len(result.stderr.splitlines()) == 1


def test_problems_of_the_system_are_reported_in_the_users_language() -> None:
    polish = Texts("pl")
    assert "nie ma adresu club.example" in no_listening(gaierror(-2, "unknown"), "club.example", 80, polish)
    assert "brak uprawnień" in no_listening(PermissionError(errno.EACCES, "denied"), "::1", 80, polish)
    for number, said in ((errno.ENOSPC, "dysk jest pełny"), (errno.EROFS, "dysk jest tylko do odczytu")):
        assert reason(OSError(number, "in English"), polish, writing=True) == said
    assert reason(OSError(errno.EIO, "Input/output error"), polish) == "Input/output error"


def test_internal_errors_are_reported_without_details(come: Come, database: Path) -> None:
    with serving(generous(database)) as server:
        ania = come("Ania", server.address)
        table = ania.make("me", "open")["id"]
        app = server.server.config.app
        app.state.context.house.store = None  # type: ignore[union-attr]
        result = ania.refused("POST", f"/tables/{table}/chat", 500, "broken", text="hello")
        assert result["details"] == {}
        app.state.context.house.store = SqlStore(database)  # type: ignore[union-attr]


def test_nothing_listens_after_the_server_has_stopped(database: Path) -> None:
    with serving(generous(database)) as server:
        address = server.address
    with pytest.raises(httpx.TransportError):
        Client(address).get("/me")
