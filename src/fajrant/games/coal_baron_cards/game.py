"""Coal Baron: The Great Card Game as a `Game`."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from fajrant.core.clock import SHIFT, Clock
from fajrant.core.content import names_in
from fajrant.core.dice import Dice
from fajrant.core.fields import Object
from fajrant.core.game import Game, options_in
from fajrant.core.journal import EventKind
from fajrant.core.learned import Model
from fajrant.core.moves import Move, Verb
from fajrant.core.sheet import Sheet
from fajrant.core.views import Shapes
from fajrant.games.coal_baron_cards import (
    audit,
    drawing,
    insight,
    instinct,
    notes,
    plain,
    scoring,
    secrets,
    setup,
    view,
)
from fajrant.games.coal_baron_cards.content import BOX, PARTIES, ROWS, ZONE_ROWS
from fajrant.games.coal_baron_cards.moves import EVENT_KINDS, VERBS
from fajrant.games.coal_baron_cards.state import CardGame, hides_history
from fajrant.games.coal_baron_cards.views import SHAPES, View

RULES_VERSION: Final = 1

CHAPTERS: Final = {  # of the guide, by decision point
    "MAIN": "turn",
    "PAY": "paying",
    "WAGON_DOCK": "docks",
    "ENGINE_DOCK": "docks",
    "MINE": "mining",
    "DELIVER": "delivery",
    "WILD_STACK": "wild",
    "WILD_CARD": "wild",
    "INNO_STACK": "innovations",
    "AFTER": "innovations",
}


class CoalBaronCards(Game[CardGame]):
    def __init__(self) -> None:
        super().__init__(
            BOX["meta"]["slug"],
            RULES_VERSION,
            [party.players for party in PARTIES],
            options_in(BOX["options"]["items"]),
            scoring.CATEGORIES,
            scoring.AWARDED,
            scoring.TIE_BREAKS,
        )

    def setup(self, seats: int, options: dict[str, str], dice: Dice) -> CardGame:
        return setup.setup(seats, options, dice)

    def points(self, pos: CardGame, seat: int) -> list[int]:
        return scoring.points(pos.mines[seat])

    def shows_points(self, pos: CardGame, owner: int, seat: int) -> bool:
        return not hides_history(pos)

    def tie_values(self, pos: CardGame, seat: int) -> list[int]:
        return scoring.tie_values(pos.mines[seat])

    def clock(self, pos: CardGame) -> Clock:
        return Clock(SHIFT, pos.shift, pos.party().shifts)

    def model(self) -> Model:
        return insight.MODEL

    def evaluate(self, pos: CardGame, seat: int) -> float:
        return insight.evaluate(pos, seat)

    def features(self, pos: CardGame, seat: int) -> list[float]:
        return insight.features(pos, seat)

    def gone(self, pos: CardGame, seat: int) -> float:
        return insight.gone(pos, seat)

    def suspense(self) -> bool:
        return False  # nothing happens between two turns

    def patience(self) -> float:
        return 1.85

    def last_turn(self, pos: CardGame, seat: int) -> bool:
        return insight.last_turn(pos, seat)

    def priors(self, pos: CardGame, seat: int, moves: list[Move]) -> list[float]:
        return instinct.priors(pos, seat, moves)

    def view(self, pos: CardGame, seat: int) -> View:
        return view.view(pos, seat)

    def shapes(self) -> Shapes:
        return SHAPES

    def determinize(self, pos: CardGame, seat: int, dice: Dice) -> CardGame:
        return secrets.determinize(pos, seat, dice)

    def table(self) -> Object:
        return plain.TABLE

    def step_kinds(self) -> Mapping[str, Any]:
        return plain.STEP_KINDS

    def audit(self, pos: CardGame) -> None:
        audit.audit(pos)

    def folder(self) -> str:
        return str(Path(__file__).parent)

    def chapters(self) -> dict[str, str]:
        return CHAPTERS

    def title(self, language: str) -> str:
        return str(BOX["meta"]["name_" + language])

    def names(self, language: str) -> dict[str, str]:
        names = names_in(ZONE_ROWS, language)
        for vocabulary in ("crests", "destinations", "engine_types"):
            names.update(names_in(BOX[vocabulary]["items"], language))
        names.update(names_in(ROWS, language))
        return names

    def verbs(self) -> list[Verb]:
        return VERBS

    def event_kinds(self) -> list[EventKind]:
        return EVENT_KINDS

    def draw(
        self,
        view: dict[str, Any],
        seats: list[str],
        words: dict[str, str],
        whole: bool,
        options: dict[str, str] | None = None,
    ) -> list[Sheet]:
        return drawing.draw(view, seats, words, whole)

    def notes(
        self, view: dict[str, Any], moves: list[str], words: dict[str, str], options: dict[str, str] | None = None
    ) -> list[str]:
        return notes.notes(view, moves, words)


GAME: Final = CoalBaronCards()
