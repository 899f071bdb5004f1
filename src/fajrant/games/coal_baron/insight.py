"""Evaluates a position for a seat, in the rulebook's terms: points so far, unfinished orders, majorities on the shift
clock, Marks and coal, free workers, and the balance of the tunnels.

Work is measured in workers. A seat's orders are planned one after another, beginning with those that lack the fewest
cubes. An order reserves the workers that it needs until it is shipped. A worker without a plan is worth what a worker
usually earns. So a step that helps an order frees workers, an order that costs more than it earns is not planned, and
one that cannot be shipped in time costs its point. Majorities are predicted from what the seats have and plan. The
evaluation uses only what everybody may know: open components and delivered orders, never the inside of a stack.
"""

from __future__ import annotations

from math import sqrt
from pathlib import Path
from typing import TYPE_CHECKING, Final

from fajrant.core.learned import Model
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

if TYPE_CHECKING:
    from mypy_extensions import i64

# ---------------------------------------------------------------- weights, tuned by playing

STEP: Final = 0.25  # workers for one mining step
SHIPPING: Final = 1.1  # workers for a delivery
SHIPPING_TOO: Final = 0.3  # workers for another order in the same delivery
NEW_COAL: Final = 1.2  # workers for a cube that has to be bought first
DEEPER: Final = 0.25  # extra workers for each Mark of its price
SLACK: Final = 3.0  # missing workers at which an order has no chance left
FREE_WORKER: Final = 0.8  # points that a worker without a plan brings
RUN_UP: Final = 6.0  # with this many, each brings only half as much, because a new order takes several workers
SPOT: Final = 0.5  # points for majorities per spot, when deciding whether an order is worth its work
NEW_SPOTS: Final = 0.08  # spots delivered in each category per worker without a plan
NEW_CARTS: Final = 0.06  # carts emptied at each level per worker without a plan
EMPTYING: Final = 5.0  # with this many workers left, half of the loaded carts will still be emptied
SURE: Final = 0.4  # the lead, in spots or carts, that decides a majority at the end
UNSURE: Final = 0.06  # added to that for each worker still to be placed
TIE: Final = 0.3  # added to the lead, because a tie pays too
MARK: Final = 0.7  # a Mark that can still be spent
MARKS_IN_USE: Final = 10  # any Mark beyond these is worth only its final fraction of a point
CUBE: Final = 1.2  # a cube without an order, while there is time
NEARER: Final = 0.15  # bonus on that, if the cube is already in the cage or the storage
IDLE: Final = 0.003  # per level of the cage: a tiny difference that keeps greedy bots from pointless cage moves
TIDY: Final = 0.0007  # per stored cube and level, for the same reason
BALANCE: Final = 0.6  # part of the penalty that counts at the beginning; all of it counts at the end
STARTING: Final = 0.3  # being start player
# points for each worker more than the others have
EARLY: Final = 3.7  # at the beginning of the game
LATE: Final = 1.0  # deducted at the end, when it is too late for anything unplanned

TERMS: Final = ["points", "orders", "colours", "transports", "carts", "money", "coal", "workers", "balance"]
POINTS_TERM: Final = TERMS.index("points")
ORDERS_TERM: Final = TERMS.index("orders")
COLOURS_TERM: Final = TERMS.index("colours")  # the first of three, in the order of the category groups
MONEY_TERM: Final = TERMS.index("money")
COAL_TERM: Final = TERMS.index("coal")
WORKERS_TERM: Final = TERMS.index("workers")
BALANCE_TERM: Final = TERMS.index("balance")
MODEL: Final = Model(str(Path(__file__).parent), TERMS, [(term, term) for term in TERMS])

# ---------------------------------------------------------------- lookups for the clock and the board


# the clock's categories are the colours, the transports, and the colours again for carts
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
SCORED_LATE: Final = [  # how often each category will be scored after this shift; in the last shift, once
    [max(1, SHIFT.high - max(shift, SCORED_FROM[category] - 1)) for category in CATEGORIES] for shift in SHIFTS
]
MISSING: Final = list(range(1 + max([len(spots) for spots in SPOTS_OF])))


def features(pos: CoalBaron, seat: int) -> list[float]:
    """The features in the order of TERMS: a seat's points so far and what it can still expect."""
    return hopes(pos, seat, [outlook_of(pos, pit) for pit in pos.pits])


def expectations(pos: CoalBaron) -> list[float]:
    """The evaluation of every seat; each seat's plans are made only once."""
    if pos.over():
        return [float(sum(points(pit))) for pit in pos.pits]
    outlooks = [outlook_of(pos, pit) for pit in pos.pits]
    return [MODEL.total(hopes(pos, seat, outlooks), gone(pos, seat), pos.seats) for seat in range(pos.seats)]


def gone(pos: CoalBaron, seat: int) -> float:
    """The fraction of a seat's workers, over all shifts, that have been placed."""
    workers = pos.party().workers
    left = pos.pits[seat].workers + workers * (SHIFT.high - pos.shift)
    return 1.0 - left / (workers * SHIFT.high)


def last_turn(pos: CoalBaron, seat: int) -> bool:
    """Whether it is the last shift, and the seat places its last worker or is the only one who still has any."""
    if pos.shift < SHIFT.high:
        return False
    if pos.pits[seat].workers <= (1 if pos.decision().begins_turn else 0):
        return True
    for other, pit in enumerate(pos.pits):
        if other != seat and pit.workers > 0:
            return False
    return True


def time_left(pos: CoalBaron, own: Outlook) -> float:
    """The fraction of a seat's workers, over all shifts, that is still to be placed."""
    return own.late / (pos.party().workers * SHIFT.high)


def hopes(pos: CoalBaron, seat: int, outlooks: list[Outlook]) -> list[float]:
    """`features`, given the outlooks of all seats."""
    pit = pos.pits[seat]
    terms = [0.0 for _ in TERMS]
    own = outlooks[seat]
    rivals = [outlook for other, outlook in enumerate(outlooks) if other != seat]
    terms[POINTS_TERM] = float(sum(pit.vp))
    terms[ORDERS_TERM] = own.orders
    if pos.shift < SHIFT.high:
        soon = [rival.counts_soon for rival in rivals]
        count_majorities(terms, SCORED_SOON[pos.shift], own.counts_soon, soon, own.soon)
    late = [rival.counts_late for rival in rivals]
    count_majorities(terms, SCORED_LATE[pos.shift], own.counts_late, late, own.late)
    time = time_left(pos, own)
    useful = min(1.0, 3.0 * time)
    terms[MONEY_TERM] = marks_worth(pit, useful)
    terms[COAL_TERM] = own.coal_worth(useful)
    terms[WORKERS_TERM] = FREE_WORKER * own.fruitful() + (STARTING if pos.starter == seat else 0.0)
    terms[WORKERS_TERM] += 0.5 * (EARLY * time - LATE) * (own.late - mean_workers(rivals))
    terms[BALANCE_TERM] = PER_UNBALANCED_TILE * unbalanced(pit) * (1.0 - (1.0 - BALANCE) * time)
    return terms


# ---------------------------------------------------------------- money, balance


def marks_worth(pit: Pit, useful: float) -> float:
    """The worth of Marks that can still buy tiles, and of the rest at the rate of the final accounting."""
    in_use = min(pit.marks, MARKS_IN_USE)
    return in_use * useful * MARK + (pit.marks - in_use * useful) / MARKS_PER_POINT


def unbalanced(pit: Pit) -> int:
    """The number of tiles by which one side is longer than the other."""
    lean = 0
    for tiles in pit.tiles:
        for kind in tiles:
            lean += 1 if SIDE_OF_TILE[kind] == LIGHT else -1
    return abs(lean)


def mean_workers(rivals: list[Outlook]) -> float:
    """The mean number of workers that the others can still place in this game."""
    workers = 0
    for rival in rivals:
        workers += rival.late
    return workers / len(rivals)


# ---------------------------------------------------------------- majorities


def count_majorities(
    terms: list[float], scored: list[int], own: list[float], theirs: list[list[float]], workers: int
) -> None:
    """Adds the expected points of all categories to `terms`.

    `scored` says how often each category is scored, `workers` how many workers are placed before. The chances of first
    and second place depend on the leads over the best and the second-best rival.
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
        terms[term] = terms[term] + times * worth


def second_of(counts: list[float]) -> float:
    """The second-greatest count."""
    return sorted(counts)[-2]


def ahead(lead: float) -> float:
    """The chance of being ahead in the end: near 1 with a large lead, near 0 far behind."""
    return 0.5 + 0.5 * lead / sqrt(1.0 + lead * lead)


# ---------------------------------------------------------------- orders


class Outlook:
    """A plan for a seat's orders: where their coal is, how much work they are, and which are shipped in time."""

    def __init__(self, pos: CoalBaron, pit: Pit) -> None:
        self.seats: Final = pos.seats
        self.shift: Final = pos.shift
        self.cage_level: Final = pit.cage_level
        self.cage: Final = pit.cage.copy()
        self.storage: Final = pit.storage.copy()
        self.carts: Final = pit.carts.copy()
        self.pending: Final = pit.orders
        self.delivered: Final = pit.delivered
        self.crowd: Final = [pos.crowd[space] for space in SPACE_OF_TRANSPORT]
        self.soon: Final = pit.workers  # workers until the end of this shift
        self.late: Final = pit.workers + pos.party().workers * (SHIFT.high - pos.shift)  # until the end of the game
        self.busy = 0.0  # workers for the orders planned so far
        self.orders = 0.0  # points that the orders will bring
        self.shipped = 0  # bits of the transports with a planned delivery
        self.trips = 1 << pit.cage_level  # bits of the levels that the cage already visits
        self.up: Final = pit.cage.copy()  # cubes in the cage that no order has claimed yet, by colour
        self.stored: Final = pit.storage.copy()
        self.below: Final = [0 for _ in COLOURS]  # the same on carts
        pile = pit.delivered
        self.counts_soon: Final = [float(spots) for spots in pile.of_colour + pile.of_transport]
        self.counts_late: Final = self.counts_soon.copy()
        carts_late = self.count_carts(self.late / (self.late + EMPTYING))
        for missing in MISSING:
            for order in pit.orders:
                if order.missing == missing:
                    self.plan(order)
        free = self.fruitful()
        counts = self.counts_late
        for category in DELIVERED_CATEGORIES:
            counts[category] = counts[category] + NEW_SPOTS * free
        for carts in carts_late:
            counts.append(carts + NEW_CARTS * free)

    def fit(self, pos: CoalBaron, pit: Pit) -> bool:
        """Whether this outlook is still valid for the pit."""
        if self.soon != pit.workers or self.cage_level != pit.cage_level or self.delivered is not pit.delivered:
            return False
        if self.shift != pos.shift or self.seats != pos.seats or self.cage != pit.cage or self.storage != pit.storage:
            return False
        if self.carts != pit.carts or not (self.pending is pit.orders or equal_orders(self.pending, pit.orders)):
            return False
        for transport, space in enumerate(SPACE_OF_TRANSPORT):
            if self.crowd[transport] != pos.crowd[space]:
                return False
        return True

    def count_carts(self, emptied: float) -> list[float]:
        """Carts that will be empty in the end, by colour, if this part of the full ones is emptied. Fills `below`."""
        counts: list[float] = []
        below = self.below
        for colour, carts in enumerate(self.carts):
            full = len(carts) - carts.count(EMPTY)
            proper = carts.count(colour)
            below[colour] = below[colour] + proper
            if full > proper:  # substitutes [R17]
                for cube in carts:
                    if cube not in (EMPTY, colour):
                        below[cube] = below[cube] + 1
            counts.append(len(carts) - full * (1.0 - emptied))
        return counts

    def fruitful(self) -> float:
        """The effective number of workers without a plan. A few count for less, because a new order takes several."""
        free = max(0.0, self.late - self.busy)
        return free * free / (free + RUN_UP)

    def plan(self, order: Order) -> None:
        """Reserves workers and coal for an order if it is worth its work."""
        transport = TRANSPORT_OF[order.kind]
        shipping = self.crowd[transport] + 1
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
                        work += 2.0 * STEP if self.cage_level == SURFACE else STEP  # down, and up again
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
        """Adds an order's spots, weighted by its chances of delivery in this shift and in the game."""
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
        """Claims coal for an order: first from the storage, then from the cage, then from carts."""
        left = wanted - self.stored[colour]
        self.stored[colour] = max(0, -left)
        if left > 0:
            lifted = self.up[colour]
            self.up[colour] = max(0, lifted - left)
            left -= lifted
            if left > 0:
                self.below[colour] = max(0, self.below[colour] - left)

    def coal_worth(self, useful: float) -> float:
        """The worth of unclaimed cubes: for future orders while there is time, and in the final accounting."""
        below = sum(self.below)
        above = sum(self.up) + sum(self.stored)
        spare = below + above
        worth = useful * CUBE * (spare + NEARER * above) + (1.0 - 0.5 * useful) * spare / CUBES_PER_POINT
        tidy = 0
        for colour, stored in enumerate(self.storage):
            tidy += level_of(colour) * stored
        return worth + TIDY * tidy - IDLE * self.cage_level


def equal_orders(some: tuple[Order, ...], others: tuple[Order, ...]) -> bool:
    if len(some) != len(others):
        return False
    for place, order in enumerate(some):
        other = others[place]
        if order is not other and (order.kind != other.kind or order.spots != other.spots):
            return False
    return True


OUTLOOKS_KEPT: Final = 1 << 12
LARGE: Final = (1 << 40) - 1
_outlooks: Final[list[Outlook | None]] = [None] * OUTLOOKS_KEPT


def outlook_of(pos: CoalBaron, pit: Pit) -> Outlook:
    """The outlook of a pit. Outlooks are cached, because most moves that a bot compares leave most pits unchanged."""
    place: i64 = pit.workers * 8 + pit.cage_level
    for cubes in pit.cage:
        place = place * 5 + cubes
    for cubes in pit.storage:
        place = (place * 7 + cubes) & LARGE
    for carts in pit.carts:
        for cube in carts:
            place = (place * 11 + cube) & LARGE
    for order in pit.orders:
        place = (place * 29 + order.kind * 5 + order.missing) & LARGE
    place = (place ^ place >> 12 ^ place >> 24) & (OUTLOOKS_KEPT - 1)
    outlook = _outlooks[place]
    if outlook is None or not outlook.fit(pos, pit):
        outlook = Outlook(pos, pit)
        _outlooks[place] = outlook
    return outlook


def in_time(spare: float) -> float:
    """The chance that an order is shipped in time, if this many workers are left after all planned work."""
    if spare >= 0.0:
        return 1.0
    return max(0.0, 1.0 + spare / SLACK)
