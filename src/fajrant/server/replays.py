"""HTTP routes for replays, for records of finished tables, and for the QR code of an invitation."""

from __future__ import annotations

import io

import segno
from fastapi import APIRouter, Request
from fastapi.responses import Response

from fajrant.house.films import Films, check_replay, finished, moment_at, record_with_proof
from fajrant.house.wire import Moment
from fajrant.server.context import address, context_of
from fajrant.server.responses import documented, documented_text, reply

router = APIRouter(prefix="/api/tables", tags=["tables"])
HOST_LENGTH = 300  # characters; the longest DNS name has 253


@router.get("/{table}/record", **documented_text("text/plain", ["not_found", "not_running"]))
async def record(request: Request, table: str) -> Response:
    """The record of a finished match, with the salt that proves the deal."""
    context = context_of(request)
    context.visitor(request)
    state = await finished(context.house, table)
    name = f"{state.header.game}-{state.header.id}.txt"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(await record_with_proof(context.house, state), headers=headers, media_type="text/plain")


@router.get("/{table}/replay/{number}", **documented(Moment, refusals=["not_found", "not_running", "not_yours"]))
async def replay(request: Request, table: str, number: int, seat: int | None = None) -> Response:
    """The table after `number` decisions.

    A finished game can be seen from any seat, a running one from your own seats. Without `seat`, it is shown as a
    spectator saw it.
    """
    context = context_of(request)
    person = context.visitor(request)
    films: Films = request.app.state.films
    state = await context.house.state(table)
    check_replay(state, person, seat)
    context.replays.take(address(request), films.cost(state))
    film = await films.of(state)
    return reply(moment_at(film, state.header.game, number, seat))


@router.get("/{table}/qr.svg", **documented_text("image/svg+xml", ["not_found"]))
async def qr(request: Request, table: str) -> Response:
    """The invitation link as a QR code."""
    context = context_of(request)
    context.visitor(request)
    await context.house.state(table)
    host = request.headers.get("host", "")[:HOST_LENGTH]
    code = segno.make(f"{request.scope['scheme']}://{host}/table/{table}", micro=False)
    drawn = io.BytesIO()
    code.save(drawn, kind="svg", scale=8, border=3, light="#fff", xmldecl=False)
    return Response(drawn.getvalue(), media_type="image/svg+xml")
