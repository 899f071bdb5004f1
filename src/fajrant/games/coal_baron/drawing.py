"""§10 A view as text: the board, the draft, the viewer's pit, the others, the shift clock, the points."""

from __future__ import annotations

from typing import Any, Final

from fajrant.core.sheet import BETWEEN, OTHERS, OWN, TABLE, Sheet, score_sheet
from fajrant.games.coal_baron.content import COLOUR, ORDER_ROWS, TILE_ROWS
from fajrant.games.coal_baron.scoring import KINDS_OF_POINTS
from fajrant.games.coal_baron.state import ON_THE_TRACK

TILE_OF: Final[dict[str, dict[str, Any]]] = {str(row["id"]): row for row in TILE_ROWS}
ORDER_OF: Final[dict[str, dict[str, Any]]] = {str(row["id"]): row for row in ORDER_ROWS}


def draw(view: dict[str, Any], seats: list[str], words: dict[str, str], whole: bool) -> list[Sheet]:
    """The board comes first; the viewer's own pit and the points come last, where they are seen best."""
    you = view["you"]
    sheets = [draw_spaces(view, seats, words) if whole else glance_at_spaces(view, seats, words)]
    if view["draft"] and (whole or you is None):
        sheets.append(draw_draft(view["draft"], words))
    if whole:
        sheets += [draw_box(view, words), draw_clock(view, seats, words)]
    others = [seat for seat in range(len(seats)) if seat != you]
    if whole:
        for seat in others:
            sheets.append(draw_pit(OTHERS, view["pits"][seat], seats[seat], words, whole))
    else:
        sheets.append(draw_glance(view["pits"], others, seats, words))
    if you is not None:
        sheets.append(draw_pit(OWN, view["pits"][you], seats[you], words, whole))
        asked = view["decision"] or {}
        looked = asked.get("items") or asked.get("hand")  # in D4 and D5, or in D6 between them
        if looked:
            sheets.append(draw_looked(looked, asked.get("returned"), words))
    points = [pit["points"] for pit in view["pits"]]
    sheets.append(score_sheet(seats, KINDS_OF_POINTS, ON_THE_TRACK, points, view["over"], words, whole))
    return sheets


# ---------------------------------------------------------------- the board


def headline(view: dict[str, Any], seats: list[str], words: dict[str, str]) -> str:
    title = f"{words['table-shift']} {view['shift']}/{view['shifts']}"
    return f"{title}{BETWEEN}{words['table-starts']}: {seats[view['starter']]}"


def glance_at_spaces(view: dict[str, Any], seats: list[str], words: dict[str, str]) -> Sheet:
    """The spaces closed to the viewer, by reason. The list of moves shows the cost and offer of the others."""
    sheet = Sheet(TABLE, headline(view, seats, words), [])
    reasons: dict[str, list[str]] = {}
    for name, space in view["spaces"].items():
        closed = space.get("closed")
        if closed is not None and not space["locked"]:
            lying = "" if space.get("item") is None else f" ({item(space['item'], words)})"
            reasons.setdefault(closed, []).append(words[name] + lying)
    for reason, names in reasons.items():
        sheet.add([words["closed-" + reason].capitalize(), BETWEEN.join(names)], True)
    return sheet


def draw_spaces(view: dict[str, Any], seats: list[str], words: dict[str, str]) -> Sheet:
    """Every space: its price in workers, the workers on it, its tile or card, and why it is closed."""
    labels = ["space", "need", "there", "offer", "closed"]
    sheet = Sheet(TABLE, headline(view, seats, words), [words["table-" + label] for label in labels])
    for name, space in view["spaces"].items():
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
    """The stacks, with the items the viewer knows, and the supply of coal."""
    sheet = Sheet(TABLE, words["table-box"], [])
    for deck, stack in view["stacks"].items():
        known = [f"{depth + 1}. {words[name]}" for depth, name in stack["known"]]
        more = f" ({words['table-known']}: {BETWEEN.join(known)})" if known else ""
        sheet.add([words["table-stack_" + deck], f"{stack['size']}{more}"])
    sheet.add([words["table-supply"], cubes(view["supply"], words)])
    return sheet


def draw_looked(looked: list[str], returned: list[str] | None, words: dict[str, str]) -> Sheet:
    sheet = Sheet(OWN, words["table-looked"], [])
    sheet.asked = True
    sheet.add([words["table-items"], BETWEEN.join([item(name, words) for name in looked])])
    if returned:
        sheet.add([words["table-returned"], BETWEEN.join([item(name, words) for name in returned])])
    return sheet


def draw_clock(view: dict[str, Any], seats: list[str], words: dict[str, str]) -> Sheet:
    """The twelve categories: their points, the shift they start in, and the counts the viewer may know."""
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


def draw_pit(part: str, pit: dict[str, Any], name: str, words: dict[str, str], whole: bool) -> Sheet:
    sheet = Sheet(part, f"{words['table-pit']}: {name}", [])
    sheet.add([words["table-marks"], str(pit["marks"])])
    away = f"{words['table-canteen']} {pit['canteen']}{BETWEEN}{words['table-bank']} {pit['bank']}"
    sheet.add([words["table-workers"], f"{pit['workers']}{BETWEEN}{away}"])
    sheet.add([words["table-cage"], f"{cage_level(pit, words)}{BETWEEN}{cubes(pit['cage'], words)}"])
    if whole or any(pit["storage"].values()):
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
    """The card and the cubes on its spots."""
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


# ---------------------------------------------------------------- short texts


def item(name: str, words: dict[str, str]) -> str:
    """A tile with its price, an order with its points."""
    return f"{words[name]} ({worth(name, words)})"


def worth(name: str, words: dict[str, str]) -> str:
    """The price of a tile, the points of an order."""
    if name in TILE_OF:
        return f"{words['table-marks']} {TILE_OF[name]['cost']}"
    return f"{ORDER_OF[name]['vp']} {words['table-vp']}"


def cube(name: str | None, words: dict[str, str]) -> str:
    return words["table-no_cube"] if name is None else words["table-" + name]


def cubes(counts: dict[str, int], words: dict[str, str]) -> str:
    parts = [f"{count} {words['table-' + colour]}" for colour, count in counts.items() if count]
    return ", ".join(parts) or words["table-empty"]
