"""Sets up tables for tests. A pit is written and drawn with one line per place; empty places are left out:

    marks      7
    workers    5                     not yet placed; the others are in the canteen. Without this line, nobody is there.
    vp         9 0 3 0               the score track: orders, colours, transports, carts
    cage       3 gg                  its level and its cubes
    storage    yk
    yellow     y Y2L:y.              the printed cart, then the tiles with their carts; . is empty
    orders     H08:g. H04:(yk)       spots of outstanding orders; two cubes on one spot in brackets
    delivered  W09 H08

A stack is written from the top down. `...` stands for all remaining items of the box. Without it the stack is complete,
and the remaining items go to the last seat: orders as delivered, tiles with empty carts. Seats 0 and 2 know `G2L@02`.
Spaces that are not mentioned are filled, unless the stack is empty.
Workers are written as `money_5 1:2; factory_1 0:1`, tiles and orders on the board as `factory_1 G2L; order_2 H08`.
"""

from __future__ import annotations

from typing import Any, Final

import fajrant
from fajrant.games.coal_baron.content import BOX
from tests.games.table import AnyTable, texts_in

SLUG: Final = "coal_baron"
COLOURS: Final = ["yellow", "brown", "grey", "black"]
LETTER: Final = {"y": "yellow", "b": "brown", "g": "grey", "k": "black"}
LETTERS: Final = "ybgk"
SPACES: Final[dict[str, dict[str, Any]]] = {row["id"]: row for row in BOX["worker_spaces"]}
COPIES: Final = {
    "tile": {row["id"]: row["copies"] for row in BOX["tunnel_tiles"]},
    "order": {row["id"]: 1 for row in BOX["orders"]},
}
COLOUR_OF: Final = {row["id"]: row["colour"] for row in BOX["tunnel_tiles"]}
CARTS: Final = {row["id"]: row["carts"] for row in BOX["tunnel_tiles"]}
SPOTS: Final = {row["id"]: row["spots"] for row in BOX["orders"]}
CUBES: Final = 16


class Table(AnyTable):
    def pit(self, seat: int = 0) -> str:
        """A drawing of a pit: cage, storage, levels, orders, delivered pile."""
        return draw_pit(self.truth()["pits"][seat])

    def line(self, place: str, seat: int = 0) -> str:
        """One line of a pit, without its name; empty if nothing is there."""
        start = f"{place:<10} "
        return "".join([line.removeprefix(start) for line in self.pit(seat).splitlines() if line.startswith(start)])

    def marks(self, seat: int = 0) -> int:
        count: int = self.truth()["pits"][seat]["marks"]
        return count

    def workers(self, seat: int = 0) -> tuple[int, int, int]:
        """Not yet placed, in the canteen, in the bank."""
        pit = self.truth()["pits"][seat]
        return pit["workers"], pit["canteen"], pit["bank"]

    def on(self, space: str) -> str:
        """`1:2` for two workers of seat 1; empty if there are none."""
        here = self.truth()["spaces"][space]
        return "" if here["owner"] is None else f"{here['owner']}:{here['workers']}"

    def lies(self, space: str) -> str | None:
        item: str | None = self.truth()["spaces"][space]["item"]
        return item

    def stack(self, deck: str) -> list[str]:
        """All items of a stack, from the top down."""
        items: list[str] = self.truth()["stacks"][deck]["items"]
        return items[::-1]

    def supply(self) -> str:
        """The supply of yellow, brown, grey and black cubes: `14 14 14 14`."""
        return " ".join([str(count) for count in self.truth()["supply"]])

    def spaces(self) -> list[str]:
        return self.moves("choose_space")

    def closed(self, space: str, seat: int = 0) -> str | None:
        """Why a seat cannot choose a space."""
        reason: str | None = self.sees(seat)["spaces"][space]["closed"]
        return reason

    def knows(self, seat: int | None, deck: str) -> str:
        """The items a seat knows, with their depth (the top is 0): `G2L 4`."""
        return ", ".join([f"{item} {depth}" for depth, item in self.sees(seat)["stacks"][deck]["known"]])

    def vp(self, seat: int = 0) -> int:
        points: int = self.sees(None)["pits"][seat]["vp"]
        return points

    def left(self) -> int:
        """Mining steps left."""
        steps: int = self.sees(None)["decision"]["left"]
        return steps


def new(seats: int, seed: int = 1) -> Table:
    return Table(fajrant.new(SLUG, seats, seed))


# ---------------------------------------------------------------- setting up


def table(
    *pits: str,
    seats: int = 0,
    turn: int = 0,
    at: str = "choose_space",
    starter: int = 0,
    shift: int = 1,
    workers: str = "",
    lying: str = "",
    tiles: str = "...",
    orders: str = "...",
    supply: str = "",
    options: dict[str, str] | None = None,
) -> Table:
    """A position in a seat's turn. `at` is `choose_space`, `mining 8` or `over`."""
    seats = seats or max(2, len(pits))
    workers = workers or (f"mining_10 {turn}:1" if at.startswith("mining") else "")
    data = fajrant.new(SLUG, seats, 1, options or {}).to_json()
    here = data["table"]
    here.update(draft=[], shift=shift, starter=starter)
    for seat in range(seats):
        here["pits"][seat].update(read_pit(pits[seat] if seat < len(pits) else ""))
    lay_workers(here, seats, workers, pits)
    lay_items(here, seats, lying, {"tile": tiles, "order": orders})
    fill_supply(here, supply)
    data["stack"] = steps(seats, turn, at)
    return Table(fajrant.from_json(data))


def mining(pit: str, steps: int = 8, options: dict[str, str] | None = None) -> Table:
    """Seat 0 in a mining action."""
    return table(pit, at=f"mining {steps}", options=options)


def end_of_shift(*pits: str, shift: int = 1, starter: int = 0, workers: str = "", turn: int = 0) -> Table:
    """Seat `turn` has just sent the last worker of all to the bank."""
    written = [pit + f"\n workers {int(seat == turn)}" for seat, pit in enumerate(pits)]
    t = table(*written, shift=shift, starter=starter, workers=workers, turn=turn)
    t.play("choose_space bank")
    return t


def steps(seats: int, turn: int, at: str) -> list[list[object]]:
    if at == "over":
        return []
    point, *fields = at.split()
    step: list[object] = ["ChooseSpace", turn] if point == "choose_space" else ["MiningStep", turn, int(fields[0])]
    return [["Shift", (turn + 1) % seats], step]


def lay_workers(here: dict[str, Any], seats: int, workers: str, pits: tuple[str, ...]) -> None:
    each = BOX["setup"][f"players_{seats}"]["workers_per_player"]
    standing = [0] * seats
    for space in here["spaces"].values():
        space.update(owner=None, workers=0)
    for words in filter(None, workers.split(";")):
        space, crew = words.split()
        owner, _, count = crew.partition(":")
        here["spaces"][space].update(owner=int(owner), workers=int(count))
        standing[int(owner)] += int(count)
    for seat, pit in enumerate(here["pits"]):
        if "workers" not in (pits[seat] if seat < len(pits) else "").split():
            pit["workers"] = each - standing[seat]
        pit.update(bank=0, canteen=each - standing[seat] - pit["workers"])


def lay_items(here: dict[str, Any], seats: int, lying: str, stacks: dict[str, str]) -> None:
    """Puts every remaining tile and order of the box where the stacks say."""
    locks = BOX["setup"][f"players_{seats}"]["locked_marks"]
    places = {name: row for name, row in SPACES.items() if "holds" in row}
    for name in places:
        here["spaces"][name]["item"] = None
    for words in filter(None, lying.split(";")):
        space, item = words.split()
        here["spaces"][space]["item"] = None if item == "-" else item
    named = [words.split()[0] for words in filter(None, lying.split(";"))]
    here["stacks"] = {deck: read_stack(words) for deck, words in stacks.items()}
    for deck, words in stacks.items():
        gone = texts_in([here["stacks"][deck], here["spaces"], here["pits"]])
        left = [item for item, copies in COPIES[deck].items() for _ in range(copies - gone.count(item))]
        left = left[::7] + [item for number, item in enumerate(left) if number % 7]  # not sorted by kind
        group = "factory" if deck == "tile" else "order"
        for name, row in places.items():
            if row["group"] == group and row["lock"] not in locks and name not in named and words:
                here["spaces"][name]["item"] = left.pop(0)
        if "..." in words:
            stack = here["stacks"][deck]
            stack.update(items=left[::-1] + stack["items"], known=[0] * len(left) + stack["known"])
        else:
            put_away(here["pits"][-1], deck, left)


def put_away(pit: dict[str, Any], deck: str, items: list[str]) -> None:
    if deck == "order":
        pit["delivered"] += items
        return
    for item in items:
        level = COLOURS.index(COLOUR_OF[item])
        pit["tiles"][level].append(item)
        pit["carts"][level] += [None] * CARTS[item]


def read_stack(words: str) -> dict[str, Any]:
    named = [word.partition("@")[::2] for word in words.split() if word != "..."]
    return {
        "items": [item for item, _ in reversed(named)],
        "known": [sum([1 << int(seat) for seat in known]) for _, known in reversed(named)],
    }


def fill_supply(here: dict[str, Any], supply: str) -> None:
    """Cubes that are in no pit go to the supply; if `supply` asks for fewer, the last seat stores the others."""
    free = [CUBES - texts_in(here["pits"]).count(colour) for colour in COLOURS]
    for pit in here["pits"]:
        for colour in range(4):
            free[colour] -= pit["cage"][colour] + pit["storage"][colour]
    wanted = [int(word) for word in supply.split()] or free
    for colour in range(4):
        here["pits"][-1]["storage"][colour] += free[colour] - wanted[colour]
    here["supply"] = wanted


# ---------------------------------------------------------------- reading and drawing a pit


def counts(letters: str) -> list[int]:
    return [letters.count(letter) for letter in LETTERS]


def cart(mark: str) -> str | None:
    return None if mark == "." else LETTER[mark]


def read_pit(words: str) -> dict[str, Any]:
    """Defaults: printed carts loaded, cage empty at the surface, no Marks."""
    pit: dict[str, Any] = {
        "marks": 0, "vp": [0, 0, 0, 0], "cage_level": 0, "cage": [0] * 4, "storage": [0] * 4, "orders": [],
        "delivered": [], "tiles": [[] for _ in COLOURS], "carts": [[colour] for colour in COLOURS],
    }  # fmt: skip
    for line in filter(None, [line.strip() for line in words.splitlines()]):
        place, *rest = line.split()
        if place in ("marks", "workers"):
            pit[place] = int(rest[0])
        elif place == "vp":
            pit["vp"] = [int(points) for points in rest]
        elif place == "cage":
            pit.update(cage_level=int(rest[0]), cage=counts("".join(rest[1:])))
        elif place == "storage":
            pit["storage"] = counts("".join(rest))
        elif place == "orders":
            pit["orders"] = [read_order(word) for word in rest]
        elif place == "delivered":
            pit["delivered"] = rest
        else:
            level = COLOURS.index(place)
            tiles = [word.split(":") for word in rest[1:]]
            pit["tiles"][level] = [tile for tile, _ in tiles]
            pit["carts"][level] = [cart(mark) for mark in rest[0] + "".join([carts for _, carts in tiles])]
    return pit


def read_order(word: str) -> dict[str, Any]:
    order, _, marks = word.partition(":")
    spots: list[list[str]] = []
    rest = marks or "." * len(SPOTS[order])
    while rest:
        if rest[0] == "(":
            spots.append([LETTER[rest[1]], LETTER[rest[2]]])
            rest = rest[4:]
        else:
            spots.append([] if rest[0] == "." else [LETTER[rest[0]]])
            rest = rest[1:]
    return {"order": order, "spots": spots}


def draw_pit(pit: dict[str, Any]) -> str:
    lines = [f"{'cage':<10} {pit['cage_level']} {cubes(pit['cage'])}".rstrip()]
    if any(pit["storage"]):
        lines.append(f"{'storage':<10} {cubes(pit['storage'])}")
    for level, colour in enumerate(COLOURS):
        marks = [short(it) for it in pit["carts"][level]]
        words = [marks.pop(0)]
        for tile in pit["tiles"][level]:
            words.append(f"{tile}:{''.join(marks[: CARTS[tile]])}")
            del marks[: CARTS[tile]]
        lines.append(f"{colour:<10} {' '.join(words)}")
    if pit["orders"]:
        lines.append(f"{'orders':<10} {' '.join([draw_order(order) for order in pit['orders']])}")
    if pit["delivered"]:
        lines.append(f"{'delivered':<10} {' '.join(pit['delivered'])}")
    return "\n".join(lines)


def draw_order(order: dict[str, Any]) -> str:
    spots = [short(*spot) if len(spot) < 2 else f"({short(spot[0])}{short(spot[1])})" for spot in order["spots"]]
    return f"{order['order']}:{''.join(spots)}"


def short(colour: str | None = None) -> str:
    return "." if colour is None else LETTERS[COLOURS.index(colour)]


def cubes(counted: list[int]) -> str:
    return "".join([letter * count for letter, count in zip(LETTERS, counted, strict=True)])


def board(words: str) -> str:
    """A pit as `Table.pit` draws it, from any layout of the lines."""
    return draw_pit(read_pit(words))
