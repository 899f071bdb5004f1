"""What a table was like before, what a finished one offers, and how to invite to one."""

from __future__ import annotations

import asyncio
import io
from collections import OrderedDict
from typing import Any
from weakref import WeakValueDictionary

import segno
from fastapi import APIRouter, Request
from fastapi.responses import Response

from fajrant.games import load
from fajrant.house.deeds import Header, commitment
from fajrant.house.errors import Refused
from fajrant.house.house import House
from fajrant.house.outcomes import Film
from fajrant.house.presentation import past_moment
from fajrant.house.state import State
from fajrant.house.wire import Moment
from fajrant.server.desk import address, desk
from fajrant.server.responses import documented, reply

router = APIRouter(prefix="/api/tables", tags=["tables"])
FILM_COST = 10  # moments that could be shown in the time that a replay takes to be made
HOST_LENGTH = 300  # characters; the longest name on the net has 253


class Films:
    """Replays in memory, the latest used last."""

    def __init__(self, house: House, kept: int) -> None:
        self.house = house
        self.kept = kept
        self.films: OrderedDict[str, tuple[int, Film]] = OrderedDict()  # by table, with the version it was read at
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def cost(self, table: str) -> float:
        """Of a look at an earlier moment: reading a whole game takes longer than showing one that is in memory."""
        return 1 if table in self.films else FILM_COST

    async def of(self, state: State) -> Film:
        """The game of this table, at least up to this state."""
        table = state.header.id
        lock = self.locks.setdefault(table, asyncio.Lock())
        async with lock:
            found = self.films.pop(table, None)
            if found is None or found[0] < state.version:
                found = (state.version, await self.house.film(table))
            self.films[table] = found
        while len(self.films) > self.kept:
            self.films.popitem(last=False)
        return found[1]


def text_of(kind: str, refusals: list[str]) -> dict[str, Any]:
    found = documented(Moment, refusals=refusals)
    found["responses"][200]["content"] = {kind: {"schema": {"type": "string"}}}
    return found


async def finished(request: Request, table: str) -> State:
    at = desk(request)
    at.visitor(request)
    state = await at.house.state(table)
    if not state.has_ended:
        raise Refused("not_running", "not_over")
    return state


@router.get("/{table}/record", **text_of("text/plain", ["not_found", "not_running"]))
async def record(request: Request, table: str) -> Response:
    """The match as text, with the salt that proves the deal."""
    state = await finished(request, table)
    header = state.header
    name = f"{header.game}-{header.id}.txt"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(await desk(request).house.record(state) + proof(header), headers=headers, media_type="text/plain")


def proof(header: Header) -> str:
    """What `fajrant verify` needs beside the record's seed, as comments that every reader of records passes over."""
    chosen = "# seed chosen\n" if header.chosen_seed else ""
    return f"# commitment {commitment(header.seed, header.salt)}\n# salt {header.salt}\n{chosen}"


@router.get("/{table}/replay/{number}", **documented(Moment, refusals=["not_found", "not_running", "not_yours"]))
async def replay(request: Request, table: str, number: int, seat: int | None = None) -> Response:
    """The table after so many decisions: of a finished game from any seat, of a running one from a seat of yours, or as
    a spectator saw it."""
    at = desk(request)
    person = at.visitor(request)
    films: Films = request.app.state.films
    at.replays.take(address(request), films.cost(table))
    state = await at.house.state(table)
    if seat is not None and not 0 <= seat < len(state.chairs):
        raise Refused("not_found", "no_seat")
    if state.status in ("open", "stuck"):
        raise Refused("not_running")
    if state.status == "running" and seat is not None and seat not in state.seats_of(person):
        raise Refused("not_yours")
    film = await films.of(state)
    if not 0 <= number < len(film.positions):
        raise Refused("not_found", most=len(film.positions) - 1)
    return reply(past_moment(film.match(load(state.header.game), number), seat))


@router.get("/{table}/qr.svg", **text_of("image/svg+xml", ["not_found"]))
async def qr(request: Request, table: str) -> Response:
    """The invitation link as a QR code."""
    at = desk(request)
    at.visitor(request)
    await at.house.state(table)
    host = request.headers.get("host", "")[:HOST_LENGTH]
    code = segno.make(f"{request.scope['scheme']}://{host}/table/{table}", micro=False)
    drawn = io.BytesIO()
    code.save(drawn, kind="svg", scale=8, border=3, light="#fff", xmldecl=False)
    return Response(drawn.getvalue(), media_type="image/svg+xml")
