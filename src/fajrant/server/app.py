"""Puts the server together: routes, middleware, error handlers and start-up."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import TYPE_CHECKING, Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from fajrant.house.background import stop
from fajrant.house.errors import Refused
from fajrant.house.fanout import LocalFanout
from fajrant.house.films import Films
from fajrant.house.house import House
from fajrant.house.ports import Ports
from fajrant.house.reviews import Reviews
from fajrant.house.store import NoRoom
from fajrant.house.wire import Health
from fajrant.server import api, lengths, live, metrics, people, puzzles, replays, reviews, shelf
from fajrant.server.context import ServerContext, address, context_of
from fajrant.server.garbage import collect_garbage
from fajrant.server.guard import Guard
from fajrant.server.identity import Signer
from fajrant.server.limits import Crowd
from fajrant.server.names import KeptNames
from fajrant.server.openapi import describe
from fajrant.server.pages import Pages
from fajrant.server.responses import documented, refuse, reply
from fajrant.server.sessions import Sessions
from fajrant.server.settings import Settings
from fajrant.server.sql import SqlStore
from fajrant.server.surroundings import ServerObserver, SystemClock
from fajrant.server.thinking import Thinkers

if TYPE_CHECKING:
    from fajrant.server.sharing import Sharing


def make_app(settings: Settings) -> FastAPI:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with AsyncExitStack() as opened:  # whatever fails at the start, all that was opened before is closed
            await start(app, opened)
            yield

    async def start(app: FastAPI, opened: AsyncExitStack) -> None:
        store = SqlStore(settings.database)
        opened.push_async_callback(store.close)
        await store.open()
        sessions = Sessions(Signer(await store.key()), store)
        names = KeptNames(store)
        bots = Thinkers(
            settings.bot_workers,
            settings.bot_seconds,
            settings.bot_tries,
            settings.any_seed,
            settings.cluster,
            settings.bot_wait,
        )
        ports = Ports(bots, SystemClock(), ServerObserver(), names, asyncio.to_thread)
        fanout = LocalFanout()
        house = House(settings, store, fanout, ports)
        sharing = None
        if isinstance(settings.database, str):
            sharing = share(settings.database, house, sessions, fanout)
            opened.push_async_callback(sharing.close)
        opened.push_async_callback(house.close)
        if sharing is not None:
            await sharing.open()  # before anything is read, so that nothing is missed
        await sessions.open()
        context = app.state.context = ServerContext(settings, house, sessions, names)
        opened.callback(context.passwords.close)
        bots.source_of = context.source_of
        if sharing is not None:
            sharing.share_rates(context.rates())
        films = app.state.films = Films(house, settings.cached_replays)
        jobs = app.state.reviews = Reviews(house, films, settings.reviews)
        opened.push_async_callback(jobs.close)
        await house.open()
        background = [asyncio.create_task(collect_garbage()), asyncio.create_task(metrics.measure(house.cache))]
        opened.push_async_callback(stop, background)

    app = FastAPI(title="Fajrant", version="1", lifespan=lifespan, openapi_url=None, docs_url=None, redoc_url=None)
    pages = Pages(settings.static)
    app.state.edition = pages.edition
    app.state.crowd = Crowd(settings.sockets_per_address)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(Guard, policy=pages.policy, edition=pages.edition, hosts=settings.allowed_hosts)
    app.add_exception_handler(Refused, on_refused)
    app.add_exception_handler(NoRoom, on_no_room)
    app.add_exception_handler(RequestValidationError, on_nonsense)
    app.add_exception_handler(HTTPException, on_http)
    for routes in (shelf, lengths, puzzles, people, api, replays, reviews, live):
        # `include_router` would compare every request with every route twice
        app.router.routes.extend(routes.router.routes)
    app.get("/healthz", tags=["host"], **documented(Health))(healthz)
    app.get("/metrics", include_in_schema=False)(figures)
    app.get("/api/openapi.json", include_in_schema=False)(description)
    app.get("/{path:path}", include_in_schema=False)(pages.serve)

    def openapi() -> dict[str, Any]:
        return describe(app)

    app.openapi = openapi  # type: ignore[method-assign]
    return app


def share(url: str, house: House, sessions: Sessions, fanout: LocalFanout) -> Sharing:
    """Connects this server with others on the same database. Only this needs the packages of `fajrant[postgres]`."""
    from fajrant.server.peers import Peers
    from fajrant.server.sharing import Sharing

    return Sharing(Peers(url), house, sessions, fanout)


async def healthz(request: Request) -> Response:
    """Answers `ok` as long as the store can read and write."""
    context = context_of(request)
    context.probes.take(address(request))
    await context.house.store.person("")  # reads, at the cost of looking up one row
    await context.check_writing()
    return reply(Health("ok"))


async def figures(request: Request) -> Response:
    context_of(request).probes.take(address(request))
    return Response(generate_latest(metrics.REGISTRY), media_type=CONTENT_TYPE_LATEST)


async def description(request: Request) -> Response:
    context_of(request).visitor(request)
    return reply(request.app.openapi())


# ---------------------------------------------------------------- refusals


async def on_refused(_request: Request, problem: Exception) -> Response:
    assert isinstance(problem, Refused)
    return refuse(problem)


async def on_no_room(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, NoRoom)
    return refuse(context_of(request).no_room(problem))


async def on_nonsense(_request: Request, _problem: Exception) -> Response:
    return refuse(Refused("bad_request"))


async def on_http(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    try:
        context_of(request).pages.take(address(request))
    except Refused as refused:
        return refuse(refused)
    code = {404: "not_found", 405: "not_allowed"}.get(problem.status_code, "bad_request")
    response = refuse(Refused(code))
    response.headers.update(problem.headers or {})
    return response
