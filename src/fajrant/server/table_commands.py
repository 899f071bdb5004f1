"""Commands that change a table, however they arrived: as a request or over a live WebSocket."""

from __future__ import annotations

from collections.abc import Callable

from fajrant.house import commands
from fajrant.house.deeds import AnyDeed
from fajrant.house.errors import Refused
from fajrant.house.state import State
from fajrant.house.wire import MoveRequest, Number, Played, UndoRequest
from fajrant.server.context import ServerContext


async def carry_out(
    context: ServerContext, person: str, table: str, decide: Callable[[State], AnyDeed | None]
) -> State:
    """Changes the table. If the command is stale, the refusal includes the current table."""

    def entitled(now: State) -> AnyDeed | None:
        if now.seats_of(person):
            context.house.presence.seen(table, person)
        deed = decide(now)
        context.spend(now, person)
        return deed

    try:
        return await context.house.change(table, entitled)
    except Refused as refused:
        if refused.code == "stale":
            refused.details["table"] = context.show(await context.house.state(table), person)
        raise


async def play(context: ServerContext, person: str, table: str, wanted: MoveRequest) -> Played:
    state = await carry_out(
        context,
        person,
        table,
        lambda now: commands.move(now, person, wanted.seat, wanted.number, wanted.text, wanted.hold),
    )
    made = commands.answer_after(state.running(), wanted.seat, wanted.number)
    return Played(wanted.number, held=True) if made is None else Played(made.number)


async def take_back(context: ServerContext, person: str, table: str, wanted: UndoRequest) -> Number:
    await carry_out(context, person, table, lambda now: commands.undo(now, person, wanted.seat, wanted.number))
    return Number(wanted.number - 1)
