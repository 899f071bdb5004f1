"""Checks that every component of the box is on the table exactly once, and that the steps fit the table."""

from __future__ import annotations

from typing import Any

from fajrant.core.errors import Nonsense
from fajrant.core.steps import Step
from fajrant.games.coal_baron.content import (
    CARTS_ON,
    COLOUR,
    COLOURS,
    COPIES_OF,
    CUBES,
    DECK_OF_SPACE,
    DECKS,
    DRAW_SPACE,
    GROUP_OF,
    HOLDS,
    ITEM_OF,
    LOOK_COUNT,
    MINING,
    NONE,
    ORDER_DECK,
    ORDER_OF_SPOT,
    ORDERS_EACH,
    PLACE_OF_SPOT,
    SHIFT,
    SPACE,
    SPACES,
    SPOTS_OF,
    TILE_DECK,
    TOP,
    VALUE_OF,
)
from fajrant.games.coal_baron.plain import PIT
from fajrant.games.coal_baron.rules.draft import Draft, DraftOrder, drafting_seat
from fajrant.games.coal_baron.rules.factory import Refill, SubstituteCube
from fajrant.games.coal_baron.rules.looking import KeepOrder, KeepTile, ReturnEnd, ReturnOrder
from fajrant.games.coal_baron.rules.mining import FillTwo, MiningStep, may_pair, takes_mixed
from fajrant.games.coal_baron.rules.shift import BeginShift, ChooseSpace, EndOfShift, Shift
from fajrant.games.coal_baron.secrets import deck_in_hand, looks_at
from fajrant.games.coal_baron.state import (
    EMPTY,
    NEW_ORDERS,
    CoalBaron,
    Pit,
    all_cubes,
    cubes_on,
    new_pit,
)


def audit(pos: CoalBaron) -> None:
    """Raises Nonsense if a component is missing or duplicated, or if the steps do not fit together."""
    audit_items(pos)
    audit_cubes(pos)
    audit_stacks_of_two(pos)
    audit_workers(pos)
    audit_steps(pos)
    audit_spaces(pos)


def items_on_table(pos: CoalBaron, deck: int) -> list[int]:
    items = list(pos.stacks[deck].items)
    items.extend([pos.lying[space] for space in SPACES if DECK_OF_SPACE[space] == deck and pos.lying[space] != NONE])
    if deck_in_hand(pos.stack) == deck:
        items.extend(pos.looked + pos.returned)
    if deck == ORDER_DECK:
        items.extend(pos.draft)
    for pit in pos.pits:
        if deck == ORDER_DECK:
            items.extend([order.kind for order in pit.orders])
            items.extend(pit.delivered.orders)
        else:
            for tiles in pit.tiles:
                items.extend(tiles)
    return items


def audit_items(pos: CoalBaron) -> None:
    for deck in DECKS:
        on_table = items_on_table(pos, deck)
        for kind, copies in enumerate(COPIES_OF[deck]):
            if on_table.count(kind) != copies:
                raise Nonsense(f"the box has {copies} of {ITEM_OF[deck].text(kind)}, the table {on_table.count(kind)}")
    if (pos.looked or pos.returned) and looks_at(pos.stack, deck_in_hand(pos.stack)) == -1:
        raise Nonsense("items are being looked at, but nobody is looking")


def audit_cubes(pos: CoalBaron) -> None:
    owned = [all_cubes(pit) for pit in pos.pits]
    for colour in COLOURS:
        total = pos.supply[colour] + sum([cubes[colour] for cubes in owned])
        if total != CUBES:
            raise Nonsense(f"there are {CUBES} {COLOUR.text(colour)} cubes, not {total}")


def audit_stacks_of_two(pos: CoalBaron) -> None:
    """Checks stacks of two: which cubes may be paired depends on the table's options [R10]."""
    for pit in pos.pits:
        for order in pit.orders:
            for place, colour in enumerate(SPOTS_OF[order.kind]):
                cubes = cubes_on(order.spots[place])
                if len(cubes) == 2 and not may_pair(cubes[0], cubes[1], colour, takes_mixed(pos)):
                    raise Nonsense(f"this table's options do not allow these two cubes on a {COLOUR.text(colour)} spot")


def audit_workers(pos: CoalBaron) -> None:
    for seat, pit in enumerate(pos.pits):
        placed = sum([pos.crowd[space] for space in SPACES if pos.owner[space] == seat])
        workers = pit.workers + pit.canteen + pit.bank + placed
        if workers != pos.party().workers:
            raise Nonsense(f"seat {seat} has {workers} workers, not {pos.party().workers}")


def audit_spaces(pos: CoalBaron) -> None:
    for space in pos.party().locked:
        if pos.crowd[space] or pos.lying[space] != NONE:
            raise Nonsense(f"{SPACE.text(space)} is locked with {pos.seats} players")
    refilled = [step.space for step in pos.stack if isinstance(step, Refill)]
    drafting = bool(pos.stack) and isinstance(pos.stack[0], Draft)
    for space in pos.party().spaces:
        deck = DECK_OF_SPACE[space]
        if not HOLDS[space] or (drafting and deck == ORDER_DECK):
            continue
        left = pos.stacks[deck].size() > 0 or looks_at(pos.stack, deck) != -1  # a looking seat holds its top
        if pos.lying[space] == NONE and left and space not in refilled:
            raise Nonsense(f"{SPACE.text(space)} is empty, but its stack is not")


def audit_steps(pos: CoalBaron) -> None:
    """Checks the steps: they are the draft, or a shift with the steps of a turn on top."""
    stack = pos.stack
    names = " > ".join([type(step).__name__ for step in stack])
    if not stack:
        audit_end(pos)
        return
    first = stack[0]
    if isinstance(first, Draft):
        audit_draft(pos, names)
        return
    if pos.draft:
        raise Nonsense("the draft is over, but orders are left in it")
    if isinstance(first, BeginShift) and len(stack) == 1:
        if [pit.workers for pit in pos.pits] != [pos.party().workers for _ in pos.pits]:
            raise Nonsense("a shift begins with all workers at home")
        return
    if isinstance(first, EndOfShift) and len(stack) == 1:
        if sum([pit.workers for pit in pos.pits]):
            raise Nonsense("a shift ends only when nobody has a worker left")
        return
    if not isinstance(first, Shift) or first.turn >= pos.seats:
        raise Nonsense(f"the steps {names} do not begin with a shift")
    if len(stack) > 1:
        audit_turn(pos, stack[1:], (first.turn - 1) % pos.seats, names)


def audit_end(pos: CoalBaron) -> None:
    if pos.shift != SHIFT.high or pos.draft or sum([pit.workers for pit in pos.pits]):
        raise Nonsense(f"the game ends with shift {SHIFT.high}, when nobody has a worker left")


def audit_draft(pos: CoalBaron, names: str) -> None:
    """Checks the draft: nobody has played yet, and the players have exactly the orders that are missing from it."""
    picks = pos.party().draft_cards - len(pos.draft)
    if not 0 <= picks <= ORDERS_EACH * pos.seats:
        raise Nonsense(f"the draft starts with {pos.party().draft_cards} orders and leaves one, not {len(pos.draft)}")
    taken = [0 for _ in pos.pits]
    for pick in range(picks):
        taken[(pos.starter - 1 - pick) % pos.seats] += 1
    if pos.shift != 1 or [len(pit.orders) for pit in pos.pits] != taken:
        raise Nonsense("in the draft, players take orders in turn")
    for pit in pos.pits:
        new = new_pit(pos.party())
        new.orders = tuple([NEW_ORDERS[order.kind] for order in pit.orders])
        if PIT.encode(pit) != PIT.encode(new):
            raise Nonsense("in the draft, players only take orders")
    if sum([sum(stack.known) for stack in pos.stacks]):
        raise Nonsense("in the draft, nobody has looked at a stack")
    if [pos.lying[space] for space in pos.party().order_spaces] != [NONE for _ in pos.party().order_spaces]:
        raise Nonsense("in the draft, no order lies on the board")
    if len(pos.stack) == 1:
        return
    asked = pos.stack[1]
    if len(pos.stack) > 2 or not isinstance(asked, DraftOrder) or len(pos.draft) < 2:
        raise Nonsense(f"the steps {names} are not a draft")
    if asked.seat != drafting_seat(pos):
        raise Nonsense(f"seat {drafting_seat(pos)} drafts now, not {asked.seat}")


def audit_turn(pos: CoalBaron, steps: list[Step[Any]], seat: int, names: str) -> None:
    """Checks a turn: one action of one seat. Only D6 (a shortage of cubes) can be on top of another step."""
    for step in steps:
        if isinstance(
            step, ChooseSpace | MiningStep | FillTwo | KeepTile | KeepOrder | ReturnEnd | ReturnOrder | SubstituteCube
        ):
            if step.seat != seat:
                raise Nonsense(f"it is the turn of seat {seat}, not {step.seat}")
        elif not isinstance(step, Refill):
            raise Nonsense(f"the steps {names} are not a turn")
    lowest = steps[0]
    top = steps[-1]
    if len(steps) > 2 or (len(steps) == 2 and not isinstance(top, SubstituteCube)):
        raise Nonsense(f"the steps {names} are not a turn")
    if len(steps) == 2 and not isinstance(lowest, Refill | ReturnEnd | ReturnOrder):
        raise Nonsense(f"the steps {names} are not a turn")
    for step in steps:
        audit_action(pos, step, seat, len(steps) == 1)


def audit_action(pos: CoalBaron, step: Step[Any], seat: int, alone: bool) -> None:
    pit = pos.pits[seat]
    if isinstance(step, ChooseSpace) and pit.workers == 0:
        raise Nonsense(f"seat {seat} has no worker left")
    if isinstance(step, Refill) and (
        not HOLDS[step.space] or DECK_OF_SPACE[step.space] != TILE_DECK or pos.lying[step.space] != NONE
    ):
        raise Nonsense(f"{SPACE.text(step.space)} cannot be refilled")
    if isinstance(step, Refill) and pos.owner[step.space] != seat:
        raise Nonsense(f"seat {seat} has bought nothing at {SPACE.text(step.space)}")
    if isinstance(step, KeepTile | KeepOrder):
        audit_look(pos, seat, TILE_DECK if isinstance(step, KeepTile) else ORDER_DECK, 0)
    if isinstance(step, KeepTile | KeepOrder | ReturnEnd) and pos.returned:
        raise Nonsense("items have been put back too early")
    if isinstance(step, ReturnEnd | ReturnOrder):
        audit_look(pos, seat, step.deck, 1)
        if not alone and (step.deck == ORDER_DECK or pos.returned):
            raise Nonsense("cubes are substituted only for a tile, and before anything is put back")
    if isinstance(step, ReturnEnd) and pos.stacks[step.deck].size() == 0:
        raise Nonsense("an empty stack leaves no choice of an end")
    if isinstance(step, ReturnOrder) and pos.stacks[step.deck].size() == 0 and step.end != TOP:
        raise Nonsense("items cannot go under an empty stack")
    if isinstance(step, SubstituteCube):
        audit_substitute(pos, pit, step, alone)
    if isinstance(step, FillTwo):
        orders = [order for order in pit.orders if order.kind == ORDER_OF_SPOT[step.spot]]
        if not orders or orders[0].spots[PLACE_OF_SPOT[step.spot]] != EMPTY or step.left < 2:
            raise Nonsense("two cubes need an empty spot of the seat's own order and two steps left")
        if not step.options(pos, seat):
            raise Nonsense("the seat does not have two cubes for this spot")
    if isinstance(step, MiningStep | FillTwo):
        mines = [space for space in SPACES if GROUP_OF[space] == MINING and pos.owner[space] == seat]
        if step.left > max([0] + [VALUE_OF[space] for space in mines]):
            raise Nonsense(f"seat {seat} has no worker on a mining space with {step.left} steps")


def audit_look(pos: CoalBaron, seat: int, deck: int, kept: int) -> None:
    """Checks the hand: it has five items, or all of a smaller stack; one less if `kept` is 1."""
    most = LOOK_COUNT[DRAW_SPACE[deck]]
    hand = len(pos.looked) + len(pos.returned)
    if not pos.looked:
        raise Nonsense("there is nothing to put back")
    if hand > most or (hand < most - kept and pos.stacks[deck].size() > 0):
        raise Nonsense(f"a seat looks at {most} items or all that are left, not {hand}")
    if pos.owner[DRAW_SPACE[deck]] != seat:
        raise Nonsense(f"seat {seat} has no worker at {SPACE.text(DRAW_SPACE[deck])}")


def audit_substitute(pos: CoalBaron, pit: Pit, step: SubstituteCube, alone: bool) -> None:
    """Checks D6: the last `short` carts of the newest tile are empty and wait for a decision."""
    tiles = pit.tiles[step.colour]
    carts = pit.carts[step.colour]
    if not tiles or CARTS_ON[tiles[-1]] < step.short or carts[len(carts) - step.short :] != (EMPTY,) * step.short:
        raise Nonsense(f"the newest {COLOUR.text(step.colour)} tile does not have {step.short} empty carts")
    if pos.supply[step.colour]:
        raise Nonsense(f"there is still {COLOUR.text(step.colour)} coal in the supply")
    if alone and (pos.owner[DRAW_SPACE[TILE_DECK]] != step.seat or pos.stacks[TILE_DECK].size() > 0):
        raise Nonsense("SubstituteCube is alone only after the last tile of the stack was bought")
