"""Dwergar as a `Game`."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from fajrant.core.clock import ROUND, Clock
from fajrant.core.dice import Dice
from fajrant.core.fields import Object
from fajrant.core.game import Game, options_in
from fajrant.core.journal import EventKind
from fajrant.core.learned import Model
from fajrant.core.moves import Move, Verb
from fajrant.core.sheet import Sheet
from fajrant.core.variants import Boxes
from fajrant.core.views import Shapes
from fajrant.games.dwergar import audit, drawing, insight, instinct, notes, plain, scoring, secrets, setup, view
from fajrant.games.dwergar.content import (
    BONUS_ROWS,
    BOX,
    BOXES,
    DECK_ROWS,
    EVENT_ROWS,
    FURNACE_ROWS,
    KIND_ROWS,
    MOST_PIECES,
    PARTIES,
    PROJECT_ROWS,
    SPACE_ROWS,
    SPECIALITY_ROWS,
    Values,
)
from fajrant.games.dwergar.moves import EVENT_KINDS, VERBS
from fajrant.games.dwergar.state import SOURCES_OF_POINTS, Dwergar
from fajrant.games.dwergar.views import SHAPES, View

RULES_VERSION: Final = 2

CHAPTERS: Final = {  # of the guide, by decision point
    "choose_action": "turn",
    "bonus_actions": "end",
    "pay_heat": "heat",
    "action_window": "guilds",
    "lift": "mine",
    "discount": "projects",
    "recover": "projects",
    "extra_heat": "projects",
    "free_development": "end",
}


class DwergarGame(Game[Dwergar]):
    def __init__(self) -> None:
        super().__init__(
            BOX["meta"]["slug"],
            RULES_VERSION,
            [party.players for party in PARTIES],
            options_in(BOX["options"]["items"]),
            scoring.KINDS_OF_POINTS,
            SOURCES_OF_POINTS,
            scoring.TIE_BREAKS,
        )

    def setup(self, seats: int, options: dict[str, str], dice: Dice) -> Dwergar:
        return setup.setup(seats, options, dice)

    def boxes(self) -> Boxes[Values]:
        return BOXES

    def points(self, pos: Dwergar, seat: int) -> list[int]:
        return scoring.points(pos, seat)

    def keeps_secrets(self) -> bool:
        return False

    def tie_values(self, pos: Dwergar, seat: int) -> list[int]:
        return scoring.tie_values(pos.clans[seat])

    def clock(self, pos: Dwergar) -> Clock:
        return Clock(ROUND, pos.round, pos.rounds())

    def patience(self) -> float:
        return 1.55

    def last_turn(self, pos: Dwergar, seat: int) -> bool:
        return insight.last_turn(pos, seat)

    def fingerprint(self, pos: Dwergar) -> tuple[object, ...]:
        return insight.fingerprint(pos)

    def foresight(self) -> float:
        return insight.FORESIGHT

    def model(self) -> Model:
        return insight.MODEL

    def features(self, pos: Dwergar, seat: int) -> list[float]:
        return insight.features(pos, seat)

    def gone(self, pos: Dwergar, seat: int) -> float:
        return insight.gone(pos, seat)

    def priors(self, pos: Dwergar, seat: int, moves: list[Move]) -> list[float]:
        return instinct.priors(pos, seat, moves)

    def view(self, pos: Dwergar, seat: int) -> View:
        return view.view(pos, seat)

    def shapes(self) -> Shapes:
        return SHAPES

    def determinize(self, pos: Dwergar, seat: int, dice: Dice) -> Dwergar:
        return secrets.determinize(pos, dice)

    def table(self) -> Object:
        return plain.TABLE

    def step_kinds(self) -> Mapping[str, Any]:
        return plain.STEP_KINDS

    def audit(self, pos: Dwergar) -> None:
        audit.audit(pos)

    def folder(self) -> str:
        return str(Path(__file__).parent)

    def chapters(self) -> dict[str, str]:
        return CHAPTERS

    def title(self, language: str) -> str:
        return str(BOX["meta"]["name_" + language])

    def names(self, language: str) -> dict[str, str]:
        """Names by id. The text of a card, an event or a bonus is under its id plus `_text`.

        A card is also under `project:10`, because its bare number could be a count.
        """
        names: dict[str, str] = {}
        for rows in (SPACE_ROWS, DECK_ROWS):
            for row in rows:
                names[str(row["code"])] = str(row["name_" + language])
        for rows in (KIND_ROWS, SPECIALITY_ROWS, BONUS_ROWS, FURNACE_ROWS, BOX["mine"]["names"]):
            for row in rows:
                names[str(row["code"])] = common(str(row["name_" + language]))
        names["foreman"] = common(str(BOX["foreman"]["name_" + language]))
        for row in PROJECT_ROWS + EVENT_ROWS:
            names[str(row["number"])] = str(row["name_" + language])
            names[f"{row['number']}_text"] = str(row["text_" + language])
        for row in PROJECT_ROWS:
            names[f"project:{row['number']}"] = str(row["name_" + language])
        for row in BONUS_ROWS:
            names[f"{row['code']}_text"] = str(row["text_" + language])
        for row in KIND_ROWS:
            name = str(row["name_" + language]).lower()
            for count in range(1, MOST_PIECES + 1):
                names[f"{count}_{row['code']}"] = name if count == 1 else f"{count} × {name}"
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
        return drawing.draw(view, seats, words, whole, BOXES.box_of(options or {}))

    def notes(
        self, view: dict[str, Any], moves: list[str], words: dict[str, str], options: dict[str, str] | None = None
    ) -> list[str]:
        return notes.notes(view, moves, words, BOXES.box_of(options or {}))


def common(name: str) -> str:
    """A common noun as it is written within a sentence."""
    return name if name[:2].isupper() else name[0].lower() + name[1:]


GAME: Final = DwergarGame()
