"""A lesson as the learner sees it: the deal, and what changes in every step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fajrant.core.game import Game
from fajrant.core.match import Match
from fajrant.core.patches import difference
from fajrant.games.lessons import Lesson as Script
from fajrant.games.lessons import LessonStep as ScriptStep
from fajrant.house.offers import grouped, offers
from fajrant.house.presentation import comparable, number_of_latest
from fajrant.house.state import clock_of
from fajrant.house.wire import Lesson, LessonStep, Moment, MomentNews

LEARNER = "Learner"  # in records; the client shows the learner's own name
GUIDES = ["Zeflik", "Truda", "Hanka", "Francek"]  # they play the other seats

Texts = Mapping[str, Mapping[str, str]]  # by language and key


def lesson_names(script: Script) -> list[str]:
    """The names of all seats. The learner's is LEARNER."""
    guides = iter(GUIDES)
    return [LEARNER if seat == script.seat else next(guides) for seat in range(script.seats)]


def show_lesson(game: Game[Any], script: Script, texts: Texts) -> Lesson:
    """Plays the script and shows every position to the learner's seat only."""
    match = script.begin(game, lesson_names(script))
    seat = script.seat
    start = Moment(
        seat=seat,
        number=match.decisions(),
        **present(match, seat),
        moves=offers(match, seat),
        journal=match.journal(seat),
    )
    steps = [show_step(match, script, step, texts) for step in script.steps]
    names = ["" if number == seat else name for number, name in enumerate(lesson_names(script))]
    return Lesson(game.slug, seat, names, dict(match.position.options), start, steps)


def show_step(match: Match, script: Script, step: ScriptStep, texts: Texts) -> LessonStep:
    """Shows one step and plays it, so that the match is ready for the next one."""
    seat = script.seat
    chosen = next((offer for offer in offers(match, seat) if offer.text == step.move), None)
    moves = script.moves_of(step)
    frames = []
    for number, (mover, text) in enumerate(moves, 1):
        before = comparable(present(match, seat))
        known = match.decisions()
        match.play(mover, text)
        # only the last frame is a decision of the next step
        offered = offers(match, seat) if number == len(moves) else []
        frames.append(
            MomentNews(
                seat=seat,
                number=match.decisions(),
                change=difference(before, comparable(present(match, seat))),
                moves=grouped(offered),
                since=known,
                journal=match.journal(seat, known),
            )
        )

    def said(part: str) -> dict[str, str]:
        return {language: words[f"{step.id}-{part}"] for language, words in texts.items()}

    explained = all(f"{step.id}-why" in words for words in texts.values())
    return LessonStep(
        id=step.id,
        move=chosen,
        points=step.points,
        title=said("title"),
        text=said("text"),
        why=said("why") if explained else None,
        frames=frames,
    )


def present(match: Match, seat: int) -> dict[str, Any]:
    """The learner's moment, without its number, moves and journal."""
    return {
        "answered": number_of_latest(match, seat),
        "acting": list(match.acting()),
        "clock": clock_of(match),
        "can_undo": False,
        "no_undo": None,
        "scored": match.scored_for(seat),
        "scores": match.scores_for(seat),
        "view": match.view(seat),
    }


def lesson_record(game: Game[Any], script: Script) -> str:
    """The record of the whole lesson."""
    match = script.begin(game, lesson_names(script))
    for step in script.steps:
        for seat, move in script.moves_of(step):
            match.play(seat, move)
    return match.record()
