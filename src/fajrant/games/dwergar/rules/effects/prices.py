"""The cost of projects: cards 1 and 21 reduce realising, card 34 its own development [R15, R17]."""

from __future__ import annotations

from typing import Final

from fajrant.games.dwergar.content import (
    DECK_OF,
    EFFECT,
    KINDS,
    NONE,
    Counts,
    cards_with,
    kind_of_effect,
)
from fajrant.games.dwergar.state import Clan, can_pay, has, mask_of, owned_of, payable_heat

DISCOUNTERS: Final = cards_with("realise_discount")
DISCOUNTING: Final = mask_of(tuple(DISCOUNTERS))
DISCOUNT_PER_CARD: Final = kind_of_effect("develop_discount_per_card")


def choosable_discounts(clan: Clan, card: int) -> list[int]:
    """Card 1: the kinds in the printed cost that can be chosen for the discount."""
    for other in DISCOUNTERS:
        kinds = EFFECT[other].one_of
        if len(kinds) > 1 and has(clan, other):
            return [kind for kind in kinds if clan.values.cost[card][kind] > 0]
    return []


def realisation_cost(clan: Clan, card: int, chosen: int) -> Counts:
    """R15 The printed cost, reduced by card 21 and by the kind chosen for card 1; never below 0, never heat."""
    cost = clan.values.cost[card]
    for other in DISCOUNTERS:
        if has(clan, other):
            effect = EFFECT[other]
            kind = effect.one_of[0] if len(effect.one_of) == 1 else chosen
            if kind != NONE and cost[kind] > 0:
                less = min(effect.amount, cost[kind])
                cost = tuple([cost[k] - less if k == kind else cost[k] for k in KINDS])
    return cost


def payable_discounts(clan: Clan, card: int) -> list[int]:
    """D4 The discounts that make the pieces payable; NONE if there is nothing to choose."""
    choices = choosable_discounts(clan, card) or [NONE]
    return [kind for kind in choices if can_pay(clan, realisation_cost(clan, card, kind))]


def can_realise(clan: Clan, card: int) -> bool:
    values = clan.values
    if values.cost_heat[card] > payable_heat(clan):
        return False
    if not clan.powers & DISCOUNTING:
        return can_pay(clan, values.cost[card])
    return bool(payable_discounts(clan, card))


def development_heat(clan: Clan, card: int, discount: int, surcharge: int) -> int:
    """§5.9 Discounts apply first, down to 0, then the surcharge [R17]."""
    if EFFECT[card].kind == DISCOUNT_PER_CARD:
        others = owned_of(clan, EFFECT[card].deck) - (1 if DECK_OF[card] == EFFECT[card].deck else 0)
        discount += EFFECT[card].heat * others
    return max(0, clan.values.dev_heat[card] - discount) + surcharge
