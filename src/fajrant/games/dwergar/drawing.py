"""§10 A view as text: the board, the lift, the projects in the row, the clans and the points."""

from __future__ import annotations

from typing import Any

from fajrant.core.sheet import BETWEEN, OTHERS, OWN, TABLE, Sheet, score_sheet
from fajrant.games.dwergar.content import (
    BONUS_ROWS,
    BONUSES_AT,
    KIND,
    MINE_SPACES,
    POSITION,
    SPACE,
    SPACES,
)
from fajrant.games.dwergar.scoring import KINDS_OF_POINTS
from fajrant.games.dwergar.state import SOURCES_OF_POINTS

Row = dict[str, Any]


def projects_in(box: Row) -> dict[str, Row]:
    """The rows of the projects by id."""
    return {str(row["number"]): row for row in box["projects"]}


def draw(view: Row, seats: list[str], words: dict[str, str], whole: bool, box: Row) -> list[Sheet]:
    """The board comes first; the viewer's own clan and the points come last."""
    projects = projects_in(box)
    you = view["you"]
    if whole:
        sheets = [draw_spaces(view, seats, words), draw_bonuses(words), draw_shaft(view, seats, words)]
    else:
        sheets = [glance_at_mountain(view, seats, words)]
    sheets.append(draw_row(view, projects, words, whole))
    if whole:
        sheets += [draw_effects(view, words), draw_box(view, seats, words)]
    others = [seat for seat in range(len(seats)) if seat != you]
    if whole:
        for seat in others:
            sheets.append(draw_clan(OTHERS, view["clans"][seat], projects, seats[seat], words, whole))
    else:
        sheets.append(draw_glance(view["clans"], others, seats, words))
    if you is not None:
        sheets.append(draw_clan(OWN, view["clans"][you], projects, seats[you], words, whole))
    points = [clan["points"] for clan in view["clans"]]
    sheets.append(score_sheet(seats, KINDS_OF_POINTS, SOURCES_OF_POINTS, points, view["over"], words, whole))
    return sheets


# ---------------------------------------------------------------- the board


def headline(view: dict[str, Any], seats: list[str], words: dict[str, str]) -> str:
    title = f"{words['table-round']} {view['round']}/{view['rounds']}"
    return f"{title}{BETWEEN}{words['table-starts']}: {seats[view['starter']]}"


def glance_at_mountain(view: dict[str, Any], seats: list[str], words: dict[str, str]) -> Sheet:
    """The dwarfs on the spaces, built-in furnaces, the loads in the lift, and the event."""
    sheet = Sheet(TABLE, headline(view, seats, words), [])
    there = [f"{words[name]}: {standing(space, seats, words)}" for name, space in view["spaces"].items()]
    for group in (there[:MINE_SPACES], there[MINE_SPACES:]):
        sheet.add([words["table-there"], BETWEEN.join(group)])
    built_in = [
        f"{words[name]}: {seats[space['built_in']]}"
        for name, space in view["spaces"].items()
        if space["built_in"] is not None
    ]
    if built_in:
        sheet.add([words["table-built_in"], BETWEEN.join(built_in)])
    for name, clan in zip(seats, view["clans"], strict=True):
        carts = [(POSITION.ids[place], draw_cart(cart, words)) for place, cart in enumerate(clan["carts"])]
        loaded = [f"{words[position]}: {load.replace(BETWEEN, ', ')}" for position, load in carts if load]
        sheet.add([f"{words['table-shaft']}: {name}", BETWEEN.join(loaded) or words["table-empty"]])
    if view["event"] is not None:
        sheet.add([words["table-event"], event(view["event"], words)])
    if view["token"]["used"]:
        sheet.add([words["table-token"], token(view, seats, words)])
    return sheet


def standing(space: dict[str, Any], seats: list[str], words: dict[str, str]) -> str:
    there = words["table-empty"] if space["dwarf"] is None else words[space["dwarf"]]
    return there if space["owner"] is None else f"{there} ({seats[space['owner']]})"


def draw_spaces(view: dict[str, Any], seats: list[str], words: dict[str, str]) -> Sheet:
    """Every space with its dwarf, the owner of its furnace, and the cost of building one in."""
    labels = ["space", "there", "built_in", "build_in"]
    sheet = Sheet(TABLE, headline(view, seats, words), [words["table-" + label] for label in labels])
    for name, space in view["spaces"].items():
        owner = space["built_in"]
        cost = f"{pieces(space['build_in_cost'], 0, words)} → {space['build_in_vp']} {words['table-vp']}"
        there = "" if space["dwarf"] is None else standing(space, seats, words)
        sheet.add([words[name], there, "" if owner is None else seats[owner], cost])
    return sheet


def draw_bonuses(words: dict[str, str]) -> Sheet:
    """The bonuses of specialists on guild spaces."""
    sheet = Sheet(TABLE, words["table-bonuses"], [])
    for space in SPACES[MINE_SPACES:]:
        rows = [BONUS_ROWS[bonus] for bonus in BONUSES_AT[space]]
        bonuses = [f"{words[row['specialist']]}: {words[row['code'] + '_text']}" for row in rows]
        sheet.add([words[SPACE.text(space)], BETWEEN.join(bonuses)])
    return sheet


def draw_shaft(view: dict[str, Any], seats: list[str], words: dict[str, str]) -> Sheet:
    """The five tiles from the top down, with every player's cart."""
    sheet = Sheet(TABLE, words["table-shaft"], [words["table-shaft"], *seats])
    for place, position in enumerate(POSITION.ids):
        sheet.add([words[position], *[draw_cart(clan["carts"][place], words) for clan in view["clans"]]])
    return sheet


def draw_cart(cart: dict[str, Any], words: dict[str, str]) -> str:
    parts = [pieces(cart["pieces"], 0, words)] if cart["full"] else []
    if cart["foreman"]:
        parts.append(words["table-foreman"])
    return BETWEEN.join(parts)


def draw_row(view: Row, projects: dict[str, Row], words: dict[str, str], whole: bool) -> Sheet:
    """The projects in the row: printed cost, points, and the cost and points of development."""
    labels = ["project", "cost", "vp", "develop"] + (["deck"] if whole else [])
    sheet = Sheet(TABLE, words["table-row"], [words["table-" + label] for label in labels])
    for offer in view["row"]:
        row = projects[offer["project"]]
        cost = pieces(row["cost"], row["cost"].get("heat", 0), words)
        if offer.get("payable"):
            cost += f" ({words['table-payable']})"
        cells = [words[offer["project"]], cost, str(row["vp"]), development(row, words)]
        if whole:
            cells.append(words[row["deck"]])
        sheet.add(cells, offer.get("payable") is False)
    return sheet


def draw_effects(view: dict[str, Any], words: dict[str, str]) -> Sheet:
    """The effects of the projects in the row once they are developed."""
    sheet = Sheet(TABLE, words["table-effect"], [])
    for offer in view["row"]:
        sheet.add([words[offer["project"]], words[f"{offer['project']}_text"]])
    return sheet


def draw_box(view: dict[str, Any], seats: list[str], words: dict[str, str]) -> Sheet:
    sheet = Sheet(TABLE, words["table-pile"], [])
    sheet.add([words["table-pile"], str(view["pile"]["size"])])
    shown = words["table-empty"] if view["event"] is None else event(view["event"], words)
    sheet.add([words["table-event"], shown])
    sheet.add([words["table-events_left"], str(view["events"]["size"])])
    if view["token"]["used"]:
        sheet.add([words["table-token"], token(view, seats, words)])
    return sheet


def event(card: str, words: dict[str, str]) -> str:
    return f"{words[card]}: {words[card + '_text']}"


def token(view: dict[str, Any], seats: list[str], words: dict[str, str]) -> str:
    holder = view["token"]["holder"]
    return words["table-nobody"] if holder is None else seats[holder]


# ---------------------------------------------------------------- a clan


def draw_clan(part: str, clan: Row, projects: dict[str, Row], name: str, words: dict[str, str], whole: bool) -> Sheet:
    sheet = Sheet(part, f"{words['table-clan']}: {name}", [])
    sheet.add([words["table-pool"], pool(clan, words)])
    sheet.add([words["table-supply"], pieces(clan["supply"], 0, words)])
    sheet.add([words["table-heat"], f"{heat(clan, words)}{BETWEEN}{words['table-furnaces']}: {furnaces(clan, words)}"])
    realised = [f"{words[row['project']]} ({development_now(row, projects, words)})" for row in clan["realised"]]
    if whole or realised:
        sheet.add([words["table-realised"], BETWEEN.join(realised) or words["table-empty"]])
    developed = [f"{words[card]} ({words[card + '_text']})" if whole else words[card] for card in clan["developed"]]
    if whole or developed:
        sheet.add([words["table-developed"], BETWEEN.join(developed) or words["table-empty"]])
    return sheet


def pool(clan: dict[str, Any], words: dict[str, str]) -> str:
    dwarfs = [
        words[dwarf] if count == 1 else f"{count} × {words[dwarf]}" for dwarf, count in clan["pool"].items() if count
    ]
    return BETWEEN.join(dwarfs) or words["table-empty"]


def heat(clan: dict[str, Any], words: dict[str, str]) -> str:
    kept = f" ({words['table-keeps']} {clan['kept']})" if clan["kept"] else ""
    return f"{clan['heat']}{kept}"


def furnaces(clan: dict[str, Any], words: dict[str, str]) -> str:
    return BETWEEN.join([f"{words['table-' + state]} {clan[state]}" for state in ("lit", "unlit", "reserve")])


# ---------------------------------------------------------------- the others, the points


def draw_glance(clans: list[dict[str, Any]], others: list[int], seats: list[str], words: dict[str, str]) -> Sheet:
    sheet = Sheet(OTHERS, words["table-players"], [])
    for seat in others:
        clan = clans[seat]
        parts = [pool(clan, words), pieces(clan["supply"], 0, words)]
        parts.append(f"{words['table-heat']} {clan['heat']}")
        parts.append(furnaces(clan, words))
        parts.append(f"{words['table-realised']} {len(clan['realised'])}")
        parts.append(f"{words['table-developed']} {len(clan['developed'])}")
        sheet.add([seats[seat], BETWEEN.join(parts)])
    return sheet


# ---------------------------------------------------------------- short forms


def pieces(counts: dict[str, int], heat_count: int, words: dict[str, str]) -> str:
    """Heat and pieces as text, `heat, 3 × iron`; a word for "empty" if there are none."""
    parts = [times(heat_count, words["table-heat"])] if heat_count else []
    parts += [times(counts[kind], words[kind]) for kind in KIND.ids if counts.get(kind)]
    return ", ".join(parts) or words["table-empty"]


def times(count: int, name: str) -> str:
    """A count with a name that is never inflected: `3 × iron`."""
    return name.lower() if count == 1 else f"{count} × {name.lower()}"


def development(row: dict[str, Any], words: dict[str, str]) -> str:
    cost = pieces(row["dev_cost"], row["dev_cost"].get("heat", 0), words)
    return f"{cost} → {row['dev_vp']} {words['table-vp']}"


def development_now(project: Row, projects: dict[str, Row], words: dict[str, str]) -> str:
    """What developing a realised project costs now, and its points."""
    points = projects[project["project"]]["dev_vp"]
    return f"{pieces(project['cost'], project['heat'], words)} → {points} {words['table-vp']}"
