"""Tells the screen why a verb or a move cannot be used in the action window (D3). `options` decides what is legal."""

from __future__ import annotations

from typing import Final

from fajrant.games.dwergar.content import (
    ARCHITECT,
    DEVELOP_PROJECTS,
    EXCHANGE_GIVE,
    EXCHANGE_TAKE,
    FOREMAN,
    FORGE,
    FORGE_GIVE,
    GEAR,
    LAB,
    MINE_SPACES,
    NONE,
    SECOND_FURNACE,
    STONE_TO_LEVEL,
    STOVE_MAKER,
    SURCHARGE,
    Counts,
)
from fajrant.games.dwergar.moves import EXCHANGE, FORGE_PIECE
from fajrant.games.dwergar.rules.effects.prices import can_realise
from fajrant.games.dwergar.rules.lift import RAISES, price_of
from fajrant.games.dwergar.rules.mining import can_mine
from fajrant.games.dwergar.rules.projects import can_develop
from fajrant.games.dwergar.rules.workshops import allowed_exchanges
from fajrant.games.dwergar.state import Action, Clan, Dwergar, can_pay, payable_heat

DONE: Final = "done"  # already used in this action


def reasons(pos: Dwergar, action: Action) -> dict[str, str]:
    """The reasons by verb or move. What can be used has none."""
    by_verb = reasons_of_space(pos, action)
    by_verb["build_in"] = against_building_in(pos, action)
    by_verb.update(reasons_of_moves(pos, action))
    return {verb: reason for verb, reason in by_verb.items() if reason}


def reasons_of_moves(pos: Dwergar, action: Action) -> dict[str, str]:
    """The reasons of single moves, by their text, where some moves of a verb can be made and others cannot."""
    clan = pos.clans[action.seat]
    heat = payable_heat(clan)
    if action.space == GEAR:
        return {move.text: "" if price_of(pos, move.a) <= heat else "too_little_heat" for move in RAISES}
    if action.space == LAB:
        pairs = zip(EXCHANGE_GIVE, EXCHANGE_TAKE, strict=True)
        return {EXCHANGE.of(give, take).text: "" if clan.supply[give] else "none_of_it" for give, take in pairs}
    if action.space == FORGE:
        prices = zip(FORGE_GIVE, pos.values.forge_heat, strict=True)
        return {FORGE_PIECE.of(give).text: against_forging(clan, give, price) for give, price in prices}
    return {}


def against_forging(clan: Clan, give: int, price: int) -> str:
    if clan.supply[give] == 0:
        return "none_of_it"
    return "" if price <= payable_heat(clan) else "too_little_heat"


def reasons_of_space(pos: Dwergar, action: Action) -> dict[str, str]:
    values = pos.values
    clan = pos.clans[action.seat]
    space = action.space
    if space < MINE_SPACES:
        return {"mine": DONE if action.base else "" if can_mine(clan, space) else "cart_full"}
    if space == GEAR:
        by_verb = {"raise": DONE if action.base else "" if price_of(pos, 1) <= payable_heat(clan) else "no_heat"}
        if action.has_bonus(STONE_TO_LEVEL):
            by_verb["drop_stone"] = DONE if action.second else ""
        return by_verb
    if space == STOVE_MAKER:
        by_verb = {"build": against_building(clan, values.furnace_price, action.base)}
        if action.has_bonus(SECOND_FURNACE):
            by_verb["build_second"] = against_building(clan, values.second_price, action.second)
        return by_verb
    if space == LAB:
        used = action.exchanges >= allowed_exchanges(action)
        return {"exchange": DONE if used else against_giving(clan, EXCHANGE_GIVE)}
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
    by_verb = {"forge": against_giving(clan, FORGE_GIVE) or ("" if payable_heat(clan) > 0 else "no_heat")}
    if action.has_bonus(DEVELOP_PROJECTS):
        payable = any(can_develop(clan, card, 0, SURCHARGE) for card in clan.realised)
        by_verb["develop"] = "" if payable else "too_dear" if clan.realised else "nothing_to_develop"
    return by_verb


def reasons_at_architect(pos: Dwergar, action: Action) -> dict[str, str]:
    """The reasons at the Architect. `develop` needs none: the card itself shows whether its development is payable."""
    clan = pos.clans[action.seat]
    if action.base:
        return {"realise": DONE}
    return {"realise": "" if any(can_realise(clan, card) for card in pos.row) else "too_dear"}


def against_building_in(pos: Dwergar, action: Action) -> str:
    """§5.11 Why a furnace cannot be built in: that needs a foreman, a space without one, a furnace and the price."""
    clan = pos.clans[action.seat]
    if action.dwarf != FOREMAN:
        return "not_foreman"
    if pos.built_in[action.space] != NONE:
        return DONE if action.built_in else "taken"
    if clan.lit + clan.unlit == 0:
        return "no_furnace"
    return "" if can_pay(clan, pos.values.build_in_cost[action.space]) else "too_dear"
