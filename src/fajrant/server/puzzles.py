"""HTTP routes for puzzles: positions with one best move, which come with each game."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request
from fastapi.responses import Response

from fajrant.house.puzzles import rows_for, shown_puzzle, try_puzzle
from fajrant.house.wire_reviews import AnswerRequest, ComparedMove, PuzzleRow
from fajrant.house.wire_reviews import Puzzle as ShownPuzzle
from fajrant.server.context import context_of
from fajrant.server.responses import documented, documented_command, reply

router = APIRouter(prefix="/api/puzzles", tags=["games"])


@router.get("", **documented(list[PuzzleRow]))
async def puzzles(request: Request) -> Response:
    """The puzzles of all games, easiest first, and which of them you have tried or solved."""
    context = context_of(request)
    person = context.visitor(request)
    return reply(await rows_for(context.house, person))


@router.get("/{slug}/{id}", **documented(ShownPuzzle, refusals=["not_found"]))
async def puzzle(request: Request, slug: str, id: str) -> Response:
    """A puzzle as the seat to move sees it, with all its moves and what they lead to."""
    context_of(request).visitor(request)
    return reply(await asyncio.to_thread(shown_puzzle, slug, id))


@router.post("/{slug}/{id}", **documented_command(ComparedMove, AnswerRequest, 200, ["not_found", "illegal_move"]))
async def answer(request: Request, slug: str, id: str) -> Response:
    """What a move leads to. The server remembers that you have tried the puzzle, and whether you have solved it."""
    context = context_of(request)
    person, fresh = context.commander(request)
    body = await context.read(request, AnswerRequest)
    return context.answer(request, await try_puzzle(context.house, person, slug, id, body.move), person, fresh)
