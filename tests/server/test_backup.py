"""`fajrant backup` and `fajrant restore`."""

from __future__ import annotations

import os
import shutil
import sqlite3
import sys
import threading
from contextlib import closing
from pathlib import Path
from random import Random

import httpx
import pytest

from fajrant.server.backup import check_whole
from tests.cli.program import run
from tests.cli.test_commands import call, fine
from tests.server.serving import PATIENCE, Client, Process, asked
from tests.server.stored import locked, moves_in
from tests.server.test_crash import stream


def wrong(expected: str, *args: str) -> None:
    result = call(*args)
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 1
    assert expected in result.stderr


@pytest.fixture
def played(tmp_path: Path) -> tuple[Path, str]:
    """The database of a stopped server, and the id of a table in it with one move."""
    database = tmp_path / "tables.sqlite3"
    with Process(database) as process:
        ania = Client(process.address, "Ania")
        shown = ania.make("me", "hotseat Bartek")
        moment = asked(shown)
        assert moment is not None
        ania.move(shown["id"], moment["seat"], 0, moment["moves"][0]["text"])
        ania.close()
    return database, shown["id"]


def test_a_backup_of_a_running_server_has_every_acknowledged_move(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    acknowledged: list[tuple[int, int, str]] = []
    moving = threading.Semaphore(0)
    with Process(database) as process:
        client = Client(process.address, "Ania")
        table = client.make("me", "hotseat Bartek", "hotseat Celina")["id"]

        def play() -> None:
            while process.process.poll() is None:
                try:
                    stream(client, table, Random(1), acknowledged, moving)
                except (httpx.TransportError, AssertionError):
                    return

        player = threading.Thread(target=play)
        player.start()
        backups = []
        for number in range(3):
            for _ in range(5):
                assert moving.acquire(timeout=PATIENCE)
            before = list(acknowledged)
            file = tmp_path / f"backup-{number}.sqlite3"
            result = run(tmp_path, "backup", str(file), "--database", str(database))
            assert (result.returncode, result.stderr) == (0, "")
            assert "1 table is" in result.stdout
            backups.append((file, before))
    player.join(PATIENCE)
    client_cookies = client.http.cookies
    for file, before in backups:
        kept = moves_in(file, table)
        assert kept[: len(before)] == before
        assert [number for number, _, _ in kept] == list(range(1, len(kept) + 1))
        assert not list(tmp_path.glob(f"{file.name}-*"))  # it is a single file
    with Process(backups[-1][0]) as process:
        again = Client(process.address)
        again.http.cookies.update(client_cookies)
        shown = again.table(table)
        assert shown["moments"][0]["number"] == len(moves_in(backups[-1][0], table))
        again.close()
    client.close()


def test_a_restored_table_continues_where_it_was(tmp_path: Path, played: tuple[Path, str]) -> None:
    database, table = played
    file, elsewhere = tmp_path / "backup", tmp_path / "new" / "tables.sqlite3"
    fine("backup", str(file), "--database", str(database))
    output = fine("restore", str(file), "--database", str(elsewhere), "--lang", "pl")
    assert output.startswith("Przywrócono 1 stół do ")
    with Process(elsewhere) as process:
        back = Client(process.address)
        assert back.table(table)["status"] == "running"
        back.close()
    assert moves_in(elsewhere, table) == moves_in(database, table)


def test_nothing_is_overwritten_without_force(tmp_path: Path, played: tuple[Path, str]) -> None:
    database, table = played
    file = tmp_path / "backup"
    named = ["--database", str(database)]
    fine("backup", str(file), *named)
    wrong("--force", "backup", str(file), *named)
    wrong("--force", "restore", str(file), *named)
    wrong("the database itself", "backup", str(database), *named, "--force")
    before = moves_in(database, table)
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("DELETE FROM deeds WHERE number > 1")
        connection.commit()
    fine("restore", str(file), *named, "--force")
    assert moves_in(database, table) == before
    fine("backup", str(file), *named, "--force")


def test_the_database_of_a_running_server_is_not_replaced(tmp_path: Path, played: tuple[Path, str]) -> None:
    database, table = played
    file = tmp_path / "backup"
    named = ["--database", str(database)]
    fine("backup", str(file), *named)
    with Process(database) as process:
        wrong("A server is using", "restore", str(file), *named, "--force")
        ania = Client(process.address, "Ania")
        ania.ok("POST", f"/tables/{table}/chat", text="still there")
        ania.close()
    fine("restore", str(file), *named, "--force")


def test_files_that_are_not_databases_are_refused(tmp_path: Path, played: tuple[Path, str]) -> None:
    database, _ = played
    target = ["--database", str(tmp_path / "target.sqlite3")]
    wrong("there is no such file", "restore", str(tmp_path / "nothing"), *target)
    wrong("there is no such file", "backup", str(tmp_path / "backup"), *target)
    wrong("it is a folder", "restore", str(tmp_path), *target)
    wrong("its folder does not exist", "backup", str(tmp_path / "no" / "b"), "--database", str(database))
    file = tmp_path / "file"
    file.write_text("no database at all, but long enough to be looked at", encoding="utf-8")
    wrong("not a Fajrant database", "restore", str(file), *target)
    wrong("not a Fajrant database", "serve", "--database", str(file))
    file.unlink()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    wrong("not a Fajrant database", "restore", str(file), *target)
    shutil.copy(database, file)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    wrong("newer version", "restore", str(file), *target)
    wrong("newer version", "serve", "--database", str(file))
    shutil.copy(database, file)
    broken = bytearray(file.read_bytes())
    broken[len(broken) // 2 :] = b"\x7f" * (len(broken) - len(broken) // 2)
    file.write_bytes(broken)
    wrong("damaged", "restore", str(file), *target)
    assert not (tmp_path / "target.sqlite3").exists()
    assert not list(tmp_path.glob(".*"))


def test_a_database_that_cannot_be_used_now_is_not_called_damaged(
    tmp_path: Path, played: tuple[Path, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    database, _ = played
    named = ["--database", str(database)]
    file = tmp_path / "backup"
    fine("backup", str(file), *named)
    monkeypatch.setattr("fajrant.server.backup.PATIENCE", 0)
    with locked(database):
        wrong("another program has locked it", "backup", str(tmp_path / "other"), *named)
        wrong("another program has locked it", "serve", *named)
        wrong("zablokował ją inny program", "serve", *named, "--lang", "pl")
        wrong("A server is using", "restore", str(file), *named, "--force")
    with locked(file):
        wrong("another program has locked it", "restore", str(file), *named, "--force")
    hidden = tmp_path / "hidden"
    shutil.copy(database, hidden)
    with closing(sqlite3.connect(hidden)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
    for side in ("-wal", "-shm"):
        hidden.with_name(hidden.name + side).mkdir()  # root may open any file, but nobody a folder as one
    wrong("its file cannot be opened", "serve", "--database", str(hidden))
    wrong("nie da się otworzyć", "restore", str(hidden), *named, "--force", "--lang", "pl")


@pytest.mark.skipif(sys.platform == "win32", reason="no such modes")
def test_only_the_owner_may_read_files_with_secrets(tmp_path: Path, played: tuple[Path, str]) -> None:
    database, _ = played
    file = tmp_path / "backup"
    fine("backup", str(file), "--database", str(database))
    for path in (database, file):
        assert os.stat(path).st_mode & 0o077 == 0
    assert check_whole(file) == 1


def test_a_server_that_died_before_its_first_migration_starts_again(database: Path) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
    with Process(database) as process:
        ania = Client(process.address, "Ania")
        assert ania.get("/tables") == []
        ania.close()
