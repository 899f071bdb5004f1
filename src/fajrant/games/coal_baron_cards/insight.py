"""What a position promises a seat, in the rulebook's terms: points so far, trains in the making, shares and objectives
that may still pay, innovations, the claim to the shift token, and placements to come.

Work is counted in placements. A train that needs little more work is worth nearly all that it will bring, one that
needs much is worth less, and one that cannot be finished in time is worth nothing. Only what the seat may know is asked
for: its own cards and what lies open, never the cards inside a stack.
"""

from __future__ import annotations

from typing import Final

from fajrant.games.coal_baron_cards.content import (
    CREST_OF,
    DESTINATION_OF,
    DESTINATIONS,
    DOCK_CRESTS,
    DOCKS,
    EFFECT_OF,
    LORRIES_ON,
    MINING_01,
    NONE,
    ORDER_KINDS,
    POINTS_ON,
    THRESHOLD_OF,
    TYPE_OF,
    WAGON_CRESTS,
    WORKER_MOST,
)
from fajrant.games.coal_baron_cards.crew import VALUES, copies
from fajrant.games.coal_baron_cards.scoring import SHARE_POINTS, TOKEN_POINTS, total
from fajrant.games.coal_baron_cards.state import CardGame, Mine

# ---------------------------------------------------------------- weights, found by playing

HASTE: Final = 0.2  # how much a placement still needed lessens what a train is worth
STEP: Final = 0.45  # placements for one mining step
DELIVERING: Final = 0.8  # placements for sending one train; several may leave together
PER_CARD: Final = 1.5  # lorries on a lorry card
TRAIN_WORK: Final = 8.0  # placements for a whole train
NO_ORDER: Final = 0.85  # of its worth, for a train whose order is still to be found
SPARE_ORDER: Final = 0.12  # of its worth, for an order without a train
SAME_TYPE: Final = 0.5  # two engines of one type: one delivery may do for both
CARD_TEMPO: Final = [0.95, 0.9, 0.8, 0.75, 0.75]  # a worker card by its value: small ones fit everywhere
WORKER_INNOVATION: Final = 1.5
ACTION_INNOVATION: Final = 1.8
CLAIM_KEPT: Final = 0.45  # that nobody goes to `mining_01` after the claimant
STARTING: Final = 0.2  # to be start player
PLACED_PER_CARD: Final = 0.85  # placements for a worker card: some pay two by two

DOUBT: Final = [0.0, 0.0, 4.5, 8.0, 7.0]  # by the number of players, in points: how far expectations can be trusted

ORDER_POINTS: Final = [0] * (1 + max([LORRIES_ON[kind] for kind in ORDER_KINDS]))  # by requirement
for _kind in ORDER_KINDS:
    ORDER_POINTS[LORRIES_ON[_kind]] = POINTS_ON[_kind]
REQUIREMENTS: Final = list(range(1, len(ORDER_POINTS)))


TERMS: Final = ["points", "trains", "shares", "objectives", "innovations", "token", "workers"]


def evaluate(pos: CardGame, seat: int) -> float:
    """The points that a seat may expect at the end of the game: all `prospects` together."""
    mine = pos.mines[seat]
    found = float(total(mine))
    if pos.over():
        return found
    placements = placements_left(pos, mine)
    outlook = Outlook(mine, placements)
    found += outlook.trains_worth()
    found += outlook.shares_worth()
    found += outlook.objectives_worth()
    found += innovations_worth(mine, placements)
    found += token_worth(pos, seat)
    return found + tempo(pos, mine)


def prospects(pos: CardGame, seat: int) -> list[float]:
    """The same by TERMS: points so far, and what may still come."""
    mine = pos.mines[seat]
    so_far = float(total(mine))
    if pos.over():
        return [so_far, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    placements = placements_left(pos, mine)
    outlook = Outlook(mine, placements)
    return [
        so_far,
        outlook.trains_worth(),
        outlook.shares_worth(),
        outlook.objectives_worth(),
        innovations_worth(mine, placements),
        token_worth(pos, seat),
        tempo(pos, mine),
    ]


# ---------------------------------------------------------------- time


def doubt(pos: CardGame) -> float:
    """How much may still happen: about as much for most of the game, less in the last shift with every card laid."""
    if pos.shift < pos.party().shifts:
        return DOUBT[pos.seats]
    cards = 0
    for mine in pos.mines:
        if not mine.passed:
            cards += cards_in(mine.workers)
    return DOUBT[pos.seats] * (1.0 + cards / (pos.seats * len(pos.party().workers))) / 2.0


def placements_left(pos: CardGame, mine: Mine) -> float:
    """How often the seat may still place workers in this shift and those to come."""
    cards = 0 if mine.passed else cards_in(mine.workers)
    return PLACED_PER_CARD * (cards + len(pos.party().workers) * (pos.party().shifts - pos.shift))


def cards_in(crew: int) -> int:
    found = 0
    for digit in range(VALUES):
        found += copies(crew, digit)
    return found


def tempo(pos: CardGame, mine: Mine) -> float:
    """Worker cards not yet laid, in this shift and those to come: who passes gives up those left in hand."""
    found = 0.0
    if not mine.passed:
        for digit in range(VALUES):
            found += CARD_TEMPO[digit] * copies(mine.workers, digit)
    a_shift = 0.0
    for value in pos.party().workers:
        a_shift += CARD_TEMPO[value - 1]
    return found + a_shift * (pos.party().shifts - pos.shift)


def token_worth(pos: CardGame, seat: int) -> float:
    """The shift token goes to the last user of `mining_01`, or else to the start player; it lets its owner begin."""
    last = pos.zones[MINING_01].last
    claimant = pos.starter if last == NONE else last
    found = STARTING if pos.starter == seat else 0.0
    if claimant == seat:
        kept = 1.0
        for other in range(pos.seats):
            if other != seat and not pos.mines[other].passed:
                kept *= CLAIM_KEPT
        found += kept * (TOKEN_POINTS + STARTING)
    return found


def innovations_worth(mine: Mine, placements: float) -> float:
    """Each innovation saves a placement or pays for one, if there is still something to do."""
    found = 0.0
    for kind in mine.innovations + mine.secret_innovations:
        found += ACTION_INNOVATION if WORKER_MOST[kind] == 0 else WORKER_INNOVATION
    return found * min(1.0, placements / TRAIN_WORK)


# ---------------------------------------------------------------- trains, orders, shares, objectives


class Outlook:
    """What a seat's trains may become: which lorries go where, which orders they serve, and what that will bring."""

    def __init__(self, mine: Mine, placements: float) -> None:
        self.mine: Final = mine
        self.placements: Final = placements
        self.ready: Final = [0] * len(DOCKS)  # lorries that have their empty wagon, by dock
        self.ready_work: Final = [0.0] * len(DOCKS)
        self.waiting: Final = [0] * len(DOCKS)  # lorries that still need a wagon there
        self.waiting_work: Final = [0.0] * len(DOCKS)
        self.empty: Final = [0] * len(DOCKS)  # wagons that still need a lorry card
        self.load_worth: Final = [0.0] * len(DOCKS)  # of single lorries loaded or ready, and of the engine
        self.work: Final[list[list[float]]] = []  # placements until a train has left, by dock and lorries
        self.busy = 0.0  # placements for all that has been planned so far
        self.to_come = 0.0  # trains after those whose orders are in hand
        self.free_shares: Final = [0] * len(DESTINATIONS)  # shares without a fulfilled order
        self.promised: Final = [0] * len(DESTINATIONS)  # orders in hand that have their train
        self.share_chance: Final = min(0.25, 0.08 * placements / TRAIN_WORK)  # that some order comes for a share
        self.per_order: Final = [0.0] * len(DESTINATIONS)  # what objectives give for an order, a share, a lorry
        self.per_share: Final = [float(SHARE_POINTS)] * len(DESTINATIONS)
        self.per_lorry: Final = [0.0] * len(DESTINATIONS)
        self.count_shares_and_objectives()
        self.assign_lorries()
        for dock in DOCKS:
            self.work.append([0.0] + [self.work_for(dock, lorries) for lorries in REQUIREMENTS])

    def count_shares_and_objectives(self) -> None:
        mine = self.mine
        for share in mine.shares:
            self.free_shares[DESTINATION_OF[share]] += 1
        for delivery in mine.delivered:
            destination = DESTINATION_OF[delivery.order]
            if self.free_shares[destination] > 0:
                self.free_shares[destination] -= 1
        for objective in mine.objectives:
            effect = EFFECT_OF[objective]
            destination = DESTINATION_OF[objective]
            if effect == "fulfilled_orders":
                self.per_order[destination] += POINTS_ON[objective]
            elif effect == "matched_shares":
                self.per_share[destination] += POINTS_ON[objective]
            elif effect == "ordered_lorries" and ordered_lorries(mine, destination) < THRESHOLD_OF[objective]:
                self.per_lorry[destination] += POINTS_ON[objective] / THRESHOLD_OF[objective]

    # ------------------------------------------------------------ lorries

    def assign_lorries(self) -> None:
        """Each lorry card is meant for one dock: where a fitting wagon is empty, and the train has come furthest."""
        docks = self.mine.docks
        free: list[list[int]] = []
        for dock in DOCKS:
            train = docks[dock]
            wagons: list[int] = []
            gained = self.engine_worth(train.engine)
            for place, load in enumerate(train.loads):
                if load == NONE:
                    wagons.append(train.wagons[place])
                else:
                    gained += POINTS_ON[load]
            self.load_worth[dock] = gained
            free.append(wagons)
        for kind in self.mine.storage:
            self.assign(kind, free, 0.0)
        blocked = 0.0  # the row is worked off from its right end: what does not fit has to be stored first
        for kind in self.mine.row:
            if self.assign(kind, free, blocked):
                blocked = 0.0
            else:
                blocked += STEP * LORRIES_ON[kind]
        for dock in DOCKS:
            self.empty[dock] = len(free[dock])

    def assign(self, kind: int, free: list[list[int]], blocked: float) -> bool:
        """True if a wagon is waiting for this lorry card."""
        crest = CREST_OF[kind]
        chosen = NONE
        chosen_wagon = NONE
        most = -1
        for dock in DOCKS:
            if DOCK_CRESTS[dock] >> crest & 1:
                wagon = fitting(free[dock], crest)
                train = self.mine.docks[dock]
                progress = 1 + train.lorries + self.ready[dock] + (2 if train.engine != NONE else 0)
                if wagon != NONE:
                    progress += 20
                if progress > most:
                    most = progress
                    chosen = dock
                    chosen_wagon = wagon
        lorries = LORRIES_ON[kind]
        if chosen_wagon == NONE:
            self.waiting[chosen] += lorries
            self.waiting_work[chosen] += 1.0 + STEP * lorries + blocked
            return False
        free[chosen].remove(chosen_wagon)
        self.ready[chosen] += lorries
        self.ready_work[chosen] += STEP * lorries + blocked
        self.load_worth[chosen] += 0.7 * POINTS_ON[kind]
        return True

    def work_for(self, dock: int, lorries: int) -> float:
        """The placements until a train of that many lorries has left this dock."""
        train = self.mine.docks[dock]
        work = DELIVERING if train.engine != NONE else DELIVERING + 1.0
        missing = float(lorries - train.lorries)
        if missing <= 0.0:
            return work
        ready = self.ready[dock]
        if ready > 0:
            if missing <= ready:
                return work + self.ready_work[dock] * missing / ready
            work += self.ready_work[dock]
            missing -= ready
        waiting = self.waiting[dock]
        if waiting > 0:
            if missing <= waiting:
                return work + self.waiting_work[dock] * missing / waiting
            work += self.waiting_work[dock]
            missing -= waiting
        cards = missing / PER_CARD
        work += STEP * missing + cards
        return work + max(0.0, cards - self.empty[dock])

    # ------------------------------------------------------------ orders

    def trains_worth(self) -> float:
        """Orders in hand go to the trains where they are worth most, the best pair first."""
        found = self.twins_worth()
        mine = self.mine
        orders = list(mine.orders + mine.secret_orders)
        docks = DOCKS.copy()
        while docks and orders:
            best = -1.0
            best_dock = NONE
            best_order = NONE
            last = NONE
            for order in orders:
                if order != last:
                    worth_of_order = self.order_worth(order)
                    for dock in docks:
                        worth = self.train_worth(dock, LORRIES_ON[order], worth_of_order)
                        if worth > best:
                            best = worth
                            best_dock = dock
                            best_order = order
                last = order
            # a small order does not spoil a train that could serve a larger one
            found += max(best, self.best_without_order(best_dock)[1] + self.spare_worth(best_order))
            self.plan(best_dock, best_order)
            docks.remove(best_dock)
            orders.remove(best_order)
        self.to_come = max(0.0, (self.placements - self.busy) / TRAIN_WORK)
        for order in orders:
            found += self.spare_worth(order)
        for dock in docks:
            work, worth = self.best_without_order(dock)
            self.busy += work
            found += worth
        return found

    def spare_worth(self, order: int) -> float:
        """Of an order that waits for a train."""
        return SPARE_ORDER * self.order_worth(order) * self.in_time(TRAIN_WORK - 1.0)

    def order_worth(self, order: int) -> float:
        """Its points, and what shares and objectives add to it."""
        destination = DESTINATION_OF[order]
        found = POINTS_ON[order] + self.per_order[destination] + self.per_lorry[destination] * LORRIES_ON[order]
        if self.free_shares[destination] > self.promised[destination]:
            found += self.per_share[destination] * (1.0 - self.share_chance)
        return found

    def train_worth(self, dock: int, lorries: int, worth_of_order: float) -> float:
        work = self.work[dock][lorries]
        return (worth_of_order + self.load_worth[dock]) * self.in_time(work) / (1.0 + HASTE * work)

    def best_without_order(self, dock: int) -> tuple[float, float]:
        """The best that could become of a train if an order were found for it: its work, and its worth."""
        best = 0.0
        best_work = 0.0
        for lorries in REQUIREMENTS:
            work = self.work[dock][lorries] + 1.0
            worth = (ORDER_POINTS[lorries] + self.load_worth[dock]) * self.in_time(work) / (1.0 + HASTE * work)
            if worth > best:
                best = worth
                best_work = work
        return best_work, NO_ORDER * best

    def plan(self, dock: int, order: int) -> None:
        """This train is meant for this order: a share of its destination has found its match."""
        self.busy += self.work[dock][LORRIES_ON[order]]
        self.promised[DESTINATION_OF[order]] += 1

    def in_time(self, work: float) -> float:
        """The chance that there will be time for this beside all that has been planned."""
        spare = self.placements - self.busy - work
        if spare >= 0.0:
            return 1.0
        return max(0.0, 1.0 + spare / 2.0)

    def engine_worth(self, engine: int) -> float:
        """What objectives give for delivering this engine."""
        found = 0.0
        if engine != NONE:
            for objective in self.mine.objectives:
                if TYPE_OF[objective] == TYPE_OF[engine]:
                    found += POINTS_ON[objective]
        return found

    def twins_worth(self) -> float:
        """Engines of one type may leave in one delivery."""
        docks = self.mine.docks
        found = 0.0
        for dock in DOCKS:
            for other in DOCKS:
                if other < dock and docks[dock].engine != NONE and docks[dock].engine == docks[other].engine:
                    found += SAME_TYPE
        return found if self.placements > 3.0 else 0.0

    # ------------------------------------------------------------ shares and objectives

    def shares_worth(self) -> float:
        """Shares without a fulfilled order: the more trains will follow, the better."""
        found = 0.0
        for destination in DESTINATIONS:
            worth = self.share_chance * self.per_share[destination]
            for _ in range(self.free_shares[destination]):
                found += worth
                worth *= 0.4
        return found

    def objectives_worth(self) -> float:
        """What objectives may give for trains and tokens to come, beside what has been planned."""
        found = 0.0
        to_come = self.to_come
        for objective in self.mine.objectives:
            effect = EFFECT_OF[objective]
            if effect in ("engine_type", "fulfilled_orders"):
                found += 0.12 * to_come * POINTS_ON[objective]
            elif effect == "matched_shares":
                found += 0.06 * to_come * POINTS_ON[objective]
            elif effect == "ordered_lorries":
                if self.per_lorry[DESTINATION_OF[objective]] > 0.0:
                    found += min(0.2, 0.05 * to_come) * POINTS_ON[objective]
            elif effect == "shift_pairs":
                found += 0.25 * POINTS_ON[objective] * (len(self.mine.tokens) % 2) * min(1.0, self.placements / 10.0)
                found += 0.005 * POINTS_ON[objective] * self.placements
            elif effect == "objective_count":
                found += 0.016 * self.placements
        return found


def fitting(wagons: list[int], crest: int) -> int:
    """An empty wagon for this crest, a wild one only if there is no other; NONE if none fits."""
    found = NONE
    for wagon in wagons:
        crests = WAGON_CRESTS[wagon]
        if crests >> crest & 1:
            if crests == 1 << crest:
                return wagon
            found = wagon
    return found


def ordered_lorries(mine: Mine, destination: int) -> int:
    found = 0
    for delivery in mine.delivered:
        if DESTINATION_OF[delivery.order] == destination:
            found += LORRIES_ON[delivery.order]
    return found
