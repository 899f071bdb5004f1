"""What a position promises a seat, in the rulebook's terms: points so far, orders in the making, majorities on the
shift clock, Marks and coal, workers that are still free, and the balance of the tunnels.

Work is counted in workers. A seat's orders are planned one after another, the ones that lack least first: what an order
needs until it is shipped is taken from the workers that the seat still has, and workers without a plan are worth what
workers usually bring. So a step that helps an order sets workers free, an order that would cost more than it brings is
left lying, and one that cannot be shipped in time costs its point. Majorities are foretold from what the seats have
and plan. Only what all may know is asked for: what lies open and what was delivered, never the inside of a stack.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from fajrant.games.coal_baron.content import (
    CATEGORIES,
    COLOURS,
    DELIVERY,
    FIRST,
    GROUP_OF,
    GROUP_OF_CATEGORY,
    KEY_OF_CATEGORY,
    LIGHT,
    POINTS_ON,
    SCORED_FROM,
    SECOND,
    SHIFT,
    SIDE_OF_TILE,
    SPACES,
    SPOTS_OF,
    SURFACE,
    TRANSPORT_OF,
    TRANSPORT_OF_SPACE,
    TRANSPORTS,
)
from fajrant.games.coal_baron.scoring import (
    CUBES_PER_POINT,
    MARKS_PER_POINT,
    PER_OUTSTANDING_ORDER,
    PER_UNBALANCED_TILE,
    points,
)
from fajrant.games.coal_baron.state import EMPTY, CoalBaron, Order, Pit, level_of

# ---------------------------------------------------------------- weights, found by playing

STEP: Final = 0.25  # workers for one mining step
SHIPPING: Final = 1.1  # workers for a delivery
SHIPPING_TOO: Final = 0.3  # for another order that leaves with it
NEW_COAL: Final = 1.2  # workers for a cube that has to be bought first
DEEPER: Final = 0.25  # and for each Mark of its price
SLACK: Final = 3.0  # workers that may be missing before all hope for an order is lost
FREE_WORKER: Final = 0.8  # points that a worker without a plan brings
RUN_UP: Final = 6.0  # but so many of them bring only half as much: an order from nothing takes several
SPOT: Final = 0.5  # points that a spot brings in majorities, when it is asked whether an order is worth its work
NEW_SPOTS: Final = 0.08  # delivered in each category for a worker without a plan
NEW_CARTS: Final = 0.06  # emptied at each level for a worker without a plan
EMPTYING: Final = 5.0  # with so many workers left half of the loaded carts will still be emptied
SURE: Final = 0.4  # a lead of so many spots or carts decides a majority at the end
UNSURE: Final = 0.06  # and of so many more for each worker until then
TIE: Final = 0.3  # of a lead, for being level: a tie pays as well
MARK: Final = 0.7  # a Mark that can still be spent
MARKS_IN_USE: Final = 10  # beyond so many a Mark is worth its part of a point only
CUBE: Final = 1.2  # a cube without an order, while there is time
NEARER: Final = 0.15  # of that more, if it is already in the cage or the storage
IDLE: Final = 0.003  # no two levels are quite alike, or greedy bots would follow every way of a cage without a purpose
TIDY: Final = 0.0007  # nor are two cubes that could be stored
BALANCE: Final = 0.6  # of the penalty at the beginning; all of it at the end
STARTING: Final = 0.3  # to be start player
EARLY: Final = 3.7  # points by which a worker more than the others have changes the lead, at the beginning,
LATE: Final = 1.0  # less these: in the end it comes too late for anything but what is planned

DOUBT: Final = [0.0, 0.0, 12.0, 11.0, 7.0]  # by the number of players, in points: for one shift that is still to come
LEAST_DOUBT: Final = 0.5  # even then, who is ahead need not win

TERMS: Final = ["points", "orders", "colours", "transports", "carts", "money", "coal", "workers", "balance"]
POINTS_TERM: Final = TERMS.index("points")
ORDERS_TERM: Final = TERMS.index("orders")
COLOURS_TERM: Final = TERMS.index("colours")  # first of three, in the order of the groups of categories
MONEY_TERM: Final = TERMS.index("money")
COAL_TERM: Final = TERMS.index("coal")
WORKERS_TERM: Final = TERMS.index("workers")
BALANCE_TERM: Final = TERMS.index("balance")
COUNTS: Final = [1.0, 0.85, 0.9, 0.7, 1.3, 2.0, 0.6, 0.7, 0.7]  # how far each term can be relied on, until the end is
NEAR: Final = 0.1  # so near: when this part of all workers is left, terms begin to be taken at their word

# ---------------------------------------------------------------- where things are on the clock and the board


# the clock begins with the colours, the transports and again the colours, for carts
assert KEY_OF_CATEGORY == COLOURS + TRANSPORTS + COLOURS
DELIVERED_CATEGORIES: Final = [category for category in CATEGORIES if category < len(COLOURS + TRANSPORTS)]
SPACE_OF_TRANSPORT: Final = [
    space
    for transport in TRANSPORTS
    for space in SPACES
    if GROUP_OF[space] == DELIVERY and TRANSPORT_OF_SPACE[space] == transport
]
SHIFTS: Final = list(range(SHIFT.high + 1))
SCORED_SOON: Final = [[1 if SCORED_FROM[category] <= shift else 0 for category in CATEGORIES] for shift in SHIFTS]
SCORED_LATE: Final = [  # how often each category is scored after the shifts that follow, or in the last one after it
    [max(1, SHIFT.high - max(shift, SCORED_FROM[category] - 1)) for category in CATEGORIES] for shift in SHIFTS
]
MISSING: Final = list(range(1 + max([len(spots) for spots in SPOTS_OF])))


def evaluate(pos: CoalBaron, seat: int) -> float:
    """The points that a seat may expect at the end of the game."""
    return total(prospects(pos, seat))


def expectations(pos: CoalBaron) -> list[float]:
    """The same for every seat, with all plans made once."""
    outlooks = [Outlook(pos, pit) for pit in pos.pits]
    return [total(prospects_among(pos, seat, outlooks)) for seat in range(pos.seats)]


def doubt(pos: CoalBaron) -> float:
    """How much may still happen."""
    return doubt_before(pos.seats, shifts_left(pos))


def doubt_before(seats: int, shifts: float) -> float:
    """Leads wander, so they are uncertain by the root of what is left to play."""
    return LEAST_DOUBT + DOUBT[seats] * sqrt(shifts)


def shifts_left(pos: CoalBaron) -> float:
    """Shifts that are still to come, this one by the workers that all have left."""
    workers = 0
    for pit in pos.pits:
        workers += pit.workers
    return SHIFT.high - pos.shift + workers / (pos.seats * pos.party().workers)


def total(terms: list[float]) -> float:
    found = 0.0
    for worth in terms:
        found += worth
    return found


def prospects(pos: CoalBaron, seat: int) -> list[float]:
    """What a seat may expect by TERMS: points so far, and what may still come."""
    return prospects_among(pos, seat, [Outlook(pos, pit) for pit in pos.pits])


def prospects_among(pos: CoalBaron, seat: int, outlooks: list[Outlook]) -> list[float]:
    """The same, if the plans of all seats are known."""
    hope = min(1.0, time_left(pos, outlooks[seat]) / NEAR)
    found = promises(pos, seat, outlooks)
    return [worth * (1.0 + hope * (COUNTS[term] - 1.0)) for term, worth in enumerate(found)]


def time_left(pos: CoalBaron, own: Outlook) -> float:
    """The part of a seat's workers of all shifts that is still to be placed."""
    return own.late / (pos.party().workers * SHIFT.high)


def promises(pos: CoalBaron, seat: int, outlooks: list[Outlook]) -> list[float]:
    """What would come by TERMS if all went as foretold; when the game is over, its points."""
    pit = pos.pits[seat]
    found = [0.0 for _ in TERMS]
    if pos.over():
        found[POINTS_TERM] = float(sum(points(pit)))
        return found
    own = outlooks[seat]
    rivals = [outlook for outlook in outlooks if outlook is not own]
    found[POINTS_TERM] = float(sum(pit.vp))
    found[ORDERS_TERM] = own.orders
    if pos.shift < SHIFT.high:
        soon = [rival.counts_soon for rival in rivals]
        count_majorities(found, SCORED_SOON[pos.shift], own.counts_soon, soon, own.soon)
    late = [rival.counts_late for rival in rivals]
    count_majorities(found, SCORED_LATE[pos.shift], own.counts_late, late, own.late)
    time = time_left(pos, own)
    useful = min(1.0, 3.0 * time)
    found[MONEY_TERM] = marks_worth(pit, useful)
    found[COAL_TERM] = own.coal_worth(useful)
    found[WORKERS_TERM] = FREE_WORKER * own.fruitful() + (STARTING if pos.starter == seat else 0.0)
    found[WORKERS_TERM] += 0.5 * (EARLY * time - LATE) * (own.late - mean_workers(rivals))
    found[BALANCE_TERM] = PER_UNBALANCED_TILE * unbalanced(pit) * (1.0 - (1.0 - BALANCE) * time)
    return found


# ---------------------------------------------------------------- money, balance


def marks_worth(pit: Pit, useful: float) -> float:
    """Marks that can still buy tiles, and the rest at the rate of the final accounting."""
    in_use = min(pit.marks, MARKS_IN_USE)
    return in_use * useful * MARK + (pit.marks - in_use * useful) / MARKS_PER_POINT


def unbalanced(pit: Pit) -> int:
    """By how many tiles one side is longer."""
    lean = 0
    for tiles in pit.tiles:
        for kind in tiles:
            lean += 1 if SIDE_OF_TILE[kind] == LIGHT else -1
    return abs(lean)


def mean_workers(rivals: list[Outlook]) -> float:
    """What each of the others may still place in this game."""
    workers = 0
    for rival in rivals:
        workers += rival.late
    return workers / len(rivals)


# ---------------------------------------------------------------- majorities


def count_majorities(
    found: list[float], scored: list[int], own: list[float], theirs: list[list[float]], workers: int
) -> None:
    """What categories that are scored so many times may give, if so many workers are placed before: added to the terms.

    The chances of first and second place come from the lead over the best of the others and over the next.
    """
    best = theirs[0]
    next_best = best
    several = len(theirs) > 1
    if several:
        best = [max([counts[category] for counts in theirs]) for category in range(len(own))]
        next_best = [second_of([counts[category] for counts in theirs]) for category in range(len(own))]
    spread = SURE + UNSURE * workers
    for category, counted in enumerate(own):
        times = scored[category]
        if times == 0 or counted <= 0.0:
            continue
        first = ahead((counted - best[category] + TIE) / spread)
        worth = FIRST[category] * first
        if several:
            worth += SECOND[category] * (ahead((counted - next_best[category] + TIE) / spread) - first)
        if counted < 1.0:
            worth *= counted
        term = COLOURS_TERM + GROUP_OF_CATEGORY[category]
        found[term] = found[term] + times * worth


def second_of(counts: list[float]) -> float:
    """The greatest but one."""
    return sorted(counts)[-2]


def ahead(lead: float) -> float:
    """The chance to be ahead in the end: 1 with a great lead, 0 far behind."""
    return 0.5 + 0.5 * lead / sqrt(1.0 + lead * lead)


# ---------------------------------------------------------------- orders


class Outlook:
    """What a seat's orders may become: where their coal is, how much work that is, and what will be shipped in time."""

    def __init__(self, pos: CoalBaron, pit: Pit) -> None:
        self.pit: Final = pit
        self.soon: Final = pit.workers  # workers until the end of this shift
        self.late: Final = pit.workers + pos.party().workers * (SHIFT.high - pos.shift)  # and of the game
        self.busy = 0.0  # workers for all that has been planned so far
        self.orders = 0.0  # what the orders will bring
        self.shipped = 0  # transports by which a delivery is planned
        self.trips = 1 << pit.cage_level  # levels to which the cage need not go any more
        self.up: Final = pit.cage.copy()  # cubes that no order waits for yet, by colour
        self.stored: Final = pit.storage.copy()
        self.below: Final = [0 for _ in COLOURS]  # on carts
        pile = pit.delivered
        self.counts_soon: Final = [float(spots) for spots in pile.of_colour + pile.of_transport]
        self.counts_late: Final = self.counts_soon.copy()
        carts_late = self.count_carts(self.late / (self.late + EMPTYING))
        for missing in MISSING:
            for order in pit.orders:
                if order.missing == missing:
                    self.plan(pos, order)
        free = self.fruitful()
        counts = self.counts_late
        for category in DELIVERED_CATEGORIES:
            counts[category] = counts[category] + NEW_SPOTS * free
        for carts in carts_late:
            counts.append(carts + NEW_CARTS * free)

    def count_carts(self, emptied: float) -> list[float]:
        """Carts that will be empty in the end, by colour, if such a part of the full ones will be; notes their coal."""
        found: list[float] = []
        below = self.below
        for colour, carts in enumerate(self.pit.carts):
            full = len(carts) - carts.count(EMPTY)
            proper = carts.count(colour)
            below[colour] = below[colour] + proper
            if full > proper:  # substitutes [R17]
                for cube in carts:
                    if cube not in (EMPTY, colour):
                        below[cube] = below[cube] + 1
            found.append(len(carts) - full * (1.0 - emptied))
        return found

    def fruitful(self) -> float:
        """Workers without a plan; of a few only a part, because an order from nothing takes several."""
        free = max(0.0, self.late - self.busy)
        return free * free / (free + RUN_UP)

    def plan(self, pos: CoalBaron, order: Order) -> None:
        """An order that is worth its work gets its workers and its coal."""
        transport = TRANSPORT_OF[order.kind]
        shipping = pos.crowd[SPACE_OF_TRANSPORT[transport]] + 1
        work = SHIPPING_TOO if self.shipped >> transport & 1 else SHIPPING
        wanted = [0 for _ in COLOURS]
        trips = self.trips
        if order.missing > 0:
            for place, colour in enumerate(SPOTS_OF[order.kind]):
                if order.spots[place] == EMPTY:
                    wanted[colour] = wanted[colour] + 1
            for colour in COLOURS:
                if wanted[colour] > 0:
                    missing = wanted[colour]
                    work += STEP * missing
                    missing -= self.stored[colour]
                    if missing <= 0:
                        continue
                    if not trips & 1:
                        work += STEP  # the cage comes up
                        trips |= 1
                    missing -= self.up[colour]
                    if missing <= 0:
                        continue
                    if not trips >> (colour + 1) & 1:
                        work += 2.0 * STEP if self.pit.cage_level == SURFACE else STEP  # down, and up again
                        trips |= 1 << (colour + 1)
                    work += STEP * missing
                    missing -= self.below[colour]
                    if missing > 0:
                        work += missing * (NEW_COAL + DEEPER * (colour + 1))
        worth = POINTS_ON[order.kind] - PER_OUTSTANDING_ORDER
        busy = self.busy + work
        late = 0.0 if self.late < shipping and self.late == self.soon else in_time(self.late - busy)
        if late * (worth + SPOT * len(order.spots)) < FREE_WORKER * work:
            self.orders += PER_OUTSTANDING_ORDER
            return
        soon = 0.0 if self.soon < shipping else in_time(self.soon - busy)
        self.busy = busy
        self.orders += late * worth + PER_OUTSTANDING_ORDER
        self.shipped |= 1 << transport
        self.trips = trips
        self.count(order, soon, late)
        for colour in COLOURS:
            if wanted[colour] > 0:
                self.take(colour, wanted[colour])

    def count(self, order: Order, soon: float, late: float) -> None:
        """The spots of an order that will be delivered by the end of this shift and of the game, with these chances."""
        counts_soon = self.counts_soon
        counts_late = self.counts_late
        spots = SPOTS_OF[order.kind]
        for category in spots:  # colours are the first categories of the clock
            counts_soon[category] = counts_soon[category] + soon
            counts_late[category] = counts_late[category] + late
        category = len(COLOURS) + TRANSPORT_OF[order.kind]
        counts_soon[category] = counts_soon[category] + soon * len(spots)
        counts_late[category] = counts_late[category] + late * len(spots)

    def take(self, colour: int, wanted: int) -> None:
        """Coal that is meant for an order: what is stored, then what is in the cage, then what is on carts."""
        left = wanted - self.stored[colour]
        self.stored[colour] = max(0, -left)
        if left > 0:
            lifted = self.up[colour]
            self.up[colour] = max(0, lifted - left)
            left -= lifted
            if left > 0:
                self.below[colour] = max(0, self.below[colour] - left)

    def coal_worth(self, useful: float) -> float:
        """Cubes that no order waits for, while there is time; and the final accounting of all that will be left."""
        below = sum(self.below)
        above = sum(self.up) + sum(self.stored)
        spare = below + above
        found = useful * CUBE * (spare + NEARER * above) + (1.0 - 0.5 * useful) * spare / CUBES_PER_POINT
        tidy = 0
        for colour, stored in enumerate(self.pit.storage):
            tidy += level_of(colour) * stored
        return found + TIDY * tidy - IDLE * self.pit.cage_level


def in_time(spare: float) -> float:
    """The chance that an order is shipped, if so many workers are left beside its work and all that comes before."""
    if spare >= 0.0:
        return 1.0
    return max(0.0, 1.0 + spare / SLACK)
