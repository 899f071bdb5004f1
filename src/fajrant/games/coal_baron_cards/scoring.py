"""§6.2 Scoring: five categories, share matching, ranking."""

from __future__ import annotations

from typing import Final

from fajrant.core.game import places
from fajrant.games.coal_baron_cards.content import (
    BOX,
    DESTINATION_OF,
    DESTINATIONS,
    EFFECT_OF,
    LORRIES_ON,
    NONE,
    POINTS_ON,
    THRESHOLD_OF,
    TYPE_OF,
)
from fajrant.games.coal_baron_cards.state import CardGame, Mine

CATEGORIES: Final = ["lorries", "orders", "shares", "tokens", "objectives"]  # A to E
SHARE_POINTS: Final[int] = int(BOX["decks"]["share"]["vp_if_matched"])
TOKEN_POINTS: Final[int] = int(BOX["shift_tokens"]["vp_each"])


def points(mine: Mine) -> list[int]:
    """A to E, as if the game ended now. What has not been delivered counts nothing [R42]."""
    return [
        lorry_points(mine),
        order_points(mine),
        share_points(mine),
        TOKEN_POINTS * len(mine.tokens),
        all_objective_points(mine),
    ]


def total(mine: Mine) -> int:
    """The points of all categories. (Compiled, adding up in a loop is much faster than `sum`; bots ask very often.)"""
    return (
        lorry_points(mine)
        + order_points(mine)
        + share_points(mine)
        + TOKEN_POINTS * len(mine.tokens)
        + all_objective_points(mine)
    )


def lorry_points(mine: Mine) -> int:
    """A: delivered single lorries, surplus ones too [R14]; doubles show no points [R41]."""
    found = 0
    for delivery in mine.delivered:
        for load in delivery.train.loads:
            if load != NONE:
                found += POINTS_ON[load]
    return found


def order_points(mine: Mine) -> int:
    """B: fulfilled orders."""
    found = 0
    for delivery in mine.delivered:
        found += POINTS_ON[delivery.order]
    return found


def orders_for(mine: Mine, destination: int) -> int:
    found = 0
    for delivery in mine.delivered:
        if DESTINATION_OF[delivery.order] == destination:
            found += 1
    return found


def share_points(mine: Mine) -> int:
    """C: matched shares."""
    found = 0
    if mine.shares and mine.delivered:
        for destination in DESTINATIONS:
            found += matched_shares(mine, destination)
    return SHARE_POINTS * found


def matched_shares(mine: Mine, destination: int) -> int:
    """Each share goes to an order of its destination, one per order; the maximum is taken [R34]."""
    shares = 0
    for share in mine.shares:
        if DESTINATION_OF[share] == destination:
            shares += 1
    return min(shares, orders_for(mine, destination)) if shares else 0


def all_objective_points(mine: Mine) -> int:
    """E: all objective cards."""
    found = 0
    for objective in mine.objectives:
        found += objective_points(mine, objective)
    return found


def objective_points(mine: Mine, objective: int) -> int:
    """One objective card."""
    effect = EFFECT_OF[objective]
    each = POINTS_ON[objective]
    destination = DESTINATION_OF[objective]
    if effect == "shift_pairs":
        return each * (len(mine.tokens) // 2)
    if effect == "objective_count":
        return each * len(mine.objectives)
    if effect == "engine_type":
        wanted = TYPE_OF[objective]
        found = 0
        for delivery in mine.delivered:
            if TYPE_OF[delivery.train.engine] == wanted:
                found += 1
        return each * found
    if effect == "matched_shares":
        return each * matched_shares(mine, destination)
    if effect == "fulfilled_orders":
        return each * orders_for(mine, destination)
    assert effect == "ordered_lorries"
    ordered = 0
    for delivery in mine.delivered:
        if DESTINATION_OF[delivery.order] == destination:
            ordered += LORRIES_ON[delivery.order]
    return each if ordered >= THRESHOLD_OF[objective] else 0


def ranking(pos: CardGame) -> list[int]:
    """Higher total first; ties go to the highest shift token; without any token the place is shared [R36]."""
    return places([total(mine) * 100 + (mine.tokens[-1] if mine.tokens else 0) for mine in pos.mines])
