"""The types sent between server and client. OpenAPI and the web client's types are generated from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from fajrant.core.content import LANGUAGES
from fajrant.core.match import NAME_LENGTH
from fajrant.core.variants import LONGEST

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
UNFINISHED: tuple[Status, ...] = ("open", "running")
Weight = Literal["light", "medium", "heavy", "very_heavy"]
WayOut = Literal["leave", "resign", "hide", "delete"]
NoUndo = Literal["nothing", "turn", "chance", "seen", "answered"]  # see `Match.why_no_undo`


def known_keys(needed: dict[str, Any], maybe: dict[str, Any]) -> Meta:
    """Lists the keys that an object always has and those it may have. Other keys are allowed too."""
    return Meta(
        extra_json_schema={"properties": needed | maybe, "required": list(needed), "additionalProperties": True}
    )


NUMBER: dict[str, Any] = {"type": "integer"}
TEXT: dict[str, Any] = {"type": "string"}
TEXTS: dict[str, Any] = {"type": "object", "additionalProperties": TEXT}

Patch = Annotated[list[Any] | dict[str, Any], Meta(description="See `fajrant.core.patches`.")]
Plain = Annotated[dict[str, Any], known_keys({}, {})]
EachLanguage = Annotated[dict[str, str], known_keys(dict.fromkeys(LANGUAGES, TEXT), {})]
EachLanguagesNames = Annotated[dict[str, dict[str, str]], known_keys(dict.fromkeys(LANGUAGES, TEXTS), {})]
Event = Annotated[dict[str, Any], known_keys({"number": NUMBER, "event": TEXT}, {"seat": NUMBER})]
View = Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": "#/components/schemas/View"})]  # see shapes.py


# ---------------------------------------------------------------- from the client


class NameRequest(Struct):
    name: Name


class PasswordRequest(Struct):
    password: Password
    old: Password | None = None  # required if a password is already set


class DeletionRequest(Struct):
    password: Password | None = None  # required if one is set


class Login(Struct):
    name: Name
    password: Password


class SeatChoice(Struct):
    kind: Literal["me", "hotseat", "open", "bot"]
    name: Name | None = None
    level: Word | None = None


class TableRequest(Struct):
    game: Word
    seats: Annotated[list[SeatChoice], Meta(min_length=1, max_length=20)]
    options: Annotated[dict[str, Word], Meta(max_length=20)] = {}
    seed: Annotated[int, Meta(ge=0, le=2**53 - 1)] | None = None
    free_undo: bool = False  # undo without limit; only for one player against bots
    variant: Annotated[str, Meta(max_length=LONGEST)] = ""  # TOML, or JSON as in a record; overrides `options`


class RecordRequest(Struct):
    """A record to continue after `number` decisions, or after all. Without `seats`, everybody shares one screen."""

    record: Annotated[str, Meta(min_length=1, max_length=RECORD_LENGTH)]
    number: Count | None = None
    seats: Annotated[list[SeatChoice], Meta(min_length=1, max_length=20)] | None = None


class Claim(Struct):
    seat: SeatNumber
    name: Name | None = None


class SeatRequest(Struct):
    seat: SeatNumber


class BotRequest(Struct):
    seat: SeatNumber
    level: Word


MoveText = Annotated[str, Meta(min_length=1, max_length=200)]


class MoveRequest(Struct):
    seat: SeatNumber
    number: Count
    text: MoveText
    hold: bool = False  # do not play a move that ends the turn or cannot be taken back


class UndoRequest(Struct):
    seat: SeatNumber
    number: Annotated[int, Meta(ge=1, le=1_000_000)]


class HintRequest(Struct):
    seat: SeatNumber
    number: Count


class ChatRequest(Struct):
    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]


# over a live WebSocket; `id` is for the answer


class MoveCommand(MoveRequest, tag="move", kw_only=True):
    id: Count


class UndoCommand(UndoRequest, tag="undo", kw_only=True):
    id: Count


class Ping(Struct, tag="ping"):
    pass


class UnknownCommand(Struct):
    """The id of a command that cannot be read otherwise."""

    id: Count


LiveRequest = MoveCommand | UndoCommand | Ping  # every message that the server understands


# ---------------------------------------------------------------- from the server


class Me(Struct):
    id: str
    name: str | None
    kept: bool  # the name has a password, so this person can log in on other devices


class OwnMove(Struct):
    at: str
    seat: int
    number: int  # of the decision
    text: str


class OwnLine(Struct):
    at: str
    text: str


class OwnTable(Struct):
    """What the server knows about a person at one table."""

    id: str
    game: str
    status: Status
    made: str
    updated: str
    host: bool
    seats: dict[int, str]  # the seats this person has owned, with the name used there last
    moves: list[OwnMove]  # including those that were taken back
    chat: list[OwnLine]
    record: str | None  # of a game that has ended


class OwnExercise(Struct):
    """A mistake of a reviewed game, or a puzzle, that this person has tried to solve."""

    source: str  # the table, or the game of a puzzle
    item: str  # the number of the decision, or the puzzle's id
    tries: int
    solved: bool


class OwnData(Struct):
    """Everything that the server knows about a person."""

    id: str
    name: str | None
    kept: bool  # a password protects the name
    exercises: list[OwnExercise]
    tables: list[OwnTable]


class GameOption(Struct):
    name: str
    values: list[str]
    default: str
    first: str  # the value suggested for a first game
    seats: list[int]  # the player counts for which the option matters


class GameInfo(Struct):
    slug: str
    names: EachLanguage
    lines: EachLanguage  # a short description
    weight: Weight
    seats: list[int]
    minutes: tuple[int, int]  # shortest, longest
    options: list[GameOption]
    bots: list[str]  # weakest first
    usual_bot: str  # a good opponent for most people
    lesson: int  # the number of steps of its lesson; 0 if it has none


class Limits(Struct):
    """Length limits in characters, and whether this is a server or a single device."""

    name: int
    chat: int
    password_least: int
    password: int
    device: bool  # everything stays on this device: there are no accounts, and nobody can join from elsewhere


class EventInfo(Struct):
    """How the journal shows a kind of event."""

    seats: list[str]  # the fields that name a player
    by_seat: list[str]  # the fields with a number for each seat
    heading: bool  # it begins a new part of the journal
    befalls: bool  # it happens to the seat that it names


class Content(Struct):
    game: str
    box: Plain  # its keys depend on the game; see shapes.py
    names: EachLanguagesNames
    categories: list[str]
    awarded: list[str]  # the categories whose points are awarded in play; the others are counted at the end
    events: dict[str, EventInfo]


class Rules(Struct):
    markdown: str
    chapters: dict[str, str]


class Offer(Struct, omit_defaults=True):
    """A legal move: `text` is its notation, which the client sends back; `targets` are what to click, in order."""

    text: str
    targets: list[str]
    closes: bool = False  # it ends something, so it is offered last
    gives_up: bool = False  # it forgoes something useful, so the player has to confirm it


class OfferGroup(Struct, omit_defaults=True):
    """Legal moves whose targets follow one pattern: `{1}` stands for the second word of a move's text."""

    texts: list[str]
    targets: list[str]  # "piece:{2}_{3}" is piece:0_4 for the move "piece B2 0 4"
    closes: bool = False
    gives_up: bool = False


class Clock(Struct, frozen=True, omit_defaults=True):
    """The current round or shift; `now` is 0 before the first one."""

    kind: Literal["shift", "round"]
    now: int
    last: int | None  # null if the rules do not fix it
    phases: list[str] = []  # of a round, if it has any
    phase: str | None = None


class Moment(Struct, kw_only=True):
    """What one seat sees; `seat` is null for a spectator."""

    seat: int | None
    number: int
    answered: int  # the number of this seat's latest decision; 0 before its first
    acting: list[int]
    clock: Clock
    moves: list[Offer]
    can_undo: bool
    no_undo: NoUndo | None = None  # why the player of this seat cannot take back its latest decision
    scored: list[int | None]  # points awarded so far, by seat; null for points that this seat may not know
    scores: list[int | None]  # the forecast: points as if the game ended now
    view: View
    journal: list[Event]


class MomentNews(Struct, kw_only=True):
    """What is new for one seat or spectator."""

    seat: int | None
    number: int
    change: Patch  # to all other fields of the moment except its moves and journal
    moves: list[OfferGroup]
    since: int  # drop the events of decisions after this one, then append `journal`
    journal: list[Event]


class LessonStep(Struct):
    """One step of a lesson. A step without a move only explains."""

    id: str
    move: Offer | None  # the learner's
    points: list[str]  # ids of things on the table, which the text calls [1], [2] and [3]
    title: EachLanguage
    text: EachLanguage
    why: EachLanguage | None
    frames: list[MomentNews]  # after the learner's move and after each move that the script plays before the next step


class Lesson(Struct):
    """A guided first game, as the learner's seat sees it."""

    game: str
    seat: int  # the learner's
    names: list[str]  # of the guides who play the other seats; empty for the learner
    options: dict[str, str]
    start: Moment
    steps: list[LessonStep]


class Seat(Struct):
    kind: Literal["human", "bot", "open"]
    name: str | None  # null for an open seat; empty if its owner has deleted their data
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


class TieBreak(Struct):
    """Seats with equal points, best first, and what separated them. Its wording is a `tie-…` text."""

    points: int
    seats: list[int]
    criterion: str | None  # null if these seats share their place
    values: list[int]  # of the criterion, by seat as in `seats`


class ChangedValue(Struct):
    """A value of the box that is different at a table: a number, the numbers of a list, or a price by kind."""

    path: str
    printed: int | list[int] | dict[str, int]
    value: int | list[int] | dict[str, int]


class Variant(Struct):
    name: str  # its hash, as in records
    changes: list[ChangedValue]


class TableHead(Struct, kw_only=True):
    id: str
    game: str
    options: dict[str, str]
    variant: Variant | None  # null if the box is the printed one
    status: Status
    host: bool
    version: int
    commitment: str
    secrets: bool  # seats may know things that others do not
    free_undo: bool = False  # the player may undo without limit, even decisions that revealed something
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
    ties: list[TieBreak] | UnsetType = UNSET  # when over, best places first
    rematch: str | None
    expires: str | None  # when the table will be deleted if nobody does anything; null if that is far off


class Table(TableHead, kw_only=True):
    chat: list[Line]
    moments: list[Moment]


class TableRow(Struct):
    id: str
    game: str
    status: Status
    seats: list[str | None]  # the names, as in `Seat`
    yours: list[int]
    your_turn: bool
    number: int
    clock: Clock | None  # null before the start, and for tables of earlier versions until their next move
    updated: str
    ways_out: list[WayOut]
    expires: str | None  # as in a table


class Number(Struct):
    number: int


class Played(Struct, omit_defaults=True):
    number: int  # of the decision; if it was held, the number in the request
    held: bool = False  # the move was not played: send it without `hold` to confirm it


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


class Hello(Struct, tag="hello"):
    """The first message of every live WebSocket."""

    edition: str  # of the web client that this server serves; empty if it is not built
    commands: bool = False  # whether moves and undos can be sent here; otherwise only as requests


class PresenceNews(Struct, tag="presence"):
    seats: list[LivePresence]
    watching: list[str | None]


class ThinkingNews(Struct, tag="thinking"):
    seat: int


class Pong(Struct, tag="pong"):
    pass


class Answer(Struct, tag="answer"):
    """The answer to the command with this id: the status and body that it would get as a request."""

    id: int
    status: int
    body: Plain


class AnswerReady(Struct, tag="answer"):
    """An Answer before it is encoded."""

    id: int
    status: int
    body: Played | Number | Refusal


# every message on a live WebSocket
News = Hello | TableNews | TableChange | PresenceNews | ThinkingNews | Pong | Answer
