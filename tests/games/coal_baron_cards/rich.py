"""Rich positions for the shared checks."""

from __future__ import annotations

from typing import Any

from fajrant.games.coal_baron_cards.content import CARD, WAGON_DOCKS

LEFT = 4  # cards that stay in each stack


def enrich(table: dict[str, Any]) -> None:
    """Gives everybody lorries, wagons, engines, orders, shares, objectives and innovations."""
    stacks = table["stacks"]
    for mine in table["mines"]:
        mine["row"] += take(stacks["lorry_1"], 3)
        mine["storage"] += take(stacks["lorry_2"], 3)
        mine["orders"] += take(stacks["order"], 2)
        mine["secret_orders"] += take(stacks["order"], 1)
        mine["innovations"] += take(stacks["innovation"], 1)
        mine["shares"] += take(stacks["share"], 2)
        mine["objectives"] += take(stacks["objective"], 1)
        for dock, train in enumerate(mine["docks"]):
            if train["engine"] is None:
                train["engine"] = next(iter(take(stacks["engine"], 1)), None)
            wagons = stacks["wagon_1" if dock % 2 else "wagon_2"]
            if wagons["cards"] and WAGON_DOCKS[CARD.index[wagons["cards"][-1]]] >> dock & 1:
                taken = take(wagons, 1)
                train["wagons"] += taken
                train["loads"] += [None for _ in taken]


def take(stack: dict[str, Any], count: int) -> list[str]:
    """Takes cards from the top of a stack; none if too few would be left."""
    if len(stack["cards"]) - count < LEFT:
        return []
    taken: list[str] = stack["cards"][-count:]
    del stack["cards"][-count:], stack["known"][-count:]
    return taken
