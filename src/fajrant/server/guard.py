"""Around every request: headers that keep browsers safe, figures, and a log line without secrets."""

from __future__ import annotations

import contextlib
from time import perf_counter

import msgspec
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fajrant.server import metrics
from fajrant.server.errors import Refused
from fajrant.server.log import log, where

METHODS = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"}  # others are anybody's words
BROKEN = 1011
SAFE = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


class Guard:
    def __init__(self, app: ASGIApp, policy: str) -> None:
        self.app = app
        self.headers = {**SAFE, "Content-Security-Policy": policy}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self.watch(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = perf_counter()
        status = 0

        async def send_safely(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    headers.setdefault(name, value)
            await send(message)

        try:
            await self.app(scope, receive, send_safely)
        except Exception as problem:
            log.error("broken", route=route_of(scope), problem=type(problem).__name__, where=where(problem))
            if not status:
                body = msgspec.json.encode(Refused("broken").told())
                head = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
                await send_safely({"type": "http.response.start", "status": 500, "headers": head})
                await send_safely({"type": "http.response.body", "body": body})
        finally:
            route = route_of(scope)
            seconds = perf_counter() - began
            method = scope["method"] if scope["method"] in METHODS else "other"
            metrics.REQUESTS.labels(route, method, str(status)).inc()
            metrics.SECONDS.labels(route).observe(seconds)
            if route.startswith("/api"):
                log.info("request", route=route, method=method, status=status, ms=round(seconds * 1000, 1))

    async def watch(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A socket that breaks is closed; the log says where, and nothing else does."""
        try:
            await self.app(scope, receive, send)
        except Exception as problem:
            log.error("broken", route=route_of(scope), problem=type(problem).__name__, where=where(problem))
            with contextlib.suppress(Exception):  # the client may be gone
                await send({"type": "websocket.close", "code": BROKEN})


def route_of(scope: Scope) -> str:
    """The route's pattern: the path itself has the table's id, which is a key to it."""
    return str(getattr(scope.get("route"), "path", "none"))
