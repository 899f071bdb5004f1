"""§5.10 Action innovations: free actions before or after the placement; D8b, choosing one of two stacks."""

from __future__ import annotations

from typing import ClassVar, Final

from fajrant.core.fields import Field
from fajrant.core.moves import Move
from fajrant.core.steps import BY_SEAT, Decision
from fajrant.games.coal_baron_cards.content import (
    DECK,
    ENGINE_STACK,
    INNO_DELIVERY,
    INNO_ENGINE,
    INNO_LORRY,
    INNO_MINING,
    INNO_ORDER,
    INNO_SHARE,
    INNO_WAGON,
    LEAST_STEPS,
    LORRY,
    MOST_STEPS,
    NONE,
    ORDER_STACK,
    SHARE_STACK,
    STACKS_OF,
    WAGON,
    WORKER_MOST,
)
from fajrant.games.coal_baron_cards.moves import INNO_STACK, INNOVATE, INNOVATED
from fajrant.games.coal_baron_cards.rules.delivery import begin_delivery, can_deliver, might_deliver
from fajrant.games.coal_baron_cards.rules.mining import Mining, can_mine
from fajrant.games.coal_baron_cards.rules.taking import take_top
from fajrant.games.coal_baron_cards.state import CardGame, Mine, added, can_take_from, spend_innovation
from fajrant.games.coal_baron_cards.views import ChoosingStack


def innovation_moves(pos: CardGame, mine: Mine) -> list[Move]:
    """The action innovations in hand that can be carried out now [R25], each kind once."""
    moves: list[Move] = []
    last = NONE
    for kind in sorted(mine.innovations + mine.secret_innovations):
        if kind != last and WORKER_MOST[kind] == 0 and performable(pos, mine, kind):
            moves.append(INNOVATE.of(kind))
        last = kind
    return moves


def might_innovate(mine: Mine) -> bool:
    """Whether the others cannot rule out that the seat plays an action innovation [R45]."""
    if mine.secret_innovations:
        return True
    return INNO_DELIVERY in mine.innovations and might_deliver(mine)


def performable(pos: CardGame, mine: Mine, kind: int) -> bool:
    if kind == INNO_LORRY:
        return some_stack(pos, LORRY)
    if kind == INNO_WAGON:
        return some_stack(pos, WAGON)
    if kind == INNO_ENGINE:
        return can_take_from(pos, mine, ENGINE_STACK)
    if kind == INNO_ORDER:
        return can_take_from(pos, mine, ORDER_STACK)
    if kind == INNO_SHARE:
        return can_take_from(pos, mine, SHARE_STACK)
    if kind == INNO_MINING:
        return can_mine(mine, LEAST_STEPS[kind], MOST_STEPS[kind])
    return can_deliver(mine)


def some_stack(pos: CardGame, deck: int) -> bool:
    for stack in STACKS_OF[deck]:
        if not pos.stack_empty(stack):
            return True
    return False


def innovate(pos: CardGame, seat: int, kind: int) -> None:
    """Removes the card from the game and carries out its action completely before anything else [R22] [R27]."""
    spend_innovation(pos, seat, kind)
    pos.removed = added(pos.removed, kind)
    pos.tell(INNOVATED, seat, kind)
    if kind == INNO_LORRY:
        pos.push(InnoStack(seat, LORRY))
    elif kind == INNO_WAGON:
        pos.push(InnoStack(seat, WAGON))
    elif kind == INNO_ENGINE:
        take_top(pos, seat, ENGINE_STACK)
    elif kind == INNO_ORDER:
        take_top(pos, seat, ORDER_STACK)
    elif kind == INNO_SHARE:
        take_top(pos, seat, SHARE_STACK)
    elif kind == INNO_MINING:
        pos.push(Mining(seat, 0, LEAST_STEPS[kind], MOST_STEPS[kind]))
    else:
        begin_delivery(pos, seat)


class InnoStack(Decision[CardGame]):
    """D8b Choose which of the two stacks a free lorry or wagon comes from."""

    point: ClassVar[str] = "INNO_STACK"
    fields: ClassVar[list[Field]] = [BY_SEAT, Field("deck", DECK)]

    def __init__(self, seat: int, deck: int) -> None:
        super().__init__(seat)
        self.deck: Final = deck

    def options(self, pos: CardGame, seat: int) -> list[Move]:
        return [INNO_STACK.of(stack) for stack in STACKS_OF[self.deck] if not pos.stack_empty(stack)]

    def resolve(self, pos: CardGame, seat: int, move: Move) -> None:
        pos.done()
        take_top(pos, seat, move.a)

    def shown(self, pos: CardGame, viewer: int) -> ChoosingStack:
        return {"deck": DECK.text(self.deck)}
