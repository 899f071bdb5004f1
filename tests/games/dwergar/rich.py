"""Rich positions, for the checks that every game shares."""

from __future__ import annotations

from typing import Any

from fajrant.games.dwergar.content import MOST_HEAT

LEFT = 4  # cards that stay in the pile


def enrich(table: dict[str, Any]) -> None:
    """Gives every clan resources, heat, lit furnaces, and one realised and one developed project."""
    for clan in table["clans"]:
        clan["supply"] = [count + 6 for count in clan["supply"]]
        clan["heat"] = MOST_HEAT
        moved = min(3, clan["reserve"])
        clan["reserve"] -= moved
        clan["lit"] += moved
        for cards in (clan["realised"], clan["developed"]):
            if len(table["pile"]) > LEFT:
                cards.append(table["pile"].pop())
