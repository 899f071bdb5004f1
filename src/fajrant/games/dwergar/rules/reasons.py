"""Why a part of the action window (D3) cannot be used now, as a word for the screen; legality is `options`' alone."""

from __future__ import annotations

from typing import Final

from fajrant.games.dwergar.content import (
    ARCHITECT,
    BUILD_IN_COST,
    DEVELOP_PROJECTS,
    EXCHANGE_GIVE,
    EXCHANGES,
    FOREMAN,
    FORGE,
    FORGE_GIVE,
    FURNACE_PRICE,
    GEAR,
    LAB,
    MINE_SPACES,
    MORE_EXCHANGES,
    NONE,
    SECOND_FURNACE,
    SECOND_PRICE,
    STONE_TO_LEVEL,
    STOVE_MAKER,
    SURCHARGE,
    TWO_MORE_EXCHANGES,
    Counts,
)
from fajrant.games.dwergar.rules.effects.prices import can_realise
from fajrant.games.dwergar.rules.lift import price_of
from fajrant.games.dwergar.rules.mining import can_mine
from fajrant.games.dwergar.rules.projects import can_develop
from fajrant.games.dwergar.state import Action, Clan, Dwergar, can_pay, payable_heat

DONE: Final = "done"  # used already in this action


def reasons(pos: Dwergar, action: Action) -> dict[str, str]:
    """By verb; a part that can be used has none."""
    found = reasons_of_space(pos, action)
    found["build_in"] = against_building_in(pos, action)
    return {verb: reason for verb, reason in found.items() if reason}


def reasons_of_space(pos: Dwergar, action: Action) -> dict[str, str]:
    clan = pos.clans[action.seat]
    space = action.space
    if space < MINE_SPACES:
        return {"mine": DONE if action.base else "" if can_mine(clan, space) else "cart_full"}
    if space == GEAR:
        found = {"raise": DONE if action.base else "" if price_of(pos, 1) <= payable_heat(clan) else "no_heat"}
        if action.has_bonus(STONE_TO_LEVEL):
            found["drop_stone"] = DONE if action.second else ""
        return found
    if space == STOVE_MAKER:
        found = {"build": against_building(clan, FURNACE_PRICE, action.base)}
        if action.has_bonus(SECOND_FURNACE):
            found["build_second"] = against_building(clan, SECOND_PRICE, action.second)
        return found
    if space == LAB:
        allowed = EXCHANGES + (MORE_EXCHANGES if action.has_bonus(TWO_MORE_EXCHANGES) else 0)
        return {"exchange": DONE if action.exchanges >= allowed else against_giving(clan, EXCHANGE_GIVE)}
    if space == FORGE:
        return reasons_at_forge(clan, action)
    return reasons_at_architect(pos, action) if space == ARCHITECT else {}


def against_building(clan: Clan, price: Counts, used: bool) -> str:
    if used:
        return DONE
    if clan.reserve == 0:
        return "no_reserve"
    return "" if can_pay(clan, price) else "too_dear"


def against_giving(clan: Clan, kinds: list[int]) -> str:
    return "" if any(clan.supply[kind] > 0 for kind in kinds) else "nothing_to_give"


def reasons_at_forge(clan: Clan, action: Action) -> dict[str, str]:
    found = {"forge": against_giving(clan, FORGE_GIVE) or ("" if payable_heat(clan) > 0 else "no_heat")}
    if action.has_bonus(DEVELOP_PROJECTS):
        payable = any(can_develop(clan, card, 0, SURCHARGE) for card in clan.realised)
        found["develop"] = "" if payable else "too_dear" if clan.realised else "nothing_to_develop"
    return found


def reasons_at_architect(pos: Dwergar, action: Action) -> dict[str, str]:
    """The development that follows is shown with the card itself."""
    clan = pos.clans[action.seat]
    if action.base:
        return {"realise": DONE}
    return {"realise": "" if any(can_realise(clan, card) for card in pos.row) else "too_dear"}


def against_building_in(pos: Dwergar, action: Action) -> str:
    """§5.11 Only a foreman, where there is none yet, with a furnace and the price."""
    clan = pos.clans[action.seat]
    if action.dwarf != FOREMAN:
        return "not_foreman"
    if pos.built_in[action.space] != NONE:
        return DONE if action.built_in else "taken"
    if clan.lit + clan.unlit == 0:
        return "no_furnace"
    return "" if can_pay(clan, BUILD_IN_COST[action.space]) else "too_dear"
