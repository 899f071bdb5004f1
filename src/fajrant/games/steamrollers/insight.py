"""What a position promises a seat, in the rulebook's terms: points so far, goods that can be delivered, how far
locomotive and network will carry the later ones, links in the making, action tiles, orders; alone, what Ewa gets.

Time is counted in turns: the three emptiest cities are the clock of the game. Nothing is hidden but the dice, and of
these only what they show now is asked for.
"""

from __future__ import annotations

from typing import Any, Final

from fajrant.core.steps import Step
from fajrant.games.steamrollers.content import (
    BY_FULL_REGION,
    CITIES,
    COAL,
    CROSSES_TO_REMOVE,
    DESTINATIONS,
    GOODS,
    HEXES_PER_REGION,
    NONE,
    NUMBERS,
    ORDER_TILES,
    ORDER_VP,
    TILE_1A,
    TILE_1B,
    TILE_2A,
    TILE_2B,
    TILE_3A,
    TILE_3B,
    TILE_4A,
    TILE_4B,
    TILE_5A,
    TILE_5B,
    TILE_6A,
    TILE_6B,
    TILE_ROWS,
    TILE_S2A,
    TILE_S2B,
    VP_OF,
    WANTED,
)
from fajrant.games.steamrollers.network import Network, pieces_missing
from fajrant.games.steamrollers.rules.action import ChooseAction
from fajrant.games.steamrollers.rules.building import BuildTrack
from fajrant.games.steamrollers.rules.delivery import (
    ChooseDestination,
    ChooseDistance,
    LoadGood,
    allowed_distances,
    can_name_destination,
    reached_from,
)
from fajrant.games.steamrollers.rules.dice import ModifyDie
from fajrant.games.steamrollers.rules.rounds import Turns
from fajrant.games.steamrollers.scoring import ewas_points, points
from fajrant.games.steamrollers.state import SteamRollers, boxes_crossed, power

# ---------------------------------------------------------------- weights, found by playing

SLOW: Final = 0.25  # goods that a player takes off the cities in a turn at the beginning
FAST: Final = 0.40  # and as many more when network and locomotive are ready
READY: Final = 10.0  # links times power of a player who is
DELIVERING: Final = 0.74  # of the turns left, so many bring a delivery of a good that nobody thinks of yet
NEXT: Final = 0.78  # each further good at hand is worth so much less: others want it, or the die does not come
NOW: Final = 1.05  # how much goods at hand count beside the deliveries that may yet come
ENOUGH: Final = 4.5  # turns that it takes to make use of them
REACH: Final = 0.62  # how much of locomotive and network together a later delivery uses
LINK: Final = 1.6  # what a wished link is worth beside its points on the sheet, for its deliveries
DONE_LINK: Final = 3.4  # what is left of that once it is there, for later goods
LINK_USE: Final = 5.0  # turns that it takes to make use of one
WANTED_GOOD: Final = 0.35  # for each good that waits at one of its ends for the other
NEARNESS: Final = [1.0, 0.52, 0.30, 0.17, 0.09, 0.05, 0.03, 0.02, 0.01]  # by the pieces still missing
PLANNED: Final = 2.5  # how much all plans count
DRAWN: Final = 0.6  # a piece of track, whatever it is good for
FIRST_TURNS: Final = 6.0  # turns left from which on plans count in full
LAST_TURNS: Final = 2.0  # and turns left when they are not worth beginning any more
NEAR: Final = 5  # an end of a line that needs more pieces is not counted on
PLANS: Final = [1.0, 0.7, 0.45, 0.3]  # nobody can follow all plans at once
BUILDING: Final = 0.75  # a piece that is about to be drawn
HOLDING: Final = 2.0  # how much a lasting tile counts
TILES: Final = 0.8  # how much the one use of a tile counts
UPGRADING: Final = 1.35  # a box that is about to be crossed
HAIR: Final = 1e-7  # so that no two pieces, and no two dice, look quite alike: a bot need not try them all
EWAS_PART: Final = 2.0  # how much the points count that Ewa gets in rounds to come
LOST: Final = 30.0  # a region full of crosses
TURN: Final = 2.4  # a turn that is still to come in this round

TERMS: Final = ["points", "goods", "engine", "plans", "tiles", "orders", "ewa"]

LASTING: Final[list[float]] = [0.0 for _ in TILE_ROWS]  # what a tile is worth in each turn to come
ONCE: Final[list[float]] = [0.0 for _ in TILE_ROWS]  # and what its one use is worth
LASTING[TILE_1B] = 0.30
LASTING[TILE_3A] = 0.10
LASTING[TILE_4B] = 0.0  # it counts as power
LASTING[TILE_5A] = 0.20
LASTING[TILE_5B] = 0.08
LASTING[TILE_6B] = 0.06
ONCE[TILE_1A] = 1.0
ONCE[TILE_2A] = 2.4
ONCE[TILE_2B] = 0.4
ONCE[TILE_3B] = 1.6
ONCE[TILE_4A] = 1.5
ONCE[TILE_6A] = 0.5
ONCE[TILE_S2A] = 0.6
ONCE[TILE_S2B] = 0.8


def evaluate(pos: SteamRollers, seat: int) -> float:
    """The points that a seat may expect at the end of the game; alone, its lead over Ewa."""
    found = 0.0
    for worth in prospects(pos, seat):
        found += worth
    return found


def prospects(pos: SteamRollers, seat: int) -> list[float]:
    """The same by TERMS: points so far, and what may still come."""
    found = [float(sum(points(pos, seat))), 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    if pos.seats == 1:
        found[6] = -ewas_prospects(pos)
    if pos.over() or not pos.tiles:
        return found
    turns = turns_left(pos)
    network = pos.sheets[seat].network
    strength = float(power(pos, seat))
    useful = min(1.0, turns / 4.0)
    found[1] = NOW * goods_at_hand(pos, seat) * min(1.0, turns / ENOUGH) + pending(pos, seat)
    found[2] = DELIVERING * turns * carried(strength, network)
    found[2] += DONE_LINK * len(network.links) * min(1.0, turns / LINK_USE)
    begun = max(0.0, min(1.0, (turns - LAST_TURNS) / (FIRST_TURNS - LAST_TURNS)))
    found[3] = begun * (PLANNED * plans_worth(pos, network) + DRAWN * network.drawn)
    found[3] += HAIR * network.mark
    for number in NUMBERS:
        if pos.owner[number] == seat:
            tile = pos.tiles[number]
            found[4] += HOLDING * LASTING[tile] * turns
            found[4] += TILES * useful * (ONCE[tile] - 0.3 * max(0, VP_OF[tile]))
    if pos.orders:
        found[5] = orders_worth(pos, seat)
    if pos.seats > 1 and is_to_come(pos, seat):
        found[2] += TURN
    return found


# ---------------------------------------------------------------- time


def is_to_come(pos: SteamRollers, seat: int) -> bool:
    """A seat's turn in this round, or the end of it."""
    for step in pos.stack:
        if isinstance(step, Turns):
            return (seat - pos.first) % pos.seats >= step.begun - 1
    return False


def turns_left(pos: SteamRollers) -> float:
    """How many actions a seat may still have: the three emptiest cities are the clock."""
    counts = sorted([len(pos.goods[city]) for city in CITIES])
    left = counts[0] + counts[1] + counts[2]
    ready = 0.0
    for sheet in pos.sheets:
        ready += min(1.0, len(sheet.network.links) * boxes_crossed(sheet) / READY)
    if pos.seats == 1:
        return 2.0 * (0.7 + left / (2.0 * (SLOW + FAST * ready)))
    return 0.7 + left / (pos.seats * SLOW + FAST * ready)


# ---------------------------------------------------------------- deliveries


def highest(distances: int) -> int:
    """The longest of a set of distances; 0 if there is none."""
    found = 0
    while distances >> (found + 1) != 0:
        found += 1
    return found


def goods_at_hand(pos: SteamRollers, seat: int) -> float:
    """What the goods on the cities would bring with the locomotive and the network as they are, the best first."""
    network = pos.sheets[seat].network
    if not network.links:
        return 0.0
    allowed = (2 << power(pos, seat)) - 2
    worths: list[int] = []
    for origin in CITIES:
        before = NONE
        longest = 0
        for good in pos.goods[origin]:
            if good != before:
                longest = longest_delivery(network, origin, good, allowed)
                before = good
            if longest > 0:
                worths.append(longest)
    sheet = pos.sheets[seat]
    if sheet.cargo != NONE:
        worths.append(longest_delivery(network, sheet.cargo_city, sheet.cargo, allowed))
    worths.sort(reverse=True)
    found = 0.0
    part = 1.0
    for worth in worths:
        found += part * worth
        part *= NEXT
    return found


def longest_delivery(network: Network, origin: int, good: int, allowed: int) -> int:
    found = 0
    for destination in CITIES:
        if DESTINATIONS[good] >> destination & 1:
            found = max(found, highest(network.reach[6 * origin + destination] & allowed))
    return found


def carried(strength: float, network: Network) -> float:
    """How far a later delivery may go: a strong locomotive needs a network, and the other way round."""
    roads = 1.0 + network.worth
    engine = 0.6 + strength
    return REACH * 2.0 * engine * roads / (engine + roads)


def pending(pos: SteamRollers, seat: int) -> float:
    """What is about to be done in the middle of a turn: it counts as good as done, so that the way to it is found."""
    if not pos.stack:
        return 0.0
    return about_to(pos, seat, pos.stack[-1])


def about_to(pos: SteamRollers, seat: int, step: Step[Any]) -> float:
    if isinstance(step, BuildTrack):
        return BUILDING if step.seat == seat else 0.0
    if isinstance(step, ChooseAction):
        return best_action(pos, seat, step.die) if step.seat == seat else 0.0
    if isinstance(step, ModifyDie):
        return best_action(pos, seat, step.die) if step.seat == seat else 0.0
    if isinstance(step, LoadGood):
        return float(best_from(pos, seat, step.die - 1)) if step.seat == seat else 0.0
    if isinstance(step, ChooseDestination) and step.seat == seat:
        allowed = allowed_distances(pos, seat)
        if step.origin == step.die - 1:
            return float(longest_delivery(pos.sheets[seat].network, step.origin, step.good, allowed))
        return float(highest(pos.sheets[seat].network.reach[6 * step.origin + step.die - 1] & allowed))
    if isinstance(step, ChooseDistance) and step.seat == seat:
        reach = pos.sheets[seat].network.reach[6 * step.origin + step.destination]
        return float(highest(reach & allowed_distances(pos, seat)))
    return 0.0


def best_action(pos: SteamRollers, seat: int, die: int) -> float:
    """The best that a die promises, at a glance."""
    other = UPGRADING if pos.sheets[seat].crossed >> (die - 1) & 1 == 0 else BUILDING
    return max(other, float(best_from(pos, seat, die - 1))) + HAIR * die


def best_from(pos: SteamRollers, seat: int, city: int) -> int:
    """The longest delivery that a die with this city's number allows now."""
    sheet = pos.sheets[seat]
    if not sheet.network.links:
        return 0
    allowed = (2 << power(pos, seat)) - 2
    found = 0
    for good in pos.goods[city]:
        found = max(found, longest_delivery(sheet.network, city, good, allowed))
    if can_name_destination(pos, seat):
        for origin in CITIES:
            if origin != city and reached_from(pos, seat, origin, allowed, city):
                for good in pos.goods[origin]:
                    if DESTINATIONS[good] >> city & 1:
                        found = max(found, highest(sheet.network.reach[6 * origin + city] & allowed))
    return found


# ---------------------------------------------------------------- links in the making


def plans_worth(pos: SteamRollers, network: Network) -> float:
    """Unfinished lines that can become links with a few more pieces; the best plans count most."""
    if not network.lines:
        return 0.0
    wishes = wished_links(pos, network)
    worths: list[float] = []
    for one_end, other_end in network.lines:
        behind = pieces_missing(network.level_map, one_end)
        ahead = pieces_missing(network.level_map, other_end)
        best = 0.0
        for one in CITIES:
            if behind[one] < NEAR:
                for other in CITIES:
                    if ahead[other] < NEAR and one != other:
                        worth = wishes[6 * one + other] * NEARNESS[behind[one] + ahead[other]]
                        if worth > best:
                            best = worth
        worths.append(best)
    worths.sort(reverse=True)
    found = 0.0
    for place, part in enumerate(PLANS):
        if place < len(worths):
            found += part * worths[place]
    return found


def wished_links(pos: SteamRollers, network: Network) -> list[float]:
    """What a new link between each two cities would be worth: more where none is yet, and goods wait for it."""
    reach = network.reach
    found = [1.0 + LINK if distances == 0 else 1.0 for distances in reach]
    for origin in CITIES:
        for good in pos.goods[origin]:
            for destination in HOMES[good]:
                if reach[6 * origin + destination] == 0:
                    found[6 * origin + destination] += WANTED_GOOD
                    found[6 * destination + origin] += WANTED_GOOD
    return found


HOMES: Final[list[list[int]]] = [
    [city for city in CITIES if wanted >> city & 1] if good != COAL else [] for good, wanted in enumerate(DESTINATIONS)
]  # where a good wants to go; coal goes anywhere, so no link is wished for on its account


# ---------------------------------------------------------------- orders, Ewa


def orders_worth(pos: SteamRollers, seat: int) -> float:
    """Orders for which part of the goods is there; the best two."""
    at_hand = pos.sheets[seat].delivered
    best = 0.0
    second = 0.0
    for tile in ORDER_TILES:
        if pos.order_owner[tile] != NONE:
            continue
        wanted = WANTED[pos.orders[tile]]
        needed = 0
        there = 0
        for good in GOODS:
            needed += wanted[good]
            there += min(wanted[good], at_hand[good])
        part = there / needed
        worth = 0.8 * ORDER_VP[pos.orders[tile]] * part * part
        if worth > best:
            second = best
            best = worth
        elif worth > second:
            second = worth
    return best + 0.5 * second


def ewas_prospects(pos: SteamRollers) -> float:
    """Her points, those to come, and the danger of a full region."""
    found = float(sum(ewas_points(pos))) if pos.tiles else 0.0
    if pos.over():
        return found + (LOST if pos.ended == BY_FULL_REGION else 0.0)
    rounds = turns_left(pos) / 2.0
    pace = 0.0
    for region, crosses in enumerate(pos.crosses):
        free = HEXES_PER_REGION - crosses
        found += min(1.0, rounds / 6.0) * LOST * DANGER[free]
        if pos.goods[region]:
            pace += removal_worth(crosses + 1.0 + 0.5 * rounds / len(pos.crosses)) / len(pos.crosses)
    return found + EWAS_PART * rounds * pace


def removal_worth(crosses: float) -> float:
    """What Ewa gets for a good of a region that has so many crosses by then; with too few she takes none."""
    return crosses if crosses >= CROSSES_TO_REMOVE else crosses * crosses / CROSSES_TO_REMOVE - 0.5


DANGER: Final = [0.16, 0.07, 0.03, 0.01, 0.0, 0.0, 0.0, 0.0]  # of a full region, by its hexes without a cross
