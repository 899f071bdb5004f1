"""HTTP route for length limits, so that the web client need not repeat them."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import Response

from fajrant.core.match import NAME_LENGTH
from fajrant.house.wire import CHAT_LENGTH, PASSWORD_LEAST, PASSWORD_LENGTH, Limits
from fajrant.server.context import context_of
from fajrant.server.responses import documented, reply

router = APIRouter(prefix="/api/limits", tags=["limits"])


@router.get("", **documented(Limits))
async def limits(request: Request) -> Response:
    """How long names, chat lines and passwords may be."""
    context_of(request).visitor(request)
    return reply(Limits(NAME_LENGTH, CHAT_LENGTH, PASSWORD_LEAST, PASSWORD_LENGTH, device=False))
