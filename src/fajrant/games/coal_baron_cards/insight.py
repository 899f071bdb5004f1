"""Evaluates a position for a seat, in the rulebook's terms: points so far, unfinished trains, shares and objectives
that may still pay, innovations, the claim to the shift token, and placements to come.

Work is measured in placements. A train that needs little more work is worth nearly everything it will bring; one that
needs much is worth less, and one that cannot be finished in time is worth nothing. The evaluation uses only what the
seat may know: its own cards and open cards, never the inside of a stack.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fajrant.core.learned import Model
from fajrant.games.coal_baron_cards.content import (
    CREST_OF,
    DELIVERY,
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
from fajrant.games.coal_baron_cards.crew import VALUES, copies, payable
from fajrant.games.coal_baron_cards.scoring import SHARE_POINTS, TOKEN_POINTS, total
from fajrant.games.coal_baron_cards.state import CardGame, Mine, crew

# ---------------------------------------------------------------- weights, tuned by playing

HASTE: Final = 0.2  # how much each placement still needed lowers the worth of a train
STEP: Final = 0.45  # placements for one mining step
DELIVERING: Final = 0.8  # placements for sending one train; several can leave together
PER_CARD: Final = 1.5  # lorries on a lorry card
TRAIN_WORK: Final = 8.0  # placements for a whole train
NO_ORDER: Final = 0.85  # factor for a train that has no order yet
SPARE_ORDER: Final = 0.12  # factor for an order without a train
SAME_TYPE: Final = 0.5  # points for two engines of one type: one delivery can send both
CARD_TEMPO: Final = [0.95, 0.9, 0.8, 0.75, 0.75]  # points for a worker card, by value: small ones fit anywhere
WORKER_INNOVATION: Final = 1.5
ACTION_INNOVATION: Final = 1.8
CLAIM_KEPT: Final = 0.45  # the chance, per rival, that the rival does not go to `mining_01` later
STARTING: Final = 0.2  # being start player
SLACK: Final = 2.0  # missing placements at which a train has no chance left
LAST_SLACK: Final = 0.5  # the same in the last shift, when nothing comes after
STILL_PAYABLE: Final = [1.0, 0.6, 0.3]  # the chance to deliver, by how much dearer it must get before it can be paid
PLACED_PER_CARD: Final = 0.85  # placements per worker card: some payments take two cards

ORDER_POINTS: Final = [0] * (1 + max([LORRIES_ON[kind] for kind in ORDER_KINDS]))  # by requirement
for _kind in ORDER_KINDS:
    ORDER_POINTS[LORRIES_ON[_kind]] = POINTS_ON[_kind]
REQUIREMENTS: Final = list(range(1, len(ORDER_POINTS)))


TERMS: Final = ["points", "trains", "shares", "objectives", "innovations", "token", "workers"]


MODEL: Final = Model(str(Path(__file__).parent), TERMS, [(term, term) for term in TERMS])


def gone(pos: CardGame, seat: int) -> float:
    """By worker cards."""
    mine = pos.mines[seat]
    party = pos.party()
    left = (0 if mine.passed else cards_in(mine.workers)) + len(party.workers) * (party.shifts - pos.shift)
    return 1.0 - left / (len(party.workers) * party.shifts)


def features(pos: CardGame, seat: int) -> list[float]:
    """By TERMS: points so far, and what a seat can hope for."""
    mine = pos.mines[seat]
    placements = placements_left(pos, mine)
    outlook = Outlook(mine, placements, LAST_SLACK if last_shift(pos) else SLACK)
    return [
        float(total(mine)),
        outlook.trains_worth() * delivery_chance(pos, mine),
        outlook.shares_worth(),
        outlook.objectives_worth(),
        innovations_worth(mine, placements),
        token_worth(pos, seat),
        tempo(pos, mine),
    ]


# ---------------------------------------------------------------- time


def placements_left(pos: CardGame, mine: Mine) -> float:
    """How often the seat can still place workers, in this shift and later ones."""
    cards = 0 if mine.passed else cards_in(mine.workers)
    return PLACED_PER_CARD * (cards + len(pos.party().workers) * (pos.party().shifts - pos.shift))


def cards_in(workers: int) -> int:
    count = 0
    for digit in range(VALUES):
        count += copies(workers, digit)
    return count


def last_turn(pos: CardGame, seat: int) -> bool:
    """Whether the seat plays the game to its end alone: the others have passed in the last shift."""
    if not last_shift(pos):
        return False
    for other, mine in enumerate(pos.mines):
        if other != seat and not mine.passed:
            return False
    return True


def last_shift(pos: CardGame) -> bool:
    return pos.shift == pos.party().shifts


def delivery_chance(pos: CardGame, mine: Mine) -> float:
    """The chance that a finished train can still leave. In the last shift its number must be paid exactly, and it
    grows only if another seat delivers before."""
    if not last_shift(pos):
        return 1.0
    if mine.passed:
        return 0.0
    sums = payable(crew(mine)) >> pos.required(DELIVERY)
    if sums & 1:
        return 1.0
    for other in pos.mines:
        if other is not mine and not other.passed:
            for more, chance in enumerate(STILL_PAYABLE):
                if sums >> more & 1:
                    return chance
    return 0.0


def tempo(pos: CardGame, mine: Mine) -> float:
    """The worth of worker cards still to be laid, in this shift and later ones. Passing gives up those in hand."""
    worth = 0.0
    if not mine.passed:
        for digit in range(VALUES):
            worth += CARD_TEMPO[digit] * copies(mine.workers, digit)
    per_shift = 0.0
    for value in pos.party().workers:
        per_shift += CARD_TEMPO[value - 1]
    return worth + per_shift * (pos.party().shifts - pos.shift)


def token_worth(pos: CardGame, seat: int) -> float:
    """The token goes to the last user of `mining_01`, or else to the start player. Its owner begins the next shift."""
    last = pos.zones[MINING_01].last
    claimant = pos.starter if last == NONE else last
    worth = STARTING if pos.starter == seat else 0.0
    if claimant == seat:
        kept = 1.0
        for other in range(pos.seats):
            if other != seat and not pos.mines[other].passed:
                kept *= CLAIM_KEPT
        worth += kept * (TOKEN_POINTS + STARTING)
    return worth


def innovations_worth(mine: Mine, placements: float) -> float:
    """Each innovation saves a placement or pays for one, while there is time to use it."""
    worth = 0.0
    for kind in mine.innovations + mine.secret_innovations:
        worth += ACTION_INNOVATION if WORKER_MOST[kind] == 0 else WORKER_INNOVATION
    return worth * min(1.0, placements / TRAIN_WORK)


# ---------------------------------------------------------------- trains, orders, shares, objectives


class Outlook:
    """A plan for a seat's trains: where lorries go, which orders the trains serve, and what that will bring."""

    def __init__(self, mine: Mine, placements: float, slack: float) -> None:
        self.mine: Final = mine
        self.placements: Final = placements
        self.slack: Final = slack
        self.ready: Final = [0] * len(DOCKS)  # lorries that have an empty wagon, by dock
        self.ready_work: Final = [0.0] * len(DOCKS)
        self.waiting: Final = [0] * len(DOCKS)  # lorries that still need a wagon, by dock
        self.waiting_work: Final = [0.0] * len(DOCKS)
        self.empty: Final = [0] * len(DOCKS)  # wagons that still need a lorry card, by dock
        self.load_worth: Final = [0.0] * len(DOCKS)  # points for single lorries and for the engine, by dock
        self.work: Final[list[list[float]]] = []  # placements until a train has left, by dock and number of lorries
        self.busy = 0.0  # placements for the trains planned so far
        self.to_come = 0.0  # trains to come after those with orders in hand
        self.free_shares: Final = [0] * len(DESTINATIONS)  # shares without a fulfilled order, by destination
        self.promised: Final = [0] * len(DESTINATIONS)  # orders in hand that have a train, by destination
        self.share_chance: Final = min(0.25, 0.08 * placements / TRAIN_WORK)  # that an order turns up for a share
        self.per_order: Final = [0.0] * len(DESTINATIONS)  # points from objectives for an order, a share, a lorry
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
        """Assigns each lorry card to a dock, preferably with a fitting empty wagon and an advanced train."""
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
        blocked = 0.0  # work to store the lorries at the right end of the row that fit no wagon
        for kind in self.mine.row:
            if self.assign(kind, free, blocked):
                blocked = 0.0
            else:
                blocked += STEP * LORRIES_ON[kind]
        for dock in DOCKS:
            self.empty[dock] = len(free[dock])

    def assign(self, kind: int, free: list[list[int]], blocked: float) -> bool:
        """Assigns a lorry card. True if a wagon is waiting for it."""
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
        """Assigns orders in hand to trains, the best pair first."""
        total_worth = self.twins_worth()
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
            # a small order must not devalue a train that could serve a larger one
            total_worth += max(best, self.best_without_order(best_dock)[1] + self.spare_worth(best_order))
            self.plan(best_dock, best_order)
            docks.remove(best_dock)
            orders.remove(best_order)
        self.to_come = max(0.0, (self.placements - self.busy) / TRAIN_WORK)
        for order in orders:
            total_worth += self.spare_worth(order)
        for dock in docks:
            work, worth = self.best_without_order(dock)
            self.busy += work
            total_worth += worth
        return total_worth

    def spare_worth(self, order: int) -> float:
        """The worth of an order without a train."""
        return SPARE_ORDER * self.order_worth(order) * self.in_time(TRAIN_WORK - 1.0)

    def order_worth(self, order: int) -> float:
        """The points of an order, with those from shares and objectives."""
        destination = DESTINATION_OF[order]
        worth = POINTS_ON[order] + self.per_order[destination] + self.per_lorry[destination] * LORRIES_ON[order]
        if self.free_shares[destination] > self.promised[destination]:
            worth += self.per_share[destination] * (1.0 - self.share_chance)
        return worth

    def train_worth(self, dock: int, lorries: int, worth_of_order: float) -> float:
        work = self.work[dock][lorries]
        return (worth_of_order + self.load_worth[dock]) * self.in_time(work) / (1.0 + HASTE * work)

    def best_without_order(self, dock: int) -> tuple[float, float]:
        """The work and the worth of a train, if it gets the best possible order."""
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
        """Plans to send a train with this order, which also matches a share of its destination."""
        self.busy += self.work[dock][LORRIES_ON[order]]
        self.promised[DESTINATION_OF[order]] += 1

    def in_time(self, work: float) -> float:
        """The chance that there is time for this work besides everything already planned."""
        spare = self.placements - self.busy - work
        if spare >= 0.0:
            return 1.0
        return max(0.0, 1.0 + spare / self.slack)

    def engine_worth(self, engine: int) -> float:
        """The points from objectives for delivering this engine."""
        worth = 0.0
        if engine != NONE:
            for objective in self.mine.objectives:
                if TYPE_OF[objective] == TYPE_OF[engine]:
                    worth += POINTS_ON[objective]
        return worth

    def twins_worth(self) -> float:
        """A bonus for engines of the same type, which can leave in one delivery."""
        docks = self.mine.docks
        worth = 0.0
        for dock in DOCKS:
            for other in DOCKS:
                if other < dock and docks[dock].engine != NONE and docks[dock].engine == docks[other].engine:
                    worth += SAME_TYPE
        return worth if self.placements > 3.0 else 0.0

    # ------------------------------------------------------------ shares and objectives

    def shares_worth(self) -> float:
        """The worth of shares without a fulfilled order; it grows with the time left for trains."""
        total_worth = 0.0
        for destination in DESTINATIONS:
            worth = self.share_chance * self.per_share[destination]
            for _ in range(self.free_shares[destination]):
                total_worth += worth
                worth *= 0.4
        return total_worth

    def objectives_worth(self) -> float:
        """The points that objectives may give for future trains and tokens, besides those already planned."""
        worth = 0.0
        to_come = self.to_come
        for objective in self.mine.objectives:
            effect = EFFECT_OF[objective]
            if effect in ("engine_type", "fulfilled_orders"):
                worth += 0.12 * to_come * POINTS_ON[objective]
            elif effect == "matched_shares":
                worth += 0.06 * to_come * POINTS_ON[objective]
            elif effect == "ordered_lorries":
                if self.per_lorry[DESTINATION_OF[objective]] > 0.0:
                    worth += min(0.2, 0.05 * to_come) * POINTS_ON[objective]
            elif effect == "shift_pairs":
                worth += 0.25 * POINTS_ON[objective] * (len(self.mine.tokens) % 2) * min(1.0, self.placements / 10.0)
                worth += 0.005 * POINTS_ON[objective] * self.placements
            elif effect == "objective_count":
                worth += 0.016 * self.placements
        return worth


def fitting(wagons: list[int], crest: int) -> int:
    """An empty wagon for this crest, a wild one only if no other fits; NONE if none fits."""
    wild = NONE
    for wagon in wagons:
        crests = WAGON_CRESTS[wagon]
        if crests >> crest & 1:
            if crests == 1 << crest:
                return wagon
            wild = wagon
    return wild


def ordered_lorries(mine: Mine, destination: int) -> int:
    count = 0
    for delivery in mine.delivered:
        if DESTINATION_OF[delivery.order] == destination:
            count += LORRIES_ON[delivery.order]
    return count
