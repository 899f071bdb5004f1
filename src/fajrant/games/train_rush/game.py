"""Train Rush as a `Game`."""

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
from fajrant.games.train_rush import (
    audit,
    drawing,
    insight,
    instinct,
    naming,
    notes,
    plain,
    scoring,
    secrets,
    setup,
    view,
)
from fajrant.games.train_rush.content import BOX, BOXES, PARTIES, Values
from fajrant.games.train_rush.moves import AUCTION, EVENT_KINDS, MISSION, PHASE, VERBS
from fajrant.games.train_rush.state import SOURCES_OF_POINTS, TrainRush
from fajrant.games.train_rush.views import SHAPES, View

RULES_VERSION: Final = 1

CHAPTERS: Final = {  # chapters of the guide by decision point
    "choose_start_good": "setup",
    "keep_action_cards": "setup",
    "hero_prekeep": "setup",
    "hero_draft_pick": "setup",
    "bid_spy": "auction",
    "lobby": "lobbying",
    "income_load": "income",
    "invest": "investment",
    "play_card": "movement",
    "movement_step": "movement",
    "special_step": "movement",
    "take_display_card": "movement",
    "play_hero": "missions",
    "choose_warehouse_zone": "zones",
    "choose_station_zone": "zones",
    "choose_track": "tracks",
    "choose_sector": "lobbying",
    "choose_wagon": "wagons",
    "choose_good": "wagons",
    "choose_exchange": "wagons",
    "choose_new_wagon": "wagons",
    "plan_keep": "cards",
    "discard_excess": "cards",
    "choose_siding_tile": "sidings",
    "choose_free_special": "cards",
    "choose_free_action": "investment",
    "choose_target": "movement",
    "take_parcel": "sidings",
    "city_step": "cities",
    "choose_rent_city": "zones",
    "rent": "zones",
    "fulfil_contract": "cities",
    "choose_goods": "cities",
    "black_market": "markets",
    "sell_good": "markets",
    "choose_contract_city": "markets",
}

PHASES: Final = [PHASE.text(phase) for phase in range(AUCTION, MISSION + 1)]


class TrainRushGame(Game[TrainRush]):
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

    def setup(self, seats: int, options: dict[str, str], dice: Dice) -> TrainRush:
        return setup.setup(seats, options, dice)

    def boxes(self) -> Boxes[Values]:
        return BOXES

    def points(self, pos: TrainRush, seat: int) -> list[int]:
        return scoring.points(pos, seat)

    def tie_values(self, pos: TrainRush, seat: int) -> list[int]:
        return scoring.tie_values(pos.factions[seat])

    def clock(self, pos: TrainRush) -> Clock:
        phase = PHASE.text(pos.phase)
        return Clock(ROUND, pos.round, pos.party().rounds, PHASES, phase if phase in PHASES else "")

    def model(self) -> Model:
        return insight.MODEL

    def features(self, pos: TrainRush, seat: int) -> list[float]:
        return insight.features(pos, seat)

    def gone(self, pos: TrainRush, seat: int) -> float:
        return insight.gone(pos)

    def patience(self) -> float:
        return 1.8

    def last_turn(self, pos: TrainRush, seat: int) -> bool:
        return insight.last_turn(pos)

    def priors(self, pos: TrainRush, seat: int, moves: list[Move]) -> list[float]:
        return instinct.priors(pos, seat, moves)

    def view(self, pos: TrainRush, seat: int) -> View:
        return view.view(pos, seat)

    def shapes(self) -> Shapes:
        return SHAPES

    def determinize(self, pos: TrainRush, seat: int, dice: Dice) -> TrainRush:
        return secrets.determinize(pos, seat, dice)

    def table(self) -> Object:
        return plain.TABLE

    def step_kinds(self) -> Mapping[str, Any]:
        return plain.STEP_KINDS

    def audit(self, pos: TrainRush) -> None:
        audit.audit(pos)

    def folder(self) -> str:
        return str(Path(__file__).parent)

    def chapters(self) -> dict[str, str]:
        return CHAPTERS

    def title(self, language: str) -> str:
        return str(BOX["meta"]["name_" + language])

    def names(self, language: str) -> dict[str, str]:
        return naming.names(language)

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


GAME: Final = TrainRushGame()
