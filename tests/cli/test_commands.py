"""Every command except `play`: its output for people, for programs and for errors."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import fajrant
from fajrant.cli import lab, replay, verify
from fajrant.cli.app import app
from fajrant.core.errors import DeadEnd
from fajrant.games import SHELF, load
from tests.cli.program import PATIENCE, environment
from tests.lab.checkouts import SETUP, commit, place_build

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
    output = fine("games")
    assert GAME in output
    assert "Coal Baron: The Great Card Game" in output
    assert "2–4" in output


def test_games_as_json() -> None:
    (row,) = [row for row in data("games", "--json") if row["game"] == GAME]
    assert row["players"] == [2, 3, 4]
    assert row["options"]["history"] == {"values": ["open", "table"], "default": "open"}


def test_rules_are_printed() -> None:
    output = fine("rules", GAME)
    assert "How to play Coal Baron" in output
    assert "{#" not in output
    assert "Jak grać" in fine("rules", GAME, "--lang", "pl")


def test_the_complete_rules_are_printed() -> None:
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
def test_the_language_is_the_systems_or_the_chosen_one(env: dict[str, str], args: list[str], expected: str) -> None:
    assert expected in fine("games", *args, **{"LC_MESSAGES": "", **env})


COMMANDS = [
    *[(command.name or "",) for command in app.registered_commands],
    *[("lab", command.name or "") for command in lab.app.registered_commands],
]


@pytest.mark.parametrize("columns", [80, 120])
@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_help_fills_its_lines(command: tuple[str, ...], columns: int) -> None:
    text = fine(*command, "--help", COLUMNS=str(columns)).split("╭")[0]
    _usage, *paragraphs = re.split(r"\n\s*\n", text.strip())
    assert paragraphs
    for paragraph in paragraphs:
        lines = [line.strip() for line in paragraph.splitlines()]
        for line, following in pairwise(lines):
            assert len(f" {line} {following.split()[0]} ") > columns, f"the line ends early: {line}"


def test_without_a_command_help_is_printed() -> None:
    output = fine()
    for command in ("play", "serve", "games", "rules", "sim", "ladder", "replay", "bench"):
        assert command in output


def test_bench_says_how_decisions_are_counted() -> None:
    output = " ".join(fine("bench", "--help").split())
    assert "which the engine makes without asking, are not counted" in output


# ---------------------------------------------------------------- sim


def test_sim_as_json() -> None:
    result = data("sim", GAME, "--bots", "random,random", "--games", "6", "--seed", "3", "--json")
    assert list(result) == ["game", "players", "games", "seed", "seconds", "decisions", "bots", "seats"]
    assert (result["game"], result["players"], result["games"], result["seed"]) == (GAME, 2, 6, 3)
    assert result["bots"]["random"]["games"] == 12
    assert result["bots"]["random"]["wins"] == 6
    assert result["bots"]["random"]["win_rate"] == 0.5
    assert [seat["games"] for seat in result["seats"]] == [6, 6]
    assert sum(seat["wins"] for seat in result["seats"]) == 6
    assert sum(seat["mean_score"] for seat in result["seats"]) / 2 == pytest.approx(
        result["bots"]["random"]["mean_score"]
    )


def test_sim_in_words() -> None:
    output = fine("sim", GAME, "--games", "2", "--players", "3", "--lang", "pl")
    assert output.startswith("2 partie, graczy: 3")
    assert "Według miejsca przy stole" in output


def test_sim_with_one_bot_fills_the_seats() -> None:
    result = data("sim", GAME, "--bots", "random", "--players", "4", "--games", "1", "--json")
    assert result["players"] == 4
    assert result["bots"]["random"]["games"] == 4


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
def test_an_interrupted_sim_prints_partial_results(tmp_path: Path, how: signal.Signals) -> None:
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
        output, _ = process.communicate(timeout=PATIENCE)
    result = json.loads(output)
    assert process.returncode == 130
    assert 0 < result["games"] < 1000000
    assert result["games"] == len(list(records.iterdir()))
    assert result["seats"][0]["games"] == result["games"]


# ---------------------------------------------------------------- ladder


def test_ladder_as_json() -> None:
    result = data("ladder", GAME, "--bots", "random,greedy", "--games", "6", "--seed", "3", "--json")
    assert list(result) == ["game", "players", "games", "seed", "seconds", "pairs", "ratings"]
    [pair] = result["pairs"]
    assert {key: pair[key] for key in ("a", "b", "players", "games", "win_rate")} == {
        "a": "greedy", "b": "random", "players": 2, "games": 6, "win_rate": 1.0
    }  # fmt: skip
    assert pair["low"] < 1.0 == pair["high"]
    assert pair["score_a"] > pair["score_b"]
    assert pair["ms_a"] > pair["ms_b"] > 0
    assert {row["bot"]: row["ms"] for row in result["ratings"]} == {"greedy": pair["ms_a"], "random": pair["ms_b"]}
    assert [row["bot"] for row in result["ratings"]] == ["greedy", "random"]
    assert result["ratings"][0]["rating"] > result["ratings"][1]["rating"]


def test_ladder_in_words_one_bot_against_several_others() -> None:
    output = fine("ladder", GAME, "--bots", "random,greedy", "--players", "3", "--games", "3", "--lang", "pl")
    assert output.startswith("3 partie, graczy: 3")
    assert re.search(r"greedy +2 × random +3 ", output)
    assert "Ranking" in output
    assert "Ms procesora na decyzję" in output


def test_a_ladder_repeats_but_for_its_times() -> None:
    ladder = ("ladder", "dwergar", "--bots", "random,greedy", "--games", "6", "--json")
    assert timeless(data(*ladder)) == timeless(data(*ladder))


def timeless(result: Any) -> Any:
    """The result without what depends on the clock."""
    times = ("seconds", "ms", "ms_a", "ms_b")
    if isinstance(result, dict):
        return {key: timeless(value) for key, value in result.items() if key not in times}
    return [timeless(value) for value in result] if isinstance(result, list) else result


def test_a_ladder_of_bots_that_search_longer_or_know_nothing() -> None:
    result = data("ladder", "dwergar", "--bots", "plain:0.0002,easy:0.025", "--games", "2", "--json")
    assert [(pair["a"], pair["b"]) for pair in result["pairs"]] == [("easy:0.025", "plain:0.0002")]


@pytest.fixture
def rival(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A commit of a checkout in which the program runs; its build is there and has the current code."""
    sha = commit(tmp_path, content="A file")
    place_build(tmp_path, sha)
    monkeypatch.chdir(tmp_path)
    return sha


def test_a_ladder_with_a_bot_of_another_commit(rival: str) -> None:
    args = ("--games", "4", "--seed", "2", "--json")
    here = data("ladder", "dwergar", "--bots", "random,greedy", *args)
    there = data("ladder", "dwergar", "--bots", "random,greedy@HEAD", *args)
    name = f"greedy@{rival[:7]}"
    assert there["pairs"][0]["a"] == name
    assert json.dumps(timeless(there)).replace(name, "greedy") == json.dumps(timeless(here))
    assert there["pairs"][0]["ms_a"] > 0


def test_a_sim_with_a_bot_of_another_commit_writes_records(rival: str) -> None:
    data("sim", "dwergar", "--bots", "random,easy:0.025@HEAD", "--games", "1", "--records", "records", "--json")
    [file] = Path("records").iterdir()
    assert data("replay", str(file), "--json")["seats"] == ["random-1", f"easy×0.025@{rival[:7]}-2"]


@pytest.mark.parametrize(("kind", "warned"), [(fajrant.core.COMPILED, False), (not fajrant.core.COMPILED, True)])
def test_times_of_unlike_builds_are_not_comparable(
    kind: bool, warned: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sha = commit(tmp_path, content="A file")
    place_build(tmp_path, sha, "compiled" if kind else "interpreted: a test")
    monkeypatch.chdir(tmp_path)
    result = call("ladder", "dwergar", "--bots", "random,random@HEAD", "--games", "2", "--json")
    assert result.exit_code == 0
    assert result.stderr.count("Thinking times cannot be compared") == result.stderr.count("\n") == warned


def test_the_same_commit_by_two_names_is_one_bot(rival: str) -> None:
    assert "two different bots" in refused("ladder", GAME, "--bots", f"greedy@HEAD,greedy@{rival}")


def test_a_commit_is_built_with_a_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """This build has no bots, so the game cannot be played: one more line."""
    sha = commit(tmp_path, setup=SETUP.replace("interpreted: a test", built_kind()), content="")
    monkeypatch.chdir(tmp_path)
    result = call("ladder", "dwergar", "--bots", "random,random@HEAD", "--games", "2", "--lang", "pl")
    assert result.exit_code == 2
    built, failed = result.stderr.splitlines()
    assert built == f"Buduję commit {sha[:7]}. To potrwa kilka minut; następnym razem będzie gotowy."
    assert failed.startswith(f"fajrant: Boty z commita {sha[:7]} zawiodły: ModuleNotFoundError")


def built_kind() -> str:
    return "compiled" if fajrant.core.COMPILED else "interpreted: a test"


def test_a_commit_that_cannot_be_built_gets_one_line_after_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    commit(tmp_path, setup="raise SystemExit('no luck')")
    monkeypatch.chdir(tmp_path)
    result = call("sim", "dwergar", "--bots", "random,random@HEAD")
    assert result.exit_code == 2
    assert "cannot be built: no luck (the whole output is in " in result.stderr.splitlines()[1]
    assert len(result.stderr.splitlines()) == 2


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupted_build_leaves_nothing_behind(tmp_path: Path, how: signal.Signals) -> None:
    checkout, scratch = tmp_path / "checkout", tmp_path / "scratch"
    checkout.mkdir()
    scratch.mkdir()
    commit(checkout, setup="import signal; open('begun', 'w').close(); signal.pause()")
    with subprocess.Popen(
        [sys.executable, "-m", "fajrant", "ladder", GAME, "--bots", "greedy@HEAD,greedy"],
        cwd=checkout,
        stderr=subprocess.PIPE,
        env={**environment(tmp_path), "TMPDIR": str(scratch)},
    ) as process:
        while process.poll() is None and not [*scratch.glob("*/source/begun")]:
            with suppress(subprocess.TimeoutExpired):
                process.wait(0.02)
        process.send_signal(how)
        process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert [*scratch.iterdir()] == []
    assert not [path for path in (checkout / "build" / "rivals").glob("*/*") if path.is_dir()]


def test_a_commit_needs_a_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert f"{tmp_path} is not in one" in refused("ladder", GAME, "--bots", "greedy@HEAD,greedy")


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


def test_replay_prints_the_journal_and_the_score(tmp_path: Path) -> None:
    match = fajrant.new(GAME, 2, 7, names=["Ann", "Bob"])
    while not match.over():
        match.play(match.acting()[0], "pass")
    file = record(tmp_path, match.record())
    output = fine("replay", file)
    assert "· Shift 1 begins; " in output
    assert "· The game is over." in output
    assert "Final score" in output
    assert f"({match.decisions()} decisions)" in output
    assert "Wynik końcowy" in fine("replay", file, "--lang", "pl")


def test_replay_prints_the_whole_score_in_80_columns(tmp_path: Path) -> None:
    names = ["Magdalena", "medium-1", "medium-2", "medium-3"]
    match = fajrant.new("train_rush", 4, 7, names=names)
    output = fine("replay", record(tmp_path, match.record()), COLUMNS="80")
    lines = output[output.index("points so far") :].splitlines()
    order = sorted(range(4), key=lambda seat: match.ranking()[seat])
    assert lines[1].split() == ["Player", *[names[seat] for seat in order]]
    assert lines[2].split() == ["Place", *[str(match.ranking()[seat]) for seat in order]]
    assert lines[3].split("  ")[0] == "City tokens"
    (so_far,) = [line for line in lines if line.startswith("Points so far")]
    assert so_far.split() == ["Points", "so", "far", *[str(match.scored()[seat]) for seat in order]]
    (forecast,) = [line for line in lines if line.startswith("If the game ended now")]
    assert forecast.split()[5:] == [str(match.scores()[seat]) for seat in order]
    assert "…" not in output


def test_replay_of_an_unfinished_game(tmp_path: Path) -> None:
    match = fajrant.new(GAME, 2, 7, names=["Ann", "Bob"])
    seat = match.acting()[0]
    match.play(seat, "pass")
    result = data("replay", record(tmp_path, match.record()), "--json", "--seat", match.names[seat])
    assert not result["over"]
    assert result["decisions"] == 1
    assert result["seats"] == ["Ann", "Bob"]
    assert result["journal"][-1]["text"] == f"{match.names[seat]} passes."


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
        (["ladder", GAME, "--bots", "greedy,expert:many"], "for example 0.5 or 10"),
        (["ladder", GAME, "--bots", "greedy,expert:0"], "for example 0.5 or 10"),
        (["ladder", GAME, "--bots", "greedy:2,expert"], "that search: easy, medium, hard, expert, plain"),
        (["ladder", GAME, "--bots", "expert:1,expert"], "two different bots"),
        (["ladder", GAME, "--bots", "greedy,expert@"], "names no commit"),
        (["sim", GAME, "--bots", "greedy:2"], "does not search"),
        (["ladder", GAME, "--players", "7"], "2–4"),
        (["rules", "coal"], "coal_baron_cards"),
        (["replay", "/no/such/file"], "no such file"),
        (["replay", "/"], "folder"),
        (["play", "chess"], "coal_baron_cards"),
        (["play", GAME, "--seats", "me"], "me,medium"),
        (["play", GAME, "--seats", "me,a,b,c,d"], "2–4"),
        (["play", GAME, "--seats", "Ann,Ann"], "a name of its own"),
        (["play", GAME, "--seats", "me,a:b"], "a name cannot contain"),
        (["play", GAME, "--seed", "-1"], "--seed"),
        (["play", "--load", "/no/such/file"], "no such file"),
        (["play", GAME, "--load", "/no/such/file"], "leave out"),
        (["play", "--load", "/no/such/file", "--seed", "3"], "leave out --seed"),
        (["play", GAME, "--seats", "me,random", "--save", "/no/such/folder/file"], "folder does not exist"),
    ],
)
def test_a_bad_argument_gets_one_line(args: list[str], expected: str, tmp_path: Path) -> None:
    assert expected in refused(*args, XDG_DATA_HOME=str(tmp_path))


def test_errors_are_in_polish_too() -> None:
    assert "może chodzi o coal_baron_cards?" in refused("rules", "coal_baron_card", "--lang", "pl")


def test_a_binary_file_is_refused(tmp_path: Path) -> None:
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


# ---------------------------------------------------------------- lab


@pytest.mark.once
def test_lab_plays_reports_and_goes_on(tmp_path: Path) -> None:
    run = str(tmp_path / "run")
    args = ["lab", "run", GAME, "--players", "2", "--bots", "random", "--seed", "4", "--workers", "1", "--out", run]
    assert data(*args, "--games", "4", "--json")["games"] == 4
    assert "6 games are in" in fine(*args, "--games", "6")
    page = tmp_path / "report.html"
    assert "report.html" in fine("lab", "report", run, "--out", str(page), "--lang", "pl")
    assert 'lang="pl"' in page.read_text(encoding="utf-8")
    assert 'href="http://127.0.0.1:8765/#/record/' in page.read_text(encoding="utf-8")
    refused = call("lab", "report", run, "--out", str(page), "--site", "javascript:alert(1)")
    assert refused.exit_code == 2
    assert "not the address of a site" in refused.stderr
    refused = call(*args, "--games", "5")
    assert refused.exit_code == 2
    assert "started with 6 games" in refused.stderr
    assert "no Ray cluster at nonsense" in call(*args, "--games", "6", "--cluster", "nonsense").stderr
    refused = call("lab", "report", str(tmp_path), "--out", str(page))
    assert refused.exit_code == 2
    assert "has no run in it" in refused.stderr


@pytest.mark.once
def test_lab_compares_and_restricts(tmp_path: Path) -> None:
    few = ["--deals", "2", "--players", "2", "--seed", "1"]
    assert "It is not clear yet which is better" in fine("lab", "compare", "dwergar", "random", "greedy", *few)
    result = data("lab", "restrict", "dwergar", "--bot", "random", "--forbid", "realise", *few, "--json")
    assert (result["games"], result["without"], result["verdict"]) == (4, ["realise"], "undecided")
    for args, problem in [
        (["compare", "dwergar", "greedy", "greedy", *few], "two different bots"),
        (["restrict", "dwergar", "--bot", "plain", "--forbid", "realise", *few], "cannot be restricted"),
        (["restrict", "dwergar", "--bot", "random", "--forbid", "dance", *few], "matches no move"),
        (
            ["restrict", "dwergar", "--bot", "random", "--forbid", "realise", "--into", str(tmp_path), *few],
            "no run in it",
        ),
    ]:
        refused = call("lab", *args)
        assert refused.exit_code == 2
        assert problem in refused.stderr


@pytest.mark.once
def test_lab_sweeps_go_on_where_they_stopped(tmp_path: Path) -> None:
    run = str(tmp_path / "run")
    fine("lab", "run", "dwergar", "--players", "2", "--bots", "random", "--games", "4", "--workers", "1", "--out", run)
    some = ["worth", run, "--bot", "random", "--deals", "1", "--of", "space:mine_*"]
    said = fine("lab", *some)
    assert said.count("without space:mine_") == 2 * 4  # the verdict and the figures of four levels
    assert "All 4 comparisons" in said
    assert fine("lab", *some).count("without") == 0
    more = fine("lab", *some, "--of", "verb:realise")
    assert "without realise" in more
    assert "mine" not in more
    kept = [json.loads(file.read_text(encoding="utf-8")) for file in (tmp_path / "run" / "comparisons").iterdir()]
    assert sorted(row["without"] for row in kept) == [["realise"], *[[f"space:mine_{level}"] for level in range(1, 5)]]
    assert "cannot think twice as long" in call("lab", "ladder", run, "--bot", "greedy").stderr
    assert "matches" in call("lab", "worth", run, "--of", "wagon:*").stderr


@pytest.mark.once
def test_lab_tunes(tmp_path: Path) -> None:
    pytest.importorskip("optuna")
    task = tmp_path / "task.toml"
    task.write_text(
        '[[knob]]\noption = "heroes"\n[[target]]\nmeasure = "used verb:hero_draft_pick"\nleast = 0\nmost = 10\n',
        encoding="utf-8",
    )
    args = [
        "lab",
        "tune",
        "train_rush",
        str(task),
        "--bots",
        "random",
        "--players",
        "2",
        "--deals",
        "2",
        "--workers",
        "1",
    ]
    args += ["--trials", "3", "--out", str(tmp_path / "study")]
    said = fine(*args)
    assert "Best: heroes = random." in said
    assert "is 0.00 instead of 90.00" in said
    assert "What else it changes" in said
    assert data(*args, "--json")["values"] == {"heroes": "random"}
    task.write_text("[[knob]]", encoding="utf-8")
    assert "The task cannot be used" in call(*args).stderr
    assert "The task cannot be used" in call(*args[:3], str(tmp_path), *args[4:]).stderr


@pytest.mark.once
def test_the_notebook_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fine("lab", "run", "dwergar", "--players", "2", "--bots", "random", "--games", "6", "--out", str(tmp_path))
    monkeypatch.setenv("RUN", str(tmp_path))
    cells = json.loads(Path("docs/lab.ipynb").read_text(encoding="utf-8"))["cells"]
    names: dict[str, Any] = {}
    for cell in cells:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), names)
    assert names["by_seat"]["len"].to_list() == [6, 6]
    assert names["by_seat"]["win"].sum() == 1
    assert names["moves"].height > 20
    assert names["per_win"].height > 20
