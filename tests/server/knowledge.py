"""What a visitor may know about a table, computed from the rules alone, to compare with what the server sends."""

from __future__ import annotations

import json

from fajrant import Match
from fajrant.core.clock import SHIFT
from fajrant.core.match import latest_of
from fajrant.core.moves import Move
from tests.server.serving import Json

HEAD = {
    *("id", "game", "options", "status", "host", "version", "commitment", "secrets", "chosen_seed", "free_undo"),
    *("reveal", "seats", "chat", "seats_for_you", "ways_out", "patience", "watching", "rematch", "expires", "moments"),
    "variant",
}


def may_know(match: Match, seat: int | None, bots: int = 0, plays: bool = True) -> Json:
    """Everything a seat may know now. `bots` has a bit for each seat of a bot.

    The owner of a seat does not play while a bot stands in, and can only watch.
    """
    position = match.position
    asked = [] if seat is None or not plays else position.legal(seat)
    why_not = None if seat is None or not plays or match.over() else match.why_no_undo(seat, bots)
    latest = None if seat is None else latest_of(match.last, seat)
    return {
        "seat": seat,
        "number": match.decisions(),
        "answered": 0 if latest is None else latest.number,
        "acting": list(match.acting()),
        "clock": clock(match),
        "view": match.view(seat),
        "moves": [offered(match, seat, move, len(asked) > 1) for move in asked],
        "can_undo": why_not == "",
        "no_undo": why_not or None,
        "journal": match.journal(seat),
        "scored": match.scored_for(seat),
        "scores": match.scores_for(seat),
    }


def clock(match: Match) -> Json:
    now = match.clock()
    shown: Json = {"kind": "shift" if now.kind == SHIFT else "round", "now": now.now, "last": now.last or None}
    return {**shown, **{name: said for name, said in (("phases", now.phases), ("phase", now.phase)) if said}}


def offered(match: Match, seat: int | None, move: Move, choice: bool) -> Json:
    assert seat is not None
    position = match.position
    gives_up = choice and position.decision().gives_up(position, seat, move)
    flags = {"closes": move.verb.closes, "gives_up": gives_up}
    return {"text": move.text, "targets": move.targets(), **{name: True for name, flag in flags.items() if flag}}


def check_moments(table: Json, expected: list[Json]) -> None:
    """The table must have these moments, and nothing more than a running table may show."""
    assert table["moments"] == json.loads(json.dumps(expected))
    if table["status"] != "over":
        assert set(table) == HEAD
        assert table["reveal"] is None
