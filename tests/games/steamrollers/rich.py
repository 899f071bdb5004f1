"""A position with much more on the table, for the shared checks."""

from __future__ import annotations

from typing import Any

from fajrant.games.steamrollers.content import BOX_NUMBER


def enrich(table: dict[str, Any]) -> None:
    """All action tiles are with the players, locomotives are half crossed out, and Ewa is about to take goods."""
    seats = len(table["sheets"])
    for number, tile in enumerate(table["tiles"]):
        if tile["owner"] is None:
            tile["owner"] = (number + table["first"]) % seats
    for sheet in table["sheets"]:
        for box in range(BOX_NUMBER.low, BOX_NUMBER.high - 1):
            if box not in sheet["boxes"]:
                sheet["boxes"].append(box)
        sheet["boxes"].sort()
        sheet["points"] += 20
    table["crosses"] = [max(2, crosses) for crosses in table["crosses"]]
