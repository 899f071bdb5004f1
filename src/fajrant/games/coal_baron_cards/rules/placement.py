"""§4.3 and §5: choosing a zone, D2 paying, and the zone's action."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from fajrant.core.fields import Field
from fajrant.core.moves import Move
from fajrant.core.steps import BY_SEAT, Decision
from fajrant.games.coal_baron_cards.content import (
    DELIVERY,
    ENGINE_STACK,
    NONE,
    STACK,
    STACK_OF_ZONE,
    WILD,
    ZONE,
    ZONE_LEAST_STEPS,
    ZONE_MOST_STEPS,
    ZONES,
)
from fajrant.games.coal_baron_cards.crew import (
    ALL_WORKERS,
    innovations_in,
    only_workers,
    payable,
    payments,
    pays_with_innovations,
)
from fajrant.games.coal_baron_cards.moves import PASS, PAY, PLACE, PLACED
from fajrant.games.coal_baron_cards.rules.delivery import begin_delivery, can_deliver, might_deliver
from fajrant.games.coal_baron_cards.rules.mining import Mining, can_mine
from fajrant.games.coal_baron_cards.rules.taking import take_top
from fajrant.games.coal_baron_cards.rules.wild import WildStack, can_go_wild
from fajrant.games.coal_baron_cards.state import CardGame, Mine, crew, has_free_dock, spend_innovation
from fajrant.games.coal_baron_cards.views import Paying

if TYPE_CHECKING:
    from mypy_extensions import i64


ZONE_BIT: Final = [1 << zone for zone in ZONES]
ZONE_BIT_OF_STACK: Final = [ZONE_BIT[ZONE.index[stack]] for stack in STACK.ids]
ENGINE_BIT: Final = ZONE_BIT_OF_STACK[ENGINE_STACK]
DELIVERY_BIT: Final = ZONE_BIT[DELIVERY]
WILD_BIT: Final = ZONE_BIT[WILD]
MINING_ZONES: Final = [zone for zone in ZONES if ZONE_LEAST_STEPS[zone] > 0]  # mining zones that need a lorry card
NEEDS_LORRIES: Final = sum([ZONE_BIT[zone] for zone in MINING_ZONES])

_place_or_pass: Final[list[list[Move] | None]] = [None] * (1 << len(ZONES))  # a cache by set of zones


def place_or_pass(pos: CardGame, mine: Mine) -> list[Move]:
    """A move to every zone whose action is possible and whose number can be paid exactly, and `pass`."""
    choosable = possible_zones(pos, mine, payable_zones(pos, mine))
    moves = _place_or_pass[choosable]
    if moves is None:
        moves = [PLACE.of(zone) for zone in ZONES if choosable >> zone & 1]
        moves.append(PASS)
        _place_or_pass[choosable] = moves
    return moves


def action_possible(pos: CardGame, mine: Mine, zone: int) -> bool:
    """A zone whose action cannot be carried out cannot be chosen [R7]."""
    return possible_zones(pos, mine, ZONE_BIT[zone]) != 0


def possible_zones(pos: CardGame, mine: Mine, zones: int) -> int:
    """Those of the given zones whose action can be carried out, as a bit mask."""
    possible: i64 = zones
    for stack, here in enumerate(pos.stacks):
        if here.size == 0:
            possible &= ~ZONE_BIT_OF_STACK[stack]
    if possible & ENGINE_BIT and not has_free_dock(mine):
        possible ^= ENGINE_BIT
    if possible & DELIVERY_BIT and not can_deliver(mine):
        possible ^= DELIVERY_BIT
    if possible & WILD_BIT and not can_go_wild(pos, mine):
        possible ^= WILD_BIT
    if not mine.row and not mine.storage:
        return possible & ~NEEDS_LORRIES
    for zone in MINING_ZONES:
        bit: i64 = ZONE_BIT[zone]
        if possible & bit and not can_mine(mine, ZONE_LEAST_STEPS[zone], ZONE_MOST_STEPS[zone]):
            possible ^= bit
    return possible


def payable_zones(pos: CardGame, mine: Mine) -> int:
    """The zones in play whose number can be paid exactly, as a bit mask."""
    sums: i64 = payable(crew(mine))
    payable_bits: i64 = 0
    if sums != 0:
        bit: i64 = 1
        for zone in pos.zones:
            if sums >> zone.required & 1:
                payable_bits |= bit
            bit <<= 1
        payable_bits &= pos.party().zone_bits
    return payable_bits


def might_place(pos: CardGame, mine: Mine) -> bool:
    """Whether the others cannot rule out that the seat chooses `delivery` with a secret order [R45]."""
    return payable(crew(mine)) >> pos.required(DELIVERY) & 1 == 1 and might_deliver(mine)


def act(pos: CardGame, seat: int, zone: int) -> None:
    """Carries out the action of a zone, which is mandatory once paid."""
    stack = STACK_OF_ZONE[zone]
    if stack != NONE:
        take_top(pos, seat, stack)
    elif zone == DELIVERY:
        begin_delivery(pos, seat)
    elif zone == WILD:
        pos.push(WildStack(seat))
    else:
        pos.push(Mining(seat, 0, ZONE_LEAST_STEPS[zone], ZONE_MOST_STEPS[zone]))


# Caches: the same crews often pay the same numbers. Crews without innovations are looked up by index, which is faster.
OFTEN_REQUIRED: Final = 32  # numbers below this are cached by index
_pay_moves: Final[list[list[list[Move] | None] | None]] = [None] * (ALL_WORKERS + 1)
_rare_pay_moves: Final[dict[int, list[Move]]] = {}


def pay_moves(paying: int, required: int) -> list[Move]:
    """Every legal payment of a crew."""
    if paying > ALL_WORKERS or required >= OFTEN_REQUIRED:
        return rare_pay_moves(paying, required)
    row = _pay_moves[paying]
    if row is None:
        row = [None] * OFTEN_REQUIRED
        _pay_moves[paying] = row
    moves = row[required]
    if moves is None:
        moves = all_pay_moves(paying, required)
        row[required] = moves
    return moves


def rare_pay_moves(paying: int, required: int) -> list[Move]:
    moves = _rare_pay_moves.get(paying * 128 + required)
    if moves is None:
        moves = all_pay_moves(paying, required)
        _rare_pay_moves[paying * 128 + required] = moves
    return moves


def all_pay_moves(paying: int, required: int) -> list[Move]:
    return [PAY.of(payment) for payment in payments(paying, required)]


class Pay(Decision[CardGame]):
    """D2 Lay exactly the required number of workers [R5], then carry out the action."""

    point: ClassVar[str] = "PAY"
    fields: ClassVar[list[Field]] = [BY_SEAT, Field("zone", ZONE)]

    def __init__(self, seat: int, zone: int) -> None:
        super().__init__(seat)
        self.zone: Final = zone

    def options(self, pos: CardGame, seat: int) -> list[Move]:
        return pay_moves(crew(pos.mines[seat]), pos.required(self.zone))

    def routine(self) -> bool:
        return True

    def ask_anyway(self, pos: CardGame, seat: int) -> bool:
        return len(pos.mines[seat].secret_innovations) > 0

    def resolve(self, pos: CardGame, seat: int, move: Move) -> None:
        pos.done()
        payment = move.a
        mine = pos.mines[seat]
        mine.workers -= only_workers(payment)
        if pays_with_innovations(payment):
            for kind in innovations_in(payment):
                spend_innovation(pos, seat, kind)
        required = pos.required(self.zone)
        pos.zones[self.zone] = pos.zones[self.zone].paid(seat, payment)
        pos.tell(PLACED, seat, self.zone, payment, required)
        act(pos, seat, self.zone)

    def shown(self, pos: CardGame, viewer: int) -> Paying:
        required = pos.required(self.zone)
        return {"zone": ZONE.text(self.zone), "required": required, "next": required + 1}
