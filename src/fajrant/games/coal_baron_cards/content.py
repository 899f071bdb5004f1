"""The box, read once. Every kind of card is a small integer; lists hold the printed values by kind."""

from __future__ import annotations

from typing import Any, Final

from fajrant.core.content import ids, read_content
from fajrant.core.moves import Domain, Numbers, OrNone

BOX: Final[dict[str, Any]] = read_content(__file__)

NONE: Final = -1

# ---------------------------------------------------------------- cards of the seven decks, in content order

DECKS: Final = ["lorry", "wagon", "engine", "order", "share", "objective", "innovation"]
LORRY: Final = 0
WAGON: Final = 1
ENGINE: Final = 2
ORDER: Final = 3
SHARE: Final = 4
OBJECTIVE: Final = 5
INNOVATION: Final = 6
DECK: Final = Domain("deck", DECKS)

ROWS: Final[list[dict[str, Any]]] = [row for deck in DECKS for row in BOX["decks"][deck]["cards"]]
CARD: Final = Domain("card", ids(ROWS))
CARDS: Final = list(range(len(ROWS)))
COPIES: Final[list[int]] = [int(row["count"]) for row in ROWS]
DECK_OF: Final[list[int]] = [deck for deck, name in enumerate(DECKS) for _ in BOX["decks"][name]["cards"]]


def kinds_of(deck: int) -> list[int]:
    return [kind for kind in CARDS if DECK_OF[kind] == deck]


ORDER_KINDS: Final = kinds_of(ORDER)

# ---------------------------------------------------------------- crests, docks, destinations, engine types

CREST: Final = Domain("crest", ids(BOX["crests"]["items"]))
DOCK: Final = Domain("dock", [str(row["id"]) for row in BOX["docks"]["items"]])
DOCKS: Final = list(range(len(DOCK.ids)))
DESTINATION: Final = Domain("destination", ids(BOX["destinations"]["items"]))
DESTINATIONS: Final = list(range(len(DESTINATION.ids)))
ENGINE_TYPE: Final = Domain("engine_type", ids(BOX["engine_types"]["items"]))


def bits(domain: Domain, names: list[Any]) -> int:
    """A set of crests or docks as a bit mask."""
    return sum([1 << domain.index[str(name)] for name in names])


def column(name: str, domain: Domain) -> list[int]:
    """A column of the content by kind of card; NONE if the kind has no value there."""
    return [domain.index[row[name]] if name in row else NONE for row in ROWS]


CREST_OF: Final = column("crest", CREST)  # lorries
LORRIES_ON: Final[list[int]] = [int(row.get("lorries", 0)) for row in ROWS]  # of lorry cards; required by orders
POINTS_ON: Final[list[int]] = [int(row.get("vp", 0)) for row in ROWS]  # of lorries, orders; objectives: per item
TYPE_OF: Final = column("type", ENGINE_TYPE)  # engines, engine objectives
DESTINATION_OF: Final = column("destination", DESTINATION)  # orders, shares, objectives

DOCK_CRESTS: Final = [bits(CREST, row["crests"]) for row in BOX["docks"]["items"]]
WAGON_CRESTS: Final = [bits(CREST, row.get("crests", [])) for row in ROWS]
WAGON_DOCKS: Final = [
    bits(DOCK, row.get("docks", [])) if DECK_OF[kind] == WAGON else 0 for kind, row in enumerate(ROWS)
]

# ---------------------------------------------------------------- objectives and innovations

EFFECT_OF: Final[list[str]] = [str(row.get("effect", "")) for row in ROWS]
THRESHOLD_OF: Final[list[int]] = [int(row.get("threshold", 0)) for row in ROWS]
WORKER_MOST: Final[list[int]] = [int(row["max"]) if row.get("family") == "worker" else 0 for row in ROWS]
LEAST_STEPS: Final[list[int]] = [int(row.get("min_steps", 0)) for row in ROWS]
MOST_STEPS: Final[list[int]] = [int(row.get("max_steps", 0)) for row in ROWS]
WORKER_INNOVATIONS: Final = [kind for kind in CARDS if WORKER_MOST[kind] > 0]
INNO_LORRY: Final = CARD.index["inno_lorry"]
INNO_WAGON: Final = CARD.index["inno_wagon"]
INNO_ENGINE: Final = CARD.index["inno_engine"]
INNO_ORDER: Final = CARD.index["inno_order"]
INNO_SHARE: Final = CARD.index["inno_share"]
INNO_MINING: Final = CARD.index["inno_mining"]
INNO_DELIVERY: Final = CARD.index["inno_delivery"]

# ---------------------------------------------------------------- zones; the nine with a stack have its id

ZONE_ROWS: Final[list[dict[str, Any]]] = BOX["zones"]["items"]
ZONE: Final = Domain("zone", ids(ZONE_ROWS))
ZONES: Final = list(range(len(ZONE_ROWS)))
STACK: Final = Domain("stack", [str(row["id"]) for row in ZONE_ROWS if row["kind"] == "stack"])
STACKS: Final = list(range(len(STACK.ids)))
STACK_OF_ZONE: Final = [STACK.index.get(zone, NONE) for zone in ZONE.ids]
DECK_OF_STACK: Final[list[int]] = [DECK.index[row["deck"]] for row in ZONE_ROWS if row["kind"] == "stack"]
PRINTED_WORKERS: Final[list[int]] = [int(row["printed_workers"]) for row in ZONE_ROWS]
ZONE_LEAST_STEPS: Final[list[int]] = [int(row.get("min_steps", 0)) for row in ZONE_ROWS]
ZONE_MOST_STEPS: Final[list[int]] = [int(row.get("max_steps", 0)) for row in ZONE_ROWS]
LORRY_1: Final = STACK.index["lorry_1"]
LORRY_2: Final = STACK.index["lorry_2"]
WAGON_1: Final = STACK.index["wagon_1"]
WAGON_2: Final = STACK.index["wagon_2"]
ENGINE_STACK: Final = STACK.index["engine"]
ORDER_STACK: Final = STACK.index["order"]
SHARE_STACK: Final = STACK.index["share"]
MINING_01: Final = ZONE.index["mining_01"]
DELIVERY: Final = ZONE.index["delivery"]
WILD: Final = ZONE.index["wild"]
LOOK: Final[int] = int(ZONE_ROWS[WILD]["look"])


def stacks_of(deck: int) -> list[int]:
    return [stack for stack in STACKS if DECK_OF_STACK[stack] == deck]


STACKS_OF: Final = [stacks_of(deck) for deck in range(len(DECKS))]
TWIN: Final = [LORRY_2, LORRY_1, WAGON_2, WAGON_1]  # the other stack of lorries or wagons
STACK_SIZE: Final[list[int]] = [int(BOX["setup"]["stack_sizes"][stack]) for stack in STACK.ids]

# ---------------------------------------------------------------- seats

SEAT: Final = Numbers("seat", 0, 3)
SEAT_OR_NONE: Final = OrNone(SEAT)
STEPS: Final = Numbers("steps", 0, 4)
COUNT: Final = Numbers("count", 0, 99)
TOKEN: Final = Numbers("token", 1, 7)
TYPE_OR_NONE: Final = OrNone(ENGINE_TYPE)

WORKER_COPIES: Final[list[int]] = [int(row["count_per_player"]) for row in BOX["decks"]["worker"]["cards"]]
WORKER_VALUES: Final[list[int]] = [int(row["value"]) for row in BOX["decks"]["worker"]["cards"]]


class Party:
    """The set-up for a number of players (§3)."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.players: Final = int(row["players"])
        self.shifts: Final = int(row["shifts"])
        removed: list[int] = [int(value) for value in row["worker_values_removed"]]
        self.workers: Final = [
            value for value, copies in zip(WORKER_VALUES, WORKER_COPIES, strict=True) for _ in range(copies)
            if value not in removed
        ]  # fmt: skip
        zones_removed: list[str] = list(row["zones_removed"])
        self.zones: Final = [zone for zone in ZONES if ZONE.ids[zone] not in zones_removed]
        self.zone_bits: Final = sum([1 << zone for zone in self.zones])


PARTIES: Final = [Party(row) for row in BOX["setup"]["by_players"]]
PARTY_OF: Final = [PARTIES[0], PARTIES[0], *PARTIES]  # by number of players; the first two are padding
