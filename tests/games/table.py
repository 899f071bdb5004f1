"""A table for tests, shared by all games: play moves and inspect the result. Each game's `table.py` can set one up."""

from __future__ import annotations

from typing import Any, Final, Self

import pytest

import fajrant
from fajrant import IllegalMove
from fajrant.texts import Texts


class AnyTable:
    def __init__(self, match: fajrant.Match) -> None:
        self.match: Final = match

    # ------------------------------------------------------------ playing

    def play(self, *lines: str) -> None:
        """Plays moves for the seat that is asked; `1: pass` also checks that this is seat 1."""
        for line in lines:
            name, _, move = line.rpartition(": ")
            (seat,) = self.match.acting()
            assert name in ("", str(seat)), f"{line}: seat {seat} is asked"
            self.match.play(seat, move)

    def refuses(self, seat: int, move: str) -> None:
        """Checks that the move is refused and changes nothing."""
        before = self.match.to_json()
        with pytest.raises(IllegalMove):
            self.match.play(seat, move)
        assert self.match.to_json() == before

    # ------------------------------------------------------------ inspecting

    def asked(self) -> str:
        """The seats that are asked and the decision point, as in `0 MAIN`; empty when the game is over."""
        decision = self.match.view(None)["decision"]
        return "" if decision is None else " ".join([*map(str, decision["seats"]), decision["point"]])

    def moves(self, verb: str = "") -> list[str]:
        """The legal moves of the asked seat. With a verb, only the arguments: `moves("place")` returns zones."""
        (seat,) = self.match.acting()
        offered = self.match.moves(seat)
        if not verb:
            return offered
        return [move.removeprefix(verb).strip() for move in offered if move.split()[0] == verb]

    def notes(self, language: str = "en") -> dict[str, str]:
        """The notes on the asked seat's moves; moves without a note are left out."""
        (seat,) = self.match.acting()
        moves = self.match.moves(seat)
        words = Texts(language, self.match.game, self.match.names).drawn()
        noted = self.match.game.notes(self.match.view(seat), moves, words)
        return {move: note for move, note in zip(moves, noted, strict=True) if note}

    def drawn(self, seat: int | None, whole: bool = False) -> list[str]:
        """The table as text, as in the terminal: titles, and rows as `label | cell`."""
        words = Texts("en", self.match.game, self.match.names).drawn()
        sheets = self.match.game.draw(self.match.view(seat), self.match.names, words, whole)
        return [line for sheet in sheets for line in (sheet.title, *[" | ".join(row) for row in sheet.rows])]

    def truth(self) -> dict[str, Any]:
        """The whole table as plain data, secrets included."""
        data: dict[str, Any] = self.match.to_json()["table"]
        return data

    def sees(self, seat: int | None) -> dict[str, Any]:
        return self.match.view(seat)

    def heard(self, seat: int | None, *kinds: str) -> list[str]:
        """A seat's journal as text, oldest first. With kinds, only these events."""
        return [
            " ".join([text(value) for key, value in event.items() if key != "number"])
            for event in self.match.journal(seat)
            if not kinds or event["event"] in kinds
        ]

    def ties(self) -> list[str]:
        """The ties on points: what decided and its value by seat, as in `8 marks 1:4 0:3`, or `8 shared 0 1`."""
        said = []
        for tie in self.match.ties():
            seats = [str(seat) for seat in tie.seats]
            values = [f"{seat}:{value}" for seat, value in zip(seats, tie.values, strict=bool(tie.criterion))]
            said.append(" ".join([str(tie.points), tie.criterion or "shared", *(values if tie.criterion else seats)]))
        return said

    def points(self, seat: int = 0) -> list[int]:
        """Points by category."""
        return list(self.match.categories()[seat].values())

    def worlds(self, seat: int, count: int = 40) -> list[Self]:
        """Worlds that the seat cannot distinguish from this one."""
        return [type(self)(self.match.determinize(seat, seed)) for seed in range(count)]


def text(value: object) -> str:
    return "+".join([str(item) for item in value]) if isinstance(value, list) else str(value)


def texts_in(data: Any) -> list[str]:
    """All strings in plain data, including the ids of components."""
    if isinstance(data, str):
        return [data]
    parts = data.values() if isinstance(data, dict) else data if isinstance(data, list) else []
    return [string for part in parts for string in texts_in(part)]
