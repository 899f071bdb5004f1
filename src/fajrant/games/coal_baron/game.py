"""Coal Baron as a `Game`."""

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
from fajrant.games.coal_baron import (
    audit,
    content,
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
from fajrant.games.coal_baron.content import (
    BOX,
    CATEGORY_ROWS,
    COLOUR_OF_SPOT,
    COLOUR_ROWS,
    ORDER_OF_SPOT,
    ORDER_ROWS,
    PARTIES,
    SOURCE_ROWS,
    SPACE_ROWS,
    SPOT,
    TILE_ROWS,
)
from fajrant.games.coal_baron.moves import EVENT_KINDS, VERBS
from fajrant.games.coal_baron.state import ON_THE_TRACK, CoalBaron
from fajrant.games.coal_baron.views import SHAPES, View

RULES_VERSION: Final = 1

CHAPTERS: Final = {  # of the guide, by decision point
    "draft_order": "setup",
    "choose_space": "turn",
    "mining_step": "mining",
    "two_for_one": "mining",
    "keep_tile": "looking",
    "keep_order": "looking",
    "return_end": "looking",
    "return_order": "looking",
    "substitute_cube": "factory",
}


class CoalBaronGame(Game[CoalBaron]):
    def __init__(self) -> None:
        super().__init__(
            BOX["meta"]["slug"],
            RULES_VERSION,
            [party.players for party in PARTIES],
            options_in(BOX["options"]["items"]),
            scoring.KINDS_OF_POINTS,
            ON_THE_TRACK,
            scoring.TIE_BREAKS,
        )

    def setup(self, seats: int, options: dict[str, str], dice: Dice) -> CoalBaron:
        return setup.setup(seats, options, dice)

    def points(self, pos: CoalBaron, seat: int) -> list[int]:
        return scoring.points(pos.pits[seat])

    def tie_values(self, pos: CoalBaron, seat: int) -> list[int]:
        return scoring.tie_values(pos.pits[seat])

    def clock(self, pos: CoalBaron) -> Clock:
        return Clock(SHIFT, pos.shift, content.SHIFT.high)

    def expectations(self, pos: CoalBaron) -> list[float]:
        return insight.expectations(pos)

    def model(self) -> Model:
        return insight.MODEL

    def features(self, pos: CoalBaron, seat: int) -> list[float]:
        return insight.features(pos, seat)

    def gone(self, pos: CoalBaron, seat: int) -> float:
        return insight.gone(pos, seat)

    def patience(self) -> float:
        return 2.3

    def last_turn(self, pos: CoalBaron, seat: int) -> bool:
        return insight.last_turn(pos, seat)

    def priors(self, pos: CoalBaron, seat: int, moves: list[Move]) -> list[float]:
        return instinct.priors(pos, seat, moves)

    def view(self, pos: CoalBaron, seat: int) -> View:
        return view.view(pos, seat)

    def shapes(self) -> Shapes:
        return SHAPES

    def determinize(self, pos: CoalBaron, seat: int, dice: Dice) -> CoalBaron:
        return secrets.determinize(pos, seat, dice)

    def table(self) -> Object:
        return plain.TABLE

    def step_kinds(self) -> Mapping[str, Any]:
        return plain.STEP_KINDS

    def audit(self, pos: CoalBaron) -> None:
        audit.audit(pos)

    def folder(self) -> str:
        return str(Path(__file__).parent)

    def chapters(self) -> dict[str, str]:
        return CHAPTERS

    def title(self, language: str) -> str:
        return str(BOX["meta"]["name_" + language])

    def names(self, language: str) -> dict[str, str]:
        names = names_in(SPACE_ROWS, language)
        for rows in (COLOUR_ROWS, SOURCE_ROWS, BOX["transports"], TILE_ROWS, ORDER_ROWS, CATEGORY_ROWS):
            names.update(names_in(rows, language))
        names["canteen"] = str(BOX["canteen"]["name_" + language])
        for source in SOURCE_ROWS:
            for colour in COLOUR_ROWS:
                name = f"{colour['name_' + language]} {source['from_' + language]}"
                names[f"{source['id']}_{colour['id']}"] = name[0].lower() + name[1:]
        for spot, name in enumerate(SPOT.ids):
            order = ORDER_ROWS[ORDER_OF_SPOT[spot]]
            spots = "" if len(set(order["spots"])) == 1 else f" ({COLOUR_ROWS[COLOUR_OF_SPOT[spot]]['letter']})"
            names[name] = str(order["name_" + language]) + spots
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


GAME: Final = CoalBaronGame()
