"""A name protected by a password can only be used by its owner."""

from __future__ import annotations

from fajrant.house.errors import Refused
from fajrant.house.store import Store
from fajrant.server.passwords import folded


class KeptNames:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def is_taken(self, person: str, name: str) -> bool:
        """Is this name protected by somebody else's password?"""
        keeper = await self.store.keeper(folded(name))
        return keeper is not None and keeper.id != person

    async def check_free(self, person: str, names: list[str]) -> None:
        for name in names:
            if await self.is_taken(person, name):
                raise Refused("name_taken")
