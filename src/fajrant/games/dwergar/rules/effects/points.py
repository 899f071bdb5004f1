"""Victory points that effects bring: card 9 and event 60 at a placement, card 20 for gold, 10–18 and 45 at once."""

from __future__ import annotations

from typing import Final

from fajrant.games.dwergar.content import (
    DECK_OF,
    DEV_COST,
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


def score_placement(pos: Dwergar, seat: int, dwarf: int, before: int) -> None:
    """Event 60 and card 9 look at who stood there before, and pay for workers only; both may pay [R27]."""
    if dwarf == FOREMAN:
        return
    if before == NONE and pos.in_force(VP_ON_EMPTY):
        score(pos, seat, HAPPENING[pos.event].vp, FROM_PLACEMENTS)
    if before == NONE or (before >= FOREMAN and before != foreman_of(seat)):  # the own foreman is not another's [R40]
        for card in CLAN_LIFTS:
            if has(pos.clans[seat], card):
                score(pos, seat, EFFECT[card].vp, FROM_PLACEMENTS)


def score_gold(pos: Dwergar, seat: int, printed: Counts, developed: int) -> None:
    """Card 20 looks at the printed cost, whatever was paid [R29]; not for its own development."""
    for card in FOUNDRIES:
        effect = EFFECT[card]
        if card != developed and has(pos.clans[seat], card) and printed[effect.resource] > 0:
            score(pos, seat, effect.vp, FROM_DEVELOPMENTS)


def score_gold_of_development(pos: Dwergar, seat: int, card: int) -> None:
    score_gold(pos, seat, DEV_COST[card], card)


def score_developed_of_deck(pos: Dwergar, seat: int, effect: Effect) -> None:
    """10–18: for each developed New Shaft project, the new one included."""
    developed = sum([1 for card in pos.clans[seat].developed if DECK_OF[card] == effect.deck])
    score(pos, seat, effect.vp * developed, FROM_DEVELOPMENTS)


def score_extra_heat(pos: Dwergar, seat: int, card: int, heat: int) -> None:
    """45: for each heat that was paid on top."""
    score(pos, seat, EFFECT[card].vp * heat, FROM_DEVELOPMENTS)
