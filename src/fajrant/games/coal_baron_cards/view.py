"""§7 The view of one seat. Stacks are shown as sizes and top cards, hidden hand cards as null."""

from __future__ import annotations

from fajrant.core.journal import SPECTATOR
from fajrant.core.seen import id_or_none, ids_of, ids_or_none, seat_or_none
from fajrant.games.coal_baron_cards.content import (
    CARD,
    DELIVERY,
    ENGINE_STACK,
    NONE,
    STACK,
    STACK_OF_ZONE,
    STACKS,
    WILD,
    ZONE,
)
from fajrant.games.coal_baron_cards.crew import payable, plain_payment, workers_in
from fajrant.games.coal_baron_cards.rules.placement import action_possible
from fajrant.games.coal_baron_cards.rules.wild import sees_place
from fajrant.games.coal_baron_cards.scoring import CATEGORIES, points
from fajrant.games.coal_baron_cards.state import CardGame, Delivery, Mine, Train, crew, has_free_dock, hides_history
from fajrant.games.coal_baron_cards.views import DeliveryView, MineView, StackView, TrainView, View, ZoneView


def view(pos: CardGame, seat: int) -> View:
    return {
        "shift": pos.shift,
        "shifts": pos.party().shifts,
        "starter": pos.starter,
        "zones": {ZONE.text(zone): see_zone(pos, zone, seat) for zone in pos.party().zones},
        "stacks": {STACK.text(stack): see_stack(pos, stack, seat) for stack in STACKS},
        "mines": [see_mine(pos, owner, seat) for owner in range(pos.seats)],
        "removed": ids_of(CARD, pos.removed),
    }


def see_zone(pos: CardGame, zone: int, seat: int) -> ZoneView:
    here = pos.zones[zone]
    seen: ZoneView = {
        "required": pos.required(zone),
        "last": seat_or_none(here.last),
        "laid": [{"seat": owner, "cards": plain_payment(payment)} for owner, payment in here.laid],
    }
    if seat != SPECTATOR:
        seen["closed"] = why_closed(pos, pos.mines[seat], zone)
    return seen


def why_closed(pos: CardGame, mine: Mine, zone: int) -> str | None:
    """Why this seat cannot choose the zone; None if it can (§10)."""
    if not action_possible(pos, mine, zone):
        stack = STACK_OF_ZONE[zone]
        if stack == ENGINE_STACK and not has_free_dock(mine):
            return "three_engines"
        if stack != NONE or zone == WILD:
            return "stack_empty"
        return "nothing_to_deliver" if zone == DELIVERY else "steps_not_reachable"
    if not payable(crew(mine)) >> pos.required(zone) & 1:
        return "cannot_pay_exactly"
    return None


def see_stack(pos: CardGame, stack: int, seat: int) -> StackView:
    """A stack's size, its top card, and the cards (counted from the top) that this seat knows from wild actions."""
    cards = pos.stacks[stack].cards
    size = len(cards)
    known = [
        (depth, CARD.text(cards[size - 1 - depth]))
        for depth in range(1, size)
        if seat != SPECTATOR and sees_place(pos, seat, stack, size - 1 - depth)
    ]
    return {"size": size, "top": CARD.text(cards[-1]) if size else None, "known": known}


def see_mine(pos: CardGame, owner: int, seat: int) -> MineView:
    mine = pos.mines[owner]
    own = owner == seat
    at_table = hides_history(pos) and not own
    seen: MineView = {
        "workers": workers_in(mine.workers),
        "passed": mine.passed,
        "row": ids_of(CARD, mine.row),
        "storage": ids_of(CARD, mine.storage),
        "docks": [see_train(train) for train in mine.docks],
        "orders": see_hand(mine.orders, mine.secret_orders, own or pos.over(), at_table),
        "innovations": see_hand(mine.innovations, mine.secret_innovations, own or pos.over(), at_table),
        "shares": ids_of(CARD, mine.shares),
        "objectives": ids_of(CARD, mine.objectives),
        "tokens": list(mine.tokens),
        "trains": len(mine.delivered),
    }
    if own:
        seen["secret_orders"] = ids_of(CARD, mine.secret_orders)
        seen["secret_innovations"] = ids_of(CARD, mine.secret_innovations)
    if not at_table:
        seen["delivered"] = [see_delivery(delivery) for delivery in mine.delivered]
        seen["points"] = dict(zip(CATEGORIES, points(mine), strict=True))
    return seen


def see_train(train: Train) -> TrainView:
    return {
        "engine": id_or_none(CARD, train.engine),
        "wagons": [
            {"card": CARD.text(wagon), "load": id_or_none(CARD, load)}
            for wagon, load in zip(train.wagons, train.loads, strict=True)
        ],
        "lorries": train.lorries,
    }


def see_delivery(delivery: Delivery) -> DeliveryView:
    return {"order": CARD.text(delivery.order), **see_train(delivery.train)}


def see_hand(known: tuple[int, ...], secret: tuple[int, ...], whole: bool, at_table: bool) -> list[str | None]:
    """The whole hand, sorted; or the known cards, then a None per secret one; or only None at a table."""
    if whole:
        return ids_or_none(CARD, sorted(known + secret))
    if at_table:
        return [None for _ in known + secret]
    return ids_or_none(CARD, known) + [None for _ in secret]
