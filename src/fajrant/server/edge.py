"""Where requests come in and answers go out: JSON by msgspec, identity by cookie, and what OpenAPI says of both."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from time import monotonic
from typing import Any, TypeVar

import msgspec
from fastapi import Request
from fastapi.responses import Response
from starlette.requests import HTTPConnection

from fajrant.server.errors import STATUS, Refused
from fajrant.server.house import House
from fajrant.server.identity import new_person
from fajrant.server.limits import Rate, source_of
from fajrant.server.passwords import Passwords
from fajrant.server.sessions import Sessions
from fajrant.server.settings import Settings
from fajrant.server.show import show_table
from fajrant.server.state import State
from fajrant.server.store import Person
from fajrant.server.wire import Refusal, TableReady

T = TypeVar("T")
JSON = "application/json"
HEADER = "X-Fajrant"  # another site's page cannot send it, so a command that has it was meant


class Desk:
    """What every request needs; one per server."""

    def __init__(self, settings: Settings, house: House, sessions: Sessions) -> None:
        def rate(what: str) -> Rate:
            per_second, burst = getattr(settings, f"{what}_rate"), getattr(settings, f"{what}_burst")
            return Rate(per_second, burst, kept=settings.rate_keys)

        self.settings = settings
        self.house = house
        self.sessions = sessions
        self.looks = rate("look")
        self.commands = rate("command")
        self.tables = rate("command")
        self.pages = rate("page")
        self.probes = rate("probe")
        self.replays = rate("replay")
        self.hints = rate("hint")
        self.records = rate("record")
        self.callers_passwords = rate("password")
        self.owners_passwords = rate("password")
        self.names_passwords = rate("name")
        self.passwords = Passwords(settings.password_threads)
        self.written: float | None = None  # when writing was last seen to work; None if it has failed since
        self.known_addresses: dict[tuple[str, str], None] = {}  # of an address and a name: logged in there before

    def person(self, request: Request) -> str:
        """The person this cookie belongs to; empty for somebody unknown."""
        found = self.sessions.read(request.cookies)
        return "" if found is None else found.person

    def show(self, state: State, person: str) -> TableReady:
        """The table as this person may see it."""
        return show_table(state, person, self.house.presence, self.settings.away_seconds)

    def visitor(self, request: Request) -> str:
        """Who looks; empty for somebody unknown."""
        self.looks.take(address(request))
        return self.person(request)

    def commander(self, request: Request) -> tuple[str, bool]:
        """Who commands, and whether that is a new identity."""
        if request.headers.get(HEADER) != "1":
            raise Refused("bad_request", "no_header")
        self.commands.take(address(request))
        person = self.person(request)
        return (person, False) if person else (new_person(), True)

    def spend(self, state: State, person: str) -> None:
        """A command at a table, once it is known that the person may give it. Nobody can spend another's share: each
        player has one, and all guests together have one."""
        at_home = bool(state.seats_of(person)) or state.header.host == person
        self.tables.take(f"{state.header.id} {person if at_home else ''}")

    def try_password(self, request: Request, name: str, keeper: Person | None) -> None:
        """Before a password is looked at. Every name is treated alike, whether anybody has it or not.

        Strangers who guess use up what strangers may try. The keeper is asked for a password on a device that has been
        logged in, or at an address from which that was done before, and has a share apart.
        """
        caller = address(request)
        if keeper is not None and self.person(request) == keeper.id:
            self.owners_passwords.take(keeper.id)
            return
        self.callers_passwords.take(caller)
        if (caller, name) not in self.known_addresses:
            self.names_passwords.take(name)

    def knew_password(self, request: Request, name: str) -> None:
        key = (address(request), name)
        self.known_addresses.pop(key, None)
        self.known_addresses[key] = None
        if len(self.known_addresses) > self.settings.rate_keys:
            del self.known_addresses[next(iter(self.known_addresses))]

    async def check_writing(self) -> None:
        """NoRoom if nothing can be written. That it can be is believed for some seconds."""
        if self.written is None or monotonic() - self.written > self.settings.health_seconds:
            self.written = None
            await self.house.store.check_writing()
            self.written = monotonic()

    async def read(self, request: Request, kind: type[T], most: int = 0) -> T:
        """The body, checked; of at most so many bytes if that is not as usual."""
        body = b""
        async for chunk in request.stream():
            body += chunk
            if len(body) > (most or self.settings.body_bytes):
                raise Refused("too_large")
        try:
            return msgspec.json.decode(body, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
            raise Refused("bad_request", reason=str(wrong)[:200]) from None

    def answer(self, request: Request, data: object, person: str, fresh: bool, status: int = 200) -> Response:
        """JSON, with a cookie for who has none yet."""
        response = reply(data, status)
        if fresh:
            self.give_cookie(request, response, person)
        return response

    def give_cookie(self, request: Request, response: Response, person: str) -> None:
        """From now on this device is that person's."""
        self.sessions.signer.give(response, self.sessions.start(person), request.scope["scheme"] == "https")


def desk(request: Request) -> Desk:
    found = request.app.state.desk
    assert isinstance(found, Desk)
    return found


def address(connection: HTTPConnection) -> str:
    """Where it comes from, as limits count it."""
    return source_of(connection.client.host) if connection.client else ""


def reply(data: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, {"Cache-Control": "no-store"}, JSON)


def refuse(refused: Refused) -> Response:
    response = reply(refused.told(), refused.status)
    if refused.wait is not None:
        response.headers["Retry-After"] = str(max(1, ceil(refused.wait)))
    return response


# ---------------------------------------------------------------- OpenAPI

DESCRIBED: list[Any] = [Refusal]  # every type that a route names; see `fajrant.server.openapi`


def schema(kind: Any) -> dict[str, Any]:
    if kind not in DESCRIBED:
        DESCRIBED.append(kind)
    (found,), _ = msgspec.json.schema_components([kind], ref_template="#/components/schemas/{name}")
    return found


def told(kind: Any, body: Any = None, status: int = 200, refusals: Sequence[str] = ()) -> dict[str, Any]:
    """What FastAPI should say of a route that answers with `kind` and, if it is a command, reads a `body`."""
    responses: dict[int | str, dict[str, Any]] = {
        status: {"description": "As asked", "content": {JSON: {"schema": schema(kind)}}}
    }
    codes = ["too_fast", "bad_request", *refusals]
    for code in sorted({STATUS[code] for code in codes}):
        responses[code] = {"description": "Refused", "content": {JSON: {"schema": schema(Refusal)}}}
    found: dict[str, Any] = {"responses": responses, "status_code": status, "response_class": Response}
    if body is not None:
        found["openapi_extra"] = {"requestBody": {"required": True, "content": {JSON: {"schema": schema(body)}}}}
    return found


def command(kind: Any, body: Any = None, status: int = 200, refusals: Sequence[str] = ()) -> dict[str, Any]:
    """The same for a command, which needs our header."""
    found = told(kind, body, status, (*refusals, "too_large"))
    header = {"name": HEADER, "in": "header", "required": True, "schema": {"type": "string", "enum": ["1"]}}
    found.setdefault("openapi_extra", {})["parameters"] = [header]
    return found
