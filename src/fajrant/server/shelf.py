"""HTTP routes for the games: facts, content and the players' rules. All of it is public."""

from __future__ import annotations

import asyncio
import tomllib
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from fastapi import APIRouter, Request
from fastapi.responses import Response

from fajrant.bots import LEVELS, USUAL
from fajrant.core.game import Game
from fajrant.games import SHELF, load
from fajrant.games.lessons import Lesson as Script
from fajrant.games.lessons import read_lesson
from fajrant.house.errors import Refused
from fajrant.house.lessons import lesson_record, show_lesson
from fajrant.house.wire import Content, EventInfo, GameInfo, GameOption, Lesson, Rules
from fajrant.server.context import context_of
from fajrant.server.responses import JSON, documented, documented_text, reply
from fajrant.texts import LANGUAGES
from fajrant.texts.lessons import lesson_texts

router = APIRouter(prefix="/api/games", tags=["games"])


def find_game(slug: str) -> Game[Any]:
    if slug not in SHELF:
        raise Refused("not_found", "no_game", known=SHELF)
    return load(slug)


@cache
def box_of(slug: str) -> dict[str, Any]:
    return tomllib.loads(Path(load(slug).folder(), "content.toml").read_text(encoding="utf-8"))


@router.get("", **documented(list[GameInfo]))
async def games(request: Request) -> Response:
    """The games that can be played."""
    context_of(request).visitor(request)
    return reply([info(slug) for slug in SHELF])


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


@router.get("/{slug}/content", **documented(Content, refusals=["not_found"]))
async def content(request: Request, slug: str) -> Response:
    """The contents of the box, and the names of everything in each language."""
    context_of(request).visitor(request)
    find_game(slug)
    return cacheable(request, encoded_content(slug))


@cache
def encoded_content(slug: str) -> bytes:
    game = load(slug)
    names = {language: game.names(language) for language in LANGUAGES}
    events = {
        kind.name: EventInfo(kind.seat_fields(), kind.by_seat_fields(), kind.heading, kind.befalls)
        for kind in game.event_kinds()
    }
    return msgspec.json.encode(Content(slug, box_of(slug), names, game.categories, game.awarded, events))


@router.get("/{slug}/rules", **documented(Rules, refusals=["not_found"]))
async def rules(request: Request, slug: str, lang: str = LANGUAGES[0]) -> Response:
    """The players' rules, and the chapter for each decision point."""
    context_of(request).visitor(request)
    find_game(slug)
    return cacheable(request, encoded_rules(slug, lang if lang in LANGUAGES else LANGUAGES[0]))


@cache
def encoded_rules(slug: str, language: str) -> bytes:
    game = load(slug)
    return msgspec.json.encode(Rules(game.guide(language), game.chapters()))


@router.get("/{slug}/lesson", **documented(Lesson, refusals=["not_found"]))
async def lesson(request: Request, slug: str) -> Response:
    """The guided first game, as the learner's seat sees it."""
    context_of(request).visitor(request)
    find_lesson(slug)
    return cacheable(request, await asyncio.to_thread(encoded_lesson, slug))


@router.get("/{slug}/lesson/record", **documented_text("text/plain", ["not_found"]))
async def record_of_lesson(request: Request, slug: str) -> Response:
    """The record of the guided first game, to play on where it ends."""
    context_of(request).visitor(request)
    script = find_lesson(slug)
    record = await asyncio.to_thread(lesson_record, load(slug), script)
    return Response(record, headers={"Cache-Control": "no-cache"}, media_type="text/plain")


def find_lesson(slug: str) -> Script:
    script = read_lesson(find_game(slug))
    if script is None:
        raise Refused("not_found")
    return script


@cache
def encoded_lesson(slug: str) -> bytes:
    game = load(slug)
    texts = {language: lesson_texts(game, language) for language in LANGUAGES}
    return msgspec.json.encode(show_lesson(game, find_lesson(slug), texts))


def cacheable(request: Request, body: bytes) -> Response:
    etag = f'"{sha256(body).hexdigest()[:24]}"'
    headers = {"ETag": etag, "Cache-Control": "no-cache"}
    if etag in request.headers.get("If-None-Match", ""):
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type=JSON)
