"""The vocabulary: the verbs of moves (§11) and the kinds of journal events.

A placement has the targets `dwarf:foreman`, then with card 44 `speciality:smelter`, then `space:mine_2`. The options of
an action window have the things they move as targets, such as `give:gold`, `take:iron`, `project:10`,
`position:level_2` or `bonus:heat2`. A heat payment has the number of furnaces, `furnaces:1`; the track pays the rest.
Moves without targets are buttons: `mine`, `build`, `build_second`, `convert_stone`, `convert_iron`, `done`, `end_turn`.
"""

from __future__ import annotations

from typing import Final

from fajrant.core.journal import EventKind, Several
from fajrant.core.moves import Domain, Numbers, OrNone, Verb
from fajrant.games.dwergar.content import (
    BONUS,
    COUNT,
    DECK,
    DWARF,
    EVENT,
    FURNACE,
    FURNACES,
    HEAT,
    KIND,
    LEVELS,
    MOST_HEAT,
    NONE,
    PIECES,
    POINTS,
    POSITION,
    PROJECT,
    PROJECT_OR_NONE,
    ROUND,
    SEAT,
    SPACE,
    SPACES,
    SPECIALITIES,
    SPECIALITY,
    SPECIALITY_OR_NONE,
)
from fajrant.games.dwergar.state import SOURCES_OF_POINTS


class Where(Domain):
    """A space, and with card 44 also the speciality that the dwarf takes on there: `forge`, `forge smelter`."""

    def targets(self, value: int) -> list[str]:
        space = SPACE.targets(space_of(value))
        return space if value < len(SPACES) else SPECIALITY.targets(speciality_of(value)) + space


def where(space: int, speciality: int = NONE) -> int:
    """The value of WHERE for a space and a speciality."""
    return space + len(SPACES) * (speciality + 1)


def space_of(value: int) -> int:
    return value % len(SPACES)


def speciality_of(value: int) -> int:
    return value // len(SPACES) - 1


WHERE: Final = Where(
    "space", SPACE.ids + [f"{space} {SPECIALITY.ids[other]}" for other in SPECIALITIES for space in SPACE.ids]
)
GIVE: Final = Domain("give", KIND.ids)  # from the supply
TAKE: Final = Domain("take", KIND.ids)  # from the bank
SOURCE: Final = Domain("source", SOURCES_OF_POINTS)

PLACE: Final = Verb("place", [DWARF, WHERE])  # D1  place foreman mine_3, place engineer forge smelter
KNOCK_OFF: Final = Verb("knock_off", [OrNone(SPACE, "none")])  # D1  knock_off gear
CONVERT_STONE: Final = Verb("convert_stone", []).of()  # D1
CONVERT_IRON: Final = Verb("convert_iron", []).of()  # D1
END_TURN: Final = Verb("end_turn", [], closes=True).of()  # D1
PAY_HEAT: Final = Verb("pay_heat", [Numbers("furnaces", 0, FURNACES)])  # D2  pay_heat 1
MINE: Final = Verb("mine", []).of()  # D3
RAISE: Final = Verb("raise", [LEVELS])  # D7  raise 2
DROP_STONE: Final = Verb("drop_stone", [POSITION])  # D7  drop_stone closed
BUILD: Final = Verb("build", []).of()  # D3
BUILD_SECOND: Final = Verb("build_second", []).of()  # D3
EXCHANGE: Final = Verb("exchange", [GIVE, TAKE])  # D3  exchange crystal gold
FORGE_PIECE: Final = Verb("forge", [GIVE])  # D3  forge stone
REALISE: Final = Verb("realise", [PROJECT])  # D4  realise 10
DEVELOP: Final = Verb("develop", [PROJECT])  # D6  develop 10
USE_SILVERBEARD: Final = Verb("silverbeard", [BONUS])  # D3  silverbeard heat2
BUILD_IN: Final = Verb("build_in", [FURNACE])  # D3  build_in lit
DONE: Final = Verb("done", [], closes=True).of()  # D3
TAKE_DISCOUNT: Final = Verb("discount", [KIND])  # D4  discount stone
RECOVER: Final = Verb("recover", [KIND])  # D5  recover iron
EXTRA_HEAT: Final = Verb("extra_heat", [Numbers("amount", 0, MOST_HEAT + FURNACES)])  # D6  extra_heat 3
FREE_DEVELOPMENT: Final = Verb("free_development", [PROJECT_OR_NONE])  # D9  free_development none

VERBS: Final = [
    PLACE,
    KNOCK_OFF,
    CONVERT_STONE.verb,
    CONVERT_IRON.verb,
    END_TURN.verb,
    PAY_HEAT,
    MINE.verb,
    RAISE,
    DROP_STONE,
    BUILD.verb,
    BUILD_SECOND.verb,
    EXCHANGE,
    FORGE_PIECE,
    REALISE,
    DEVELOP,
    USE_SILVERBEARD,
    BUILD_IN,
    DONE.verb,
    TAKE_DISCOUNT,
    RECOVER,
    EXTRA_HEAT,
    FREE_DEVELOPMENT,
]

DECKS_IN_PLAY: Final = EventKind("decks_in_play", [("decks", Several(DECK))])
ROUND_BEGAN: Final = EventKind("round_began", [("round", ROUND)], heading=True)
TURN_BEGAN: Final = EventKind("turn_began", [("seat", SEAT), ("actions", COUNT)], heading=True, befalls=True)
BONUS_TURN_BEGAN: Final = EventKind(
    "bonus_turn_began", [("seat", SEAT), ("actions", COUNT)], heading=True, befalls=True
)
PROJECTS_LAID: Final = EventKind("projects_laid", [("projects", Several(PROJECT))])
PROJECTS_DISCARDED: Final = EventKind("projects_discarded", [("projects", Several(PROJECT))])
TOKEN_GIVEN: Final = EventKind("token_given", [("seat", SEAT)], befalls=True)  # Silverbeard's
TOKEN_RETURNED: Final = EventKind("token_returned", [("seat", SEAT)], befalls=True)
TOKEN_USED: Final = EventKind("token_used", [("seat", SEAT), ("bonus", BONUS)])
PLACED: Final = EventKind(
    "placed", [("seat", SEAT), ("dwarf", DWARF), ("space", SPACE), ("speciality", SPECIALITY_OR_NONE)]
)
TOOK: Final = EventKind("took", [("seat", SEAT), ("dwarf", DWARF), ("space", SPACE)])  # the worker who was there
SENT_HOME: Final = EventKind("sent_home", [("seat", SEAT), ("space", SPACE)], befalls=True)  # a foreman, to his pool
BOARDED: Final = EventKind("boarded", [("seat", SEAT), ("position", POSITION)])  # a foreman boards his own cart
KNOCKED_OFF: Final = EventKind("knocked_off", [("seat", SEAT)])  # the foreman returns from a space or a cart
MINED: Final = EventKind("mined", [("seat", SEAT), ("space", SPACE), ("pieces", Several(PIECES))])
MINED_EXTRA: Final = EventKind("mined_extra", [("seat", SEAT), ("space", SPACE), ("pieces", Several(PIECES))])
LIFTED: Final = EventKind("lifted", [])  # by one level
UNLOADED: Final = EventKind("unloaded", [("seat", SEAT), ("pieces", Several(PIECES))], befalls=True)
RODE_UP: Final = EventKind("rode_up", [("seat", SEAT)], befalls=True)  # a foreman, in his cart
STONE_DROPPED: Final = EventKind("stone_dropped", [("position", POSITION)])  # into every player's cart
LIT_FURNACES: Final = EventKind("lit_furnaces", [("seat", SEAT), ("count", COUNT)])
HEATED: Final = EventKind("heated", [("seat", SEAT), ("heat", HEAT)], befalls=True)
PAID_HEAT: Final = EventKind("paid_heat", [("seat", SEAT), ("heat", HEAT), ("furnaces", COUNT)])
COOLED: Final = EventKind("cooled", [("seat", SEAT), ("heat", HEAT)], befalls=True)
BUILT: Final = EventKind("built", [("seat", SEAT), ("pieces", Several(PIECES))])
EXCHANGED: Final = EventKind("exchanged", [("seat", SEAT), ("give", KIND), ("pieces", Several(PIECES))])
FORGED: Final = EventKind("forged", [("seat", SEAT), ("give", KIND), ("take", KIND)])
REALISED: Final = EventKind("realised", [("seat", SEAT), ("project", PROJECT), ("points", POINTS)])
RECOVERED: Final = EventKind("recovered", [("seat", SEAT), ("kind", KIND)])
DEVELOPED: Final = EventKind("developed", [("seat", SEAT), ("project", PROJECT), ("points", POINTS)])
GAINED: Final = EventKind("gained", [("seat", SEAT), ("pieces", Several(PIECES))], befalls=True)
CONVERTED: Final = EventKind("converted", [("seat", SEAT), ("kind", KIND)])
SCORED: Final = EventKind("scored", [("seat", SEAT), ("points", POINTS), ("source", SOURCE)])
FURNACE_GAINED: Final = EventKind("furnace_gained", [("seat", SEAT)])  # from the reserve, lit
EXTRA_ACTION: Final = EventKind("extra_action", [("seat", SEAT)])
BUILT_IN: Final = EventKind("built_in", [("seat", SEAT), ("furnace", FURNACE), ("space", SPACE), ("points", POINTS)])
EVENT_REVEALED: Final = EventKind("event_revealed", [("event_card", EVENT)])
FIRE_SPREAD: Final = EventKind("fire_spread", [("seat", SEAT)], befalls=True)
ACCOUNTED: Final = EventKind("accounted", [("seat", SEAT), ("project", PROJECT), ("points", POINTS)], befalls=True)
GAME_OVER: Final = EventKind("game_over", [], heading=True)

EVENT_KINDS: Final = [
    DECKS_IN_PLAY,
    ROUND_BEGAN,
    TURN_BEGAN,
    BONUS_TURN_BEGAN,
    PROJECTS_LAID,
    PROJECTS_DISCARDED,
    TOKEN_GIVEN,
    TOKEN_RETURNED,
    TOKEN_USED,
    PLACED,
    TOOK,
    SENT_HOME,
    BOARDED,
    KNOCKED_OFF,
    MINED,
    MINED_EXTRA,
    LIFTED,
    UNLOADED,
    RODE_UP,
    STONE_DROPPED,
    LIT_FURNACES,
    HEATED,
    PAID_HEAT,
    COOLED,
    BUILT,
    EXCHANGED,
    FORGED,
    REALISED,
    RECOVERED,
    DEVELOPED,
    GAINED,
    CONVERTED,
    SCORED,
    FURNACE_GAINED,
    EXTRA_ACTION,
    BUILT_IN,
    EVENT_REVEALED,
    FIRE_SPREAD,
    ACCOUNTED,
    GAME_OVER,
]
