"""VP from effects: card 9 and event 60 on placement, card 20 for gold, cards 10–18 and 45 when developed."""

from __future__ import annotations

from typing import Final

from fajrant.games.dwergar.content import (
    DECK_OF,
    EFFECT,
    FOREMAN,
    HAPPENING,
    NONE,
    Counts,
    Effect,
    cards_with,
    kind_of_event,
)
from fajrant.games.dwergar.moves import SCORED
from fajrant.games.dwergar.state import FROM_DEVELOPMENTS, FROM_PLACEMENTS, Dwergar, foreman_of, has

CLAN_LIFTS: Final = cards_with("vp_on_worker_placement")
FOUNDRIES: Final = cards_with("vp_on_project_requiring")
VP_ON_EMPTY: Final = kind_of_event("lift_and_vp_on_empty")


def score(pos: Dwergar, seat: int, points: int, source: int) -> None:
    if points > 0:
        pos.clans[seat].vp[source] += points
        pos.tell(SCORED, seat, points, source)


def score_placement(pos: Dwergar, seat: int, dwarf: int, previous: int) -> None:
    """R27 Scores event 60 and card 9 for a placed worker, depending on who was there before. Both can score."""
    if dwarf == FOREMAN:
        return
    if previous == NONE and pos.in_force(VP_ON_EMPTY):
        score(pos, seat, HAPPENING[pos.event].vp, FROM_PLACEMENTS)
    if previous == NONE or (previous >= FOREMAN and previous != foreman_of(seat)):  # not for the own foreman [R40]
        for card in CLAN_LIFTS:
            if has(pos.clans[seat], card):
                score(pos, seat, EFFECT[card].vp, FROM_PLACEMENTS)


def score_gold(pos: Dwergar, seat: int, printed: Counts, developed: int) -> None:
    """R29 Scores card 20 by the printed cost, whatever was paid. It does not count its own development."""
    for card in FOUNDRIES:
        effect = EFFECT[card]
        if card != developed and has(pos.clans[seat], card) and printed[effect.resource] > 0:
            score(pos, seat, effect.vp, FROM_DEVELOPMENTS)


def score_gold_of_development(pos: Dwergar, seat: int, card: int) -> None:
    score_gold(pos, seat, pos.values.dev_cost[card], card)


def score_developed_of_deck(pos: Dwergar, seat: int, effect: Effect) -> None:
    """Cards 10–18: VP for each developed New Shaft project, including the new one."""
    developed = sum([1 for card in pos.clans[seat].developed if DECK_OF[card] == effect.deck])
    score(pos, seat, effect.vp * developed, FROM_DEVELOPMENTS)


def score_extra_heat(pos: Dwergar, seat: int, card: int, heat: int) -> None:
    """Card 45: VP for each extra heat."""
    score(pos, seat, EFFECT[card].vp * heat, FROM_DEVELOPMENTS)
