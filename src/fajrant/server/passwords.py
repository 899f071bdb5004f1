"""Passwords protect a name and let its owner log in on several devices.

They are hashed with Argon2 in a few threads of their own, so that the event loop never waits for a hash and only a few
hashes use memory at the same time.
"""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from base64 import b64encode
from concurrent.futures import ThreadPoolExecutor

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from argon2.low_level import ARGON2_VERSION


def folded(name: str) -> str:
    """The key of a name. Names with the same key are the same name, however they are capitalised or typed."""
    return normal(normal(name).casefold())


def normal(text: str) -> str:
    return unicodedata.normalize("NFKC", text)


def hash_of_nothing(hasher: PasswordHasher) -> str:
    """A hash that no password matches. Checking it takes as long as checking a real one; making it takes no time."""
    salt, digest = [
        b64encode(secrets.token_bytes(length)).decode().rstrip("=") for length in (hasher.salt_len, hasher.hash_len)
    ]
    costs = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    return f"$argon2{hasher.type.name.lower()}$v={ARGON2_VERSION}${costs}${salt}${digest}"


class Passwords:
    def __init__(self, threads: int = 2) -> None:
        self.hasher = PasswordHasher()
        self.worker = ThreadPoolExecutor(threads, thread_name_prefix="password")
        self.nobodys = hash_of_nothing(self.hasher)

    def close(self) -> None:
        self.worker.shutdown(cancel_futures=True)

    async def hash(self, password: str) -> str:
        return await asyncio.get_running_loop().run_in_executor(self.worker, self.hasher.hash, normal(password))

    async def fits(self, hashed: str | None, password: str) -> bool:
        """Is this the password? Takes equally long if there is no hash to compare with."""
        return await asyncio.get_running_loop().run_in_executor(self.worker, self.check, hashed, normal(password))

    def check(self, hashed: str | None, password: str) -> bool:
        try:
            self.hasher.verify(hashed or self.nobodys, password)
        except (VerificationError, InvalidHashError):
            return False
        return hashed is not None

    def old(self, hashed: str) -> bool:
        """Was the hash made with weaker parameters than the current ones?"""
        return self.hasher.check_needs_rehash(hashed)
