"""Sets up tables for tests. A mine is written and drawn with one line per place; empty places are left out:

    row          wheel_2 clover_1a tower_1a      left to right: the card at the right end leaves first
    storage      fox_2 fox_2
    dock 1       wild[clover_2] wheel[] violet   wagons in order of arrival with their loads, then the engine
    orders       furnaces_3 ?barracks_2          ? is hidden from the others
    innovations  worker_4 ?lorry
    shares       barracks
    objectives   engine_green
    tokens       1 4
    delivered    barracks_2 wild[wheel_2] green  a line per train: its order, then the train
    passed

A stack is written from the top down. `...` stands for all remaining cards of the box. Without it the stack is complete,
and the remaining cards go to the last seat (innovations: out of the game). Seats 0 and 2 know `fox_2@02`.
Zones are written as their uses, oldest first: `engine 0:1 1:2; wild 0:1+1`. All other workers are in hand.
"""

from __future__ import annotations

from typing import Any, Final

import fajrant
from fajrant.games.coal_baron_cards.content import BOX
from tests.games.table import AnyTable, texts_in

SLUG: Final = "coal_baron_cards"
ZONES: Final[list[str]] = [zone["id"] for zone in BOX["zones"]["items"]]
PRINTED: Final[dict[str, int]] = {zone["id"]: zone["printed_workers"] for zone in BOX["zones"]["items"]}
STACKS: Final[dict[str, str]] = {zone["id"]: zone["deck"] for zone in BOX["zones"]["items"] if zone["kind"] == "stack"}
PREFIX: Final = {"objective": "obj_", "innovation": "inno_"}  # of a deck's ids, if it is not the deck's name
LINES: Final = {"row": "lorry", "storage": "lorry", "orders": "order", "innovations": "innovation", "shares": "share",
                "objectives": "objective"}  # fmt: skip
STEP_OF: Final = {"MAIN": "Main", "PAY": "Pay", "MINE": "Mining", "DELIVER": "Deliver", "WILD_STACK": "WildStack",
                  "WILD_CARD": "WildCard", "AFTER": "After"}  # fmt: skip


class Table(AnyTable):
    def mine(self, seat: int = 0) -> str:
        return draw_mine(self.truth()["mines"][seat])

    def line(self, place: str, seat: int = 0) -> str:
        """One line of a mine, without its name; empty if nothing is there."""
        start = f"{place:<12} "
        return "; ".join([line.removeprefix(start) for line in self.mine(seat).splitlines() if line.startswith(start)])

    def workers(self, seat: int = 0) -> list[int]:
        values: list[int] = self.truth()["mines"][seat]["workers"]
        return values

    def cost(self, zone: str) -> int:
        """The required number of workers."""
        number: int = self.match.view(None)["zones"][zone]["required"]
        return number

    def stack(self, name: str) -> list[str]:
        """All cards of a stack, from the top down."""
        return [short(card, STACKS[name]) for card in reversed(self.truth()["stacks"][name]["cards"])]

    def sees_stack(self, seat: int | None, name: str) -> str:
        """`fox_2 of 9, 3 wheel_2`: the top card, the size, and the cards the seat knows with their depth (top: 0)."""
        seen = self.match.view(seat)["stacks"][name]
        top = short(seen["top"], STACKS[name]) if seen["top"] else "nothing"
        known = [f"{depth} {short(card, STACKS[name])}" for depth, card in seen["known"]]
        return ", ".join([f"{top} of {seen['size']}", *known])


# ---------------------------------------------------------------- setting up


def table(
    *mines: str,
    seats: int = 0,
    turn: int = 0,
    at: str = "MAIN",
    starter: int = 0,
    zones: str = "",
    removed: str = "",
    history: str = "open",
    stacks: dict[str, str] | None = None,
) -> Table:
    """A position in a seat's turn. `at` is a decision point with its fields (`MINE 0 2 3`) or `OVER`."""
    seats = seats or max(2, len(mines))
    data = fajrant.new(SLUG, seats, 1, {"history": history}).to_json()
    here = data["table"]
    for seat, words in enumerate(mines):
        here["mines"][seat].update(read_mine(words))
    here["removed"] = [f"inno_{word}" for word in removed.split()]
    lay_workers(here, zones)
    tokens = {token: seat for seat, mine in enumerate(here["mines"]) for token in mine["tokens"]}
    here["shift"] = len(tokens) + (at != "OVER")
    here["starter"] = tokens[len(tokens)] if tokens else starter
    data["stack"] = steps(seats, turn, at)
    fill_stacks(here, stacks or {})
    return Table(fajrant.from_json(data))


def steps(seats: int, turn: int, at: str) -> list[list[object]]:
    """The steps of a turn at a decision point, as plain data."""
    if at == "OVER":
        return []
    point, *fields = at.split()
    stack: list[list[object]] = [["Shift", (turn + 1) % seats]]
    if point not in ("MAIN", "AFTER"):
        stack.append(["After", turn])
    if point == "DELIVER" and not fields:
        fields = [""]
    return [*stack, [STEP_OF[point], turn, *[int(field) if field.isdecimal() else field or None for field in fields]]]


def lay_workers(here: dict[str, Any], zones: str) -> None:
    for uses in filter(None, zones.split(";")):
        zone, *laid = uses.split()
        for use in laid:
            seat, _, cards = use.partition(":")
            payment = [int(card) if card.isdecimal() else f"inno_{card}" for card in cards.split("+")]
            for paid in payment:
                if isinstance(paid, int):
                    here["mines"][int(seat)]["workers"].remove(paid)
            place = here["zones"][ZONES.index(zone)]
            place["laid"].append([int(seat), payment])
            place.update(workers=PRINTED[zone] + len(place["laid"]), last=int(seat))


def fill_stacks(here: dict[str, Any], stacks: dict[str, str]) -> None:
    """Puts every remaining card of the box where the stacks say."""
    for name in STACKS:
        here["stacks"][name] = {"cards": [], "known": []}
    for name, words in stacks.items():
        named = [word.partition("@")[::2] for word in words.split() if word != "..."]
        here["stacks"][name] = {
            "cards": [long(card, STACKS[name]) for card, _ in reversed(named)],
            "known": [sum([1 << int(seat) for seat in known]) for _, known in reversed(named)],
        }
    lying = texts_in(here)
    for deck in set(STACKS.values()):
        left = [row["id"] for row in BOX["decks"][deck]["cards"] for _ in range(row["count"] - lying.count(row["id"]))]
        open_ended = [name for name in STACKS if STACKS[name] == deck and "..." in stacks.get(name, "...")]
        for number, name in enumerate(open_ended):
            below = left[number :: len(open_ended)]
            stack = here["stacks"][name]
            stack.update(cards=below[::-1] + stack["cards"], known=[0] * len(below) + stack["known"])
        if not open_ended:
            for card in left:
                put_away(here, deck, card)


def put_away(here: dict[str, Any], deck: str, card: str) -> None:
    """Gives a card that is in no stack to the last seat."""
    mine = here["mines"][-1]
    if deck == "wagon":
        (docks,) = [row["docks"] for row in BOX["decks"]["wagon"]["cards"] if row["id"] == card]
        mine["docks"][docks[0] - 1]["wagons"].append(card)
        mine["docks"][docks[0] - 1]["loads"].append(None)
    elif deck == "innovation":
        here["removed"].append(card)
    else:
        mine[{"lorry": "storage", "order": "orders", "share": "shares", "objective": "objectives"}[deck]].append(card)


# ---------------------------------------------------------------- reading and drawing a mine


def long(word: str, deck: str) -> str:
    return PREFIX.get(deck, f"{deck}_") + word


def short(card: str, deck: str) -> str:
    return card.removeprefix(PREFIX.get(deck, f"{deck}_"))


def read_mine(words: str) -> dict[str, Any]:
    docks: list[dict[str, Any]] = [read_train("") for _ in range(3)]
    mine: dict[str, Any] = {"docks": docks, "delivered": []}
    for line in filter(None, [line.strip() for line in words.splitlines()]):
        place, *cards = line.split()
        if place == "dock":
            docks[int(cards[0]) - 1] = read_train(" ".join(cards[1:]))
        elif place == "delivered":
            train = read_train(" ".join(cards[1:]))
            mine["delivered"].append({"order": f"order_{cards[0]}", "train": train})
        elif place == "tokens":
            mine["tokens"] = [int(token) for token in cards]
        elif place == "passed":
            mine["passed"] = True
        else:
            ordered = cards[::-1] if place == "row" else cards
            mine[place] = [long(card, LINES[place]) for card in ordered if card[0] != "?"]
            if "?" in line:
                mine[f"secret_{place}"] = [long(card[1:], LINES[place]) for card in cards if card[0] == "?"]
    return mine


def read_train(words: str) -> dict[str, Any]:
    train: dict[str, Any] = {"engine": None, "wagons": [], "loads": []}
    for word in words.split():
        wagon, bracket, load = word.rstrip("]").partition("[")
        if bracket:
            train["wagons"].append(f"wagon_{wagon}")
            train["loads"].append(f"lorry_{load}" if load else None)
        else:
            train["engine"] = f"engine_{word}"
    return train


def draw_mine(mine: dict[str, Any]) -> str:
    lines: list[tuple[str, list[str]]] = []
    for place, deck in LINES.items():
        cards = [short(card, deck) for card in (mine[place][::-1] if place == "row" else mine[place])]
        lines.append((place, cards + ["?" + short(card, deck) for card in mine.get(f"secret_{place}", [])]))
        if place == "storage":
            lines += [(f"dock {number}", draw_train(train)) for number, train in enumerate(mine["docks"], 1)]
    lines.append(("tokens", [str(token) for token in mine["tokens"]]))
    for delivery in mine["delivered"]:
        lines.append(("delivered", [short(delivery["order"], "order"), *draw_train(delivery["train"])]))
    drawn = [f"{place:<12} {' '.join(cards)}" for place, cards in lines if cards]
    return "\n".join(drawn + ["passed"] * mine["passed"])


def draw_train(train: dict[str, Any]) -> list[str]:
    drawn = [
        f"{short(wagon, 'wagon')}[{short(load or '', 'lorry')}]"
        for wagon, load in zip(train["wagons"], train["loads"], strict=True)
    ]
    return drawn + ([short(train["engine"], "engine")] if train["engine"] else [])


def board(words: str) -> str:
    """A mine as `Table.mine` draws it, from any layout of the lines."""
    nothing = {place: [] for place in LINES} | {"tokens": [], "passed": False}
    return draw_mine(nothing | read_mine(words))


def all_engines_gone() -> list[str]:
    """Four mines with all 28 engines: 9 at the docks of seats 1 to 3, and 19 in departed trains of seat 0."""
    orders = [
        f"{place}_{size}"
        for size in "123"
        for place in ("barracks", "furnaces", "factories", "steamboats")
        for _ in "12"
    ]
    trains = ["wild[wheel_1a]", "wild[clover_1a]", "wild[wheel_1a]", "wild[clover_1a]", "wild[wheel_1a]"]
    trains += ["wild[clover_1a]", "wild[tower_1a]", "wild[tower_1a]"]
    trains += ["wheel[wheel_2]"] * 5 + ["clover[clover_2]"] * 3
    trains += ["tower[tower_2] wild[tower_2]"] * 2 + ["fox[fox_2] wild[fox_2]"]
    engines = ["orange"] * 5 + ["violet"] * 7 + ["black"] * 7
    departed = [f"delivered {' '.join(cards)}" for cards in zip(orders, trains, engines, strict=False)]
    green = "dock 1 green\n dock 2 green\n dock 3 "
    return ["\n".join(departed), green + "green", green + "orange", green + "orange"]
