"""Which comparisons a ladder and a sweep of restrictions need, and which of them are still missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from fajrant.games import load
from fajrant.lab.entrants import Entrant
from fajrant.lab.rows import play_rows
from fajrant.lab.runs import Folder, new_run
from fajrant.lab.simulation import Plan
from fajrant.lab.sweeps import doubling, left, restrictions, rungs

pytest.importorskip("polars")
pytestmark = pytest.mark.once


def test_each_rung_thinks_twice_as_long_as_the_one_below() -> None:
    pairs = rungs(Entrant("easy"), 3)
    assert [(str(a), str(b)) for a, b in pairs] == [("easy:2", "easy"), ("easy:4", "easy:2"), ("easy:8", "easy:4")]
    rows = [{"a": str(a), "b": str(b), "without": []} for a, b in pairs]
    assert [doubling(row) for row in rows] == [1, 2, 3]
    for a, b, without in [("medium", "easy", []), ("easy:3", "easy", []), ("easy:2@abc", "easy", []),
                          ("greedy without store", "greedy", ["store"])]:  # fmt: skip
        assert doubling({"a": a, "b": b, "without": without}) is None


def test_a_sweep_forbids_what_could_be_chosen_and_skips_what_is_done(tmp_path: Path) -> None:
    plan = Plan("dwergar", [Entrant("random")] * 2, 5, 2, load("dwergar").check_options({}), deals_again=True)
    folder = Folder(tmp_path)
    folder.begin(new_run(plan))
    result = play_rows(plan, 0, 2)
    assert result is not None
    folder.add(0, 2, *result)
    greedy = Entrant("greedy")
    pairs = restrictions(folder, greedy, [])
    forbidden = [a.without[0] for a, b in pairs if b == greedy]
    assert {"place", "space:mine_1", "space:forge"} <= set(forbidden)
    assert "end_turn" not in forbidden  # it closes the turn
    assert [a.without for a, _ in restrictions(folder, greedy, ["space:mine_*"])] == [
        (f"space:mine_{level}",) for level in range(1, 5)
    ]
    first = pairs[0][0]
    kept = {"a": str(first), "b": "greedy", "without": list(first.without), "seed": 3, "deals": 10}
    folder.keep({**kept, "verdict": "undecided"})
    assert left(folder, pairs, 10, 3) == pairs[1:]
    assert left(folder, pairs, 20, 3) == pairs  # more deals may tell
    assert left(folder, pairs, 10, 4) == pairs
    folder.keep({**kept, "verdict": "worse"})
    assert left(folder, pairs, 20, 3) == pairs[1:]
