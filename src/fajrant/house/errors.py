"""Refusals: commands and questions that the house turns down. `fajrant.server.refusals` puts them into words."""

from __future__ import annotations

from typing import Any

from fajrant.core.errors import FajrantError

REASON_LENGTH = 300  # characters of the reason, for instance of why a record cannot be read
# seconds before trying again makes sense
WAIT = {"too_fast": 1.0, "too_many": 60.0, "no_answer": 1.0, "no_room": 30.0}


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
        self.problem = problem  # put into words in each language; `details` have its text for programs
        self.details = details if problem is None else {**details, "reason": str(problem)[:REASON_LENGTH]}
