"""The search for better values: tasks, common deals, going on, and what the best values cost."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from fajrant.games import load
from fajrant.lab.entrants import Entrant
from fajrant.lab.errors import LabError
from fajrant.lab.pool import Stop

pytest.importorskip("optuna")
pytest.importorskip("polars")
pytestmark = pytest.mark.once

from fajrant.lab.runs import Folder  # noqa: E402  after the packages of the extra `lab`
from fajrant.lab.tuning import TRIALS, Study, Target, read_task  # noqa: E402

RUSH = load("train_rush")
TASK = """
[[knob]]
option = "heroes"

[[target]]
measure = "used verb:hero_draft_pick"
least = 90
most = 100
scale = 10
"""


def study(folder: Path, text: str = TASK) -> Study:
    return Study(folder, RUSH, read_task(text, RUSH), [Entrant("random")] * 2, 2, 3, Stop(), workers=1)


def test_a_search_finds_the_option_that_meets_the_target(tmp_path: Path) -> None:
    found = study(tmp_path).search(4, lambda _: None)
    assert found is not None
    assert found["values"] == {"heroes": "draft"}  # dealt heroes are not picked
    (target,) = found["targets"]
    assert target["best"][0] == 100
    assert found["loss"] == {"printed": 0, "best": 0}  # it is also the default
    assert all(change == [0, 0, 0] for change in found["costs"].values())
    assert json.loads((tmp_path / "result.json").read_text(encoding="utf-8")) == found
    seeds = [Folder(path).run().plan.seed for path in (tmp_path / TRIALS).iterdir()]
    assert set(seeds) == {3, 5}  # the search plays deals 3 and 4, the comparison 5 and 6
    tried: list[int] = []
    assert study(tmp_path).search(4, tried.append) == found  # nothing is left to do
    assert tried == [4]


def test_a_search_goes_on_after_it_was_stopped(tmp_path: Path) -> None:
    class Enough(BaseException):
        """Like a kill: nothing handles it."""

    done: list[int] = []

    def kill(count: int) -> None:
        done.append(count)
        if sum(done) == 2:
            raise Enough

    with pytest.raises(Enough):
        study(tmp_path / "one").search(3, kill)
    done.clear()
    found = study(tmp_path / "one").search(3, done.append)
    assert done == [2, 1]
    assert study(tmp_path / "other").search(3, lambda _: None) == found  # as in one go
    stopped = study(tmp_path / "third")
    stopped.stop.ask()
    assert stopped.search(3, lambda _: None) is None
    with pytest.raises(LabError, match="other_study"):
        study(tmp_path / "one", TASK.replace("90", "80")).search(3, lambda _: None)


def test_values_of_the_box_become_one_variant() -> None:
    knobs = '[[knob]]\nvalue = "b"\nleast = 1\nmost = 3\n[[knob]]\nvalue = "a"\nleast = 0\nmost = 1\n'
    task = read_task(knobs + TASK, RUSH)
    assert task.apply({"b": 2, "a": 1, "heroes": "random"}) == {"heroes": "random", "variant": '{"a":1,"b":2}'}


def test_a_target_is_missed_by_its_distance() -> None:
    target = Target("seat", 2, 6, 2)
    assert [target.missed(value) for value in (0, 2, 5, 9)] == [1, 0, 0, 1.5]
    assert replace(target, least=0).missed(0) == 0


def test_a_task_with_a_mistake_is_refused() -> None:
    for text, code in [
        ("[[knob", "task"),
        (TASK.replace("least", "lowest"), "task"),
        (TASK.replace('"heroes"', '"hats"'), "task_option"),
        (TASK.replace("used verb:hero_draft_pick", "fun"), "task_measure"),
        (TASK.replace("hero_draft_pick", "hero_drop"), "task_measure"),
        (TASK.replace("scale = 10", "scale = 0"), "task"),
        ("knob = []\ntarget = []", "task"),
        ('[[knob]]\nvalue = "a"\nleast = 4\nmost = 3\n' + TASK, "task"),
    ]:
        with pytest.raises(LabError) as refused:
            read_task(text, RUSH)
        assert refused.value.code == code
