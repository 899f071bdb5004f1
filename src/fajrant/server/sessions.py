"""Which cookies still count: logging out ends one device's, a changed password those of all other devices."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from fajrant.house.store import Store
from fajrant.server.identity import Session, Signer


class Sessions:
    """Kept in memory beside the store, so that no request has to wait for it."""

    def __init__(self, signer: Signer, store: Store) -> None:
        self.signer = signer
        self.store = store
        self.epochs: dict[str, int] = {}  # by person, of those who changed a password
        self.ended: set[tuple[str, str]] = set()  # person and session
        self.watched: dict[asyncio.Event, Session] = {}  # set when the session ends

    async def open(self) -> None:
        self.epochs, self.ended = await self.store.ended_sessions()

    def read(self, cookies: Mapping[str, str]) -> Session | None:
        """The session that a visitor comes with, if it still counts."""
        found = self.signer.read(cookies)
        return found if found is not None and self.counts(found) else None

    def counts(self, session: Session) -> bool:
        current = self.epochs.get(session.person, 0)
        return session.epoch == current and (session.person, session.id) not in self.ended

    def start(self, person: str) -> Session:
        """A session for a new device."""
        return Session(person, secrets.token_urlsafe(12), self.epochs.get(person, 0))

    async def end(self, session: Session) -> None:
        """On this device the person is logged out."""
        await self.store.end_session(session.person, session.id)
        self.ended.add((session.person, session.id))
        self.tell_watchers()

    def password_changed(self, person: str) -> None:
        """The store has counted it already; nobody who came before counts any more."""
        self.epochs[person] = self.epochs.get(person, 0) + 1
        self.tell_watchers()

    @contextmanager
    def watch(self, session: Session | None) -> Iterator[asyncio.Event]:
        """An event that is set when the session ends."""
        over = asyncio.Event()
        if session is not None:
            self.watched[over] = session
        try:
            yield over
        finally:
            self.watched.pop(over, None)

    def tell_watchers(self) -> None:
        for over, session in self.watched.items():
            if not self.counts(session):
                over.set()
