"""The live WebSocket of a table: changes, who is online, and which bot is thinking; and its visitor's moves.

A move over the socket is the same command as in a request, with the same checks, limits and refusals, but costs less.
"""

from __future__ import annotations

import asyncio
import contextlib
from time import perf_counter
from urllib.parse import urlsplit

import msgspec
from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect, WebSocketState

from fajrant.house.errors import STATUS, Refused
from fajrant.house.fanout import Changed, Deleted, PresenceChanged, Subscription, Thinking
from fajrant.house.store import NoRoom
from fajrant.house.wire import (
    AnswerReady,
    Hello,
    LiveRequest,
    MoveCommand,
    Number,
    Played,
    Pong,
    Refusal,
    ThinkingNews,
    UndoCommand,
    UnknownCommand,
)
from fajrant.server import metrics
from fajrant.server.context import ServerContext, address
from fajrant.server.identity import Session
from fajrant.server.limits import Crowd
from fajrant.server.log import log, where
from fajrant.server.people import show_me
from fajrant.server.refusals import worded
from fajrant.server.table_commands import play, take_back

router = APIRouter()
UNKNOWN = 4404
FOREIGN = 4403
CROWDED = 4429
ENDED = 4401  # the visitor logged out, or changed the password elsewhere
# in metrics and the log, commands look like the requests that they replace
ROUTES = {MoveCommand: "/api/tables/{table}/moves", UndoCommand: "/api/tables/{table}/undo"}
METHOD = "SOCKET"
REQUEST: msgspec.json.Decoder[LiveRequest] = msgspec.json.Decoder(LiveRequest)
UNKNOWN_COMMAND = msgspec.json.Decoder(UnknownCommand)


@router.websocket("/api/tables/{table}/live")
async def live(socket: WebSocket, table: str) -> None:
    context: ServerContext = socket.app.state.context
    crowd: Crowd = socket.app.state.crowd
    await socket.accept()
    if not same_origin(socket):
        await socket.close(FOREIGN)
        return
    caller = address(socket)
    try:
        context.looks.take(caller)
    except Refused:
        await socket.close(CROWDED)
        return
    if not crowd.enter(caller):
        await socket.close(CROWDED)
        return
    subscription = context.house.fanout.subscribe(table)  # before the table is read, so that nothing is missed
    session = context.sessions.read(socket.cookies)
    metrics.SOCKETS.inc()
    try:
        await context.house.newest(table)
    except Refused:
        await socket.close(UNKNOWN)
    else:
        with context.sessions.watch(session) as ended:
            await Watcher(context, socket, table, session, caller, subscription).run(ended)
    finally:
        metrics.SOCKETS.dec()
        context.house.fanout.unsubscribe(table, subscription)
        crowd.leave(caller)


def same_origin(socket: WebSocket) -> bool:
    """Whether the page that connects is our own. Other sites' pages could otherwise use the visitor's cookie."""
    origin = socket.headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == socket.headers.get("host")
    except ValueError:
        return False


def read_request(message: str) -> LiveRequest | UnknownCommand | None:
    """A client's message. If only its id can be read, an UnknownCommand; if nothing can, None."""
    try:
        return REQUEST.decode(message)
    except (msgspec.DecodeError, RecursionError):
        pass
    try:
        return UNKNOWN_COMMAND.decode(message)
    except (msgspec.DecodeError, RecursionError):
        return None


class Watcher:
    def __init__(
        self,
        context: ServerContext,
        socket: WebSocket,
        table: str,
        session: Session | None,
        caller: str,
        subscription: Subscription,
    ) -> None:
        self.context = context
        self.house = context.house
        self.socket = socket
        self.table = table
        self.session = session
        self.person = "" if session is None else session.person
        self.caller = caller  # the address
        self.subscription = subscription
        self.name: str | None = None
        version = socket.query_params.get("version", "")
        known = int(version) if version.isdecimal() and len(version) < 10 else -1
        self.watching = context.watching(self.person, known)
        self.sending = asyncio.Lock()
        self.command: asyncio.Task[None] | None = None  # the one that is being carried out

    async def run(self, ended: asyncio.Event) -> None:
        """Serves the client until it disconnects or its session ends."""
        self.name = (await show_me(self.context, self.person)).name
        self.house.presence.join(self.table, self.person, self.name)
        self.house.fanout.publish(self.table, PresenceChanged())
        tasks = [asyncio.create_task(work) for work in (self.send_news(), self.listen(), self.close_when(ended))]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            for problem in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(problem, Exception) and not isinstance(problem, WebSocketDisconnect | Refused):
                    log.error("watcher_broken", problem=type(problem).__name__, where=where(problem))
            if self.command is not None:
                await self.command  # a lost connection does not stop a command halfway
            self.house.presence.leave(self.table, self.person)
            self.house.fanout.publish(self.table, PresenceChanged())

    async def close_when(self, ended: asyncio.Event) -> None:
        await ended.wait()
        await self.socket.close(ENDED)

    def connected(self) -> bool:
        """False once the connection was closed here, or broke while something was sent."""
        return self.socket.application_state is WebSocketState.CONNECTED

    async def send(self, news: object) -> None:
        async with self.sending:
            if not self.connected():
                raise WebSocketDisconnect
            await self.socket.send_text(msgspec.json.encode(news).decode())

    async def listen(self) -> None:
        """Answers pings and commands, one after another, so that a client cannot pile them up here."""
        while self.connected():
            try:
                message = await self.socket.receive_text()
            except (WebSocketDisconnect, KeyError):
                return
            request = read_request(message)
            if isinstance(request, MoveCommand | UndoCommand | UnknownCommand):
                self.command = asyncio.create_task(self.answer(request))
                await asyncio.shield(self.command)
            else:
                self.context.looks.take(self.caller)
                if request is not None:
                    await self.send(Pong())

    async def answer(self, command: MoveCommand | UndoCommand | UnknownCommand) -> None:
        """Carries out a command and sends the answer that it would get as a request."""
        began = perf_counter()
        route = ROUTES.get(type(command), "none")
        status = 200
        body: Played | Number | Refusal
        try:
            body = await self.carry_out(command)
        except Exception as problem:
            refused = self.refusal_for(problem, route)
            status, body = STATUS[refused.code], worded(refused)
        with contextlib.suppress(Exception):  # the connection may be gone
            await self.send(AnswerReady(command.id, status, body))
        seconds = perf_counter() - began
        metrics.REQUESTS.labels(route, METHOD, str(status)).inc()
        metrics.SECONDS.labels(route).observe(seconds)
        log.info("request", route=route, method=METHOD, status=status, ms=round(seconds * 1000, 1))

    async def carry_out(self, command: MoveCommand | UndoCommand | UnknownCommand) -> Played | Number:
        self.context.commands.take(self.caller)
        if self.session is None or not self.context.sessions.is_valid(self.session):
            raise Refused("not_yours")
        self.context.note_source(self.person, self.caller)
        match command:
            case MoveCommand():
                return await play(self.context, self.person, self.table, command)
            case UndoCommand():
                return await take_back(self.context, self.person, self.table, command)
            case UnknownCommand():
                raise Refused("bad_request")

    def refusal_for(self, problem: Exception, route: str) -> Refused:
        if isinstance(problem, Refused):
            return problem
        if isinstance(problem, NoRoom):
            return self.context.no_room(problem)
        log.error("broken", route=route, problem=type(problem).__name__, where=where(problem))
        return Refused("broken")

    async def send_news(self) -> None:
        """Sends news. If the table is gone, closes the connection, even if no note about it arrived."""
        try:
            await self.follow()
        except Refused:
            await self.socket.close(UNKNOWN)

    async def follow(self) -> None:
        await self.send(Hello(self.socket.app.state.edition, commands=self.session is not None))
        await self.send_table()
        while True:
            for note in await self.subscription.take():
                match note:
                    case Changed():
                        await self.send_table()
                    case Thinking(seat):
                        await self.send(ThinkingNews(seat))
                    case PresenceChanged():
                        await self.send_presence()
                    case Deleted():
                        await self.socket.close(UNKNOWN)
                        return

    async def send_table(self) -> None:
        news = self.watching.table_news(await self.house.state(self.table))
        if news is not None:
            await self.send(news)

    async def send_presence(self) -> None:
        await self.send(self.watching.presence_news(await self.house.state(self.table)))
