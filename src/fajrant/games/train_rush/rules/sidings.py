"""§5.8 and §5.9 Siding bonus tiles, parcels and zone scoring; D-SIDING, D-PARCEL."""

from __future__ import annotations

from typing import ClassVar, Final

from fajrant.core.fields import Field
from fajrant.core.moves import Move, Verb
from fajrant.core.steps import BY_SEAT, Decision, Step
from fajrant.games.train_rush.content import (
    COLOURS,
    CONTRACTOR_TRACK,
    NONE,
    NUMBER,
    NUMBER_AT,
    PARCEL,
    REGION_OF_ZONE,
    TILE,
    TILE_EFFECT,
    TILE_SPACES,
    ZONE,
    ZONE_AT,
    Effect,
)
from fajrant.games.train_rush.moves import CHOOSE_SIDING_TILE, PARCEL_TAKEN, TAKE_PARCEL, TILE_LAID, TILE_USED
from fajrant.games.train_rush.rules.carrying import UNASKED, Kind, Offer, begin
from fajrant.games.train_rush.rules.tracks import GoUp
from fajrant.games.train_rush.state import Faction, TrainRush, Zone, loaded, mixed, wagon_place, with_wagon
from fajrant.games.train_rush.views import InZone


def stop_at_siding(pos: TrainRush, seat: int, node: int) -> None:
    """R14 Resolves the tile, then the parcel, then the scoring of the zone."""
    zone = ZONE_AT[node]
    pos.push(ScoreZone(seat, zone))
    pos.push(OfferParcel(seat, zone))
    use_tile(pos, seat, NUMBER_AT[node])


# ---------------------------------------------------------------- tiles


def use_tile(pos: TrainRush, seat: int, number: int) -> None:
    """Uses a tile, which leaves its space while its effect is resolved. An empty space has no effect."""
    tile = pos.tiles[number - 1]
    if tile == NONE:
        return
    pos.tiles[number - 1] = NONE
    pos.tell(TILE_USED, seat, number, tile)
    pos.push(ReplaceTile(number, tile))
    begin(pos, seat, TILE_EFFECT[tile], UNASKED)


class ReplaceTile(Step[TrainRush]):
    """§5.8 The tile is discarded, even if its effect was impossible; its space is refilled from the stack."""

    fields: ClassVar[list[Field]] = [Field("number", NUMBER), Field("tile", TILE)]

    def __init__(self, number: int, tile: int) -> None:
        self.number: Final = number
        self.tile: Final = tile

    def proceed(self, pos: TrainRush) -> None:
        pos.done()
        pos.tile_discard += (self.tile,)
        if not pos.tile_stack:
            pos.tile_stack = mixed(pos, pos.tile_discard)
            pos.tile_discard = ()
        pos.tiles[self.number - 1] = pos.tile_stack[-1]
        pos.tile_stack = pos.tile_stack[:-1]
        pos.reveal()
        pos.tell(TILE_LAID, self.number, pos.tiles[self.number - 1])


class ChooseSidingTile(Offer):
    """D-SIDING Choose any face-up tile, even one whose effect is impossible now."""

    point: ClassVar[str] = "choose_siding_tile"

    def verb(self) -> Verb:
        return CHOOSE_SIDING_TILE

    def choices(self, pos: TrainRush, seat: int) -> list[int]:
        return [number for number in range(1, TILE_SPACES + 1) if pos.tiles[number - 1] != NONE]

    def take(self, pos: TrainRush, seat: int, choice: int) -> None:
        use_tile(pos, seat, choice)


class UseAnyTile(Kind):
    def carry_out(self, pos: TrainRush, seat: int, effect: Effect, chosen: int, region: int) -> None:
        pos.push(ChooseSidingTile(seat))


# ---------------------------------------------------------------- parcels


def wagons_for_parcel(faction: Faction) -> list[int]:
    """The special wagons with a free slot; of equivalent ones only the first."""
    kinds: list[int] = []
    signs: list[int] = []
    for wagon in faction.wagons:
        if wagon.special() and NONE in wagon.load and wagon.sign not in signs:
            kinds.append(wagon.kind)
            signs.append(wagon.sign)
    return kinds


class OfferParcel(Step[TrainRush]):
    """§5.2 Offers the parcel after the tile, so that a special wagon gained from the tile can take it [R14]."""

    fields: ClassVar[list[Field]] = [BY_SEAT, Field("zone", ZONE)]

    def __init__(self, seat: int, zone: int) -> None:
        self.seat: Final = seat
        self.zone: Final = zone

    def proceed(self, pos: TrainRush) -> None:
        if pos.zones[self.zone].parcel and wagons_for_parcel(pos.factions[self.seat]):
            pos.become(TakeParcel(self.seat, self.zone))
        else:
            pos.done()


class TakeParcel(Decision[TrainRush]):
    """D-PARCEL Choose a special wagon for the zone's parcel."""

    point: ClassVar[str] = "take_parcel"
    fields: ClassVar[list[Field]] = [BY_SEAT, Field("zone", ZONE)]

    def __init__(self, seat: int, zone: int) -> None:
        super().__init__(seat)
        self.zone: Final = zone

    def options(self, pos: TrainRush, seat: int) -> list[Move]:
        moves = [TAKE_PARCEL.of(wagon) for wagon in wagons_for_parcel(pos.factions[seat])]
        moves.append(TAKE_PARCEL.of(NONE))
        return moves

    def resolve(self, pos: TrainRush, seat: int, move: Move) -> None:
        pos.done()
        if move.a == NONE:
            return
        here = pos.zones[self.zone]
        pos.zones[self.zone] = Zone(owners=here.owners, tenants=here.tenants, station=here.station, parcel=False)
        faction = pos.factions[seat]
        place = wagon_place(faction, move.a)
        wagon = faction.wagons[place]
        faction.wagons = with_wagon(faction, place, loaded(wagon, wagon.load.index(NONE), PARCEL))
        pos.tell(PARCEL_TAKEN, seat, self.zone, move.a)

    def shown(self, pos: TrainRush, viewer: int) -> InZone:
        return {"zone": ZONE.text(self.zone)}


# ---------------------------------------------------------------- scoring


class ScoreZone(Step[TrainRush]):
    """§5.9 Fixes all advances when the scoring begins: first those of the owners of rented warehouses, in turn order
    from the seat that stopped here [R15], each by colour; then one per rented warehouse for the station's owner."""

    fields: ClassVar[list[Field]] = [BY_SEAT, Field("zone", ZONE)]

    def __init__(self, seat: int, zone: int) -> None:
        self.seat: Final = seat
        self.zone: Final = zone

    def proceed(self, pos: TrainRush) -> None:
        here = pos.zones[self.zone]
        rented = here.rented()
        if rented == 0:
            pos.done()
            return
        movers: list[int] = []
        tracks: list[int] = []
        for owner in pos.order_from(self.seat):
            for colour in COLOURS:
                for place, tenant in enumerate(here.tenants):
                    if tenant == colour and here.owners[place] == owner:
                        movers.append(owner)
                        tracks.append(CONTRACTOR_TRACK + colour)
        for _ in range(rented):
            movers.append(here.station)
            tracks.append(REGION_OF_ZONE[self.zone])
        pos.become(GoUp(tuple(movers), tuple(tracks)))
