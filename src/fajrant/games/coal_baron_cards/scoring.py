"""§6.2 Scoring: five categories, share matching, ranking."""

from __future__ import annotations

from typing import Final

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
from fajrant.games.coal_baron_cards.state import Mine

CATEGORIES: Final = ["lorries", "orders", "shares", "tokens", "objectives"]  # A to E
AWARDED: Final = ["lorries", "orders", "tokens"]  # what was delivered or received stays; the rest is counted at the end
TIE_BREAKS: Final = ["shift_token"]
SHARE_POINTS: Final[int] = int(BOX["decks"]["share"]["vp_if_matched"])
TOKEN_POINTS: Final[int] = int(BOX["shift_tokens"]["vp_each"])


def points(mine: Mine) -> list[int]:
    """Points A to E, as if the game ended now. Undelivered cards score nothing [R42]."""
    return [
        lorry_points(mine),
        order_points(mine),
        share_points(mine),
        TOKEN_POINTS * len(mine.tokens),
        all_objective_points(mine),
    ]


def total(mine: Mine) -> int:
    """The points of all categories, without `sum`: bots call this very often, and `sum` is slow when compiled."""
    return (
        lorry_points(mine)
        + order_points(mine)
        + share_points(mine)
        + TOKEN_POINTS * len(mine.tokens)
        + all_objective_points(mine)
    )


def lorry_points(mine: Mine) -> int:
    """A: delivered single lorries, including surplus ones [R14]; double lorries have no points [R41]."""
    result = 0
    for delivery in mine.delivered:
        for load in delivery.train.loads:
            if load != NONE:
                result += POINTS_ON[load]
    return result


def order_points(mine: Mine) -> int:
    """B: fulfilled orders."""
    result = 0
    for delivery in mine.delivered:
        result += POINTS_ON[delivery.order]
    return result


def orders_for(mine: Mine, destination: int) -> int:
    count = 0
    for delivery in mine.delivered:
        if DESTINATION_OF[delivery.order] == destination:
            count += 1
    return count


def share_points(mine: Mine) -> int:
    """C: matched shares."""
    matched = 0
    if mine.shares and mine.delivered:
        for destination in DESTINATIONS:
            matched += matched_shares(mine, destination)
    return SHARE_POINTS * matched


def matched_shares(mine: Mine, destination: int) -> int:
    """The number of shares that can be paired with an order of their destination, one per order [R34]."""
    shares = 0
    for share in mine.shares:
        if DESTINATION_OF[share] == destination:
            shares += 1
    return min(shares, orders_for(mine, destination)) if shares else 0


def all_objective_points(mine: Mine) -> int:
    """E: all objective cards."""
    result = 0
    for objective in mine.objectives:
        result += objective_points(mine, objective)
    return result


def objective_points(mine: Mine, objective: int) -> int:
    """The points of one objective card."""
    effect = EFFECT_OF[objective]
    each = POINTS_ON[objective]
    destination = DESTINATION_OF[objective]
    if effect == "shift_pairs":
        return each * (len(mine.tokens) // 2)
    if effect == "objective_count":
        return each * len(mine.objectives)
    if effect == "engine_type":
        wanted = TYPE_OF[objective]
        engines = 0
        for delivery in mine.delivered:
            if TYPE_OF[delivery.train.engine] == wanted:
                engines += 1
        return each * engines
    if effect == "matched_shares":
        return each * matched_shares(mine, destination)
    if effect == "fulfilled_orders":
        return each * orders_for(mine, destination)
    assert effect == "ordered_lorries"
    return each if ordered_lorries(mine, destination) >= THRESHOLD_OF[objective] else 0


def ordered_lorries(mine: Mine, destination: int) -> int:
    """The lorries that fulfilled orders of a destination asked for."""
    count = 0
    for delivery in mine.delivered:
        if DESTINATION_OF[delivery.order] == destination:
            count += LORRIES_ON[delivery.order]
    return count


def tie_values(mine: Mine) -> list[int]:
    """Ties go to the highest shift token; tied players without any token share the place [R36]."""
    return [mine.tokens[-1] if mine.tokens else 0]
