"""Notes on moves: what a move costs and brings, if its text does not say so."""

from __future__ import annotations

from typing import Any, Final

from fajrant.games.dwergar.content import (
    BONUS_ROWS,
    EFFECT,
    KIND,
    LEVEL_ROWS,
    NONE,
    cards_with,
)
from fajrant.games.dwergar.drawing import Row, pieces, projects_in, times

LEVELS: Final = [str(row["code"]) for row in LEVEL_ROWS]
SPECIALIST_AT: Final[dict[str, str]] = {str(row["code"]): str(row["specialist"]) for row in BONUS_ROWS}
PIPE_HEAT: Final = {KIND.text(effect.gives): effect.heat for effect in EFFECT if effect.gives != NONE}
CHANGE_HEAT: Final = EFFECT[cards_with("change_specialisation")[0]].heat
POINTS_PER_HEAT: Final = EFFECT[cards_with("pay_heat_for_vp")[0]].vp


def notes(view: Row, moves: list[str], words: dict[str, str], box: Row) -> list[str]:
    """A note for each of the viewer's moves; empty where there is nothing to add."""
    return [note(view, move.split(), words, box) for move in moves]


def note(view: Row, move: list[str], words: dict[str, str], box: Row) -> str:
    verb, things = move[0], move[1:]
    if verb == "place":
        return placing(view, things, words, box)
    if verb == "mine":
        action = view["action"]
        counted = action["dwarf"] if action["speciality"] is None else action["speciality"]
        return "" if action["built_in"] else mining(view, action["space"], counted, words, box)  # R23
    if verb == "raise":
        return raising(view, int(things[0]), words)
    if verb in ("build", "build_second"):
        return pieces(box["stove_maker"]["base_price" if verb == "build" else "bonus_price"], 0, words)
    if verb == "exchange":
        (row,) = [row for row in box["laboratory"]["table"] if [row["give"], row["take"]] == things]
        return f"{words[row['give']].lower()} → {times(int(row['takes_amount']), words[row['take']])}"
    if verb == "forge":
        (row,) = [row for row in box["forge"]["table"] if row["give"] == things[0]]
        return f"{times(int(row['heat']), words['table-heat'])} → {words[row['take']].lower()}"
    if verb in ("convert_stone", "convert_iron"):
        return times(PIPE_HEAT[verb.removeprefix("convert_")], words["table-heat"])
    if verb == "realise":
        return realising(view, things[0], words, box)
    if verb in ("develop", "free_development") and things[0] != "none":
        return developing(view, things[0], verb == "free_development", words, box)
    if verb == "build_in":
        space = view["spaces"][view["decision"]["space"]]
        return f"{pieces(space['build_in_cost'], 0, words)} → {space['build_in_vp']} {words['table-vp']}"
    if verb == "extra_heat":
        return f"{int(things[0]) * POINTS_PER_HEAT} {words['table-vp']}"
    if verb == "silverbeard":
        return words[things[0] + "_text"]
    return ""


def placing(view: Row, things: list[str], words: dict[str, str], box: Row) -> str:
    """The dwarf's bonuses on a guild space, or what he could mine; and the heat if card 44 is used."""
    dwarf, space = things[0], things[1]
    known = things[2:] or view["clans"][view["you"]]["specialities"][dwarf]
    price = [times(CHANGE_HEAT, words["table-heat"])] if things[2:] else []
    if space in LEVELS:
        brings = [mining(view, space, (things[2:] or [dwarf])[0], words, box)]
    else:
        brings = [words[bonus] for bonus in view["spaces"][space]["bonuses"] if SPECIALIST_AT[bonus] in known]
    return " → ".join(price + [", ".join(brings)] if any(brings) else price)


def mining(view: Row, space: str, dwarf: str, words: dict[str, str], box: Row) -> str:
    """What a dwarf or a speciality would load into the cart there."""
    seen = view["clans"][view["you"]]["mining"][space]
    (row,) = [row for row in box["mine"]["levels"] if row["code"] == space]
    if not seen["free"]:
        return words["table-cart_full"]
    extra = row["extra"] if dwarf in seen["extra"] else {}
    kinds = {**row["yield"], **extra}
    return pieces({kind: row["yield"].get(kind, 0) + extra.get(kind, 0) for kind in kinds}, 0, words)


def raising(view: dict[str, Any], levels: int, words: dict[str, str]) -> str:
    """The heat, the viewer's unloaded pieces, and the points of the smelter's bonus."""
    decision = view["decision"]
    heat, points = decision["prices"][levels - 1], decision["points"][levels - 1]
    brings = [pieces(decision["brings"][levels - 1][view["you"]], 0, words)]
    if points:
        brings.append(f"{points} {words['table-vp']}")
    price = times(heat, words["table-heat"]) if heat else words["table-free"]
    return f"{price} → {', '.join(brings)}"


def realising(view: Row, project: str, words: dict[str, str], box: Row) -> str:
    """The viewer's cost, before a discount that is still to be chosen, and the points."""
    row = projects_in(box)[project]
    (offer,) = [offer for offer in view["row"] if offer["project"] == project]
    return f"{pieces(offer['cost'], row['cost'].get('heat', 0), words)} → {row['vp']} {words['table-vp']}"


def developing(view: Row, project: str, free: bool, words: dict[str, str], box: Row) -> str:
    """The cost, points and effect. The heat differs at the Forge and with the Architect's bonus."""
    points = f"{projects_in(box)[project]['dev_vp']} {words['table-vp']}"
    (row,) = [row for row in view["clans"][view["you"]]["realised"] if row["project"] == project]
    if free:
        return f"{points}; {words[project + '_text']}"
    heat = row["heat"]
    if view["decision"]["space"] == "forge":
        heat = row["heat_at_forge"]
    elif "develop_discount" in view["decision"]["bonuses"]:
        heat = row["heat_with_bonus"]
    return f"{pieces(row['cost'], heat, words)} → {points}; {words[project + '_text']}"
