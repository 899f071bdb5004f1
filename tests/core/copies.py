"""Plays a match together with copies from JSON, from clones and from its record: all must stay the same."""

from __future__ import annotations

import json
from typing import Any

import fajrant
from fajrant import Match, Nonsense
from fajrant.core.dice import Dice
from tests.core.playing import worth_a_look
from tests.core.temperaments import Temperament

LONGEST = 20_000  # decisions; every game is shorter


def play_with_copies(match: Match, temperament: Temperament, dice: Dice, most: int = LONGEST) -> None:
    """Plays to the end, or for some decisions.

    At each decision, the position is cloned, and written to JSON and read back; the record is replayed alongside. All
    three must look like the match and reach the same position with the next move.
    """
    replayed = fajrant.read_record(match.record())
    before = match.to_json()
    for _ in range(most):
        if not match.acting():
            break
        copies = {"the record": replayed}
        if worth_a_look(match.decisions()):
            copies["JSON"] = read_back(match, before)
            copies["the clone"] = match.clone()
            for name, copy in copies.items():
                compare(match, copy, name)
        seat = match.acting()[dice.below(len(match.acting()))]
        move = temperament.choose(match, seat, match.position.legal(seat), dice).text
        match.play(seat, move)
        after = match.to_json()
        for name, copy in copies.items():
            assert copy.to_json() == before, f"{name} has another position before {match.record()}"
            copy.play(seat, move)
            assert copy.to_json() == after, f"{name} has another position after {match.record()}"
        before = after
    assert fajrant.read_record(match.record()).to_json() == before, match.record()
    assert most < LONGEST or match.over(), match.record()


def read_back(match: Match, data: dict[str, Any]) -> Match:
    try:
        return fajrant.from_json(json.loads(json.dumps(data)))
    except Nonsense as refused:
        raise AssertionError(f"a position cannot be read back: {refused}\n{match.record()}") from refused


def compare(match: Match, copy: Match, name: str) -> None:
    """Checks that the copy asks the same seats, offers the same moves and shows the same views.

    To save time, only two viewers are compared at each decision: one who is asked, and one other in turn.
    """
    assert copy.acting() == match.acting(), f"{name} asks other seats at the end of {match.record()}"
    for seat in match.acting():
        assert copy.moves(seat) == match.moves(seat), f"{name} has other moves at the end of {match.record()}"
    number = match.decisions() % (match.position.seats + 1)
    for viewer in (match.acting()[0], None if number == match.position.seats else number):
        assert copy.view(viewer) == match.view(viewer), f"{name} has another view at the end of {match.record()}"
