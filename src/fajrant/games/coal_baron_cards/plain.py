"""Positions as plain data and back, and the audit: is everything in the box on the table, once?"""

from __future__ import annotations

from typing import Any, Final

from fajrant.core.dice import Dice
from fajrant.core.errors import Nonsense
from fajrant.core.moves import OrNone
from fajrant.core.plain import Reader, plain_values
from fajrant.core.steps import Decision, Step
from fajrant.games.coal_baron_cards.content import (
    CARD,
    CARDS,
    COPIES,
    DECK_OF,
    DECK_OF_STACK,
    DECKS,
    DOCKS,
    ENGINE,
    INNOVATION,
    LORRIES_ON,
    LORRY,
    NONE,
    OBJECTIVE,
    ORDER,
    PARTY_OF,
    PRINTED_WORKERS,
    SEAT_OR_NONE,
    SHARE,
    STACK,
    STACKS,
    STACKS_OF,
    TOKEN,
    WAGON,
    WAGON_DOCKS,
    WORKER_COPIES,
    WORKER_VALUES,
    ZONE,
    ZONES,
)
from fajrant.games.coal_baron_cards.crew import (
    PAYMENT,
    crew_of,
    innovations_in,
    least,
    most,
    workers_in,
)
from fajrant.games.coal_baron_cards.rules.delivery import Deliver
from fajrant.games.coal_baron_cards.rules.innovations import InnoStack
from fajrant.games.coal_baron_cards.rules.mining import Mining
from fajrant.games.coal_baron_cards.rules.placement import Pay
from fajrant.games.coal_baron_cards.rules.shift import After, BeginShift, EndOfShift, Main, Shift
from fajrant.games.coal_baron_cards.rules.taking import EngineDock, WagonDock
from fajrant.games.coal_baron_cards.rules.wild import WildCard, WildRest, WildStack, looked_at
from fajrant.games.coal_baron_cards.state import CardGame, Delivery, Mine, Stack, Train, Zone, stacked, takes, trimmed

STEP_KINDS: Final[dict[str, Any]] = {
    kind.__name__: kind
    for kind in [
        BeginShift,
        Shift,
        Main,
        Pay,
        WagonDock,
        EngineDock,
        Mining,
        Deliver,
        WildStack,
        WildCard,
        WildRest,
        InnoStack,
        After,
        EndOfShift,
    ]
}
CARD_OR_NONE: Final = OrNone(CARD)

# ---------------------------------------------------------------- out


def plain(pos: CardGame) -> dict[str, Any]:
    return {
        "shift": pos.shift,
        "starter": pos.starter,
        "removed": plain_values(CARD, pos.removed),
        "zones": [plain_zone(pos.zones[zone]) for zone in ZONES],
        "stacks": {STACK.text(stack): plain_stack(pos.stacks[stack]) for stack in STACKS},
        "mines": [plain_mine(mine) for mine in pos.mines],
    }


def plain_zone(zone: Zone) -> dict[str, Any]:
    return {
        "workers": zone.workers,
        "last": SEAT_OR_NONE.plain(zone.last),
        "laid": [[seat, PAYMENT.plain(payment)] for seat, payment in zone.laid],
    }


def plain_stack(stack: Stack) -> dict[str, Any]:
    return {"cards": plain_values(CARD, stack.cards), "known": list(stack.known)}


def plain_train(train: Train) -> dict[str, Any]:
    return {
        "engine": CARD_OR_NONE.plain(train.engine),
        "wagons": plain_values(CARD, train.wagons),
        "loads": plain_values(CARD_OR_NONE, train.loads),
    }


def plain_mine(mine: Mine) -> dict[str, Any]:
    return {
        "workers": workers_in(mine.workers),
        "passed": mine.passed,
        "orders": plain_values(CARD, mine.orders),
        "secret_orders": plain_values(CARD, mine.secret_orders),
        "innovations": plain_values(CARD, mine.innovations),
        "secret_innovations": plain_values(CARD, mine.secret_innovations),
        "row": plain_values(CARD, mine.row),
        "storage": plain_values(CARD, mine.storage),
        "docks": [plain_train(train) for train in mine.docks],
        "shares": plain_values(CARD, mine.shares),
        "objectives": plain_values(CARD, mine.objectives),
        "tokens": list(mine.tokens),
        "delivered": [{"order": CARD.text(one.order), "train": plain_train(one.train)} for one in mine.delivered],
    }


# ---------------------------------------------------------------- in


def read(reader: Reader, seats: int, options: dict[str, str], dice: Dice, stack: list[Step[Any]]) -> CardGame:
    reader.expect_keys(["shift", "starter", "removed", "zones", "stacks", "mines"])
    stacks = reader.get("stacks")
    stacks.expect_keys(STACK.ids)
    return CardGame(
        seats,
        options,
        dice,
        stack,
        [read_mine(mine) for mine in reader.get("mines").exactly(seats)],
        [read_stack(stacks.get(STACK.text(number)), number, seats) for number in STACKS],
        [read_zone(zone, number) for number, zone in enumerate(reader.get("zones").exactly(len(ZONES)))],
        reader.get("shift").number(1, PARTY_OF[seats].shifts),
        reader.get("starter").number(0, seats - 1),
        read_hand(reader.get("removed"), INNOVATION),
    )


def read_cards(reader: Reader, deck: int) -> tuple[int, ...]:
    """Cards of one deck, in any order."""
    cards = reader.values(CARD)
    for kind in cards:
        if DECK_OF[kind] != deck:
            raise reader.refuse(f"{CARD.text(kind)} is no {DECKS[deck]} card")
    return cards


def read_hand(reader: Reader, deck: int) -> tuple[int, ...]:
    """Cards whose order means nothing are kept sorted."""
    return tuple(sorted(read_cards(reader, deck)))


def read_card(reader: Reader, deck: int) -> int:
    kind = reader.value(CARD)
    if DECK_OF[kind] != deck:
        raise reader.refuse(f"{CARD.text(kind)} is no {DECKS[deck]} card")
    return kind


def read_zone(reader: Reader, number: int) -> Zone:
    """A zone's number grows by one per use, and each payment was exact."""
    reader.expect_keys(["workers", "last", "laid"])
    laid: list[tuple[int, int]] = []
    for use in reader.get("laid").items():
        seat, payment = use.exactly(2)
        laid.append((seat.number(0, 3), payment.value(PAYMENT)))
        required = PRINTED_WORKERS[number] + len(laid)
        if not least(laid[-1][1]) <= required <= most(laid[-1][1]):
            raise use.refuse(f"use {len(laid)} of {ZONE.text(number)} costs {required}, not {payment.data}")
    zone = Zone(reader.get("workers").number(0, 99), reader.get("last").value(SEAT_OR_NONE), tuple(laid))
    if zone.workers != PRINTED_WORKERS[number] + len(laid) or zone.last != (laid[-1][0] if laid else NONE):
        raise reader.refuse("workers and last must follow from what is laid")
    return zone


def read_stack(reader: Reader, number: int, seats: int) -> Stack:
    reader.expect_keys(["cards", "known"])
    cards = read_cards(reader.get("cards"), DECK_OF_STACK[number])
    known = tuple([mask.number(0, (1 << seats) - 1) for mask in reader.get("known").items()])
    if known and len(known) != len(cards):
        raise reader.refuse(f"known has {len(known)} entries for {len(cards)} cards")
    return stacked(cards, trimmed(known))


def read_train(reader: Reader) -> Train:
    reader.expect_keys(["engine", "wagons", "loads"])
    engine = NONE if reader.get("engine").data is None else read_card(reader.get("engine"), ENGINE)
    wagons = read_cards(reader.get("wagons"), WAGON)
    loads = tuple(
        [NONE if load.data is None else read_card(load, LORRY) for load in reader.get("loads").exactly(len(wagons))]
    )
    return Train(engine, wagons, loads)


def read_dock(reader: Reader, dock: int) -> Train:
    train = read_train(reader)
    for wagon, load in zip(train.wagons, train.loads, strict=True):
        if not WAGON_DOCKS[wagon] >> dock & 1:
            raise reader.refuse(f"{CARD.text(wagon)} may not stand at dock {dock + 1}")
        if load != NONE and not takes(dock, wagon, load):
            raise reader.refuse(f"{CARD.text(wagon)} at dock {dock + 1} cannot hold {CARD.text(load)}")
    return train


def read_delivery(reader: Reader) -> Delivery:
    reader.expect_keys(["order", "train"])
    delivery = Delivery(read_train(reader.get("train")), read_card(reader.get("order"), ORDER))
    if delivery.train.engine == NONE or delivery.train.lorries < LORRIES_ON[delivery.order]:
        raise reader.refuse("a departed train has an engine and at least the ordered lorries")
    return delivery


def read_mine(reader: Reader) -> Mine:
    reader.expect_keys(
        [
            "workers",
            "passed",
            "orders",
            "secret_orders",
            "innovations",
            "secret_innovations",
            "row",
            "storage",
            "docks",
            "shares",
            "objectives",
            "tokens",
            "delivered",
        ]
    )
    workers = [worker.number(WORKER_VALUES[0], WORKER_VALUES[-1]) for worker in reader.get("workers").items()]
    for value, copies in zip(WORKER_VALUES, WORKER_COPIES, strict=True):
        if workers.count(value) > copies:
            raise reader.refuse(f"nobody has {workers.count(value)} worker cards of value {value}")
    return Mine(
        crew_of(workers),
        reader.get("passed").flag(),
        read_hand(reader.get("orders"), ORDER),
        read_hand(reader.get("secret_orders"), ORDER),
        read_hand(reader.get("innovations"), INNOVATION),
        read_hand(reader.get("secret_innovations"), INNOVATION),
        read_cards(reader.get("row"), LORRY),
        read_hand(reader.get("storage"), LORRY),
        [read_dock(train, dock) for dock, train in enumerate(reader.get("docks").exactly(len(DOCKS)))],
        read_hand(reader.get("shares"), SHARE),
        read_hand(reader.get("objectives"), OBJECTIVE),
        tuple(sorted(reader.get("tokens").values(TOKEN))),
        tuple([read_delivery(delivery) for delivery in reader.get("delivered").items()]),
    )


# ---------------------------------------------------------------- audit


def audit(pos: CardGame) -> None:
    """Every card of the box is somewhere, once; workers, tokens and steps fit together."""
    audit_cards(pos)
    audit_workers(pos)
    audit_tokens(pos)
    audit_steps(pos)


def cards_on_table(pos: CardGame) -> list[int]:
    """All cards of the seven decks, wherever they lie."""
    found = list(pos.removed)
    for stack in pos.stacks:
        found.extend(stack.cards)
    for zone in pos.zones:
        for _, payment in zone.laid:
            found.extend(innovations_in(payment))
    for mine in pos.mines:
        for hand in (mine.orders, mine.secret_orders, mine.innovations, mine.secret_innovations):
            found.extend(hand)
        for cards in (mine.row, mine.storage, mine.shares, mine.objectives):
            found.extend(cards)
        for train in mine.docks + [delivery.train for delivery in mine.delivered]:
            found.extend([kind for kind in (train.engine, *train.wagons, *train.loads) if kind != NONE])
        found.extend([delivery.order for delivery in mine.delivered])
    for below, step in zip([None, *pos.stack], pos.stack, strict=False):
        if isinstance(step, WagonDock | EngineDock) and not isinstance(below, WildRest):
            found.append(step.kind)  # taken from its stack, not yet laid down
        elif isinstance(step, WildRest) and DECK_OF[step.kind] not in (WAGON, ENGINE) and step.kind in found:
            found.remove(step.kind)  # laid down already; its stack changes last
    return found


def audit_cards(pos: CardGame) -> None:
    on_table = cards_on_table(pos)
    for kind in CARDS:
        if on_table.count(kind) != COPIES[kind]:
            raise Nonsense(f"the box has {COPIES[kind]} of {CARD.text(kind)}, the table {on_table.count(kind)}")
    for deck in (LORRY, WAGON):
        first, second = STACKS_OF[deck]
        sizes = (pos.stacks[first].size, pos.stacks[second].size)
        if min(sizes) == 0 and max(sizes) > 1:
            raise Nonsense(f"an empty {DECKS[deck]} stack gets half of the other one")


def audit_workers(pos: CardGame) -> None:
    for seat, mine in enumerate(pos.mines):
        found = mine.workers
        for zone in pos.zones:
            for owner, payment in zone.laid:
                if owner >= pos.seats:
                    raise Nonsense(f"there is no seat {owner}")
                if owner == seat:
                    found += crew_of(workers_in(payment))
        if found != crew_of(pos.party().workers):
            raise Nonsense(f"seat {seat} has the worker cards {workers_in(found)}, not {pos.party().workers}")
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
    """A shift; on it a turn (D1 or D9); on that what this turn is doing."""
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
        raise Nonsense(f"the steps {names} do not go on with the turn of a seat that has not passed")
    if stack[0].turn != (turn.seat + 1) % pos.seats:
        raise Nonsense(f"after seat {turn.seat} comes seat {(turn.seat + 1) % pos.seats}")
    if isinstance(stack[-1], Main | After) and len(stack) == 2:
        return
    deep = 4 if isinstance(stack[2], WildRest) else 3
    if len(stack) > deep or (deep == 4 and len(stack) == 4 and not isinstance(stack[3], WagonDock | EngineDock)):
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
            raise Nonsense(f"{CARD.text(step.kind)} is no {DECKS[deck]} card")
    if isinstance(step, Mining) and not (step.used <= step.most and step.least <= step.most):
        raise Nonsense(f"{step.used} of {step.least} to {step.most} steps makes no sense")
    if isinstance(step, WildCard) and pos.stack_empty(step.stack):
        raise Nonsense(f"there is nothing to look at in {STACK.text(step.stack)}")
    if isinstance(step, WildRest) and step.kind not in looked_at(pos.stacks[step.stack]):
        raise Nonsense(f"{CARD.text(step.kind)} is not among the cards looked at")
    if isinstance(step, InnoStack) and step.deck not in (LORRY, WAGON):
        raise Nonsense(f"there is one stack of {DECKS[step.deck]} cards only")
