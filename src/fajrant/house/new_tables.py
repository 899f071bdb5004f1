"""Creates tables: new ones, tables that continue a record, and rematches."""

from __future__ import annotations

import secrets
from collections.abc import Iterable

import msgspec

from fajrant.bots import LEVELS
from fajrant.core.errors import FajrantError
from fajrant.core.match import Match
from fajrant.core.record import Record, parse_record
from fajrant.games import SHELF, load
from fajrant.house.commands import clean_name
from fajrant.house.deeds import GONE, AnyDeed, BotSat, Chair, Header, Opened, Sat, Started
from fajrant.house.errors import Refused
from fajrant.house.house import House
from fajrant.house.state import State, rebuild
from fajrant.house.wire import RecordRequest, SeatChoice, TableRequest
from fajrant.texts.bot_names import bot_names

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # without letters and digits that look alike


def new_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(12))


def check_level(level: str | None) -> str:
    if level not in LEVELS:
        raise Refused("bad_request", "no_bot", known=LEVELS)
    return level


async def make_table(house: House, person: str, name: str, wanted: TableRequest) -> State:
    """Creates a table. The game starts at once if no seat is open."""
    header = check_wanted(house, person, wanted)
    await check_room(house, person)
    chairs = [chair(seat, person, name) for seat in wanted.seats]
    await house.names.check_free(person, shown_names(wanted.seats, [named for _, _, named in chairs]))
    return await house.make(header, first_deeds(header, chairs))


def chair(seat: SeatChoice, person: str, name: str) -> tuple[str, str, str]:
    """Person, bot level and name for a seat of a new table; empty strings where they do not apply.

    A bot without a name gets one in `first_deeds`.
    """
    if seat.kind == "bot":
        level = check_level(seat.level)
        return "", level, clean_name(seat.name) if seat.name else ""
    if seat.kind == "open":
        return "", "", ""
    return person, "", clean_name(seat.name or name)


def check_wanted(house: House, person: str, wanted: TableRequest) -> Header:
    if wanted.game not in SHELF:
        raise Refused("not_found", "no_game", known=SHELF)
    game = load(wanted.game)
    try:
        game.check_seats(len(wanted.seats))
        options = game.check_options({**wanted.options, **game.read_variant(wanted.variant)})
    except FajrantError as wrong:
        raise Refused("bad_request", "bad_table", problem=wrong) from None
    if wanted.seed is not None and any(s.kind == "open" for s in wanted.seats) and not house.limits.any_seed:
        raise Refused("bad_request", "own_seed")
    if wanted.free_undo and sum(s.kind != "bot" for s in wanted.seats) != 1:
        raise Refused("bad_request", "free_undo_bots")
    header = new_header(wanted.game, options, person, house.clock.now(), wanted.seed)
    return msgspec.structs.replace(header, free_undo=wanted.free_undo)


def new_header(game: str, options: dict[str, str], host: str, made: str, seed: int | None = None) -> Header:
    return Header(
        id=new_id(),
        game=game,
        options=options,
        seed=str(secrets.randbits(128) if seed is None else seed),
        salt=secrets.token_hex(16),
        chosen_seed=seed is not None,
        host=host,
        made=made,
        rules=load(game).version,
    )


async def check_room(house: House, person: str) -> None:
    if await house.store.unfinished() >= house.limits.open_tables:
        raise Refused("too_many")
    if await house.store.unfinished(person) >= house.limits.open_tables_each:
        raise Refused("too_many")


def first_deeds(header: Header, chairs: list[tuple[str, str, str]]) -> list[AnyDeed]:
    """The deeds that seat everybody, and start the game if no seat is open. Repeated names are numbered."""
    at = header.made
    chairs = with_bot_names(header.id, chairs)
    deeds: list[AnyDeed] = [Opened(at=at, seats=len(chairs))]
    state = rebuild(header, deeds)
    for seat, (person, level, name) in enumerate(chairs):
        deed: AnyDeed
        if level:
            deed = BotSat(at=at, seat=seat, level=level, name=state.free_name(seat, name))
        elif person:
            deed = Sat(at=at, seat=seat, person=person, name=state.free_name(seat, name))
        else:
            continue
        deeds.append(deed)
        state = state.after(deed)
    if all(person or level for person, level, _ in chairs):
        deeds.append(Started(at=at))
    return deeds


def with_bot_names(table: str, chairs: list[tuple[str, str, str]]) -> list[tuple[str, str, str]]:
    """The same chairs, but every bot has a name that nobody else at the table has."""
    unnamed = [seat for seat, (_, level, name) in enumerate(chairs) if level and not name]
    names = bot_names(table, len(unnamed), [name for _, _, name in chairs])
    named = dict(zip(unnamed, names, strict=True))
    return [(person, level, named.get(seat, name)) for seat, (person, level, name) in enumerate(chairs)]


async def make_from_record(house: House, person: str, wanted: RecordRequest) -> State:
    """Creates a table that continues a record. The table says that its host may know the deal from the record."""
    record, match = await house.offload(read_record, wanted)
    if not match.over():
        await check_room(house, person)
    seats = wanted.seats or [SeatChoice("hotseat") for _ in record.names]
    if len(seats) != len(record.names):
        raise Refused("bad_request", "record_seats", seats=len(record.names))
    if match.over():  # nobody needs to join a finished game
        seats = [SeatChoice("hotseat", seat.name) if seat.kind == "open" else seat for seat in seats]
    chairs = [chair(seat, person, name) for seat, name in zip(seats, record.names, strict=True)]
    await house.names.check_free(person, shown_names(seats, [named for _, _, named in chairs]))
    moves = [(entry.seat, entry.move.text) for entry in match.entries()]
    fresh = new_header(record.game.slug, record.options, person, house.clock.now(), record.seed)
    header = msgspec.structs.replace(fresh, position=record.position, moves=tuple(moves))
    return await house.make(header, first_deeds(header, chairs))


def read_record(wanted: RecordRequest) -> tuple[Record, Match]:
    """The record, and the match after its first `wanted.number` decisions, or after all of them."""
    try:
        record = parse_record(wanted.record, load)
        if wanted.number is not None and wanted.number > len(record.lines):
            raise Refused("bad_request", "record_number", most=len(record.lines))
        return record, record.replay(wanted.number)
    except FajrantError as wrong:
        raise Refused("bad_request", "bad_record", problem=wrong) from None


async def make_rematch(house: House, state: State, person: str) -> State:
    """Creates a new table with the same people and bots. Everybody moves one seat."""
    await check_room(house, person)
    fresh = new_header(state.header.game, state.header.options, person, house.clock.now())
    header = msgspec.structs.replace(fresh, free_undo=state.header.free_undo)
    chairs = [next_time(chair) for chair in (*state.chairs[1:], state.chairs[0])]
    return await house.make(header, first_deeds(header, chairs))


def next_time(chair: Chair) -> tuple[str, str, str]:
    """Person, bot level and name for the rematch. Owners return; a bot that replaced one gets its own name.

    The seat of a person who has deleted their data is open.
    """
    if chair.person == GONE:
        return "", "", ""
    if chair.person:
        return chair.person, "", chair.name
    return "", chair.level, "" if chair.resigned else chair.name


def shown_names(seats: Iterable[SeatChoice], names: Iterable[str]) -> list[str]:
    """The names that must not be protected by somebody else's password.

    At a table with open seats, that is all of them. Otherwise everybody else plays on the host's screen and may use any
    name, so only the host's own counts.
    """
    seated = [(seat.kind, name) for seat, name in zip(seats, names, strict=True)]
    alone = all(kind != "open" for kind, _ in seated)
    return [name for kind, name in seated if kind == "me" or (name and not alone)]
