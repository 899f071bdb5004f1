"""A position with much more on the table, for the shared checks."""

from __future__ import annotations

from typing import Any

from fajrant.games.dwergar.content import MOST_HEAT

LEFT = 4  # cards that stay in the pile


def enrich(table: dict[str, Any]) -> None:
    """Everybody gets ore, heat, burning furnaces, and projects: one realised, one developed."""
    for clan in table["clans"]:
        clan["supply"] = [count + 6 for count in clan["supply"]]
        clan["heat"] = MOST_HEAT
        moved = min(3, clan["reserve"])
        clan["reserve"] -= moved
        clan["lit"] += moved
        for cards in (clan["realised"], clan["developed"]):
            if len(table["pile"]) > LEFT:
                cards.append(table["pile"].pop())
