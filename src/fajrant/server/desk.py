"""What every request needs: who asks, how much they may ask, and the body they sent."""

from __future__ import annotations

from time import monotonic
from typing import TypeVar

import msgspec
from fastapi import Request
from fastapi.responses import Response
from starlette.requests import HTTPConnection

from fajrant.house.errors import Refused
from fajrant.house.house import House
from fajrant.house.news import Newsroom, Watching
from fajrant.house.presentation import show_table
from fajrant.house.state import State
from fajrant.house.store import Person
from fajrant.house.wire import Table
from fajrant.server.identity import new_person
from fajrant.server.limits import Rate, source_of
from fajrant.server.names import KeptNames
from fajrant.server.passwords import Passwords
from fajrant.server.responses import HEADER, reply
from fajrant.server.sessions import Sessions
from fajrant.server.settings import Settings

T = TypeVar("T")


class Desk:
    """What every request needs; one per server."""

    def __init__(self, settings: Settings, house: House, sessions: Sessions, names: KeptNames) -> None:
        def rate(what: str) -> Rate:
            per_second, burst = getattr(settings, f"{what}_rate"), getattr(settings, f"{what}_burst")
            return Rate(per_second, burst, kept=settings.rate_keys)

        self.settings = settings
        self.house = house
        self.sessions = sessions
        self.names = names
        self.newsroom = Newsroom(settings.cached_tables)
        self.looks = rate("look")
        self.commands = rate("command")
        self.tables = rate("command")
        self.pages = rate("page")
        self.probes = rate("probe")
        self.replays = rate("replay")
        self.hints = rate("hint")
        self.records = rate("record")
        self.callers_passwords = rate("password")
        self.owners_passwords = rate("password")
        self.names_passwords = rate("name")
        self.passwords = Passwords(settings.password_threads)
        self.written: float | None = None  # when writing was last seen to work; None if it has failed since
        self.known_addresses: dict[tuple[str, str], None] = {}  # of an address and a name: logged in there before

    def person(self, request: Request) -> str:
        """The person this cookie belongs to; empty for somebody unknown."""
        found = self.sessions.read(request.cookies)
        return "" if found is None else found.person

    def show(self, state: State, person: str) -> Table:
        """The table as this person may see it."""
        return show_table(state, person, self.house.presence, self.settings.away_seconds)

    def watching(self, person: str, known: int) -> Watching:
        """Somebody who watches a table and has this version of it."""
        return Watching(person, self.house.presence, self.settings.away_seconds, self.newsroom, known)

    def visitor(self, request: Request) -> str:
        """Who looks; empty for somebody unknown."""
        self.looks.take(address(request))
        return self.person(request)

    def commander(self, request: Request) -> tuple[str, bool]:
        """Who commands, and whether that is a new identity."""
        if request.headers.get(HEADER) != "1":
            raise Refused("bad_request", "no_header")
        self.commands.take(address(request))
        person = self.person(request)
        return (person, False) if person else (new_person(), True)

    def spend(self, state: State, person: str) -> None:
        """A command at a table, once it is known that the person may give it. Nobody can spend another's share: each
        player has one, and all guests together have one."""
        at_home = bool(state.seats_of(person)) or state.header.host == person
        self.tables.take(f"{state.header.id} {person if at_home else ''}")

    def try_password(self, request: Request, name: str, keeper: Person | None) -> None:
        """Before a password is looked at. Every name is treated alike, whether anybody has it or not.

        Strangers who guess use up what strangers may try. The keeper is asked for a password on a device that has been
        logged in, or at an address from which that was done before, and has a share apart.
        """
        caller = address(request)
        if keeper is not None and self.person(request) == keeper.id:
            self.owners_passwords.take(keeper.id)
            return
        self.callers_passwords.take(caller)
        if (caller, name) not in self.known_addresses:
            self.names_passwords.take(name)

    def knew_password(self, request: Request, name: str) -> None:
        key = (address(request), name)
        self.known_addresses.pop(key, None)
        self.known_addresses[key] = None
        if len(self.known_addresses) > self.settings.rate_keys:
            del self.known_addresses[next(iter(self.known_addresses))]

    async def check_writing(self) -> None:
        """NoRoom if nothing can be written. That it can be is believed for some seconds."""
        if self.written is None or monotonic() - self.written > self.settings.health_seconds:
            self.written = None
            await self.house.store.check_writing()
            self.written = monotonic()

    async def read(self, request: Request, kind: type[T], most: int = 0) -> T:
        """The body, checked; of at most so many bytes if that is not as usual."""
        body = b""
        async for chunk in request.stream():
            body += chunk
            if len(body) > (most or self.settings.body_bytes):
                raise Refused("too_large")
        try:
            return msgspec.json.decode(body, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
            raise Refused("bad_request", reason=str(wrong)[:200]) from None

    def answer(self, request: Request, data: object, person: str, fresh: bool, status: int = 200) -> Response:
        """JSON, with a cookie for who has none yet."""
        response = reply(data, status)
        if fresh:
            self.give_cookie(request, response, person)
        return response

    def give_cookie(self, request: Request, response: Response, person: str) -> None:
        """From now on this device is that person's."""
        self.sessions.signer.give(response, self.sessions.start(person), request.scope["scheme"] == "https")


def desk(request: Request) -> Desk:
    found = request.app.state.desk
    assert isinstance(found, Desk)
    return found


def address(connection: HTTPConnection) -> str:
    """Where it comes from, as limits count it."""
    return source_of(connection.client.host) if connection.client else ""
