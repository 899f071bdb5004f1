"""§5.10 Building warehouses and stations; D-ZONE-W, D-ZONE-S."""

from __future__ import annotations

from typing import ClassVar

from fajrant.core.moves import Verb
from fajrant.games.train_rush.content import (
    NONE,
    REGION_OF_ZONE,
    WAREHOUSE_SPACES,
    ZONES_IN,
    Effect,
)
from fajrant.games.train_rush.moves import (
    CHOOSE_STATION_ZONE,
    CHOOSE_WAREHOUSE_ZONE,
    STATION_BUILT,
    WAREHOUSE_BUILT,
)
from fajrant.games.train_rush.rules.carrying import ChosenOffer, Kind
from fajrant.games.train_rush.rules.tracks import go_up
from fajrant.games.train_rush.state import TrainRush, Zone, active_region
from fajrant.games.train_rush.views import WithLeft

# ---------------------------------------------------------------- warehouses


def takes_warehouse(pos: TrainRush, zone: int) -> bool:
    """Whether the zone has room. It needs no station [R4], and the seat may already have warehouses there [R62]."""
    return len(pos.zones[zone].owners) < WAREHOUSE_SPACES


def can_build_warehouse(pos: TrainRush, seat: int) -> bool:
    """Whether the seat has a warehouse in reserve and room for it in the Active Region."""
    faction = pos.factions[seat]
    region = active_region(faction)
    if region == NONE or faction.warehouses == 0:
        return False
    for zone in ZONES_IN[region]:
        if takes_warehouse(pos, zone):
            return True
    return False


def build_warehouse(pos: TrainRush, seat: int, zone: int) -> None:
    """Builds a warehouse. Each brings an advance on the infrastructure track of its region [R51]."""
    here = pos.zones[zone]
    pos.factions[seat].warehouses -= 1
    pos.zones[zone] = Zone(
        owners=here.owners + (seat,), tenants=here.tenants + (NONE,), station=here.station, parcel=here.parcel
    )
    pos.tell(WAREHOUSE_BUILT, seat, zone)
    go_up(pos, seat, REGION_OF_ZONE[zone])


class ChooseWarehouseZone(ChosenOffer):
    """D-ZONE-W Choose where to build the warehouse."""

    point: ClassVar[str] = "choose_warehouse_zone"

    def verb(self) -> Verb:
        return CHOOSE_WAREHOUSE_ZONE

    def choices(self, pos: TrainRush, seat: int) -> list[int]:
        if not can_build_warehouse(pos, seat):
            return []
        return [zone for zone in ZONES_IN[active_region(pos.factions[seat])] if takes_warehouse(pos, zone)]

    def take(self, pos: TrainRush, seat: int, choice: int) -> None:
        build_warehouse(pos, seat, choice)

    def shown(self, pos: TrainRush, viewer: int) -> WithLeft:
        return {"left": pos.factions[self.seat].warehouses}


class BuildWarehouse(Kind):
    def possible(self, pos: TrainRush, seat: int, effect: Effect, region: int) -> bool:
        return can_build_warehouse(pos, seat)

    def carry_out(self, pos: TrainRush, seat: int, effect: Effect, chosen: int, region: int) -> None:
        pos.push(ChooseWarehouseZone(seat, chosen))


# ---------------------------------------------------------------- stations


def takes_station(pos: TrainRush, zone: int) -> bool:
    return pos.zones[zone].station == NONE


def can_build_station(pos: TrainRush, seat: int) -> bool:
    """Whether the seat has a station in reserve and room for it in the Active Region."""
    faction = pos.factions[seat]
    region = active_region(faction)
    if region == NONE or faction.stations == 0:
        return False
    for zone in ZONES_IN[region]:
        if takes_station(pos, zone):
            return True
    return False


def build_station(pos: TrainRush, seat: int, zone: int) -> None:
    """Builds a station. A parcel appears in the zone, but there is no advance in infrastructure."""
    here = pos.zones[zone]
    pos.factions[seat].stations -= 1
    pos.zones[zone] = Zone(owners=here.owners, tenants=here.tenants, station=seat, parcel=True)
    pos.tell(STATION_BUILT, seat, zone)


class ChooseStationZone(ChosenOffer):
    """D-ZONE-S Choose where to build the station."""

    point: ClassVar[str] = "choose_station_zone"

    def verb(self) -> Verb:
        return CHOOSE_STATION_ZONE

    def choices(self, pos: TrainRush, seat: int) -> list[int]:
        if not can_build_station(pos, seat):
            return []
        return [zone for zone in ZONES_IN[active_region(pos.factions[seat])] if takes_station(pos, zone)]

    def take(self, pos: TrainRush, seat: int, choice: int) -> None:
        build_station(pos, seat, choice)

    def shown(self, pos: TrainRush, viewer: int) -> WithLeft:
        return {"left": pos.factions[self.seat].stations}


class BuildStation(Kind):
    def possible(self, pos: TrainRush, seat: int, effect: Effect, region: int) -> bool:
        return can_build_station(pos, seat)

    def carry_out(self, pos: TrainRush, seat: int, effect: Effect, chosen: int, region: int) -> None:
        pos.push(ChooseStationZone(seat, chosen))
