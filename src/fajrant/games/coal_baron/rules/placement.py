"""§5.1 and §5.2: choosing a space, placing and bumping workers, and the action of a space."""

from __future__ import annotations

from typing import Final

from fajrant.core.moves import Move
from fajrant.games.coal_baron.content import (
    BANK,
    BANK_GROUP,
    DECK_OF_SPACE,
    DELIVERY,
    FACTORY,
    GROUP_OF,
    HOLDS,
    MINING,
    MONEY,
    NONE,
    PARTY_OF,
    PRICE,
    SPACES,
    TRANSPORT_OF_SPACE,
    VALUE_OF,
)
from fajrant.games.coal_baron.moves import BUMPED, CHOOSE_SPACE, EARNED, PLACED
from fajrant.games.coal_baron.rules.delivery import can_deliver, deliver
from fajrant.games.coal_baron.rules.factory import buy_from
from fajrant.games.coal_baron.rules.looking import look
from fajrant.games.coal_baron.rules.mining import MiningStep
from fajrant.games.coal_baron.rules.orders import take_order
from fajrant.games.coal_baron.state import CoalBaron, Pit


class WorkerSpace:
    """What D2 needs to know about a space, and the move that chooses it."""

    def __init__(self, number: int) -> None:
        self.number: Final = number
        self.factory: Final = GROUP_OF[number] == FACTORY
        self.holds: Final = HOLDS[number]
        self.deck: Final = DECK_OF_SPACE[number]
        self.transport: Final = TRANSPORT_OF_SPACE[number]
        self.move: Final = CHOOSE_SPACE.of(number)


WORKER_SPACES: Final = [WorkerSpace(space) for space in SPACES]
OPEN_SPACES: Final = [[WORKER_SPACES[space] for space in party.spaces] for party in PARTY_OF]  # by number of players


def choosable(pos: CoalBaron, seat: int) -> list[Move]:
    """§5.1 A move to every open space that the seat has workers for and whose action is possible; always the bank."""
    pit = pos.pits[seat]
    workers = pit.workers
    crowd = pos.crowd
    moves: list[Move] = []
    for space in OPEN_SPACES[pos.seats]:
        if crowd[space.number] < workers and action_possible(pos, pit, space):
            moves.append(space.move)
    return moves


def action_possible(pos: CoalBaron, pit: Pit, space: WorkerSpace) -> bool:
    """The extra preconditions of §5.1 [R5]."""
    if space.holds:
        item = pos.lying[space.number]
        return item != NONE and (not space.factory or pit.marks >= PRICE[item])
    if space.deck != NONE:
        return pos.stacks[space.deck].size() > 0  # a draw space can be chosen even without money [R7]
    return space.transport == NONE or can_deliver(pit, space.transport)


def place(pos: CoalBaron, seat: int, space: int) -> None:
    """§5.2 Bumps the workers there, even the seat's own [R35], places exactly the needed number [R6] and acts."""
    pit = pos.pits[seat]
    if space == BANK:
        pit.workers -= 1
        pit.bank += 1
        pos.tell(PLACED, seat, space, 1)
    else:
        need = pos.need(space)
        bump(pos, space)
        pit.workers -= need
        pos.owner[space] = seat
        pos.crowd[space] = need
        pos.tell(PLACED, seat, space, need)
    act(pos, seat, space)


def bump(pos: CoalBaron, space: int) -> None:
    """All workers on a space go to the canteen until the shift ends."""
    owner = pos.owner[space]
    if owner != NONE:
        pos.pits[owner].canteen += pos.crowd[space]
        pos.tell(BUMPED, owner, space, pos.crowd[space])


def act(pos: CoalBaron, seat: int, space: int) -> None:
    """Carries out the action of a space."""
    group = GROUP_OF[space]
    if group == MINING:
        pos.push(MiningStep(seat, VALUE_OF[space]))
    elif group == DELIVERY:
        deliver(pos, seat, TRANSPORT_OF_SPACE[space])
    elif group in (MONEY, BANK_GROUP):
        pos.pits[seat].marks += VALUE_OF[space]  # §5.7, §5.10; notes never run out [R31]
        pos.tell(EARNED, seat, VALUE_OF[space])
    elif not HOLDS[space]:
        look(pos, seat, space)
    elif group == FACTORY:
        buy_from(pos, seat, space)
    else:
        take_order(pos, seat, space)
