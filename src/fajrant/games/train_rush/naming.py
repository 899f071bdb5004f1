"""Names by id in each language, from content.toml or derived from it."""

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
    """Names by id. `X_text` says what a card, tile, hero, action or sector does. `area_X` is an area, `3_CM6` a
    movement with its token and target, `W203_1` a slot with its wagon and number."""
    words: dict[str, str] = {}
    for rows in NAMED:
        words.update(names_in(rows, language))
    for row in GOOD_ROWS:
        words[str(row["id"])] = str(row["name_" + language]).lower()  # goods are named within sentences
    effects = names_in(EFFECT_ROWS, language)
    for row in AREA_ROWS:
        words[f"area_{row['id']}"] = str(row["name_" + language])
    for row in CARD_ROWS:
        special = words[f"{row['id']}_text"] = effects[row["special"]]
        moves = "-".join([str(points) for points in row["moves"]])
        words[str(row["id"])] = f"{moves} ({special})"
    for row in TILE_ROWS:
        words[str(row["id"])] = words[f"{row['id']}_text"] = effects[row["effect"]]
    for row in HERO_ROWS:
        words[f"{row['id']}_text"] = effects[row["bonus"]]
        words[str(row["id"])] = f"{row['name_' + language]} ({words[row['city']]}, {words[row['mission_good']]})"
    for row in ACTION_ROWS:
        words[f"{row['id']}_text"] = effects[row["effect"]]
    for row in CONTRACT_ROWS:
        words[str(row["id"])] = " + ".join([words[good] for good in row["goods"]])
    for row in WAGON_ROWS:
        name_wagon(words, row)
    for row in SECTOR_ROWS:
        words[f"{row['id']}_text"] = effects[row["bonus_effect"]]
    for region in REGION_ROWS:
        track = BOX["infrastructure_tracks"]["name_" + language]
        words[f"infrastructure_{region['id']}"] = f"{track} ({region['name_' + language]})"
        for sector in SECTOR_ROWS:
            place = f"{sector['name_' + language]} ({region['name_' + language]})"
            words[f"{region['id']}_{sector['id']}"] = place
    for row in NODE_ROWS:
        name_node(words, row)
    return words


def name_wagon(words: dict[str, str], row: dict[str, Any]) -> None:
    """Names a wagon after its slots, and each slot after its wagon and its number, from 1."""
    slots = [words[slot] for slot in row.get("slots", ["parcel"] * int(row["size"]))]
    name = f"{words['wagon']} ({', '.join(slots)})" if "slots" in row else words[f"special_{row['size']}"]
    words[str(row["id"])] = name
    for number in range(len(slots)):
        words[f"{row['id']}_{number}"] = f"{name}, {words['slot']} {number + 1}"


def name_node(words: dict[str, str], row: dict[str, Any]) -> None:
    """Names a siding by number and zone, and plain track by region, loop and number. Movements append their token."""
    if "city" in row:
        name = words[row["city"]]
    elif row["kind"] == "black_market":
        name = f"{words['black_market']} ({words[row['region']]})"
    elif "zone" in row:
        name = f"{words['siding']} {row['number']} ({words[row['zone']]})"
    elif row["id"] in ("START", "LEAD"):
        name = words[row["id"].lower()]
    else:
        name = f"{words[row['region']]}, {words[row['loop']]}, {words['space']} {int(row['id'][2:]) + 1}"
    words[str(row["id"])] = name
    words[f"0_{row['id']}"] = name
    for token in dict.fromkeys(ALL_TOKENS):
        words[f"{token}_{row['id']}"] = f"{name}, {words['with_token']} +{token}"
