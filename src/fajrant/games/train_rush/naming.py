"""Names by id, in each language: what content.toml says, and what follows from it."""

from __future__ import annotations

from typing import Any, Final

from fajrant.core.content import names_in
from fajrant.games.train_rush.content import (
    ACTION_ROWS,
    ALL_TOKENS,
    AREA_ROWS,
    BOX,
    CARD_ROWS,
    CITY_ROWS,
    CONTRACT_ROWS,
    EFFECT_ROWS,
    GOOD_ROWS,
    HERO_ROWS,
    NODE_ROWS,
    PROGRESS_ROWS,
    REGION_ROWS,
    REWARD_ROWS,
    SECTOR_ROWS,
    TILE_ROWS,
    WAGON_ROWS,
    ZONE_ROWS,
)

WORD_ROWS: Final[list[dict[str, Any]]] = BOX["words"]
NAMED: Final = [
    WORD_ROWS,
    GOOD_ROWS,
    REGION_ROWS,
    CITY_ROWS,
    ZONE_ROWS,
    PROGRESS_ROWS,
    SECTOR_ROWS,
    ACTION_ROWS,
    REWARD_ROWS,
    HERO_ROWS,
]


def names(language: str) -> dict[str, str]:
    """Names by id. What a card, a tile, a hero, an action or a sector does is under its id and `_text`; an area is
    under `area_`, a movement under its token and its target, a slot under its wagon and its number."""
    found: dict[str, str] = {}
    for rows in NAMED:
        found.update(names_in(rows, language))
    for row in GOOD_ROWS:
        found[str(row["id"])] = str(row["name_" + language]).lower()  # goods are named within sentences
    effects = names_in(EFFECT_ROWS, language)
    for row in AREA_ROWS:
        found[f"area_{row['id']}"] = str(row["name_" + language])
    for row in CARD_ROWS:
        special = found[f"{row['id']}_text"] = effects[row["special"]]
        moves = "-".join([str(points) for points in row["moves"]])
        found[str(row["id"])] = f"{moves} ({special})"
    for row in TILE_ROWS:
        found[str(row["id"])] = found[f"{row['id']}_text"] = effects[row["effect"]]
    for row in HERO_ROWS:
        found[f"{row['id']}_text"] = effects[row["bonus"]]
        found[str(row["id"])] = f"{row['name_' + language]} ({found[row['city']]}, {found[row['mission_good']]})"
    for row in ACTION_ROWS:
        found[f"{row['id']}_text"] = effects[row["effect"]]
    for row in CONTRACT_ROWS:
        found[str(row["id"])] = " + ".join([found[good] for good in row["goods"]])
    for row in WAGON_ROWS:
        name_wagon(found, row)
    for row in SECTOR_ROWS:
        found[f"{row['id']}_text"] = effects[row["bonus_effect"]]
    for region in REGION_ROWS:
        track = BOX["infrastructure_tracks"]["name_" + language]
        found[f"infrastructure_{region['id']}"] = f"{track} ({region['name_' + language]})"
        for sector in SECTOR_ROWS:
            place = f"{sector['name_' + language]} ({region['name_' + language]})"
            found[f"{region['id']}_{sector['id']}"] = place
    for row in NODE_ROWS:
        name_node(found, row)
    return found


def name_wagon(found: dict[str, str], row: dict[str, Any]) -> None:
    """A wagon is known by its slots; a slot by its number, from 1 on, and by what it takes."""
    slots = [found[slot] for slot in row.get("slots", ["parcel"] * int(row["size"]))]
    name = f"{found['wagon']} ({', '.join(slots)})" if "slots" in row else found[f"special_{row['size']}"]
    found[str(row["id"])] = name
    for number in range(len(slots)):
        found[f"{row['id']}_{number}"] = f"{name}, {found['slot']} {number + 1}"


def name_node(found: dict[str, str], row: dict[str, Any]) -> None:
    """A city by its name, a siding by its number and zone, another space by its place in its region, from 1 on.
    A movement token is told behind the target."""
    if "city" in row:
        name = found[row["city"]]
    elif row["kind"] == "black_market":
        name = f"{found['black_market']} ({found[row['region']]})"
    elif "zone" in row:
        name = f"{found['siding']} {row['number']} ({found[row['zone']]})"
    elif row["id"] in ("START", "LEAD"):
        name = found[row["id"].lower()]
    else:
        name = f"{found[row['region']]}, {found[row['loop']]}, {found['space']} {int(row['id'][2:]) + 1}"
    found[str(row["id"])] = name
    found[f"0_{row['id']}"] = name
    for token in dict.fromkeys(ALL_TOKENS):
        found[f"{token}_{row['id']}"] = f"{name}, {found['with_token']} +{token}"
