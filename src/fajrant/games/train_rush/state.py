"""The table: what lies where. Wagons and zones are immutable values that clones share; changing one lays another."""

from __future__ import annotations

from typing import Any, Final

from fajrant.core.dice import Dice
from fajrant.core.position import Position
from fajrant.core.steps import Step
from fajrant.games.train_rush.content import (
    CARGO,
    FIRST_SPECIAL,
    GOODS,
    KINDS_OF_SIZES,
    LEVELS,
    NONE,
    PARTY_OF,
    REGION_AT,
    SLOT,
    SLOTS,
    SMALLEST,
    TOP,
    WAGON_SIZE,
    WAGONS,
    Party,
)

# ---------------------------------------------------------------- wagons

# where victory points come from
FROM_TOKENS: Final = 0
FROM_CONTRACTS: Final = 1
FROM_MARKETS: Final = 2
FROM_CARDS: Final = 3
SOURCES_OF_POINTS: Final = ["tokens", "contracts", "markets", "cards"]


class Wagon:
    """A wagon with its load: for each slot a good, a parcel or NONE. Equal signs: equal in all that matters (§4.0)."""

    def __init__(self, kind: int, load: tuple[int, ...]) -> None:
        self.kind: Final = kind
        self.load: Final = load
        self.size: Final = len(load)
        self.loadable: Final = kind < FIRST_SPECIAL and NONE in load  # with goods
        self.sign: Final = sign_of(kind, load)
        self.code: Final = code_of(kind, load)

    def special(self) -> bool:
        """Does it carry parcels?"""
        return self.kind >= FIRST_SPECIAL


def sign_of(kind: int, load: tuple[int, ...]) -> int:
    """The same for wagons with the same slots and the same load, whatever the order of the slots."""
    codes = [slot * 8 + load[place] + 2 for place, slot in enumerate(SLOTS[kind])]  # none is 0, so the size counts too
    codes.sort()
    sign = 0
    for code in codes:
        sign = sign * 64 + code
    return sign


def code_of(kind: int, load: tuple[int, ...]) -> int:
    """A number for a wagon with its load: a digit for each slot, and the wagon above them."""
    code = kind * DIGIT[SLOT.size()]
    for slot, cargo in enumerate(load):
        code += (cargo + 1) * DIGIT[slot]
    return code


DIGIT: Final[list[int]] = [
    (CARGO.size() + 1) ** slot for slot in range(SLOT.size() + 1)
]  # what a 1 in each slot's place counts
NEW_WAGONS: Final = [Wagon(kind, (NONE,) * WAGON_SIZE[kind]) for kind in WAGONS]  # as they arrive: empty
_wagons: Final[dict[int, Wagon]] = {}  # by code: made once and looked up ever after, like moves


def loaded(wagon: Wagon, slot: int, cargo: int) -> Wagon:
    """The same wagon with this in that slot; NONE empties it."""
    code = wagon.code + (cargo - wagon.load[slot]) * DIGIT[slot]
    found = _wagons.get(code)
    if found is None:
        found = Wagon(wagon.kind, replaced(wagon.load, slot, cargo))
        _wagons[code] = found
    return found


# ---------------------------------------------------------------- zones


class Zone:
    """An economic zone: whose warehouses in order of building, the tenant of each (a colour or NONE), the station."""

    def __init__(self, *, owners: tuple[int, ...], tenants: tuple[int, ...], station: int, parcel: bool) -> None:
        self.owners: Final = owners
        self.tenants: Final = tenants
        self.station: Final = station  # its owner; NONE
        self.parcel: Final = parcel

    def rented(self) -> int:
        """How many of its warehouses are rented."""
        return len(self.tenants) - self.tenants.count(NONE)

    def vacancy_of(self, seat: int) -> int:
        """The place of a seat's first unrented warehouse; NONE."""
        for place, owner in enumerate(self.owners):
            if owner == seat and self.tenants[place] == NONE:
                return place
        return NONE


EMPTY_ZONE: Final = Zone(owners=(), tenants=(), station=NONE, parcel=False)

# ---------------------------------------------------------------- a player's holdings


class Faction:
    """All that a seat owns."""

    def __init__(
        self,
        *,
        vp: tuple[int, ...],
        location: int,
        investment: int,
        coal: int,
        progress: tuple[int, ...],
        tracks: tuple[int, ...],
        warehouses: int,
        stations: int,
        markers: int,
        agents: int,
        spies: int,
        bid: int,
        visited: int,
        hand: tuple[int, ...],
        known: int,
        heroes: tuple[int, ...],
        missions: tuple[int, ...],
        wagons: tuple[Wagon, ...],
        tokens: tuple[int, ...],
    ) -> None:
        self.vp = vp  # by where they came from
        self.location = location  # of the locomotive
        self.investment = investment
        self.coal = coal
        self.progress = progress  # level on each progress track
        self.tracks = tracks  # space on each track of infrastructure and contractors; 0 before the first
        self.warehouses = warehouses  # in reserve, like the next three
        self.stations = stations
        self.markers = markers  # for contracts
        self.agents = agents
        self.spies = spies  # on the player board, as a set of bits
        self.bid = bid  # the spy on the auction track; 0 if there is none
        self.visited = visited  # cities with an own marker, as a set of bits
        self.hand = hand  # action cards, in content order
        self.known = known  # of these the ones that all have seen, as a set of bits
        self.heroes = heroes  # in hand, in content order
        self.missions = missions  # heroes played, in order
        self.wagons = wagons
        self.tokens = tokens  # movement points of the own tokens, the smallest first

    def clone(self) -> Faction:
        return Faction(
            vp=self.vp,
            location=self.location,
            investment=self.investment,
            coal=self.coal,
            progress=self.progress,
            tracks=self.tracks,
            warehouses=self.warehouses,
            stations=self.stations,
            markers=self.markers,
            agents=self.agents,
            spies=self.spies,
            bid=self.bid,
            visited=self.visited,
            hand=self.hand,
            known=self.known,
            heroes=self.heroes,
            missions=self.missions,
            wagons=self.wagons,
            tokens=self.tokens,
        )


# ---------------------------------------------------------------- the table


class TrainRush(Position):
    """The table of Train Rush."""

    def __init__(
        self,
        *,
        seats: int,
        options: dict[str, str],
        dice: Dice,
        stack: list[Step[Any]],
        factions: list[Faction],
        order: tuple[int, ...],
        round: int,
        phase: int,
        passed: int,
        lobbied: int,
        areas: list[int],
        spies: list[tuple[int, ...]],
        agents: list[tuple[int, ...]],
        zones: list[Zone],
        visitors: list[tuple[int, ...]],
        contractors: list[int],
        missions: int,
        contracted: list[int],
        grid: list[int],
        contract_stacks: list[tuple[int, ...]],
        contract_discards: list[tuple[int, ...]],
        tiles: list[int],
        tile_stack: tuple[int, ...],
        tile_discard: tuple[int, ...],
        offers_of_wagons: list[tuple[int, ...]],
        wagon_stacks: list[tuple[int, ...]],
        wagon_discards: list[tuple[int, ...]],
        special_stacks: list[tuple[int, ...]],
        display: tuple[int, ...],
        deck: list[int],
        discard: tuple[int, ...],
        in_use: tuple[int, ...],
        drawn: tuple[int, ...],
        under: tuple[int, ...],
        returned: list[tuple[int, ...]],
        hero_pile: tuple[int, ...],
        packs: list[tuple[int, ...]],
        aside: tuple[int, ...],
        seen: tuple[int, ...],
        used_tokens: tuple[int, ...],
    ) -> None:
        super().__init__(seats, options, dice, stack)
        self.factions = factions
        self.order = order  # of turns
        self.round = round
        self.phase = phase  # SETUP, AUCTION, … MISSION; END when the game is over
        self.passed = passed  # seats that are out of the investment phase, as a set of bits
        self.lobbied = lobbied  # regions that hold a spy placed in this phase, as a set of bits
        self.areas = areas  # markers in each action area
        self.spies = spies  # of each place (a sector of a region) from space 1 on: whose
        self.agents = agents  # from space 5 on
        self.zones = zones
        self.visitors = visitors  # of each city in order of their coming: whose markers
        self.contractors = contractors  # of each city, as a set of bits
        self.missions = missions  # cities that have their mission token, as a set of bits
        self.contracted = contracted  # contract area: whose marker, by city and size; NONE
        self.grid = grid  # state contracts by region and size; NONE is a gap
        self.contract_stacks = contract_stacks  # by size; of every stack the top one is last
        self.contract_discards = contract_discards
        self.tiles = tiles  # siding bonus tiles on spaces 1, 2, ...; NONE while one is resolved
        self.tile_stack = tile_stack
        self.tile_discard = tile_discard
        self.offers_of_wagons = offers_of_wagons  # face up, by size from 2 on; NONE is a gap
        self.wagon_stacks = wagon_stacks
        self.wagon_discards = wagon_discards
        self.special_stacks = special_stacks  # by size from 2 on, face up
        self.display = display  # of action cards
        self.deck = deck
        self.discard = discard
        self.in_use = in_use  # cards whose effects are under way, face up on the table
        self.drawn = drawn  # cards that the one who plans is looking at
        self.under = under  # whose returned pairs lie lowest in the deck, the lowest first [R68]
        self.returned = returned  # by seat: cards that will go under the deck when all have chosen
        self.hero_pile = hero_pile  # not dealt
        self.packs = packs  # of the draft, by seat
        self.aside = aside  # the hero that each seat put aside; NONE
        self.seen = seen  # by seat: heroes that it has seen in packs, as a set of bits [R70]
        self.used_tokens = used_tokens  # out of the game

    def clone(self) -> TrainRush:
        twin = TrainRush(
            seats=self.seats,
            options=self.options,
            dice=self.dice.clone(),
            stack=self.stack.copy(),
            factions=[faction.clone() for faction in self.factions],
            order=self.order,
            round=self.round,
            phase=self.phase,
            passed=self.passed,
            lobbied=self.lobbied,
            areas=self.areas.copy(),
            spies=self.spies.copy(),
            agents=self.agents.copy(),
            zones=self.zones.copy(),
            visitors=self.visitors.copy(),
            contractors=self.contractors.copy(),
            missions=self.missions,
            contracted=self.contracted.copy(),
            grid=self.grid.copy(),
            contract_stacks=self.contract_stacks.copy(),
            contract_discards=self.contract_discards.copy(),
            tiles=self.tiles.copy(),
            tile_stack=self.tile_stack,
            tile_discard=self.tile_discard,
            offers_of_wagons=self.offers_of_wagons.copy(),
            wagon_stacks=self.wagon_stacks.copy(),
            wagon_discards=self.wagon_discards.copy(),
            special_stacks=self.special_stacks.copy(),
            display=self.display,
            deck=self.deck.copy(),
            discard=self.discard,
            in_use=self.in_use,
            drawn=self.drawn,
            under=self.under,
            returned=self.returned.copy(),
            hero_pile=self.hero_pile,
            packs=self.packs.copy(),
            aside=self.aside,
            seen=self.seen,
            used_tokens=self.used_tokens,
        )
        twin.settled_as(self)
        return twin

    def party(self) -> Party:
        return PARTY_OF[self.seats]

    def order_from(self, seat: int) -> list[int]:
        """All seats in turn order, this one first."""
        place = self.order.index(seat)
        return list(self.order[place:] + self.order[:place])


# ---------------------------------------------------------------- small questions


def mask_of(values: tuple[int, ...]) -> int:
    """Values as a set of bits."""
    mask = 0
    for value in values:
        mask |= 1 << value
    return mask


def replaced(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """The same values with another one in that place."""
    found = list(values)
    found[place] = value
    return tuple(found)


def active_region(faction: Faction) -> int:
    """§1 The region where the own locomotive stands; NONE on START."""
    return REGION_AT[faction.location]


def value_on(faction: Faction, track: int) -> int:
    """§2.5 What a progress track is worth to a seat."""
    return LEVELS[track][faction.progress[track]]


def can_advance(pos: TrainRush, seat: int, track: int) -> bool:
    """§5.12 The top of a progress track is for one [R18]."""
    level = pos.factions[seat].progress[track] + 1
    if level < TOP[track]:
        return True
    if level > TOP[track]:
        return False
    for faction in pos.factions:
        if faction.progress[track] == level:
            return False
    return True


def count_of(seats: tuple[int, ...], seat: int) -> int:
    """How many pieces are a seat's. (Compiled, this is much faster than `count`.)"""
    found = 0
    for owner in seats:
        if owner == seat:
            found += 1
    return found


def goods_on(faction: Faction) -> list[int]:
    """How many of each good lie on all own wagons."""
    counts = [0 for _ in GOODS]
    for wagon in faction.wagons:
        if not wagon.special():
            for cargo in wagon.load:
                if cargo != NONE:
                    counts[cargo] += 1
    return counts


def wagon_place(faction: Faction, kind: int) -> int:
    """Where a seat's wagon of that kind is in its train."""
    place = 0
    while faction.wagons[place].kind != kind:
        place += 1
    return place


def with_wagon(faction: Faction, place: int, wagon: Wagon) -> tuple[Wagon, ...]:
    """The own wagons, with another one in that place."""
    wagons = list(faction.wagons)
    wagons[place] = wagon
    return tuple(wagons)


def contract_space(city: int, size: int) -> int:
    """A space of the contract area."""
    return city * KINDS_OF_SIZES + size - SMALLEST


def grid_place(region: int, size: int) -> int:
    """A place of the state contract grid."""
    return region * KINDS_OF_SIZES + size - SMALLEST


def cities_visited(faction: Faction) -> int:
    return faction.visited.bit_count()
