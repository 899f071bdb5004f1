"""`--variant FILE`: games, simulations and runs with another box."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fajrant.core.variants import VARIANT, variant_hash
from fajrant.games import load
from fajrant.lab.measures import Measures
from fajrant.lab.report.figures import described
from fajrant.lab.runs import Folder
from tests.cli.program import run
from tests.cli.test_commands import call

RICH = '[options]\nlength = "short"\n\n[mine.levels.mine_1]\nyield = { crystal = 3 }\n'


@pytest.fixture
def rich(tmp_path: Path) -> Path:
    file = tmp_path / "rich.toml"
    file.write_text(RICH, encoding="utf-8")
    return file


def test_a_simulation_is_played_with_the_variant(tmp_path: Path, rich: Path) -> None:
    args = ["sim", "dwergar", "--bots", "random,random", "--games", "3", "--seed", "5"]
    kept = tmp_path / "records"
    assert call(*args, "--variant", str(rich), "--records", str(kept)).exit_code == 0
    text = load("dwergar").read_variant(RICH)[VARIANT]
    for record in kept.iterdir():
        header, carried, *_ = record.read_text(encoding="utf-8").splitlines()
        assert f"   length short   variant {variant_hash(text)}   seed " in header
        assert carried == f"variant {text}"
        replayed = call("replay", str(record))
        assert replayed.exit_code == 0, replayed.stderr


def test_an_option_on_the_command_line_counts_more_than_the_variants(rich: Path) -> None:
    args = ["sim", "dwergar", "--bots", "random,random", "--games", "1", "--variant", str(rich), "--json"]
    shorter, longer = [json.loads(call(*args, *more).stdout) for more in ([], ["--option", "length=normal"])]
    assert shorter["decisions"] < longer["decisions"]


@pytest.mark.parametrize(
    ("text", "english", "polish"),
    [
        (
            "\n[projects.10]\nvp = 99\n",
            "line 3: projects.10.vp cannot be 99; possible: 0–30",
            "wiersz 3: projects.10.vp",
        ),
        ("[projects.10]\npv = 9\n", "line 2: “projects.10.pv” cannot be varied; nearest: ", "nie można zmienić"),
        ("a =", "line 1: the variant cannot be read", "wiersz 1: nie da się odczytać wariantu"),
        ('[options]\nlength = "long"\n', "line 2: the option length cannot be “long”", "wiersz 2: opcja length"),
    ],
)
def test_a_mistake_is_told_with_its_file_and_line(tmp_path: Path, text: str, english: str, polish: str) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(text, encoding="utf-8")
    for language, message in (("en", english), ("pl", polish)):
        refused = call("sim", "dwergar", "--games", "1", "--variant", str(file), "--lang", language)
        assert refused.exit_code == 2
        assert f"{file}: " in refused.stderr
        assert message in refused.stderr


def test_a_missing_file_and_a_loaded_game_are_explained(tmp_path: Path, rich: Path) -> None:
    missing = call("sim", "dwergar", "--games", "1", "--variant", str(tmp_path / "none.toml"))
    assert "none.toml cannot be read: there is no such file" in missing.stderr
    loaded = call("play", "--load", str(rich), "--variant", str(rich))
    assert loaded.exit_code == 2
    assert "--variant" in loaded.stderr


def test_a_game_in_the_terminal_shows_the_variants_prices(tmp_path: Path) -> None:
    file = tmp_path / "dear.toml"
    file.write_text("[projects.10]\nvp = 27\n[projects.11]\nvp = 27\n[projects.12]\nvp = 27\n[projects.1]\nvp = 27\n"
                    "[projects.2]\nvp = 27\n[projects.3]\nvp = 27\n[projects.4]\nvp = 27\n[projects.13]\nvp = 27\n",
                    encoding="utf-8")  # fmt: skip
    args = ["play", "dwergar", "--terminal", "--seats", "me,random", "--seed", "1"]
    table = run(tmp_path, *args, "--variant", str(file), say=["t", "q"])
    assert " 27 " in table.stdout
    assert " 27 " not in run(tmp_path, *args, say=["t", "q"]).stdout


def test_a_run_belongs_to_its_variant_and_its_report_names_it(tmp_path: Path, rich: Path) -> None:
    args = ["lab", "run", "dwergar", "--players", "2", "--bots", "random", "--games", "4", "--workers", "1"]
    folder = str(tmp_path / "run")
    played = call(*args, "--out", folder, "--variant", str(rich))
    assert played.exit_code == 0, played.stderr
    other = call(*args, "--out", folder)
    assert other.exit_code == 2
    text = load("dwergar").read_variant(RICH)[VARIANT]
    told = described(Measures(Folder(Path(folder))))
    assert f"length=short, variant={variant_hash(text)}" in told


def test_what_a_space_is_worth_can_be_asked_of_a_variant(rich: Path) -> None:
    few = ["--players", "2", "--deals", "3", "--variant", str(rich), "--json"]
    found = call("lab", "restrict", "dwergar", "--bot", "random", "--forbid", "realise", *few)
    assert json.loads(found.stdout)["deals"] == 3
    found = call("lab", "compare", "dwergar", "random", "greedy", *few)
    assert json.loads(found.stdout)["deals"] == 3


@pytest.mark.parametrize("file", sorted(Path("docs/lab").glob("*.toml")), ids=lambda file: str(file.stem))
def test_variants_of_the_docs_change_their_game(file: Path) -> None:
    assert load(file.stem.split("-")[0]).read_variant(file.read_text(encoding="utf-8"))[VARIANT]
