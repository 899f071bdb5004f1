"""Where requests come in and answers go out: JSON by msgspec, identity by cookie, and what OpenAPI says of both."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec
from fastapi import Request
from fastapi.responses import Response

from fajrant.server.errors import STATUS, Refused
from fajrant.server.house import House
from fajrant.server.identity import Signer, new_person
from fajrant.server.limits import Rate
from fajrant.server.passwords import Passwords
from fajrant.server.settings import Settings
from fajrant.server.show import show_table
from fajrant.server.state import State
from fajrant.server.wire import Refusal, TableReady

T = TypeVar("T")
JSON = "application/json"
HEADER = "X-Fajrant"  # another site's page cannot send it, so a command that has it was meant


class Desk:
    """What every request needs; one per server."""

    def __init__(self, settings: Settings, house: House, signer: Signer) -> None:
        self.settings = settings
        self.house = house
        self.signer = signer
        self.looks = Rate(settings.look_rate, settings.look_burst)
        self.commands = Rate(settings.command_rate, settings.command_burst)
        self.tables = Rate(settings.command_rate, settings.command_burst)
        self.hints = Rate(settings.hint_rate, settings.hint_burst)
        self.records = Rate(settings.record_rate, settings.record_burst)
        self.callers_passwords = Rate(settings.password_rate, settings.password_burst)
        self.names_passwords = Rate(settings.password_rate, settings.password_burst)
        self.passwords = Passwords()

    def show(self, state: State, person: str) -> TableReady:
        """The table as this person may see it."""
        return show_table(state, person, self.house.presence, self.settings.away_seconds)

    def visitor(self, request: Request) -> str:
        """Who looks; empty for somebody unknown."""
        self.looks.take(address(request))
        return self.signer.read(request.cookies) or ""

    def commander(self, request: Request, table: str = "") -> tuple[str, bool]:
        """Who commands, and whether that is a new identity."""
        if request.headers.get(HEADER) != "1":
            raise Refused("bad_request", "no_header")
        self.commands.take(address(request))
        if table:
            self.tables.take(table)
        person = self.signer.read(request.cookies)
        return (person, False) if person else (new_person(), True)

    def try_password(self, request: Request, name: str) -> None:
        """Before a password is looked at. Every name is treated alike, whether anybody has it or not."""
        self.callers_passwords.take(address(request))
        self.names_passwords.take(name)

    async def read(self, request: Request, kind: type[T], most: int = 0) -> T:
        """The body, checked; of at most so many bytes if that is not as usual."""
        body = b""
        async for chunk in request.stream():
            body += chunk
            if len(body) > (most or self.settings.body_bytes):
                raise Refused("too_large")
        try:
            return msgspec.json.decode(body, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
            raise Refused("bad_request", reason=str(wrong)[:200]) from None

    def answer(self, request: Request, data: object, person: str, fresh: bool, status: int = 200) -> Response:
        """JSON, with a cookie for who has none yet."""
        response = reply(data, status)
        if fresh:
            self.signer.give(response, person, request.url.scheme == "https")
        return response


def desk(request: Request) -> Desk:
    found = request.app.state.desk
    assert isinstance(found, Desk)
    return found


def address(request: Request) -> str:
    return request.client.host if request.client else ""


def reply(data: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, {"Cache-Control": "no-store"}, JSON)


def refuse(refused: Refused) -> Response:
    return reply(refused.told(), refused.status)


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
