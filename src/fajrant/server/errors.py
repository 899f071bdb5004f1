"""Refusals: a code for programs and a sentence in each language for people."""

from __future__ import annotations

from functools import cache
from typing import Any

from fajrant.core.errors import FajrantError
from fajrant.server.wire import Refusal
from fajrant.texts import LANGUAGES, Texts

REASON_LENGTH = 300  # characters of what is wrong with a record

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
WAIT = {"too_fast": 1.0, "too_many": 60.0, "no_answer": 1.0, "no_room": 30.0}  # seconds until a new try may succeed


class Refused(Exception):
    """A request that cannot be met. `because` picks the sentence where the code alone says too little."""

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
        self.problem = problem  # that the sentence tells in each language; `details` have it for programs
        self.details = details if problem is None else {**details, "reason": str(problem)[:REASON_LENGTH]}

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def told(self) -> Refusal:
        message = {language: self.sentence(texts(language)) for language in LANGUAGES}
        return Refusal(self.code, message, self.details)

    def sentence(self, texts: Texts) -> str:
        words = {key: value for key, value in self.details.items() if isinstance(value, str | int)}
        if self.problem is not None:
            words["reason"] = shortened(texts.problem(self.problem))
        return texts.say(f"refused-{self.because}", **words)


def shortened(text: str) -> str:
    return text if len(text) <= REASON_LENGTH else text[: REASON_LENGTH - 1] + "…"


@cache
def texts(language: str) -> Texts:
    return Texts(language)
