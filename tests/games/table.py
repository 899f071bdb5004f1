"""Say the moves, look: what a table in a test can do in every game. Each game's own `table.py` says how to set it."""

from __future__ import annotations

from typing import Any, Final, Self

import pytest

import fajrant
from fajrant import IllegalMove
from fajrant.texts import Texts


class AnyTable:
    def __init__(self, match: fajrant.Match) -> None:
        self.match: Final = match

    # ------------------------------------------------------------ saying

    def play(self, *said: str) -> None:
        """Moves of whoever is asked; `1: pass` also says that it is seat 1's turn to decide."""
        for line in said:
            name, _, move = line.rpartition(": ")
            (seat,) = self.match.acting()
            assert name in ("", str(seat)), f"{line}: seat {seat} is asked"
            self.match.play(seat, move)

    def refuses(self, seat: int, said: str) -> None:
        """It is no move now, and saying it changes nothing."""
        before = self.match.to_json()
        with pytest.raises(IllegalMove):
            self.match.play(seat, said)
        assert self.match.to_json() == before

    # ------------------------------------------------------------ looking

    def asked(self) -> str:
        """`0 MAIN`: who is asked, and at which decision point; empty when the game is over."""
        decision = self.match.view(None)["decision"]
        return "" if decision is None else " ".join([*map(str, decision["seats"]), decision["point"]])

    def moves(self, verb: str = "") -> list[str]:
        """What the asked seat may say; with a verb, only its arguments: `moves("place")` are zones."""
        (seat,) = self.match.acting()
        offered = self.match.moves(seat)
        if not verb:
            return offered
        return [move.removeprefix(verb).strip() for move in offered if move.split()[0] == verb]

    def notes(self, language: str = "en") -> dict[str, str]:
        """What the asked seat is told beside each of its moves; moves with nothing to add are left out."""
        (seat,) = self.match.acting()
        moves = self.match.moves(seat)
        words = Texts(language, self.match.game, self.match.names).drawn()
        noted = self.match.game.notes(self.match.view(seat), moves, words)
        return {move: note for move, note in zip(moves, noted, strict=True) if note}

    def drawn(self, seat: int | None, whole: bool = False) -> list[str]:
        """The table in words as the terminal shows it: titles, and rows as `label | cell`."""
        words = Texts("en", self.match.game, self.match.names).drawn()
        sheets = self.match.game.draw(self.match.view(seat), self.match.names, words, whole)
        return [line for sheet in sheets for line in (sheet.title, *[" | ".join(row) for row in sheet.rows])]

    def truth(self) -> dict[str, Any]:
        """The table with all its secrets."""
        found: dict[str, Any] = self.match.to_json()["table"]
        return found

    def sees(self, seat: int | None) -> dict[str, Any]:
        return self.match.view(seat)

    def heard(self, seat: int | None, *kinds: str) -> list[str]:
        """A seat's journal as text, oldest first; with kinds, only these events."""
        return [
            " ".join([text(value) for key, value in event.items() if key != "number"])
            for event in self.match.journal(seat)
            if not kinds or event["event"] in kinds
        ]

    def points(self, seat: int = 0) -> list[int]:
        """By category."""
        return list(self.match.categories()[seat].values())

    def worlds(self, seat: int, count: int = 40) -> list[Self]:
        """Worlds that the seat cannot tell from this one."""
        return [type(self)(self.match.determinize(seat, seed)) for seed in range(count)]


def text(value: object) -> str:
    return "+".join([str(item) for item in value]) if isinstance(value, list) else str(value)


def texts_in(data: Any) -> list[str]:
    """All texts in plain data; the ids of components are among them."""
    if isinstance(data, str):
        return [data]
    parts = data.values() if isinstance(data, dict) else data if isinstance(data, list) else []
    return [found for part in parts for found in texts_in(part)]
