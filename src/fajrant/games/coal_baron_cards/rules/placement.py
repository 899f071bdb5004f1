"""§4.3 and §5: which zones can be chosen, D2 the payment, and the zone's action."""

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
MINING_ZONES: Final = [zone for zone in ZONES if ZONE_LEAST_STEPS[zone] > 0]  # that need a lorry card
NEEDS_LORRIES: Final = sum([ZONE_BIT[zone] for zone in MINING_ZONES])

_place_or_pass: Final[list[list[Move] | None]] = [None] * (1 << len(ZONES))  # by the set of zones, filled at need


def place_or_pass(pos: CardGame, mine: Mine) -> list[Move]:
    """The zones that can be chosen: the action can be carried out and the number can be paid exactly; or `pass`."""
    choosable = possible_zones(pos, mine, payable_zones(pos, mine))
    found = _place_or_pass[choosable]
    if found is None:
        found = [PLACE.of(zone) for zone in ZONES if choosable >> zone & 1]
        found.append(PASS)
        _place_or_pass[choosable] = found
    return found


def action_possible(pos: CardGame, mine: Mine, zone: int) -> bool:
    """A zone whose action cannot be carried out cannot be chosen [R7]."""
    return possible_zones(pos, mine, ZONE_BIT[zone]) != 0


def possible_zones(pos: CardGame, mine: Mine, zones: int) -> int:
    """Those of some zones, a bit for each, whose action can be carried out."""
    found: i64 = zones
    for stack, here in enumerate(pos.stacks):
        if here.size == 0:
            found &= ~ZONE_BIT_OF_STACK[stack]
    if found & ENGINE_BIT and not has_free_dock(mine):
        found ^= ENGINE_BIT
    if found & DELIVERY_BIT and not can_deliver(mine):
        found ^= DELIVERY_BIT
    if found & WILD_BIT and not can_go_wild(pos, mine):
        found ^= WILD_BIT
    if not mine.row and not mine.storage:
        return found & ~NEEDS_LORRIES
    for zone in MINING_ZONES:
        bit: i64 = ZONE_BIT[zone]
        if found & bit and not can_mine(mine, ZONE_LEAST_STEPS[zone], ZONE_MOST_STEPS[zone]):
            found ^= bit
    return found


def payable_zones(pos: CardGame, mine: Mine) -> int:
    """A bit for each zone of this number of players whose number can be paid exactly."""
    sums: i64 = payable(crew(mine))
    found: i64 = 0
    if sums != 0:
        bit: i64 = 1
        for zone in pos.zones:
            if sums >> zone.required & 1:
                found |= bit
            bit <<= 1
        found &= pos.party().zone_bits
    return found


def might_place(pos: CardGame, mine: Mine) -> bool:
    """As far as the others can know, `delivery` might be chosen with an order that is hidden from them [R45]."""
    return payable(crew(mine)) >> pos.required(DELIVERY) & 1 == 1 and might_deliver(mine)


def act(pos: CardGame, seat: int, zone: int) -> None:
    """The action of a zone; mandatory once paid."""
    stack = STACK_OF_ZONE[zone]
    if stack != NONE:
        take_top(pos, seat, stack)
    elif zone == DELIVERY:
        begin_delivery(pos, seat)
    elif zone == WILD:
        pos.push(WildStack(seat))
    else:
        pos.push(Mining(seat, 0, ZONE_LEAST_STEPS[zone], ZONE_MOST_STEPS[zone]))


# The same crews pay the same numbers again and again; those without innovations are found by index, which is faster.
OFTEN_REQUIRED: Final = 32  # numbers below
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
    found = row[required]
    if found is None:
        found = all_pay_moves(paying, required)
        row[required] = found
    return found


def rare_pay_moves(paying: int, required: int) -> list[Move]:
    found = _rare_pay_moves.get(paying * 128 + required)
    if found is None:
        found = all_pay_moves(paying, required)
        _rare_pay_moves[paying * 128 + required] = found
    return found


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

    def ask_anyway(self, pos: CardGame, seat: int) -> bool:
        return len(pos.mines[seat].secret_innovations) > 0

    def resolve(self, pos: CardGame, seat: int, move: Move) -> None:
        pos.done()
        payment = move.a
        mine = pos.mines[seat]
        mine.workers -= only_workers(payment)
        if pays_with_innovations(payment):
            for kind in innovations_in(payment):
                spend_innovation(pos, mine, kind)
        required = pos.required(self.zone)
        pos.zones[self.zone] = pos.zones[self.zone].paid(seat, payment)
        pos.tell(PLACED, seat, self.zone, payment, required)
        act(pos, seat, self.zone)

    def shown(self, pos: CardGame, viewer: int) -> Paying:
        return {"zone": ZONE.text(self.zone), "required": pos.required(self.zone)}
