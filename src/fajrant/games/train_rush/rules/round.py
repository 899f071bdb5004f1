"""§4 A round and its seven phases; §4.7 the end of a round and of the game."""

from __future__ import annotations

from typing import Any, Final

from fajrant.core.steps import Step
from fajrant.games.train_rush.content import CITIES_TO_END, DISPLAY_SIZE
from fajrant.games.train_rush.moves import (
    AUCTION,
    END,
    GAME_OVER,
    MISSION,
    PHASE_BEGAN,
    ROUND_BEGAN,
    SCORED,
    SCORING,
    SETUP,
)
from fajrant.games.train_rush.rules.auction import Auction
from fajrant.games.train_rush.rules.cards import fill_display
from fajrant.games.train_rush.rules.effects import install
from fajrant.games.train_rush.rules.income import Income
from fajrant.games.train_rush.rules.investment import Investing
from fajrant.games.train_rush.rules.lobbying import Lobbying
from fajrant.games.train_rush.rules.mission import Missions
from fajrant.games.train_rush.rules.movement import Movement
from fajrant.games.train_rush.scoring import counts, points
from fajrant.games.train_rush.state import SOURCES_OF_POINTS, TrainRush, cities_visited

install()

FIRST_STEP: Final[list[Step[Any]]] = [  # of each phase, from the auction
    Auction(0),
    Lobbying(0),
    Income(0),
    Investing(0),
    Movement(0),
    Missions(0),
]


class Round(Step[TrainRush]):
    """§4 Starts the next phase when one is over. It stays at the bottom of the stack until the game ends."""

    def proceed(self, pos: TrainRush) -> None:
        if pos.phase == MISSION:
            finish_round(pos)
            return
        pos.phase += 1
        if pos.phase == AUCTION:
            pos.tell(ROUND_BEGAN, pos.round)
        pos.tell(PHASE_BEGAN, pos.phase)
        pos.passed = 0
        pos.lobbied = 0
        pos.push(FIRST_STEP[pos.phase - AUCTION])


def finish_round(pos: TrainRush) -> None:
    """§4.7 The game ends after the last round, or when somebody has visited all cities [R57]. Otherwise the action
    areas are emptied and new cards are displayed."""
    if pos.round == pos.party().rounds or somebody_visited_all(pos):
        pos.phase = END
        pos.done()
        tell_scorings(pos)
        pos.tell(GAME_OVER)
        return
    pos.round += 1
    pos.areas = [0 for _ in pos.areas]
    pos.discard += pos.display
    pos.display = ()
    pos.phase = SETUP
    fill_display(pos, DISPLAY_SIZE)


def somebody_visited_all(pos: TrainRush) -> bool:
    for faction in pos.factions:
        if cities_visited(faction) == CITIES_TO_END:
            return True
    return False


def tell_scorings(pos: TrainRush) -> None:
    """§6 Reports the final scorings one by one, each for all players in turn order."""
    if pos.sink is None:
        return  # nobody listens
    pos.tell(PHASE_BEGAN, END)
    for scoring in range(SCORING.size()):
        for seat in pos.order:
            scored = points(pos, seat)[len(SOURCES_OF_POINTS) + scoring]
            pos.tell(SCORED, seat, scoring, counts(pos, seat)[scoring], scored)
