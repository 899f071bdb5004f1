"""JSON both ways."""

from __future__ import annotations

from typing import Any, Final

from fajrant.core.dice import Dice
from fajrant.core.moves import Domain
from fajrant.core.plain import Reader, plain_values
from fajrant.core.steps import Step
from fajrant.games.train_rush.content import (
    AREA,
    AREAS,
    CARD,
    CARGO_OR_NONE,
    CITIES,
    CITY,
    COLOUR,
    COLOUR_OR_NONE,
    COLOURS,
    CONTRACT,
    CONTRACT_OR_NONE,
    DEALT_SIZES,
    HERO,
    HERO_OR_NONE,
    HEROES,
    NODE,
    PIECES,
    PLACES,
    PROGRESSES,
    REGION,
    REGIONS,
    ROUND,
    SEAT,
    SEAT_OR_NONE,
    SIZES,
    SPY,
    TILE,
    TILE_OR_NONE,
    TILE_SPACES,
    TOKEN,
    TOP,
    TRACK_ENDS,
    TRACKS,
    WAGON,
    WAGON_DISPLAY,
    WAGON_OR_NONE,
    WAGON_SIZE,
    ZONE,
    ZONES,
)
from fajrant.games.train_rush.moves import PHASE, PLACE
from fajrant.games.train_rush.state import (
    SOURCES_OF_POINTS,
    Faction,
    TrainRush,
    Wagon,
    Zone,
    contract_space,
    grid_place,
    mask_of,
)

MANY: Final = 9999
PLACE_NAMES: Final = [str(PLACE.plain(place)) for place in PLACES]

# ---------------------------------------------------------------- out


def bits(values: int, most: int) -> list[int]:
    """The members of a set of bits."""
    return [value for value in range(most) if values >> value & 1]


def plain(pos: TrainRush) -> dict[str, Any]:
    return {
        "round": pos.round,
        "phase": PHASE.text(pos.phase),
        "order": list(pos.order),
        "passed": bits(pos.passed, pos.seats),
        "lobbied": [REGION.text(region) for region in bits(pos.lobbied, len(REGIONS))],
        "areas": {AREA.text(area): pos.areas[area] for area in AREAS},
        "spies": {PLACE_NAMES[place]: list(pos.spies[place]) for place in PLACES},
        "agents": {PLACE_NAMES[place]: list(pos.agents[place]) for place in PLACES},
        "zones": {ZONE.text(zone): plain_zone(pos.zones[zone]) for zone in ZONES},
        "visitors": {CITY.text(city): list(pos.visitors[city]) for city in CITIES},
        "contractors": {CITY.text(city): plain_colours(pos.contractors[city]) for city in CITIES},
        "missions": [CITY.text(city) for city in bits(pos.missions, len(CITIES))],
        "contracted": {
            CITY.text(city): [SEAT_OR_NONE.plain(pos.contracted[contract_space(city, size)]) for size in SIZES]
            for city in CITIES
        },
        "grid": {
            REGION.text(region): [CONTRACT_OR_NONE.plain(pos.grid[grid_place(region, size)]) for size in SIZES]
            for region in REGIONS
        },
        "contract_stacks": [plain_values(CONTRACT, stack) for stack in pos.contract_stacks],
        "contract_discards": [plain_values(CONTRACT, stack) for stack in pos.contract_discards],
        "tiles": plain_values(TILE_OR_NONE, tuple(pos.tiles)),
        "tile_stack": plain_values(TILE, pos.tile_stack),
        "tile_discard": plain_values(TILE, pos.tile_discard),
        "wagons": [plain_values(WAGON_OR_NONE, offer) for offer in pos.offers_of_wagons],
        "wagon_stacks": [plain_values(WAGON, stack) for stack in pos.wagon_stacks],
        "wagon_discards": [plain_values(WAGON, stack) for stack in pos.wagon_discards],
        "special_stacks": [plain_values(WAGON, stack) for stack in pos.special_stacks],
        "display": plain_values(CARD, pos.display),
        "deck": plain_values(CARD, tuple(pos.deck)),
        "discard": plain_values(CARD, pos.discard),
        "in_use": plain_values(CARD, pos.in_use),
        "drawn": plain_values(CARD, pos.drawn),
        "under": list(pos.under),
        "returned": [plain_values(CARD, pair) for pair in pos.returned],
        "hero_pile": plain_values(HERO, pos.hero_pile),
        "packs": [plain_values(HERO, pack) for pack in pos.packs],
        "aside": plain_values(HERO_OR_NONE, pos.aside),
        "seen": [[HERO.text(hero) for hero in bits(heroes, len(HEROES))] for heroes in pos.seen],
        "used_tokens": list(pos.used_tokens),
        "factions": [plain_faction(faction) for faction in pos.factions],
    }


def plain_colours(colours: int) -> list[str]:
    return [COLOUR.text(colour) for colour in bits(colours, len(COLOURS))]


def plain_zone(zone: Zone) -> dict[str, Any]:
    return {
        "owners": list(zone.owners),
        "tenants": plain_values(COLOUR_OR_NONE, zone.tenants),
        "station": SEAT_OR_NONE.plain(zone.station),
        "parcel": zone.parcel,
    }


def plain_wagon(wagon: Wagon) -> dict[str, Any]:
    return {"wagon": WAGON.text(wagon.kind), "load": plain_values(CARGO_OR_NONE, wagon.load)}


def plain_faction(faction: Faction) -> dict[str, Any]:
    return {
        "vp": list(faction.vp),
        "location": NODE.text(faction.location),
        "investment": faction.investment,
        "coal": faction.coal,
        "progress": list(faction.progress),
        "tracks": list(faction.tracks),
        "warehouses": faction.warehouses,
        "stations": faction.stations,
        "markers": faction.markers,
        "agents": faction.agents,
        "spies": bits(faction.spies, SPY.size()),
        "bid": faction.bid,
        "hand": plain_values(CARD, faction.hand),
        "known": [CARD.text(card) for card in faction.hand if faction.known >> card & 1],
        "heroes": plain_values(HERO, faction.heroes),
        "missions": plain_values(HERO, faction.missions),
        "wagons": [plain_wagon(wagon) for wagon in faction.wagons],
        "tokens": list(faction.tokens),
    }


TABLE_KEYS: Final = [
    "round",
    "phase",
    "order",
    "passed",
    "lobbied",
    "areas",
    "spies",
    "agents",
    "zones",
    "visitors",
    "contractors",
    "missions",
    "contracted",
    "grid",
    "contract_stacks",
    "contract_discards",
    "tiles",
    "tile_stack",
    "tile_discard",
    "wagons",
    "wagon_stacks",
    "wagon_discards",
    "special_stacks",
    "display",
    "deck",
    "discard",
    "in_use",
    "drawn",
    "under",
    "returned",
    "hero_pile",
    "packs",
    "aside",
    "seen",
    "used_tokens",
    "factions",
]
FACTION_KEYS: Final = [
    "vp",
    "location",
    "investment",
    "coal",
    "progress",
    "tracks",
    "warehouses",
    "stations",
    "markers",
    "agents",
    "spies",
    "bid",
    "hand",
    "known",
    "heroes",
    "missions",
    "wagons",
    "tokens",
]

# ---------------------------------------------------------------- in


def read(reader: Reader, seats: int, options: dict[str, str], dice: Dice, stack: list[Step[Any]]) -> TrainRush:
    reader.expect_keys(TABLE_KEYS)
    visitors = [read_seats(here, seats) for here in by_name(reader.get("visitors"), CITY.ids)]
    grid = [row.exactly(len(SIZES)) for row in by_name(reader.get("grid"), REGION.ids)]
    contracted = [row.exactly(len(SIZES)) for row in by_name(reader.get("contracted"), CITY.ids)]
    return TrainRush(
        seats,
        options,
        dice,
        stack,
        [
            read_faction(one, visited_by(visitors, seat))
            for seat, one in enumerate(reader.get("factions").exactly(seats))
        ],
        read_seats(reader.get("order"), seats),
        reader.get("round").number(ROUND.low, ROUND.high),
        reader.get("phase").value(PHASE),
        mask_of(read_seats(reader.get("passed"), seats)),
        mask_of(reader.get("lobbied").values(REGION)),
        [count.number(0, MANY) for count in by_name(reader.get("areas"), AREA.ids)],
        [read_seats(here, seats) for here in by_name(reader.get("spies"), PLACE_NAMES)],
        [read_seats(here, seats) for here in by_name(reader.get("agents"), PLACE_NAMES)],
        [read_zone(zone, seats) for zone in by_name(reader.get("zones"), ZONE.ids)],
        visitors,
        [mask_of(here.values(COLOUR)) for here in by_name(reader.get("contractors"), CITY.ids)],
        mask_of(reader.get("missions").values(CITY)),
        [read_seat(space, seats) for row in contracted for space in row],
        [space.value(CONTRACT_OR_NONE) for row in grid for space in row],
        read_stacks(reader.get("contract_stacks"), len(SIZES), CONTRACT),
        read_stacks(reader.get("contract_discards"), len(SIZES), CONTRACT),
        [tile.value(TILE_OR_NONE) for tile in reader.get("tiles").exactly(TILE_SPACES)],
        reader.get("tile_stack").values(TILE),
        reader.get("tile_discard").values(TILE),
        [
            tuple([wagon.value(WAGON_OR_NONE) for wagon in offer.exactly(WAGON_DISPLAY)])
            for offer in reader.get("wagons").exactly(len(DEALT_SIZES))
        ],
        read_stacks(reader.get("wagon_stacks"), len(DEALT_SIZES), WAGON),
        read_stacks(reader.get("wagon_discards"), len(DEALT_SIZES), WAGON),
        read_stacks(reader.get("special_stacks"), len(DEALT_SIZES), WAGON),
        reader.get("display").values(CARD),
        list(reader.get("deck").values(CARD)),
        reader.get("discard").values(CARD),
        reader.get("in_use").values(CARD),
        tuple(sorted(reader.get("drawn").values(CARD))),
        read_seats(reader.get("under"), seats),
        [tuple(sorted(pair)) for pair in read_stacks(reader.get("returned"), seats, CARD)],
        reader.get("hero_pile").values(HERO),
        [tuple(sorted(pack)) for pack in read_stacks(reader.get("packs"), seats, HERO)],
        tuple([hero.value(HERO_OR_NONE) for hero in reader.get("aside").exactly(seats)]),
        tuple([mask_of(heroes) for heroes in read_stacks(reader.get("seen"), seats, HERO)]),
        reader.get("used_tokens").values(TOKEN),
    )


def by_name(reader: Reader, names: list[str]) -> list[Reader]:
    """The entries of an object with exactly these keys, in this order."""
    reader.expect_keys(names)
    return [reader.get(name) for name in names]


def visited_by(visitors: list[tuple[int, ...]], seat: int) -> int:
    """The cities where a seat has a marker, as a set of bits."""
    return mask_of(tuple([city for city in CITIES if seat in visitors[city]]))


def read_seat(reader: Reader, seats: int) -> int:
    seat = reader.value(SEAT_OR_NONE)
    if seat >= seats:
        raise reader.refuse(f"there is no seat {seat}")
    return seat


def read_seats(reader: Reader, seats: int) -> tuple[int, ...]:
    found = reader.values(SEAT)
    for seat in found:
        if seat >= seats:
            raise reader.refuse(f"there is no seat {seat}")
    return found


def read_stacks(reader: Reader, count: int, domain: Domain) -> list[tuple[int, ...]]:
    return [stack.values(domain) for stack in reader.exactly(count)]


def read_zone(reader: Reader, seats: int) -> Zone:
    reader.expect_keys(["owners", "tenants", "station", "parcel"])
    owners = read_seats(reader.get("owners"), seats)
    tenants = [tenant.value(COLOUR_OR_NONE) for tenant in reader.get("tenants").exactly(len(owners))]
    return Zone(owners, tuple(tenants), read_seat(reader.get("station"), seats), reader.get("parcel").flag())


def read_wagon(reader: Reader) -> Wagon:
    reader.expect_keys(["wagon", "load"])
    kind = reader.get("wagon").value(WAGON)
    load = [cargo.value(CARGO_OR_NONE) for cargo in reader.get("load").exactly(WAGON_SIZE[kind])]
    return Wagon(kind, tuple(load))


def read_numbers(reader: Reader, highest: list[int]) -> tuple[int, ...]:
    """As many numbers from 0 on, each with its own highest value."""
    return tuple([one.number(0, most) for one, most in zip(reader.exactly(len(highest)), highest, strict=True)])


def read_faction(reader: Reader, visited: int) -> Faction:
    reader.expect_keys(FACTION_KEYS)
    return Faction(
        read_numbers(reader.get("vp"), [MANY for _ in SOURCES_OF_POINTS]),
        reader.get("location").value(NODE),
        reader.get("investment").number(0, MANY),
        reader.get("coal").number(0, MANY),
        read_numbers(reader.get("progress"), [TOP[track] for track in PROGRESSES]),
        read_numbers(reader.get("tracks"), [TRACK_ENDS[track] for track in TRACKS]),
        reader.get("warehouses").number(0, int(PIECES["warehouses"])),
        reader.get("stations").number(0, int(PIECES["stations"])),
        reader.get("markers").number(0, int(PIECES["contract_markers"])),
        reader.get("agents").number(0, int(PIECES["agents"])),
        mask_of(reader.get("spies").values(SPY)),
        reader.get("bid").number(0, SPY.high),
        visited,
        tuple(sorted(reader.get("hand").values(CARD))),
        mask_of(reader.get("known").values(CARD)),
        tuple(sorted(reader.get("heroes").values(HERO))),
        reader.get("missions").values(HERO),
        tuple([read_wagon(wagon) for wagon in reader.get("wagons").items()]),
        tuple(sorted(reader.get("tokens").values(TOKEN))),
    )
