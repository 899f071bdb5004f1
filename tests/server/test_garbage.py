"""Garbage collection: no long pauses while people play, and nothing left behind."""

from __future__ import annotations

import asyncio
import gc

from fajrant.server.garbage import LATE, SOON, collect_garbage, is_due


def test_a_full_collection_waits_for_a_quiet_moment_but_not_for_ever() -> None:
    assert not is_due(SOON - 1, 0.0)
    assert is_due(SOON, 0.0)
    assert not is_due(SOON, 0.5)
    assert is_due(LATE, 1.0)


def test_the_usual_collections_return_when_the_server_has_stopped() -> None:
    usual = gc.get_threshold()

    async def story() -> tuple[tuple[int, int, int], int]:
        collecting = asyncio.create_task(collect_garbage())
        await asyncio.sleep(0)
        during = gc.get_threshold(), gc.get_freeze_count()
        collecting.cancel()
        await asyncio.gather(collecting, return_exceptions=True)
        return during

    (_, _, oldest), frozen = asyncio.run(story())
    assert oldest > 1_000_000
    assert frozen > 1000
    assert gc.get_threshold() == usual
    assert gc.get_freeze_count() == 0
