"""A dead end is a bug in the game: it is reported as one, with its traceback, and never as bad input."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

from fajrant.core.dice import Dice
from fajrant.core.errors import DeadEnd, FajrantError, Nonsense
from fajrant.core.game import Game
from fajrant.core.match import Match, canonical, new_match, read_position
from fajrant.core.moves import Move
from fajrant.core.plain import Reader
from fajrant.core.record import parse_record
from fajrant.core.steps import Decision
from tests.core.toy import USE, SealedBids, Table


class Door(Decision[Table]):
    """Both moves lead to a dead end."""

    point: ClassVar[str] = "DOOR"

    def options(self, pos: Table, seat: int) -> list[Move]:
        return [USE.of(0), USE.of(1)]

    def resolve(self, pos: Table, seat: int, move: Move) -> None:
        pos.become(Cellar(seat) if move.a == 0 else Crowd(seat))


class Cellar(Decision[Table]):
    """One seat is asked and has no legal move."""

    point: ClassVar[str] = "CELLAR"

    def options(self, pos: Table, seat: int) -> list[Move]:
        return []


class Crowd(Cellar):
    """All seats are asked at once and have no legal move."""

    def acting(self, pos: Table) -> tuple[int, ...]:
        return tuple(range(pos.seats))


class Desert(Cellar):
    """Nobody is asked."""

    def acting(self, pos: Table) -> tuple[int, ...]:
        return ()


class Trap(SealedBids):
    def setup(self, seats: int, options: dict[str, str], dice: Dice) -> Table:
        pos = super().setup(seats, options, dice)
        pos.stack = [Door(0)]
        return pos

    def step_kinds(self) -> Mapping[str, Any]:
        return {kind.__name__: kind for kind in (Door, Cellar, Crowd, Desert)}


class Buggy(SealedBids):
    """Fails to read any position, because of a bug in its own code."""

    def read(self, reader: Reader, known: dict[str, Any]) -> Table:
        raise ValueError("tuple.index(x): x not in tuple")


TRAP = Trap()


def trap(slug: str) -> Game[Any]:
    return TRAP


def new() -> Match:
    return new_match(TRAP, 2, 7, {})


def test_a_dead_end_is_not_an_input_error() -> None:
    assert not issubclass(DeadEnd, FajrantError)
    assert not issubclass(DeadEnd, ValueError)


@pytest.mark.parametrize("move", ["use calm", "use wild"])
def test_a_move_into_a_dead_end_says_where_and_changes_nothing(move: str) -> None:
    match = new()
    before = match.to_json()
    with pytest.raises(DeadEnd, match="seat 0 has no legal move at CELLAR") as stuck:
        match.play(0, move)
    assert "advance" in [entry.name for entry in stuck.traceback]
    assert (match.to_json(), match.acting(), match.decisions()) == (before, (0,), 0)


def test_a_question_to_nobody_is_a_dead_end() -> None:
    pos = new().position
    pos.push(Desert(0))
    with pytest.raises(DeadEnd, match="nobody is asked at CELLAR"):
        pos.advance()


def test_a_record_that_leads_into_a_dead_end_is_not_bad_input() -> None:
    record = parse_record(new().record() + "0: use calm\n", trap)
    with pytest.raises(DeadEnd):
        record.replay()


@pytest.mark.parametrize("step", ["Cellar", "Crowd", "Desert"])
def test_a_position_in_a_dead_end_is_refused_with_its_cause(step: str) -> None:
    """No game can stop there, so the data is wrong. If the rules are to blame after all, the traceback shows it."""
    data = {**new().to_json(), "stack": [[step, 0]]}
    with pytest.raises(Nonsense, match="sealed_bids: the game cannot continue from here: ") as refused:
        read_position(TRAP, data)
    assert isinstance(refused.value.__cause__, DeadEnd)
    text = f"sealed_bids 2   seats Ann Bob   position {canonical(data)}"
    with pytest.raises(Nonsense, match="line 1: sealed_bids: the game cannot continue from here: ") as refused:
        parse_record(text, trap).replay()
    assert isinstance(refused.value.__cause__, Nonsense)
    assert isinstance(refused.value.__cause__.__cause__, DeadEnd)


def test_a_bug_while_reading_a_position_is_not_reported_as_bad_json() -> None:
    text = f"sealed_bids 2   seats Ann Bob   position {json.dumps(new().to_json() | {'stack': []})}"
    with pytest.raises(ValueError, match="x not in tuple") as bug:
        parse_record(text, lambda _: Buggy()).replay()
    assert not isinstance(bug.value, FajrantError)
