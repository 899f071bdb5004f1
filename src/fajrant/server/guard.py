"""Middleware around every request: security headers, metrics, and a log line without secrets."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Sequence
from time import perf_counter

import msgspec
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fajrant.house.errors import STATUS, Refused
from fajrant.server import metrics
from fajrant.server.log import log, where
from fajrant.server.refusals import worded

Header = tuple[bytes, bytes]
METHODS = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"}  # anything else is logged as "other"
BROKEN = 1011
HSTS = (b"strict-transport-security", b"max-age=31536000")  # one year; only sent over https
EDITION = "X-Fajrant-Edition"  # of the web client; see `Pages.edition`
SAFE = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


class Guard:
    def __init__(self, app: ASGIApp, policy: str, edition: str = "", hosts: Sequence[str] = ()) -> None:
        self.app = app
        safe = {**SAFE, "Content-Security-Policy": policy, EDITION: edition}
        self.headers = [(name.lower().encode(), value.encode()) for name, value in safe.items()]
        self.hosts = {host.lower() for host in hosts}  # the hosts we answer to; empty for any

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
                message["headers"] = self.with_headers(message["headers"], scope["scheme"] == "https")
            await send(message)

        try:
            if self.is_allowed_host(scope):
                await self.app(scope, receive, send_safely)
            else:
                await send_refusal(Refused("bad_request", "bad_host"), send_safely)
        except ClientDisconnect:
            pass  # the client left before the request or response was complete
        except Exception as problem:
            log.error("broken", route=route_of(scope), problem=type(problem).__name__, where=where(problem))
            if not status:
                await send_refusal(Refused("broken"), send_safely)
        finally:
            route = route_of(scope)
            seconds = perf_counter() - began
            method = scope["method"] if scope["method"] in METHODS else "other"
            metrics.REQUESTS.labels(route, method, str(status)).inc()
            metrics.SECONDS.labels(route).observe(seconds)
            if route.startswith("/api"):
                log.info("request", route=route, method=method, status=status, ms=round(seconds * 1000, 1))

    def with_headers(self, given: Iterable[Header], secure: bool) -> list[Header]:
        """The headers of a response, and those of ours that it does not set itself."""
        headers = list(given)
        names = {name.lower() for name, _ in headers}
        ours = [*self.headers, HSTS] if secure else self.headers
        return headers + [(name, value) for name, value in ours if name not in names]

    async def watch(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes a WebSocket on. An error closes it; the log, but not the client, gets the details."""
        if not self.is_allowed_host(scope):
            await send({"type": "websocket.close", "code": BROKEN})
            return
        try:
            await self.app(scope, receive, send)
        except Exception as problem:
            log.error("broken", route=route_of(scope), problem=type(problem).__name__, where=where(problem))
            with contextlib.suppress(Exception):  # the client may be gone
                await send({"type": "websocket.close", "code": BROKEN})

    def is_allowed_host(self, scope: Scope) -> bool:
        """Is the `Host` header one of the allowed hosts?"""
        return not self.hosts or host_of(scope) in self.hosts


def host_of(scope: Scope) -> str:
    """The host from the `Host` header, without its port."""
    host = next((value for name, value in scope["headers"] if name == b"host"), b"").decode("latin-1").lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0]


async def send_refusal(refused: Refused, send: Send) -> None:
    body = msgspec.json.encode(worded(refused))
    head = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": STATUS[refused.code], "headers": head})
    await send({"type": "http.response.body", "body": body})


def route_of(scope: Scope) -> str:
    """The route's pattern. The path itself contains the table's id, and knowing the id is enough to open the table."""
    return str(getattr(scope.get("route"), "path", "none"))
