"""Generated histories of faults: nothing acknowledged is lost, tables go on, and nobody sees what they may not."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from time import monotonic

import pytest

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="reads and limits processes through Linux")
if sys.platform == "linux":
    from tests.server.faults import World, steps_for
    from tests.server.postgres import crashing_postgres

SOAK_SECONDS = float(os.environ.get("SOAK_SECONDS", "3600"))
MORE_MEMORY = 1.1  # how much a server may grow, for garbage that has not been collected yet


@pytest.fixture(params=["sqlite", "postgresql"])
def world(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[World]:
    with ExitStack() as stack:
        postgres = stack.enter_context(crashing_postgres()) if request.param == "postgresql" else None
        yield stack.enter_context(World(tmp_path, postgres))


def test_every_fault_once(world: World) -> None:
    world.run(1, steps_for(world.postgres))


@pytest.mark.soak
def test_soak_faults_and_memory(world: World) -> None:
    """All faults for half of the time, then all but the death of servers, while their memory must not grow."""
    end = monotonic() + SOAK_SECONDS / 2
    seeds = count(2)
    while monotonic() < end:
        world.run(next(seeds), steps_for(world.postgres))
    quarter = monotonic() + SOAK_SECONDS / 8
    end = monotonic() + SOAK_SECONDS / 2
    warm: list[int] = []
    while monotonic() < end:
        world.run(next(seeds), steps_for(world.postgres, deaths=False))
        if not warm and monotonic() > quarter:
            warm = world.memory()
    for before, after in zip(warm, world.memory(), strict=True):
        assert after <= before * MORE_MEMORY
