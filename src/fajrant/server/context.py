"""What every request needs: the visitor, the rate limits and the request body."""

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
from fajrant.house.store import NoRoom, Person
from fajrant.house.wire import Me, Table
from fajrant.server.identity import COOKIE, new_person
from fajrant.server.limits import Rate, source_of
from fajrant.server.log import log
from fajrant.server.names import KeptNames
from fajrant.server.passwords import Passwords
from fajrant.server.responses import HEADER, reply
from fajrant.server.sessions import Sessions
from fajrant.server.settings import Settings
from fajrant.texts import LANGUAGES

T = TypeVar("T")


class ServerContext:
    """Shared by all requests; one per server."""

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
        self.identities = rate("identity")
        self.openings = rate("table")
        self.hints = rate("hint")
        self.reviews = rate("review")
        self.records = rate("record")
        self.callers_passwords = rate("password")
        self.owners_passwords = rate("password")
        self.names_passwords = rate("name")
        self.passwords = Passwords(settings.password_threads)
        self.written: float | None = None  # when a write last succeeded; None if one has failed since
        self.known_addresses: dict[tuple[str, str], None] = {}  # (address, name) pairs that have logged in before
        self.sources: dict[str, str] = {}  # by person: the address of their latest command

    def rates(self) -> dict[str, Rate]:
        """All rate limits, by name."""
        return {name: value for name, value in vars(self).items() if isinstance(value, Rate)}

    def person(self, request: Request) -> str:
        """The person this cookie belongs to; empty if there is no valid cookie."""
        session = self.sessions.read(request.cookies)
        return "" if session is None else session.person

    def show(self, state: State, person: str) -> Table:
        """The table as this person may see it."""
        return show_table(state, person, self.house.presence, self.settings.away_seconds)

    def watching(self, person: str, known: int) -> Watching:
        """A watcher whose client already has version `known` of the table."""
        return Watching(person, self.house.presence, self.settings.away_seconds, self.newsroom, known)

    def visitor(self, request: Request) -> str:
        """Counts a read and returns the person; empty if unknown."""
        self.looks.take(address(request))
        return self.person(request)

    def commander(self, request: Request) -> tuple[str, bool]:
        """Counts a command and returns the person, and whether that person is new."""
        if request.headers.get(HEADER) != "1":
            raise Refused("bad_request", "no_header")
        self.commands.take(address(request))
        person = self.person(request)
        fresh = not person
        if fresh:
            person = self.new_identity(request)
        self.note_source(person, address(request))
        return person, fresh

    def note_source(self, person: str, source: str) -> None:
        if not source:  # a connection that has been reset has no address any more
            return
        self.sources.pop(person, None)
        self.sources[person] = source
        if len(self.sources) > self.settings.rate_keys:
            del self.sources[next(iter(self.sources))]

    def source_of(self, person: str) -> str:
        """The source of a person for the bots' queue: the address of their latest command, or their id if unknown."""
        return self.sources.get(person, person)

    def new_identity(self, request: Request) -> str:
        """A new person's id. Raises Refused if this address has been given too many."""
        self.identities.take(address(request))
        return new_person()

    def spend(self, state: State, person: str) -> None:
        """Counts a permitted command at a table.

        Each player has a limit of their own and all guests share one, so nobody can use up somebody else's.
        """
        at_home = bool(state.seats_of(person)) or state.header.host == person
        self.tables.take(f"{state.header.id} {person if at_home else ''}")

    def try_password(self, request: Request, name: str, keeper: Person | None) -> None:
        """Counts an attempt before the password is checked. Names that do not exist are treated like any other.

        Guesses by strangers count against the address and the name. A device that is logged in, and an address that has
        logged in before, are not affected by them, so guessing cannot lock out the owner.
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
        """Raises NoRoom if nothing can be written. A success is remembered for `health_seconds`."""
        if self.written is None or monotonic() - self.written > self.settings.health_seconds:
            self.written = None
            await self.house.store.check_writing()
            self.written = monotonic()

    def no_room(self, problem: NoRoom) -> Refused:
        """The refusal of a command that could not be stored. It was not carried out, and nothing is lost."""
        self.written = None
        log.error("no_room", problem=type(problem.__cause__).__name__)
        return Refused("no_room")

    async def read(self, request: Request, kind: type[T], most: int = 0) -> T:
        """The request body, decoded and checked. `most` overrides the usual size limit, in bytes."""
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
        """A JSON response; with a cookie if the person is new."""
        response = reply(data, status)
        if fresh:
            self.give_cookie(request, response, person)
        return response

    def replace_identity(self, request: Request) -> Response:
        """Gives this device another identity, or none if its address has been given too many."""
        try:
            fresh = self.new_identity(request)
        except Refused:
            response = reply(Me("", None, False))
            response.delete_cookie(COOKIE)
            return response
        return self.answer(request, Me(fresh, None, False), fresh, True)

    def give_cookie(self, request: Request, response: Response, person: str) -> None:
        """Starts a session for this person on this device."""
        self.sessions.signer.give(response, self.sessions.start(person), request.scope["scheme"] == "https")


def context_of(request: Request) -> ServerContext:
    context = request.app.state.context
    assert isinstance(context, ServerContext)
    return context


def language_of(connection: HTTPConnection) -> str:
    """The language that the visitor's browser asks for, if we speak it."""
    spoken = connection.headers.get("Accept-Language", "")[:2].lower()
    return spoken if spoken in LANGUAGES else LANGUAGES[0]


def address(connection: HTTPConnection) -> str:
    """The source of a connection, as the rate limits count it."""
    return source_of(connection.client.host) if connection.client else ""
