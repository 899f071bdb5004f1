"""One WebSocket per open table: the table on each change, who is there, which bot thinks."""

from __future__ import annotations

import asyncio
from urllib.parse import urlsplit

import msgspec
from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from fajrant.house.errors import Refused
from fajrant.house.fanout import Changed, Deleted, PresenceChanged, Subscription, Thinking
from fajrant.house.wire import Pong, ThinkingNews
from fajrant.server import metrics
from fajrant.server.desk import Desk, address
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
    desk: Desk = socket.app.state.desk
    crowd: Crowd = socket.app.state.crowd
    await socket.accept()
    if not same_origin(socket):
        await socket.close(FOREIGN)
        return
    caller = address(socket)
    try:
        desk.looks.take(caller)
    except Refused:
        await socket.close(CROWDED)
        return
    if not crowd.enter(caller):
        await socket.close(CROWDED)
        return
    subscription = desk.house.fanout.subscribe(table)  # before the first look, so that nothing is missed
    session = desk.sessions.read(socket.cookies)
    person = "" if session is None else session.person
    metrics.SOCKETS.inc()
    try:
        await desk.house.state(table)
    except Refused:
        await socket.close(UNKNOWN)
    else:
        with desk.sessions.watch(session) as ended:
            await Watcher(desk, socket, table, person, caller, subscription).run(ended)
    finally:
        metrics.SOCKETS.dec()
        desk.house.fanout.unsubscribe(table, subscription)
        crowd.leave(caller)


def same_origin(socket: WebSocket) -> bool:
    """Another site's page must not watch with its visitor's cookie."""
    origin = socket.headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == socket.headers.get("host")
    except ValueError:
        return False


class Watcher:
    def __init__(
        self, desk: Desk, socket: WebSocket, table: str, person: str, caller: str, subscription: Subscription
    ) -> None:
        self.desk = desk
        self.house = desk.house
        self.socket = socket
        self.table = table
        self.person = person
        self.caller = caller  # the address
        self.subscription = subscription
        self.name: str | None = None
        said = socket.query_params.get("version", "")
        known = int(said) if said.isdecimal() and len(said) < 10 else -1
        self.watching = desk.watching(person, known)
        self.sending = asyncio.Lock()

    async def run(self, ended: asyncio.Event) -> None:
        """Until the client goes or its session ends."""
        self.name = (await show_me(self.desk, self.person)).name
        self.house.presence.join(self.table, self.person, self.name)
        self.house.fanout.publish(self.table, PresenceChanged())
        tasks = [asyncio.create_task(one) for one in (self.tell(), self.listen(), self.leave(ended))]
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

    async def leave(self, ended: asyncio.Event) -> None:
        await ended.wait()
        await self.socket.close(ENDED)

    async def send(self, news: object) -> None:
        async with self.sending:
            await self.socket.send_text(msgspec.json.encode(news).decode())

    async def listen(self) -> None:
        """Pings are answered; nothing else is asked for here."""
        while True:
            try:
                said = await self.socket.receive_text()
            except (WebSocketDisconnect, KeyError):
                return
            self.desk.looks.take(self.caller)
            if "ping" in said:
                await self.send(Pong())

    async def tell(self) -> None:
        await self.tell_table()
        while True:
            for note in await self.subscription.take():
                match note:
                    case Changed():
                        await self.tell_table()
                    case Thinking(seat):
                        await self.send(ThinkingNews(seat))
                    case PresenceChanged():
                        await self.tell_presence()
                    case Deleted():
                        await self.socket.close(UNKNOWN)
                        return

    async def tell_table(self) -> None:
        news = self.watching.table_news(await self.house.state(self.table))
        if news is not None:
            await self.send(news)

    async def tell_presence(self) -> None:
        await self.send(self.watching.presence_news(await self.house.state(self.table)))
