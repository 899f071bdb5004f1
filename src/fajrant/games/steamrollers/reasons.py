"""Tells the screen why something on the table cannot be chosen now. `options` decides what is legal."""

from __future__ import annotations

from fajrant.games.steamrollers.content import NONE, ORDER, ORDER_TILES
from fajrant.games.steamrollers.moves import BUILD, DELIVER, TAKE, UPGRADE
from fajrant.games.steamrollers.rules.action import ChooseAction
from fajrant.games.steamrollers.rules.orders import ClaimOrder
from fajrant.games.steamrollers.state import SteamRollers, power


def closed(pos: SteamRollers) -> dict[str, str]:
    """The reasons by target, for the seat that is asked. What can be chosen has none."""
    if not pos.asked:
        return {}
    decision = pos.decision()
    legal = {target for move in pos.legal(pos.asked[0]) for target in move.targets()}
    if isinstance(decision, ChooseAction):
        reasons = {
            BUILD.targets()[0]: "region_full",
            UPGRADE.targets()[0]: "box_crossed",
            DELIVER.targets()[0]: against_delivery(pos, decision.seat, decision.die - 1),
            TAKE.targets()[0]: "tile_sideways",
        }
    elif isinstance(decision, ClaimOrder):
        reasons = {
            ORDER.targets(pos.orders[tile])[0]: "goods_missing" if pos.order_owner[tile] == NONE else "order_taken"
            for tile in ORDER_TILES
        }
    else:
        return {}
    return {target: reason for target, reason in reasons.items() if target not in legal}


def against_delivery(pos: SteamRollers, seat: int, city: int) -> str:
    """Why nothing can be delivered with the die of this city."""
    sheet = pos.sheets[seat]
    if not pos.goods[city] and (sheet.cargo == NONE or sheet.cargo_city != city):
        return "city_empty"
    if not sheet.network.links:
        return "no_links"
    return "no_way" if power(pos, seat) else "no_power"
