"""Every setting can be set in three places, is validated, and is documented."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from fajrant.core.match import NAME_LENGTH
from fajrant.house.wire import CHAT_LENGTH, PASSWORD_LEAST, PASSWORD_LENGTH
from fajrant.server.settings import (
    MANY,
    SETTABLE,
    BadFile,
    BadSetting,
    Settings,
    checked,
    kind_of,
    range_of,
    read_environment,
    read_file,
)
from tests.cli.program import environment
from tests.server.serving import GAME, Client, Process

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
ALLOWED = {"flag": "true, false", "text": "text", "list": "list of texts", "networks": "list of IP addresses, networks"}


def serve(home: Path, *args: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """A server that is expected to print an error and exit."""
    return subprocess.run(
        [sys.executable, "-m", "fajrant", "serve", *args],
        capture_output=True,
        encoding="utf-8",
        env={**environment(home), **variables},
        timeout=60,
        check=False,
    )


def complaint(result: subprocess.CompletedProcess[str]) -> str:
    assert result.returncode == 2, result.stderr
    assert len(result.stderr.splitlines()) == 1
    return result.stderr


def number(value: float) -> str:
    if value >= 10_000:
        return f"{value:,.0f}".replace(",", " ")
    return f"{value:.6f}".rstrip("0").rstrip(".")


def shown(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int | float):
        return number(value)
    if isinstance(value, tuple):
        return ", ".join([f"`{item}`" for item in value]) or "empty"
    if value == "":
        return "empty"
    return f"`{value}`" if isinstance(value, str) else "in your data folder"


def row(key: str) -> str:
    field = SETTABLE[key]
    low, high = range_of(key)
    bounds = f"{number(low)} to {number(high)}" if high < MANY else f"{number(low)} or more"
    allowed = ALLOWED.get(kind_of(key), bounds)
    return f"| `{key}` | {shown(field.default)} | {allowed} | {field.metadata['about']} |"


def test_the_documentation_lists_every_setting_as_it_is() -> None:
    rows = [line for line in HOSTING.read_text(encoding="utf-8").splitlines() if line.startswith("| `")]
    assert rows == [row(key) for key in SETTABLE]


def test_the_documentation_has_the_limits_of_the_protocol() -> None:
    passwords = f"passwords {PASSWORD_LEAST} to {PASSWORD_LENGTH}"
    limits = f"Names have up to {NAME_LENGTH} characters, chat lines {CHAT_LENGTH}, {passwords}."
    assert limits in HOSTING.read_text(encoding="utf-8")


def test_every_field_except_internal_ones_can_be_set() -> None:
    assert set(Settings.__dataclass_fields__) - set(SETTABLE) == {"static", "bots_awake"}


@pytest.mark.parametrize("key", [key for key in SETTABLE if key != "database"])
def test_every_default_is_valid_and_can_be_set_in_the_environment(key: str) -> None:
    default = SETTABLE[key].default
    text = ",".join(default) if isinstance(default, tuple) else str(default)
    assert read_environment({f"FAJRANT_{key.upper()}": text}) == {key: default}


@pytest.mark.parametrize("key", [key for key in SETTABLE if kind_of(key) in ("whole", "number")])
def test_every_number_has_its_range(key: str) -> None:
    least, most = range_of(key)
    assert checked("here", key, int(most)) == most
    for wrong in (least - 1, most + 1, float("nan"), float("inf"), True, "7", None, [7]):
        with pytest.raises(BadSetting):
            checked("here", key, wrong)


def test_values_of_the_wrong_type_are_refused() -> None:
    for key, wrong in {
        "any_seed": "perhaps",
        "allowed_hosts": ["club.example", 7],
        "trusted_proxies": ["localhost"],
        "host": "",
        "database": 7,
        "cached_tables": 1.5,
    }.items():
        with pytest.raises(BadSetting) as bad:
            checked("here", key, wrong)
        assert bad.value.known
    assert checked("here", "trusted_proxies", ["10.0.0.0/8", "::1", "*"]) == ("10.0.0.0/8", "::1", "*")


def test_a_file_is_toml(tmp_path: Path) -> None:
    file = tmp_path / "fajrant.toml"
    file.write_text('cached_tables = 7\nallowed_hosts = ["club.example"]\nbot_pause = 1\n', encoding="utf-8")
    assert read_file(file) == {"cached_tables": 7, "allowed_hosts": ("club.example",), "bot_pause": 1}
    for text, line in {"a = 1\nb = = 2": 2, "cached_tables\n": 1, "cached_tables": 0}.items():
        file.write_text(text, encoding="utf-8")
        with pytest.raises(BadFile) as bad:
            read_file(file)
        assert bad.value.line == line
    file.write_bytes(b"\xff")
    with pytest.raises(BadFile):
        read_file(file)


def test_an_error_is_one_line_with_the_place_the_key_and_valid_values(tmp_path: Path) -> None:
    file = tmp_path / "fajrant.toml"
    config = ["--config", str(file)]
    file.write_text("cached_tables = 0\n", encoding="utf-8")
    error = complaint(serve(tmp_path, *config))
    assert str(file) in error
    assert "cached_tables must be a whole number from 1 to 1000000000" in error
    file.write_text("cashed_tables = 7\n", encoding="utf-8")
    assert "did you mean cached_tables?" in complaint(serve(tmp_path, *config))
    file.write_text("cached_tables\n", encoding="utf-8")
    assert "line 1" in complaint(serve(tmp_path, *config))
    assert "no such file" in complaint(serve(tmp_path, "--config", str(tmp_path / "nothing")))
    polish = complaint(serve(tmp_path, "--lang", "pl", FAJRANT_BOT_PAUSE="soon"))
    assert "FAJRANT_BOT_PAUSE: bot_pause to liczba od 0 do 60, a nie „soon”" in polish
    assert "FAJRANT_CASHED_TABLES" in complaint(serve(tmp_path, FAJRANT_CASHED_TABLES="7"))


def test_the_command_line_overrides_the_environment_which_overrides_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "fajrant.toml"
    file.write_text("bot_pause = 30\nopen_tables_each = 1\nlook_burst = 4\nport = 1\n", encoding="utf-8")
    monkeypatch.setenv("FAJRANT_OPEN_TABLES_EACH", "2")
    monkeypatch.setenv("FAJRANT_BOT_PAUSE", "40")
    monkeypatch.setenv("FAJRANT_LOOK_RATE", "0.000001")
    with Process(tmp_path / "tables.sqlite3", "--config", str(file), "--bot-pause", "0") as process:
        ania = Client(process.address, "Ania")
        table = ania.make("bot random", "bot random")["id"]
        with ania.watch(table) as watch:
            watch.wait_for(lambda now: now["status"] == "over")  # would take hours with pauses
        for _ in range(2):
            ania.make("me", "open")
        ania.refused("POST", "/tables", 429, "too_many", game=GAME, seats=[{"kind": "me"}, {"kind": "open"}])
        for _ in range(3):
            ania.get("/me")
        ania.refused("GET", "/me", 429, "too_fast")
        ania.close()
