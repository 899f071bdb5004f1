"""DP-6 and §5.3: delivering a good, in up to three small decisions: which good, where to, how far.

Nothing later depends on the path [R45], so routes are told apart by their distance alone. Distances are sets of bits:
bit 3 stands for a distance of 3.
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
from fajrant.games.steamrollers.state import SteamRollers, boxes_crossed, can_use, owns, power, use_tile
from fajrant.games.steamrollers.views import DeliveryView, Destining, LoadedGood, Loading, Measuring

ANY_DISTANCE: Final = (1 << (DISTANCE.high + 1)) - 2
SOURCE: Final = Domain("source", ["supply", "own_cargo"])
SUPPLY: Final = 0
OWN: Final = 1
PLACE: Final = Numbers("place", 0, LONGEST_ROW - 1)

# ---------------------------------------------------------------- what is possible


def allowed_distances(pos: SteamRollers, seat: int) -> int:
    """§5.3 step 7: up to the power; any with tile 4a."""
    return ANY_DISTANCE if owns(pos, seat, TILE_4A) else (2 << power(pos, seat)) - 2


def can_deliver(pos: SteamRollers, seat: int, city: int) -> bool:
    """At least one legal delivery exists."""
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
    """Tile 3a: the die may name the destination [R18]."""
    return can_use(pos, seat, TILE_3A)


def reached_from(pos: SteamRollers, seat: int, origin: int, allowed: int, city: int) -> int:
    """The cities that can be reached from an origin, as a set; from any other than the die's only the die's own."""
    reach = pos.sheets[seat].network.reach
    found = 0
    if origin == city:
        for destination in CITIES:
            if reach[6 * origin + destination] & allowed:
                found |= 1 << destination
    elif reach[6 * origin + city] & allowed:
        found = 1 << city
    return found


def has_cargo_for(pos: SteamRollers, seat: int, origin: int, allowed: int, city: int) -> bool:
    """Some good on this origin can go somewhere."""
    reached = reached_from(pos, seat, origin, allowed, city)
    if reached == 0:
        return False
    for good in pos.goods[origin]:
        if DESTINATIONS[good] & reached:
            return True
    sheet = pos.sheets[seat]
    return sheet.cargo != NONE and sheet.cargo_city == origin and DESTINATIONS[sheet.cargo] & reached != 0


def origins(pos: SteamRollers, seat: int, city: int) -> list[int]:
    """The die's city; with tile 3a all others too."""
    return CITIES if can_name_destination(pos, seat) else [city]


# ---------------------------------------------------------------- which good


class LoadGood(Decision[SteamRollers]):
    """DP-6a A good that can be delivered: from the supply board, or the own cargo. Equal ones are one option; alone
    the place in the row matters, and neighbours of one colour are one option [R35]."""

    point: ClassVar[str] = "load_good"
    fields: ClassVar[list[Field]] = [BY_SEAT, Field("die", DIE)]

    def __init__(self, seat: int, die: int) -> None:
        super().__init__(seat)
        self.die: Final = die

    def options(self, pos: SteamRollers, seat: int) -> list[Move]:
        found: list[Move] = []
        own: list[Move] = []
        city = self.die - 1
        sheet = pos.sheets[seat]
        allowed = allowed_distances(pos, seat)
        for origin in origins(pos, seat, city):
            reached = reached_from(pos, seat, origin, allowed, city)
            if reached == 0:
                continue
            if pos.seats == 1:
                add_row(found, pos.goods[origin], origin, reached)
            else:
                for good in different(pos.goods[origin]):
                    if DESTINATIONS[good] & reached:
                        found.append(LOAD.of(cargo(origin, good)))
            if sheet.cargo != NONE and sheet.cargo_city == origin and DESTINATIONS[sheet.cargo] & reached:
                own.append(LOAD_OWN.of(cargo(origin, sheet.cargo)))
        return found + own

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
        """Every delivery that can be made, with all its answers; what a player looks at before giving the first one."""
        return [
            answered(move, delivery)
            for move in self.options(pos, self.seat)
            for delivery in self.with_good(move).deliveries(pos)
        ]

    def shown(self, pos: SteamRollers, viewer: int) -> Loading:
        return {
            "die": self.die,
            "city": CITY.text(self.die - 1),
            "power": power(pos, self.seat),
            "deliveries": self.deliveries(pos),
        }


LOAD_OF: Final = [[LoadGood(seat, max(die, DIE.low)) for die in range(DIE.size())] for seat in range(SEAT.size())]


def answered(move: Move, delivery: DeliveryView) -> DeliveryView:
    """The same delivery, one answer earlier."""
    return {**delivery, "moves": [move.text, *delivery["moves"]]}


def add_row(found: list[Move], row: tuple[int, ...], origin: int, reached: int) -> None:
    """Each run of equal neighbours once, named by its leftmost place."""
    before = NONE
    for place, good in enumerate(row):
        if good != before and DESTINATIONS[good] & reached:
            found.append(LOAD_IN_ROW.of(cargo_in_row(origin, good, place)))
        before = good


# ---------------------------------------------------------------- where to, how far


class Delivery(Decision[SteamRollers]):
    """What has been decided of a delivery: the good and where it lies."""

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
        self.place: Final = place  # in the row of who plays alone, from 0; else 0

    def loaded(self) -> LoadedGood:
        """As it is shown: the good by its target."""
        return {
            "good": GOOD.text(self.good),
            "origin": CITY.text(self.origin),
            "source": "own_cargo" if self.source == OWN else "supply",
            "place": self.place + 1,
        }


class ChooseDestination(Delivery):
    """DP-6b A city of the good's colour, or for coal any; told apart even at the same distance. With tile 3a a good
    from elsewhere goes to the die's city, and nobody is asked."""

    point: ClassVar[str] = "choose_destination"

    def options(self, pos: SteamRollers, seat: int) -> list[Move]:
        reached = reached_from(pos, seat, self.origin, allowed_distances(pos, seat), self.die - 1)
        wanted = DESTINATIONS[self.good] & reached
        return [TO.of(city) for city in CITIES if wanted >> city & 1]

    def resolve(self, pos: SteamRollers, seat: int, move: Move) -> None:
        pos.become(self.towards(move.a))

    def towards(self, destination: int) -> ChooseDistance:
        return ChooseDistance(self.seat, self.die, self.source, self.origin, self.good, self.place, destination)

    def deliveries(self, pos: SteamRollers) -> list[DeliveryView]:
        return [
            answered(move, delivery)
            for move in self.options(pos, self.seat)
            for delivery in self.towards(move.a).deliveries(pos)
        ]

    def shown(self, pos: SteamRollers, viewer: int) -> Destining:
        return {"power": power(pos, self.seat), "deliveries": self.deliveries(pos), **self.loaded()}


class ChooseDistance(Delivery):
    """DP-6c How far: every distance that some route has, and with tile 3b one or two more [R19]."""

    point: ClassVar[str] = "choose_distance"
    fields: ClassVar[list[Field]] = [*Delivery.fields, Field("destination", CITY)]

    def __init__(self, seat: int, die: int, source: int, origin: int, good: int, place: int, destination: int) -> None:
        super().__init__(seat, die, source, origin, good, place)
        self.destination: Final = destination

    def options(self, pos: SteamRollers, seat: int) -> list[Move]:
        base = self.base_distances(pos, seat)
        allowed = allowed_distances(pos, seat)
        plain = base & allowed
        found = [GO.of(distance) for distance in range(DISTANCE.high + 1) if plain >> distance & 1]
        if owns(pos, seat, TILE_3B):
            raised = (base << 1 | base << 2) & allowed
            found.extend([GO_ROUND.of(distance) for distance in range(DISTANCE.high + 1) if raised >> distance & 1])
        return found

    def base_distances(self, pos: SteamRollers, seat: int) -> int:
        return pos.sheets[seat].network.reach[6 * self.origin + self.destination]

    def resolve(self, pos: SteamRollers, seat: int, move: Move) -> None:
        pos.done()
        route = () if pos.sink is None else self.route(pos, move)
        deliver(pos, self, self.destination, move.a, move.verb is GO_ROUND, route)

    def route(self, pos: SteamRollers, move: Move) -> tuple[int, ...]:
        """One way of this distance to be shown; with tile 3b it is one or two shorter, one if that can be."""
        distance = move.a
        if move.verb is GO_ROUND:
            distance -= 1 if self.base_distances(pos, self.seat) >> (distance - 1) & 1 else 2
        return find_route(pos.sheets[self.seat].network, self.origin, self.destination, distance)

    def deliveries(self, pos: SteamRollers) -> list[DeliveryView]:
        """With a route to draw, the points, and the tiles that each would use."""
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

    def shown(self, pos: SteamRollers, viewer: int) -> Measuring:
        return {
            "power": power(pos, self.seat),
            "destination": CITY.text(self.destination),
            "deliveries": self.deliveries(pos),
            **self.loaded(),
        }


# ---------------------------------------------------------------- carrying it out


def deliver(
    pos: SteamRollers, what: Delivery, destination: int, distance: int, detour: bool, route: tuple[int, ...]
) -> None:
    """§5.3 step 8: tiles that were needed are used, the good leaves, the distance is scored."""
    seat = what.seat
    sheet = pos.sheets[seat]
    for tile in tiles_needed(pos, seat, what, distance, detour):
        use_tile(pos, seat, tile)
    if what.source == OWN:
        sheet.cargo = NONE
        sheet.cargo_city = NONE
    else:
        row = pos.goods[what.origin]
        if pos.seats == 1:
            pos.goods[what.origin] = row[: what.place] + row[what.place + 1 :]
        else:
            pos.goods[what.origin] = without(row, what.good)
        pos.progress = True
    if pos.orders:
        sheet.delivered = (
            sheet.delivered[: what.good] + (sheet.delivered[what.good] + 1,) + sheet.delivered[what.good + 1 :]
        )
    else:
        pos.bag[what.good] += 1
    sheet.points += distance
    if pos.sink is not None:
        pos.tell_to(EVERYBODY, DELIVERED, (seat, what.good, what.origin, destination, distance, route))


def tiles_needed(pos: SteamRollers, seat: int, what: Delivery, distance: int, detour: bool) -> list[int]:
    """Implied, not chosen: 4a when the distance exceeds the power [R20], 4b when it exceeds the crossed boxes [R17],
    3a when the die's city is the destination."""
    found: list[int] = []
    if distance > power(pos, seat):
        found.append(TILE_4A)
    elif distance > boxes_crossed(pos.sheets[seat]):
        found.append(TILE_4B)
    if what.origin != what.die - 1:
        found.append(TILE_3A)
    if detour:
        found.append(TILE_3B)
    return found
