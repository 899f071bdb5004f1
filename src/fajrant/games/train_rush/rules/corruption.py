"""§5.11 Corruption: placing agents in sectors; D-SECTOR."""

from __future__ import annotations

from typing import ClassVar, Final

from fajrant.core.fields import Field
from fajrant.core.moves import Numbers, Verb
from fajrant.core.steps import BY_SEAT
from fajrant.games.train_rush.content import (
    AGENT_SPACES,
    CORRUPT_DOUBLE,
    KINDS_OF_SECTORS,
    NONE,
    PLACES_IN,
    REGION,
    SPY_SPACES,
    Effect,
)
from fajrant.games.train_rush.moves import AGENT_PLACED, CHOOSE_SECTOR
from fajrant.games.train_rush.rules.carrying import CHOSEN, ChosenOffer, Kind
from fajrant.games.train_rush.state import TrainRush, active_region
from fajrant.games.train_rush.views import PlacingAgents

AGENTS: Final = Numbers("agents", 1, 2)


def takes_agent(pos: TrainRush, place: int) -> bool:
    """Whether the sector has a free agent space."""
    return len(pos.agents[place]) < AGENT_SPACES[place % KINDS_OF_SECTORS]


def can_corrupt(pos: TrainRush, seat: int, region: int) -> bool:
    """Whether the seat has an agent in reserve and the region has room for it."""
    if region == NONE or pos.factions[seat].agents == 0:
        return False
    for place in PLACES_IN[region]:
        if takes_agent(pos, place):
            return True
    return False


def place_agent(pos: TrainRush, seat: int, place: int) -> None:
    """Places an agent on the first free agent space. There is no bonus."""
    pos.factions[seat].agents -= 1
    pos.agents[place] += (seat,)
    pos.tell(AGENT_PLACED, seat, place, SPY_SPACES[place % KINDS_OF_SECTORS] + len(pos.agents[place]))


class ChooseSector(ChosenOffer):
    """D-SECTOR Choose a sector for the agent. Two agents go into the same sector, as far as they fit [R42]."""

    point: ClassVar[str] = "choose_sector"
    fields: ClassVar[list[Field]] = [BY_SEAT, Field("chosen", CHOSEN), Field("region", REGION), Field("agents", AGENTS)]

    def __init__(self, seat: int, chosen: int, region: int, agents: int) -> None:
        super().__init__(seat, chosen)
        self.region: Final = region
        self.agents: Final = agents

    def verb(self) -> Verb:
        return CHOOSE_SECTOR

    def choices(self, pos: TrainRush, seat: int) -> list[int]:
        if not can_corrupt(pos, seat, self.region):
            return []
        return [place for place in PLACES_IN[self.region] if takes_agent(pos, place)]

    def take(self, pos: TrainRush, seat: int, choice: int) -> None:
        place_agent(pos, seat, choice)
        if self.agents > 1 and pos.factions[seat].agents > 0 and takes_agent(pos, choice):
            place_agent(pos, seat, choice)

    def shown(self, pos: TrainRush, viewer: int) -> PlacingAgents:
        return {"agents": self.agents, "region": REGION.text(self.region)}


class Corrupt(Kind):
    """Corruption in the Active Region [R67]. On START there is none [R52]."""

    def possible(self, pos: TrainRush, seat: int, effect: Effect, region: int) -> bool:
        return can_corrupt(pos, seat, active_region(pos.factions[seat]))

    def carry_out(self, pos: TrainRush, seat: int, effect: Effect, chosen: int, region: int) -> None:
        pos.push(ChooseSector(seat, chosen, active_region(pos.factions[seat]), 1))


class CorruptTrack(Kind):
    """Corruption in the region of an infrastructure track, wherever the locomotive stands [R43]."""

    def possible(self, pos: TrainRush, seat: int, effect: Effect, region: int) -> bool:
        return can_corrupt(pos, seat, region)

    def carry_out(self, pos: TrainRush, seat: int, effect: Effect, chosen: int, region: int) -> None:
        pos.push(ChooseSector(seat, chosen, region, 2 if effect.kind == CORRUPT_DOUBLE else 1))
