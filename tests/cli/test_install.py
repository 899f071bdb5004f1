"""Extras: the engine alone needs no packages, and a command without its packages says what to install."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.cli.program import environment

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LISTS = sorted((ROOT / "requirements").glob("*.txt"))

# Refuses to import packages, as if they were not installed.
WITHOUT = """
import sys
class Missing:
    def find_spec(self, name, path=None, target=None):
        if MISSING(name.partition(".")[0]):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Missing())
"""
OURS = 'MISSING = lambda name: name not in sys.stdlib_module_names and not name.startswith("fajrant")\n'
PLAY_A_GAME = """
from time import monotonic
import fajrant
from fajrant.bots import LEVELS, bot
from fajrant.core.dice import seeded
from fajrant.games import SHELF, load
from fajrant.review import hint
for level in LEVELS:
    bot(level, monotonic)
for slug in SHELF:
    pos = fajrant.new(slug, seats=2, seed=7)
    seat = pos.acting()[0]
    pos.play(seat, pos.moves(seat)[0])
    fajrant.read_record(pos.record())
print(len(SHELF))
"""
PROGRAM = """
import sys
from fajrant.__main__ import main
sys.argv[1:] = ARGS
main()
"""


def python(script: str, home: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", script], capture_output=True, encoding="utf-8", env=environment(home), check=False
    )


def pins(file: Path) -> dict[str, str]:
    """The locked packages of a list and their versions."""
    return dict(re.findall(r"^([a-z0-9._-]+)==(\S+)", file.read_text(encoding="utf-8"), re.MULTILINE))


def test_engine_games_and_bots_need_only_the_standard_library(tmp_path: Path) -> None:
    assert PROJECT["project"]["dependencies"] == []
    done = python(WITHOUT + OURS + PLAY_A_GAME, tmp_path)
    assert (done.stdout, done.stderr) == ("5\n", "")


@pytest.mark.parametrize(
    ("missing", "command", "extra"),
    [
        ("typer", ["games"], "cli"),
        ("fluent", ["games"], "cli"),
        ("sqlalchemy", ["serve", "--port", "0"], "server"),
        ("msgspec", ["backup", "here"], "server"),
        ("polars", ["lab", "run", "dwergar", "--out", "run"], "lab"),
        ("numpy", ["lab", "report", "run", "--out", "page"], "lab"),
        ("optuna", ["lab", "tune", "dwergar", "task.toml", "--out", "study"], "lab"),
    ],
)
def test_a_command_names_the_extra_that_it_needs(tmp_path: Path, missing: str, command: list[str], extra: str) -> None:
    (tmp_path / "fajrant").mkdir()
    (tmp_path / "fajrant" / "tables.sqlite3").touch()
    done = python(WITHOUT + f"MISSING = lambda name: name == {missing!r}\n" + f"ARGS = {command}\n" + PROGRAM, tmp_path)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == f"fajrant: {missing} is not installed; this needs: pip install 'fajrant[{extra}]'\n"


def test_a_missing_module_of_our_own_is_a_bug(tmp_path: Path) -> None:
    done = python(WITHOUT + 'MISSING = lambda name: name == "fajrant"\n' + "ARGS = []\n" + PROGRAM, tmp_path)
    assert done.returncode == 1
    assert "Traceback" in done.stderr


def test_the_extra_all_includes_every_other_extra() -> None:
    extras = PROJECT["project"]["optional-dependencies"]
    named = set(extras["all"][0].removeprefix("fajrant[").removesuffix("]").split(","))
    assert named == set(extras) - {"all"}


def test_make_and_pip_use_the_same_compiler() -> None:
    assert sorted(PROJECT["build-system"]["requires"]) == sorted(PROJECT["dependency-groups"]["build"])


@pytest.mark.parametrize("name", ["play.txt", "host.txt", "build.txt"])
def test_every_list_agrees_with_the_list_for_testing(name: str) -> None:
    everything = pins(ROOT / "requirements" / "dev.txt")
    packages = pins(ROOT / "requirements" / name)
    assert packages
    assert packages.items() <= everything.items()


def test_players_get_no_test_tools_and_no_compiler() -> None:
    tools = {"hypothesis", "import-linter", "mypy", "pytest", "ruff", "schemathesis", "setuptools"}
    assert tools <= set(pins(ROOT / "requirements" / "dev.txt"))
    assert not tools & set(pins(ROOT / "requirements" / "play.txt"))
    assert not tools & set(pins(ROOT / "requirements" / "host.txt"))


def test_hosts_get_what_players_get_and_postgresql() -> None:
    hosts, players = [set(pins(ROOT / "requirements" / name)) for name in ("host.txt", "play.txt")]
    assert players <= hosts
    assert "psycopg" in hosts - players


@pytest.mark.parametrize("file", LISTS, ids=lambda file: file.name)
def test_locked_packages_have_hashes_and_no_address(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert "://" not in text
    for package in re.split(r"^(?=[a-z])", text, flags=re.MULTILINE)[1:]:
        assert "--hash=sha256:" in package
