"""The worker where bots think."""

from __future__ import annotations

import json
from time import monotonic
from typing import Any

from fajrant.games import SHELF, load
from fajrant.review.task import choose_task, hint_task, judge_task


def wake() -> None:
    """Loads all games, so that no bot has to wait for that."""
    for slug in SHELF:
        load(slug)


def think(request: str) -> str:
    """Does a task: its name and arguments, as JSON. The answer is JSON too."""
    task, *args = json.loads(request)
    answer: Any
    match task:
        case "choose":
            slug, position, seat, level, seed = args
            answer = choose_task(slug, position, seat, level, seed, monotonic)
        case "hint":
            slug, position, seat, seed = args
            answer = hint_task(slug, position, seat, seed, monotonic)
        case _:
            answer = judge_task(*args)
    return json.dumps(answer)
