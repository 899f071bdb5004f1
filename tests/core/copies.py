"""Plays a match together with its copies: what is read back from JSON, cloned or replayed must never go another way."""

from __future__ import annotations

import json
from typing import Any

import fajrant
from fajrant import Match, Nonsense
from fajrant.core.dice import Dice
from tests.core.playing import worth_a_look
from tests.core.temperaments import Temperament

LONGEST = 20_000  # decisions; no game takes as many


def play_with_copies(match: Match, temperament: Temperament, dice: Dice, most: int = LONGEST) -> None:
    """Plays on, to the end or for some decisions.

    At each of them the position is written as JSON and read back, and cloned; the record is played along. All three
    look like the match, and the next move leads them to the same place.
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
    """The copy asks the same seats for the same moves, and shows them and the others the same.

    One viewer after the other has a look: at each decision somebody who is asked, and somebody else.
    """
    assert copy.acting() == match.acting(), f"{name} asks others at the end of {match.record()}"
    for seat in match.acting():
        assert copy.moves(seat) == match.moves(seat), f"{name} has other moves at the end of {match.record()}"
    number = match.decisions() % (match.position.seats + 1)
    for viewer in (match.acting()[0], None if number == match.position.seats else number):
        assert copy.view(viewer) == match.view(viewer), f"{name} shows other things at the end of {match.record()}"
