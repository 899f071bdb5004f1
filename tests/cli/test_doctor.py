"""`fajrant doctor` finds what keeps a server from running, and says so in words."""

from __future__ import annotations

import json
import os
import sys
from importlib.metadata import PackageNotFoundError
from pathlib import Path
from typing import Any

import psycopg
import pytest
from typer.testing import CliRunner

from fajrant.cli import doctor
from fajrant.cli.app import app
from fajrant.cli.doctor import LITTLE_SPACE, OLDEST_POSTGRES, SOME_SPACE, Doctor, Finding, ask_health, missing_packages
from fajrant.cluster import NoCluster
from fajrant.house.store import NoRoom
from fajrant.server.backup import opened
from fajrant.server.listening import listen
from fajrant.server.settings import Settings
from fajrant.server.sql import Measured
from fajrant.texts import LANGUAGES, Texts
from tests.cli.test_texts import GENERAL, messages
from tests.server.conftest import postgres  # noqa: F401  a fixture
from tests.server.postgres import Postgres
from tests.server.serving import free_port, generous, serving
from tests.server.stored import locked

IN = [Doctor(Texts(language)) for language in LANGUAGES]
ENGLISH = IN[0]
BOTH = pytest.mark.parametrize("examined", IN, ids=LANGUAGES)


def call(*args: str, **env: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["doctor", *args], env={"LC_ALL": "en_GB.UTF-8", **env}, catch_exceptions=False)
    return result.exit_code, result.stdout


def states(*args: str) -> dict[str, Any]:
    """The state of each check, from the JSON output."""
    code, output = call("--json", *args)
    found = json.loads(output)
    assert code == (1 if any(finding["state"] == "problem" for finding in found) else 0)
    return {finding["check"]: finding["state"] for finding in found}


def only(findings: list[Finding], *expected: str) -> Finding:
    assert [finding.state for finding in findings] == list(expected), findings
    return findings[-1]


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A database file as a server leaves it."""
    file = tmp_path / "tables.sqlite3"
    with serving(generous(file)):
        pass
    return file


def test_a_sound_computer_is_fine(tmp_path: Path) -> None:
    code, output = call("--database", str(tmp_path / "new.sqlite3"), "--port", str(free_port()))
    assert code == 0, output
    assert output.endswith("A server can run here.\n")
    assert "✗" not in output
    assert list(tmp_path.iterdir()) == []  # it only looks
    code, output = call("--database", str(tmp_path / "new.sqlite3"), "--port", "0", "--lang", "pl")
    assert output.endswith("Serwer może tu działać.\n")


def test_a_cluster_that_cannot_be_used_is_a_problem(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given = ["--database", str(tmp_path / "new.sqlite3"), "--port", "0"]
    code, output = call(*given, "--cluster", f"127.0.0.1:{free_port()}")
    assert (code, "No Ray cluster answers" in output or "fajrant[cluster]" in output) == (1, True)
    assert states(*given, "--cluster", "nonsense")["cluster"] == "problem"

    def not_a_node(_address: str) -> int:
        raise NoCluster

    monkeypatch.setattr(doctor, "check_cluster", lambda *_: None)
    monkeypatch.setattr("fajrant.cluster.cores", not_a_node)
    assert states(*given, "--cluster", "10.0.0.1:6379")["cluster"] == "problem"


@BOTH
def test_a_cluster_is_measured(examined: Doctor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "check_cluster", lambda *_: None)
    for cores, state in [(1, "warning"), (7, "warning"), (8, "fine"), (22, "fine")]:
        monkeypatch.setattr("fajrant.cluster.cores", lambda _, cores=cores: cores)
        found = examined.cluster("10.0.0.1:6379", 8)
        assert found.state == state
        assert "10.0.0.1:6379" in found.text


def test_json_names_every_check(tmp_path: Path) -> None:
    found = states("--database", str(tmp_path / "new.sqlite3"), "--port", "0")
    assert list(found) == ["python", "engine", "packages", "settings", "database", "disk", "files", "web", "port"]


def test_every_finding_has_its_text_and_every_text_its_finding() -> None:
    source = Path(doctor.__file__).read_text(encoding="utf-8")
    for key in messages(GENERAL / "en.ftl"):
        if key.startswith("doctor-") and key != "doctor-result":
            _, check, case = key.split("-")
            assert f'"{check}"' in source, key
            assert f'"{case}"' in source, key


# ---------------------------------------------------------------- the program


@BOTH
def test_an_old_python_is_a_problem(examined: Doctor) -> None:
    assert examined.python((3, 10, 4)).state == "problem"
    assert "3.10.4" in examined.python((3, 10, 4)).text
    assert examined.python(sys.version_info[:3]).state == "fine"


@BOTH
def test_an_interpreted_engine_is_a_warning(examined: Doctor) -> None:
    assert examined.engine(True).state == "fine"
    assert examined.engine(False).state == "warning"
    assert "make setup" in examined.engine(False).text


def test_missing_packages_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    needs = ['fastapi>=0.115; extra == "server"', 'no-such-package>=1; extra == "server"', 'rich; extra == "cli"']
    monkeypatch.setattr(doctor, "requires", lambda _: needs)
    assert missing_packages("server") == ["no-such-package"]
    assert missing_packages("cli") == []
    code, output = call()
    assert code == 1
    assert "(no-such-package): pip install 'fajrant[server]'" in output
    assert output.splitlines()[-1] == "One problem has to be solved first."

    def not_installed(_: str) -> list[str]:
        raise PackageNotFoundError

    monkeypatch.setattr(doctor, "requires", not_installed)
    assert missing_packages("server") is None
    for examined in IN:
        assert examined.packages("server", None).state == "warning"


@BOTH
def test_the_web_client_is_needed(examined: Doctor) -> None:
    assert examined.web(True).state == "fine"
    assert examined.web(False).state == "problem"
    assert "make play" in examined.web(False).text


# ---------------------------------------------------------------- settings


def test_a_bad_setting_is_reported_as_the_server_would(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "fajrant.toml"
    file.write_text(f'database = "{tmp_path}/new.sqlite3"\nport = 0\n', encoding="utf-8")
    code, output = call("--config", str(file))
    assert code == 0
    assert f"The settings in {file} are valid." in output
    file.write_text("cashed_tables = 7\n", encoding="utf-8")
    code, output = call("--config", str(file))
    assert code == 1
    assert "did you mean cached_tables?" in output
    monkeypatch.setenv("FAJRANT_BOT_PAUSE", "soon")
    assert "FAJRANT_BOT_PAUSE" in call("--database", str(tmp_path / "new.sqlite3"))[1]


# ---------------------------------------------------------------- the database


@BOTH
def test_a_database_is_measured(examined: Doctor, database: Path) -> None:
    found = only(list(examined.file(database)), "fine")
    assert str(database) in found.text
    assert "0 tables" in found.text or "0 stołów" in found.text
    database.with_name(database.name + ".backup").write_bytes(bytes(50_000_000))
    assert only(list(examined.file(database)), "fine") == found
    with opened(database, "rw") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '0005'")
        connection.commit()
    assert found.text != only(list(examined.file(database)), "fine").text  # it will be migrated


def test_a_database_that_others_can_read_is_a_warning(database: Path) -> None:
    database.chmod(0o644)
    assert "chmod 600" in only(list(ENGLISH.file(database)), "fine", "warning").text


@BOTH
def test_a_database_of_another_kind_or_version_is_a_problem(examined: Doctor, database: Path, tmp_path: Path) -> None:
    with opened(database, "rw") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    only(list(examined.file(database)), "problem")
    (tmp_path / "letter").write_text("Dear Maciek")
    only(list(examined.file(tmp_path / "letter")), "problem")


def test_a_database_that_cannot_be_written_is_a_problem(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def read_only(file: Path, mode: str = "ro") -> Any:
        return opened(file, "ro")

    monkeypatch.setattr("fajrant.server.backup.opened", read_only)  # root may write any file
    assert "readonly" in only(list(ENGLISH.file(database)), "problem").text


def test_a_locked_database_is_neither_damaged_nor_read_only(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fajrant.server.backup.PATIENCE", 0)
    with locked(database):
        assert "another program has locked it" in only(list(ENGLISH.file(database)), "problem").text


def test_a_new_database_needs_a_folder_that_can_be_written(tmp_path: Path) -> None:
    assert ENGLISH.new_file(tmp_path / "far" / "away.sqlite3").state == "fine"
    assert list(tmp_path.iterdir()) == []
    found = ENGLISH.new_file(tmp_path / ("x" * 300))
    assert found.state == "problem"
    assert "too long" in found.text


def set_option(url: str, name: str, value: str) -> None:
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f"ALTER DATABASE {connection.info.dbname} SET {name} TO {value}".encode())


@BOTH
def test_postgresql_is_measured(
    examined: Doctor,
    postgres: Postgres,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    url = postgres.new_database()
    monkeypatch.setattr("fajrant.server.sql.DURABLE", ("synchronous_commit",))  # the others are of the whole server
    set_option(url, "synchronous_commit", "off")
    assert "synchronous_commit" in only(list(examined.postgres(url)), "fine", "warning").text
    set_option(url, "synchronous_commit", "on")
    only(list(examined.postgres(url)), "fine")
    with serving(generous(url)):
        pass
    assert "0 tables" in only(list(IN[0].postgres(url)), "fine").text
    only(list(examined.postgres("postgresql://nobody@127.0.0.1:1/none")), "problem")
    with psycopg.connect(url, autocommit=True) as connection:
        reader = f"reader_{os.getpid()}_{connection.info.dbname}"
        connection.execute(f"CREATE ROLE {reader} LOGIN".encode())
        connection.execute(f"GRANT SELECT ON ALL TABLES IN SCHEMA public TO {reader}".encode())
        reading = url.replace("//test@", f"//{reader}@").replace("//postgres:@", f"//{reader}@")
        only(list(examined.postgres(reading)), "problem")
        connection.execute(b"UPDATE alembic_version SET version_num = '9999'")
    only(list(examined.postgres(url)), "problem")
    old = Measured(OLDEST_POSTGRES - 1, None, 0, 0, True, True)
    monkeypatch.setattr("fajrant.server.sql.measure_postgres", lambda _: old)
    monkeypatch.setattr("fajrant.server.sql.check_postgres", lambda _: None)
    assert str(OLDEST_POSTGRES) in only(list(examined.postgres(url)), "problem").text


# ---------------------------------------------------------------- the computer


@BOTH
def test_little_space_is_a_warning_and_none_is_a_problem(examined: Doctor, tmp_path: Path) -> None:
    for free, state in [(SOME_SPACE, "fine"), (SOME_SPACE - 1, "warning"), (LITTLE_SPACE - 1, "problem")]:
        assert examined.disk(free, tmp_path).state == state


@BOTH
def test_too_few_files_are_a_warning(examined: Doctor) -> None:
    assert examined.files(0, 10_000).state == "fine"
    assert examined.files(10_100, 10_000).state == "fine"
    few = examined.files(1024, 10_000)
    assert few.state == "warning"
    assert "924" in few.text


@BOTH
def test_a_port_is_free_or_has_a_healthy_server(
    examined: Doctor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(generous(tmp_path / "tables.sqlite3", allowed_hosts=("club.example",))) as server:
        port = int(server.address.split(":")[1])
        there = Settings(tmp_path / "tables.sqlite3", port=port, allowed_hosts=("club.example",))
        assert examined.port(there).state == "fine"
        assert str(port) in examined.port(there).text
        app: Any = server.server.config.app
        store = app.state.context.house.store

        async def no_room() -> None:
            raise NoRoom

        store.check_writing = no_room
        app.state.context.written = None
        assert examined.port(there).state == "problem"
    with listen("127.0.0.1", 0) as other:
        taken = Settings(tmp_path / "tables.sqlite3", port=other.getsockname()[1])
        monkeypatch.setattr(doctor, "PATIENCE", 0.1)
        assert examined.port(taken).state == "problem"
    free = Settings(tmp_path / "tables.sqlite3", port=free_port())
    assert ask_health(free) is None
    assert examined.port(free).state == "fine"


def test_a_host_that_this_computer_does_not_have_is_a_problem(tmp_path: Path) -> None:
    found = ENGLISH.port(Settings(tmp_path / "tables.sqlite3", host="192.0.2.7"))
    assert found.state == "problem"
    assert "--host" in found.text
