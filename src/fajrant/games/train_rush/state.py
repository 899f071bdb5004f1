"""The position. Wagons and zones are immutable and shared by clones: they are replaced, never changed."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from fajrant.core.dice import Dice
from fajrant.core.position import Position
from fajrant.core.steps import Step
from fajrant.games.train_rush.content import (
    CARGO,
    FIRST_SPECIAL,
    GOODS,
    KINDS_OF_SIZES,
    NONE,
    PAIR,
    PARTY_OF,
    REGION_AT,
    SLOT,
    SLOTS,
    SMALLEST,
    TOP,
    WAGON_SIZE,
    WAGONS,
    Party,
    Values,
)

# ---------------------------------------------------------------- wagons

T = TypeVar("T")

# where victory points come from
FROM_TOKENS: Final = 0
FROM_CONTRACTS: Final = 1
FROM_MARKETS: Final = 2
FROM_CARDS: Final = 3
SOURCES_OF_POINTS: Final = ["tokens", "contracts", "markets", "cards"]


class Wagon:
    """A wagon with its load: for each slot a good, a parcel or NONE. Wagons with equal signs are equivalent (§4.0)."""

    def __init__(self, kind: int, load: tuple[int, ...]) -> None:
        self.kind: Final = kind
        self.load: Final = load
        self.size: Final = len(load)
        self.loadable: Final = kind < FIRST_SPECIAL and NONE in load  # with goods
        self.sign: Final = sign_of(kind, load)
        self.code: Final = code_of(kind, load)

    def special(self) -> bool:
        """Whether it carries parcels."""
        return self.kind >= FIRST_SPECIAL


def sign_of(kind: int, load: tuple[int, ...]) -> int:
    """A number that is equal for wagons with the same slots and load, in any order of slots."""
    codes = [slot * 8 + load[place] + 2 for place, slot in enumerate(SLOTS[kind])]  # never 0, so sizes differ too
    codes.sort()
    sign = 0
    for code in codes:
        sign = sign * 64 + code
    return sign


def code_of(kind: int, load: tuple[int, ...]) -> int:
    """A unique number for a wagon with its load: a digit per slot, then the wagon."""
    code = kind * DIGIT[SLOT.size()]
    for slot, cargo in enumerate(load):
        code += (cargo + 1) * DIGIT[slot]
    return code


DIGIT: Final[list[int]] = [
    (CARGO.size() + 1) ** slot for slot in range(SLOT.size() + 1)
]  # the place value of each slot's digit
NEW_WAGONS: Final = [Wagon(kind, (NONE,) * WAGON_SIZE[kind]) for kind in WAGONS]  # empty
_wagons: Final[dict[int, Wagon]] = {}  # by code; interned, like moves


def loaded(wagon: Wagon, slot: int, cargo: int) -> Wagon:
    """The wagon with this cargo in that slot; NONE empties the slot."""
    code = wagon.code + (cargo - wagon.load[slot]) * DIGIT[slot]
    result = _wagons.get(code)
    if result is None:
        result = Wagon(wagon.kind, replaced(wagon.load, slot, cargo))
        _wagons[code] = result
    return result


# ---------------------------------------------------------------- zones


class Zone:
    """An economic zone: the owners of its warehouses in building order, their tenants (colours or NONE), a station."""

    def __init__(self, *, owners: tuple[int, ...], tenants: tuple[int, ...], station: int, parcel: bool) -> None:
        self.owners: Final = owners
        self.tenants: Final = tenants
        self.station: Final = station  # its owner, or NONE
        self.parcel: Final = parcel

    def rented(self) -> int:
        """The number of rented warehouses."""
        return len(self.tenants) - self.tenants.count(NONE)

    def vacancy_of(self, seat: int) -> int:
        """The place of a seat's first unrented warehouse, or NONE."""
        for place, owner in enumerate(self.owners):
            if owner == seat and self.tenants[place] == NONE:
                return place
        return NONE


EMPTY_ZONE: Final = Zone(owners=(), tenants=(), station=NONE, parcel=False)

# ---------------------------------------------------------------- a player's holdings


class Faction:
    """Everything that a seat owns."""

    def __init__(
        self,
        *,
        values: Values,
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
        self.values: Final = values  # of the box
        self.vp = vp  # by source
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
        self.bid = bid  # the spy on the auction track, or 0
        self.visited = visited  # cities with this seat's marker, as a set of bits
        self.hand = hand  # action cards, in content order
        self.known = known  # the cards in hand that everybody has seen, as a set of bits
        self.heroes = heroes  # in hand, in content order
        self.missions = missions  # heroes played, in order
        self.wagons = wagons
        self.tokens = tokens  # movement points of its tokens, the smallest first

    def clone(self) -> Faction:
        return Faction(
            values=self.values,
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
    """A position of Train Rush."""

    def __init__(
        self,
        *,
        seats: int,
        options: dict[str, str],
        dice: Dice,
        stack: list[Step[Any]],
        values: Values,
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
        contract_discards: tuple[tuple[int, ...], ...],
        tiles: list[int],
        tile_stack: tuple[int, ...],
        tile_discard: tuple[int, ...],
        offers_of_wagons: list[tuple[int, ...]],
        wagon_stacks: tuple[tuple[int, ...], ...],
        wagon_discards: tuple[tuple[int, ...], ...],
        special_stacks: tuple[tuple[int, ...], ...],
        display: tuple[int, ...],
        deck: list[int],
        discard: tuple[int, ...],
        in_use: tuple[int, ...],
        drawn: tuple[int, ...],
        under: tuple[int, ...],
        returned: tuple[tuple[int, ...], ...],
        hero_pile: tuple[int, ...],
        packs: tuple[tuple[int, ...], ...],
        aside: tuple[int, ...],
        seen: tuple[int, ...],
        used_tokens: tuple[int, ...],
    ) -> None:
        super().__init__(seats, options, dice, stack)
        self.values: Final = values  # of the box: of the printed one, or of a variant
        self.factions = factions
        self.order = order  # of turns
        self.round = round
        self.phase = phase  # SETUP, AUCTION, … MISSION; END when the game is over
        self.passed = passed  # seats that are out of the investment phase, as a set of bits
        self.lobbied = lobbied  # regions where a spy was placed in this phase, as a set of bits
        self.areas = areas  # markers in each action area
        self.spies = spies  # the owners of spies in each place (a sector of a region), from space 1
        self.agents = agents  # likewise, from space 5
        self.zones = zones
        self.visitors = visitors  # the owners of markers in each city, in order of arrival
        self.contractors = contractors  # of each city, as a set of bits
        self.missions = missions  # cities that still have their mission token, as a set of bits
        self.contracted = contracted  # contract area: the owner of the marker, or NONE, by city and size
        self.grid = grid  # state contracts by region and size; NONE is a gap
        self.contract_stacks = contract_stacks  # by size; the top of every stack is last
        self.contract_discards = contract_discards
        self.tiles = tiles  # siding bonus tiles on spaces 1, 2, ...; NONE while its tile is resolved
        self.tile_stack = tile_stack
        self.tile_discard = tile_discard
        self.offers_of_wagons = offers_of_wagons  # face up, by size from 2; NONE is a gap
        self.wagon_stacks = wagon_stacks
        self.wagon_discards = wagon_discards
        self.special_stacks = special_stacks  # by size from 2, face up
        self.display = display  # of action cards
        self.deck = deck
        self.discard = discard
        self.in_use = in_use  # cards whose effects are being resolved, face up on the table
        self.drawn = drawn  # cards that the planning seat is looking at
        self.under = under  # the seats whose returned pairs are still at the bottom of the deck, the lowest first [R68]
        self.returned = returned  # by seat: cards that go under the deck once all seats have chosen
        self.hero_pile = hero_pile  # not dealt
        self.packs = packs  # of the draft, by seat
        self.aside = aside  # the hero that each seat put aside, or NONE
        self.seen = seen  # by seat: heroes that it has seen in packs, as a set of bits [R70]
        self.used_tokens = used_tokens  # out of the game

    def clone(self) -> TrainRush:
        twin = TrainRush(
            seats=self.seats,
            options=self.options,
            dice=self.dice.clone(),
            stack=self.stack.copy(),
            values=self.values,
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
            contract_discards=self.contract_discards,
            tiles=self.tiles.copy(),
            tile_stack=self.tile_stack,
            tile_discard=self.tile_discard,
            offers_of_wagons=self.offers_of_wagons.copy(),
            wagon_stacks=self.wagon_stacks,
            wagon_discards=self.wagon_discards,
            special_stacks=self.special_stacks,
            display=self.display,
            deck=self.deck.copy(),
            discard=self.discard,
            in_use=self.in_use,
            drawn=self.drawn,
            under=self.under,
            returned=self.returned,
            hero_pile=self.hero_pile,
            packs=self.packs,
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
    """The values as a set of bits."""
    mask = 0
    for value in values:
        mask |= 1 << value
    return mask


def replaced(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """A copy with another value in that place."""
    items = list(values)
    items[place] = value
    return tuple(items)


def mixed(pos: TrainRush, items: tuple[int, ...]) -> tuple[int, ...]:
    """A shuffled stack of these. They are sorted first, because the order of discards has no meaning."""
    stack = sorted(items)
    pos.dice.shuffle(stack)
    return tuple(stack)


def place_of_pair(pos: TrainRush, seat: int) -> int:
    """R68 The place in the deck of the pair that a seat put under it; NONE unless both cards are still there."""
    return PAIR * pos.under.index(seat) if seat in pos.under else NONE


def active_region(faction: Faction) -> int:
    """§1 The region of the faction's locomotive; NONE on START."""
    return REGION_AT[faction.location]


def value_on(faction: Faction, track: int) -> int:
    """§2.5 The value of a faction's level on a progress track."""
    return faction.values.levels[track][faction.progress[track]]


def can_advance(pos: TrainRush, seat: int, track: int) -> bool:
    """§5.12 Whether the seat can advance on a progress track. Only one player can be at its top [R18]."""
    level = pos.factions[seat].progress[track] + 1
    if level < TOP[track]:
        return True
    if level > TOP[track]:
        return False
    for faction in pos.factions:
        if faction.progress[track] == level:
            return False
    return True


def count_of(owners: tuple[int, ...], seat: int) -> int:
    """The number of pieces that belong to a seat. When compiled, this is much faster than `count`."""
    count = 0
    for owner in owners:
        if owner == seat:
            count += 1
    return count


def goods_on(faction: Faction) -> list[int]:
    """The number of each good on a faction's wagons."""
    counts = [0 for _ in GOODS]
    for wagon in faction.wagons:
        if not wagon.special():
            for cargo in wagon.load:
                if cargo != NONE:
                    counts[cargo] += 1
    return counts


def wagon_place(faction: Faction, kind: int) -> int:
    """The place of a wagon in a faction's train."""
    place = 0
    while faction.wagons[place].kind != kind:
        place += 1
    return place


def with_wagon(faction: Faction, place: int, wagon: Wagon) -> tuple[Wagon, ...]:
    """The faction's wagons, with another one in that place."""
    wagons = list(faction.wagons)
    wagons[place] = wagon
    return tuple(wagons)


def contract_space(city: int, size: int) -> int:
    """The index of a space of the contract area."""
    return city * KINDS_OF_SIZES + size - SMALLEST


def grid_place(region: int, size: int) -> int:
    """The index of a place in the state contract grid."""
    return region * KINDS_OF_SIZES + size - SMALLEST


def cities_visited(faction: Faction) -> int:
    return faction.visited.bit_count()
