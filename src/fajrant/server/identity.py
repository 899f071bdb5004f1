"""Who somebody is: a random id in a signed cookie. No account; the id itself is shown to nobody else."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Mapping

from starlette.responses import Response

COOKIE = "fajrant"
YEAR = 365 * 24 * 3600


class Signer:
    def __init__(self, key: bytes) -> None:
        self.key = key

    def sign(self, person: str) -> str:
        return f"{person}.{self.mark(person)}"

    def mark(self, person: str) -> str:
        return hmac.digest(self.key, person.encode(), "sha256").hex()

    def read(self, cookies: Mapping[str, str]) -> str | None:
        """The person, if the cookie was signed here."""
        person, _, mark = cookies.get(COOKIE, "").rpartition(".")
        if person and hmac.compare_digest(mark.encode(), self.mark(person).encode()):
            return person
        return None

    def give(self, response: Response, person: str, secure: bool) -> None:
        response.set_cookie(
            COOKIE, self.sign(person), max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/"
        )


def new_person() -> str:
    return secrets.token_urlsafe(16)
