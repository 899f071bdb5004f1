"""What servers on the same database tell each other: changed tables, who is online, ended sessions, and used limits."""

from __future__ import annotations

import asyncio

from fajrant.house.background import insist, repeat, stop
from fajrant.house.fanout import Changed, LocalFanout, PresenceChanged
from fajrant.house.house import House
from fajrant.server.limits import Rate
from fajrant.server.peers import (
    Fact,
    Gone,
    Hello,
    Missed,
    Noted,
    Online,
    PasswordChanged,
    Peers,
    SessionEnded,
    Spent,
)
from fajrant.server.sessions import Sessions

RATES_SECONDS = 1.0  # between reports of used rate limits
RETRY_SECONDS = 1.0
LOOK_SECONDS = 10.0  # between checks for missed deeds: a server may die before it announces one


class Sharing:
    def __init__(self, peers: Peers, house: House, sessions: Sessions, fanout: LocalFanout) -> None:
        self.peers = peers
        self.fanout = fanout
        self.house = house
        self.sessions = sessions
        self.rates: dict[str, Rate] = {}
        self.tasks: list[asyncio.Task[None]] = []
        self.reading: set[asyncio.Task[None]] = set()
        peers.listeners.append(self.hear)
        fanout.tell = lambda table, note, made: peers.say(Noted(table, note, made))
        house.presence.tell = lambda *what: peers.say(Online(*what))
        sessions.tell_ended = lambda person, session: peers.say(SessionEnded(person, session))
        sessions.tell_changed = lambda person, epoch: peers.say(PasswordChanged(person, epoch))

    async def open(self) -> None:
        await self.peers.open()
        observer = self.house.observer
        self.tasks = [
            asyncio.create_task(repeat(observer, "versions_not_checked", LOOK_SECONDS, self.check_versions)),
            asyncio.create_task(repeat(observer, "rates_not_told", RATES_SECONDS, self.tell_rates)),
        ]

    async def close(self) -> None:
        await stop([*self.tasks, *self.reading])
        await self.peers.close()
        await stop(self.reading)  # the connection may have broken meanwhile

    def share_rates(self, rates: dict[str, Rate]) -> None:
        """Applies these limits to all servers together, as far as they have heard of each other's use."""
        self.rates = rates
        for rate in rates.values():
            rate.spent = {}

    async def tell_rates(self) -> None:
        for name, rate in self.rates.items():
            for key, cost in rate.to_tell().items():
                self.peers.say(Spent(name, key, cost))

    def hear(self, server: str, fact: Fact) -> None:
        match fact:
            case Noted(table, note, made):
                self.house.hear(table, note, made)
                self.fanout.publish_here(table, note)
            case Online(table, person, name, online):
                self.house.presence.hear(server, table, person, name, online)
                self.fanout.publish_here(table, PresenceChanged())
            case SessionEnded(person, session):
                self.sessions.hear_ended(person, session)
            case PasswordChanged(person, epoch):
                self.sessions.hear_changed(person, epoch)
            case Spent(name, key, cost):
                if name in self.rates:
                    self.rates[name].hear(key, cost)
            case Hello():
                self.house.presence.tell_all()
            case Gone():
                for table in self.house.presence.forget(server):
                    self.fanout.publish_here(table, PresenceChanged())
            case Missed():
                work = insist(self.house.observer, "news_not_read", RETRY_SECONDS, self.read_again)
                reading = asyncio.create_task(work)
                self.reading.add(reading)
                reading.add_done_callback(self.reading.discard)

    async def read_again(self) -> None:
        """Catches up on what other servers said while the connection was lost."""
        for server in list(self.house.presence.elsewhere):
            self.hear(server, Gone())
        self.house.presence.tell_all()
        await self.sessions.open()
        self.sessions.tell_watchers()
        await self.check_versions()

    async def check_versions(self) -> None:
        """Finds deeds that no server has announced."""
        for table in await self.house.outdated_tables(list(self.fanout.watchers)):
            self.fanout.publish_here(table, Changed())
