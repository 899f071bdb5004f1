"""Deeds: everything that can happen at a table. A table is its header and its deeds, numbered from 1 without gaps."""

from __future__ import annotations

from hashlib import sha256

from msgspec import Struct

from fajrant.house.wire import Clock, Status

GONE = "-"  # replaces the id of a person who has deleted their data; their name becomes empty


class Header(Struct, frozen=True):
    """What is fixed when a table is created. Seed and salt stay secret until the game is over."""

    id: str
    game: str
    options: dict[str, str]
    seed: str
    salt: str
    chosen_seed: bool  # the host chose the seed, or knows it from the record that this table continues
    host: str  # a person's id
    made: str
    # the next two are for tables that continue a record
    position: str = ""  # the starting position, if the game does not start with a deal
    moves: tuple[tuple[int, str], ...] = ()  # (seat, move): decisions made before the table was opened
    rules: int = 1  # the version of the game's rules that the table was dealt under
    free_undo: bool = False  # the only person at the table can undo without limit; the record says so


class Deed(Struct, frozen=True, kw_only=True, tag_field="deed"):
    at: str = ""  # when it happened; set by the house


class Opened(Deed, frozen=True, kw_only=True, tag="opened"):
    """The first deed: a table with this many empty seats."""

    seats: int


class Sat(Deed, frozen=True, kw_only=True, tag="sat"):
    seat: int
    person: str
    name: str


class Left(Deed, frozen=True, kw_only=True, tag="left"):
    seat: int


class BotSat(Deed, frozen=True, kw_only=True, tag="bot"):
    """A bot plays this seat. In a running game it stands in for the seat's owner, who may take the seat back."""

    seat: int
    level: str
    name: str
    failed: str = ""  # only in tables of earlier versions: the level of the bot that failed


class Resigned(Deed, frozen=True, kw_only=True, tag="resigned"):
    """The owner gives the seat up for good, and a bot plays it to the end."""

    seat: int
    level: str
    bots: tuple[str, ...] = ()  # names for the free seats, if nobody is left and bots play on


class Started(Deed, frozen=True, kw_only=True, tag="started"):
    pass


class Moved(Deed, frozen=True, kw_only=True, tag="moved"):
    seat: int
    number: int  # of the decision, from 1
    text: str


class Undone(Deed, frozen=True, kw_only=True, tag="undone"):
    seat: int
    number: int  # of the decision taken back; all later ones go with it, but their deeds stay


class Said(Deed, frozen=True, kw_only=True, tag="said"):
    person: str
    name: str
    text: str
    seat: int | None = None  # of the speaker; None for a spectator


class Rematched(Deed, frozen=True, kw_only=True, tag="rematched"):
    table: str


class Warned(Deed, frozen=True, kw_only=True, tag="warned"):
    """Nobody has done anything for a long time. Unless somebody does, the table will be deleted."""

    since: str  # when the last thing happened
    until: str  # when the table will be deleted


class Erased(Deed, frozen=True, kw_only=True, tag="erased"):
    """A person was removed from all earlier deeds. Servers with an older copy must reread them before they write."""


AnyDeed = Opened | Sat | Left | BotSat | Resigned | Started | Moved | Undone | Said | Rematched | Warned | Erased


class Chair(Struct, frozen=True):
    """Who owns a seat and who plays it: the owner, a bot (its own seat or standing in for the owner), or nobody."""

    person: str = ""  # the owner
    level: str = ""  # of the bot that plays; empty if none does
    name: str = ""
    resigned: bool = False  # the former owner gave the seat up for good

    def free(self) -> bool:
        return not self.person and not self.level

    def played_by(self, person: str) -> bool:
        return bool(person) and self.person == person and not self.level


class Standing(Struct, frozen=True):
    """How a game ended, by seat."""

    points: list[dict[str, int]]  # by category
    places: list[int]
    dealt: bool  # the whole game was played at this table: it does not continue a record


class Summary(Struct, frozen=True):
    """What lists of tables show. It is stored beside the deeds, so that a list needs no replays."""

    id: str
    game: str
    host: str
    status: Status
    chairs: list[Chair]
    acting: list[int]
    number: int
    updated: str
    owners: list[str] = []  # everybody who has owned a seat since the start
    clock: Clock | None = None  # None before the start
    expires: str | None = None  # when the table will be deleted if nobody does anything; None if that is far off
    standing: Standing | None = None  # when over; None for tables of earlier versions until somebody asks for it


def commitment(seed: str, salt: str) -> str:
    """SHA-256 of `seed salt`. It is shown when the table is created, so the deal cannot be changed later."""
    return sha256(f"{seed} {salt}".encode()).hexdigest()
