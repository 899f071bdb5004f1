"""Generated histories of faults: nothing acknowledged is lost, tables go on, and nobody sees what they may not.

`make test` plays the same histories every time, `make soak` plays new ones. A failure says how to repeat its history:
with FAULT_SEED and FAULT_STEPS. With FAULT_SHORTEN=1 as well, steps are left out for as long as it still fails.
"""

from __future__ import annotations

import json
import os
import secrets
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from time import monotonic

import pytest

import fajrant
from tests.server.knowledge import HEAD, may_know
from tests.server.serving import GAME, Json, Watch

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="reads and limits processes through Linux")
if sys.platform == "linux":
    from tests.server.fault_model import Model, is_expected
    from tests.server.faults import Failed, Faults, history, read, shortened, steps_for, written
    from tests.server.postgres import crashing_postgres

SOAK_SECONDS = float(os.environ.get("SOAK_SECONDS", "3600"))
GIVEN_SEED = os.environ.get("FAULT_SEED")
SEED = int(GIVEN_SEED or 1)
STEPS = os.environ.get("FAULT_STEPS", "")
SHORTEN = bool(os.environ.get("FAULT_SHORTEN"))
REPORTS = Path(__file__).parents[2] / "build"
MORE_MEMORY = 1.1  # how much a server may grow, for garbage that has not been collected yet

NewWorld = Callable[[], "Faults"]


@pytest.fixture(params=["sqlite", "postgresql"])
def new_world(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[NewWorld]:
    """Makes worlds that do not know of each other; on PostgreSQL, each with a database of its own."""
    numbers = count()
    with ExitStack() as stack:
        postgres = stack.enter_context(crashing_postgres()) if request.param == "postgresql" else None
        yield lambda: Faults(tmp_path / f"world{next(numbers)}", postgres)


def test_every_fault_once(new_world: NewWorld) -> None:
    with new_world() as world:
        steps = read(STEPS) or history(SEED, steps_for(world.postgres))
        try:
            world.run(SEED, steps)
        except Failed as failure:
            if SHORTEN:
                failure.add_note(f"shorter: FAULT_STEPS='{written(shortened(failure.steps, lasting(new_world)))}'")
            raise


def lasting(new_world: NewWorld) -> Callable[[list[tuple[str, int]]], bool]:
    """Whether a history fails in a new world, too."""

    def fails(steps: list[tuple[str, int]]) -> bool:
        try:
            with new_world() as world:
                world.run(SEED, steps)
        except Failed:
            return True
        return False

    return fails


@pytest.mark.soak
def test_soak_faults_and_memory(new_world: NewWorld) -> None:
    """All faults for half of the time, then all but the death of servers, while their memory must not grow."""
    with new_world() as world:
        end = monotonic() + SOAK_SECONDS / 2
        first = int(GIVEN_SEED or secrets.randbelow(1_000_000))
        seeds = count(first)
        while monotonic() < end:
            world.run(seed := next(seeds), history(seed, steps_for(world.postgres)))
        quarter = monotonic() + SOAK_SECONDS / 8
        end = monotonic() + SOAK_SECONDS / 2
        warm: list[int] = []
        while monotonic() < end:
            world.run(seed := next(seeds), history(seed, steps_for(world.postgres, deaths=False)))
            if not warm and monotonic() > quarter:
                warm = world.memory()
        last = world.memory()
        report = (
            f"{next(seeds) - first} histories from seed {first}; MB per server: {warm} when warm, {last} at the end"
        )
        (REPORTS / f"soak-{'sqlite' if world.postgres is None else 'postgresql'}.txt").write_text(report + "\n")
        for before, after in zip(warm, last, strict=True):
            assert after <= before * MORE_MEMORY


# ---------------------------------------------------------------- what notices that something is wrong


def test_somebody_with_an_old_table_and_a_lost_move_are_noticed(tmp_path: Path) -> None:
    with Faults(tmp_path / "world") as world:
        world.open_table(1)
        world.play(0)
        world.verify()
        watch = world.watches[2]
        assert watch is not None
        world.watches[2] = Deaf(watch)
        world.play(0)
        with pytest.raises(AssertionError, match="what 2 watches is of version"):
            world.settle(0.2)
        world.watches[2] = watch
        world.verify()
        world.acts.append(("moved", 100, 0, "pass"))
        with pytest.raises(AssertionError):
            world.verify()


class Deaf(Watch):
    """A watcher who is told nothing more."""

    def __init__(self, watch: Watch) -> None:
        self.table = watch.table

    def hear(self, seconds: float = 0) -> Json:
        raise TimeoutError


def test_a_watcher_who_was_sent_too_much_is_noticed() -> None:
    deal = fajrant.new(GAME, 3, 1, {"history": "table"})
    model = Model(deal)
    model.learn([{"deed": "opened", "seats": 3}, {"deed": "sat", "seat": 0, "person": "ania"}, {"deed": "started"}])
    told = {
        **dict.fromkeys(HEAD),
        "version": 3,
        "status": "running",
        "chat": [],
        "seats": [{}, {}, {}],
        "moments": json.loads(json.dumps([may_know(deal, 0)])),
    }
    model.check(told, "ania")
    for person, version in (("ewa", 3), ("ania", 4), ("ania", 1)):
        with pytest.raises(AssertionError):
            model.check({**told, "version": version}, person)
    with pytest.raises(AssertionError):
        model.check({**told, "seed": "1"}, "ania")


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ('{"event": "request", "level": "info", "status": 503}', True),
        ('{"event": "bots_left", "level": "error", "reason": "no_room"}', True),
        ('{"event": "bots_stopped", "level": "error", "problem": "NoRoom"}', True),
        ('{"event": "request", "level": "info", "status": 500}', False),
        ('{"event": "watcher_broken", "level": "error", "problem": "KeyError"}', False),
        ("Traceback (most recent call last):", False),
    ],
)
def test_a_line_of_the_log_that_no_fault_explains_is_noticed(line: str, expected: bool) -> None:
    assert is_expected(line) == expected


def test_a_history_is_repeatable_and_can_be_shortened() -> None:
    steps = history(7, ["talk", "kill_server", "play"])
    assert history(7, ["talk", "kill_server", "play"]) == steps
    assert read(written(steps)) == steps
    needed = [step for step in steps if step[0] in ("talk", "kill_server")]
    assert shortened(steps, lambda fewer: all(step in fewer for step in needed)) == needed
