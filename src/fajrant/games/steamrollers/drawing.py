"""§10 A view in words: the dice, the cities, the tiles, the viewer's sheet with its map, the others, the points."""

from __future__ import annotations

from typing import Any, Final

from fajrant.core.sheet import BETWEEN, OTHERS, OWN, TABLE, Sheet
from fajrant.games.steamrollers.content import CITY, CITY_AT, HEX, NONE, REGION_OF, TOWN
from fajrant.games.steamrollers.scoring import KINDS_OF_POINTS

ROWS: Final = ["1", "2", "3", "4", "5", "6"]
COLUMNS: Final = "ABCDEFGHI"


def draw(view: dict[str, Any], seats: list[str], words: dict[str, str], whole: bool) -> list[Sheet]:
    """The middle first and the viewer's own sheet last but the points, where the eye rests."""
    you = view["you"]
    sheets = [draw_dice(view, seats, words), draw_supply(view, words)]
    if view["tiles"]:
        sheets.append(draw_tiles(view, seats, words))
    if "orders" in view:
        sheets.append(draw_orders(view, seats, words))
    if view["walls"] and whole:
        sheets.append(draw_walls(view, words))
    if "ewa" in view:
        sheets.append(draw_ewa(view["ewa"], words))
    others = [seat for seat in range(len(seats)) if seat != you]
    if whole:
        for seat in others:
            sheets.extend(draw_sheet(OTHERS, view["sheets"][seat], seats[seat], words))
    elif others:
        sheets.append(draw_glance(view, others, seats, words))
    if you is not None:
        sheets.extend(draw_sheet(OWN, view["sheets"][you], seats[you], words))
    sheets.append(draw_points(view["sheets"], seats, words))
    return sheets


# ---------------------------------------------------------------- the middle


def draw_dice(view: dict[str, Any], seats: list[str], words: dict[str, str]) -> Sheet:
    title = f"{words['table-round']} {view['round']}{BETWEEN}{words['table-first']}: {seats[view['first']]}"
    sheet = Sheet(TABLE, title, [])
    dice = view["dice"]
    sheet.add([words["table-white"], numbers(dice["white"], words)])
    sheet.add([words["table-black"], BETWEEN.join([words[track] for track in dice["black"]]) or words["table-empty"]])
    for name, front in zip(seats, dice["front"], strict=True):
        sheet.add([name, numbers(front, words)], not front)
    return sheet


def draw_supply(view: dict[str, Any], words: dict[str, str]) -> Sheet:
    """The goods on each city; how many cities are empty is the clock of the game."""
    title = f"{words['table-supply']}{BETWEEN}{words['table-empty_cities']}: {view['empty']}/{view['empty_to_end']}"
    sheet = Sheet(TABLE, title, [])
    for city, goods in view["supply"].items():
        sheet.add(
            [f"{words['table-city']} {city}", BETWEEN.join([words[good] for good in goods]) or words["table-empty"]],
            not goods,
        )
    sheet.add([words["table-bag"], counts(view["bag"], words)])
    return sheet


def draw_tiles(view: dict[str, Any], seats: list[str], words: dict[str, str]) -> Sheet:
    labels = ["tile", "effect", "kind", "vp", "owner", "takeable"]
    sheet = Sheet(TABLE, words["table-effect"], [words["table-" + label] for label in labels])
    for tile in view["tiles"]:
        owner = tile["owner"]
        where = words["table-pool"] if owner is None else f"{seats[owner]}, {words['table-' + tile['facing']]}"
        sheet.add(
            [
                str(tile["number"]),
                f"{tile['tile']} {words[tile['tile']]}",
                words["table-" + tile["kind"]],
                f"{tile['vp']:+}",
                where,
                "+" if tile["takeable"] else "-",
            ],
            not tile["takeable"],
        )
    return sheet


def draw_orders(view: dict[str, Any], seats: list[str], words: dict[str, str]) -> Sheet:
    labels = ["orders", "goods", "vp", "owner"]
    sheet = Sheet(TABLE, words["table-orders"], [words["table-" + label] for label in labels])
    for order in view["orders"]:
        owner = "" if order["owner"] is None else seats[order["owner"]]
        goods = BETWEEN.join([words[good] for good in order["goods"]])
        sheet.add([order["order"], goods, str(order["vp"]), owner], order["owner"] is not None)
    return sheet


def draw_walls(view: dict[str, Any], words: dict[str, str]) -> Sheet:
    sheet = Sheet(TABLE, words["table-map"], [])
    walls = BETWEEN.join([f"{one}–{other}" for one, other in view["walls"]])
    sheet.add([words["table-walls"], f"{words[view['map']]}: {walls}"])
    return sheet


def draw_ewa(ewa: dict[str, Any], words: dict[str, str]) -> Sheet:
    sheet = Sheet(TABLE, words["table-ewa"], [])
    crosses = [f"{city}: {count}/{ewa['full']}" for city, count in ewa["crosses"].items()]
    sheet.add([words["table-crosses"], BETWEEN.join(crosses)])
    points = ewa["points"]
    parts = [
        f"{words['table-removed']} {points['removed']}",
        f"{words['category-locomotive']} {points['locomotive']}",
        f"{words['table-regions']} {points['network']}",
        f"{words['category-tiles']} {points['tiles']}",
        f"{words['table-total']} {ewa['total']}",
        words["table-beaten" if ewa["beaten"] else "table-not_beaten"],
    ]
    sheet.add([words["table-score"], BETWEEN.join(parts)])
    return sheet


# ---------------------------------------------------------------- a player's sheet


def draw_sheet(part: str, sheet: dict[str, Any], name: str, words: dict[str, str]) -> list[Sheet]:
    """What is written on it, and its map."""
    drawn = Sheet(part, f"{words['table-sheet']}: {name}", [])
    boxes = " ".join([str(box) for box in sheet["boxes"]]) or words["table-empty"]
    drawn.add([words["table-power"], f"{sheet['power']} ({words['table-boxes']}: {boxes})"])
    links = [draw_link(link, words) for link in sheet["links"]]
    drawn.add([words["table-links"], BETWEEN.join(links) or words["table-empty"]])
    linked = [here for link in sheet["links"] for here in link["hexes"]]
    dead = [f"{here}:{edges(row['piece'])}" for here, row in sheet["track"].items() if here not in linked]
    drawn.add([words["table-dead"], BETWEEN.join(dead) or words["table-empty"]])
    if "cargo" in sheet:
        cargo = sheet["cargo"]
        drawn.add([words["table-cargo"], f"{words[cargo['good']]} ({words['table-city']} {cargo['city']})"])
    if "delivered" in sheet:
        drawn.add([words["table-delivered"], counts(sheet["delivered"], words)])
    return [drawn, draw_map(part, sheet, name, words)]


def draw_link(link: dict[str, Any], words: dict[str, str]) -> str:
    towns = f", {words['table-towns']} {link['towns']}" if link["towns"] else ""
    return f"{'–'.join(link['cities'])} ({' '.join(link['hexes'])}{towns})"


def draw_map(part: str, sheet: dict[str, Any], name: str, words: dict[str, str]) -> Sheet:
    """Every hex with its region and the two edges of its track; even rows lie half a hex to the right."""
    drawn = Sheet(part, f"{words['table-map']}: {name} ({words['table-legend']})", [words["table-row"], *COLUMNS])
    for row in ROWS:
        cells = [hex_cell(f"{column}{row}", sheet["track"]) for column in COLUMNS]
        drawn.add([row + (" ›" if int(row) % 2 == 0 else ""), *cells])
    return drawn


def hex_cell(label: str, track: dict[str, dict[str, str]]) -> str:
    """`1*` is city 1, `3o` the town of region 3, `2 0-3` straight track in region 2."""
    if label not in HEX.index:
        return ""
    here = HEX.index[label]
    kind = "*" if CITY_AT[here] != NONE else "o" if TOWN[here] else ""
    drawn = f" {edges(track[label]['piece'])}" if label in track else ""
    return f"{CITY.text(REGION_OF[here])}{kind}{drawn}"


def edges(piece: str) -> str:
    return piece.replace("_", "-")


# ---------------------------------------------------------------- the others, the points


def draw_glance(view: dict[str, Any], others: list[int], seats: list[str], words: dict[str, str]) -> Sheet:
    sheet = Sheet(OTHERS, words["table-players"], [])
    for seat in others:
        own = view["sheets"][seat]
        parts = [f"{words['table-power']} {own['power']}"]
        parts.append(f"{words['table-links']} {len(own['links'])}")
        parts.append(f"{words['category-deliveries']} {own['deliveries']}")
        tiles = [words[tile["tile"]] for tile in view["tiles"] if tile["owner"] == seat]
        if tiles:
            parts.append(f"{words['table-tile']}: {', '.join(tiles)}")
        sheet.add([seats[seat], BETWEEN.join(parts)])
    return sheet


def draw_points(sheets: list[dict[str, Any]], seats: list[str], words: dict[str, str]) -> Sheet:
    heads = [words["category-" + kind].capitalize() for kind in KINDS_OF_POINTS]
    sheet = Sheet(OTHERS, words["table-score"], [words["table-player"], *heads, words["table-total"]])
    for name, own in zip(seats, sheets, strict=True):
        points = own["points"]
        sheet.add([name, *[str(points[kind]) for kind in KINDS_OF_POINTS], str(own["total"])])
    return sheet


# ---------------------------------------------------------------- things in few letters


def numbers(dice: list[int], words: dict[str, str]) -> str:
    return " ".join([str(die) for die in dice]) or words["table-empty"]


def counts(goods: dict[str, int], words: dict[str, str]) -> str:
    return BETWEEN.join([f"{count} {words[good]}" for good, count in goods.items() if count]) or words["table-empty"]
