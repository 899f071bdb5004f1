"""Who somebody is: a random id in a signed cookie. No account; the id itself is shown to nobody else."""

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
    """A person on one device. Cookies of earlier versions named the person only: all of them are session ``."""

    person: str
    id: str = ""
    epoch: int = 0  # how often the person had changed the password


class Signer:
    def __init__(self, key: bytes) -> None:
        self.key = key

    def sign(self, person: str, session: str = "", epoch: int = 0) -> str:
        said = f"{person}.{session}.{epoch}" if session else person
        return f"{said}.{self.mark(said)}"

    def mark(self, said: str) -> str:
        return hmac.digest(self.key, said.encode(), "sha256").hex()

    def read(self, cookies: Mapping[str, str]) -> Session | None:
        """The session, if the cookie was signed here; whether it has ended is not looked at."""
        said, _, mark = cookies.get(COOKIE, "").rpartition(".")
        if not said or not hmac.compare_digest(mark.encode(), self.mark(said).encode()):
            return None
        person, *more = said.split(".")
        return Session(person, more[0], int(more[1])) if more else Session(person)

    def give(self, response: Response, session: Session, secure: bool) -> None:
        signed = self.sign(session.person, session.id, session.epoch)
        response.set_cookie(COOKIE, signed, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")


def new_person() -> str:
    return secrets.token_urlsafe(16)
