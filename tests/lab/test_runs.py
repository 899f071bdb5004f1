"""Runs: the same rows however they are played, whatever interrupts them; and rows that agree with the records."""

from __future__ import annotations

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from fajrant.core.record import parse_record
from fajrant.games import SHELF, load
from fajrant.lab.entrants import Entrant
from fajrant.lab.errors import LabError
from fajrant.lab.examples import record_of
from fajrant.lab.pool import Stop
from fajrant.lab.rows import TABLES, Rows, play_game, play_rows
from fajrant.lab.runs import Folder, Run, new_run, play
from fajrant.lab.simulation import Plan

pl = pytest.importorskip("polars")
pytestmark = pytest.mark.once

GAME = "coal_baron_cards"
RANDOM = Entrant("random")


class Killed(BaseException):
    """Like a kill: nothing handles it."""


def make(games: int = 130, seed: int = 7, slug: str = GAME, players: int = 2) -> Run:
    options = load(slug).check_options({})
    return new_run(Plan(slug, [RANDOM] * players, seed, games, options, deals_again=True))


def same_rows(one: Folder, other: Folder) -> None:
    for table in TABLES:
        assert one.read(table).equals(other.read(table)), table


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Folder:
    """A run of 130 games in one process."""
    folder = Folder(tmp_path_factory.mktemp("runs") / "whole")
    run = make()
    folder.begin(run)
    for first, count in run.chunks():
        result = play_rows(run.plan, first, count)
        assert result is not None
        folder.add(first, count, *result)
    return folder


def test_workers_and_kills_change_nothing_and_count_nothing_twice(whole: Folder, tmp_path: Path) -> None:
    folder = Folder(tmp_path / "run")
    folder.begin(make())
    there: list[int] = []

    def kill(games: int) -> None:
        there.append(games)
        if sum(there) > 0:
            raise Killed

    with pytest.raises(Killed):
        play(make(), folder, Stop(), kill, workers=2)
    assert 0 < folder.cost()[0] < 130
    (folder.path / "chunks" / ".half").mkdir()  # what a kill while writing leaves behind
    (folder.path / "chunks" / ".half" / "games.parquet").write_bytes(b"")
    folder.begin(make())
    there.clear()
    play(make(), folder, Stop(), there.append, workers=1)
    assert sum(there) == 130
    assert folder.cost()[0] == 130
    assert folder.missing(make()) == []
    assert sorted(file.name for file in (folder.path / "chunks").iterdir()) == ["00000000", "00000060", "00000120"]
    same_rows(folder, whole)


def test_a_run_can_grow(whole: Folder, tmp_path: Path) -> None:
    short = Folder(tmp_path / "run")
    shutil.copytree(whole.path, short.path)
    more = make(135)
    short.begin(more)
    assert short.missing(more) == [(120, 15)]
    result = play_rows(more.plan, 120, 15)
    assert result is not None
    short.add(120, 15, *result)
    assert short.cost()[0] == 135
    assert short.read("games")["game"].to_list() == list(range(135))
    assert short.read("seats").filter(pl.col("game") < 130).equals(whole.read("seats"))


def test_a_folder_belongs_to_one_run(whole: Folder, tmp_path: Path) -> None:
    for wrong, code in [
        (make(seed=8), "other_run"),
        (make(players=3), "other_run"),
        (make(129), "fewer_games"),
        (replace(make(), rules=99), "other_rules"),
    ]:
        with pytest.raises(LabError) as refused:
            whole.begin(wrong)
        assert refused.value.code == code
    (tmp_path / "letter.txt").write_text("not a run")
    with pytest.raises(LabError) as refused:
        Folder(tmp_path).begin(make())
    assert refused.value.code == "not_empty"
    with pytest.raises(LabError) as refused:
        Folder(tmp_path).run()
    assert refused.value.code == "no_run"


def test_rows_are_complete(whole: Folder) -> None:
    games, seats, decisions = whole.read("games"), whole.read("seats"), whole.read("decisions")
    assert games["game"].to_list() == list(range(130))
    assert games["seed"].to_list() == [7 + number // 2 for number in range(130)]  # each deal once per seat
    assert seats.height == 260
    assert seats.group_by("game").agg(pl.col("win").sum())["win"].unique().to_list() == [1.0]
    assert decisions.height == games["decisions"].sum() == seats["decisions"].sum()
    assert decisions["options"].min() == 1
    by_category = whole.read("points").group_by("game", "seat").agg(pl.col("points").sum().alias("sum"))
    assert seats.join(by_category, on=["game", "seat"]).filter(pl.col("sum") != pl.col("points")).height == 0
    last = whole.read("rounds").filter(pl.col("round") == pl.col("round").max().over("game"))
    assert last.join(seats, on=["game", "seat"]).filter(pl.col("points") != pl.col("points_right")).height == 0
    placed = whole.read("uses").filter(pl.col("thing").str.starts_with("zone:"))["uses"].sum()
    assert placed == decisions.filter(pl.col("move").str.starts_with("place ")).height


@pytest.mark.parametrize("slug", SHELF)
def test_any_game_can_be_written_back_as_a_record(slug: str) -> None:
    run = make(2, 3, slug, 3)
    rows = Rows()
    play_game(run.plan, 1, rows)
    tables = {name: pl.read_parquet(data) for name, data in rows.files().items()}
    match = parse_record(record_of(run, 1, tables["decisions"]), load).replay()
    assert match.over()
    assert match.scores() == tables["seats"]["points"].to_list()
    assert match.ranking() == tables["seats"]["place"].to_list()
