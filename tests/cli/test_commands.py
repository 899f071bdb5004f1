"""Every command except `play`: its output for people, for programs and for errors."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import fajrant
from fajrant.cli import replay, verify
from fajrant.cli.app import app
from fajrant.core.errors import DeadEnd
from fajrant.games import SHELF, load
from tests.cli.program import PATIENCE, environment

GAME = "coal_baron_cards"
ENGLISH = {"LC_ALL": "en_GB.UTF-8", "COLUMNS": "100", "NO_COLOR": "1"}


def call(*args: str, **env: str) -> Result:
    return CliRunner().invoke(app, args, env={**ENGLISH, **env}, catch_exceptions=False)


def fine(*args: str, **env: str) -> str:
    result = call(*args, **env)
    assert result.exit_code == 0, result.stderr
    return result.stdout


def data(*args: str) -> Any:
    lines = fine(*args).splitlines()
    assert len(lines) == 1
    return json.loads(lines[0])


# ---------------------------------------------------------------- games, rules, languages


def test_games_are_listed() -> None:
    said = fine("games")
    assert GAME in said
    assert "Coal Baron: The Great Card Game" in said
    assert "2–4" in said


def test_games_as_json() -> None:
    (row,) = [row for row in data("games", "--json") if row["game"] == GAME]
    assert row["players"] == [2, 3, 4]
    assert row["options"]["history"] == {"values": ["open", "table"], "default": "open"}


def test_rules_are_printed() -> None:
    said = fine("rules", GAME)
    assert "How to play Coal Baron" in said
    assert "{#" not in said
    assert "Jak grać" in fine("rules", GAME, "--lang", "pl")


def test_the_law_is_printed_in_full() -> None:
    assert "R58" in fine("rules", GAME, "--full")


@pytest.mark.parametrize(
    ("env", "args", "expected"),
    [
        ({"LC_ALL": "pl_PL.UTF-8"}, [], "Wielka gra karciana"),
        ({"LC_ALL": "de_DE.UTF-8"}, [], "Great Card Game"),
        ({"LC_ALL": "C"}, [], "Great Card Game"),
        ({"LC_ALL": "", "LANG": "pl"}, [], "Wielka gra karciana"),
        ({"LC_ALL": "pl_PL.UTF-8"}, ["--lang", "en"], "Great Card Game"),
    ],
)
def test_the_language_is_the_systems_or_the_one_asked_for(env: dict[str, str], args: list[str], expected: str) -> None:
    assert expected in fine("games", *args, **{"LC_MESSAGES": "", **env})


def test_without_a_command_there_is_help() -> None:
    said = fine()
    for command in ("play", "serve", "games", "rules", "sim", "ladder", "replay", "bench"):
        assert command in said


def test_bench_says_how_decisions_are_counted() -> None:
    said = " ".join(fine("bench", "--help").split())
    assert "which the engine makes without asking, are not counted" in said


# ---------------------------------------------------------------- sim


def test_sim_as_json() -> None:
    found = data("sim", GAME, "--bots", "random,random", "--games", "6", "--seed", "3", "--json")
    assert list(found) == ["game", "players", "games", "seed", "seconds", "decisions", "bots", "seats"]
    assert (found["game"], found["players"], found["games"], found["seed"]) == (GAME, 2, 6, 3)
    assert found["bots"]["random"]["games"] == 12
    assert found["bots"]["random"]["wins"] == 6
    assert found["bots"]["random"]["win_rate"] == 0.5
    assert [seat["games"] for seat in found["seats"]] == [6, 6]
    assert sum(seat["wins"] for seat in found["seats"]) == 6
    assert sum(seat["mean_score"] for seat in found["seats"]) / 2 == pytest.approx(
        found["bots"]["random"]["mean_score"]
    )


def test_sim_in_words() -> None:
    said = fine("sim", GAME, "--games", "2", "--players", "3", "--lang", "pl")
    assert said.startswith("2 gry, graczy: 3")
    assert "Według miejsca przy stole" in said


def test_sim_with_one_bot_fills_the_seats() -> None:
    found = data("sim", GAME, "--bots", "random", "--players", "4", "--games", "1", "--json")
    assert found["players"] == 4
    assert found["bots"]["random"]["games"] == 4


def test_sim_writes_records_that_replay_to_the_same_results(tmp_path: Path) -> None:
    with_records = data("sim", GAME, "--games", "6", "--seed", "2", "--records", str(tmp_path / "a" / "b"), "--json")
    without = data("sim", GAME, "--games", "6", "--seed", "2", "--json")
    assert {**with_records, "seconds": 0} == {**without, "seconds": 0}
    files = sorted((tmp_path / "a" / "b").iterdir())
    assert len(files) == 6
    scores = []
    for file in files:
        replayed = data("replay", str(file), "--json")
        assert replayed["over"]
        scores += [row["total"] for row in replayed["scores"]]
    assert sum(scores) / 12 == pytest.approx(without["bots"]["random"]["mean_score"])


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupted_sim_prints_what_it_has(tmp_path: Path, how: signal.Signals) -> None:
    records = tmp_path / "records"
    command = ["sim", GAME, "--games", "1000000", "--records", str(records), "--json"]
    with subprocess.Popen(
        [sys.executable, "-m", "fajrant", *command],
        stdout=subprocess.PIPE,
        encoding="utf-8",
        env=environment(tmp_path),
    ) as process:
        while process.poll() is None and not (records.is_dir() and any(records.iterdir())):
            with suppress(subprocess.TimeoutExpired):
                process.wait(0.02)
        process.send_signal(how)
        said, _ = process.communicate(timeout=PATIENCE)
    found = json.loads(said)
    assert process.returncode == 130
    assert 0 < found["games"] < 1000000
    assert found["games"] == len(list(records.iterdir()))
    assert found["seats"][0]["games"] == found["games"]


# ---------------------------------------------------------------- ladder


def test_ladder_as_json() -> None:
    found = data("ladder", GAME, "--bots", "random,greedy", "--games", "6", "--seed", "3", "--json")
    assert list(found) == ["game", "players", "games", "seed", "seconds", "pairs", "ratings"]
    [pair] = found["pairs"]
    assert {key: pair[key] for key in ("a", "b", "players", "games", "win_rate")} == {
        "a": "greedy", "b": "random", "players": 2, "games": 6, "win_rate": 1.0
    }  # fmt: skip
    assert pair["low"] < 1.0 == pair["high"]
    assert pair["score_a"] > pair["score_b"]
    assert [row["bot"] for row in found["ratings"]] == ["greedy", "random"]
    assert found["ratings"][0]["rating"] > found["ratings"][1]["rating"]


def test_ladder_in_words_one_against_a_table_of_others() -> None:
    said = fine("ladder", GAME, "--bots", "random,greedy", "--players", "3", "--games", "3", "--lang", "pl")
    assert said.startswith("3 gry, graczy: 3")
    assert re.search(r"greedy +2 × random +3 ", said)
    assert "Ranking" in said


# ---------------------------------------------------------------- bench


def test_bench_prints_a_line_of_json_per_figure() -> None:
    rows = [json.loads(line) for line in fine("bench", "--seconds", "0.01", "--json").splitlines()]
    expected = [(slug, players, figure) for slug in SHELF for players in load(slug).seats
                for figure in ("random_play", "clones", "tree_search")]  # fmt: skip
    assert [(row["game"], row["players"], row["figure"]) for row in rows] == expected
    for row in rows:
        assert list(row) == ["figure", "game", "players", "build", "value", "unit"]
        assert row["build"] in ("compiled", "interpreted")
        assert row["value"] > 0


# ---------------------------------------------------------------- replay


def record(tmp_path: Path, *lines: str) -> str:
    file = tmp_path / "game.txt"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return str(file)


def test_replay_tells_the_journal_and_the_score(tmp_path: Path) -> None:
    match = fajrant.new(GAME, 2, 7, names=["Ann", "Bob"])
    while not match.over():
        match.play(match.acting()[0], "pass")
    file = record(tmp_path, match.record())
    said = fine("replay", file)
    assert "· Shift 1 begins; " in said
    assert "· The game is over." in said
    assert "Final score" in said
    assert f"({match.decisions()} decisions)" in said
    assert "Wynik końcowy" in fine("replay", file, "--lang", "pl")


def test_replay_loses_nothing_of_a_score_on_80_columns(tmp_path: Path) -> None:
    names = ["Magdalena", "medium-1", "medium-2", "medium-3"]
    match = fajrant.new("train_rush", 4, 7, names=names)
    said = fine("replay", record(tmp_path, match.record()), COLUMNS="80")
    lines = said[said.index("points so far") :].splitlines()
    order = sorted(range(4), key=lambda seat: match.ranking()[seat])
    assert lines[1].split() == ["Player", *[names[seat] for seat in order]]
    assert lines[2].split() == ["Place", *[str(match.ranking()[seat]) for seat in order]]
    assert lines[3].split("  ")[0] == "City tokens"
    (total,) = [line for line in lines if line.startswith("Total")]
    assert total.split() == ["Total", *[str(match.scores()[seat]) for seat in order]]
    assert "…" not in said


def test_replay_of_a_game_that_goes_on(tmp_path: Path) -> None:
    match = fajrant.new(GAME, 2, 7, names=["Ann", "Bob"])
    seat = match.acting()[0]
    match.play(seat, "pass")
    found = data("replay", record(tmp_path, match.record()), "--json", "--seat", match.names[seat])
    assert not found["over"]
    assert found["decisions"] == 1
    assert found["seats"] == ["Ann", "Bob"]
    assert found["journal"][-1]["text"] == f"{match.names[seat]} passes."


def test_a_broken_record_names_its_line(tmp_path: Path) -> None:
    match = fajrant.new(GAME, 2, 7, names=["Ann", "Bob"])
    first = match.names[match.acting()[0]]
    header = match.record().strip()
    for lines, place in (
        ([header, f"{first}: pass", f"{first}: dance"], "line 3"),
        ([header, "# a remark", "Eve: pass"], "line 3"),
        (["chess 1   seats Ann Bob   seed 7"], "line 1"),
        ([header, "", "what is this"], "line 3"),
    ):
        assert place in refused("replay", record(tmp_path, *lines))


# ---------------------------------------------------------------- errors take one line


def refused(*args: str, **env: str) -> str:
    result = call(*args, **env)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("fajrant: ")
    assert len(result.stderr.splitlines()) == 1
    return result.stderr


@pytest.mark.parametrize(
    ("args", "expected"),
    [
        (["simm"], "sim"),
        (["sim"], "GAME"),
        (["sim", "coal_baron_card"], "did you mean coal_baron_cards?"),
        (["sim", "chess"], f"games: {', '.join(SHELF)}"),
        (["sim", GAME, "--games", "many"], "--games"),
        (["sim", GAME, "--games", "0"], "--games"),
        (["sim", GAME, "--bots", "genius"], "bots: random, greedy"),
        (["sim", GAME, "--players", "7"], "2–4"),
        (["sim", GAME, "--bots", "random,random,random", "--players", "2"], "do not fit"),
        (["sim", GAME, "--option", "history"], "history=open|table"),
        (["sim", GAME, "--option", "history=secret"], "possible: open, table"),
        (["sim", GAME, "--option", "colour=red"], "history"),
        (["sim", GAME, "--wat"], "--wat"),
        (["sim", GAME, "--lang", "tlh"], "en, pl"),
        (["ladder", GAME, "--bots", "greedy,greedy"], "two different bots"),
        (["ladder", GAME, "--bots", "greedy,genius"], "bots: random, greedy"),
        (["ladder", GAME, "--players", "7"], "2–4"),
        (["rules", "coal"], "coal_baron_cards"),
        (["replay", "/no/such/file"], "no such file"),
        (["replay", "/"], "folder"),
        (["play", "chess"], "coal_baron_cards"),
        (["play", GAME, "--seats", "me"], "me,medium"),
        (["play", GAME, "--seats", "me,a,b,c,d"], "2–4"),
        (["play", GAME, "--seats", "Ann,Ann"], "a name of its own"),
        (["play", GAME, "--seats", "me,a:b"], "a name has no"),
        (["play", GAME, "--seed", "-1"], "--seed"),
        (["play", "--load", "/no/such/file"], "no such file"),
        (["play", GAME, "--load", "/no/such/file"], "leave out"),
        (["play", "--load", "/no/such/file", "--seed", "3"], "leave out --seed"),
        (["play", GAME, "--seats", "me,random", "--save", "/no/such/folder/file"], "folder does not exist"),
    ],
)
def test_a_bad_argument_gets_one_line(args: list[str], expected: str, tmp_path: Path) -> None:
    assert expected in refused(*args, XDG_DATA_HOME=str(tmp_path))


def test_complaints_speak_polish_too() -> None:
    assert "może chodzi o coal_baron_cards?" in refused("rules", "coal_baron_card", "--lang", "pl")


def test_a_file_that_is_no_text_is_no_record(tmp_path: Path) -> None:
    (tmp_path / "noise").write_bytes(bytes(range(256)))
    assert "not a text file" in refused("replay", str(tmp_path / "noise"))


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_dead_end_is_a_bug_and_gets_its_traceback(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Record:
        names = ("Ann", "Bob")
        position = ""
        seed = 1

        def replay(self) -> None:
            raise DeadEnd("seat 0 has no way to go on at MAIN")

    file = tmp_path / "record"
    file.write_text(f"# salt 00\n# commitment {'0' * 64}\n")
    monkeypatch.setattr(replay, "read_record", lambda *_: Record())
    monkeypatch.setattr(verify, "parsed", lambda *_: Record())
    with pytest.raises(DeadEnd):
        call(command, str(file))
