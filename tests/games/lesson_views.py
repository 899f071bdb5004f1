"""What the learner sees in a lesson, for tests of what its texts claim."""

from __future__ import annotations

from typing import Any

from fajrant.core.game import Game
from fajrant.games.lessons import read_lesson


def views_by_step(game: Game[Any]) -> dict[str, dict[str, Any]]:
    """The learner's view at the beginning of each step, by the step's id."""
    lesson = read_lesson(game)
    assert lesson is not None
    match = lesson.begin(game, [f"Player {seat}" for seat in range(lesson.seats)])
    views = {}
    for step in lesson.steps:
        views[step.id] = match.view(lesson.seat)
        for seat, move in lesson.moves_of(step):
            match.play(seat, move)
    return views
