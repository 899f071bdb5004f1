"""The server put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from fajrant.server import after, api, lengths, live, metrics, people, shelf
from fajrant.server.after import Films
from fajrant.server.edge import Desk, address, desk, refuse, reply, told
from fajrant.server.errors import Refused
from fajrant.server.fanout import LocalFanout
from fajrant.server.guard import Guard
from fajrant.server.house import House
from fajrant.server.identity import Signer
from fajrant.server.limits import Crowd
from fajrant.server.log import log
from fajrant.server.openapi import describe
from fajrant.server.pages import Pages
from fajrant.server.sessions import Sessions
from fajrant.server.settings import Settings
from fajrant.server.sql import SqlStore
from fajrant.server.store import NoRoom
from fajrant.server.wire import Health


def make_app(settings: Settings) -> FastAPI:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = SqlStore(settings.database)
        await store.open()
        house = House(settings, store, LocalFanout())
        sessions = Sessions(Signer(await store.key()), store)
        await sessions.open()
        at = app.state.desk = Desk(settings, house, sessions)
        await house.open()
        yield
        at.passwords.close()
        await house.close()
        await store.close()

    app = FastAPI(title="Fajrant", version="1", lifespan=lifespan, openapi_url=None, docs_url=None, redoc_url=None)
    pages = Pages(settings.static)
    app.state.films = Films(settings.cached_replays)
    app.state.crowd = Crowd(settings.sockets_per_address)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(Guard, policy=pages.policy, hosts=settings.allowed_hosts)
    app.add_exception_handler(Refused, on_refused)
    app.add_exception_handler(NoRoom, on_no_room)
    app.add_exception_handler(RequestValidationError, on_nonsense)
    app.add_exception_handler(HTTPException, on_http)
    for router in (shelf.router, lengths.router, people.router, api.router, after.router, live.router):
        app.include_router(router)
    app.get("/healthz", tags=["host"], **told(Health, refusals=["no_room"]))(healthz)
    app.get("/metrics", include_in_schema=False)(figures)
    app.get("/api/openapi.json", include_in_schema=False)(description)
    app.get("/{path:path}", include_in_schema=False)(pages.serve)

    def openapi() -> dict[str, Any]:
        return describe(app)

    app.openapi = openapi  # type: ignore[method-assign]
    return app


async def healthz(request: Request) -> Response:
    """Answers while the store can read and write."""
    at = desk(request)
    at.probes.take(address(request))
    await at.house.store.unfinished()
    await at.check_writing()
    return reply(Health("ok"))


async def figures(request: Request) -> Response:
    desk(request).probes.take(address(request))
    return Response(generate_latest(metrics.REGISTRY), media_type=CONTENT_TYPE_LATEST)


async def description(request: Request) -> Response:
    desk(request).visitor(request)
    return reply(request.app.openapi())


# ---------------------------------------------------------------- refusals


async def on_refused(_request: Request, problem: Exception) -> Response:
    assert isinstance(problem, Refused)
    return refuse(problem)


async def on_no_room(request: Request, problem: Exception) -> Response:
    """Nothing could be written: nothing was done, and nothing is lost."""
    desk(request).written = None
    log.error("no_room", problem=type(problem.__cause__).__name__)
    return refuse(Refused("no_room"))


async def on_nonsense(_request: Request, _problem: Exception) -> Response:
    return refuse(Refused("bad_request"))


async def on_http(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    try:
        desk(request).pages.take(address(request))
    except Refused as refused:
        return refuse(refused)
    code = {404: "not_found", 405: "not_allowed"}.get(problem.status_code, "bad_request")
    response = refuse(Refused(code))
    response.headers.update(problem.headers or {})
    return response
