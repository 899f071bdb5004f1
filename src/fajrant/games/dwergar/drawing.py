"""§10 A view in words: the board, the lift, the projects on offer, the viewer's clan, the others, the points."""

from __future__ import annotations

from typing import Any, Final

from fajrant.core.sheet import BETWEEN, OTHERS, OWN, TABLE, Sheet
from fajrant.games.dwergar.content import BONUS_ROWS, BONUSES_AT, KIND, POSITION, PROJECT_ROWS, SPACE
from fajrant.games.dwergar.scoring import KINDS_OF_POINTS

PROJECT_OF: Final[dict[str, dict[str, Any]]] = {str(row["number"]): row for row in PROJECT_ROWS}


def draw(view: dict[str, Any], seats: list[str], words: dict[str, str], whole: bool) -> list[Sheet]:
    """The middle first and the viewer's own clan last but the points, where the eye rests."""
    you = view["you"]
    sheets = [draw_spaces(view, seats, words, whole), draw_shaft(view, seats, words)]
    sheets.append(draw_row(view, words, whole))
    sheets.append(draw_box(view, seats, words))
    others = [seat for seat in range(len(seats)) if seat != you]
    if whole:
        for seat in others:
            sheets.append(draw_clan(OTHERS, view["clans"][seat], seats[seat], words, whole))
    else:
        sheets.append(draw_glance(view["clans"], others, seats, words))
    if you is not None:
        sheets.append(draw_clan(OWN, view["clans"][you], seats[you], words, whole))
    sheets.append(draw_points(view["clans"], seats, words))
    return sheets


# ---------------------------------------------------------------- the board


def draw_spaces(view: dict[str, Any], seats: list[str], words: dict[str, str], whole: bool) -> Sheet:
    """Every space with who stands there and its two bonuses; the whole table also shows what building in costs."""
    title = f"{words['table-round']} {view['round']}/{view['rounds']}"
    title += f"{BETWEEN}{words['table-starts']}: {seats[view['starter']]}"
    labels = ["space", "there", "bonuses", "built_in"] + (["build_in"] if whole else [])
    sheet = Sheet(TABLE, title, [words["table-" + label] for label in labels])
    for name, space in view["spaces"].items():
        there = "" if space["dwarf"] is None else words[space["dwarf"]]
        if space["owner"] is not None:
            there += f" ({seats[space['owner']]})"
        bonuses = [
            f"{words[BONUS_ROWS[bonus]['specialist']]}: {words[BONUS_ROWS[bonus]['code']]}"
            for bonus in BONUSES_AT[SPACE.index[name]]
        ]
        owner = space["built_in"]
        cells = [words[name], there, BETWEEN.join(bonuses), "" if owner is None else seats[owner]]
        if whole:
            cells.append(f"{pieces(space['build_in_cost'], 0, words)} → {space['build_in_vp']} {words['table-vp']}")
        sheet.add(cells)
    return sheet


def draw_shaft(view: dict[str, Any], seats: list[str], words: dict[str, str]) -> Sheet:
    """The five tiles from the top down, with everybody's cart."""
    sheet = Sheet(TABLE, words["table-shaft"], [words["table-shaft"], *seats])
    for place, position in enumerate(POSITION.ids):
        sheet.add([words[position], *[draw_cart(clan["carts"][place], words) for clan in view["clans"]]])
    return sheet


def draw_cart(cart: dict[str, Any], words: dict[str, str]) -> str:
    found = [pieces(cart["pieces"], 0, words)] if cart["full"] else []
    if cart["foreman"]:
        found.append(words["table-foreman"])
    return BETWEEN.join(found)


def draw_row(view: dict[str, Any], words: dict[str, str], whole: bool) -> Sheet:
    """The projects on offer: printed costs, points, and what developing them brings."""
    labels = ["project", "deck", "cost", "vp", "develop"] + (["effect"] if whole else [])
    sheet = Sheet(TABLE, words["table-row"], [words["table-" + label] for label in labels])
    for offer in view["row"]:
        row = PROJECT_OF[offer["project"]]
        cost = pieces(row["cost"], row["cost"].get("heat", 0), words)
        if offer.get("payable"):
            cost += f" ({words['table-payable']})"
        cells = [words[offer["project"]], words[row["deck"]], cost, str(row["vp"]), development(row, words)]
        if whole:
            cells.append(words[f"{offer['project']}_text"])
        sheet.add(cells, offer.get("payable") is False)
    return sheet


def draw_box(view: dict[str, Any], seats: list[str], words: dict[str, str]) -> Sheet:
    sheet = Sheet(TABLE, words["table-pile"], [])
    sheet.add([words["table-pile"], str(view["pile"]["size"])])
    event = view["event"]
    shown = words["table-empty"] if event is None else f"{words[event]}: {words[event + '_text']}"
    sheet.add([words["table-event"], shown])
    sheet.add([words["table-events_left"], str(view["events"]["size"])])
    if view["token"]["used"]:
        holder = view["token"]["holder"]
        sheet.add([words["table-token"], words["table-nobody"] if holder is None else seats[holder]])
    return sheet


# ---------------------------------------------------------------- a clan


def draw_clan(part: str, clan: dict[str, Any], name: str, words: dict[str, str], whole: bool) -> Sheet:
    sheet = Sheet(part, f"{words['table-clan']}: {name}", [])
    sheet.add([words["table-pool"], pool(clan, words)])
    sheet.add([words["table-supply"], pieces(clan["supply"], 0, words)])
    sheet.add([words["table-heat"], heat(clan, words)])
    sheet.add([words["table-furnaces"], furnaces(clan, words)])
    realised = [f"{words[one['project']]} ({development_now(one, words)})" for one in clan["realised"]]
    sheet.add([words["table-realised"], BETWEEN.join(realised) or words["table-empty"]])
    developed = [f"{words[card]} ({words[card + '_text']})" if whole else words[card] for card in clan["developed"]]
    sheet.add([words["table-developed"], BETWEEN.join(developed) or words["table-empty"]])
    return sheet


def pool(clan: dict[str, Any], words: dict[str, str]) -> str:
    found = [
        words[dwarf] if count == 1 else f"{count} × {words[dwarf]}" for dwarf, count in clan["pool"].items() if count
    ]
    return BETWEEN.join(found) or words["table-empty"]


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


def draw_points(clans: list[dict[str, Any]], seats: list[str], words: dict[str, str]) -> Sheet:
    heads = [words["category-" + kind].capitalize() for kind in KINDS_OF_POINTS]
    sheet = Sheet(OTHERS, words["table-score"], [words["table-player"], *heads, words["table-total"]])
    for name, clan in zip(seats, clans, strict=True):
        points = clan["points"]
        sheet.add([name, *[str(points[kind]) for kind in KINDS_OF_POINTS], str(clan["total"])])
    return sheet


# ---------------------------------------------------------------- things in few letters


def pieces(found: dict[str, int], heated: int, words: dict[str, str]) -> str:
    """`heat, 3 × iron`; nothing is a word too."""
    parts = [times(heated, words["table-heat"])] if heated else []
    parts += [times(found[kind], words[kind]) for kind in KIND.ids if found.get(kind)]
    return ", ".join(parts) or words["table-empty"]


def times(count: int, name: str) -> str:
    """So many of a thing, without bending its name."""
    return name.lower() if count == 1 else f"{count} × {name.lower()}"


def development(row: dict[str, Any], words: dict[str, str]) -> str:
    cost = pieces(row["dev_cost"], row["dev_cost"].get("heat", 0), words)
    return f"{cost} → {row['dev_vp']} {words['table-vp']}"


def development_now(one: dict[str, Any], words: dict[str, str]) -> str:
    """What developing an own project costs now."""
    points = PROJECT_OF[one["project"]]["dev_vp"]
    return f"{pieces(one['cost'], one['heat'], words)} → {points} {words['table-vp']}"
