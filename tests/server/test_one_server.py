"""One server per database, and clear errors for anything that is not a database."""

from __future__ import annotations

import asyncio
import signal
import webbrowser
from pathlib import Path

import psycopg
import pytest

from fajrant.cli import serve as serving_command
from fajrant.server.backup import InUse
from fajrant.server.lock import Lock, holder
from fajrant.server.sql import SqlStore
from fajrant.texts import Texts
from tests.cli.program import run
from tests.server.postgres import Postgres
from tests.server.serving import Client, Process


def test_a_second_server_on_one_database_is_refused_in_one_line(database: Path) -> None:
    with Process(database) as process:
        for language, expected in {"en": "A server is using", "pl": "Serwer używa"}.items():
            result = run(database.parent, "serve", "--port", "0", "--database", str(database), "--lang", language)
            assert result.returncode == 2
            assert len(result.stderr.splitlines()) == 1
            assert expected in result.stderr
            assert str(database) in result.stderr
        link = database.with_name("link.sqlite3")
        link.symlink_to(database)
        assert run(database.parent, "serve", "--port", "0", "--database", str(link)).returncode == 2
        ania = Client(process.address, "Ania")
        ania.close()


def test_a_killed_server_leaves_no_lock(database: Path) -> None:
    Process(database).end(signal.SIGKILL)
    with Process(database) as process:
        Client(process.address, "Ania").close()


def test_only_one_process_holds_the_lock(database: Path) -> None:
    with Lock(database) as lock:
        lock.announce("http://127.0.0.1:8765")
        assert holder(database) == "http://127.0.0.1:8765"
        with pytest.raises(InUse):
            Lock(database)
    with Lock(database):
        assert holder(database) == ""


def test_a_second_play_opens_the_page_of_the_running_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened: list[str] = []
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(webbrowser, "open", opened.append)
    (tmp_path / "fajrant").mkdir()
    with Lock(tmp_path / "fajrant" / "tables.sqlite3") as lock:
        lock.announce("http://127.0.0.1:4711")
        serving_command.play_in_browser("dwergar", Texts("en"))
    assert opened == ["http://127.0.0.1:4711/?game=dwergar"]
    assert "already running at http://127.0.0.1:4711" in capsys.readouterr().out


def refused_in_one_line(folder: Path, address: str, *command: str) -> str:
    result = run(folder, *command, "--database", address)
    assert result.returncode == 2
    assert len(result.stderr.splitlines()) == 1
    assert "hidden" not in result.stderr
    assert list(folder.iterdir()) == []
    return result.stderr


@pytest.mark.parametrize("address", ["mysql://u:hidden@localhost/f", "sqlite:///tables.sqlite3"])
@pytest.mark.parametrize("command", [["serve"], ["backup", "copy"], ["restore", "copy"]])
def test_an_unknown_database_url_is_refused_in_one_line(tmp_path: Path, address: str, command: list[str]) -> None:
    for language, expected in {"en": "Name a file", "pl": "Podaj plik"}.items():
        assert expected in refused_in_one_line(tmp_path, address, *command, "--lang", language)


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_postgresql_is_backed_up_by_its_own_programs(tmp_path: Path, command: str) -> None:
    for language in ("en", "pl"):
        address = "postgresql://u:hidden@localhost/f"
        assert "pg_dump" in refused_in_one_line(tmp_path, address, command, "copy", "--lang", language)


@pytest.mark.parametrize(
    "address", ["postgresql://u:hidden@/f?host=/nowhere", "postgres://u:hidden@[::1", "postgresql://"]
)
def test_a_postgresql_that_cannot_be_reached_is_reported_in_one_line(tmp_path: Path, address: str) -> None:
    assert "cannot be used" in refused_in_one_line(tmp_path, address, "serve")


def test_a_postgresql_of_a_newer_version_is_refused(tmp_path: Path, postgres: Postgres) -> None:
    address = postgres.new_database()
    with psycopg.connect(address) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num varchar)")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    assert "newer version" in refused_in_one_line(tmp_path, address, "serve")


@pytest.mark.parametrize("name", [":memory:", "tables?mode=memory", "stół 50%.sqlite3"])
def test_strange_file_names_are_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    async def story() -> None:
        store = SqlStore(Path(name))
        await store.open()
        await store.key()
        await store.close()

    monkeypatch.chdir(tmp_path)
    asyncio.run(story())
    assert (tmp_path / name).stat().st_size > 0
