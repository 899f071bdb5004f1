"""Refusals as HTTP responses: a status, a code for programs and a sentence in each language for people."""

from __future__ import annotations

from functools import cache

from fajrant.house.errors import REASON_LENGTH, Refused
from fajrant.house.wire import Refusal
from fajrant.texts import LANGUAGES, Texts


def worded(refused: Refused) -> Refusal:
    message = {language: sentence(refused, texts(language)) for language in LANGUAGES}
    return Refusal(refused.code, message, refused.details)


def sentence(refused: Refused, texts: Texts) -> str:
    words = {key: value for key, value in refused.details.items() if isinstance(value, str | int)}
    if refused.problem is not None:
        words["reason"] = shortened(texts.problem(refused.problem))
    return texts.say(f"refused-{refused.because}", **words)


def shortened(text: str) -> str:
    return text if len(text) <= REASON_LENGTH else text[: REASON_LENGTH - 1] + "…"


@cache
def texts(language: str) -> Texts:
    return Texts(language)
