"""Which cookies are still valid. Logging out ends the session of one device, a new password those of all others."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

from fajrant.house.fanout import tell_nobody
from fajrant.house.store import Store
from fajrant.server.identity import Session, Signer


class Sessions:
    """Ended sessions, kept in memory so that no request has to ask the store."""

    def __init__(self, signer: Signer, store: Store) -> None:
        self.signer = signer
        self.store = store
        self.epochs: dict[str, int] = {}  # by person: how often they have changed their password; absent if never
        self.ended: set[tuple[str, str]] = set()  # person and session
        self.watched: dict[asyncio.Event, Session] = {}  # each event is set when its session ends
        self.tell_ended: Callable[[str, str], None] = tell_nobody  # tells other servers
        self.tell_changed: Callable[[str, int], None] = tell_nobody

    async def open(self) -> None:
        self.epochs, self.ended = await self.store.ended_sessions()

    def read(self, cookies: Mapping[str, str]) -> Session | None:
        """The visitor's session, if it is still valid."""
        session = self.signer.read(cookies)
        return session if session is not None and self.is_valid(session) else None

    def is_valid(self, session: Session) -> bool:
        current = self.epochs.get(session.person, 0)
        return session.epoch == current and (session.person, session.id) not in self.ended

    def start(self, person: str) -> Session:
        """A session for a new device."""
        return Session(person, secrets.token_urlsafe(12), self.epochs.get(person, 0))

    async def end(self, session: Session) -> None:
        """Logs the person out on this device."""
        await self.store.end_session(session.person, session.id)
        self.hear_ended(session.person, session.id)
        self.tell_ended(session.person, session.id)

    def end_all(self, person: str, epoch: int) -> None:
        """Ends all sessions that a person has started before this epoch, which the store has begun."""
        self.hear_changed(person, epoch)
        self.tell_changed(person, epoch)

    def hear_ended(self, person: str, session: str) -> None:
        self.ended.add((person, session))
        self.tell_watchers()

    def hear_changed(self, person: str, epoch: int) -> None:
        self.epochs[person] = max(epoch, self.epochs.get(person, 0))
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
            if not self.is_valid(session):
                over.set()
