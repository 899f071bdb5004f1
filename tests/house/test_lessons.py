"""A lesson shows exactly what the learner's seat sees, move by move."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from fajrant.core.content import LANGUAGES
from fajrant.core.game import Game
from fajrant.core.patches import patched
from fajrant.core.record import parse_record
from fajrant.games import SHELF, load
from fajrant.games.lessons import Lesson as Script
from fajrant.games.lessons import read_lesson
from fajrant.house.lessons import lesson_names, lesson_record, show_lesson
from fajrant.house.wire import Lesson
from fajrant.texts.lessons import lesson_texts
from tests.server.serving import moves_of

TAUGHT = [load(slug) for slug in SHELF if read_lesson(load(slug)) is not None]
each_lesson = pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.slug)


def shown(game: Game[Any]) -> tuple[Script, Lesson]:
    script = read_lesson(game)
    assert script is not None
    return script, show_lesson(game, script, {language: lesson_texts(game, language) for language in LANGUAGES})


@each_lesson
def test_the_frames_add_up_to_what_the_learner_sees(game: Game[Any]) -> None:
    script, lesson = shown(game)
    match = script.begin(game, lesson_names(script))
    shown_fields: Any = msgspec.to_builtins(lesson.start)
    journal = lesson.start.journal
    assert shown_fields["view"] == msgspec.to_builtins(match.view(script.seat))
    for step, step_shown in zip(script.steps, lesson.steps, strict=True):
        for (seat, move), frame in zip(script.moves_of(step), step_shown.frames, strict=True):
            match.play(seat, move)
            shown_fields = patched(shown_fields, frame.change)
            assert msgspec.to_builtins(shown_fields["view"]) == msgspec.to_builtins(match.view(script.seat))
            journal = [event for event in journal if event["number"] <= frame.since] + frame.journal
            assert shown_fields["scores"] == match.scores_for(script.seat)
            assert frame.number == match.decisions()
    assert journal == match.journal(script.seat)


@each_lesson
def test_every_step_begins_with_its_move_on_offer(game: Game[Any]) -> None:
    script, lesson = shown(game)
    offered = [msgspec.to_builtins(move) for move in lesson.start.moves]
    for step, step_shown in zip(script.steps, lesson.steps, strict=True):
        lit = [move["text"] for move in offered if move == msgspec.to_builtins(step_shown.move)]
        assert lit == ([] if step.move is None else [step.move])
        if step_shown.frames:
            groups = msgspec.to_builtins(step_shown.frames[-1].moves)
            offered = [move for group in groups for move in moves_of(group)]


@each_lesson
def test_a_lesson_tells_neither_the_seed_nor_the_learners_name(game: Game[Any]) -> None:
    script, lesson = shown(game)
    sent = msgspec.to_builtins(lesson)
    assert "seed" not in sent
    assert lesson.names[script.seat] == ""
    assert len(set(lesson.names)) == script.seats


@each_lesson
def test_the_record_ends_where_the_lesson_ends(game: Game[Any]) -> None:
    script, lesson = shown(game)
    match = parse_record(lesson_record(game, script), load).replay()
    assert match.decisions() == max(frame.number for step in lesson.steps for frame in step.frames)
    assert script.seat in match.acting()
