"""§5.8 and §5.9 Projects: the row, realising (D4), recovering (D5), developing (D6)."""

from __future__ import annotations

from typing import ClassVar, Final

from fajrant.core.fields import Field
from fajrant.core.hands import added, without
from fajrant.core.journal import EVERYBODY
from fajrant.core.moves import Move, Numbers
from fajrant.core.steps import BY_SEAT, Decision, Step
from fajrant.games.dwergar.content import (
    EFFECT,
    FURNACES,
    HEAT,
    KIND_OR_NONE,
    KINDS,
    MOST_HEAT,
    NOTHING,
    PROJECT,
    RECOVER_RESOURCE,
    RECOVERABLE_FROM,
    ROW_SIZE,
    Counts,
    kind_of_effect,
)
from fajrant.games.dwergar.moves import (
    DEVELOPED,
    EXTRA_HEAT,
    PROJECTS_LAID,
    REALISED,
    RECOVER,
    RECOVERED,
    TAKE_DISCOUNT,
)
from fajrant.games.dwergar.rules.effects.developed import take_effect
from fajrant.games.dwergar.rules.effects.points import score_extra_heat, score_gold, score_gold_of_development
from fajrant.games.dwergar.rules.effects.prices import (
    choosable_discounts,
    development_heat,
    payable_discounts,
    realisation_cost,
)
from fajrant.games.dwergar.rules.heat import push_payment
from fajrant.games.dwergar.state import (
    FROM_DEVELOPMENTS,
    FROM_PROJECTS,
    Action,
    Clan,
    Dwergar,
    can_pay,
    pay,
    payable_heat,
)
from fajrant.games.dwergar.views import AddingHeat, Discounting

PAY_HEAT_FOR_VP: Final = kind_of_effect("pay_heat_for_vp")
NOT_FREE: Final = 0
FREE: Final = 1
FREELY: Final = Numbers("free", NOT_FREE, FREE)
EXTRA: Final = Numbers("extra", 0, MOST_HEAT + FURNACES)


def refill_row(pos: Dwergar) -> None:
    """TURN_START Refills the row to five cards, while the pile lasts [R4, R31]."""
    count = min(ROW_SIZE - len(pos.row), len(pos.pile))
    if count <= 0:
        return
    drawn = pos.pile[len(pos.pile) - count :]
    pos.pile = pos.pile[: len(pos.pile) - count]
    for card in drawn:
        pos.row = added(pos.row, card)
    pos.reveal()
    pos.tell_to(EVERYBODY, PROJECTS_LAID, (tuple(sorted(drawn)),))


# ---------------------------------------------------------------- realising


def begin_realising(pos: Dwergar, seat: int, card: int) -> None:
    """D4 Asks for the discount, then for the heat; then the pieces are paid."""
    if choosable_discounts(pos.clans[seat], card):
        pos.push(ChooseDiscount(seat, card))
    else:
        pay_for(pos, seat, card, -1)


def pay_for(pos: Dwergar, seat: int, card: int, discount: int) -> None:
    pos.push(Realise(seat, card, discount))
    push_payment(pos, seat, pos.values.cost_heat[card])


class ChooseDiscount(Decision[Dwergar]):
    """D4 Card 1: choose the kind that costs one piece less. A single payable choice is not asked."""

    point: ClassVar[str] = "discount"
    fields: ClassVar[list[Field]] = [BY_SEAT, Field("card", PROJECT)]

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def options(self, pos: Dwergar, seat: int) -> list[Move]:
        return [TAKE_DISCOUNT.of(kind) for kind in payable_discounts(pos.clans[seat], self.card)]

    def resolve(self, pos: Dwergar, seat: int, move: Move) -> None:
        pos.done()
        pay_for(pos, seat, self.card, move.a)

    def shown(self, pos: Dwergar, viewer: int) -> Discounting:
        return {"project": PROJECT.text(self.card)}


class Realise(Step[Dwergar]):
    """§5.8 Pay the pieces, take the card and score its VP. The row is not refilled now."""

    fields: ClassVar[list[Field]] = [BY_SEAT, Field("card", PROJECT), Field("discount", KIND_OR_NONE)]

    def __init__(self, seat: int, card: int, discount: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.discount: Final = discount

    def proceed(self, pos: Dwergar) -> None:
        values = pos.values
        pos.done()
        clan = pos.clans[self.seat]
        paid = realisation_cost(clan, self.card, self.discount)
        pay(clan, paid)
        pos.row = without(pos.row, self.card)
        clan.realised += (self.card,)
        clan.vp[FROM_PROJECTS] += values.vp[self.card]
        pos.tell(REALISED, self.seat, self.card, values.vp[self.card])
        score_gold(pos, self.seat, values.cost[self.card], -1)
        action = pos.current_action()
        action.card = self.card
        action.recoverable = recoverable(clan, self.card, paid)
        if action.has_bonus(RECOVER_RESOURCE):
            push_recovery(pos, action)


# ---------------------------------------------------------------- recovering


def recoverable(clan: Clan, card: int, paid: Counts) -> int:
    """R16 Kinds with a printed cost of at least two, of which a piece was actually paid; as a set of bits."""
    kinds = 0
    for kind in KINDS:
        if clan.values.cost[card][kind] >= RECOVERABLE_FROM and paid[kind] > 0:
            kinds |= 1 << kind
    return kinds


def push_recovery(pos: Dwergar, action: Action) -> None:
    if action.recoverable:
        pos.push(Recover(action.seat))


class Recover(Decision[Dwergar]):
    """D5 The engineer's bonus: take one piece back. A single kind is not asked."""

    point: ClassVar[str] = "recover"

    def options(self, pos: Dwergar, seat: int) -> list[Move]:
        kinds = pos.current_action().recoverable
        return [RECOVER.of(kind) for kind in KINDS if kinds >> kind & 1]

    def resolve(self, pos: Dwergar, seat: int, move: Move) -> None:
        pos.done()
        pos.current_action().recoverable = 0
        pos.clans[seat].supply[move.a] += 1
        pos.tell(RECOVERED, seat, move.a)


# ---------------------------------------------------------------- developing


def can_develop(clan: Clan, card: int, discount: int, surcharge: int) -> bool:
    """D6 Whether the seat has the pieces and the heat."""
    if development_heat(clan, card, discount, surcharge) > payable_heat(clan):
        return False
    return can_pay(clan, clan.values.dev_cost[card])


def begin_developing(pos: Dwergar, seat: int, card: int, heat: int, free: int) -> None:
    """D6 Card 45 asks for its extra heat first. All heat is one payment; then come the pieces."""
    if EFFECT[card].kind == PAY_HEAT_FOR_VP:
        pos.push(ChooseExtraHeat(seat, card, heat, free))
    else:
        pos.push(Develop(seat, card, 0, free))
        push_payment(pos, seat, heat)


class ChooseExtraHeat(Decision[Dwergar]):
    """D6 Card 45: choose extra heat to pay, each for a VP; also with a free development."""

    point: ClassVar[str] = "extra_heat"
    fields: ClassVar[list[Field]] = [BY_SEAT, Field("card", PROJECT), Field("heat", HEAT), Field("free", FREELY)]

    def __init__(self, seat: int, card: int, heat: int, free: int) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.heat: Final = heat  # the cost of the development without the extra
        self.free: Final = free

    def options(self, pos: Dwergar, seat: int) -> list[Move]:
        return [EXTRA_HEAT.of(extra) for extra in range(self.most(pos) + 1)]

    def most(self, pos: Dwergar) -> int:
        return payable_heat(pos.clans[self.seat]) - self.heat

    def resolve(self, pos: Dwergar, seat: int, move: Move) -> None:
        pos.become(Develop(seat, self.card, move.a, self.free))
        push_payment(pos, seat, self.heat + move.a)

    def shown(self, pos: Dwergar, viewer: int) -> AddingHeat:
        return {"project": PROJECT.text(self.card), "heat": self.heat, "most": self.most(pos)}


class Develop(Step[Dwergar]):
    """§5.9 Pay the pieces and develop the card: score its VP, then card 20, then apply its immediate effect."""

    fields: ClassVar[list[Field]] = [BY_SEAT, Field("card", PROJECT), Field("extra", EXTRA), Field("free", FREELY)]

    def __init__(self, seat: int, card: int, extra: int, free: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.extra: Final = extra  # heat paid on top, for card 45
        self.free: Final = free

    def proceed(self, pos: Dwergar) -> None:
        values = pos.values
        pos.done()
        clan = pos.clans[self.seat]
        pay(clan, NOTHING if self.free else values.dev_cost[self.card])
        clan.realised = without(clan.realised, self.card)
        clan.developed += (self.card,)
        clan.powers |= 1 << self.card
        clan.vp[FROM_DEVELOPMENTS] += values.dev_vp[self.card]
        pos.tell(DEVELOPED, self.seat, self.card, values.dev_vp[self.card])
        score_gold_of_development(pos, self.seat, self.card)
        score_extra_heat(pos, self.seat, self.card, self.extra)
        take_effect(pos, self.seat, self.card)
