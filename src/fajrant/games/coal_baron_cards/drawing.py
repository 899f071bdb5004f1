"""§10 A view as text: the zones, the viewer's mine, the others, the points."""

from __future__ import annotations

from typing import Any, Final

from fajrant.core.sheet import BETWEEN, OTHERS, OWN, TABLE, Sheet, score_sheet
from fajrant.games.coal_baron_cards.content import BOX, ROWS
from fajrant.games.coal_baron_cards.scoring import AWARDED, CATEGORIES

ROW_OF: Final[dict[str, dict[str, Any]]] = {str(row["id"]): row for row in ROWS}
DOCK_ROWS: Final[list[dict[str, Any]]] = BOX["docks"]["items"]
TOKEN_ZONE: Final = "mining_01"  # its last user gets the shift token


def draw(view: dict[str, Any], seats: list[str], words: dict[str, str], whole: bool) -> list[Sheet]:
    """The zones come first; the viewer's own mine and the points come last, where they are seen best."""
    you = view["you"]
    sheets = [draw_zones(view, seats, words) if whole else glance_at_zones(view, seats, words)]
    if whole and any(stack["known"] for stack in view["stacks"].values()):
        sheets.append(draw_known(view["stacks"], words))
    others = [seat for seat in range(len(seats)) if seat != you]
    if whole:
        for seat in others:
            sheets.append(draw_mine(OTHERS, view["mines"][seat], seats[seat], words, whole))
    else:
        sheets.append(draw_glance(view["mines"], others, seats, words))
    if you is not None:
        sheets.append(draw_mine(OWN, view["mines"][you], seats[you], words, whole))
    points = [mine.get("points") for mine in view["mines"]]  # hidden until the end with history = "table"
    sheets.append(score_sheet(seats, CATEGORIES, AWARDED, points, view["over"], words, whole))
    return sheets


# ---------------------------------------------------------------- the zones


def headline(view: dict[str, Any], seats: list[str], words: dict[str, str]) -> str:
    title = f"{words['table-shift']} {view['shift']}/{view['shifts']}"
    title += f"{BETWEEN}{words['table-starts']}: {seats[view['starter']]}"
    last = view["zones"][TOKEN_ZONE]["last"]
    if not view["over"]:
        title += f"{BETWEEN}{words['table-claim']}: {seats[view['starter'] if last is None else last]}"
    return title


def glance_at_zones(view: dict[str, Any], seats: list[str], words: dict[str, str]) -> Sheet:
    """The zones closed to the viewer, by reason. The list of moves shows the cost and offer of the others."""
    sheet = Sheet(TABLE, headline(view, seats, words), [])
    reasons: dict[str, list[str]] = {}
    for name, zone in view["zones"].items():
        if zone.get("closed") is not None:
            top = view["stacks"].get(name, {}).get("top")
            lying = "" if top is None else f" ({short(top, words)})"
            reasons.setdefault(zone["closed"], []).append(words[name] + lying)
    for reason, names in reasons.items():
        sheet.add([words["closed-" + reason].capitalize(), BETWEEN.join(names)], True)
    return sheet


def draw_zones(view: dict[str, Any], seats: list[str], words: dict[str, str]) -> Sheet:
    """Every zone: its cost, its top card, its users and, for a seat, why it is closed."""
    labels = ["zone", "cost", "top", "left", "used", "closed"]
    sheet = Sheet(TABLE, headline(view, seats, words), [words["table-" + label] for label in labels])
    for name, zone in view["zones"].items():
        stack = view["stacks"].get(name)
        top = "" if stack is None else short(stack["top"], words) if stack["size"] else words["table-empty"]
        left = "" if stack is None else str(stack["size"])
        used = draw_laid(zone["laid"], seats, words)
        closed = zone.get("closed")
        reason = "" if closed is None else words["closed-" + closed]
        sheet.add([words[name], str(zone["required"]), top, left, used, reason], closed is not None)
    return sheet


def draw_laid(laid: list[dict[str, Any]], seats: list[str], words: dict[str, str]) -> str:
    """The payments in a zone, oldest first."""
    uses = []
    for use in laid:
        cards = [str(card) if isinstance(card, int) else short(card, words) for card in use["cards"]]
        uses.append(f"{seats[use['seat']]} {'+'.join(cards)}")
    return ", ".join(uses)


def draw_known(stacks: dict[str, Any], words: dict[str, str]) -> Sheet:
    """The cards the viewer knows from wild actions, with their places counted from the top."""
    sheet = Sheet(TABLE, words["table-known"], [])
    for name, stack in stacks.items():
        if stack["known"]:
            sheet.add(
                [words[name], ", ".join([f"{depth + 1}. {short(card, words)}" for depth, card in stack["known"]])]
            )
    return sheet


# ---------------------------------------------------------------- a mine


def draw_mine(part: str, mine: dict[str, Any], name: str, words: dict[str, str], whole: bool) -> Sheet:
    """Everything a player has. If `whole`, departed trains are listed one by one."""
    title = f"{words['table-mine']}: {name}"
    if mine["passed"]:
        title += f" ({words['table-passed']})"
    sheet = Sheet(part, title, [])
    sheet.add([words["table-row"], draw_row(mine["row"], words)])
    sheet.add([words["table-storage"], draw_cards(mine["storage"], words)])
    for dock, train in zip(DOCK_ROWS, mine["docks"], strict=True):
        crests = "/".join([words[crest] for crest in dock["crests"]])
        sheet.add([f"{words['table-dock']} {dock['id']} {crests}", draw_train(train, words)])
    workers = " ".join([str(worker) for worker in mine["workers"]])
    sheet.add([words["table-workers"], f"{workers}  (= {sum(mine['workers'])})" if workers else words["table-empty"]])
    sheet.add([words["table-orders"], draw_orders(mine, words)])
    for place in ("innovations", "shares"):
        if mine[place]:
            sheet.add([words["table-" + place], draw_cards(mine[place], words)])
    if mine["objectives"]:
        sheet.add([words["table-objectives"], BETWEEN.join([in_full(card, words) for card in mine["objectives"]])])
    if mine["tokens"]:
        sheet.add([words["table-tokens"], " ".join([str(token) for token in mine["tokens"]])])
    if whole and "delivered" in mine:
        for number, delivery in enumerate(mine["delivered"], 1):
            train = f"{short(delivery['order'], words)}{BETWEEN}{draw_train(delivery, words)}"
            sheet.add([f"{words['table-delivered']} {number}", train])
    elif mine["trains"]:
        sheet.add([words["table-delivered"], draw_delivered(mine, words)])
    return sheet


def draw_row(row: list[str], words: dict[str, str]) -> str:
    """The row from left to right: new cards enter at the left, the next card to handle is at the right end."""
    if not row:
        return words["table-empty"]
    return f"{BETWEEN.join([short(card, words) for card in row[::-1]])}  ← {words['table-next']}"


def draw_train(train: dict[str, Any], words: dict[str, str]) -> str:
    wagons = []
    for wagon in train["wagons"]:
        load = words["table-no_load"] if wagon["load"] is None else short(wagon["load"], words)
        wagons.append(f"[{short(wagon['card'], words)}: {load}]")
    if not wagons and train["engine"] is None:
        return words["table-empty"]
    engine = words["table-no_engine"] if train["engine"] is None else words[train["engine"]]
    parts = [*(wagons or [words["table-no_wagon"]]), engine, f"{words['table-loaded']} {train['lorries']}"]
    return BETWEEN.join(parts)


def draw_orders(mine: dict[str, Any], words: dict[str, str]) -> str:
    """Orders in hand, each with the docks whose trains could serve it."""
    orders = []
    for order in mine["orders"]:
        text = short(order, words)
        if order is not None:
            needed = ROW_OF[order]["lorries"]
            docks = [
                str(dock["id"])
                for dock, train in zip(DOCK_ROWS, mine["docks"], strict=True)
                if train["engine"] is not None and train["lorries"] >= needed
            ]
            if docks:
                text += f" [{words['table-ready']} {', '.join(docks)}]"
        orders.append(text)
    return BETWEEN.join(orders) or words["table-empty"]


def draw_delivered(mine: dict[str, Any], words: dict[str, str]) -> str:
    """The orders of departed trains; only their number if they are hidden."""
    if "delivered" not in mine:
        return f"{words['table-trains']}: {mine['trains']}"
    return BETWEEN.join([short(delivery["order"], words) for delivery in mine["delivered"]])


# ---------------------------------------------------------------- the others, the points


def draw_glance(mines: list[dict[str, Any]], others: list[int], seats: list[str], words: dict[str, str]) -> Sheet:
    sheet = Sheet(OTHERS, words["table-players"], [])
    for seat in others:
        mine = mines[seat]
        parts = [words["table-passed"]] if mine["passed"] else []
        parts.append(f"{words['table-workers']} {sum(mine['workers'])}")
        for place in ("row", "storage"):
            lorries = sum([int(ROW_OF[card]["lorries"]) for card in mine[place]])
            if lorries:
                parts.append(f"{words['table-' + place]} {lorries}")
        for dock, train in zip(DOCK_ROWS, mine["docks"], strict=True):
            if train["wagons"] or train["engine"] is not None:
                parts.append(f"{words['table-dock']} {dock['id']}: {glance_train(train, words)}")
        for place in ("orders", "innovations", "shares", "objectives"):
            if mine[place]:
                parts.append(f"{words['table-' + place]} {len(mine[place])}")
        sheet.add([seats[seat], BETWEEN.join(parts)], mine["passed"])
    return sheet


def glance_train(train: dict[str, Any], words: dict[str, str]) -> str:
    parts = []
    if train["wagons"]:
        parts.append(f"{words['table-wagons']} {len(train['wagons'])}")
    if train["lorries"]:
        parts.append(f"{words['table-loaded']} {train['lorries']}")
    if train["engine"] is not None:
        parts.append(words[train["engine"]])
    return ", ".join(parts)


# ---------------------------------------------------------------- short texts


def draw_cards(cards: list[Any], words: dict[str, str]) -> str:
    return BETWEEN.join([short(card, words) for card in cards]) or words["table-empty"]


def in_full(card: str, words: dict[str, str]) -> str:
    """A card's text; for an objective, also what it counts."""
    counted = objective(card, words)
    return f"{short(card, words)} ({counted})" if counted else short(card, words)


def objective(card: str, words: dict[str, str]) -> str:
    """What an objective counts, as in `2 VP for each of them delivered`; empty for other cards."""
    row = ROW_OF[card]
    key = f"table-{row.get('effect')}"
    return f"{row['vp']} {words['table-vp']} {words[key]}" if key in words else ""


def short(card: str | None, words: dict[str, str]) -> str:
    """A short text for a card where its deck is clear: crest and size, destination and size."""
    if card is None:
        return words["table-hidden"]
    row = ROW_OF[card]
    if "crest" in row:
        worth = f" ({row['vp']} {words['table-vp']})" if row["vp"] else ""
        return f"{words[row['crest']]} ×{row['lorries']}{worth}"
    if len(row.get("crests", [])) == 1:
        return words[row["crests"][0]]
    if "lorries" in row:
        return f"{words[row['destination']]} ×{row['lorries']} ({row['vp']} {words['table-vp']})"
    if row.get("family") == "worker":
        return f"{words['table-flexible']} {row['min']}–{row['max']}"
    if row.get("family") == "action":
        return words[card].split(": ")[-1]
    return words[card]
