"""What a position promises a seat, in the rulebook's terms: points so far, orders in the making, majorities on the
shift clock, empty carts, Marks and coal, the balance of the tunnels, and workers to come.

Work is counted in placements. An order that needs little more work is worth nearly all that it will bring, one that
needs much is worth less, and one that cannot be shipped in time costs its point. Only what all may know is asked for:
what lies open and what was delivered, never the inside of a stack.
"""

from __future__ import annotations

from typing import Final

from fajrant.games.coal_baron.content import (
    CATEGORIES,
    COLOURS,
    DARK,
    FIRST,
    GROUP_OF_CATEGORY,
    KEY_OF_CATEGORY,
    LIGHT,
    POINTS_ON,
    SCORED_FROM,
    SECOND,
    SHIFT,
    SPOTS_OF,
    SURFACE,
    TRANSPORT_OF,
    TRANSPORTS,
)
from fajrant.games.coal_baron.scoring import (
    CUBES_PER_POINT,
    DELIVERED_COLOUR,
    DELIVERED_TRANSPORT,
    MARKS_PER_POINT,
    PER_UNBALANCED_TILE,
    count,
    points,
)
from fajrant.games.coal_baron.state import EMPTY, CoalBaron, Order, Pit, all_cubes, tiles_on

# ---------------------------------------------------------------- weights, found by playing

HASTE: Final = 0.11  # how much a placement still needed lessens what an order is worth
STEP: Final = 0.2  # placements for one mining step
SHIPPING: Final = 1.2  # placements for a delivery
SHIPPING_TOO: Final = 0.3  # for another order that leaves with it
NEW_COAL: Final = 1.5  # placements for a cube that has to be bought first
PER_PLACEMENT: Final = 1.5  # workers for a placement, bumping included
LEAD: Final = 0.14  # how much each thing more than the best of the others raises the chance of a first place
UNSURE: Final = 0.75  # of its worth, for a majority that will be scored in a later shift
MARK: Final = 0.55  # a Mark that can still be spent
MARKS_IN_USE: Final = 10  # beyond so many a Mark is worth its part of a point only
CUBE: Final = 0.7  # a cube without an order, while there is time
CART: Final = 0.5  # a loaded cart counts as half an empty one
WORKER: Final = 0.9
BALANCE: Final = 0.6  # of the penalty at the beginning; all of it at the end
STARTING: Final = 0.3  # to be start player

TERMS: Final = ["points", "orders", "colours", "transports", "carts", "money", "workers", "balance"]


def evaluate(pos: CoalBaron, seat: int) -> float:
    """The points that a seat may expect at the end of the game."""
    found = 0.0
    for worth in prospects(pos, seat):
        found += worth
    return found


def prospects(pos: CoalBaron, seat: int) -> list[float]:
    """The same by TERMS: points so far, and what may still come."""
    pit = pos.pits[seat]
    if pos.over():
        return [float(sum(points(pit))), 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    time = time_left(pos, pit)
    outlook = Outlook(pos, pit, time)
    orders = outlook.orders_worth()
    found = [float(sum(pit.vp)), orders, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    for category in CATEGORIES:
        found[2 + GROUP_OF_CATEGORY[category]] += category_worth(pos, seat, category, time)
    found[5] = money_worth(pit, time) + outlook.spare_coal_worth()
    found[6] = WORKER * workers_left(pos, pit) + (STARTING if pos.starter == seat else 0.0)
    unbalanced = abs(tiles_on(pit, LIGHT) - tiles_on(pit, DARK))
    found[7] = PER_UNBALANCED_TILE * unbalanced * (1.0 - (1.0 - BALANCE) * time)
    return found


# ---------------------------------------------------------------- time, money


def workers_left(pos: CoalBaron, pit: Pit) -> int:
    """In this shift and those to come."""
    return pit.workers + pos.party().workers * (SHIFT.high - pos.shift)


def time_left(pos: CoalBaron, pit: Pit) -> float:
    """The part of the game that a seat still has before it: 1 at the beginning, 0 at the end."""
    return workers_left(pos, pit) / (pos.party().workers * SHIFT.high)


def money_worth(pit: Pit, time: float) -> float:
    """Marks that can still buy tiles, and the rest at the rate of the final accounting."""
    useful = min(1.0, 3.0 * time)
    each = MARK * useful + (1.0 - useful) / MARKS_PER_POINT
    in_use = min(pit.marks, MARKS_IN_USE)
    return in_use * each + (pit.marks - in_use) / MARKS_PER_POINT


# ---------------------------------------------------------------- majorities


def category_worth(pos: CoalBaron, seat: int, category: int, time: float) -> float:
    """What a category may still give: for each scoring to come the chance of first and second place."""
    first_scoring = max(pos.shift, SCORED_FROM[category])
    own = standing(pos.pits[seat], category, time)
    best = 0.0
    for other in range(pos.seats):
        if other != seat:
            theirs = standing(pos.pits[other], category, time)
            if theirs > best:
                best = theirs
    first = 0.5 + LEAD * (own - best) * (2.0 - time)
    if own <= 0.0:
        first = 0.12 * time
    first = min(0.97, max(0.02, first))
    worth = FIRST[category] * first
    if pos.party().second_scores and own > 0.0:
        worth += SECOND[category] * (1.0 - first) * 0.6
    found = 0.0
    sure = 1.0
    for shift in range(pos.shift, SHIFT.high + 1):
        if shift >= first_scoring:
            found += worth * sure
        sure *= UNSURE
    return found


def standing(pit: Pit, category: int, time: float) -> float:
    """What a seat has in a category; of carts also those that will yet be emptied. Orders are reckoned apart."""
    found = float(count(pit, category))
    if GROUP_OF_CATEGORY[category] not in (DELIVERED_COLOUR, DELIVERED_TRANSPORT):
        loaded = 0
        for cube in pit.carts[KEY_OF_CATEGORY[category]]:
            if cube != EMPTY:
                loaded += 1
        found += CART * loaded * min(1.0, 4.0 * time)
    return found


# ---------------------------------------------------------------- orders


class Outlook:
    """What a seat's orders may become: where their coal is, how much work that is, and what they will bring."""

    def __init__(self, pos: CoalBaron, pit: Pit, time: float) -> None:
        self.pit: Final = pit
        self.time: Final = time
        self.placements: Final = workers_left(pos, pit) / PER_PLACEMENT
        self.busy = 0.0
        self.shipped: Final = [False for _ in TRANSPORTS]  # a delivery by this transport is planned
        self.up: Final = [pit.cage[colour] for colour in COLOURS]  # in the cage
        self.stored: Final = [pit.storage[colour] for colour in COLOURS]
        self.below: Final = [0 for _ in COLOURS]  # on carts
        for carts in pit.carts:
            for cube in carts:
                if cube != EMPTY:
                    self.below[cube] += 1
        self.trips = 1 << pit.cage_level  # levels to which the cage need not go any more
        self.comes_up = False  # the cage's way to the surface is planned
        self.per_colour: Final = [0.0 for _ in COLOURS]  # what majorities add to a spot
        self.per_transport: Final = [0.0 for _ in TRANSPORTS]
        for category in CATEGORIES:
            scorings = SHIFT.high + 1 - max(pos.shift, SCORED_FROM[category])
            each = 0.1 * FIRST[category] * scorings
            if GROUP_OF_CATEGORY[category] == DELIVERED_COLOUR:
                self.per_colour[KEY_OF_CATEGORY[category]] = each
            elif GROUP_OF_CATEGORY[category] == DELIVERED_TRANSPORT:
                self.per_transport[KEY_OF_CATEGORY[category]] = each

    def orders_worth(self) -> float:
        """The orders that promise most for their work come first and take their coal."""
        found = 0.0
        waiting = list(self.pit.orders)
        while waiting:
            best = -1.0
            chosen = 0
            for place, order in enumerate(waiting):
                promise = self.order_worth(order) / (0.5 + self.work_for(order, False))
                if promise > best:
                    best = promise
                    chosen = place
            order = waiting.pop(chosen)
            worth = self.order_worth(order)
            work = self.work_for(order, True)
            done = self.in_time(work) / (1.0 + HASTE * work)
            self.busy += work
            found += done * (worth + 1.0) - 1.0
        return found

    def order_worth(self, order: Order) -> float:
        """Its points, and what its spots add to majorities."""
        found = POINTS_ON[order.kind] + self.per_transport[TRANSPORT_OF[order.kind]] * len(order.spots)
        for colour in SPOTS_OF[order.kind]:
            found += self.per_colour[colour]
        return found

    def work_for(self, order: Order, planned: bool) -> float:
        """The placements until an order is shipped; if it is planned, its coal is taken."""
        transport = TRANSPORT_OF[order.kind]
        work = SHIPPING_TOO if self.shipped[transport] else SHIPPING
        trips = self.trips
        comes_up = self.comes_up
        used = [0 for _ in COLOURS]
        for place, colour in enumerate(SPOTS_OF[order.kind]):
            if order.spots[place] != EMPTY:
                continue
            used[colour] += 1
            reach = used[colour] - self.stored[colour]
            work += STEP
            if reach <= 0:
                continue
            lifted = reach <= self.up[colour]
            if not comes_up and not (lifted and self.pit.cage_level == SURFACE):
                work += STEP
                comes_up = True
            if not lifted:
                work += STEP
                if not trips >> (colour + 1) & 1:
                    work += STEP
                    trips |= 1 << (colour + 1)
                if reach > self.up[colour] + self.below[colour]:
                    work += NEW_COAL + 0.15 * colour
        if planned:
            self.shipped[transport] = True
            self.trips = trips
            self.comes_up = comes_up
            for colour in COLOURS:
                self.take(colour, used[colour])
        return work

    def take(self, colour: int, wanted: int) -> None:
        """Coal that is meant for an order."""
        for source in (self.stored, self.up, self.below):
            taken = min(wanted, source[colour])
            source[colour] -= taken
            wanted -= taken

    def in_time(self, work: float) -> float:
        """The chance that there will be time for this beside all that has been planned."""
        spare = self.placements - self.busy - work
        if spare >= 0.0:
            return 1.0
        return max(0.0, 1.0 + spare / 3.0)

    def spare_coal_worth(self) -> float:
        """Cubes that no order waits for; what lies higher is nearer to its use."""
        useful = min(1.0, 3.0 * self.time)
        spare = 0.0
        for colour in COLOURS:
            spare += self.below[colour] + 1.2 * self.up[colour] + 1.25 * self.stored[colour]
        return CUBE * useful * spare + sum(all_cubes(self.pit)) / CUBES_PER_POINT * (1.0 - 0.5 * useful)
