"""A person is a random id in a signed cookie. There is no account, and nobody else ever sees the id."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Mapping
from dataclasses import dataclass

from starlette.responses import Response

COOKIE = "fajrant"
YEAR = 365 * 24 * 3600


@dataclass(frozen=True)
class Session:
    """A person on one device. Cookies of earlier versions have no session id; they all share the empty one."""

    person: str
    id: str = ""
    epoch: int = 0  # how often the person had changed their password when the session began


class Signer:
    def __init__(self, key: bytes) -> None:
        self.key = key

    def sign(self, person: str, session: str = "", epoch: int = 0) -> str:
        text = f"{person}.{session}.{epoch}" if session else person
        return f"{text}.{self.signature(text)}"

    def signature(self, text: str) -> str:
        return hmac.digest(self.key, text.encode(), "sha256").hex()

    def read(self, cookies: Mapping[str, str]) -> Session | None:
        """The session, if the cookie's signature is valid. It may have ended since; `Sessions` checks that."""
        text, _, signature = cookies.get(COOKIE, "").rpartition(".")
        if not text or not hmac.compare_digest(signature.encode(), self.signature(text).encode()):
            return None
        person, *more = text.split(".")
        return Session(person, more[0], int(more[1])) if more else Session(person)

    def give(self, response: Response, session: Session, secure: bool) -> None:
        signed = self.sign(session.person, session.id, session.epoch)
        response.set_cookie(COOKIE, signed, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")


def new_person() -> str:
    return secrets.token_urlsafe(16)
