"""The evaluation of a position for a seat, as a sum of terms: points so far, deliverable goods, later deliveries that
locomotive and network allow, unfinished links, action tiles, orders, and in a solo game Ewa's points.

Time is measured in turns. The three emptiest cities are the clock of the game. Only the dice are unknown, and the
evaluation uses only what they show now.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from fajrant.core.learned import Model
from fajrant.core.steps import Step
from fajrant.games.steamrollers.content import (
    BY_FULL_REGION,
    CITIES,
    COAL,
    CROSSES_TO_REMOVE,
    DESTINATIONS,
    EMPTY_CITIES_TO_END,
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
from fajrant.games.steamrollers.rules.rounds import Turns, turn_of
from fajrant.games.steamrollers.scoring import ewas_points, points
from fajrant.games.steamrollers.state import SteamRollers, boxes_crossed, distances_in_power, empty_cities, power

# ---------------------------------------------------------------- weights, tuned by play

SLOW: Final = 0.25  # goods that a player takes from the cities per turn at the beginning
FAST: Final = 0.40  # added to SLOW when network and locomotive are ready
READY: Final = 10.0  # they are ready when the number of links times crossed boxes reaches this
DELIVERING: Final = 0.74  # the share of the remaining turns that bring a delivery not yet in sight
NEXT: Final = 0.78  # factor for each further deliverable good: others may take it, or the die may not come
NOW: Final = 1.05  # the weight of goods that can be delivered now
ENOUGH: Final = 4.5  # turns needed to deliver them
REACH: Final = 0.62  # the share of locomotive and network that a later delivery uses
LINK: Final = 1.6  # the worth of a wanted link for its deliveries, on top of its own points
DONE_LINK: Final = 3.4  # the worth of a completed link for later goods
LINK_USE: Final = 5.0  # turns needed to make use of a link
WANTED_GOOD: Final = 0.35  # for each good at one end of a link that belongs to the other
NEARNESS: Final = [1.0, 0.52, 0.30, 0.17, 0.09, 0.05, 0.03, 0.02, 0.01]  # by the number of missing pieces
PLANNED: Final = 2.5  # the weight of all plans
DRAWN: Final = 0.6  # any piece of track
FIRST_TURNS: Final = 6.0  # with this many turns left, plans count in full
LAST_TURNS: Final = 2.0  # with this few turns left, plans count for nothing
NEAR: Final = 5  # the end of a line is ignored for cities that need this many pieces or more
PLANS: Final = [1.0, 0.7, 0.45, 0.3]  # the weights of the best plans: nobody can follow them all
BUILDING: Final = 0.75  # a piece about to be drawn
HOLDING: Final = 2.0  # the weight of permanent tiles
TILES: Final = 0.8  # the weight of a tile's single use
UPGRADING: Final = 1.35  # a box about to be crossed
TIE_BREAK: Final = 1e-7  # makes otherwise equal pieces and dice differ, so that a bot need not try them all
EWAS_PART: Final = 2.0  # the weight of Ewa's points in later rounds
LOST: Final = 30.0  # the cost of a region full of crosses
TURN: Final = 2.4  # a turn still to come in this round
FULL_GAME: Final = [1.0, 34.0, 17.0, 16.0, 15.0, 15.0]  # by seats: about what `turns_left` is at the beginning

TERMS: Final = ["points", "goods", "engine", "plans", "tiles", "orders", "ewa"]

LASTING: Final[list[float]] = [0.0 for _ in TILE_ROWS]  # the worth of a permanent tile per remaining turn
ONCE: Final[list[float]] = [0.0 for _ in TILE_ROWS]  # the worth of a one-shot tile
LASTING[TILE_1B] = 0.30
LASTING[TILE_3A] = 0.02
LASTING[TILE_4B] = 0.0  # it counts as power
LASTING[TILE_5A] = 0.20
LASTING[TILE_5B] = 0.08
LASTING[TILE_6B] = 0.06
ONCE[TILE_1A] = 1.0
ONCE[TILE_2A] = 3.0
ONCE[TILE_2B] = -1.3  # its points seldom last until the end
ONCE[TILE_3B] = 1.6
ONCE[TILE_4A] = 0.55
ONCE[TILE_6A] = -0.9  # nor do its points
ONCE[TILE_S2A] = 0.6
ONCE[TILE_S2B] = 0.8


MODEL: Final = Model(str(Path(__file__).parent), TERMS, [(term, term) for term in TERMS])


def gone(pos: SteamRollers) -> float:
    return 1.0 - min(1.0, turns_left(pos) / FULL_GAME[pos.seats])


def result(pos: SteamRollers, seat: int) -> float:
    """The points of a finished game; in a solo game, the lead over Ewa, less a penalty if she won by a full region."""
    worth = float(sum(points(pos, seat)))
    return worth - ewas_prospects(pos) if pos.seats == 1 else worth


def features(pos: SteamRollers, seat: int) -> list[float]:
    """The features in the order of TERMS: a seat's points so far and what it can still expect."""
    terms = [float(sum(points(pos, seat))), 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    if pos.seats == 1:
        terms[6] = -ewas_prospects(pos)
    if not pos.tiles:
        return terms
    turns = turns_left(pos)
    network = pos.sheets[seat].network
    strength = float(power(pos, seat))
    useful = min(1.0, turns / 4.0)
    terms[1] = NOW * goods_at_hand(pos, seat) * min(1.0, turns / ENOUGH) + pending(pos, seat)
    terms[2] = DELIVERING * turns * later_distance(strength, network)
    terms[2] += DONE_LINK * len(network.links) * min(1.0, turns / LINK_USE)
    time_for_plans = max(0.0, min(1.0, (turns - LAST_TURNS) / (FIRST_TURNS - LAST_TURNS)))
    terms[3] = time_for_plans * (PLANNED * plans_worth(pos, network) + DRAWN * network.drawn)
    terms[3] += TIE_BREAK * network.mark
    for number in NUMBERS:
        if pos.owner[number] == seat:
            tile = pos.tiles[number]
            terms[4] += HOLDING * LASTING[tile] * turns
            terms[4] += TILES * useful * (ONCE[tile] - 0.3 * max(0, VP_OF[tile]))
    if pos.orders:
        terms[5] = orders_worth(pos, seat)
    if pos.seats > 1 and has_turn_to_come(pos, seat):
        terms[2] += TURN
    return terms


# ---------------------------------------------------------------- time


def has_turn_to_come(pos: SteamRollers, seat: int) -> bool:
    """Whether a seat's turn in this round is still to come or in progress."""
    for step in pos.stack:
        if isinstance(step, Turns):
            return (seat - pos.first) % pos.seats >= step.begun - 1
    return False


def last_turn(pos: SteamRollers, seat: int) -> bool:
    """Whether the game ends after this round whatever the seat does."""
    return turn_of(pos) == seat and empty_cities(pos) >= EMPTY_CITIES_TO_END


def turns_left(pos: SteamRollers) -> float:
    """An estimate of the actions that a seat has left: the three emptiest cities are the clock."""
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
    """The longest of a set of distances; 0 if it is empty."""
    longest = 0
    while distances >> (longest + 1) != 0:
        longest += 1
    return longest


def goods_at_hand(pos: SteamRollers, seat: int) -> float:
    """The points of goods that could be delivered with the current locomotive and network, the best weighted most."""
    network = pos.sheets[seat].network
    if not network.links:
        return 0.0
    allowed = distances_in_power(pos, seat)
    worths: list[int] = []
    for origin in CITIES:
        previous = NONE
        longest = 0
        for good in pos.goods[origin]:
            if good != previous:
                longest = longest_delivery(network, origin, good, allowed)
                previous = good
            if longest > 0:
                worths.append(longest)
    sheet = pos.sheets[seat]
    if sheet.cargo != NONE:
        worths.append(longest_delivery(network, sheet.cargo_city, sheet.cargo, allowed))
    worths.sort(reverse=True)
    total_worth = 0.0
    part = 1.0
    for worth in worths:
        total_worth += part * worth
        part *= NEXT
    return total_worth


def longest_delivery(network: Network, origin: int, good: int, allowed: int) -> int:
    longest = 0
    for destination in CITIES:
        if DESTINATIONS[good] >> destination & 1:
            longest = max(longest, highest(network.reach[6 * origin + destination] & allowed))
    return longest


def later_distance(strength: float, network: Network) -> float:
    """The expected distance of a later delivery. A strong locomotive needs a network, and the other way round."""
    roads = 1.0 + network.worth
    engine = 0.6 + strength
    return REACH * 2.0 * engine * roads / (engine + roads)


def pending(pos: SteamRollers, seat: int) -> float:
    """The points that the decision in progress can bring. They count almost in full, so that the search finds them."""
    if not pos.stack:
        return 0.0
    return pending_worth(pos, seat, pos.stack[-1])


def pending_worth(pos: SteamRollers, seat: int, step: Step[Any]) -> float:
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
    """A quick estimate of the best action with a die."""
    other = UPGRADING if pos.sheets[seat].crossed >> (die - 1) & 1 == 0 else BUILDING
    return max(other, float(best_from(pos, seat, die - 1))) + TIE_BREAK * die


def best_from(pos: SteamRollers, seat: int, city: int) -> int:
    """The longest delivery that a die with this city's number allows now."""
    sheet = pos.sheets[seat]
    if not sheet.network.links:
        return 0
    allowed = distances_in_power(pos, seat)
    longest = 0
    for good in pos.goods[city]:
        longest = max(longest, longest_delivery(sheet.network, city, good, allowed))
    if can_name_destination(pos, seat):
        for origin in CITIES:
            if origin != city and reached_from(pos, seat, origin, allowed, city):
                for good in pos.goods[origin]:
                    if DESTINATIONS[good] >> city & 1:
                        longest = max(longest, highest(sheet.network.reach[6 * origin + city] & allowed))
    return longest


# ---------------------------------------------------------------- unfinished links


def plans_worth(pos: SteamRollers, network: Network) -> float:
    """The worth of unfinished lines that a few more pieces can make links; the best ones are weighted most."""
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
    total_worth = 0.0
    for place, part in enumerate(PLANS):
        if place < len(worths):
            total_worth += part * worths[place]
    return total_worth


def wished_links(pos: SteamRollers, network: Network) -> list[float]:
    """The worth of a new link between any two cities: more where there is none and goods wait for one."""
    reach = network.reach
    wishes = [1.0 + LINK if distances == 0 else 1.0 for distances in reach]
    for origin in CITIES:
        for good in pos.goods[origin]:
            for destination in HOMES[good]:
                if reach[6 * origin + destination] == 0:
                    wishes[6 * origin + destination] += WANTED_GOOD
                    wishes[6 * destination + origin] += WANTED_GOOD
    return wishes


HOMES: Final[list[list[int]]] = [
    [city for city in CITIES if wanted >> city & 1] if good != COAL else [] for good, wanted in enumerate(DESTINATIONS)
]  # the destinations of a good; none for coal: it goes anywhere, so it needs no particular link


# ---------------------------------------------------------------- orders, Ewa


def orders_worth(pos: SteamRollers, seat: int) -> float:
    """The worth of the two best orders, by the share of their goods that the seat has."""
    delivered = pos.sheets[seat].delivered
    best = 0.0
    second = 0.0
    for tile in ORDER_TILES:
        if pos.order_owner[tile] != NONE:
            continue
        wanted = WANTED[pos.orders[tile]]
        needed = 0
        present = 0
        for good in GOODS:
            needed += wanted[good]
            present += min(wanted[good], delivered[good])
        part = present / needed
        worth = 0.8 * ORDER_VP[pos.orders[tile]] * part * part
        if worth > best:
            second = best
            best = worth
        elif worth > second:
            second = worth
    return best + 0.5 * second


def ewas_prospects(pos: SteamRollers) -> float:
    """Ewa's points, those to come, and the danger of a full region."""
    expected = float(sum(ewas_points(pos))) if pos.tiles else 0.0
    if pos.over():
        return expected + (LOST if pos.ended == BY_FULL_REGION else 0.0)
    rounds = turns_left(pos) / 2.0
    pace = 0.0
    for region, crosses in enumerate(pos.crosses):
        free = HEXES_PER_REGION - crosses
        expected += min(1.0, rounds / 6.0) * LOST * DANGER[free]
        if pos.goods[region]:
            pace += removal_worth(crosses + 1.0 + 0.5 * rounds / len(pos.crosses)) / len(pos.crosses)
    return expected + EWAS_PART * rounds * pace


def removal_worth(crosses: float) -> float:
    """The worth of `crosses` crosses in a region to Ewa: their number if she can remove a good, less until then."""
    return crosses if crosses >= CROSSES_TO_REMOVE else crosses * crosses / CROSSES_TO_REMOVE - 0.5


DANGER: Final = [0.16, 0.07, 0.03, 0.01, 0.0, 0.0, 0.0, 0.0]  # of a full region, by its hexes without a cross
