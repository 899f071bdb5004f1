"""§5.5 Renting a warehouse to a contractor; D-RENT, D-RENT-CITY."""

from __future__ import annotations

from typing import ClassVar, Final

from fajrant.core.fields import Field
from fajrant.core.moves import Move
from fajrant.core.steps import BY_SEAT, Decision
from fajrant.games.train_rush.content import (
    CITIES,
    CITY,
    COLOURS,
    CONTRACTOR_TRACK,
    NONE,
    RANK,
    ZONES,
    Effect,
)
from fajrant.games.train_rush.moves import CHOOSE_RENT_CITY, RENT, RENTED
from fajrant.games.train_rush.rules.carrying import Kind
from fajrant.games.train_rush.rules.tracks import GoUp
from fajrant.games.train_rush.state import TrainRush, Zone, replaced
from fajrant.games.train_rush.views import Renting


def rentable_zones(pos: TrainRush, seat: int) -> list[int]:
    """The zones, in any region, where the seat has an unrented warehouse and somebody has a station."""
    return [zone for zone in ZONES if pos.zones[zone].station != NONE and pos.zones[zone].vacancy_of(seat) != NONE]


def may_rent(pos: TrainRush, city: int, zone: int, colour: int) -> bool:
    """Whether the contractor is in the city and the zone has none of its colour."""
    return pos.contractors[city] >> colour & 1 == 1 and colour not in pos.zones[zone].tenants


def can_rent(pos: TrainRush, seat: int, city: int) -> bool:
    """Whether the seat can rent a warehouse to a contractor of this city."""
    if pos.contractors[city] == 0:
        return False
    for zone in rentable_zones(pos, seat):
        for colour in COLOURS:
            if may_rent(pos, city, zone, colour):
                return True
    return False


def rent(pos: TrainRush, seat: int, city: int, zone: int, colour: int) -> None:
    """Moves a contractor into a warehouse, for good. The owner advances by the city's rank, step by step [R16]."""
    here = pos.zones[zone]
    tenants = replaced(here.tenants, here.vacancy_of(seat), colour)
    pos.zones[zone] = Zone(owners=here.owners, tenants=tenants, station=here.station, parcel=here.parcel)
    pos.contractors[city] &= ~(1 << colour)
    pos.tell(RENTED, seat, city, zone, colour)
    pos.push(GoUp((seat,) * RANK[city], (CONTRACTOR_TRACK + colour,) * RANK[city]))


class ChooseRent(Decision[TrainRush]):
    """D-RENT Choose zone and contractor. It cannot be declined, since the player chose to rent."""

    point: ClassVar[str] = "rent"
    fields: ClassVar[list[Field]] = [BY_SEAT, Field("city", CITY)]

    def __init__(self, seat: int, city: int) -> None:
        super().__init__(seat)
        self.city: Final = city

    def options(self, pos: TrainRush, seat: int) -> list[Move]:
        return [
            RENT.of(self.city, zone, colour)
            for zone in rentable_zones(pos, seat)
            for colour in COLOURS
            if may_rent(pos, self.city, zone, colour)
        ]

    def resolve(self, pos: TrainRush, seat: int, move: Move) -> None:
        pos.done()
        rent(pos, seat, move.a, move.b, move.c)

    def shown(self, pos: TrainRush, viewer: int) -> Renting:
        return {"city": CITY.text(self.city), "rank": RANK[self.city]}


# ---------------------------------------------------------------- A48 and A49


def rentable_cities(pos: TrainRush, seat: int) -> list[int]:
    """The cities with a contractor who could rent a warehouse of the seat."""
    if not rentable_zones(pos, seat):
        return []
    return [city for city in CITIES if can_rent(pos, seat, city)]


class ChooseRentCity(Decision[TrainRush]):
    """D-RENT-CITY Choose the contractor's city, whose rank counts."""

    point: ClassVar[str] = "choose_rent_city"

    def options(self, pos: TrainRush, seat: int) -> list[Move]:
        return [CHOOSE_RENT_CITY.of(city) for city in rentable_cities(pos, seat)]

    def resolve(self, pos: TrainRush, seat: int, move: Move) -> None:
        pos.become(ChooseRent(seat, move.a))


class RentAny(Kind):
    def possible(self, pos: TrainRush, seat: int, effect: Effect, region: int) -> bool:
        return bool(rentable_cities(pos, seat))

    def carry_out(self, pos: TrainRush, seat: int, effect: Effect, chosen: int, region: int) -> None:
        pos.push(ChooseRentCity(seat))
