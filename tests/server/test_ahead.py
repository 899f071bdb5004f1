"""What the page of a table names ahead, so that the browser need not find out step by step."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, NoReturn

import pytest
from starlette.requests import HTTPConnection

from fajrant.house.store import NoRoom
from fajrant.server.context import language_of
from fajrant.server.pages import PAGES, Chunks, known_page
from tests.server.serving import Client, generous, serving

MANIFEST = {
    "src/pages/TablePage.svelte": {"file": "assets/table.js", "css": ["assets/table.css"], "imports": ["_bar.js"]},
    "src/lib/games/dwergar/index.ts": {"file": "assets/dwergar.js", "imports": ["_bar.js", "index.html"]},
    "_bar.js": {"file": "assets/bar.js", "css": ["assets/bar.css"], "imports": ["index.html"]},
    "index.html": {"file": "assets/index.js"},
}
INDEX = '<head><script src="/assets/index.js"></script></head>'


def test_a_page_and_all_it_imports_are_named_once() -> None:
    links = Chunks(INDEX, MANIFEST).links(["src/pages/TablePage.svelte", "src/lib/games/dwergar/index.ts"])
    assert re.findall(r'href="/assets/(.*?)"', links) == ["table.js", "dwergar.js", "bar.js", "table.css", "bar.css"]
    assert links.count("modulepreload") == 3
    assert links.count('as="style"') == 2


def test_what_the_first_page_loads_anyway_is_not_named_again() -> None:
    assert "index.js" not in Chunks(INDEX, MANIFEST).links(["src/lib/games/dwergar/index.ts"])


def test_a_client_that_is_not_built_names_nothing() -> None:
    assert Chunks(INDEX, {}).links(["src/pages/TablePage.svelte"]) == ""


def test_every_page_that_is_named_ahead_is_in_the_client() -> None:
    web = Path(__file__).parents[2] / "web"
    assert [source for source in PAGES.values() if not (web / source).is_file()] == []


@pytest.mark.parametrize(("spoken", "language"), [("pl-PL,pl;q=0.9", "pl"), ("en", "en"), ("de", "en"), ("", "en")])
def test_texts_are_named_in_the_language_of_the_browser(spoken: str, language: str) -> None:
    connection = HTTPConnection({"type": "http", "headers": [(b"accept-language", spoken.encode())]})
    assert language_of(connection) == language


@pytest.mark.parametrize(
    ("path", "known"),
    [
        *[(path, True) for path in ("", "me", "learn", "learn/dwergar", "learn/dwergar/puzzles")],
        *[(path, True) for path in ("table/abc", "table/abc/replay", "table/abc/review", "table/abc/exercises")],
        *[(path, False) for path in ("you", "learn/dwergar/moves", "table", "table/abc/d", "table/a-b", "table/a/b/c")],
    ],
)
def test_only_pages_of_the_client_are_found(path: str, known: bool) -> None:
    assert known_page(path) is known


def test_a_page_opens_while_the_database_does_not_answer(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(_table: str) -> NoReturn:
        raise NoRoom

    with serving(generous(database)) as server, Client(server.address, "Ania") as ania:
        table = ania.make("me", "open")["id"]
        whole = ania.http.get(f"/table/{table}")
        assert 'rel="preload" as="fetch"' in whole.text
        app: Any = server.server.config.app
        monkeypatch.setattr(app.state.context.house, "state", fail)
        page = ania.http.get(f"/table/{table}")
        assert (page.status_code, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
        assert 'rel="preload" as="fetch"' not in page.text
