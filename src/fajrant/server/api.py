"""HTTP routes for tables."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import Response

from fajrant.core.variants import VARIANT
from fajrant.house import commands
from fajrant.house.deeds import AnyDeed
from fajrant.house.errors import Refused
from fajrant.house.new_tables import check_level, make_from_record, make_rematch, make_table
from fajrant.house.ports import BotFailed
from fajrant.house.presentation import concerns, show_row
from fajrant.house.shelf import encoded_content
from fajrant.house.state import State
from fajrant.house.wire import (
    BotRequest,
    ChatRequest,
    Claim,
    Content,
    Hint,
    HintRequest,
    MoveRequest,
    NewTable,
    Number,
    Played,
    RecordRequest,
    SeatRequest,
    Table,
    TableRequest,
    TableRow,
    UndoRequest,
)
from fajrant.server.context import address, context_of
from fajrant.server.log import log, short
from fajrant.server.people import name_of, remember_name
from fajrant.server.responses import PlainRoute, cacheable, documented, documented_command, reply
from fajrant.server.table_commands import carry_out, play, take_back

router = APIRouter(prefix="/api", tags=["tables"], route_class=PlainRoute)


# ---------------------------------------------------------------- tables


@router.post("/tables", **documented_command(Table, TableRequest, 201, ["not_found", "name_taken", "too_many"]))
async def make(request: Request) -> Response:
    """Create a table. The game starts at once if no seat is open."""
    context = context_of(request)
    person, fresh = context.commander(request)
    wanted = await context.read(request, TableRequest)
    context.openings.take(address(request))
    state = await make_table(context.house, person, await name_of(context, request, person), wanted)
    own_name = next((seat.name for seat in wanted.seats if seat.kind == "me"), None)
    await remember_name(context, person, own_name)
    return context.answer(request, context.show(state, person), person, fresh, 201)


@router.post("/tables/from-record", **documented_command(Table, RecordRequest, 201, ["name_taken", "too_many"]))
async def from_record(request: Request) -> Response:
    """Create a table that continues a record, from any decision. A finished record can be replayed."""
    context = context_of(request)
    person, fresh = context.commander(request)
    context.records.take(address(request))
    wanted = await context.read(request, RecordRequest, context.settings.record_bytes)
    context.openings.take(address(request))
    state = await make_from_record(context.house, person, wanted)
    return context.answer(request, context.show(state, person), person, fresh, 201)


@router.get("/tables", **documented(list[TableRow]))
async def mine(request: Request) -> Response:
    """The tables you host or sit at, most recently updated first."""
    context = context_of(request)
    person = context.visitor(request)
    summaries = await context.house.store.tables_of(person) if person else []
    return reply([show_row(summary, person) for summary in summaries if concerns(summary, person)])


@router.get("/tables/{table}", **documented(Table, refusals=["not_found"]))
async def look(request: Request, table: str) -> Response:
    """The table as you may see it."""
    context = context_of(request)
    person = context.visitor(request)
    state = await context.house.newest(table)
    context.house.wake(state)
    return reply(context.show(state, person))


@router.get("/tables/{table}/content", **documented(Content, refusals=["not_found"]))
async def content(request: Request, table: str) -> Response:
    """The contents of the box that this table plays with: the game's, or a variant's."""
    context = context_of(request)
    context.visitor(request)
    header = (await context.house.state(table)).header
    return cacheable(request, encoded_content(header.game, header.options.get(VARIANT, "")))


# ---------------------------------------------------------------- commands


@router.post(
    "/tables/{table}/claim",
    **documented_command(Table, Claim, 200, ["not_found", "not_yours", "seat_taken", "name_taken"]),
)
async def claim(request: Request, table: str) -> Response:
    """Take a free seat, or take your own back from the bot that stands in."""
    context = context_of(request)
    person, fresh = context.commander(request)
    body = await context.read(request, Claim)
    name = commands.clean_name(body.name) if body.name else await name_of(context, request, person)
    if body.name:
        await context.names.check_free(person, [name])
    state = await carry_out(context, person, table, lambda now: commands.claim(now, person, body.seat, name))
    await context.house.store.hide(person, table, False)
    await remember_name(context, person, body.name)
    return context.answer(request, context.show(state, person), person, fresh)


@router.post(
    "/tables/{table}/release", **documented_command(Table, SeatRequest, 200, ["not_found", "not_yours", "stale"])
)
async def release(request: Request, table: str) -> Response:
    """Leave your seat. It becomes open again."""
    context = context_of(request)
    person, fresh = context.commander(request)
    body = await context.read(request, SeatRequest)
    state = await carry_out(context, person, table, lambda now: commands.release(now, person, body.seat))
    return context.answer(request, context.show(state, person), person, fresh)


@router.post("/tables/{table}/bot", **documented_command(Table, BotRequest, 200, ["not_found", "not_yours", "stale"]))
async def seat_bot(request: Request, table: str) -> Response:
    """Seat a bot: the host before the start, the seat's owner at any time, others while the owner is away."""
    context = context_of(request)
    person, fresh = context.commander(request)
    body = await context.read(request, BotRequest)
    level = check_level(body.level)
    patience = context.settings.away_seconds

    def decide(now: State) -> AnyDeed | None:
        commands.check_seat(now, body.seat)
        away = context.house.presence.away(table, now.chairs[body.seat].person)
        return commands.seat_bot(now, person, body.seat, level, away, patience)

    state = await carry_out(context, person, table, decide)
    return context.answer(request, context.show(state, person), person, fresh)


@router.post(
    "/tables/{table}/resign", **documented_command(Table, BotRequest, 200, ["not_found", "not_yours", "not_running"])
)
async def resign(request: Request, table: str) -> Response:
    """Give up your seat for good. A bot of that level plays it to the end."""
    context = context_of(request)
    person, fresh = context.commander(request)
    body = await context.read(request, BotRequest)
    level = check_level(body.level)
    state = await carry_out(context, person, table, lambda now: commands.resign(now, person, body.seat, level))
    return context.answer(request, context.show(state, person), person, fresh)


@router.post("/tables/{table}/hide", **documented_command(NewTable, None, 200, ["not_found", "not_yours"]))
async def hide(request: Request, table: str) -> Response:
    """Remove the table from your list. The table itself stays."""
    context = context_of(request)
    person, fresh = context.commander(request)
    state = await context.house.state(table)
    commands.check_way_out(state, person, "hide")
    context.spend(state, person)
    await context.house.store.hide(person, table, True)
    return context.answer(request, NewTable(table), person, fresh)


@router.delete("/tables/{table}", **documented_command(NewTable, None, 200, ["not_found", "not_yours"]))
async def delete(request: Request, table: str) -> Response:
    """Delete your table and its record for everybody."""
    context = context_of(request)
    person, fresh = context.commander(request)
    await context.house.delete(table, lambda now: commands.check_way_out(now, person, "delete"))
    return context.answer(request, NewTable(table), person, fresh)


@router.post("/tables/{table}/start", **documented_command(Table, None, 200, ["not_found", "not_yours", "stale"]))
async def start(request: Request, table: str) -> Response:
    """Start the game. All seats must be taken."""
    context = context_of(request)
    person, fresh = context.commander(request)
    state = await carry_out(context, person, table, lambda now: commands.start(now, person))
    return context.answer(request, context.show(state, person), person, fresh)


PLAYING = ["not_found", "not_yours", "stale", "illegal_move"]


@router.post("/tables/{table}/moves", **documented_command(Played, MoveRequest, 200, PLAYING))
async def move(request: Request, table: str) -> Response:
    """Answer the question you were asked after `number` decisions. Sent twice, it counts once.

    With `hold`, a move that ends your turn or could not be taken back is only checked, so that you can confirm it.
    """
    context = context_of(request)
    person, fresh = context.commander(request)
    body = await context.read(request, MoveRequest)
    return context.answer(request, await play(context, person, table, body), person, fresh)


@router.post("/tables/{table}/undo", **documented_command(Number, UndoRequest, 200, PLAYING))
async def undo(request: Request, table: str) -> Response:
    """Take back decision `number`, your latest, and what bots have decided since."""
    context = context_of(request)
    person, fresh = context.commander(request)
    body = await context.read(request, UndoRequest)
    return context.answer(request, await take_back(context, person, table, body), person, fresh)


@router.post(
    "/tables/{table}/hint", **documented_command(Hint, HintRequest, 200, [*PLAYING, "not_running", "no_answer"])
)
async def hint(request: Request, table: str) -> Response:
    """The move an expert would make at your seat, with reasons. `number` is how many decisions have been made."""
    context = context_of(request)
    person, fresh = context.commander(request)
    body = await context.read(request, HintRequest)
    state = await context.house.state(table)
    match = commands.asked(state, person, body.seat, body.number)
    context.house.presence.seen(table, person)
    context.spend(state, person)
    context.hints.take(person)
    try:
        advice = await context.house.bots.hint(match, body.seat, person)
    except BotFailed as failure:
        log.error("hint_failed", table=short(table), game=match.game.slug, reason=str(failure))
        raise Refused("no_answer") from None
    return context.answer(request, advice, person, fresh)


@router.post("/tables/{table}/chat", **documented_command(Table, ChatRequest, 200, ["not_found", "stale"]))
async def chat(request: Request, table: str) -> Response:
    """Say something to everybody at the table, including spectators."""
    context = context_of(request)
    person, fresh = context.commander(request)
    body = await context.read(request, ChatRequest)
    name = await name_of(context, request, person)
    state = await carry_out(context, person, table, lambda now: commands.chat(now, person, name, body.text))
    return context.answer(request, context.show(state, person), person, fresh)


@router.post(
    "/tables/{table}/rematch",
    **documented_command(NewTable, None, 200, ["not_found", "not_yours", "not_running", "too_many"]),
)
async def rematch(request: Request, table: str) -> Response:
    """Play again with the same people; everybody moves one seat. Asked twice, it returns the same table."""
    context = context_of(request)
    person, fresh = context.commander(request)
    async with context.house.lock(f"rematch {table}"):
        state = await context.house.state(table)
        if not state.seats_of(person) and state.header.host != person:
            raise Refused("not_yours")
        if state.status != "over":
            raise Refused("not_running", "not_over")
        context.spend(state, person)
        if not state.rematch:
            context.openings.take(address(request))
            made = await make_rematch(context.house, state, person)
            state = await carry_out(context, person, table, lambda now: commands.rematch(now, made.header.id))
    return context.answer(request, NewTable(state.rematch), person, fresh)
