"""Rich positions, for the checks that every game shares."""

from __future__ import annotations

from typing import Any

from fajrant.games.steamrollers.content import BOX_NUMBER


def enrich(table: dict[str, Any]) -> None:
    """Gives all action tiles to the players, crosses most boxes, and lets Ewa remove goods soon."""
    seats = len(table["sheets"])
    without_die = [seat for seat in range(seats) if not table["front"][seat]]
    for number, tile in enumerate(table["tiles"]):
        if tile["owner"] is None and tile["tile"] != "2b":
            tile["owner"] = (number + table["first"]) % seats
        elif tile["owner"] is None and without_die:  # a seat that has just stolen a die with it cannot own it yet
            tile["owner"] = without_die[-1]
    for sheet in table["sheets"]:
        for box in range(BOX_NUMBER.low, BOX_NUMBER.high - 1):
            if box not in sheet["boxes"]:
                sheet["boxes"].append(box)
        sheet["boxes"].sort()
        sheet["points"] += 20
    table["crosses"] = [max(2, crosses) for crosses in table["crosses"]]
