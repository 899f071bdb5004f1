"""HTTP routes for the games: facts, content and the players' rules. All of it is public."""

from __future__ import annotations

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
from fajrant.house.errors import Refused
from fajrant.house.wire import Content, EventInfo, GameInfo, GameOption, Rules
from fajrant.server.context import context_of
from fajrant.server.responses import JSON, documented, reply
from fajrant.texts import LANGUAGES

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
            GameOption(option.name, option.values, option.default, option.seats or game.seats)
            for option in game.options
        ],
        bots=LEVELS,
        usual_bot=USUAL,
    )


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
    return msgspec.json.encode(Content(slug, box_of(slug), names, game.categories, events))


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


def cacheable(request: Request, body: bytes) -> Response:
    etag = f'"{sha256(body).hexdigest()[:24]}"'
    headers = {"ETag": etag, "Cache-Control": "no-cache"}
    if etag in request.headers.get("If-None-Match", ""):
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type=JSON)
