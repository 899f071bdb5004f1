"""§3 Set-up: stacks, displays, wagons and the first player."""

from __future__ import annotations

from fajrant.core.dice import Dice
from fajrant.games.train_rush.content import (
    ANY_WAGONS,
    AREAS,
    BOXES,
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
    Values,
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
    values = BOXES.values(options)
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
        seats=seats,
        options=options,
        dice=dice,
        stack=[Round(), StartGoods(0)],
        values=values,
        factions=[new_faction(values, seats, seat) for seat in range(seats)],
        order=tuple([(first + offset) % seats for offset in range(seats)]),
        round=1,
        phase=SETUP,
        passed=0,
        lobbied=0,
        areas=[0 for _ in AREAS],
        spies=[() for _ in PLACES],
        agents=[() for _ in PLACES],
        zones=[EMPTY_ZONE for _ in ZONES],
        visitors=[() for _ in CITIES],
        contractors=START_CONTRACTORS.copy(),
        missions=START_MISSIONS,
        contracted=[NONE for _ in CITIES for _ in SIZES],
        grid=grid,
        contract_stacks=[tuple(stack) for stack in contracts],
        contract_discards=((),) * len(SIZES),
        tiles=[tiles.pop() for _ in range(TILE_SPACES)],
        tile_stack=tuple(tiles),  # the three face-down stacks are kept as one [R38]
        tile_discard=(),
        offers_of_wagons=[tuple(offer) for offer in offers],
        wagon_stacks=tuple([tuple(stack) for stack in wagons]),
        wagon_discards=((),) * len(DEALT_SIZES),
        special_stacks=SPECIAL_WAGONS,
        display=(),
        deck=cards,
        discard=(),
        in_use=(),
        drawn=(),
        under=(),
        returned=((),) * seats,
        hero_pile=tuple(heroes),
        packs=((),) * seats,
        aside=(NONE,) * seats,
        seen=(0,) * seats,
        used_tokens=(),
    )


def new_faction(values: Values, seats: int, seat: int) -> Faction:
    """A new faction: a loaded brass wagon, a wagon for a good of the player's choice, no investment and no coal."""
    brass = NEW_WAGONS[BRASS_WAGONS[seat]]
    return Faction(
        values=values,
        vp=(0,) * len(SOURCES_OF_POINTS),
        location=START,
        investment=0,
        coal=0,
        progress=(0,) * len(PROGRESSES),
        tracks=(0,) * len(TRACKS),
        warehouses=int(PIECES["warehouses"]),
        stations=int(PIECES["stations"]),
        markers=int(PIECES["contract_markers"]),
        agents=int(PIECES["agents"]),
        spies=PARTY_OF[seats].spies,
        bid=0,
        visited=0,
        hand=(),
        known=0,
        heroes=(),
        missions=(),
        wagons=(loaded(brass, 0, SLOTS[brass.kind][0]), NEW_WAGONS[ANY_WAGONS[seat]]),
        tokens=(),
    )
