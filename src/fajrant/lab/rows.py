"""Games as rows: a row for each game, seat, decision, scoring item, round and use of a component."""

from __future__ import annotations

import io
from time import process_time
from typing import Any

from fajrant.core.errors import DeadEnd
from fajrant.core.game import Game
from fajrant.core.journal import EachSeat, Event, Several
from fajrant.core.match import new_match
from fajrant.core.moves import Move, Numbers
from fajrant.core.position import Position
from fajrant.games import load
from fajrant.lab.players import seat_bot
from fajrant.lab.pool import stopping
from fajrant.lab.simulation import Plan, bot_dice

ENDLESS = 50_000  # decisions after which a game counts as one that never ends
ENDED, DEAD_END, NO_END = "ended", "dead_end", "endless"
UNCOUNTED = ("payment", "row", "source")  # domains of whole combinations and of points, not of components
TABLES: dict[str, dict[str, str]] = {  # the columns and their types by table
    "games": {"game": "u32", "seed": "u64", "decisions": "u32", "rounds": "u16", "ending": "str", "shared": "bool"},
    "seats": {
        "game": "u32",
        "seat": "u8",
        "bot": "str",
        "points": "i32",
        "place": "u8",
        "win": "f64",
        "decisions": "u32",
        "tied": "bool",
    },
    "decisions": {
        "game": "u32",
        "number": "u32",
        "round": "u16",
        "seat": "u8",
        "point": "str",
        "options": "u16",
        "move": "str",
    },
    "points": {"game": "u32", "seat": "u8", "category": "str", "points": "i32"},
    "rounds": {"game": "u32", "round": "u16", "decisions": "u32", "seat": "u8", "points": "i32", "expected": "f64"},
    "uses": {"game": "u32", "seat": "u8", "thing": "str", "uses": "u32"},
}


class Rows:
    """The rows of some games, column by column."""

    def __init__(self) -> None:
        self.columns: dict[str, dict[str, list[Any]]] = {
            table: {name: [] for name in columns} for table, columns in TABLES.items()
        }
        self.seconds = 0.0  # of CPU time

    def add(self, table: str, *values: Any) -> None:
        for column, value in zip(self.columns[table].values(), values, strict=True):
            column.append(value)

    def files(self) -> dict[str, bytes]:
        """A Parquet file for each table."""
        import polars as pl

        kinds: dict[str, Any] = {
            "u8": pl.UInt8, "u16": pl.UInt16, "u32": pl.UInt32, "u64": pl.UInt64, "i32": pl.Int32, "f64": pl.Float64,
            "bool": pl.Boolean, "str": pl.String,
        }  # fmt: skip
        files: dict[str, bytes] = {}
        for table, columns in TABLES.items():
            file = io.BytesIO()
            schema = {name: kinds[kind] for name, kind in columns.items()}
            pl.DataFrame(self.columns[table], schema=schema).write_parquet(
                file, compression="zstd", compression_level=1
            )
            files[table] = file.getvalue()
        return files


def play_rows(plan: Plan, first: int, count: int) -> tuple[dict[str, bytes], float] | None:
    """Plays some games: the files of their rows and the seconds of CPU time; None if it was stopped."""
    rows = Rows()
    start = process_time()
    for number in range(first, first + count):
        if stopping():
            return None
        play_game(plan, number, rows)
    return rows.files(), process_time() - start


def play_game(plan: Plan, number: int, rows: Rows) -> None:
    """Plays game `number` of a plan, and adds its rows. The same number always gives the same rows."""
    game = load(plan.game)
    seated = plan.seated(number)
    bots = [seat_bot(plan.bots[who], plan.folders, None) for who in seated]
    pos = new_match(game, len(seated), plan.seed_of(number), plan.options).position
    dice = bot_dice(plan.seed + number)
    events: list[Event] = []
    pos.sink = events
    uses = Uses(len(seated))
    answers = [0] * len(seated)
    table = rows.columns["decisions"]
    numbers, rounds, seats = table["number"], table["round"], table["seat"]
    points, options, moves = table["point"], table["options"], table["move"]
    decisions = 0
    now = game.clock(pos).now
    ending = ENDED
    try:
        while pos.asked:
            seat = pos.asked[0]
            offered = pos.legal(seat)
            move = bots[seat].choose(game, pos, seat, dice)
            decisions += 1
            answers[seat] += 1
            numbers.append(decisions)
            rounds.append(now)
            seats.append(seat)
            points.append(pos.decision().point)
            options.append(len(offered))
            moves.append(move.text)
            pos.apply(seat, move)
            uses.count(seat, move, events)
            events.clear()
            reached = game.clock(pos).now
            if reached != now:
                add_round(rows, game, pos, number, now, decisions)
                now = reached
            if decisions == ENDLESS:
                ending = NO_END
                break
    except DeadEnd:
        ending = DEAD_END
    pos.sink = None
    table["game"].extend([number] * decisions)
    add_round(rows, game, pos, number, now, decisions)
    add_result(rows, game, pos, number, plan, seated, answers, ending)
    rows.add("games", number, plan.seed_of(number), decisions, now, ending, game.ranking(pos).count(1) > 1)
    for seat, counts in enumerate(uses.counts):
        for thing, count in counts.items():
            rows.add("uses", number, seat, thing, count)


def add_round(rows: Rows, game: Game[Any], pos: Position, number: int, ended: int, decisions: int) -> None:
    """How the seats stand after a round: their points as if the game ended now, and those the bots would expect."""
    for seat, expected in enumerate(game.expectations(pos)):
        rows.add("rounds", number, ended, decisions, seat, sum(game.points(pos, seat)), expected)


def add_result(
    rows: Rows, game: Game[Any], pos: Position, number: int, plan: Plan, seated: list[int], answers: list[int],
    ending: str,
) -> None:  # fmt: skip
    places = game.ranking(pos)
    winners = places.count(1) if ending == ENDED else 0
    totals = [sum(game.points(pos, seat)) for seat in range(pos.seats)]
    for seat, who in enumerate(seated):
        win = 1 / winners if winners and places[seat] == 1 else 0.0
        tied = totals.count(totals[seat]) > 1
        rows.add("seats", number, seat, str(plan.bots[who]), totals[seat], places[seat], win, answers[seat], tied)
        for category, points in zip(game.categories, game.points(pos, seat), strict=True):
            rows.add("points", number, seat, category, points)


class Uses:
    """How often each seat used each component, action and space in a game.

    A use is an event of the seat's own doing that names the thing, or a move with that verb.
    """

    def __init__(self, seats: int) -> None:
        self.counts: list[dict[str, int]] = [{} for _ in range(seats)]

    def count(self, seat: int, move: Move, events: list[Event]) -> None:
        counts = self.counts[seat]
        verb = "verb:" + move.verb.name
        counts[verb] = counts.get(verb, 0) + 1
        named: dict[tuple[int, str], None] = {}  # two events that one decision causes are one use
        for event in events:
            kind = event.kind
            if not kind.befalls and not kind.heading:
                named.update(dict.fromkeys(things_in(event)))
        for owner, thing in named:
            self.counts[owner][thing] = self.counts[owner].get(thing, 0) + 1


def things_in(event: Event) -> list[tuple[int, str]]:
    """The components that an event names, each with the seat whose doing it is."""
    owner = -1
    things: list[str] = []
    for (_, domain), value in zip(event.kind.fields, event.args, strict=True):
        if domain.name == "seat":
            owner = value if isinstance(value, int) and owner < 0 else owner
        elif (
            isinstance(value, int)
            and value >= 0
            and domain.name not in UNCOUNTED
            and not isinstance(domain, Numbers | EachSeat | Several)
        ):
            things.append(f"{domain.name}:{domain.plain(value)}")
    return [(owner, thing) for thing in things] if owner >= 0 else []
