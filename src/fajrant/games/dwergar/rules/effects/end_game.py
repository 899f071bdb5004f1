"""§6.2 End bonuses: cards 6, 7, 8, 24, 25, 26, 27 and 42 count something in the final position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fajrant.games.dwergar.content import (
    CRYSTAL,
    EFFECT,
    GOLD,
    IRON,
    PERS,
    STONE,
    cards_with,
)
from fajrant.games.dwergar.state import Dwergar, built_in_by, furnaces_on_board, has, mask_of, owned

END_CARDS: Final = cards_with("end_vp")
WITH_BONUS: Final = mask_of(tuple(END_CARDS))


def developed_projects(pos: Dwergar, seat: int) -> int:
    return len(pos.clans[seat].developed)


def iron(pos: Dwergar, seat: int) -> int:
    return pos.clans[seat].supply[IRON]


def stone(pos: Dwergar, seat: int) -> int:
    return pos.clans[seat].supply[STONE]


def gold(pos: Dwergar, seat: int) -> int:
    return pos.clans[seat].supply[GOLD]


def projects_with_crystal_cost(pos: Dwergar, seat: int) -> int:
    """The number of owned projects whose printed cost of realising includes crystal [R28]."""
    return sum([1 for card in owned(pos.clans[seat]) if pos.values.cost[card][CRYSTAL] > 0])


def projects(pos: Dwergar, seat: int) -> int:
    return len(owned(pos.clans[seat]))


def board_furnaces(pos: Dwergar, seat: int) -> int:
    return furnaces_on_board(pos.clans[seat])


def built_in_furnaces(pos: Dwergar, seat: int) -> int:
    return built_in_by(pos, seat)


COUNTED: Final[dict[str, Callable[[Dwergar, int], int]]] = {
    "developed_project": developed_projects,
    "iron": iron,
    "stone": stone,
    "gold": gold,
    "project_with_crystal_cost": projects_with_crystal_cost,
    "project": projects,
    "board_furnace": board_furnaces,
    "built_in_furnace": built_in_furnaces,
}
COUNT_OF: Final = [COUNTED[per] for per in PERS]


def end_bonus(pos: Dwergar, seat: int, card: int) -> int:
    """The bonus of a card as if the game ended now; 0 if it is not developed."""
    if not has(pos.clans[seat], card):
        return 0
    effect = EFFECT[card]
    return effect.vp * (COUNT_OF[effect.per](pos, seat) // effect.per_amount)


def end_bonuses(pos: Dwergar, seat: int) -> int:
    points = 0
    if pos.clans[seat].powers & WITH_BONUS:
        for card in END_CARDS:
            points += end_bonus(pos, seat, card)
    return points
