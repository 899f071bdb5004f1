"""§5.9 Immediate effects of a development, by kind. Other kinds are checked by the rules that they change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fajrant.games.dwergar.content import EFFECT, Effect, kind_of_effect
from fajrant.games.dwergar.rules.effects.gains import (
    extra_action,
    gain_lit_furnace,
    gain_pieces,
    heat_for_all,
    light_and_heat,
    others_gain,
)
from fajrant.games.dwergar.rules.effects.points import score_developed_of_deck
from fajrant.games.dwergar.state import Dwergar

WHEN_DEVELOPED: Final[dict[int, Callable[[Dwergar, int, Effect], None]]] = {
    kind_of_effect("gain"): gain_pieces,
    kind_of_effect("others_gain"): others_gain,
    kind_of_effect("vp_per_developed_in_deck"): score_developed_of_deck,
    kind_of_effect("light_all_and_heat"): light_and_heat,
    kind_of_effect("heat"): heat_for_all,
    kind_of_effect("gain_lit_furnace"): gain_lit_furnace,
    kind_of_effect("extra_action"): extra_action,
}


def take_effect(pos: Dwergar, seat: int, card: int) -> None:
    effect = EFFECT[card]
    apply = WHEN_DEVELOPED.get(effect.kind)
    if apply is not None:
        apply(pos, seat, effect)
