"""The types sent between server and client. OpenAPI and the web client's types are generated from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from fajrant.core.content import LANGUAGES
from fajrant.core.match import NAME_LENGTH

CHAT_LENGTH = 300
RECORD_LENGTH = 200_000
PASSWORD_LEAST = 8
PASSWORD_LENGTH = 200

Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
Password = Annotated[str, Meta(min_length=1, max_length=PASSWORD_LENGTH)]
Word = Annotated[str, Meta(min_length=1, max_length=60)]
SeatNumber = Annotated[int, Meta(ge=0, le=20)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Status = Literal["open", "running", "over", "stuck"]  # stuck: the current rules cannot continue an old table
ENDED: tuple[Status, ...] = ("over", "stuck")  # no more moves can be made
Weight = Literal["light", "medium", "heavy", "very_heavy"]
WayOut = Literal["leave", "resign", "hide", "delete"]


def known_keys(needed: dict[str, Any], maybe: dict[str, Any]) -> Meta:
    """Lists the keys that an object always has and those it may have. Other keys are allowed too."""
    return Meta(
        extra_json_schema={"properties": needed | maybe, "required": list(needed), "additionalProperties": True}
    )


NUMBER: dict[str, Any] = {"type": "integer"}
TEXT: dict[str, Any] = {"type": "string"}
TEXTS: dict[str, Any] = {"type": "object", "additionalProperties": TEXT}

Patch = Annotated[list[Any] | dict[str, Any], Meta(description="See `fajrant.house.patches`.")]
Plain = Annotated[dict[str, Any], known_keys({}, {})]
EachLanguage = Annotated[dict[str, str], known_keys(dict.fromkeys(LANGUAGES, TEXT), {})]
EachLanguagesNames = Annotated[dict[str, dict[str, str]], known_keys(dict.fromkeys(LANGUAGES, TEXTS), {})]
Event = Annotated[dict[str, Any], known_keys({"number": NUMBER, "event": TEXT}, {"seat": NUMBER})]
View = Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": "#/components/schemas/View"})]  # see shapes.py


# ---------------------------------------------------------------- from the client


class NameSaid(Struct):
    name: Name


class PasswordSaid(Struct):
    password: Password
    old: Password | None = None  # required if a password is already set


class Login(Struct):
    name: Name
    password: Password


class SeatWanted(Struct):
    kind: Literal["me", "hotseat", "open", "bot"]
    name: Name | None = None
    level: Word | None = None


class TableWanted(Struct):
    game: Word
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=20)]
    options: Annotated[dict[str, Word], Meta(max_length=20)] = {}
    seed: Annotated[int, Meta(ge=0, le=2**53 - 1)] | None = None


class RecordWanted(Struct):
    """A record to continue after `number` decisions, or after all. Without `seats`, everybody shares one screen."""

    record: Annotated[str, Meta(min_length=1, max_length=RECORD_LENGTH)]
    number: Count | None = None
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=20)] | None = None


class Claim(Struct):
    seat: SeatNumber
    name: Name | None = None


class SeatSaid(Struct):
    seat: SeatNumber


class BotWanted(Struct):
    seat: SeatNumber
    level: Word


class MoveSaid(Struct):
    seat: SeatNumber
    number: Count
    text: Annotated[str, Meta(min_length=1, max_length=200)]


class UndoSaid(Struct):
    seat: SeatNumber
    number: Annotated[int, Meta(ge=1, le=1_000_000)]


class HintWanted(Struct):
    seat: SeatNumber
    number: Count


class ChatSaid(Struct):
    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]


# ---------------------------------------------------------------- from the server


class Me(Struct):
    id: str
    name: str | None
    kept: bool  # the name has a password, so this person can log in on other devices


class GameOption(Struct):
    name: str
    values: list[str]
    default: str
    seats: list[int]  # the player counts for which the option matters


class GameInfo(Struct):
    slug: str
    names: EachLanguage
    lines: EachLanguage  # what it is about, in a sentence or two
    weight: Weight
    seats: list[int]
    minutes: tuple[int, int]  # shortest, longest
    options: list[GameOption]
    bots: list[str]  # weakest first
    usual_bot: str  # gives most people a good game


class Limits(Struct):
    """How long things may be, in characters."""

    name: int
    chat: int
    password_least: int
    password: int


class EventInfo(Struct):
    """How a journal tells a kind of event."""

    seats: list[str]  # the fields that name a player
    by_seat: list[str]  # the fields with one number for each seat
    heading: bool  # it begins a new part of the journal
    befalls: bool  # it is not done by the seat that it names


class Content(Struct):
    game: str
    box: Plain  # its keys depend on the game; see shapes.py
    names: EachLanguagesNames
    categories: list[str]
    events: dict[str, EventInfo]


class Rules(Struct):
    markdown: str
    chapters: dict[str, str]


class Offer(Struct, omit_defaults=True):
    """A legal move: `text` is its notation, which is also what is sent back; `targets` are the things to click."""

    text: str
    targets: list[str]
    closes: bool = False  # it ends something, so it is offered last
    gives_up: bool = False  # it gives up what could still be done, so the player is asked twice


class MomentHead(Struct, kw_only=True):
    seat: int | None
    number: int
    answered: int  # the number of this seat's latest decision; 0 before its first
    acting: list[int]
    moves: list[Offer]
    can_undo: bool
    scores: list[int | None]


class Moment(MomentHead, kw_only=True):
    """What one seat sees; `seat` is null for a spectator."""

    view: View
    journal: list[Event]


class MomentNews(MomentHead, kw_only=True):
    """What is new for one seat or spectator."""

    view: Patch  # to the view the client has
    since: int  # drop the events of decisions after this one, then append `journal`
    journal: list[Event]


class Seat(Struct):
    kind: Literal["human", "bot", "open"]
    name: str | None
    yours: bool
    online: bool
    away: int | None  # seconds since the owner was last seen
    level: str | None = None  # of the bot that plays; at a human's seat, the bot stands in for the owner
    resigned: bool = False  # the bot plays on for a player who resigned


class Line(Struct):
    at: str
    name: str
    text: str
    seat: int | None  # of the speaker; null for a spectator


class Reveal(Struct):
    seed: str
    salt: str


class TableHead(Struct, kw_only=True):
    id: str
    game: str
    options: dict[str, str]
    status: Status
    host: bool
    version: int
    commitment: str
    secrets: bool  # seats may know things that others do not
    chosen_seed: bool  # the host chose the seed or had the record, and so may know the deal
    reveal: Reveal | None
    seats: list[Seat]
    seats_for_you: list[int]  # the seats you can claim now
    ways_out: list[WayOut]  # how you can get rid of the table
    patience: float  # seconds an owner may be away before others can seat a bot
    watching: list[str | None]  # names of the spectators; null for a spectator without a name
    history: list[list[int]] | UnsetType = UNSET  # when over: points by seat after each decision
    categories: list[dict[str, int]] | UnsetType = UNSET  # when over
    ranking: list[int] | UnsetType = UNSET  # when over
    rematch: str | None


class Table(TableHead, kw_only=True):
    chat: list[Line]
    moments: list[Moment]


class TableRow(Struct):
    id: str
    game: str
    status: Status
    seats: list[str | None]
    yours: list[int]
    your_turn: bool
    number: int
    updated: str
    ways_out: list[WayOut]


class Number(Struct):
    number: int


class Expectation(Struct):
    points: float  # at the end of the game
    chance: float  # of winning, from 0 to 1


class NextBest(Struct):
    move: str
    expected: Expectation


class Reason(Struct):
    """The points that the turn gains in one term of the evaluation. Its wording is a `hint-…` text."""

    term: str
    gain: float


class Hint(Struct):
    move: str
    expected: Expectation
    next: NextBest | None
    reasons: list[Reason]


class NewTable(Struct):
    id: str


class Health(Struct):
    status: Literal["ok"]


class Refusal(Struct):
    error: str
    message: EachLanguage
    details: Plain


# ---------------------------------------------------------------- live


class LivePresence(Struct):
    online: bool
    away: int | None


class TableNews(Struct, tag="table"):
    """The whole table, for a client that has no version of it or too old a one."""

    table: Table


class TableChange(Struct, tag="change"):
    """What is new since version `base` of the table, which this client already has."""

    base: int
    version: int
    head: Patch  # to everything except chat and moments
    chat: list[Line]  # new lines
    moments: list[MomentNews]


class TableChangeReady(Struct, tag="change"):
    """A TableChange with moments encoded as JSON: each is built once and shared by all who see the same."""

    base: int
    version: int
    head: Patch
    chat: list[Line]
    moments: list[Raw]


class PresenceNews(Struct, tag="presence"):
    seats: list[LivePresence]
    watching: list[str | None]


class ThinkingNews(Struct, tag="thinking"):
    seat: int


class Pong(Struct, tag="pong"):
    pass


News = TableNews | TableChange | PresenceNews | ThinkingNews | Pong  # every message on a live WebSocket
