"""The table as plain data: each field's name and codec."""

from __future__ import annotations

from typing import Any, Final

from fajrant.core.codec import Codec
from fajrant.core.fields import (
    FLAG,
    PER_SEAT,
    SEATED,
    ByName,
    BySeats,
    Checked,
    Field,
    ListOf,
    Number,
    Object,
    OrNull,
    SeatMask,
    SortedTupleOf,
    TupleOf,
)
from fajrant.core.plain import Reader
from fajrant.core.steps import steps_in
from fajrant.games.coal_baron_cards.content import (
    CARD,
    DECK_OF,
    DECK_OF_STACK,
    DECKS,
    DOCKS,
    ENGINE,
    INNOVATION,
    LORRIES_ON,
    LORRY,
    NONE,
    OBJECTIVE,
    ORDER,
    PARTY_OF,
    PRINTED_WORKERS,
    SEAT,
    SEAT_OR_NONE,
    SHARE,
    STACK,
    TOKEN,
    WAGON,
    WAGON_DOCKS,
    WORKER_COPIES,
    WORKER_VALUES,
    ZONE,
    ZONES,
)
from fajrant.games.coal_baron_cards.crew import PAYMENT, crew_of, least, most, workers_in
from fajrant.games.coal_baron_cards.rules import delivery, innovations, mining, placement, shift, taking, wild
from fajrant.games.coal_baron_cards.state import CardGame, Delivery, Mine, Train, Zone, stacked, takes, trimmed

STEP_KINDS: Final = steps_in([shift, placement, taking, mining, delivery, wild, innovations])

# ---------------------------------------------------------------- cards


def of_deck(deck: int, codec: Codec) -> Codec:
    """A codec that accepts only cards of one deck."""

    def complaint(value: Any) -> str:
        for kind in [value] if isinstance(value, int) else value:
            if DECK_OF[kind] != deck:
                return f"{CARD.text(kind)} is not in the {DECKS[deck]} deck"
        return ""

    return Checked(codec, complaint)


def card(deck: int) -> Codec:
    return of_deck(deck, CARD)


def row(deck: int) -> Codec:
    """Cards whose order matters."""
    return of_deck(deck, TupleOf(CARD))


def hand(deck: int) -> Codec:
    """Cards whose order has no meaning; they are kept sorted."""
    return of_deck(deck, SortedTupleOf(CARD))


class StackOf(Object):
    """The cards of a stack, the top one last, and which seats know each; `known` is empty if nobody knows any."""

    def __init__(self, deck: int) -> None:
        super().__init__(stacked, [Field("cards", row(deck)), Field("known", TupleOf(SeatMask()))])

    def decode(self, reader: Reader, table: dict[str, Any]) -> Any:
        stack = super().decode(reader, table)
        if stack.known and len(stack.known) != stack.size:
            raise reader.refuse(f"known has {len(stack.known)} entries for {stack.size} cards")
        return stacked(stack.cards, trimmed(stack.known))


# ---------------------------------------------------------------- zones


class ZoneOf(Object):
    """A zone. Its number grows by one with each use, and each payment must be exact."""

    def __init__(self, zone: int) -> None:
        laid = TupleOf(TupleOf([Number(SEAT.low, SEAT.high), PAYMENT]))
        super().__init__(Zone, [Field("workers", Number(0, 99)), Field("last", SEAT_OR_NONE), Field("laid", laid)])
        self.zone: Final = zone

    def decode(self, reader: Reader, table: dict[str, Any]) -> Any:
        zone = super().decode(reader, table)
        printed = PRINTED_WORKERS[self.zone]
        for use, (_, payment) in enumerate(zone.laid, start=1):
            if not least(payment) <= printed + use <= most(payment):
                wrong = f"use {use} of {ZONE.text(self.zone)} costs {printed + use}, not {PAYMENT.plain(payment)}"
                raise reader.get("laid").items()[use - 1].refuse(wrong)
        if zone.workers != printed + len(zone.laid) or zone.last != (zone.laid[-1][0] if zone.laid else NONE):
            raise reader.refuse("workers and last do not match the payments")
        return zone


# ---------------------------------------------------------------- trains


class TrainCodec(Object):
    """An engine, wagons, and the load of each wagon."""

    def fill(self, reader: Reader, values: dict[str, Any], table: dict[str, Any]) -> None:
        super().fill(reader, values, table)
        reader.get("loads").exactly(len(values["wagons"]))


TRAIN: Final = TrainCodec(
    Train,
    [
        Field("engine", OrNull(card(ENGINE))),
        Field("wagons", row(WAGON)),
        Field("loads", TupleOf(OrNull(card(LORRY)))),
    ],
)


def train_at(dock: int) -> Codec:
    def complaint(train: Train) -> str:
        for wagon, load in zip(train.wagons, train.loads, strict=True):
            if not WAGON_DOCKS[wagon] >> dock & 1:
                return f"{CARD.text(wagon)} may not stand at dock {dock + 1}"
            if load != NONE and not takes(dock, wagon, load):
                return f"{CARD.text(wagon)} at dock {dock + 1} cannot hold {CARD.text(load)}"
        return ""

    return Checked(TRAIN, complaint)


def wrong_delivery(delivered: Delivery) -> str:
    if delivered.train.engine == NONE or delivered.train.lorries < LORRIES_ON[delivered.order]:
        return "a departed train needs an engine and at least the ordered number of lorries"
    return ""


DELIVERY: Final = Checked(Object(Delivery, [Field("order", card(ORDER)), Field("train", TRAIN)]), wrong_delivery)

# ---------------------------------------------------------------- a player's mine


class Crew(Codec):
    """Worker cards by their values."""

    def __init__(self) -> None:
        self.values: Final = ListOf(Number(WORKER_VALUES[0], WORKER_VALUES[-1]))

    def encode(self, value: Any) -> object:
        return workers_in(value)

    def decode(self, reader: Reader, table: dict[str, Any]) -> Any:
        workers = self.values.decode(reader, table)
        for value, copies in zip(WORKER_VALUES, WORKER_COPIES, strict=True):
            if workers.count(value) > copies:
                wrong = f"nobody has {workers.count(value)} worker cards of value {value}"
                raise (reader.within or reader).refuse(wrong)
        return crew_of(workers)


MINE: Final = Object(
    Mine,
    [
        Field("workers", Crew()),
        Field("passed", FLAG),
        Field("orders", hand(ORDER)),
        Field("secret_orders", hand(ORDER)),
        Field("innovations", hand(INNOVATION)),
        Field("secret_innovations", hand(INNOVATION)),
        Field("row", row(LORRY)),
        Field("storage", hand(LORRY)),
        Field("docks", ListOf([train_at(dock) for dock in DOCKS])),
        Field("shares", hand(SHARE)),
        Field("objectives", hand(OBJECTIVE)),
        Field("tokens", SortedTupleOf(TOKEN)),
        Field("delivered", TupleOf(DELIVERY)),
    ],
)

# ---------------------------------------------------------------- the table

TABLE: Final = Object(
    CardGame,
    [
        Field("shift", BySeats([Number(1, party.shifts) for party in PARTY_OF])),
        Field("starter", SEATED),
        Field("removed", hand(INNOVATION)),
        Field("zones", ListOf([ZoneOf(zone) for zone in ZONES])),
        Field("stacks", ByName(STACK.ids, [StackOf(deck) for deck in DECK_OF_STACK])),
        Field("mines", ListOf(MINE, PER_SEAT)),
    ],
)
