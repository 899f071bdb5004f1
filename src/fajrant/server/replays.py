"""HTTP routes for replays, for records of finished tables, and for the QR code of an invitation."""

from __future__ import annotations

import asyncio
import io
from collections import OrderedDict
from weakref import WeakValueDictionary

import segno
from fastapi import APIRouter, Request
from fastapi.responses import Response

from fajrant.core.errors import FajrantError
from fajrant.games import load
from fajrant.house.deeds import Header, commitment
from fajrant.house.errors import Refused
from fajrant.house.house import House
from fajrant.house.outcomes import Film
from fajrant.house.presentation import past_moment
from fajrant.house.state import State
from fajrant.house.wire import Moment
from fajrant.server.context import address, context_of
from fajrant.server.responses import documented, documented_text, reply

router = APIRouter(prefix="/api/tables", tags=["tables"])
FILM_COST = 10  # reading a whole game takes as long as showing this many moments
HOST_LENGTH = 300  # characters; the longest DNS name has 253


class Films:
    """Films in memory, least recently used first."""

    def __init__(self, house: House, kept: int) -> None:
        self.house = house
        self.kept = kept
        # by table, with the version up to which it was read
        self.films: OrderedDict[str, tuple[int, Film]] = OrderedDict()
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def cost(self, state: State) -> float:
        """What showing an earlier moment costs: reading a whole game takes longer than using one in memory."""
        version, _ = self.films.get(state.header.id, (-1, None))
        return FILM_COST if version < state.version else 1

    async def of(self, state: State) -> Film:
        """The film of this table, at least up to this state."""
        table = state.header.id
        lock = self.locks.setdefault(table, asyncio.Lock())
        async with lock:
            version, film = self.films.pop(table, (-1, None))
            if film is None or version < state.version:
                version, film = state.version, await self.house.film(table)
            self.films[table] = (version, film)
        while len(self.films) > self.kept:
            self.films.popitem(last=False)
        return film


async def finished(request: Request, table: str) -> State:
    context = context_of(request)
    context.visitor(request)
    state = await context.house.state(table)
    if not state.has_ended:
        raise Refused("not_running", "not_over")
    return state


@router.get("/{table}/record", **documented_text("text/plain", ["not_found", "not_running"]))
async def record(request: Request, table: str) -> Response:
    """The record of a finished match, with the salt that proves the deal."""
    state = await finished(request, table)
    header = state.header
    name = f"{header.game}-{header.id}.txt"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(
        await context_of(request).house.record(state) + proof(header), headers=headers, media_type="text/plain"
    )


def proof(header: Header) -> str:
    """What `fajrant verify` needs besides the seed, as comments that readers of records ignore."""
    chosen = "# seed chosen\n" if header.chosen_seed else ""
    return f"# commitment {commitment(header.seed, header.salt)}\n# salt {header.salt}\n{chosen}"


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
    if seat is not None and not 0 <= seat < len(state.chairs):
        raise Refused("not_found", "no_seat")
    if state.status in ("open", "stuck"):
        raise Refused("not_running")
    if state.status == "running" and seat is not None and seat not in state.seats_of(person):
        raise Refused("not_yours")
    context.replays.take(address(request), films.cost(state))
    film = await films.of(state)
    if not 0 <= number < len(film.positions):
        raise Refused("not_found", most=len(film.positions) - 1)
    try:
        match = film.match(load(state.header.game), number)
    except FajrantError as problem:
        raise Refused("not_running", "old_rules") from problem
    return reply(past_moment(match, seat))


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
