"""What the house says about the games: facts, content, the players' rules and the guided first games."""

from __future__ import annotations

import tomllib
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import msgspec

from fajrant.bots import LEVELS, USUAL
from fajrant.core.content import LANGUAGES
from fajrant.core.game import Game
from fajrant.core.variants import VARIANT
from fajrant.games import SHELF, load
from fajrant.games.lessons import Lesson as Script
from fajrant.games.lessons import read_lesson
from fajrant.house.errors import Refused
from fajrant.house.lessons import show_lesson
from fajrant.house.wire import Content, EventInfo, GameInfo, GameOption, Rules
from fajrant.texts.lessons import lesson_texts

BOXES_KEPT = 32  # boxes whose contents are kept in memory, encoded


def find_game(slug: str) -> Game[Any]:
    if slug not in SHELF:
        raise Refused("not_found", "no_game", known=SHELF)
    return load(slug)


@cache
def box_of(slug: str) -> dict[str, Any]:
    return tomllib.loads(Path(load(slug).folder(), "content.toml").read_text(encoding="utf-8"))


def info(slug: str) -> GameInfo:
    game = load(slug)
    meta = box_of(slug)["meta"]
    shortest, longest = meta["minutes"]
    return GameInfo(
        slug=slug,
        names={language: game.title(language) for language in LANGUAGES},
        lines={language: meta["line_" + language] for language in LANGUAGES},
        weight=meta["weight"],
        seats=game.seats,
        minutes=(shortest, longest),
        options=[
            GameOption(option.name, option.values, option.default, option.first, option.seats or game.seats)
            for option in game.options
        ],
        bots=LEVELS,
        usual_bot=USUAL,
        lesson=lesson_length(slug),
    )


@cache
def lesson_length(slug: str) -> int:
    script = read_lesson(load(slug))
    return 0 if script is None else len(script.steps)


@lru_cache(BOXES_KEPT)
def encoded_content(slug: str, variant: str = "") -> bytes:
    """The contents of the printed box, or of a variant."""
    game = find_game(slug)
    box = game.boxes().box_of({VARIANT: variant}) if variant else box_of(slug)
    box = {key: part for key, part in box.items() if key not in ("variable", "former")}
    names = {language: game.names(language) for language in LANGUAGES}
    events = {
        kind.name: EventInfo(kind.seat_fields(), kind.by_seat_fields(), kind.heading, kind.befalls)
        for kind in game.event_kinds()
    }
    return msgspec.json.encode(Content(slug, box, names, game.categories, game.awarded, events))


def encoded_rules(slug: str, language: str) -> bytes:
    """The players' rules as JSON, in English if the language is unknown."""
    find_game(slug)
    return known_rules(slug, language if language in LANGUAGES else LANGUAGES[0])


@cache
def known_rules(slug: str, language: str) -> bytes:
    game = load(slug)
    return msgspec.json.encode(Rules(game.guide(language), game.chapters()))


def find_lesson(slug: str) -> Script:
    script = read_lesson(find_game(slug))
    if script is None:
        raise Refused("not_found")
    return script


@cache
def encoded_lesson(slug: str) -> bytes:
    game = find_game(slug)
    texts = {language: lesson_texts(game, language) for language in LANGUAGES}
    return msgspec.json.encode(show_lesson(game, find_lesson(slug), texts))
