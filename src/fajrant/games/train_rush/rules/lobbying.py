"""§4.2 Phase II: placing spies in sectors; D2."""

from __future__ import annotations

from typing import ClassVar, Final

from fajrant.core.moves import Move
from fajrant.core.steps import Decision
from fajrant.games.train_rush.content import (
    ADVANCES,
    ALL_REGIONS,
    BONUS_SPACES,
    KINDS_OF_SECTORS,
    OWN_SPIES,
    PLACES_IN,
    REGIONS,
    SPY_BONUS,
    SPY_SPACES,
)
from fajrant.games.train_rush.moves import LOBBIED, LOBBY
from fajrant.games.train_rush.rules.carrying import UNASKED, begin
from fajrant.games.train_rush.rules.tracks import advance
from fajrant.games.train_rush.rules.turns import EACH_SEAT, EACH_TURN, InTurn
from fajrant.games.train_rush.state import TrainRush
from fajrant.games.train_rush.views import WithSpy


class Lobbying(InTurn):
    """§4.2 Every seat places one spy, in the new turn order; each turn is finished before the next."""

    def with_turns(self, turns: int) -> Lobbying:
        return LOBBYING_AFTER[turns]

    def turn(self, pos: TrainRush, seat: int) -> None:
        pos.push(LOBBY_OF[seat])


def is_open(pos: TrainRush, region: int) -> bool:
    """Whether a region is open: it has no new spy yet. For the fourth player, all have one, and all are open [R49]."""
    return pos.lobbied == ALL_REGIONS or not pos.lobbied >> region & 1


def takes_spy(pos: TrainRush, seat: int, place: int) -> bool:
    """Whether the sector has a free spy space. In a finance sector a player has at most one spy [R3]."""
    sector = place % KINDS_OF_SECTORS
    spies = pos.spies[place]
    if len(spies) == SPY_SPACES[sector]:
        return False
    return OWN_SPIES[sector] == 0 or spies.count(seat) < OWN_SPIES[sector]


class Lobby(Decision[TrainRush]):
    """D2 Place the spy on the first free space of a sector; then comes the advance, then the bonus of the space."""

    point: ClassVar[str] = "lobby"
    begins_turn: ClassVar[bool] = True

    def options(self, pos: TrainRush, seat: int) -> list[Move]:
        return [
            LOBBY.of(place)
            for region in REGIONS
            if is_open(pos, region)
            for place in PLACES_IN[region]
            if takes_spy(pos, seat, place)
        ]

    def resolve(self, pos: TrainRush, seat: int, move: Move) -> None:
        pos.done()
        place = move.a
        sector = place % KINDS_OF_SECTORS
        pos.factions[seat].bid = 0
        pos.spies[place] += (seat,)
        pos.lobbied |= 1 << place // KINDS_OF_SECTORS
        space = len(pos.spies[place])
        pos.tell(LOBBIED, seat, place, space)
        advance(pos, seat, ADVANCES[sector])
        if space in BONUS_SPACES[sector]:
            begin(pos, seat, SPY_BONUS[sector], UNASKED)

    def shown(self, pos: TrainRush, viewer: int) -> WithSpy:
        return {"spy": pos.factions[self.seat].bid}


# steps are immutable, so those of every turn are created once
LOBBYING_AFTER: Final = [Lobbying(turns) for turns in EACH_TURN]
LOBBY_OF: Final = [Lobby(seat) for seat in EACH_SEAT]
