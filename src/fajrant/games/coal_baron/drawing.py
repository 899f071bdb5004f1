"""§10 A view in words: the board, the offer, the viewer's pit, the others, the shift clock, the points."""

from __future__ import annotations

from typing import Any, Final

from fajrant.core.sheet import BETWEEN, OTHERS, OWN, TABLE, Sheet
from fajrant.games.coal_baron.content import COLOUR, ORDER_ROWS, TILE_ROWS
from fajrant.games.coal_baron.scoring import KINDS_OF_POINTS

TILE_OF: Final[dict[str, dict[str, Any]]] = {str(row["id"]): row for row in TILE_ROWS}
ORDER_OF: Final[dict[str, dict[str, Any]]] = {str(row["id"]): row for row in ORDER_ROWS}


def draw(view: dict[str, Any], seats: list[str], words: dict[str, str], whole: bool) -> list[Sheet]:
    """The middle first and the viewer's own pit last but the points, where the eye rests."""
    you = view["you"]
    sheets = [draw_spaces(view, seats, words, whole)]
    if view["draft"]:
        sheets.append(draw_draft(view["draft"], words))
    sheets.append(draw_box(view, words))
    if whole:
        sheets.append(draw_clock(view, seats, words))
    others = [seat for seat in range(len(seats)) if seat != you]
    if whole:
        for seat in others:
            sheets.append(draw_pit(OTHERS, view["pits"][seat], seats[seat], words))
    else:
        sheets.append(draw_glance(view["pits"], others, seats, words))
    if you is not None:
        sheets.append(draw_pit(OWN, view["pits"][you], seats[you], words))
        asked = view["decision"] or {}
        looked = asked.get("items") or asked.get("hand")  # D4 and D5, or D6 in between
        if looked:
            sheets.append(draw_looked(looked, asked.get("returned"), words))
    sheets.append(draw_points(view["pits"], seats, words))
    return sheets


# ---------------------------------------------------------------- the board


def draw_spaces(view: dict[str, Any], seats: list[str], words: dict[str, str], whole: bool) -> Sheet:
    """Every space with its price in workers, who stands there, what lies there and why it is closed."""
    title = f"{words['table-shift']} {view['shift']}/{view['shifts']}"
    title += f"{BETWEEN}{words['table-starts']}: {seats[view['starter']]}"
    labels = ["space", "need", "there", "offer", "closed"]
    sheet = Sheet(TABLE, title, [words["table-" + label] for label in labels])
    for name, space in view["spaces"].items():
        if space["locked"] and not whole:
            continue
        owner = space["owner"]
        there = "" if owner is None else f"{seats[owner]} {space['workers']}"
        offer = "" if space.get("item") is None else item(space["item"], words)
        closed = "locked" if space["locked"] else space.get("closed")
        reason = "" if closed is None else words["closed-" + closed]
        sheet.add([words[name], str(space["need"]), there, offer, reason], closed is not None)
    return sheet


def draw_draft(draft: list[str], words: dict[str, str]) -> Sheet:
    sheet = Sheet(TABLE, words["table-draft"], [])
    for order in draft:
        sheet.add([order, item(order, words)])
    return sheet


def draw_box(view: dict[str, Any], words: dict[str, str]) -> Sheet:
    """The stacks with what the viewer knows of them, and the supply of coal."""
    sheet = Sheet(TABLE, words["table-box"], [])
    for deck, stack in view["stacks"].items():
        known = [f"{depth + 1}. {words[name]}" for depth, name in stack["known"]]
        more = f" ({words['table-known']}: {BETWEEN.join(known)})" if known else ""
        sheet.add([words["table-stack_" + deck], f"{stack['size']}{more}"])
    sheet.add([words["table-supply"], cubes(view["supply"], words)])
    return sheet


def draw_looked(looked: list[str], returned: list[str] | None, words: dict[str, str]) -> Sheet:
    sheet = Sheet(OWN, words["table-looked"], [])
    sheet.add([words["table-items"], BETWEEN.join([item(name, words) for name in looked])])
    if returned:
        sheet.add([words["table-returned"], BETWEEN.join([item(name, words) for name in returned])])
    return sheet


def draw_clock(view: dict[str, Any], seats: list[str], words: dict[str, str]) -> Sheet:
    """The twelve categories: what they give, from when on, and the counts as far as they are open."""
    labels = ["category", "first", "second", "from"]
    sheet = Sheet(TABLE, words["table-clock"], [*[words["table-" + label] for label in labels], *seats])
    for row in view["clock"]:
        name = row["category"]
        counts = [pit["counts"][name] for pit in view["pits"]]
        shown = [words["table-hidden"] if count is None else str(count) for count in counts]
        figures = [str(row["first"]), str(row["second"]), str(row["from_shift"])]
        sheet.add([words[name], *figures, *shown], row["from_shift"] > view["shift"])
    return sheet


# ---------------------------------------------------------------- a pit


def draw_pit(part: str, pit: dict[str, Any], name: str, words: dict[str, str]) -> Sheet:
    sheet = Sheet(part, f"{words['table-pit']}: {name}", [])
    sheet.add([words["table-marks"], str(pit["marks"])])
    away = f"{words['table-canteen']} {pit['canteen']}{BETWEEN}{words['table-bank']} {pit['bank']}"
    sheet.add([words["table-workers"], f"{pit['workers']}{BETWEEN}{away}"])
    sheet.add([words["table-cage"], f"{cage_level(pit, words)}{BETWEEN}{cubes(pit['cage'], words)}"])
    sheet.add([words["table-storage"], cubes(pit["storage"], words)])
    for number, level in enumerate(pit["levels"]):
        sheet.add(
            [f"{words['table-level']} {number + 1} {words['table-' + COLOUR.ids[number]]}", draw_level(level, words)]
        )
    balance = f"{words['table-light']} {pit['light']}{BETWEEN}{words['table-dark']} {pit['dark']}"
    sheet.add([words["table-balance"], f"{balance}{BETWEEN}{pit['balance']} {words['table-vp']}"])
    orders = [draw_order(order, words) for order in pit["orders"]]
    sheet.add([words["table-orders"], BETWEEN.join(orders) or words["table-empty"]])
    if pit["deliveries"]:
        delivered = [words[order] for order in pit.get("delivered", [])]
        sheet.add([words["table-delivered"], BETWEEN.join(delivered) or str(pit["deliveries"])])
    return sheet


def cage_level(pit: dict[str, Any], words: dict[str, str]) -> str:
    level = pit["cage_level"]
    return words["table-surface"] if level == 0 else f"{words['table-level']} {level}"


def draw_level(level: dict[str, Any], words: dict[str, str]) -> str:
    parts = [f"{words['table-printed']} [{cube(level['printed'], words)}]"]
    for tile in level["tiles"]:
        side = words["table-" + str(TILE_OF[tile["tile"]]["side"])]
        parts.append(f"{side} [{', '.join([cube(name, words) for name in tile['carts']])}]")
    return BETWEEN.join(parts)


def draw_order(order: dict[str, Any], words: dict[str, str]) -> str:
    """The card, and what lies on its spots."""
    spots = ["+".join([words["table-" + name] for name in spot]) or words["table-no_cube"] for spot in order["spots"]]
    state = words["table-complete"] if order["complete"] else ", ".join(spots)
    return f"{item(order['order'], words)} [{state}]"


# ---------------------------------------------------------------- the others, the points


def draw_glance(pits: list[dict[str, Any]], others: list[int], seats: list[str], words: dict[str, str]) -> Sheet:
    sheet = Sheet(OTHERS, words["table-players"], [])
    for seat in others:
        pit = pits[seat]
        complete = sum([1 for order in pit["orders"] if order["complete"]])
        parts = [f"{words['table-workers']} {pit['workers']}", f"{words['table-marks']} {pit['marks']}"]
        parts.append(f"{words['table-cage']}: {cage_level(pit, words)}, {cubes(pit['cage'], words)}")
        parts.append(f"{words['table-orders']} {len(pit['orders'])}, {words['table-complete']} {complete}")
        parts.append(f"{words['table-tiles']} {pit['light']}:{pit['dark']}")
        parts.append(f"{words['table-delivered']} {pit['deliveries']}")
        sheet.add([seats[seat], BETWEEN.join(parts)], pit["workers"] == 0)
    return sheet


def draw_points(pits: list[dict[str, Any]], seats: list[str], words: dict[str, str]) -> Sheet:
    heads = [words["category-" + kind].capitalize() for kind in KINDS_OF_POINTS]
    sheet = Sheet(OTHERS, words["table-score"], [words["table-player"], *heads, words["table-total"]])
    for name, pit in zip(seats, pits, strict=True):
        points = pit["points"]
        sheet.add([name, *[str(points[kind]) for kind in KINDS_OF_POINTS], str(sum(points.values()))])
    return sheet


# ---------------------------------------------------------------- things in few letters


def item(name: str, words: dict[str, str]) -> str:
    """A tile with its price, an order with its points."""
    if name in TILE_OF:
        return f"{words[name]} ({words['table-marks']} {TILE_OF[name]['cost']})"
    return f"{words[name]} ({ORDER_OF[name]['vp']} {words['table-vp']})"


def cube(name: str | None, words: dict[str, str]) -> str:
    return words["table-no_cube"] if name is None else words["table-" + name]


def cubes(counts: dict[str, int], words: dict[str, str]) -> str:
    found = [f"{count} {words['table-' + colour]}" for colour, count in counts.items() if count]
    return ", ".join(found) or words["table-empty"]
