"""Passwords keep a name on several devices. They are hashed with Argon2 in threads of their own: the event loop never
waits for a hash, and never more than a few of them take their memory at once."""

from __future__ import annotations

import asyncio
import unicodedata
from concurrent.futures import ThreadPoolExecutor

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError


def folded(name: str) -> str:
    """Names are the same if this is: however they are capitalised or typed."""
    return normal(normal(name).casefold())


def normal(text: str) -> str:
    return unicodedata.normalize("NFKC", text)


class Passwords:
    def __init__(self, threads: int = 2) -> None:
        self.hasher = PasswordHasher()
        self.worker = ThreadPoolExecutor(threads, thread_name_prefix="password")
        self.nobodys = self.hasher.hash("nobody")

    def close(self) -> None:
        self.worker.shutdown(cancel_futures=True)

    async def hash(self, password: str) -> str:
        return await asyncio.get_running_loop().run_in_executor(self.worker, self.hasher.hash, normal(password))

    async def fits(self, hashed: str | None, password: str) -> bool:
        """Is this the password? It takes as long to say so if there is none."""
        return await asyncio.get_running_loop().run_in_executor(self.worker, self.check, hashed, normal(password))

    def check(self, hashed: str | None, password: str) -> bool:
        try:
            self.hasher.verify(hashed or self.nobodys, password)
        except (VerificationError, InvalidHashError):
            return False
        return hashed is not None

    def old(self, hashed: str) -> bool:
        """Was it made with weaker settings than today's?"""
        return self.hasher.check_needs_rehash(hashed)
