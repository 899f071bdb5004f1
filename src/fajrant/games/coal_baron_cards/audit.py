"""Checks that every card of the box is on the table exactly once, and that the steps fit the table."""

from __future__ import annotations

from typing import Any, Final

from fajrant.core.errors import Nonsense
from fajrant.core.steps import Decision, Step
from fajrant.games.coal_baron_cards.content import (
    CARD,
    CARDS,
    COPIES,
    DECK_OF,
    DECKS,
    ENGINE,
    LORRY,
    NONE,
    STACK,
    STACKS_OF,
    WAGON,
    ZONE,
    ZONES,
)
from fajrant.games.coal_baron_cards.crew import (
    crew_of,
    innovations_in,
    workers_in,
)
from fajrant.games.coal_baron_cards.rules.delivery import Deliver
from fajrant.games.coal_baron_cards.rules.innovations import InnoStack
from fajrant.games.coal_baron_cards.rules.mining import Mining
from fajrant.games.coal_baron_cards.rules.placement import Pay
from fajrant.games.coal_baron_cards.rules.shift import After, BeginShift, EndOfShift, Main, Shift
from fajrant.games.coal_baron_cards.rules.taking import EngineDock, WagonDock
from fajrant.games.coal_baron_cards.rules.wild import WildCard, WildRest, WildStack, looked_at
from fajrant.games.coal_baron_cards.state import CardGame


def audit(pos: CardGame) -> None:
    """Raises Nonsense if a card is missing or duplicated, or if workers, tokens or steps do not fit together."""
    audit_cards(pos)
    audit_workers(pos)
    audit_tokens(pos)
    audit_steps(pos)


def cards_on_table(pos: CardGame) -> list[int]:
    """All cards of the seven decks, wherever they are."""
    cards = list(pos.removed)
    for stack in pos.stacks:
        cards.extend(stack.cards)
    for zone in pos.zones:
        for _, payment in zone.laid:
            cards.extend(innovations_in(payment))
    for mine in pos.mines:
        for hand in (mine.orders, mine.secret_orders, mine.innovations, mine.secret_innovations):
            cards.extend(hand)
        for group in (mine.row, mine.storage, mine.shares, mine.objectives):
            cards.extend(group)
        for train in mine.docks + [delivery.train for delivery in mine.delivered]:
            cards.extend([kind for kind in (train.engine, *train.wagons, *train.loads) if kind != NONE])
        cards.extend([delivery.order for delivery in mine.delivered])
    for below, step in zip([None, *pos.stack], pos.stack, strict=False):
        if isinstance(step, WagonDock | EngineDock) and not isinstance(below, WildRest):
            cards.append(step.kind)  # taken from its stack, not yet laid down
        elif isinstance(step, WildRest) and DECK_OF[step.kind] not in (WAGON, ENGINE) and step.kind in cards:
            cards.remove(step.kind)  # laid down already; its stack changes last
    return cards


def audit_cards(pos: CardGame) -> None:
    on_table = cards_on_table(pos)
    for kind in CARDS:
        if on_table.count(kind) != COPIES[kind]:
            raise Nonsense(f"the box has {COPIES[kind]} of {CARD.text(kind)}, the table {on_table.count(kind)}")
    for deck in (LORRY, WAGON):
        first, second = STACKS_OF[deck]
        sizes = (pos.stacks[first].size, pos.stacks[second].size)
        if min(sizes) == 0 and max(sizes) > 1:
            raise Nonsense(f"one {DECKS[deck]} stack is empty and should have got half of the other one")


def audit_workers(pos: CardGame) -> None:
    for seat, mine in enumerate(pos.mines):
        owned = mine.workers
        for zone in pos.zones:
            for owner, payment in zone.laid:
                if owner >= pos.seats:
                    raise Nonsense(f"there is no seat {owner}")
                if owner == seat:
                    owned += crew_of(workers_in(payment))
        if owned != crew_of(pos.party().workers):
            raise Nonsense(f"seat {seat} has the worker cards {workers_in(owned)}, not {pos.party().workers}")
    for number in ZONES:
        if number not in pos.party().zones and pos.zones[number].laid:
            raise Nonsense(f"{ZONE.text(number)} is not in play with {pos.seats} players")


def audit_tokens(pos: CardGame) -> None:
    tokens = sorted([token for mine in pos.mines for token in mine.tokens])
    taken = pos.shift if pos.over() else pos.shift - 1
    if tokens != list(range(1, taken + 1)):
        raise Nonsense(f"in shift {pos.shift} the tokens 1 to {taken} are with the players, not {tokens}")
    if pos.over() and pos.shift != pos.party().shifts:
        raise Nonsense(f"the game ends after shift {pos.party().shifts}, not {pos.shift}")
    if tokens and not pos.over() and pos.shift - 1 not in pos.mines[pos.starter].tokens:
        raise Nonsense(f"the start player of shift {pos.shift} owns token {pos.shift - 1}")


ACTIONS: Final = (Pay, WagonDock, EngineDock, Mining, Deliver, WildStack, WildCard, InnoStack)


def audit_steps(pos: CardGame) -> None:
    """Checks the steps. From the bottom, they are a shift, a turn (D1 or D9), and the steps of its action."""
    names = " > ".join([type(step).__name__ for step in pos.stack])
    stack = pos.stack
    if not stack:
        return
    if isinstance(stack[0], BeginShift | EndOfShift) and len(stack) == 1:
        return
    if not isinstance(stack[0], Shift) or stack[0].turn >= pos.seats:
        raise Nonsense(f"the steps {names} do not begin with a shift")
    if len(stack) == 1:
        return
    turn = stack[1]
    if not isinstance(turn, Main | After) or turn.seat >= pos.seats or pos.mines[turn.seat].passed:
        raise Nonsense(f"the steps {names} do not continue with the turn of a seat that has not passed")
    if stack[0].turn != (turn.seat + 1) % pos.seats:
        raise Nonsense(f"after seat {turn.seat} comes seat {(turn.seat + 1) % pos.seats}")
    if isinstance(stack[-1], Main | After) and len(stack) == 2:
        return
    deepest = 4 if isinstance(stack[2], WildRest) else 3
    if len(stack) > deepest or (deepest == 4 and len(stack) == 4 and not isinstance(stack[3], WagonDock | EngineDock)):
        raise Nonsense(f"the steps {names} are not a turn")
    for step in stack[2:]:
        audit_action(pos, step, turn)


def audit_action(pos: CardGame, step: Step[Any], turn: Decision[Any]) -> None:
    name = type(step).__name__
    if not isinstance(step, (*ACTIONS, WildRest)) or step.seat != turn.seat:
        raise Nonsense(f"{name} does not belong to the turn of seat {turn.seat}")
    if isinstance(step, Pay | WildStack | WildCard | WildRest) and not isinstance(turn, After):
        raise Nonsense(f"{name} comes after a placement")
    if isinstance(step, Pay) and step.zone not in pos.party().zones:
        raise Nonsense(f"{ZONE.text(step.zone)} is not in play with {pos.seats} players")
    if isinstance(step, WagonDock | EngineDock):
        deck = WAGON if isinstance(step, WagonDock) else ENGINE
        if DECK_OF[step.kind] != deck:
            raise Nonsense(f"{CARD.text(step.kind)} is not in the {DECKS[deck]} deck")
    if isinstance(step, Mining) and not (step.used <= step.most and step.least <= step.most):
        raise Nonsense(f"{step.used} steps used of {step.least} to {step.most} is impossible")
    if isinstance(step, WildCard) and pos.stack_empty(step.stack):
        raise Nonsense(f"there is nothing to look at in {STACK.text(step.stack)}")
    if isinstance(step, WildRest) and step.kind not in looked_at(pos.stacks[step.stack]):
        raise Nonsense(f"{CARD.text(step.kind)} is not among the cards looked at")
    if isinstance(step, InnoStack) and step.deck not in (LORRY, WAGON):
        raise Nonsense(f"there is only one stack of {DECKS[step.deck]} cards")
