"""HTTP routes for reviews of finished games."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import Response

from fajrant.house.films import Films, finished
from fajrant.house.reviews import Reviews
from fajrant.house.wire import Moment
from fajrant.house.wire_reviews import AnswerRequest, ComparedMove, ReviewState
from fajrant.server.context import address, context_of
from fajrant.server.responses import documented, documented_command, reply

router = APIRouter(prefix="/api/tables", tags=["tables"])


@router.get("/{table}/review/{number}", **documented(Moment, refusals=["not_found", "not_running"]))
async def exercise(request: Request, table: str, number: int) -> Response:
    """The table before decision `number`, as the deciding seat saw it, with the moves it could choose from."""
    context = context_of(request)
    context.visitor(request)
    films: Films = request.app.state.films
    context.replays.take(address(request), films.cost(await finished(context.house, table)))
    reviews: Reviews = request.app.state.reviews
    return reply(await reviews.exercise(table, number))


@router.post(
    "/{table}/review/{number}",
    **documented_command(ComparedMove, AnswerRequest, 200, ["not_found", "not_running", "illegal_move", "no_answer"]),
)
async def answer(request: Request, table: str, number: int) -> Response:
    """The verdict on another move at this decision. For a move that the review compared, no search is needed."""
    context = context_of(request)
    person, fresh = context.commander(request)
    body = await context.read(request, AnswerRequest)
    reviews: Reviews = request.app.state.reviews
    tried = await reviews.answer(person, table, number, body.move, lambda: context.hints.take(person))
    return context.answer(request, tried, person, fresh)


@router.get("/{table}/review", **documented(ReviewState, refusals=["not_found", "not_running"]))
async def look(request: Request, table: str) -> Response:
    """The review of a finished game or its progress, and which of its mistakes you have solved."""
    context = context_of(request)
    person = context.visitor(request)
    await finished(context.house, table)
    reviews: Reviews = request.app.state.reviews
    return reply(await reviews.state(table, person))


@router.post("/{table}/review", **documented_command(ReviewState, None, 200, ["not_found", "not_running", "too_many"]))
async def begin(request: Request, table: str) -> Response:
    """Review a finished game. Anybody who can see the game can ask for it; the review is made once and stored."""
    context = context_of(request)
    person, fresh = context.commander(request)
    reviews: Reviews = request.app.state.reviews
    now = await reviews.ask(table, person, lambda: context.reviews.take(address(request)))
    return context.answer(request, now, person, fresh)
