"""HTTP routes for the games: facts, content and the players' rules. All of it is public."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request
from fastapi.responses import Response

from fajrant.core.content import LANGUAGES
from fajrant.games import SHELF, load
from fajrant.house.lessons import lesson_record
from fajrant.house.shelf import encoded_content, encoded_lesson, encoded_rules, find_lesson, info
from fajrant.house.wire import Content, GameInfo, Lesson, Rules
from fajrant.server.context import context_of
from fajrant.server.responses import cacheable, documented, documented_text, reply

router = APIRouter(prefix="/api/games", tags=["games"])


@router.get("", **documented(list[GameInfo]))
async def games(request: Request) -> Response:
    """The games that can be played."""
    context_of(request).visitor(request)
    return reply([info(slug) for slug in SHELF])


@router.get("/{slug}/content", **documented(Content, refusals=["not_found"]))
async def content(request: Request, slug: str) -> Response:
    """The contents of the box, and the names of everything in each language."""
    context_of(request).visitor(request)
    return cacheable(request, encoded_content(slug))


@router.get("/{slug}/rules", **documented(Rules, refusals=["not_found"]))
async def rules(request: Request, slug: str, lang: str = LANGUAGES[0]) -> Response:
    """The players' rules, and the chapter for each decision point."""
    context_of(request).visitor(request)
    return cacheable(request, encoded_rules(slug, lang))


@router.get("/{slug}/lesson", **documented(Lesson, refusals=["not_found"]))
async def lesson(request: Request, slug: str) -> Response:
    """The guided first game, as the learner's seat sees it."""
    context_of(request).visitor(request)
    return cacheable(request, await asyncio.to_thread(encoded_lesson, slug))


@router.get("/{slug}/lesson/record", **documented_text("text/plain", ["not_found"]))
async def record_of_lesson(request: Request, slug: str) -> Response:
    """The record of the guided first game, to play on where it ends."""
    context_of(request).visitor(request)
    script = find_lesson(slug)
    record = await asyncio.to_thread(lesson_record, load(slug), script)
    return Response(record, headers={"Cache-Control": "no-cache"}, media_type="text/plain")
