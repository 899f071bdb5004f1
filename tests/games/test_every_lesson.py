"""Every lesson can be played as it is written, and its texts are complete in both languages."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from fajrant.core.content import LANGUAGES
from fajrant.core.errors import Nonsense
from fajrant.core.game import Game
from fajrant.core.match import Match
from fajrant.games import SHELF, load
from fajrant.games.lessons import Lesson, LessonStep, read_lesson, read_reply, read_step
from fajrant.texts.lessons import lesson_texts

TITLE_WORDS = 6
TEXT_WORDS = 45
WHY_WORDS = 60
TAUGHT = [load(slug) for slug in SHELF if read_lesson(load(slug)) is not None]

each_lesson = pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.slug)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def lesson_of(game: Game[Any]) -> Lesson:
    lesson = read_lesson(game)
    assert lesson is not None
    return lesson


def begun(game: Game[Any], lesson: Lesson) -> Match:
    return lesson.begin(game, [f"Player {seat}" for seat in range(lesson.seats)])


def play_step(match: Match, lesson: Lesson, step: LessonStep) -> None:
    for seat, move in lesson.moves_of(step):
        assert seat in match.acting(), f"{step.id}: {seat} is not asked before {move!r}, but {match.acting()}"
        legal = match.moves(seat)
        assert move in legal, f"{step.id}: {move!r} is not legal for {seat}; legal: {legal}"
        match.play(seat, move)


def targets(game: Game[Any]) -> set[str]:
    """Everything that some move of the game can point at."""
    found: set[str] = set()
    for verb in game.verbs():
        found.update(verb.clicks)
        for domain in verb.domains:
            for value in range(domain.size()):
                found.update(domain.targets(value))
    return found


@each_lesson
def test_every_move_is_legal_and_every_step_begins_with_the_learner(game: Game[Any]) -> None:
    lesson = lesson_of(game)
    match = begun(game, lesson)
    for step in lesson.steps:
        assert lesson.seat in match.acting(), f"{step.id} begins while {match.acting()} are asked"
        play_step(match, lesson, step)
    assert lesson.seat in match.acting(), "the learner cannot play on"


@each_lesson
def test_a_lesson_is_short_moves_often_and_ends_with_an_explanation(game: Game[Any]) -> None:
    steps = lesson_of(game).steps
    assert 10 <= len(steps) <= 20
    assert len({step.id for step in steps}) == len(steps)
    assert sum(step.move is not None for step in steps) >= len(steps) // 2
    assert steps[-1].move is None


@each_lesson
def test_the_learner_scores(game: Game[Any]) -> None:
    lesson = lesson_of(game)
    match = begun(game, lesson)
    before = match.scores()[lesson.seat]
    for step in lesson.steps:
        play_step(match, lesson, step)
    assert match.scores()[lesson.seat] > before


@each_lesson
def test_the_points_are_on_the_table(game: Game[Any]) -> None:
    """The ids of things are targets, or have a kind of their own and name something in the box or in the view."""
    lesson = lesson_of(game)
    match = begun(game, lesson)
    known = targets(game)
    for step in lesson.steps:
        seen = json.dumps(match.view(lesson.seat))
        for point in step.points:
            kind, _, name = point.partition(":")
            if kind in {target.partition(":")[0] for target in known}:
                assert point in known, f"{step.id}: {point}"
            else:
                shown = re.search(rf"\b{re.escape(name)}\b", seen)  # an id, or a number: worker:2
                assert not name or name in game.names("en") or shown, f"{step.id}: {point}"
        play_step(match, lesson, step)


@each_lesson
@each_language
def test_every_step_has_its_texts_and_no_text_is_left_over(game: Game[Any], language: str) -> None:
    texts = lesson_texts(game, language)
    assert texts.keys() == lesson_texts(game, LANGUAGES[0]).keys()
    needed = {f"{step.id}-{part}" for step in lesson_of(game).steps for part in ("title", "text")}
    allowed = needed | {f"{step.id}-why" for step in lesson_of(game).steps}
    assert needed <= texts.keys() <= allowed


@each_lesson
@each_language
def test_texts_are_short_and_number_what_the_step_points_at(game: Game[Any], language: str) -> None:
    texts = lesson_texts(game, language)
    for step in lesson_of(game).steps:
        title, text, why = (texts.get(f"{step.id}-{part}", "") for part in ("title", "text", "why"))
        assert 1 <= words(title) <= TITLE_WORDS, title
        assert 5 <= words(text) <= TEXT_WORDS, f"{step.id} has {words(text)} words"
        assert words(why) <= WHY_WORDS, f"{step.id}-why has {words(why)} words"
        numbers = [str(number) for number in range(1, len(step.points) + 1)]
        assert sorted(set(re.findall(r"\[(\d+)\]", text))) == numbers, f"{step.id}: {text}"
        assert not re.search(r"\[\d+\]", title + why), step.id
        for words_in in (title, text, why):
            assert not set(re.sub(r"\*\*[^*]+\*\*|\[\d\]", "", words_in)) & set("*[]{}_"), words_in


def words(text: str) -> int:
    return len(re.findall(r"\w[\w’'.-]*", re.sub(r"\[\d\]", "", text)))


def test_a_script_with_a_mistake_is_refused() -> None:
    with pytest.raises(Nonsense, match="unknown wy; known: id, move, points, then"):
        read_step({"id": "x", "wy": ""}, "toy, step 1")
    with pytest.raises(Nonsense, match="expected 'seat: move', not 'pass'"):
        read_reply("pass", "toy, step 1")
    with pytest.raises(Nonsense, match="3 things at most, not at 4"):
        read_step({"id": "x", "points": ["a", "b", "c", "d"]}, "toy, step 1")
