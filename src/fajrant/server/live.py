"""The live WebSocket of a table: changes, who is online, and which bot is thinking."""

from __future__ import annotations

import asyncio
from urllib.parse import urlsplit

import msgspec
from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect, WebSocketState

from fajrant.house.errors import Refused
from fajrant.house.fanout import Changed, Deleted, PresenceChanged, Subscription, Thinking
from fajrant.house.wire import Hello, Pong, ThinkingNews
from fajrant.server import metrics
from fajrant.server.context import ServerContext, address
from fajrant.server.limits import Crowd
from fajrant.server.log import log, where
from fajrant.server.people import show_me

router = APIRouter()
UNKNOWN = 4404
FOREIGN = 4403
CROWDED = 4429
ENDED = 4401  # the visitor logged out, or changed the password elsewhere


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
    person = "" if session is None else session.person
    metrics.SOCKETS.inc()
    try:
        await context.house.newest(table)
    except Refused:
        await socket.close(UNKNOWN)
    else:
        with context.sessions.watch(session) as ended:
            await Watcher(context, socket, table, person, caller, subscription).run(ended)
    finally:
        metrics.SOCKETS.dec()
        context.house.fanout.unsubscribe(table, subscription)
        crowd.leave(caller)


def same_origin(socket: WebSocket) -> bool:
    """Keeps pages of other sites from watching with their visitor's cookie."""
    origin = socket.headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == socket.headers.get("host")
    except ValueError:
        return False


class Watcher:
    def __init__(
        self,
        context: ServerContext,
        socket: WebSocket,
        table: str,
        person: str,
        caller: str,
        subscription: Subscription,
    ) -> None:
        self.context = context
        self.house = context.house
        self.socket = socket
        self.table = table
        self.person = person
        self.caller = caller  # the address
        self.subscription = subscription
        self.name: str | None = None
        version = socket.query_params.get("version", "")
        known = int(version) if version.isdecimal() and len(version) < 10 else -1
        self.watching = context.watching(person, known)
        self.sending = asyncio.Lock()

    async def run(self, ended: asyncio.Event) -> None:
        """Serves the client until it disconnects or its session ends."""
        self.name = (await show_me(self.context, self.person)).name
        self.house.presence.join(self.table, self.person, self.name)
        self.house.fanout.publish(self.table, PresenceChanged())
        tasks = [asyncio.create_task(work) for work in (self.send_news(), self.answer_pings(), self.close_when(ended))]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            for problem in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(problem, Exception) and not isinstance(problem, WebSocketDisconnect | Refused):
                    log.error("watcher_broken", problem=type(problem).__name__, where=where(problem))
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

    async def answer_pings(self) -> None:
        """Answers pings. Clients have nothing else to say here."""
        while self.connected():
            try:
                message = await self.socket.receive_text()
            except (WebSocketDisconnect, KeyError):
                return
            self.context.looks.take(self.caller)
            if "ping" in message:
                await self.send(Pong())

    async def send_news(self) -> None:
        """Sends what is new. A table that is gone closes the connection, also if nobody told this server."""
        try:
            await self.follow()
        except Refused:
            await self.socket.close(UNKNOWN)

    async def follow(self) -> None:
        await self.send(Hello(self.socket.app.state.edition))
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
