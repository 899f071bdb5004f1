"""The box as the rest of the project knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from fajrant.core.dice import Dice
from fajrant.core.game import Game, Option
from fajrant.core.plain import Reader
from fajrant.core.position import Position
from fajrant.core.steps import Step
from fajrant.games.coal_baron_cards import drawing, plain, scoring, secrets, setup, view
from fajrant.games.coal_baron_cards.content import BOX, PARTIES
from fajrant.games.coal_baron_cards.state import CardGame

RULES_VERSION: Final = 1


def options() -> list[Option]:
    return [Option(row["id"], list(row["values"]), row["default"]) for row in BOX["options"]["items"]]


class CoalBaronCards(Game):
    def __init__(self) -> None:
        super().__init__(BOX["meta"]["slug"], RULES_VERSION, [party.players for party in PARTIES], options(), scoring.CATEGORIES)

    def setup(self, seats: int, options: dict[str, str], dice: Dice) -> Position:
        return setup.setup(seats, options, dice)

    def points(self, pos: Position, seat: int) -> list[int]:
        assert isinstance(pos, CardGame)
        return scoring.points(pos.mines[seat])

    def ranking(self, pos: Position) -> list[int]:
        assert isinstance(pos, CardGame)
        return scoring.ranking(pos)

    def view(self, pos: Position, seat: int) -> dict[str, Any]:
        assert isinstance(pos, CardGame)
        return view.view(pos, seat)

    def determinize(self, pos: Position, seat: int, dice: Dice) -> Position:
        assert isinstance(pos, CardGame)
        return secrets.determinize(pos, seat, dice)

    def plain(self, pos: Position) -> dict[str, Any]:
        assert isinstance(pos, CardGame)
        return plain.plain(pos)

    def step_kinds(self) -> Mapping[str, Any]:
        return plain.STEP_KINDS

    def read(self, reader: Reader, seats: int, options: dict[str, str], dice: Dice, stack: list[Step[Any]]) -> Position:
        return plain.read(reader, seats, options, dice, stack)

    def audit(self, pos: Position) -> None:
        assert isinstance(pos, CardGame)
        plain.audit(pos)

    def draw(self, view: dict[str, Any]) -> str:
        return drawing.draw(view)


GAME: Final = CoalBaronCards()
