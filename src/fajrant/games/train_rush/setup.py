"""§3 Set-up: stacks, displays, wagons and the first player, all by chance of the dice handed in."""

from __future__ import annotations

from fajrant.core.dice import Dice
from fajrant.games.train_rush.content import (
    ANY_WAGONS,
    AREAS,
    BRASS_WAGONS,
    CARDS,
    CITIES,
    CONTRACTS_OF_SIZE,
    DEALT_SIZES,
    GOODS_WAGONS,
    HEROES,
    NONE,
    PARTY_OF,
    PIECES,
    PLACES,
    PROGRESSES,
    REGIONS,
    SIZES,
    SLOTS,
    SPECIAL_WAGONS,
    START,
    START_CONTRACTORS,
    START_MISSIONS,
    TILE_SPACES,
    TILES,
    TRACKS,
    WAGON_DISPLAY,
    ZONES,
)
from fajrant.games.train_rush.moves import SETUP
from fajrant.games.train_rush.rules.opening import StartGoods
from fajrant.games.train_rush.rules.round import Round
from fajrant.games.train_rush.state import (
    EMPTY_ZONE,
    NEW_WAGONS,
    SOURCES_OF_POINTS,
    Faction,
    TrainRush,
    grid_place,
    loaded,
)


def shuffled(items: list[int], dice: Dice) -> list[int]:
    dice.shuffle(items)
    return items


def setup(seats: int, options: dict[str, str], dice: Dice) -> TrainRush:
    contracts = [shuffled(stack.copy(), dice) for stack in CONTRACTS_OF_SIZE]
    grid = [NONE for _ in REGIONS for _ in SIZES]
    for row, size in enumerate(SIZES):
        for region in REGIONS:
            grid[grid_place(region, size)] = contracts[row].pop()  # one of each size for every region [R21]
    tiles = shuffled(list(TILES), dice)
    wagons = [shuffled(stack.copy(), dice) for stack in GOODS_WAGONS]
    offers = [[stack.pop() for _ in range(WAGON_DISPLAY)] for stack in wagons]
    first = dice.below(seats)
    cards = shuffled(list(CARDS), dice)
    heroes = shuffled(list(HEROES), dice)
    return TrainRush(
        seats,
        options,
        dice,
        [Round(), StartGoods(0)],
        [new_faction(seats, seat) for seat in range(seats)],
        tuple([(first + after) % seats for after in range(seats)]),
        1,
        SETUP,
        0,
        0,
        [0 for _ in AREAS],
        [() for _ in PLACES],
        [() for _ in PLACES],
        [EMPTY_ZONE for _ in ZONES],
        [() for _ in CITIES],
        START_CONTRACTORS.copy(),
        START_MISSIONS,
        [NONE for _ in CITIES for _ in SIZES],
        grid,
        [tuple(stack) for stack in contracts],
        [() for _ in SIZES],
        [tiles.pop() for _ in range(TILE_SPACES)],
        tuple(tiles),  # three stacks are one: all are face down [R38]
        (),
        [tuple(offer) for offer in offers],
        [tuple(stack) for stack in wagons],
        [() for _ in DEALT_SIZES],
        SPECIAL_WAGONS.copy(),
        (),
        cards,
        (),
        (),
        (),
        (),
        [() for _ in range(seats)],
        tuple(heroes),
        [() for _ in range(seats)],
        (NONE,) * seats,
        (0,) * seats,
        (),
    )


def new_faction(seats: int, seat: int) -> Faction:
    """A loaded brass wagon, and one for a good of one's choice; no investment and no coal."""
    brass = NEW_WAGONS[BRASS_WAGONS[seat]]
    return Faction(
        (0,) * len(SOURCES_OF_POINTS),
        START,
        0,
        0,
        (0,) * len(PROGRESSES),
        (0,) * len(TRACKS),
        int(PIECES["warehouses"]),
        int(PIECES["stations"]),
        int(PIECES["contract_markers"]),
        int(PIECES["agents"]),
        PARTY_OF[seats].spies,
        0,
        0,
        (),
        0,
        (),
        (),
        (loaded(brass, 0, SLOTS[brass.kind][0]), NEW_WAGONS[ANY_WAGONS[seat]]),
        (),
    )
