"""DP-6 and §5.3: delivering a good, in up to three small decisions: the good, the destination, the distance.

Nothing later depends on the path [R45], so routes differ only by their distance. Distances are sets of bits: bit 3
stands for a distance of 3.
"""

from __future__ import annotations

from typing import ClassVar, Final

from fajrant.core.fields import Field
from fajrant.core.hands import different, without
from fajrant.core.journal import EVERYBODY
from fajrant.core.moves import Domain, Move, Numbers
from fajrant.core.steps import BY_SEAT, Decision
from fajrant.games.steamrollers.content import (
    CITIES,
    CITY,
    DESTINATIONS,
    DIE,
    GOOD,
    GOODS,
    HEX,
    NONE,
    SEAT,
    TILE,
    TILE_3A,
    TILE_3B,
    TILE_4A,
    TILE_4B,
)
from fajrant.games.steamrollers.moves import (
    DELIVERED,
    DISTANCE,
    GO,
    GO_ROUND,
    LOAD,
    LOAD_IN_ROW,
    LOAD_OWN,
    LONGEST_ROW,
    TO,
    cargo,
    cargo_in_row,
)
from fajrant.games.steamrollers.network import find_route
from fajrant.games.steamrollers.state import (
    SteamRollers,
    boxes_crossed,
    can_use,
    distances_in_power,
    owns,
    power,
    use_tile,
)
from fajrant.games.steamrollers.views import (
    ChoosingDestination,
    ChoosingDistance,
    DeliveryView,
    LoadedGood,
    Loading,
    WithDeliveries,
)

ANY_DISTANCE: Final = (1 << (DISTANCE.high + 1)) - 2
SOURCE: Final = Domain("source", ["supply", "own_cargo"])
SUPPLY: Final = 0
OWN: Final = 1
PLACE: Final = Numbers("place", 0, LONGEST_ROW - 1)

# ---------------------------------------------------------------- what is possible


def allowed_distances(pos: SteamRollers, seat: int) -> int:
    """§5.3 step 7: the distances up to the power, or any distance with tile 4a."""
    return ANY_DISTANCE if owns(pos, seat, TILE_4A) else distances_in_power(pos, seat)


def can_deliver(pos: SteamRollers, seat: int, city: int) -> bool:
    """Whether there is a legal delivery."""
    sheet = pos.sheets[seat]
    if not sheet.network.links:
        return False
    allowed = allowed_distances(pos, seat)
    if has_cargo_for(pos, seat, city, allowed, city):
        return True
    if can_name_destination(pos, seat):
        for origin in CITIES:
            if origin != city and has_cargo_for(pos, seat, origin, allowed, city):
                return True
    return False


def can_name_destination(pos: SteamRollers, seat: int) -> bool:
    """Whether tile 3a lets the die name the destination instead of the origin [R18]."""
    return can_use(pos, seat, TILE_3A)


def reached_from(pos: SteamRollers, seat: int, origin: int, allowed: int, city: int) -> int:
    """The cities within reach of an origin, as a set of bits. From another city than the die's, only the die's city."""
    reach = pos.sheets[seat].network.reach
    reached = 0
    if origin == city:
        for destination in CITIES:
            if reach[6 * origin + destination] & allowed:
                reached |= 1 << destination
    elif reach[6 * origin + city] & allowed:
        reached = 1 << city
    return reached


def has_cargo_for(pos: SteamRollers, seat: int, origin: int, allowed: int, city: int) -> bool:
    """Whether a good on this origin can be delivered."""
    reached = reached_from(pos, seat, origin, allowed, city)
    if reached == 0:
        return False
    for good in pos.goods[origin]:
        if DESTINATIONS[good] & reached:
            return True
    sheet = pos.sheets[seat]
    return sheet.cargo != NONE and sheet.cargo_city == origin and DESTINATIONS[sheet.cargo] & reached != 0


def origins(pos: SteamRollers, seat: int, city: int) -> list[int]:
    """The cities that goods can come from: the die's city, or all cities with tile 3a."""
    return CITIES if can_name_destination(pos, seat) else [city]


# ---------------------------------------------------------------- the good


def with_best(deliveries: list[DeliveryView]) -> WithDeliveries:
    return {"deliveries": deliveries, "best": max([delivery["points"] for delivery in deliveries], default=0)}


class LoadGood(Decision[SteamRollers]):
    """DP-6a Choose a deliverable good from the supply board, or the own cargo. Equal goods are one option. In a solo
    game the place in the row matters: only equal neighbours are one option [R35]."""

    point: ClassVar[str] = "load_good"
    fields: ClassVar[list[Field]] = [BY_SEAT, Field("die", DIE)]

    def __init__(self, seat: int, die: int) -> None:
        super().__init__(seat)
        self.die: Final = die

    def options(self, pos: SteamRollers, seat: int) -> list[Move]:
        moves: list[Move] = []
        own: list[Move] = []
        city = self.die - 1
        sheet = pos.sheets[seat]
        allowed = allowed_distances(pos, seat)
        for origin in origins(pos, seat, city):
            reached = reached_from(pos, seat, origin, allowed, city)
            if reached == 0:
                continue
            if pos.seats == 1:
                add_row(moves, pos.goods[origin], origin, reached)
            else:
                for good in different(pos.goods[origin]):
                    if DESTINATIONS[good] & reached:
                        moves.append(LOAD.of(cargo(origin, good)))
            if sheet.cargo != NONE and sheet.cargo_city == origin and DESTINATIONS[sheet.cargo] & reached:
                own.append(LOAD_OWN.of(cargo(origin, sheet.cargo)))
        return moves + own

    def resolve(self, pos: SteamRollers, seat: int, move: Move) -> None:
        pos.become(self.with_good(move))

    def with_good(self, move: Move) -> ChooseDestination:
        place = 0
        number = move.a
        if move.verb is LOAD_IN_ROW:
            place = number % LONGEST_ROW
            number = number // LONGEST_ROW
        source = OWN if move.verb is LOAD_OWN else SUPPLY
        return ChooseDestination(self.seat, self.die, source, number // len(GOODS), number % len(GOODS), place)

    def deliveries(self, pos: SteamRollers) -> list[DeliveryView]:
        """Every possible delivery with all its moves, so that a player can compare them first."""
        return [
            with_move(move, delivery)
            for move in self.options(pos, self.seat)
            for delivery in self.with_good(move).deliveries(pos)
        ]

    def shown(self, pos: SteamRollers, viewer: int) -> Loading:
        return {
            "die": self.die,
            "city": CITY.text(self.die - 1),
            "power": power(pos, self.seat),
            **with_best(self.deliveries(pos)),
        }


LOAD_OF: Final = [[LoadGood(seat, max(die, DIE.low)) for die in range(DIE.size())] for seat in range(SEAT.size())]


def with_move(move: Move, delivery: DeliveryView) -> DeliveryView:
    """The same delivery with a move before its others."""
    return {**delivery, "moves": [move.text, *delivery["moves"]]}


def add_row(moves: list[Move], row: tuple[int, ...], origin: int, reached: int) -> None:
    """Adds each run of equal neighbours once, by its leftmost place."""
    previous = NONE
    for place, good in enumerate(row):
        if good != previous and DESTINATIONS[good] & reached:
            moves.append(LOAD_IN_ROW.of(cargo_in_row(origin, good, place)))
        previous = good


# ---------------------------------------------------------------- destination and distance


class Delivery(Decision[SteamRollers]):
    """A delivery whose good has been chosen."""

    fields: ClassVar[list[Field]] = [
        BY_SEAT,
        Field("die", DIE),
        Field("source", SOURCE),
        Field("origin", CITY),
        Field("good", GOOD),
        Field("place", PLACE),
    ]

    def __init__(self, seat: int, die: int, source: int, origin: int, good: int, place: int) -> None:
        super().__init__(seat)
        self.die: Final = die
        self.source: Final = source
        self.origin: Final = origin
        self.good: Final = good
        self.place: Final = place  # in the row of a solo game, from 0; otherwise 0

    def loaded(self) -> LoadedGood:
        """The good, for the view."""
        return {
            "good": GOOD.text(self.good),
            "origin": CITY.text(self.origin),
            "source": "own_cargo" if self.source == OWN else "supply",
            "place": self.place + 1,
        }


class ChooseDestination(Delivery):
    """DP-6b Choose a city of the good's colour; coal can go to any city. With tile 3a a good from elsewhere goes to the
    die's city, which is not asked."""

    point: ClassVar[str] = "choose_destination"

    def options(self, pos: SteamRollers, seat: int) -> list[Move]:
        reached = reached_from(pos, seat, self.origin, allowed_distances(pos, seat), self.die - 1)
        wanted = DESTINATIONS[self.good] & reached
        return [TO.of(city) for city in CITIES if wanted >> city & 1]

    def resolve(self, pos: SteamRollers, seat: int, move: Move) -> None:
        pos.become(self.with_destination(move.a))

    def with_destination(self, destination: int) -> ChooseDistance:
        return ChooseDistance(self.seat, self.die, self.source, self.origin, self.good, self.place, destination)

    def deliveries(self, pos: SteamRollers) -> list[DeliveryView]:
        return [
            with_move(move, delivery)
            for move in self.options(pos, self.seat)
            for delivery in self.with_destination(move.a).deliveries(pos)
        ]

    def shown(self, pos: SteamRollers, viewer: int) -> ChoosingDestination:
        return {"power": power(pos, self.seat), **with_best(self.deliveries(pos)), **self.loaded()}


class ChooseDistance(Delivery):
    """DP-6c Choose the distance of one of the routes, or with tile 3b one or two more [R19]."""

    point: ClassVar[str] = "choose_distance"
    fields: ClassVar[list[Field]] = [*Delivery.fields, Field("destination", CITY)]

    def __init__(self, seat: int, die: int, source: int, origin: int, good: int, place: int, destination: int) -> None:
        super().__init__(seat, die, source, origin, good, place)
        self.destination: Final = destination

    def options(self, pos: SteamRollers, seat: int) -> list[Move]:
        base = self.base_distances(pos, seat)
        allowed = allowed_distances(pos, seat)
        plain = base & allowed
        moves = [GO.of(distance) for distance in range(DISTANCE.high + 1) if plain >> distance & 1]
        if owns(pos, seat, TILE_3B):
            raised = (base << 1 | base << 2) & allowed
            moves.extend([GO_ROUND.of(distance) for distance in range(DISTANCE.high + 1) if raised >> distance & 1])
        return moves

    def base_distances(self, pos: SteamRollers, seat: int) -> int:
        return pos.sheets[seat].network.reach[6 * self.origin + self.destination]

    def resolve(self, pos: SteamRollers, seat: int, move: Move) -> None:
        pos.done()
        route = () if pos.sink is None else self.route(pos, move)
        deliver(pos, self, self.destination, move.a, move.verb is GO_ROUND, route)

    def route(self, pos: SteamRollers, move: Move) -> tuple[int, ...]:
        """A route for the screen. With tile 3b it is one shorter than the distance, or two if need be."""
        distance = move.a
        if move.verb is GO_ROUND:
            distance -= 1 if self.base_distances(pos, self.seat) >> (distance - 1) & 1 else 2
        return find_route(pos.sheets[self.seat].network, self.origin, self.destination, distance)

    def deliveries(self, pos: SteamRollers) -> list[DeliveryView]:
        """The possible deliveries with their routes, points and tiles."""
        return [
            {
                "moves": [move.text],
                "destination": CITY.text(self.destination),
                "points": move.a,
                "route": [HEX.text(here) for here in self.route(pos, move)],
                "tiles": [
                    TILE.text(tile) for tile in tiles_needed(pos, self.seat, self, move.a, move.verb is GO_ROUND)
                ],
                **self.loaded(),
            }
            for move in self.options(pos, self.seat)
        ]

    def shown(self, pos: SteamRollers, viewer: int) -> ChoosingDistance:
        return {
            "power": power(pos, self.seat),
            "destination": CITY.text(self.destination),
            **with_best(self.deliveries(pos)),
            **self.loaded(),
        }


# ---------------------------------------------------------------- carrying it out


def deliver(
    pos: SteamRollers, delivery: Delivery, destination: int, distance: int, detour: bool, route: tuple[int, ...]
) -> None:
    """§5.3 step 8: use the tiles that are needed, remove the good, score the distance."""
    seat = delivery.seat
    sheet = pos.sheets[seat]
    for tile in tiles_needed(pos, seat, delivery, distance, detour):
        use_tile(pos, seat, tile)
    if delivery.source == OWN:
        sheet.cargo = NONE
        sheet.cargo_city = NONE
    else:
        row = pos.goods[delivery.origin]
        if pos.seats == 1:
            pos.goods[delivery.origin] = row[: delivery.place] + row[delivery.place + 1 :]
        else:
            pos.goods[delivery.origin] = without(row, delivery.good)
        pos.progress = True
    if pos.orders:
        sheet.delivered = (
            sheet.delivered[: delivery.good]
            + (sheet.delivered[delivery.good] + 1,)
            + sheet.delivered[delivery.good + 1 :]
        )
    else:
        pos.bag[delivery.good] += 1
    sheet.points += distance
    if pos.sink is not None:
        pos.tell_to(EVERYBODY, DELIVERED, (seat, delivery.good, delivery.origin, destination, distance, route))


def tiles_needed(pos: SteamRollers, seat: int, delivery: Delivery, distance: int, detour: bool) -> list[int]:
    """The tiles that a delivery needs: 4a if the distance exceeds the power [R20], 4b if it exceeds the crossed boxes
    [R17], 3a if the origin is not the die's city, 3b for a detour."""
    tiles: list[int] = []
    if distance > power(pos, seat):
        tiles.append(TILE_4A)
    elif distance > boxes_crossed(pos.sheets[seat]):
        tiles.append(TILE_4B)
    if delivery.origin != delivery.die - 1:
        tiles.append(TILE_3A)
    if detour:
        tiles.append(TILE_3B)
    return tiles
