"""JSON responses encoded by msgspec, and the OpenAPI description of routes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from hashlib import sha256
from math import ceil
from typing import Any

import msgspec
from fastapi import Request
from fastapi.responses import Response
from fastapi.routing import APIRoute

from fajrant.house.errors import STATUS, Refused
from fajrant.house.wire import Refusal
from fajrant.server.refusals import worded

JSON = "application/json"
HEADER = "X-Fajrant"  # other sites' pages cannot send it, which protects against forged commands (CSRF)


class PlainRoute(APIRoute):
    """A route whose function gets the request and the parts of its path, as text.

    FastAPI only documents it: resolving and validating parameters would cost more than reading them.
    """

    def get_route_handler(self) -> Callable[[Request], Awaitable[Response]]:  # type: ignore[override]
        async def handle(request: Request) -> Response:
            response: Response = await self.endpoint(request, **request.path_params)
            return response

        return handle


def reply(data: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, {"Cache-Control": "no-store"}, JSON)


def refuse(refused: Refused) -> Response:
    response = reply(worded(refused), STATUS[refused.code])
    if refused.wait is not None:
        response.headers["Retry-After"] = str(max(1, ceil(refused.wait)))
    return response


# ---------------------------------------------------------------- OpenAPI

DESCRIBED: dict[Any, dict[str, Any]] = {}  # every type that a route uses; see `fajrant.server.openapi`


def schema(kind: Any) -> dict[str, Any]:
    if kind not in DESCRIBED:
        (DESCRIBED[kind],), _ = msgspec.json.schema_components([kind], ref_template="#/components/schemas/{name}")
    return DESCRIBED[kind]


def documented(kind: Any, body: Any = None, status: int = 200, refusals: Sequence[str] = ()) -> dict[str, Any]:
    """FastAPI arguments for a route that answers with `kind` and, if it is a command, reads a `body`."""
    responses: dict[int | str, dict[str, Any]] = {
        status: {"description": "Success", "content": {JSON: {"schema": schema(kind)}}}
    }
    codes = ["too_fast", "bad_request", "no_room", *refusals]  # the first three may be the answer to any request
    for code in sorted({STATUS[code] for code in codes}):
        responses[code] = {"description": "Refused", "content": {JSON: {"schema": schema(Refusal)}}}
    arguments: dict[str, Any] = {"responses": responses, "status_code": status, "response_class": Response}
    if body is not None:
        arguments["openapi_extra"] = {"requestBody": {"required": True, "content": {JSON: {"schema": schema(body)}}}}
    return arguments


def documented_text(media_type: str, refusals: Sequence[str] = ()) -> dict[str, Any]:
    """Like `documented`, for a route that answers with text."""
    arguments = documented(Refusal, refusals=refusals)
    arguments["responses"][200]["content"] = {media_type: {"schema": {"type": "string"}}}
    return arguments


def documented_command(kind: Any, body: Any = None, status: int = 200, refusals: Sequence[str] = ()) -> dict[str, Any]:
    """Like `documented`, for a command, which needs our header."""
    arguments = documented(kind, body, status, (*refusals, "too_large"))
    header = {"name": HEADER, "in": "header", "required": True, "schema": {"type": "string", "enum": ["1"]}}
    arguments.setdefault("openapi_extra", {})["parameters"] = [header]
    return arguments


def cacheable(request: Request, body: bytes) -> Response:
    etag = f'"{sha256(body).hexdigest()[:24]}"'
    headers = {"ETag": etag, "Cache-Control": "no-cache"}
    if etag in request.headers.get("If-None-Match", ""):
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type=JSON)
