"""Games as rows: a row for each game, seat, decision, scoring item, round and use of a component."""

from __future__ import annotations

import io
from time import process_time
from typing import Any

from fajrant.bots.chances import share_of_win
from fajrant.core.errors import DeadEnd
from fajrant.core.game import Game
from fajrant.core.journal import Event
from fajrant.core.match import canonical, new_match
from fajrant.core.moves import Move
from fajrant.core.position import Position
from fajrant.games import load
from fajrant.lab.players import seat_bot
from fajrant.lab.pool import stopping, without_collecting
from fajrant.lab.repeats import Repeats
from fajrant.lab.simulation import Plan, bot_dice
from fajrant.lab.uses import Uses, things_offered

ENDLESS = 50_000  # decisions after which a game counts as one that never ends
WATCHED = 10  # one game in ten is watched for positions that come back, because watching takes time
ENDED, DEAD_END, NO_END = "ended", "dead_end", "endless"
TABLES: dict[str, dict[str, str]] = {  # the columns and their types by table
    "games": {
        "game": "u32",
        "seed": "u64",
        "decisions": "u32",
        "rounds": "u16",
        "ending": "str",
        "reason": "str",
        "repeats": "u32",
        "shared": "bool",
    },
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
    "offers": {"game": "u32", "thing": "str"},  # the things that any seat could choose during the game
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
    with without_collecting():
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
    possible: set[Move] = set()
    repeats = Repeats(game) if number % WATCHED == 0 else None
    reason = ""
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
            possible.update(offered)
            if repeats is not None:
                repeats.look(pos, seat, now, offered)
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
            if not pos.asked:
                reason = last_words(events)
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
    again = None if repeats is None else repeats.count
    shared = ending == ENDED and game.ranking(pos).count(1) > 1
    rows.add("games", number, plan.seed_of(number), decisions, now, ending, reason, again, shared)
    for seat, counts in enumerate(uses.counts):
        for thing, count in counts.items():
            rows.add("uses", number, seat, thing, count)
    for thing in sorted(things_offered(game, possible)):
        rows.add("offers", number, thing)


def last_words(events: list[Event]) -> str:
    """The last event of a game as JSON. In games with several ways to end, it says which one it was."""
    return canonical(events[-1].plain()) if events else ""


def add_round(rows: Rows, game: Game[Any], pos: Position, number: int, ended: int, decisions: int) -> None:
    """Adds each seat's standing after a round: its points if the game ended now, and the points that bots expect."""
    for seat, expected in enumerate(game.expectations(pos)):
        rows.add("rounds", number, ended, decisions, seat, sum(game.points(pos, seat)), expected)


def add_result(
    rows: Rows, game: Game[Any], pos: Position, number: int, plan: Plan, seated: list[int], answers: list[int],
    ending: str,
) -> None:  # fmt: skip
    places = game.ranking(pos)
    totals = [sum(game.points(pos, seat)) for seat in range(pos.seats)]
    for seat, who in enumerate(seated):
        win = share_of_win(places, seat) if ending == ENDED else 0.0
        tied = totals.count(totals[seat]) > 1
        rows.add("seats", number, seat, str(plan.bots[who]), totals[seat], places[seat], win, answers[seat], tied)
        for category, points in zip(game.categories, game.points(pos, seat), strict=True):
            rows.add("points", number, seat, category, points)
