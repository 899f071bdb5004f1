"""Income (cards 33, 38), steam pipes (37, 39) and heat from built-in furnaces (40)."""

from __future__ import annotations

from typing import Final

from fajrant.games.dwergar.content import EFFECT, GUILD_HEAT, NOTHING, cards_with
from fajrant.games.dwergar.rules.effects.gains import take_from_bank
from fajrant.games.dwergar.rules.heat import heat_up
from fajrant.games.dwergar.state import Clan, Dwergar, has, payable_heat

INCOMES: Final = cards_with("turn_income")
PIPES: Final = cards_with("convert")
BOILERS: Final = cards_with("built_in_extra_heat")


def take_income(pos: Dwergar, seat: int) -> None:
    """TURN_START Takes the income of developed projects: a piece from the bank, or heat."""
    for card in INCOMES:
        if has(pos.clans[seat], card):
            effect = EFFECT[card]
            if effect.pieces != NOTHING:
                take_from_bank(pos, seat, effect.pieces)
            heat_up(pos, seat, effect.heat)


def open_pipes(clan: Clan) -> list[int]:
    """R26 The steam pipes (cards 37 and 39) that are developed and whose heat is payable."""
    payable = payable_heat(clan)
    return [card for card in PIPES if has(clan, card) and EFFECT[card].heat <= payable]


def heat_of_guild_furnace(clan: Clan) -> int:
    """The heat for the owner of a built-in furnace: 1, or 2 with card 40 [R24]."""
    heat = GUILD_HEAT
    for card in BOILERS:
        if has(clan, card):
            heat += EFFECT[card].heat
    return heat
