"""§5.10 Building warehouses and stations; D-ZONE-W, D-ZONE-S."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from fajrant.core.moves import Domain, Move
from fajrant.core.steps import Decision
from fajrant.games.train_rush.content import (
    NONE,
    REGION_OF_ZONE,
    SEAT,
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
from fajrant.games.train_rush.rules.carrying import CHOSEN, UNASKED, Kind, decline
from fajrant.games.train_rush.rules.tracks import go_up
from fajrant.games.train_rush.state import TrainRush, Zone, active_region

# ---------------------------------------------------------------- warehouses


def warehouse_zones(pos: TrainRush, seat: int) -> list[int]:
    """Zones of the Active Region with room, with or without a station [R4], also with own warehouses [R62]."""
    faction = pos.factions[seat]
    region = active_region(faction)
    if region == NONE or faction.warehouses == 0:
        return []
    return [zone for zone in ZONES_IN[region] if len(pos.zones[zone].owners) < WAREHOUSE_SPACES]


def build_warehouse(pos: TrainRush, seat: int, zone: int) -> None:
    """The space uncovered on the player board is an advance in the infrastructure of that region [R51]."""
    here = pos.zones[zone]
    pos.factions[seat].warehouses -= 1
    pos.zones[zone] = Zone(here.owners + (seat,), here.tenants + (NONE,), here.station, here.parcel)
    pos.tell(WAREHOUSE_BUILT, seat, zone)
    go_up(pos, seat, REGION_OF_ZONE[zone])


class ChooseWarehouseZone(Decision[TrainRush]):
    """D-ZONE-W Where the warehouse is built."""

    point: ClassVar[str] = "choose_warehouse_zone"
    fields: ClassVar[list[Domain]] = [SEAT, CHOSEN]

    def __init__(self, seat: int, chosen: int) -> None:
        super().__init__(seat)
        self.chosen: Final = chosen

    def options(self, pos: TrainRush, seat: int) -> list[Move]:
        found = [CHOOSE_WAREHOUSE_ZONE.of(zone) for zone in warehouse_zones(pos, seat)]
        if self.chosen == UNASKED:
            found.append(CHOOSE_WAREHOUSE_ZONE.of(NONE))
        return found

    def resolve(self, pos: TrainRush, seat: int, move: Move) -> None:
        if move.a == NONE:
            decline(pos)
            return
        pos.done()
        build_warehouse(pos, seat, move.a)

    def shown(self, pos: TrainRush, viewer: int) -> dict[str, Any]:
        return {"left": pos.factions[self.seat].warehouses}

    def data(self) -> list[int | tuple[int, ...]]:
        return [self.seat, self.chosen]


class BuildWarehouse(Kind):
    def possible(self, pos: TrainRush, seat: int, effect: Effect, region: int) -> bool:
        return bool(warehouse_zones(pos, seat))

    def carry_out(self, pos: TrainRush, seat: int, effect: Effect, chosen: int, region: int) -> None:
        pos.push(ChooseWarehouseZone(seat, chosen))


# ---------------------------------------------------------------- stations


def station_zones(pos: TrainRush, seat: int) -> list[int]:
    faction = pos.factions[seat]
    region = active_region(faction)
    if region == NONE or faction.stations == 0:
        return []
    return [zone for zone in ZONES_IN[region] if pos.zones[zone].station == NONE]


def build_station(pos: TrainRush, seat: int, zone: int) -> None:
    """A parcel appears; no advance in infrastructure."""
    here = pos.zones[zone]
    pos.factions[seat].stations -= 1
    pos.zones[zone] = Zone(here.owners, here.tenants, seat, True)
    pos.tell(STATION_BUILT, seat, zone)


class ChooseStationZone(Decision[TrainRush]):
    """D-ZONE-S Where the station is built."""

    point: ClassVar[str] = "choose_station_zone"
    fields: ClassVar[list[Domain]] = [SEAT, CHOSEN]

    def __init__(self, seat: int, chosen: int) -> None:
        super().__init__(seat)
        self.chosen: Final = chosen

    def options(self, pos: TrainRush, seat: int) -> list[Move]:
        found = [CHOOSE_STATION_ZONE.of(zone) for zone in station_zones(pos, seat)]
        if self.chosen == UNASKED:
            found.append(CHOOSE_STATION_ZONE.of(NONE))
        return found

    def resolve(self, pos: TrainRush, seat: int, move: Move) -> None:
        if move.a == NONE:
            decline(pos)
            return
        pos.done()
        build_station(pos, seat, move.a)

    def data(self) -> list[int | tuple[int, ...]]:
        return [self.seat, self.chosen]


class BuildStation(Kind):
    def possible(self, pos: TrainRush, seat: int, effect: Effect, region: int) -> bool:
        return bool(station_zones(pos, seat))

    def carry_out(self, pos: TrainRush, seat: int, effect: Effect, chosen: int, region: int) -> None:
        pos.push(ChooseStationZone(seat, chosen))
