"""Tables for tests: set one up, play moves, check. A sheet has one line per thing; empty things are left out:

    track      B2:W-SE C3:NW-E       hexes with the two edges that their track joins
    boxes      2 5 6                 crossed boxes of the locomotive
    points     13                    from deliveries
    tiles      3b 4b!                action tiles in front of the seat; ! means sideways
    cargo      red 3                 own cargo and its city
    delivered  red red coal          goods kept for orders
    orders     O1a                   orders claimed

Goods on the cities are written as `1 red blue; 4 grey`; `2 -` is an empty city, and a city that is not mentioned has
one good. All other goods are in the bag. `dice` are those in the middle, `rolls` the next values to be rolled.
"""

from __future__ import annotations

from typing import Any, Final

import fajrant
from fajrant.core.dice import Dice
from tests.games.table import AnyTable

SLUG: Final = "steamrollers"
EDGES: Final = ["E", "NE", "NW", "W", "SW", "SE"]
GOODS: Final = ["yellow", "red", "grey", "blue", "green", "coal"]
SIDES: Final = ["1a", "2a", "3a", "4a", "5a", "6a"]
FILLER: Final = ["green", "yellow", "red", "blue", "red", "blue"]


class Table(AnyTable):
    def sheet(self, seat: int = 0) -> dict[str, Any]:
        """A sheet as the view shows it."""
        sheet: dict[str, Any] = self.sees(None)["sheets"][seat]
        return sheet

    def track(self, seat: int = 0) -> str:
        """`B2:W-SE C3:NW-E`"""
        drawn = self.truth()["sheets"][seat]["track"]
        return " ".join([f"{here}:{ends(piece)}" for here, piece in drawn.items()])

    def links(self, seat: int = 0) -> str:
        """`1-3 1, 3-4 0`: the two cities and the number of towns."""
        return ", ".join([f"{'-'.join(link['cities'])} {link['towns']}" for link in self.sheet(seat)["links"]])

    def network(self, seat: int = 0) -> int:
        return self.points(seat)[1]

    def boxes(self, seat: int = 0) -> list[int]:
        boxes: list[int] = self.sheet(seat)["boxes"]
        return boxes

    def vp(self, seat: int = 0) -> int:
        """Points from deliveries."""
        return self.points(seat)[0]

    def tiles(self, seat: int | None = 0) -> str:
        """`3b 4b!`: in front of a seat, or for None in the pool."""
        marks = {"upright": "", "sideways": "!", "in_use": "?"}
        rows = [row for row in self.sees(None)["tiles"] if row["owner"] == seat]
        return " ".join([row["tile"] + marks[row["facing"]] for row in rows])

    def goods(self, city: int) -> str:
        return " ".join(self.truth()["goods"][city - 1])

    def bag(self, good: str) -> int:
        count: int = self.truth()["bag"][GOODS.index(good)]
        return count

    def middle(self) -> str:
        return " ".join([str(die) for die in self.truth()["white"]])

    def front(self, seat: int = 0) -> str:
        return " ".join([str(die) for die in self.truth()["front"][seat]])

    def crosses(self) -> list[int]:
        crosses: list[int] = self.truth()["crosses"]
        return crosses

    def routes(self) -> dict[str, list[str]]:
        """The route shown for every distance that can be chosen now."""
        shown = self.sees(None)["decision"]["deliveries"]
        return {" ".join(delivery["moves"]): delivery["route"] for delivery in shown}

    def pieces(self, label: str) -> set[str]:
        """The kinds of track that can be drawn in a hex now."""
        return {kind(*move.split()[1:]) for move in self.moves("piece") if move.split()[0] == label}


def new(seats: int, seed: int = 1, options: dict[str, str] | None = None) -> Table:
    return Table(fajrant.new(SLUG, seats, seed, options or {}))


# ---------------------------------------------------------------- setting up


def table(
    *sheets: str,
    seats: int = 0,
    turn: int = 0,
    first: int = 0,
    dice: str = "",
    black: str = "straight gentle",
    goods: str = "",
    sides: str = "",
    front: str = "",
    level_map: str = "easy",
    idle: int = 0,
    crosses: str = "",
    ewa_points: int = 0,
    rolls: str = "",
    options: dict[str, str] | None = None,
    steps: list[list[object]] | None = None,
) -> Table:
    """A seat is about to choose a die. Seats before it have a die in front: a 1, or as `front` says."""
    seats = seats or max(2, len(sheets))
    options = dict(options or {})
    if level_map != "easy":
        options["level"] = level_map.split("_")[0]
    if any("delivered" in sheet or "orders" in sheet for sheet in sheets):
        options["orders"] = "on"
    if any("cargo" in sheet for sheet in sheets):
        options["start_tiles"] = "on"
    if "coal" in goods or any("coal" in sheet for sheet in sheets):
        options["coal"] = "on"
    data = fajrant.new(SLUG, seats, 1, options).to_json()
    here = data["table"]
    begun = (turn - first) % seats + 1
    here.update(round=5, first=first, idle=idle, progress=False, map=level_map, ewa_points=ewa_points)
    here["sheets"] = [read_sheet(sheets[seat] if seat < len(sheets) else "") for seat in range(seats)]
    lay_goods(here, goods)
    lay_tiles(here, seats, sides, sheets)
    lay_extras(here, seats, options, sheets)
    lay_dice(here, seats, first, begun, dice, front)
    here["black"] = next(track for track in ("straight", "gentle", "sharp") if track not in black.split())
    if seats == 1:
        here["crosses"] = [int(word) for word in crosses.split()] or [0] * 6
    data["stack"] = [["Turns", begun], *([["ClaimOrder", turn]] if options.get("orders") == "on" else []),
                     *(steps or [["ChooseDie", turn]])]  # fmt: skip
    data["dice"] = f"{state_before(rolls):016x}"
    return Table(fajrant.from_json(data))


def acting(die: int, *sheets: str, dice: str = "", **more: Any) -> Table:
    """Seat 0 has chosen this die and is about to use it."""
    others = " ".join([str(other) for other in range(1, 7) if other != die])
    t = table(*sheets, dice=dice or f"{die} {others}", **more)
    t.play(f"die {die}")
    return t


def solo(sheet: str = "", dice: str = "1 2 3", **more: Any) -> Table:
    """A solo game; the player is about to choose two dice."""
    return table(sheet, seats=1, dice=dice, **more)


def ewas_turn(die: int, sheet: str = "", **more: Any) -> Table:
    """A solo game; the player has one action left, with a 6. Then Ewa moves with this die."""
    here = {"front": "6 6", "dice": str(die), **more}
    return table(sheet, seats=1, steps=[["ChooseAction", 0, 6]], **here)


def state_before(rolls: str) -> int:
    """A state of the dice from which these values are rolled next."""
    wanted = [int(word) for word in rolls.split()]
    for state in range(100_000):
        dice = Dice(state)
        if [dice.roll() for _ in wanted] == wanted:
            return state
    raise AssertionError(rolls)


def lay_goods(here: dict[str, Any], goods: str) -> None:
    rows = [[good] for good in FILLER]
    for words in filter(None, goods.split(";")):
        city, *row_goods = words.split()
        rows[int(city) - 1] = [] if row_goods == ["-"] else row_goods
    here["goods"] = rows
    used = [good for row in rows for good in row]
    for sheet in here["sheets"]:
        used += [good for number, good in enumerate(GOODS) for _ in range(sheet["delivered"][number])]
        used += sheet["cargo"][:1] if sheet["cargo"] else []
    here["bag"] = [10 - used.count(good) for good in GOODS[:5]] + [0]
    here["coal_left"] = 6 - used.count("coal")


def lay_tiles(here: dict[str, Any], seats: int, sides: str, sheets: tuple[str, ...]) -> None:
    """Every tile is in the pool with its a side up, unless a sheet or `sides` says otherwise."""
    up = list(SIDES)
    if seats == 1:
        up[1] = "S2a"
    for side in sides.split():
        up[number_of(side)] = side
    owner: list[int | None] = [None] * 6
    facing = ["upright"] * 6
    for seat, sheet in enumerate(sheets):
        for word in words_of(sheet, "tiles"):
            side = word.rstrip("!")
            up[number_of(side)] = side
            owner[number_of(side)] = seat
            facing[number_of(side)] = "sideways" if word.endswith("!") else "upright"
    here["tiles"] = [
        {"tile": up[number], "owner": owner[number], "facing": facing[number], "worn": False} for number in range(6)
    ]


def number_of(side: str) -> int:
    return int(side.lstrip("S")[0]) - 1


def lay_extras(here: dict[str, Any], seats: int, options: dict[str, str], sheets: tuple[str, ...]) -> None:
    here["orders"] = []
    if options.get("orders") == "on":
        claimed = {order: seat for seat, sheet in enumerate(sheets) for order in words_of(sheet, "orders")}
        sides = {order[:2]: order for order in claimed}
        names = [sides.get(f"O{number}", f"O{number}a") for number in range(1, 7)]
        here["orders"] = [{"order": name, "owner": claimed.get(name)} for name in names]
    here["starts"] = []
    if options.get("start_tiles") == "on":
        owners: list[int | None] = [None] * 5
        for seat in range(seats):
            has_cargo = seat < len(sheets) and words_of(sheets[seat], "cargo")
            owners[4 if has_cargo else min(seat, 3)] = seat
        here["starts"] = owners


def lay_dice(here: dict[str, Any], seats: int, first: int, begun: int, dice: str, front: str) -> None:
    fronts: list[list[int]] = [[] for _ in range(seats)]
    for offset in range(begun - 1):
        fronts[(first + offset) % seats] = [1]
    if front and seats == 1:
        fronts[0] = [int(word) for word in front.split()]
    elif front:
        for seat, word in enumerate(front.split()):
            fronts[seat] = [int(mark) for mark in word.replace("-", "")]
    count = (3 if seats == 1 else seats + 1) - sum(len(values) for values in fronts)
    white = [int(word) for word in dice.split()] or [1, 2, 3, 4, 5, 6]
    here.update(white=sorted(white[:count]), front=fronts)


# ---------------------------------------------------------------- reading and drawing


def words_of(sheet: str, place: str) -> list[str]:
    return [word for line in sheet.splitlines() if line.split()[:1] == [place] for word in line.split()[1:]]


def read_sheet(words: str) -> dict[str, Any]:
    delivered = words_of(words, "delivered")
    return {
        "track": read_track(" ".join(words_of(words, "track"))),
        "boxes": [int(word) for word in words_of(words, "boxes")],
        "points": int((words_of(words, "points") or ["0"])[0]),
        "cargo": words_of(words, "cargo") or None,
        "delivered": [delivered.count(good) for good in GOODS],
    }


def read_track(words: str) -> dict[str, str]:
    track = {}
    for word in words.replace(",", " ").split():
        label, _, piece = word.partition(":")
        a, b = sorted([EDGES.index(edge) for edge in piece.split("-")])
        track[label] = f"{a}_{b}"
    return track


def ends(piece: str) -> str:
    return "-".join([EDGES[int(edge)] for edge in piece.split("_")])


def kind(a: str, b: str) -> str:
    """The type of the track between two edges."""
    apart = abs(int(a) - int(b))
    return {1: "sharp", 2: "gentle", 3: "straight"}[min(apart, 6 - apart)]


def draws(word: str) -> str:
    """`piece B2 3 5` for `B2:W-SE`."""
    ((label, piece),) = read_track(word).items()
    return f"piece {label} {piece.replace('_', ' ')}"
