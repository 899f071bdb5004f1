"""Makes a position rich, for the checks that all games share."""

from __future__ import annotations

from typing import Any

from fajrant.games.train_rush.content import ANY, BOXES, CARGO, HAND_LIMIT, PARCEL, SLOTS, TOP, WAGON, WAGON_LIMIT

LEFT = 12  # cards that stay in the deck, with the returned pairs at the bottom


def enrich(table: dict[str, Any]) -> None:
    """Gives everybody coal, progress, action cards, and wagons full of goods."""
    for faction in table["factions"]:
        faction["coal"] += 12
        faction["investment"] += 6
        faction["progress"] = [
            max(level, min(level + 2, TOP[track] - 1)) for track, level in enumerate(faction["progress"])
        ]
        for _ in range(HAND_LIMIT - len(faction["hand"])):
            if len(table["deck"]) > LEFT:
                faction["hand"].append(table["deck"].pop())
        faction["hand"].sort()
        for stack in table["wagon_stacks"] * 2:
            if stack and len(faction["wagons"]) < BOXES.printed.levels[WAGON_LIMIT][faction["progress"][WAGON_LIMIT]]:
                wagon = stack.pop()
                faction["wagons"].append({"wagon": wagon, "load": [None for _ in SLOTS[WAGON.index[wagon]]]})
        for wagon in faction["wagons"]:
            for place, slot in enumerate(SLOTS[WAGON.index[wagon["wagon"]]]):
                if wagon["load"][place] is None and slot != PARCEL:
                    wagon["load"][place] = CARGO.text(0 if slot == ANY else slot)
