"""Rich positions for the shared checks."""

from __future__ import annotations

from typing import Any

from fajrant.games.coal_baron.content import CARTS_ON, COLOUR, COLOUR_OF_TILE, ORDER, SPOTS_OF, TILE

LEFT = 8  # items that stay in each stack, so that all spaces can be refilled


def enrich(table: dict[str, Any]) -> None:
    """Gives everybody money, stored cubes, tiles with loaded carts, and orders."""
    tiles, orders, supply = table["stacks"]["tile"], table["stacks"]["order"], table["supply"]
    for pit in table["pits"]:
        pit["marks"] += 50
        for colour, left in enumerate(supply):
            moved = min(2, left)
            supply[colour] -= moved
            pit["storage"][colour] += moved
        for tile in take(tiles, 3):
            kind = TILE.index[tile]
            colour = COLOUR_OF_TILE[kind]
            pit["tiles"][colour].append(tile)
            for _ in range(CARTS_ON[kind]):
                pit["carts"][colour].append(COLOUR.text(colour) if supply[colour] else None)
                supply[colour] -= min(1, supply[colour])
        pit["orders"] += [
            {"order": order, "spots": [[] for _ in SPOTS_OF[ORDER.index[order]]]} for order in take(orders, 3)
        ]


def take(stack: dict[str, Any], count: int) -> list[str]:
    """Takes items from the top of a stack; none if too few would be left."""
    if len(stack["items"]) - count < LEFT:
        return []
    taken: list[str] = stack["items"][-count:]
    del stack["items"][-count:], stack["known"][-count:]
    return taken
