"""§5.5 Renting a warehouse to a contractor; D-RENT."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from fajrant.core.moves import Domain, Move
from fajrant.core.steps import Decision
from fajrant.games.train_rush.content import (
    CITIES,
    CITY_OR_NONE,
    COLOURS,
    CONTRACTOR_TRACK,
    NONE,
    RANK,
    SEAT,
    ZONES,
    Effect,
)
from fajrant.games.train_rush.moves import RENT, RENTED
from fajrant.games.train_rush.rules.carrying import Kind
from fajrant.games.train_rush.rules.tracks import GoUp
from fajrant.games.train_rush.state import TrainRush, Zone, replaced


def rentable_zones(pos: TrainRush, seat: int) -> list[int]:
    """Zones of any region with an unrented own warehouse and a station of any player."""
    return [zone for zone in ZONES if pos.zones[zone].station != NONE and pos.zones[zone].vacancy_of(seat) != NONE]


def add_rents(found: list[Move], pos: TrainRush, zones: list[int], city: int) -> None:
    """A zone holds one contractor of each colour at most."""
    there = pos.contractors[city]
    if there == 0:
        return
    for zone in zones:
        tenants = pos.zones[zone].tenants
        for colour in COLOURS:
            if there >> colour & 1 and colour not in tenants:
                found.append(RENT.of(city, zone, colour))


def can_rent(pos: TrainRush, seat: int, city: int) -> bool:
    """With the contractors of a city; NONE: of any."""
    zones = rentable_zones(pos, seat)
    if not zones:
        return False
    found: list[Move] = []
    for one in CITIES if city == NONE else [city]:
        add_rents(found, pos, zones, one)
        if found:
            return True
    return False


def rent(pos: TrainRush, seat: int, city: int, zone: int, colour: int) -> None:
    """The contractor stays for the rest of the game; the owner goes up by the rank of the city, step by step [R16]."""
    here = pos.zones[zone]
    tenants = replaced(here.tenants, here.vacancy_of(seat), colour)
    pos.zones[zone] = Zone(here.owners, tenants, here.station, here.parcel)
    pos.contractors[city] &= ~(1 << colour)
    pos.tell(RENTED, seat, city, zone, colour)
    pos.push(GoUp((seat,) * RANK[city], (CONTRACTOR_TRACK + colour,) * RANK[city]))


class ChooseRent(Decision[TrainRush]):
    """D-RENT City, zone and contractor; chosen deliberately, so not to be declined."""

    point: ClassVar[str] = "rent"
    fields: ClassVar[list[Domain]] = [SEAT, CITY_OR_NONE]

    def __init__(self, seat: int, city: int) -> None:
        super().__init__(seat)
        self.city: Final = city  # NONE: any

    def options(self, pos: TrainRush, seat: int) -> list[Move]:
        zones = rentable_zones(pos, seat)
        found: list[Move] = []
        for city in CITIES if self.city == NONE else [self.city]:
            add_rents(found, pos, zones, city)
        return found

    def resolve(self, pos: TrainRush, seat: int, move: Move) -> None:
        pos.done()
        rent(pos, seat, move.a, move.b, move.c)

    def shown(self, pos: TrainRush, viewer: int) -> dict[str, Any]:
        return {"city": CITY_OR_NONE.plain(self.city)}

    def data(self) -> list[int | tuple[int, ...]]:
        return [self.seat, self.city]


class RentAny(Kind):
    def possible(self, pos: TrainRush, seat: int, effect: Effect, region: int) -> bool:
        return can_rent(pos, seat, NONE)

    def carry_out(self, pos: TrainRush, seat: int, effect: Effect, chosen: int, region: int) -> None:
        pos.push(ChooseRent(seat, NONE))
