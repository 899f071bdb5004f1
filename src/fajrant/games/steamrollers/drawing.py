"""§10 A view as text: the dice, the cities, the tiles, the sheets with their maps, and the points."""

from __future__ import annotations

from typing import Any, Final

from fajrant.core.sheet import BETWEEN, OTHERS, OWN, TABLE, Sheet, score_sheet
from fajrant.games.steamrollers.content import CITY, CITY_AT, HEX, NONE, REGION_OF, TOWN
from fajrant.games.steamrollers.scoring import AWARDED, KINDS_OF_POINTS

ROWS: Final = ["1", "2", "3", "4", "5", "6"]
COLUMNS: Final = "ABCDEFGHI"
DRAWING: Final = ["build_track", "start_hex", "start_piece"]  # the decision points that are answered on the map


def draw(view: dict[str, Any], seats: list[str], words: dict[str, str], whole: bool) -> list[Sheet]:
    """The middle of the table comes first; the viewer's own sheet and the points come last."""
    you = view["you"]
    sheets = [draw_dice(view, seats, words), draw_supply(view, words, whole)]
    if view["tiles"]:
        sheets.append(draw_tiles(view, seats, words) if whole else glance_at_tiles(view, seats, words))
    if "orders" in view:
        sheets.append(draw_orders(view, seats, words) if whole else glance_at_orders(view, words))
    if "ewa" in view:
        sheets.append(draw_ewa(view["ewa"], words))
    others = [seat for seat in range(len(seats)) if seat != you]
    if whole:
        for seat in others:
            sheets.extend(draw_sheet(OTHERS, view, seat, seats[seat], words, whole))
    elif others:
        sheets.append(draw_glance(view, others, seats, words))
    if you is not None:
        sheets.extend(draw_sheet(OWN, view, you, seats[you], words, whole))
    points = [sheet["points"] for sheet in view["sheets"]]
    sheets.append(score_sheet(seats, KINDS_OF_POINTS, AWARDED, points, view["over"], words, whole))
    return sheets


# ---------------------------------------------------------------- the middle


def draw_dice(view: dict[str, Any], seats: list[str], words: dict[str, str]) -> Sheet:
    title = f"{words['table-round']} {view['round']}{BETWEEN}{words['table-first']}: {seats[view['first']]}"
    sheet = Sheet(TABLE, title, [])
    dice = view["dice"]
    sheet.add([words["table-white"], numbers(dice["white"], words)])
    sheet.add([words["table-black"], BETWEEN.join([words[track] for track in dice["black"]]) or words["table-empty"]])
    taken = [f"{name} {numbers(front, words)}" for name, front in zip(seats, dice["front"], strict=True)]
    sheet.add([words["table-taken"], BETWEEN.join(taken)])
    return sheet


def draw_supply(view: dict[str, Any], words: dict[str, str], whole: bool) -> Sheet:
    """The goods on each city, and the number of empty cities, which is the clock of the game."""
    title = f"{words['table-supply']}{BETWEEN}{words['table-empty_cities']}: {view['empty']}/{view['empty_to_end']}"
    sheet = Sheet(TABLE, title, [])
    if not whole:
        in_rows = "ewa" in view  # the order matters: Ewa takes the rightmost good
        cities = [
            f"{city}: {', '.join([words[good] for good in goods]) if in_rows and goods else goods_of(goods, words)}"
            for city, goods in view["supply"].items()
        ]
        sheet.add([words["table-city"], BETWEEN.join(cities)])
        return sheet
    for city, goods in view["supply"].items():
        sheet.add(
            [f"{words['table-city']} {city}", BETWEEN.join([words[good] for good in goods]) or words["table-empty"]],
            not goods,
        )
    sheet.add([words["table-bag"], counts(view["bag"], words)])
    return sheet


def goods_of(goods: list[str], words: dict[str, str]) -> str:
    """`2 × grey, blue`"""
    kinds = dict.fromkeys(goods)
    parts = [words[kind] if goods.count(kind) == 1 else f"{goods.count(kind)} × {words[kind]}" for kind in kinds]
    return ", ".join(parts) or words["table-empty"]


def glance_at_tiles(view: dict[str, Any], seats: list[str], words: dict[str, str]) -> Sheet:
    """`4: Extra Boiler (-2 VP), Ann`; tiles that nobody can take have a row of their own."""
    sheet = Sheet(TABLE, words["table-tile"], [])
    for takeable in (True, False):
        tiles = []
        for tile in view["tiles"]:
            if tile["takeable"] == takeable:
                owner = "" if tile["owner"] is None else f", {seats[tile['owner']]}"
                tiles.append(f"{tile['number']}: {tile_at_a_glance(tile, words)}{owner}")
        if tiles:
            label = words["table-takeable" if takeable else "table-not_takeable"]
            sheet.add([label, BETWEEN.join(tiles)], not takeable)
    return sheet


def tile_at_a_glance(tile: dict[str, Any], words: dict[str, str]) -> str:
    return f"{words[tile['tile']]} ({tile['vp']:+} {words['table-vp']})"


def glance_at_orders(view: dict[str, Any], words: dict[str, str]) -> Sheet:
    """The orders that are still available."""
    sheet = Sheet(TABLE, words["table-orders"], [])
    free = [
        f"{order['order']}: {goods_of(order['goods'], words)} ({order['vp']} {words['table-vp']})"
        for order in view["orders"]
        if order["owner"] is None
    ]
    sheet.add([words["table-goods"], BETWEEN.join(free) or words["table-empty"]])
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


def draw_sheet(
    part: str, view: dict[str, Any], seat: int, name: str, words: dict[str, str], whole: bool
) -> list[Sheet]:
    """The contents of a sheet, the walls of the level, and the map."""
    sheet = view["sheets"][seat]
    drawn = Sheet(part, f"{words['table-sheet']}: {name}", [])
    boxes = " ".join([str(box) for box in sheet["boxes"]]) or words["table-empty"]
    drawn.add([words["table-power"], f"{sheet['power']} ({words['table-boxes']}: {boxes})"])
    links = [draw_link(link, words) for link in sheet["links"]]
    drawn.add([words["table-links"], BETWEEN.join(links) or words["table-empty"]])
    linked = [here for link in sheet["links"] for here in link["hexes"]]
    dead = [f"{here}:{edges(row['piece'])}" for here, row in sheet["track"].items() if here not in linked]
    if whole or dead:
        drawn.add([words["table-dead"], BETWEEN.join(dead) or words["table-empty"]])
    if "cargo" in sheet:
        cargo = sheet["cargo"]
        drawn.add([words["table-cargo"], f"{words[cargo['good']]} ({words['table-city']} {cargo['city']})"])
    if "delivered" in sheet:
        drawn.add([words["table-delivered"], counts(sheet["delivered"], words)])
    asked = part == OWN and view["decision"] is not None and view["decision"]["point"] in DRAWING
    sheets = [drawn]
    if view["walls"] and part == OWN:
        walls = " ".join([f"{a}–{b}" for a, b in view["walls"]])
        sheets.append(Sheet(part, f"{words['table-walls']} ({words[view['map']]}): {walls}", []))
    sheets.append(draw_map(part, sheet, name, words, whole or asked))
    for extra in sheets[1:]:
        extra.asked = asked
    return sheets


def draw_link(link: dict[str, Any], words: dict[str, str]) -> str:
    towns = f", {words['table-towns']} {link['towns']}" if link["towns"] else ""
    return f"{'–'.join(link['cities'])} ({' '.join(link['hexes'])}{towns})"


def draw_map(part: str, sheet: dict[str, Any], name: str, words: dict[str, str], legend: bool) -> Sheet:
    """Every hex with its region and the two edges of its track; even rows are shifted half a hex to the right."""
    title = f"{words['table-map']}: {name}"
    if legend:
        title += f" ({words['table-legend']})"
    drawn = Sheet(part, title, [words["table-row"], *COLUMNS])
    drawn.picture = True
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


# ---------------------------------------------------------------- short forms


def numbers(dice: list[int], words: dict[str, str]) -> str:
    return " ".join([str(die) for die in dice]) or words["table-empty"]


def counts(goods: dict[str, int], words: dict[str, str]) -> str:
    return BETWEEN.join([f"{count} {words[good]}" for good, count in goods.items() if count]) or words["table-empty"]
