"""The two stacks: spaces are refilled from their tops."""

from __future__ import annotations

from fajrant.games.coal_baron.content import NONE, TILE_DECK
from fajrant.games.coal_baron.moves import ORDER_LAID, TILE_LAID
from fajrant.games.coal_baron.state import CoalBaron


def draw(pos: CoalBaron, deck: int) -> int:
    """Takes the top item of a stack."""
    item = pos.stacks[deck].top()
    pos.stacks[deck] = pos.stacks[deck].without_top(1)
    return item


def refill(pos: CoalBaron, space: int, deck: int) -> None:
    """R18 An emptied space gets the top item of its stack, face up; if the stack is empty, it stays empty."""
    if pos.stacks[deck].size() == 0:
        pos.lying[space] = NONE
        return
    item = draw(pos, deck)
    pos.lying[space] = item
    pos.tell(TILE_LAID if deck == TILE_DECK else ORDER_LAID, space, item)
    pos.reveal()
