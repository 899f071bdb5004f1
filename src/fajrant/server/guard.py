"""Around every request: headers that keep browsers safe, figures, and a log line without secrets."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from time import perf_counter

import msgspec
from starlette.datastructures import MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fajrant.house.errors import Refused
from fajrant.server import metrics
from fajrant.server.log import log, where
from fajrant.server.refusals import STATUS, worded

METHODS = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"}  # others are anybody's words
BROKEN = 1011
HSTS = "max-age=31536000"  # a year; only said over https
SAFE = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


class Guard:
    def __init__(self, app: ASGIApp, policy: str, hosts: Sequence[str] = ()) -> None:
        self.app = app
        self.headers = {**SAFE, "Content-Security-Policy": policy}
        self.hosts = {host.lower() for host in hosts}  # that we answer to; empty for any

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
                if scope["scheme"] == "https":
                    headers.setdefault("Strict-Transport-Security", HSTS)
            await send(message)

        try:
            if self.meant(scope):
                await self.app(scope, receive, send_safely)
            else:
                await tell(Refused("bad_request", "bad_host"), send_safely)
        except ClientDisconnect:
            pass  # gone before everything was said
        except Exception as problem:
            log.error("broken", route=route_of(scope), problem=type(problem).__name__, where=where(problem))
            if not status:
                await tell(Refused("broken"), send_safely)
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
        if not self.meant(scope):
            await send({"type": "websocket.close", "code": BROKEN})
            return
        try:
            await self.app(scope, receive, send)
        except Exception as problem:
            log.error("broken", route=route_of(scope), problem=type(problem).__name__, where=where(problem))
            with contextlib.suppress(Exception):  # the client may be gone
                await send({"type": "websocket.close", "code": BROKEN})

    def meant(self, scope: Scope) -> bool:
        """Does the client name us as the host wants?"""
        return not self.hosts or host_of(scope) in self.hosts


def host_of(scope: Scope) -> str:
    """The host that the client named, without its port."""
    said = next((value for name, value in scope["headers"] if name == b"host"), b"").decode("latin-1").lower()
    if said.startswith("["):
        return said[1:].partition("]")[0]
    return said.partition(":")[0]


async def tell(refused: Refused, send: Send) -> None:
    body = msgspec.json.encode(worded(refused))
    head = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": STATUS[refused.code], "headers": head})
    await send({"type": "http.response.body", "body": body})


def route_of(scope: Scope) -> str:
    """The route's pattern: the path itself has the table's id, which is a key to it."""
    return str(getattr(scope.get("route"), "path", "none"))
