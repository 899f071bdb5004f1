"""The vocabulary: the verbs of all moves (§11), and the kinds of events."""

from __future__ import annotations

from typing import Final

from fajrant.core.journal import EventKind, Several
from fajrant.core.moves import Verb
from fajrant.games.coal_baron_cards.content import (
    CARD,
    COUNT,
    DOCK,
    SEAT,
    STACK,
    TOKEN,
    ZONE,
)
from fajrant.games.coal_baron_cards.crew import PAYMENT

INNOVATE: Final = Verb("innovation", [CARD])  # D1, D9  innovation inno_lorry
PLACE: Final = Verb("place", [ZONE])  # D1  place mining_01
PASS: Final = Verb("pass", [], closes=True).of()  # D1
PAY: Final = Verb("pay", [PAYMENT])  # D2  pay 1 2 inno_worker_3
WAGON_DOCK: Final = Verb("wagon_dock", [DOCK])  # D3  wagon_dock 2
ENGINE_DOCK: Final = Verb("engine_dock", [DOCK])  # D4  engine_dock 2
LOAD_ROW: Final = Verb("load_row", [DOCK, CARD])  # D5  load_row 1 wagon_wild
STORE: Final = Verb("store", []).of()  # D5
LOAD_STORAGE: Final = Verb("load_storage", [CARD, DOCK, CARD])  # D5  load_storage lorry_fox_2 3 wagon_fox
STOP: Final = Verb("stop", [], closes=True).of()  # D5, D6
SEND: Final = Verb("send", [DOCK, CARD])  # D6  send 2 order_barracks_1
WILD_STACK: Final = Verb("wild_stack", [STACK])  # D7  wild_stack order
WILD_CARD: Final = Verb("wild_card", [CARD])  # D8  wild_card order_barracks_1
INNO_STACK: Final = Verb("inno_stack", [STACK])  # D8b  inno_stack lorry_2
END_TURN: Final = Verb("end_turn", [], closes=True).of()  # D9

SHIFT_BEGAN: Final = EventKind("shift_began", [("token", TOKEN), ("seat", SEAT)], heading=True)
PLACED: Final = EventKind("placed", [("seat", SEAT), ("zone", ZONE), ("payment", PAYMENT), ("workers", COUNT)])
PASSED: Final = EventKind("passed", [("seat", SEAT)])
INNOVATED: Final = EventKind("innovated", [("seat", SEAT), ("card", CARD)])
TOOK: Final = EventKind("took", [("seat", SEAT), ("stack", STACK), ("card", CARD)])
WAGON_STANDS: Final = EventKind("wagon_stands", [("seat", SEAT), ("card", CARD), ("dock", DOCK)])
ENGINE_STANDS: Final = EventKind("engine_stands", [("seat", SEAT), ("card", CARD), ("dock", DOCK)])
LOADED: Final = EventKind("loaded", [("seat", SEAT), ("card", CARD), ("dock", DOCK), ("wagon", CARD)])
LOADED_FROM_STORAGE: Final = EventKind(
    "loaded_from_storage", [("seat", SEAT), ("card", CARD), ("dock", DOCK), ("wagon", CARD)]
)
STORED: Final = EventKind("stored", [("seat", SEAT), ("card", CARD)])
SENT: Final = EventKind("sent", [("seat", SEAT), ("dock", DOCK), ("card", CARD), ("lorries", COUNT)])
LOOKED: Final = EventKind("looked", [("seat", SEAT), ("stack", STACK), ("count", COUNT)])
SAW: Final = EventKind("saw", [("seat", SEAT), ("stack", STACK), ("cards", Several(CARD))])  # to the looking seat only
TOOK_LOOKED: Final = EventKind("took_looked", [("seat", SEAT), ("stack", STACK), ("card", CARD)])
TOOK_SECRETLY: Final = EventKind("took_secretly", [("seat", SEAT), ("stack", STACK)])  # to the other seats
SPLIT: Final = EventKind("split", [("stack", STACK), ("count", COUNT)])
TOKEN_TAKEN: Final = EventKind("token_taken", [("seat", SEAT), ("token", TOKEN)])
GAME_OVER: Final = EventKind("game_over", [], heading=True)

VERBS: Final = [
    INNOVATE,
    PLACE,
    PASS.verb,
    PAY,
    WAGON_DOCK,
    ENGINE_DOCK,
    LOAD_ROW,
    STORE.verb,
    LOAD_STORAGE,
    STOP.verb,
    SEND,
    WILD_STACK,
    WILD_CARD,
    INNO_STACK,
    END_TURN.verb,
]
EVENT_KINDS: Final = [
    SHIFT_BEGAN,
    PLACED,
    PASSED,
    INNOVATED,
    TOOK,
    WAGON_STANDS,
    ENGINE_STANDS,
    LOADED,
    LOADED_FROM_STORAGE,
    STORED,
    SENT,
    LOOKED,
    SAW,
    TOOK_LOOKED,
    TOOK_SECRETLY,
    SPLIT,
    TOKEN_TAKEN,
    GAME_OVER,
]
