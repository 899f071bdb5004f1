"""Limits on connections: how many there may be, and how long a client may take.

uvicorn has no time limit for headers, bodies or clients that do not read, and with httptools no limit for the length of
headers. These protocols add them: a connection is always in one phase, and most phases have a deadline.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections import OrderedDict
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from fajrant.server import metrics
from fajrant.server.limits import Crowd, source_of
from fajrant.server.log import log
from fajrant.server.settings import Settings

SPARE = 100  # open files that the server needs for other things than connections
HEADER_BYTES = 16_384  # of an incomplete request, without its body
TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
TOO_LONG = b"HTTP/1.1 431 Request Header Fields Too Large\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


def raise_file_limit() -> int:
    """Raises the limit of open files to the system's maximum and returns it; 0 if there is none or it is unknown."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return 0
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    except (ValueError, OSError):  # macOS reports no limit but has one
        return soft
    return 0 if hard == resource.RLIM_INFINITY else hard


class Connections:
    """All open connections of a server."""

    def __init__(self, settings: Settings, files: int = 0) -> None:
        self.settings = settings
        self.most = min(settings.connections, max(files - SPARE, 10)) if files else settings.connections
        self.crowd = Crowd(settings.connections_per_address)
        self.proxies = Networks(settings.trusted_proxies)
        self.open: dict[asyncio.BaseTransport, str] = {}  # with their source; empty for a trusted proxy
        # connections without a complete request, longest wait first
        self.waiting: OrderedDict[asyncio.BaseTransport, None] = OrderedDict()
        self.answering: set[asyncio.BaseTransport] = set()  # connections whose request is being answered

    def enter(self, transport: asyncio.Transport) -> bool:
        """Admits a new connection if there is room. If the server is full, the longest waiting one is dropped."""
        if len(self.open) >= self.most:
            if not self.waiting:
                return self.refuse("all")
            oldest, _ = self.waiting.popitem(last=False)
            assert isinstance(oldest, asyncio.Transport)
            self.leave(oldest)
            oldest.abort()
        name = transport.get_extra_info("peername")
        host = str(name[0]) if isinstance(name, tuple) else ""
        source = "" if not host or host in self.proxies else source_of(host)
        if source and not self.crowd.enter(source):
            return self.refuse("address")
        self.open[transport] = source
        return True

    def refuse(self, why: str) -> bool:
        metrics.REFUSED.labels(why).inc()
        log.warning("connection_refused", too_many=why)
        return False

    def leave(self, transport: asyncio.BaseTransport) -> None:
        source = self.open.pop(transport, "")
        if source:
            self.crowd.leave(source)
        self.waiting.pop(transport, None)
        self.answering.discard(transport)

    def wait(self, transport: asyncio.BaseTransport) -> None:
        if transport in self.open:
            self.waiting[transport] = None
            self.waiting.move_to_end(transport)

    def work(self, transport: asyncio.BaseTransport) -> None:
        self.waiting.pop(transport, None)


class Networks:
    """A set of addresses and networks; `*` matches everything."""

    def __init__(self, named: Sequence[str]) -> None:
        self.all = "*" in named
        self.networks = [ipaddress.ip_network(name, strict=False) for name in named if name != "*"]

    def __contains__(self, host: str) -> bool:
        return self.all or any(address in network for network in self.networks for address in addresses(host))


@lru_cache(4096)
def addresses(host: str) -> tuple[ipaddress.IPv4Address | ipaddress.IPv6Address, ...]:
    """The address, and the IPv4 address that is mapped into it; empty if `host` is not an address."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return ()
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return (address,) if mapped is None else (address, mapped)


class HttpProtocol(HttpToolsProtocol):
    """An HTTP connection with deadlines."""

    def __init__(self, connections: Connections, **given: Any) -> None:
        super().__init__(**given)
        self.all = connections
        self.phase = ""
        self.reading = ""  # the part of a request that is arriving: "header", "body", or none of them
        self.header_bytes = 0  # received of the current request, everything but its body
        self.deadline: asyncio.TimerHandle | None = None
        self.stall: asyncio.TimerHandle | None = None  # runs while the client does not read

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # uvicorn has the same signature
        super().connection_made(transport)
        if self.all.enter(transport):
            self.look()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.all.leave(self.transport)
        self.stop(self.deadline)
        self.stop(self.stall)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.header_bytes += len(data)
        if self.reading and self.header_bytes > HEADER_BYTES and not self.transport.is_closing():
            self.transport.write(TOO_LONG)
            self.transport.close()
        self.look()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.reading = "header"
        self.header_bytes = 0

    def on_headers_complete(self) -> None:
        self.reading = "body"
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.header_bytes -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.reading = ""
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.look()

    def look(self) -> None:
        """Checks whether the connection has entered a new phase, and sets its deadline."""
        phase = self.present_phase()
        if phase == self.phase:
            return
        self.phase = phase
        self.stop(self.deadline)
        settings = self.all.settings
        seconds = {"header": settings.header_seconds, "body": settings.body_seconds}.get(phase)
        self.deadline = None if seconds is None else self.loop.call_later(seconds, self.too_late)
        if phase in ("header", "idle", "body"):
            self.all.wait(self.transport)
        else:
            self.all.work(self.transport)
        if phase == "answer":
            self.all.answering.add(self.transport)
        else:
            self.all.answering.discard(self.transport)

    def present_phase(self) -> str:
        if self.transport.is_closing():
            return "closing"
        if self.transport.get_protocol() is not self:
            return "socket"
        answering = not getattr(self.cycle, "response_complete", True)  # there is no cycle before the first request
        if self.pipeline or (answering and self.reading != "body"):
            return "answer"
        # uvicorn itself closes connections that stay idle after a response
        return self.reading or ("header" if self.timeout_keep_alive_task is None else "idle")

    def too_late(self) -> None:
        if not self.transport.is_closing():
            if self.phase == "header" or not self.cycle.response_started:
                self.transport.write(TOO_SLOW)
            self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stop(self.stall)
        self.stall = self.loop.call_later(self.all.settings.idle_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        self.stop(self.stall)
        super().resume_writing()

    @staticmethod
    def stop(timer: asyncio.TimerHandle | None) -> None:
        if timer is not None:
            timer.cancel()


class SocketProtocol(WebSocketsSansIOProtocol):
    """A connection upgraded to a WebSocket. Unanswered pings close it."""

    def __init__(self, connections: Connections, **given: Any) -> None:
        super().__init__(**given)
        self.all = connections

    def connection_lost(self, exc: Exception | None) -> None:
        self.all.leave(self.transport)
        super().connection_lost(exc)
