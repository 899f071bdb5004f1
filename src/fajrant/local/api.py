"""The server's HTTP API for the one person of a device, without accounts and invitations, which need a server."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import TypeVar
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from fajrant import texts
from fajrant.bots import USUAL
from fajrant.core.match import NAME_LENGTH
from fajrant.core.variants import VARIANT
from fajrant.games import SHELF
from fajrant.house import commands, puzzles, shelf
from fajrant.house.deeds import AnyDeed
from fajrant.house.errors import STATUS, Refused
from fajrant.house.fanout import Changed, LocalFanout
from fajrant.house.films import Films, check_replay, finished, moment_at, record_with_proof
from fajrant.house.house import House
from fajrant.house.lessons import lesson_record
from fajrant.house.new_tables import check_level, make_from_record, make_rematch, make_table
from fajrant.house.news import Newsroom
from fajrant.house.own_data import own_tables
from fajrant.house.ports import BotFailed, Ports
from fajrant.house.presentation import show_row, show_table
from fajrant.house.results import results_of
from fajrant.house.reviews import Reviews
from fajrant.house.state import State
from fajrant.house.store import NoRoom
from fajrant.house.wire import (
    CHAT_LENGTH,
    PASSWORD_LEAST,
    PASSWORD_LENGTH,
    BotRequest,
    ChatRequest,
    Claim,
    HintRequest,
    Limits,
    Me,
    MoveRequest,
    NameRequest,
    NewTable,
    Number,
    OwnData,
    OwnExercise,
    Played,
    RecordRequest,
    SeatChoice,
    SeatRequest,
    Table,
    TableRequest,
    UndoRequest,
)
from fajrant.house.wire_reviews import AnswerRequest
from fajrant.local.copies import make_copy, missing_here, read_copy
from fajrant.local.database import Database, NotStored
from fajrant.local.store import PERSON, LocalStore
from fajrant.local.surroundings import AnyName, Ask, DeviceBots, DeviceClock, DeviceLimits, DeviceObserver, at_once
from fajrant.texts.plain import plain_text

T = TypeVar("T")
TEXTS = Path(texts.__file__).parent
# requests that make sense only on a server
NEEDS_SERVER = [("POST", "me", "password"), ("POST", "login"), ("POST", "logout")]


class Problem(msgspec.Struct):
    """What is wrong with a record, an option or a position; see `Texts.problem`."""

    code: str
    line: int
    details: dict[str, str | int]


class Unworded(msgspec.Struct):
    """A refusal without its sentence. The web client finds that as the text `refused-` + `because`."""

    error: str
    because: str
    details: dict[str, object]
    problem: Problem | None = None


def unworded(refused: Refused) -> Unworded:
    wrong = refused.problem
    problem = None if wrong is None else Problem(wrong.code, wrong.line, dict(wrong.details))
    return Unworded(refused.code, refused.because, refused.details, problem)


class CopyRequest(msgspec.Struct):
    copy: str  # the file


class Restored(msgspec.Struct):
    tables: int  # how many were added, or had fewer moves here


class Request:
    def __init__(self, method: str, path: str, body: str, language: str) -> None:
        address = urlsplit(path)
        self.method = method
        self.parts = [unquote(part) for part in address.path.split("/") if part]
        self.query = {key: values[-1] for key, values in parse_qs(address.query).items()}
        self.body = body
        self.language = language

    def read(self, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(self.body, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
            raise Refused("bad_request", reason=str(wrong)[:200]) from None


def whole(number: str) -> int:
    """A number in a path."""
    if not (number.isascii() and number.isdecimal() and len(number) < 10):
        raise Refused("bad_request")
    return int(number)


class LocalApi:
    def __init__(
        self,
        database: Database,
        ask: Ask,
        report: Callable[[str], None],
        full: Callable[[bool], None],
        limits: DeviceLimits | None = None,
    ) -> None:
        limits = limits or DeviceLimits()
        self.database = database
        self.store = LocalStore(database)
        self.observer = DeviceObserver(report, full)
        ports = Ports(DeviceBots(ask), DeviceClock(), self.observer, AnyName(), at_once)
        self.house = House(limits, self.store, LocalFanout(), ports)
        self.house.patience = limits.patience
        self.newsroom = Newsroom(limits.cached_tables)
        self.films = Films(self.house, limits.cached_tables)
        self.reviews = Reviews(self.house, self.films, limits.cached_tables)

    async def open(self) -> None:
        await self.house.open()

    async def close(self) -> None:
        await self.reviews.close()
        await self.house.close()

    async def call(self, method: str, path: str, body: str = "", language: str = "en") -> tuple[int, str]:
        """The HTTP status and body."""
        try:
            answer = await self.answer(Request(method, path, body, language))
        except Refused as refused:
            return STATUS[refused.code], encoded(unworded(refused))
        except NotStored as problem:
            self.observer.trouble("not_stored", "", problem)
            return STATUS["no_room"], encoded(unworded(Refused("no_room", "not_stored_here")))
        except NoRoom:
            return STATUS["no_room"], encoded(unworded(Refused("no_room", "no_room_here")))
        except Exception as problem:
            self.observer.trouble("broken", "", problem, path="/".join(path.split("/")[:2]))
            return STATUS["broken"], encoded(unworded(Refused("broken", "broken_here")))
        return 200, answer if isinstance(answer, str) else encoded(answer)

    async def answer(self, request: Request) -> object:
        match request.method, *request.parts:
            case "GET" | "POST", "me" | "login" | "logout", *_:
                return await self.answer_person(request)
            case "GET", "limits":
                return Limits(NAME_LENGTH, CHAT_LENGTH, PASSWORD_LEAST, PASSWORD_LENGTH, device=True)
            case "GET", "device":
                return await make_copy(self.database)
            case "POST", "device":
                return await self.restore(request.read(CopyRequest).copy)
            case "GET", "games":
                return [shelf.info(slug) for slug in SHELF]
            case "GET", "games", slug, "content":
                return shelf.encoded_content(slug).decode()
            case "GET", "games", slug, "rules":
                return shelf.encoded_rules(slug, request.query.get("lang", "")).decode()
            case "GET", "games", slug, "lesson":
                return shelf.encoded_lesson(slug).decode()
            case "GET", "games", slug, "lesson", "record":
                return lesson_record(shelf.find_game(slug), shelf.find_lesson(slug))
            case "GET", "puzzles":
                return await puzzles.rows_for(self.house, PERSON)
            case "GET", "puzzles", slug, id:
                return puzzles.shown_puzzle(slug, id)
            case "POST", "puzzles", slug, id:
                return await puzzles.try_puzzle(self.house, PERSON, slug, id, request.read(AnswerRequest).move)
            case "GET", "tables":
                return [show_row(summary, PERSON) for summary in await self.store.tables_of(PERSON)]
            case "POST", "tables":
                return await self.make(request)
            case "POST", "tables", "from-record":
                wanted = request.read(RecordRequest)
                check_here(wanted.seats or [])
                return self.show(await make_from_record(self.house, PERSON, wanted))
            case "GET", "tables", table:
                state = await self.house.state(table)
                self.house.wake(state)
                return self.show(state)
            case "DELETE", "tables", table:
                await self.house.delete(table, lambda now: commands.check_way_out(now, PERSON, "delete"))
                self.observer.stored()
                return NewTable(table)
            case "GET", "tables", table, *rest:
                return await self.look(request, table, rest)
            case "POST", "tables", table, *rest:
                return await self.command(request, table, rest)
        raise Refused("not_found")

    # ------------------------------------------------------------ the person

    async def answer_person(self, request: Request) -> object:
        match request.method, *request.parts:
            case "GET", "me":
                return await self.me()
            case "POST", "me":
                await self.store.set_name(PERSON, commands.clean_name(request.read(NameRequest).name), "")
                return await self.me()
            case "GET", "me", "data":
                tables = [table async for table in own_tables(self.house, PERSON)]
                return OwnData(PERSON, (await self.me()).name, False, await self.tries(), tables)
            case "GET", "me", "results":
                return await results_of(self.house, PERSON)
            case "POST", "me", "delete":
                for table in await self.store.all_tables_of(PERSON):
                    with suppress(Refused):  # it was deleted in the meantime
                        await self.house.erase(table, PERSON, USUAL)
                await self.store.erase_person(PERSON)
                return await self.me()
        if (request.method, *request.parts) in NEEDS_SERVER:
            raise Refused("not_allowed", "needs_server")
        raise Refused("not_found")

    async def restore(self, file: str) -> Restored:
        """Adds what this device lacks from a copy. Nothing on the device is lost."""
        try:
            shelves = read_copy(file)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
            raise Refused("bad_request", "bad_copy", reason=str(wrong)[:200]) from None
        async with AsyncExitStack() as locks:
            # lock all tables, so that nobody moves in the meantime
            for table in sorted({*shelves["headers"], *await self.store.all_tables_of(PERSON)}):
                await locks.enter_async_context(self.house.lock(table))
            tables, changes = await missing_here(self.database, shelves)
            await self.database.write(changes)
            for table in tables:
                self.house.forget(table)
        for table in tables:
            self.house.fanout.publish(table, Changed())
            self.house.wake(await self.house.state(table))
        return Restored(len(tables))

    async def tries(self) -> list[OwnExercise]:
        return [OwnExercise(one.source, one.item, one.tries, one.solved) for one in await self.store.tries_of(PERSON)]

    async def me(self) -> Me:
        stored = await self.store.person(PERSON)
        return Me(PERSON, None if stored is None else stored.name, False)

    async def name(self, language: str) -> str:
        """The person's name, or a default name in their language."""
        known = language if language in texts.LANGUAGES else texts.LANGUAGES[0]
        return (await self.me()).name or plain_text(TEXTS / f"{known}.ftl", "nameless")

    # ------------------------------------------------------------ tables

    def show(self, state: State) -> Table:
        return show_table(state, PERSON, self.house.presence, self.house.limits.away_seconds)

    async def make(self, request: Request) -> Table:
        wanted = request.read(TableRequest)
        check_here(wanted.seats)
        state = await make_table(self.house, PERSON, await self.name(request.language), wanted)
        own_name = next((seat.name for seat in wanted.seats if seat.kind == "me"), None)
        if own_name:
            await self.store.set_name(PERSON, commands.clean_name(own_name), "")
        return self.show(state)

    async def look(self, request: Request, table: str, rest: list[str]) -> object:
        match rest:
            case ["content"]:
                header = (await self.house.state(table)).header
                return shelf.encoded_content(header.game, header.options.get(VARIANT, "")).decode()
            case ["record"]:
                return await record_with_proof(self.house, await finished(self.house, table))
            case ["replay", number]:
                state = await self.house.state(table)
                seat = whole(request.query["seat"]) if "seat" in request.query else None
                check_replay(state, PERSON, seat)
                return moment_at(await self.films.of(state), state.header.game, whole(number), seat)
            case ["review"]:
                await finished(self.house, table)
                return await self.reviews.state(table, PERSON)
            case ["review", number]:
                return await self.reviews.exercise(table, whole(number))
        raise Refused("not_found")

    async def command(self, request: Request, table: str, rest: list[str]) -> object:
        match rest:
            case ["moves"]:
                return await self.move(table, request.read(MoveRequest))
            case ["undo"]:
                undo = request.read(UndoRequest)
                await self.change(table, lambda now: commands.undo(now, PERSON, undo.seat, undo.number))
                return Number(undo.number - 1)
            case ["hint"]:
                return await self.hint(table, request.read(HintRequest))
            case ["start"]:
                return self.show(await self.change(table, lambda now: commands.start(now, PERSON)))
            case ["claim"]:
                claim = request.read(Claim)
                name = commands.clean_name(claim.name) if claim.name else await self.name(request.language)
                state = await self.change(table, lambda now: commands.claim(now, PERSON, claim.seat, name))
                await self.store.hide(PERSON, table, False)
                return self.show(state)
            case ["release"]:
                seat = request.read(SeatRequest).seat
                return self.show(await self.change(table, lambda now: commands.release(now, PERSON, seat)))
            case ["bot"]:
                return self.show(await self.seat_bot(table, request.read(BotRequest)))
            case ["resign"]:
                resigning = request.read(BotRequest)
                level = check_level(resigning.level)
                return self.show(
                    await self.change(table, lambda now: commands.resign(now, PERSON, resigning.seat, level))
                )
            case ["hide"]:
                commands.check_way_out(await self.house.state(table), PERSON, "hide")
                await self.store.hide(PERSON, table, True)
                return NewTable(table)
            case ["chat"]:
                said = request.read(ChatRequest).text
                name = await self.name(request.language)
                return self.show(await self.change(table, lambda now: commands.chat(now, PERSON, name, said)))
            case ["rematch"]:
                return await self.rematch(table)
            case ["review"]:
                return await self.reviews.ask(table, PERSON, lambda: None)
            case ["review", number]:
                tried = request.read(AnswerRequest).move
                return await self.reviews.answer(PERSON, table, whole(number), tried, lambda: None)
        raise Refused("not_found")

    async def change(self, table: str, decide: Callable[[State], AnyDeed | None]) -> State:
        """Changes the table. If the command is stale, the refusal includes the current table."""
        try:
            return await self.house.change(table, decide)
        except Refused as refused:
            if refused.code == "stale":
                refused.details["table"] = self.show(await self.house.state(table))
            raise

    async def move(self, table: str, move: MoveRequest) -> Played:
        state = await self.change(
            table, lambda now: commands.move(now, PERSON, move.seat, move.number, move.text, move.hold)
        )
        made = commands.answer_after(state.running(), move.seat, move.number)
        return Played(move.number, held=True) if made is None else Played(made.number)

    async def hint(self, table: str, wanted: HintRequest) -> object:
        state = await self.house.state(table)
        match = commands.asked(state, PERSON, wanted.seat, wanted.number)
        try:
            return await self.house.bots.hint(match, wanted.seat, PERSON)
        except BotFailed as failure:
            self.observer.trouble("hint_failed", table, game=match.game.slug, reason=str(failure))
            raise Refused("no_answer") from None

    async def seat_bot(self, table: str, wanted: BotRequest) -> State:
        level = check_level(wanted.level)
        patience = self.house.limits.away_seconds

        def decide(now: State) -> AnyDeed | None:
            commands.check_seat(now, wanted.seat)
            away = self.house.presence.away(table, now.chairs[wanted.seat].person)
            return commands.seat_bot(now, PERSON, wanted.seat, level, away, patience)

        return await self.change(table, decide)

    async def rematch(self, table: str) -> NewTable:
        async with self.house.lock(f"rematch {table}"):
            state = await self.house.state(table)
            if state.status != "over":
                raise Refused("not_running", "not_over")
            if not state.rematch:
                made = await make_rematch(self.house, state, PERSON)
                state = await self.change(table, lambda now: commands.rematch(now, made.header.id))
        return NewTable(state.rematch)


def check_here(seats: list[SeatChoice]) -> None:
    """Refuses open seats, because they wait for somebody on another device."""
    if any(seat.kind == "open" for seat in seats):
        raise Refused("not_allowed", "needs_server")


def encoded(answer: object) -> str:
    return msgspec.json.encode(answer).decode()
