"""SteamRollers as a `Game`."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from fajrant.core.clock import OPEN_END, ROUND, Clock
from fajrant.core.content import names_in
from fajrant.core.dice import Dice
from fajrant.core.fields import Object
from fajrant.core.game import Game, options_in
from fajrant.core.journal import EventKind
from fajrant.core.learned import Model
from fajrant.core.moves import Move, Verb
from fajrant.core.sheet import Sheet
from fajrant.core.views import Shapes
from fajrant.games.steamrollers import audit, drawing, insight, instinct, notes, plain, scoring, secrets, setup, view
from fajrant.games.steamrollers.content import (
    BOX,
    GOOD_ROWS,
    LEVEL_ROWS,
    ORDER_ROWS,
    PAIRS,
    PIECE,
    PLAYERS,
    REGION_ROWS,
    START_ROWS,
    TILE_ROWS,
    TRACK_OF,
    TRACK_ROWS,
)
from fajrant.games.steamrollers.moves import EVENT_KINDS, LONGEST_ROW, VERBS
from fajrant.games.steamrollers.state import SteamRollers
from fajrant.games.steamrollers.views import SHAPES, View

RULES_VERSION: Final = 1

CHAPTERS: Final = {  # of the guide, by decision point
    "choose_start_tile": "extras",
    "start_box": "extras",
    "start_hex": "extras",
    "start_piece": "extras",
    "start_action_tile": "extras",
    "start_cargo": "extras",
    "arrange_row": "solo",
    "choose_die": "round",
    "steal_interrupt": "tiles",
    "next_die": "round",
    "modify_die": "tiles",
    "choose_action": "round",
    "build_track": "building",
    "load_good": "delivering",
    "choose_destination": "delivering",
    "choose_distance": "delivering",
    "claim_order": "extras",
    "reroll_ewa": "solo",
    "shield": "solo",
}


class SteamRollersGame(Game[SteamRollers]):
    def __init__(self) -> None:
        super().__init__(
            BOX["meta"]["slug"],
            RULES_VERSION,
            PLAYERS,
            options_in(BOX["options"]["items"]),
            scoring.KINDS_OF_POINTS,
            scoring.AWARDED,
            scoring.TIE_BREAKS,
        )

    def setup(self, seats: int, options: dict[str, str], dice: Dice) -> SteamRollers:
        return setup.setup(seats, options, dice)

    def points(self, pos: SteamRollers, seat: int) -> list[int]:
        return scoring.points(pos, seat)

    def keeps_secrets(self) -> bool:
        return False

    def ranking(self, pos: SteamRollers) -> list[int]:
        """A solo player comes first or second, before or after Ewa."""
        if pos.solo():
            return [1 if scoring.beats_ewa(pos) else 2]
        return super().ranking(pos)

    def tie_values(self, pos: SteamRollers, seat: int) -> list[int]:
        return scoring.tie_values(pos.sheets[seat])

    def clock(self, pos: SteamRollers) -> Clock:
        return Clock(ROUND, pos.rounds, OPEN_END)

    def model(self) -> Model:
        return insight.MODEL

    def result(self, pos: SteamRollers, seat: int) -> float:
        return insight.result(pos, seat)

    def features(self, pos: SteamRollers, seat: int) -> list[float]:
        return insight.features(pos, seat)

    def gone(self, pos: SteamRollers, seat: int) -> float:
        return insight.gone(pos)

    def patience(self) -> float:
        return 2.5

    def last_turn(self, pos: SteamRollers, seat: int) -> bool:
        return insight.last_turn(pos, seat)

    def priors(self, pos: SteamRollers, seat: int, moves: list[Move]) -> list[float]:
        return instinct.priors(pos, seat, moves)

    def view(self, pos: SteamRollers, seat: int) -> View:
        return view.view(pos)

    def shapes(self) -> Shapes:
        return SHAPES

    def determinize(self, pos: SteamRollers, seat: int, dice: Dice) -> SteamRollers:
        return secrets.determinize(pos, dice)

    def table(self) -> Object:
        return plain.TABLE

    def step_kinds(self) -> Mapping[str, Any]:
        return plain.STEP_KINDS

    def audit(self, pos: SteamRollers) -> None:
        audit.audit(pos)

    def folder(self) -> str:
        return str(Path(__file__).parent)

    def chapters(self) -> dict[str, str]:
        return CHAPTERS

    def title(self, language: str) -> str:
        return str(BOX["meta"]["name_" + language])

    def names(self, language: str) -> dict[str, str]:
        name = "name_" + language
        names = names_in(GOOD_ROWS, language)
        for rows in (TRACK_ROWS, TILE_ROWS, ORDER_ROWS, START_ROWS):
            names.update(names_in(rows, language))
        names["easy"] = str(BOX["level"][name])
        for row in LEVEL_ROWS:
            names[f"{row['level']}_{row['number']}"] = str(row[name])
        for piece, (a, b) in enumerate(PAIRS):
            ends = f"{BOX['direction'][a][name]} – {BOX['direction'][b][name]}"
            names[PIECE.ids[piece]] = f"{TRACK_ROWS[TRACK_OF[piece]][name]} ({ends})"
        for region in REGION_ROWS:
            for good in GOOD_ROWS:
                cargo = f"{region['id']}_{good['id']}"
                names[cargo] = f"{good[name]} ({region['city_' + language]})"
                for place in range(1, LONGEST_ROW + 1):
                    names[f"{cargo}_{place}"] = f"{good[name]} ({region['city_' + language]}, {place})"
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


GAME: Final = SteamRollersGame()
