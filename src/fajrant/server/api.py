"""Tables over HTTP."""

from __future__ import annotations

from collections.abc import Callable

from fastapi import APIRouter, Request
from fastapi.responses import Response

from fajrant.house import commands
from fajrant.house.deeds import AnyDeed
from fajrant.house.errors import Refused
from fajrant.house.new_tables import check_level, make_from_record, make_rematch, make_table
from fajrant.house.ports import BotFailed
from fajrant.house.presentation import concerns, show_row
from fajrant.house.state import State
from fajrant.house.wire import (
    BotWanted,
    ChatSaid,
    Claim,
    Hint,
    HintWanted,
    MoveSaid,
    NewTable,
    Number,
    RecordWanted,
    SeatSaid,
    Table,
    TableRow,
    TableWanted,
    UndoSaid,
)
from fajrant.server.desk import Desk, address, desk
from fajrant.server.log import log, short
from fajrant.server.people import name_of, remember_name
from fajrant.server.responses import documented, documented_command, reply

router = APIRouter(prefix="/api", tags=["tables"])


# ---------------------------------------------------------------- tables


@router.post("/tables", **documented_command(Table, TableWanted, 201, ["not_found", "too_many"]))
async def make(request: Request) -> Response:
    """A new table. It starts at once if no seat is open."""
    at = desk(request)
    person, fresh = at.commander(request)
    wanted = await at.read(request, TableWanted)
    state = await make_table(at.house, person, await name_of(at, request, person), wanted)
    said = next((seat.name for seat in wanted.seats if seat.kind == "me"), None)
    await remember_name(at, person, said)
    return at.answer(request, at.show(state, person), person, fresh, 201)


@router.post("/tables/from-record", **documented_command(Table, RecordWanted, 201, ["too_many"]))
async def from_record(request: Request) -> Response:
    """A new table that goes on from a record, from any decision; a finished one is there to be replayed."""
    at = desk(request)
    person, fresh = at.commander(request)
    at.records.take(address(request))
    wanted = await at.read(request, RecordWanted, at.settings.record_bytes)
    state = await make_from_record(at.house, person, wanted)
    return at.answer(request, at.show(state, person), person, fresh, 201)


@router.get("/tables", **documented(list[TableRow]))
async def mine(request: Request) -> Response:
    """The tables that you host or sit at, the latest news first."""
    at = desk(request)
    person = at.visitor(request)
    found = await at.house.store.tables_of(person) if person else []
    return reply([show_row(summary, person) for summary in found if concerns(summary, person)])


@router.get("/tables/{table}", **documented(Table, refusals=["not_found"]))
async def look(request: Request, table: str) -> Response:
    """The table as you may see it."""
    at = desk(request)
    person = at.visitor(request)
    state = await at.house.state(table)
    at.house.wake(state)
    return reply(at.show(state, person))


# ---------------------------------------------------------------- commands


async def carry_out(at: Desk, person: str, table: str, decide: Callable[[State], AnyDeed | None]) -> State:
    """Changes the table. Who comes too late is shown the table as it is now."""

    def entitled(now: State) -> AnyDeed | None:
        if now.seats_of(person):
            at.house.presence.seen(table, person)
        deed = decide(now)
        at.spend(now, person)
        return deed

    try:
        return await at.house.change(table, entitled)
    except Refused as refused:
        if refused.code == "stale":
            refused.details["table"] = at.show(await at.house.state(table), person)
        raise


@router.post(
    "/tables/{table}/claim", **documented_command(Table, Claim, 200, ["not_found", "seat_taken", "name_taken"])
)
async def claim(request: Request, table: str) -> Response:
    """Sit down on a free seat, or take your own back from the bot that stands in."""
    at = desk(request)
    person, fresh = at.commander(request)
    said = await at.read(request, Claim)
    name = commands.clean_name(said.name) if said.name else await name_of(at, request, person)
    if said.name:
        await at.names.check_free(person, [name])
    state = await carry_out(at, person, table, lambda now: commands.claim(now, person, said.seat, name))
    await at.house.store.hide(person, table, False)
    await remember_name(at, person, said.name)
    return at.answer(request, at.show(state, person), person, fresh)


@router.post("/tables/{table}/release", **documented_command(Table, SeatSaid, 200, ["not_found", "not_yours", "stale"]))
async def release(request: Request, table: str) -> Response:
    """Get up; the seat is open again."""
    at = desk(request)
    person, fresh = at.commander(request)
    said = await at.read(request, SeatSaid)
    state = await carry_out(at, person, table, lambda now: commands.release(now, person, said.seat))
    return at.answer(request, at.show(state, person), person, fresh)


@router.post("/tables/{table}/bot", **documented_command(Table, BotWanted, 200, ["not_found", "not_yours", "stale"]))
async def seat_bot(request: Request, table: str) -> Response:
    """Let a bot take a seat: the host before the start, its owner at any time, the others when the owner is away."""
    at = desk(request)
    person, fresh = at.commander(request)
    said = await at.read(request, BotWanted)
    level = check_level(said.level)
    patience = at.settings.away_seconds

    def decide(now: State) -> AnyDeed | None:
        commands.check_seat(now, said.seat)
        away = at.house.presence.away(table, now.chairs[said.seat].person)
        return commands.seat_bot(now, person, said.seat, level, away, patience)

    state = await carry_out(at, person, table, decide)
    return at.answer(request, at.show(state, person), person, fresh)


@router.post(
    "/tables/{table}/resign", **documented_command(Table, BotWanted, 200, ["not_found", "not_yours", "not_running"])
)
async def resign(request: Request, table: str) -> Response:
    """Give your seat up for good; a bot of that level plays it to the end."""
    at = desk(request)
    person, fresh = at.commander(request)
    said = await at.read(request, BotWanted)
    level = check_level(said.level)
    state = await carry_out(at, person, table, lambda now: commands.resign(now, person, said.seat, level))
    return at.answer(request, at.show(state, person), person, fresh)


@router.post("/tables/{table}/hide", **documented_command(NewTable, None, 200, ["not_found", "not_yours"]))
async def hide(request: Request, table: str) -> Response:
    """Take the table off your list. It stays where it is."""
    at = desk(request)
    person, fresh = at.commander(request)
    state = await at.house.state(table)
    commands.check_way_out(state, person, "hide")
    at.spend(state, person)
    await at.house.store.hide(person, table, True)
    return at.answer(request, NewTable(table), person, fresh)


@router.delete("/tables/{table}", **documented_command(NewTable, None, 200, ["not_found", "not_yours"]))
async def delete(request: Request, table: str) -> Response:
    """Delete your table with its record, for everybody."""
    at = desk(request)
    person, fresh = at.commander(request)
    await at.house.delete(table, lambda now: commands.check_way_out(now, person, "delete"))
    return at.answer(request, NewTable(table), person, fresh)


@router.post("/tables/{table}/start", **documented_command(Table, None, 200, ["not_found", "not_yours", "stale"]))
async def start(request: Request, table: str) -> Response:
    """Deal. All seats must be taken."""
    at = desk(request)
    person, fresh = at.commander(request)
    state = await carry_out(at, person, table, lambda now: commands.start(now, person))
    return at.answer(request, at.show(state, person), person, fresh)


PLAYING = ["not_found", "not_yours", "stale", "illegal_move"]


@router.post("/tables/{table}/moves", **documented_command(Number, MoveSaid, 200, PLAYING))
async def move(request: Request, table: str) -> Response:
    """Decide what you were asked after `number` decisions; sent twice it counts once."""
    at = desk(request)
    person, fresh = at.commander(request)
    said = await at.read(request, MoveSaid)
    state = await carry_out(
        at, person, table, lambda now: commands.move(now, person, said.seat, said.number, said.text)
    )
    made = commands.answer_after(state.running(), said.seat, said.number)
    assert made is not None
    return at.answer(request, Number(made.number), person, fresh)


@router.post("/tables/{table}/undo", **documented_command(Number, UndoSaid, 200, PLAYING))
async def undo(request: Request, table: str) -> Response:
    """Take back decision `number`."""
    at = desk(request)
    person, fresh = at.commander(request)
    said = await at.read(request, UndoSaid)
    await carry_out(at, person, table, lambda now: commands.undo(now, person, said.seat, said.number))
    return at.answer(request, Number(said.number - 1), person, fresh)


@router.post(
    "/tables/{table}/hint", **documented_command(Hint, HintWanted, 200, [*PLAYING, "not_running", "no_answer"])
)
async def hint(request: Request, table: str) -> Response:
    """What an expert would do at your seat, and why. `number` is how many decisions were made before."""
    at = desk(request)
    person, fresh = at.commander(request)
    said = await at.read(request, HintWanted)
    state = await at.house.state(table)
    match = commands.asked(state, person, said.seat, said.number)
    at.house.presence.seen(table, person)
    at.spend(state, person)
    at.hints.take(person)
    try:
        found = await at.house.bots.hint(match, said.seat, person)
    except BotFailed as failure:
        log.error("hint_failed", table=short(table), game=match.game.slug, reason=str(failure))
        raise Refused("no_answer") from None
    return at.answer(request, found, person, fresh)


@router.post("/tables/{table}/chat", **documented_command(Table, ChatSaid, 200, ["not_found"]))
async def chat(request: Request, table: str) -> Response:
    """Say something to all at the table, spectators too."""
    at = desk(request)
    person, fresh = at.commander(request)
    said = await at.read(request, ChatSaid)
    name = await name_of(at, request, person)
    state = await carry_out(at, person, table, lambda now: commands.chat(now, person, name, said.text))
    return at.answer(request, at.show(state, person), person, fresh)


@router.post(
    "/tables/{table}/rematch",
    **documented_command(NewTable, None, 200, ["not_found", "not_yours", "not_running", "too_many"]),
)
async def rematch(request: Request, table: str) -> Response:
    """The same people once more, each one seat on; asked for twice, it is the same table."""
    at = desk(request)
    person, fresh = at.commander(request)
    async with at.house.lock(f"rematch {table}"):
        state = await at.house.state(table)
        if not state.seats_of(person) and state.header.host != person:
            raise Refused("not_yours")
        if state.status != "over":
            raise Refused("not_running", "not_over")
        at.spend(state, person)
        if not state.rematch:
            made = await make_rematch(at.house, state, person)
            state = await carry_out(at, person, table, lambda now: commands.rematch(now, made.header.id))
    return at.answer(request, NewTable(state.rematch), person, fresh)
