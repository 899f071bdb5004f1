"""Evaluates a position for a seat, in the rulebook's terms: points so far, unfinished trains, shares and objectives
that may still pay, innovations, the claim to the shift token, and placements to come.

Work is measured in placements. A train that needs little more work is worth nearly all of its points; one that needs
much is worth less, and one that cannot be finished in time is worth nothing. The evaluation uses only what the seat may
know: its own cards and open cards, never the inside of a stack.

In most positions that a bot compares, a seat has the same trains, or the same shares and objectives. So results that
depend on these alone are cached, in tables of fixed size.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from fajrant.core.learned import Model
from fajrant.games.coal_baron_cards.content import (
    CREST_OF,
    DELIVERY,
    DESTINATION_OF,
    DESTINATIONS,
    DOCK_CRESTS,
    DOCKS,
    EFFECT_OF,
    ENGINE_TYPE,
    LORRIES_ON,
    MINING_01,
    NONE,
    ORDER_KINDS,
    PARTY_OF,
    POINTS_ON,
    THRESHOLD_OF,
    TYPE_OF,
    WAGON_CRESTS,
    WORKER_MOST,
    Party,
)
from fajrant.games.coal_baron_cards.crew import ALL_WORKERS, VALUES, copies, payable
from fajrant.games.coal_baron_cards.scoring import SHARE_POINTS, TOKEN_POINTS, ordered_lorries, total
from fajrant.games.coal_baron_cards.state import CardGame, Mine, Train, crew

if TYPE_CHECKING:
    from mypy_extensions import i64

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


def shift_tempo(party: Party) -> float:
    """The worth of the worker cards for a whole shift."""
    worth = 0.0
    for value in party.workers:
        worth += CARD_TEMPO[value - 1]
    return worth


SHIFT_TEMPO: Final = [shift_tempo(party) for party in PARTY_OF]  # by number of players

ORDER_POINTS: Final = [0] * (1 + max([LORRIES_ON[kind] for kind in ORDER_KINDS]))  # by requirement
for _kind in ORDER_KINDS:
    ORDER_POINTS[LORRIES_ON[_kind]] = POINTS_ON[_kind]
REQUIREMENTS: Final = list(range(1, len(ORDER_POINTS)))

ALL_DOCKS: Final = (1 << len(DOCKS)) - 1
LARGE: Final = (1 << 40) - 1

TERMS: Final = ["points", "trains", "shares", "objectives", "innovations", "token", "workers"]


MODEL: Final = Model(str(Path(__file__).parent), TERMS, [(term, term) for term in TERMS])


def gone(pos: CardGame, seat: int) -> float:
    """The fraction of a seat's worker cards, over all shifts, that have been laid or given up."""
    return part_gone(pos.party(), cards_left(pos, pos.mines[seat]))


def part_gone(party: Party, left: int) -> float:
    return 1.0 - left / (len(party.workers) * party.shifts)


def features(pos: CardGame, seat: int) -> list[float]:
    """The features in the order of TERMS: a seat's points so far and what it can still expect."""
    mine = pos.mines[seat]
    outlook = outlook_of(mine, cards_left(pos, mine), last_shift(pos))
    return [
        outlook.goals.points,
        outlook.trains * delivery_chance(pos, mine),
        outlook.shares,
        outlook.objectives,
        innovations_worth(mine, outlook.placements),
        token_worth(pos, seat),
        tempo(pos, mine),
    ]


def evaluate(pos: CardGame, seat: int) -> float:
    """The weighted sum of the features. Bots call this very often, so it does not build a list of features."""
    mine = pos.mines[seat]
    if pos.over():
        return float(total(mine))
    left = cards_left(pos, mine)
    outlook = outlook_of(mine, left, last_shift(pos))
    # in the order of TERMS
    points, trains, shares, objectives, innovations, token, workers, rest = weights_for(pos.seats, left)
    result = rest
    result += outlook.goals.points * points
    result += outlook.trains * delivery_chance(pos, mine) * trains
    result += outlook.shares * shares
    result += outlook.objectives * objectives
    result += innovations_worth(mine, outlook.placements) * innovations
    result += token_worth(pos, seat) * token
    result += tempo(pos, mine) * workers
    return result


_weights: Final[list[list[list[float] | None]]] = [  # a cache by number of players and of cards left
    [None] * (len(party.workers) * party.shifts + 1) for party in PARTY_OF
]


def weights_for(seats: int, left: int) -> list[float]:
    weights = _weights[seats][left]
    if weights is None:
        weights = MODEL.weights(part_gone(PARTY_OF[seats], left), seats)
        _weights[seats][left] = weights
    return weights


# ---------------------------------------------------------------- time


def cards_left(pos: CardGame, mine: Mine) -> int:
    """The worker cards that the seat can still lay, in this shift and later ones."""
    party = pos.party()
    cards = 0 if mine.passed else hand_of(mine.workers).cards
    return cards + len(party.workers) * (party.shifts - pos.shift)


class Hand:
    """What a hand of worker cards is worth, and the number of its cards."""

    def __init__(self, workers: int) -> None:
        self.cards: Final = sum([copies(workers, digit) for digit in range(VALUES)])
        worth = 0.0
        for digit in range(VALUES):
            worth += CARD_TEMPO[digit] * copies(workers, digit)
        self.tempo: Final = worth


_hands: Final[list[Hand | None]] = [None] * (ALL_WORKERS + 1)  # a cache


def hand_of(workers: int) -> Hand:
    hand = _hands[workers]
    if hand is None:
        hand = Hand(workers)
        _hands[workers] = hand
    return hand


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
    """The chance that a finished train can still leave.

    In the last shift, the seat must be able to pay the number of `delivery` exactly. It rises only if another seat
    delivers first.
    """
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
    worth = 0.0 if mine.passed else hand_of(mine.workers).tempo
    return worth + SHIFT_TEMPO[pos.seats] * (pos.party().shifts - pos.shift)


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


# ---------------------------------------------------------------- shares and objectives


class Goals:
    """The points so far, and what shares and objectives promise for future trains."""

    def __init__(self, mine: Mine, place: int) -> None:
        self.place: Final = place  # its index in the cache
        self.shares: Final = mine.shares
        self.objectives: Final = mine.objectives
        self.delivered: Final = mine.delivered
        self.tokens: Final = mine.tokens
        self.points: Final = float(total(mine))
        self.free_shares: Final = [0] * len(DESTINATIONS)  # shares without a fulfilled order, by destination
        self.per_order: Final = [0.0] * len(DESTINATIONS)  # points from objectives for an order, a share, a lorry
        self.per_share: Final = [float(SHARE_POINTS)] * len(DESTINATIONS)
        self.per_lorry: Final = [0.0] * len(DESTINATIONS)
        self.per_engine: Final = [0.0] * len(ENGINE_TYPE.ids)  # the same for an engine, by type
        self.count_shares(mine)
        self.count_objectives(mine)

    def count_shares(self, mine: Mine) -> None:
        for share in mine.shares:
            self.free_shares[DESTINATION_OF[share]] += 1
        for delivery in mine.delivered:
            destination = DESTINATION_OF[delivery.order]
            if self.free_shares[destination] > 0:
                self.free_shares[destination] -= 1

    def count_objectives(self, mine: Mine) -> None:
        for objective in mine.objectives:
            effect = EFFECT_OF[objective]
            destination = DESTINATION_OF[objective]
            if effect == "fulfilled_orders":
                self.per_order[destination] += POINTS_ON[objective]
            elif effect == "matched_shares":
                self.per_share[destination] += POINTS_ON[objective]
            elif effect == "engine_type":
                self.per_engine[TYPE_OF[objective]] += POINTS_ON[objective]
            elif effect == "ordered_lorries" and ordered_lorries(mine, destination) < THRESHOLD_OF[objective]:
                self.per_lorry[destination] += POINTS_ON[objective] / THRESHOLD_OF[objective]

    def fit(self, mine: Mine) -> bool:
        return (
            (self.delivered is mine.delivered or self.delivered == mine.delivered)
            and (self.objectives is mine.objectives or self.objectives == mine.objectives)
            and (self.shares is mine.shares or self.shares == mine.shares)
            and (self.tokens is mine.tokens or self.tokens == mine.tokens)
        )


GOALS_KEPT: Final = 1 << 10
_goals: Final[list[Goals | None]] = [None] * GOALS_KEPT


def goals_of(mine: Mine) -> Goals:
    place: i64 = len(mine.delivered) * 8 + len(mine.tokens)
    for share in mine.shares:
        place = (place * 29 + share) & LARGE
    for objective in mine.objectives:
        place = (place * 31 + objective) & LARGE
    place &= GOALS_KEPT - 1
    goals = _goals[place]
    if goals is None or not goals.fit(mine):
        goals = Goals(mine, place)
        _goals[place] = goals
    return goals


# ---------------------------------------------------------------- lorries


class Berth:
    """The plan for a dock: which lorries go there, and how much work its trains need."""

    def __init__(self, train: Train, per_engine: list[float]) -> None:
        self.train: Final = train
        self.free: Final[list[int]] = []  # empty wagons that no lorry card is planned for
        self.empty: float = 0.0  # the number of these
        self.ready: float = 0.0  # lorries that have an empty wagon
        self.ready_work: float = 0.0
        self.waiting: float = 0.0  # lorries that still need a wagon
        self.waiting_work: float = 0.0
        gained = 0.0 if train.engine == NONE else per_engine[TYPE_OF[train.engine]]
        for place, load in enumerate(train.loads):
            if load == NONE:
                self.free.append(train.wagons[place])
            else:
                gained += POINTS_ON[load]
        self.load_worth: float = gained  # points for single lorries and for the engine
        self.best: float = 0.0  # the worth of the train with the best possible order, if there is time for any
        self.best_work: float = 0.0
        self.longest: float = 0.0  # the greatest amount of work that any order needs

    def settle(self) -> None:
        """Called when all lorry cards have been assigned."""
        self.empty = float(len(self.free))
        for lorries in REQUIREMENTS:
            work = self.work_for(lorries) + 1.0
            worth = (ORDER_POINTS[lorries] + self.load_worth) / (1.0 + HASTE * work)
            if worth > self.best:
                self.best = worth
                self.best_work = work
            self.longest = max(self.longest, work)

    def work_for(self, lorries: int) -> float:
        """The placements until a train of that many lorries has left this dock."""
        train = self.train
        work = DELIVERING if train.engine != NONE else DELIVERING + 1.0
        missing = float(lorries - train.lorries)
        if missing <= 0.0:
            return work
        ready = self.ready
        if ready > 0.0:
            if missing <= ready:
                return work + self.ready_work * missing / ready
            work += self.ready_work
            missing -= ready
        waiting = self.waiting
        if waiting > 0.0:
            if missing <= waiting:
                return work + self.waiting_work * missing / waiting
            work += self.waiting_work
            missing -= waiting
        cards = missing / PER_CARD
        work += STEP * missing + cards
        return work + max(0.0, cards - self.empty)


class Yard:
    """The plans for all docks: each lorry card is assigned to one."""

    def __init__(self, mine: Mine, per_engine: list[float], place: int) -> None:
        self.place: Final = place  # its index in the cache
        self.trains: Final = mine.docks.copy()
        self.row: Final = mine.row
        self.storage: Final = mine.storage
        self.per_engine: Final = per_engine
        self.berths: Final = [Berth(train, per_engine) for train in mine.docks]
        for kind in mine.storage:
            self.assign(kind, 0.0)
        blocked = 0.0  # work to store the lorries at the right end of the row that fit no wagon
        for kind in mine.row:
            if self.assign(kind, blocked):
                blocked = 0.0
            else:
                blocked += STEP * LORRIES_ON[kind]
        for berth in self.berths:
            berth.settle()
        self.twins_worth: Final = twins_worth(mine.docks)

    def assign(self, kind: int, blocked: float) -> bool:
        """Assigns a lorry card, preferably to a fitting empty wagon and an advanced train. Returns whether it has a
        wagon."""
        crest = CREST_OF[kind]
        chosen: Berth | None = None
        chosen_wagon = NONE
        most = -1.0
        for dock, berth in enumerate(self.berths):
            if DOCK_CRESTS[dock] >> crest & 1:
                train = berth.train
                wagon = fitting(berth.free, crest)
                progress = 1.0 + train.lorries + berth.ready
                if train.engine != NONE:
                    progress += 2.0
                if wagon != NONE:
                    progress += 20.0
                if progress > most:
                    most = progress
                    chosen = berth
                    chosen_wagon = wagon
        assert chosen is not None
        lorries = LORRIES_ON[kind]
        if chosen_wagon == NONE:
            chosen.waiting += lorries
            chosen.waiting_work += 1.0 + STEP * lorries + blocked
            return False
        chosen.free.remove(chosen_wagon)
        chosen.ready += lorries
        chosen.ready_work += STEP * lorries + blocked
        chosen.load_worth += 0.7 * POINTS_ON[kind]
        return True

    def fit(self, mine: Mine, per_engine: list[float]) -> bool:
        for dock, train in enumerate(self.trains):
            other = mine.docks[dock]
            if train is not other and not alike(train, other):
                return False
        return (
            (self.row is mine.row or self.row == mine.row)
            and (self.storage is mine.storage or self.storage == mine.storage)
            and (self.per_engine is per_engine or self.per_engine == per_engine)
        )


def alike(one: Train, other: Train) -> bool:
    return one.engine == other.engine and one.loads == other.loads and one.wagons == other.wagons


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


def twins_worth(docks: list[Train]) -> float:
    """A bonus for engines of the same type, which can leave in one delivery."""
    worth = 0.0
    for dock in DOCKS:
        engine = docks[dock].engine
        if engine != NONE:
            for other in range(dock):
                if docks[other].engine == engine:
                    worth += SAME_TYPE
    return worth


YARDS_KEPT: Final = 1 << 12
_yards: Final[list[Yard | None]] = [None] * YARDS_KEPT


def yard_of(mine: Mine, per_engine: list[float]) -> Yard:
    place: i64 = 0
    for train in mine.docks:
        place = (place * 31 + train.engine) & LARGE
        for load in train.loads:
            place = (place * 31 + load) & LARGE
    for kind in mine.row:
        place = (place * 29 + kind) & LARGE
    for kind in mine.storage:
        place = (place * 37 + kind) & LARGE
    place = (place ^ place >> 12) & (YARDS_KEPT - 1)
    yard = _yards[place]
    if yard is None or not yard.fit(mine, per_engine):
        yard = Yard(mine, per_engine, place)
        _yards[place] = yard
    return yard


# ---------------------------------------------------------------- trains and orders


class Outlook:
    """A plan for a seat's trains: which orders they serve, and what trains, shares and objectives will bring."""

    def __init__(self, mine: Mine, goals: Goals, yard: Yard, left: int, last: bool) -> None:
        self.goals: Final = goals
        self.yard: Final = yard
        self.orders: Final = mine.orders
        self.secret_orders: Final = mine.secret_orders
        self.left: Final = left  # worker cards
        self.last: Final = last  # whether this is the last shift
        self.placements: Final = PLACED_PER_CARD * left  # how often the seat can still place workers
        self.slack: Final = LAST_SLACK if last else SLACK
        self.busy: float = 0.0  # placements for the trains planned so far
        self.to_come: float = 0.0  # trains to come after those with orders in hand
        self.promised: i64 = 0  # orders in hand that have a train: an octal digit for each destination
        self.share_chance: Final = min(0.25, 0.08 * self.placements / TRAIN_WORK)  # that an order comes for a share
        self.trains: Final = self.trains_worth()
        self.shares: Final = self.shares_worth()
        self.objectives: Final = self.objectives_worth()

    def fit(self, mine: Mine, goals: Goals, yard: Yard, left: int, last: bool) -> bool:
        return (
            self.yard is yard
            and self.goals is goals
            and self.left == left
            and self.last == last
            and (self.orders is mine.orders or self.orders == mine.orders)
            and (self.secret_orders is mine.secret_orders or self.secret_orders == mine.secret_orders)
        )

    def trains_worth(self) -> float:
        """Assigns orders in hand to trains, the best pair first."""
        total_worth = self.yard.twins_worth if self.placements > 3.0 else 0.0
        berths = self.yard.berths
        orders = self.orders + self.secret_orders
        docks: i64 = ALL_DOCKS  # those without an order
        served: i64 = 0  # the orders that have a train, by place
        bit: i64 = 1
        for _ in range(min(len(berths), len(orders))):
            best = -1.0
            best_dock = NONE
            best_place = NONE
            last = NONE
            for place, order in enumerate(orders):
                if order != last and not served >> place & 1:
                    lorries = LORRIES_ON[order]
                    worth_of_order = self.order_worth(order)
                    for dock, berth in enumerate(berths):
                        if docks >> dock & 1:
                            worth = self.train_worth(berth, lorries, worth_of_order)
                            if worth > best:
                                best = worth
                                best_dock = dock
                                best_place = place
                    last = order
            # a small order must not devalue a train that could serve a larger one
            order = orders[best_place]
            total_worth += max(best, self.best_without_order(berths[best_dock])[1] + self.spare_worth(order))
            self.plan(berths[best_dock], order)
            docks ^= bit << best_dock
            served |= bit << best_place
        self.to_come = max(0.0, (self.placements - self.busy) / TRAIN_WORK)
        for place, order in enumerate(orders):
            if not served >> place & 1:
                total_worth += self.spare_worth(order)
        for dock, berth in enumerate(berths):
            if docks >> dock & 1:
                work, worth = self.best_without_order(berth)
                self.busy += work
                total_worth += worth
        return total_worth

    def spare_worth(self, order: int) -> float:
        """The worth of an order without a train."""
        return SPARE_ORDER * self.order_worth(order) * self.in_time(TRAIN_WORK - 1.0)

    def order_worth(self, order: int) -> float:
        """The points of an order, with those from shares and objectives."""
        goals = self.goals
        destination = DESTINATION_OF[order]
        worth = POINTS_ON[order] + goals.per_order[destination] + goals.per_lorry[destination] * LORRIES_ON[order]
        if goals.free_shares[destination] > self.promised >> 3 * destination & 7:
            worth += goals.per_share[destination] * (1.0 - self.share_chance)
        return worth

    def train_worth(self, berth: Berth, lorries: int, worth_of_order: float) -> float:
        work = berth.work_for(lorries)
        return (worth_of_order + berth.load_worth) * self.in_time(work) / (1.0 + HASTE * work)

    def best_without_order(self, berth: Berth) -> tuple[float, float]:
        """The work and the worth of a train, if it gets the best possible order."""
        if self.placements - self.busy - berth.longest >= 0.0:
            return berth.best_work, NO_ORDER * berth.best
        best = 0.0
        best_work = 0.0
        for lorries in REQUIREMENTS:
            work = berth.work_for(lorries) + 1.0
            worth = (ORDER_POINTS[lorries] + berth.load_worth) * self.in_time(work) / (1.0 + HASTE * work)
            if worth > best:
                best = worth
                best_work = work
        return best_work, NO_ORDER * best

    def plan(self, berth: Berth, order: int) -> None:
        """Plans to send a train with this order, which also matches a share of its destination."""
        one: i64 = 1
        self.busy += berth.work_for(LORRIES_ON[order])
        self.promised += one << 3 * DESTINATION_OF[order]

    def in_time(self, work: float) -> float:
        """The chance that there is time for this work besides everything already planned."""
        spare = self.placements - self.busy - work
        if spare >= 0.0:
            return 1.0
        return max(0.0, 1.0 + spare / self.slack)

    # ------------------------------------------------------------ shares and objectives

    def shares_worth(self) -> float:
        """The worth of shares without a fulfilled order; it grows with the time left for trains."""
        total_worth = 0.0
        goals = self.goals
        if goals.shares:
            for destination in DESTINATIONS:
                worth = self.share_chance * goals.per_share[destination]
                for _ in range(goals.free_shares[destination]):
                    total_worth += worth
                    worth *= 0.4
        return total_worth

    def objectives_worth(self) -> float:
        """The points that objectives may give for future trains and tokens, besides those already planned."""
        worth = 0.0
        to_come = self.to_come
        for objective in self.goals.objectives:
            effect = EFFECT_OF[objective]
            if effect in ("engine_type", "fulfilled_orders"):
                worth += 0.12 * to_come * POINTS_ON[objective]
            elif effect == "matched_shares":
                worth += 0.06 * to_come * POINTS_ON[objective]
            elif effect == "ordered_lorries":
                if self.goals.per_lorry[DESTINATION_OF[objective]] > 0.0:
                    worth += min(0.2, 0.05 * to_come) * POINTS_ON[objective]
            elif effect == "shift_pairs":
                worth += 0.25 * POINTS_ON[objective] * (len(self.goals.tokens) % 2) * min(1.0, self.placements / 10.0)
                worth += 0.005 * POINTS_ON[objective] * self.placements
            elif effect == "objective_count":
                worth += 0.016 * self.placements
        return worth


OUTLOOKS_KEPT: Final = 1 << 12
_outlooks: Final[list[Outlook | None]] = [None] * OUTLOOKS_KEPT


def outlook_of(mine: Mine, left: int, last: bool) -> Outlook:
    goals = goals_of(mine)
    yard = yard_of(mine, goals.per_engine)
    place: i64 = (yard.place * 31 + goals.place) * 31 + left
    for order in mine.orders:
        place = (place * 29 + order) & LARGE
    for order in mine.secret_orders:
        place = (place * 37 + order) & LARGE
    place = (place ^ place >> 12) & (OUTLOOKS_KEPT - 1)
    outlook = _outlooks[place]
    if outlook is None or not outlook.fit(mine, goals, yard, left, last):
        outlook = Outlook(mine, goals, yard, left, last)
        _outlooks[place] = outlook
    return outlook
