"""Refusals: requests that the house turns down. `fajrant.server.refusals` puts them into words."""

from __future__ import annotations

from typing import Any

from fajrant.core.errors import FajrantError

REASON_LENGTH = 300  # characters of a reason, for example why a record cannot be read
# seconds to wait before a retry, by code
WAIT = {"too_fast": 1.0, "too_many": 60.0, "no_answer": 1.0, "no_room": 30.0}
# HTTP status, by code
STATUS = {
    "bad_request": 400,
    "not_yours": 403,
    "wrong_password": 403,
    "not_found": 404,
    "not_allowed": 405,
    "already_started": 409,
    "name_taken": 409,
    "not_running": 409,
    "seat_taken": 409,
    "stale": 409,
    "too_large": 413,
    "illegal_move": 422,
    "too_fast": 429,
    "too_many": 429,
    "broken": 500,
    "no_answer": 503,
    "no_room": 503,
}


class Refused(Exception):
    """A request that was turned down. `because` selects the sentence if the code alone says too little."""

    def __init__(
        self,
        code: str,
        because: str = "",
        wait: float | None = None,
        problem: FajrantError | None = None,
        **details: Any,
    ) -> None:
        super().__init__(code)
        self.code = code
        self.because = because or code
        self.wait = WAIT.get(code) if wait is None else wait  # seconds
        self.problem = problem  # translated for people; `details` has its English message for programs
        self.details = details if problem is None else {**details, "reason": str(problem)[:REASON_LENGTH]}
