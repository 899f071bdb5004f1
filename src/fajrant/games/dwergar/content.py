"""The box, read once. Kinds, dwarfs, spaces and cards are small integers; lists hold their printed values.

Everything that a variant can change is in `Values`, which every position refers to."""

from __future__ import annotations

from typing import Any, Final

from fajrant.core.content import read_content
from fajrant.core.moves import Domain, Numbers, OrNone
from fajrant.core.variants import Boxes

BOX: Final[dict[str, Any]] = read_content(__file__)

NONE: Final = -1


def codes(rows: list[dict[str, Any]]) -> list[str]:
    return [str(row["code"]) for row in rows]


# ---------------------------------------------------------------- resources

KIND_ROWS: Final[list[dict[str, Any]]] = [row for row in BOX["resources"] if row["code"] != "heat"]
KIND: Final = Domain("kind", codes(KIND_ROWS))  # worst to best
KINDS: Final = list(range(len(KIND.ids)))
STONE: Final = KIND.index["stone"]
IRON: Final = KIND.index["iron"]
GOLD: Final = KIND.index["gold"]
CRYSTAL: Final = KIND.index["crystal"]
KIND_OR_NONE: Final = OrNone(KIND)

Counts = tuple[int, ...]  # pieces by kind
NOTHING: Final[Counts] = (0,) * len(KINDS)


def counts(row: dict[str, Any]) -> Counts:
    """The pieces in a row, without the heat."""
    return tuple([int(row.get(code, 0)) for code in KIND.ids])


def plus(first: Counts, second: Counts) -> Counts:
    return tuple([first[kind] + second[kind] for kind in KINDS])


VALUE: Final[list[float]] = [float(row["model_value"]) for row in KIND_ROWS]  # the value model (RULES.md §2.2)


def worth_of(counts: Counts) -> float:
    """The worth of pieces by the value model."""
    worth = 0.0
    for kind in KINDS:
        worth += VALUE[kind] * counts[kind]
    return worth


def plain_counts(counts: Counts) -> dict[str, int]:
    """The counts by kind, without zeros."""
    return {KIND.text(kind): counts[kind] for kind in KINDS if counts[kind]}


MOST_PIECES: Final = 60  # of a kind in one journal event; no cart ever holds as many
PIECES: Final = Domain(
    "pieces", [f"{count}_{code}" for code in KIND.ids for count in range(1, MOST_PIECES + 1)]
)  # a count and a kind as one id: `3_iron`


def pieces(counts: Counts) -> tuple[int, ...]:
    """Pieces for the journal: a PIECES value for each kind that occurs."""
    return tuple([kind * MOST_PIECES + min(counts[kind], MOST_PIECES) - 1 for kind in KINDS if counts[kind] > 0])


# ---------------------------------------------------------------- dwarfs

SPECIALITY_ROWS: Final[list[dict[str, Any]]] = BOX["specialists"]
SPECIALITY: Final = Domain("speciality", codes(SPECIALITY_ROWS))
SPECIALITIES: Final = list(range(len(SPECIALITY.ids)))
SPECIALITY_OR_NONE: Final = OrNone(SPECIALITY)
WORKERS_OF_EACH: Final[list[int]] = [int(row["pieces"]) for row in SPECIALITY_ROWS]
WORKERS_REMOVED: Final[int] = int(BOX["meta"]["workers_removed"])
WORKERS: Final = sum(WORKERS_OF_EACH) - WORKERS_REMOVED  # in play
FOREMAN: Final = len(SPECIALITIES)
DWARF: Final = Domain("dwarf", [*SPECIALITY.ids, str(BOX["foreman"]["code"])])
DWARFS: Final = list(range(len(DWARF.ids)))

SEAT: Final = Numbers("seat", 0, int(BOX["meta"]["players_max"]) - 1)
SEATS: Final = list(range(SEAT.size()))
OCCUPANT: Final = Domain("occupant", [*SPECIALITY.ids, *[f"foreman_{seat}" for seat in SEATS]])  # of a space
OCCUPANT_OR_NONE: Final = OrNone(OCCUPANT)

# ---------------------------------------------------------------- mine and guild spaces

POSITION: Final = Domain("position", list(BOX["mine"]["tile_positions"]))  # where the five cart tiles rest [R1]
POSITIONS: Final = list(range(len(POSITION.ids)))
CLOSED: Final = POSITION.index["closed"]
LEVEL_ROWS: Final[list[dict[str, Any]]] = BOX["mine"]["levels"]
GUILD_ROWS: Final[list[dict[str, Any]]] = BOX["guild_spaces"]
SPACE_ROWS: Final = LEVEL_ROWS + GUILD_ROWS
SPACE: Final = Domain("space", codes(SPACE_ROWS))
SPACES: Final = list(range(len(SPACE.ids)))
MINE_SPACES: Final = len(LEVEL_ROWS)  # these come first in SPACES; guild spaces follow
LAB: Final = SPACE.index["lab"]
BELLOWS: Final = SPACE.index["bellows"]
GEAR: Final = SPACE.index["gear"]
STOVE_MAKER: Final = SPACE.index["stove_maker"]
FORGE: Final = SPACE.index["forge"]
ARCHITECT: Final = SPACE.index["architect"]
POSITION_OF: Final[list[int]] = [POSITION.index[row["position"]] for row in LEVEL_ROWS]  # of a mine space

BONUS_ROWS: Final[list[dict[str, Any]]] = [bonus for row in GUILD_ROWS for bonus in row["bonuses"]]
BONUS: Final = Domain("bonus", codes(BONUS_ROWS))
BONUSES: Final = list(range(len(BONUS.ids)))
SPACE_OF_BONUS: Final[list[int]] = [
    MINE_SPACES + number for number, row in enumerate(GUILD_ROWS) for _ in row["bonuses"]
]
SPECIALIST_OF: Final[list[int]] = [SPECIALITY.index[row["specialist"]] for row in BONUS_ROWS]
BONUSES_AT: Final[list[list[int]]] = [[b for b in BONUSES if SPACE_OF_BONUS[b] == space] for space in SPACES]
TWO_MORE_EXCHANGES: Final = BONUS.index["two_more_exchanges"]
LIGHT1_HEAT1: Final = BONUS.index["light1_heat1"]
LIGHT_ALL: Final = BONUS.index["light_all"]
HEAT2: Final = BONUS.index["heat2"]
VP_PER_LEVEL: Final = BONUS.index["vp_per_level"]
STONE_TO_LEVEL: Final = BONUS.index["stone_to_level"]
SECOND_FURNACE: Final = BONUS.index["second_furnace"]
LIGHT_ONE: Final = BONUS.index["light_one"]
DEVELOP_PROJECTS: Final = BONUS.index["develop_projects"]
HEAT1: Final = BONUS.index["heat1"]
RECOVER_RESOURCE: Final = BONUS.index["recover_resource"]
DEVELOP_DISCOUNT: Final = BONUS.index["develop_discount"]

FREE_LEVELS: Final[int] = int(BOX["gear"]["free_levels"])
HEAT_PER_LEVEL: Final[int] = int(BOX["gear"]["heat_per_extra_level"])
MOST_LEVELS: Final[int] = int(BOX["gear"]["max_levels_per_action"])
POINTS_PER_LEVEL: Final[int] = int(BOX["gear"]["vp_per_level"])
STONES_PER_CART: Final[int] = int(BOX["gear"]["bonus_stone_per_cart"])
EXCHANGES: Final[int] = int(BOX["laboratory"]["exchanges_base"])
MORE_EXCHANGES: Final[int] = int(BOX["laboratory"]["exchanges_engineer_bonus"])
EXCHANGE_ROWS: Final[list[dict[str, Any]]] = BOX["laboratory"]["table"]
EXCHANGE_GIVE: Final[list[int]] = [KIND.index[row["give"]] for row in EXCHANGE_ROWS]
EXCHANGE_TAKE: Final[list[int]] = [KIND.index[row["take"]] for row in EXCHANGE_ROWS]
FORGE_ROWS: Final[list[dict[str, Any]]] = BOX["forge"]["table"]
FORGE_GIVE: Final[list[int]] = [KIND.index[row["give"]] for row in FORGE_ROWS]
FORGE_TAKE: Final[list[int]] = [KIND.index[row["take"]] for row in FORGE_ROWS]
SURCHARGE: Final[int] = int(BOX["forge"]["develop_extra_heat"])
DISCOUNT: Final[int] = int(BOX["architect"]["blacksmith_heat_discount"])
RECOVERABLE_FROM: Final[int] = int(BOX["architect"]["engineer_recover_min_printed"])
GUILD_HEAT: Final[int] = int(BOX["built_in_furnace"]["guild_heat_per_foreign_use"])

# ---------------------------------------------------------------- a player's things

MOST_HEAT: Final[int] = int(BOX["meta"]["heat_track_max"])
FURNACES: Final[int] = int(BOX["meta"]["furnaces_per_player"])
FIRST_FURNACES: Final[int] = int(BOX["meta"]["furnaces_start_unlit"])
FURNACE_ROWS: Final[list[dict[str, Any]]] = BOX["furnace_states"]
FURNACE: Final = Domain("furnace", codes(FURNACE_ROWS))
LIT: Final = FURNACE.index["lit"]
UNLIT: Final = FURNACE.index["unlit"]
ACTIONS_PER_TURN: Final[int] = int(BOX["meta"]["actions_per_turn"])
ROW_SIZE: Final[int] = int(BOX["meta"]["project_row_size"])

COUNT: Final = Numbers("count", 0, 999)
HEAT: Final = Numbers("heat", 0, 99)
POINTS: Final = Numbers("points", 0, 999)
LEVELS: Final = Numbers("levels", 1, MOST_LEVELS)

# ---------------------------------------------------------------- decks and projects

DECK_ROWS: Final[list[dict[str, Any]]] = BOX["decks"]
DECK: Final = Domain("deck", codes(DECK_ROWS))
DECKS: Final = list(range(len(DECK.ids)))
WESTERN_QUARTER: Final = DECK.index["western_quarter"]
NEW_SHAFT: Final = DECK.index["new_shaft"]
GOLDEN_TERRACES: Final = DECK.index["golden_terraces"]
OLD_SHAFT: Final = DECK.index["old_shaft"]
EASTERN_QUARTER: Final = DECK.index["eastern_quarter"]
BONUS_ACTIONS: Final[int] = int(DECK_ROWS[WESTERN_QUARTER]["special_rule_values"]["actions"])
HEAT_KEPT: Final[int] = int(DECK_ROWS[EASTERN_QUARTER]["special_rule_values"]["heat_per_card"])

PROJECT_ROWS: Final[list[dict[str, Any]]] = BOX["projects"]
PROJECT: Final = Domain("project", [str(row["number"]) for row in PROJECT_ROWS])
PROJECTS: Final = list(range(len(PROJECT_ROWS)))
PROJECT_OR_NONE: Final = OrNone(PROJECT, "none")
DECK_OF: Final[list[int]] = [DECK.index[row["deck"]] for row in PROJECT_ROWS]
PROJECTS_OF: Final[list[list[int]]] = [[card for card in PROJECTS if DECK_OF[card] == deck] for deck in DECKS]
BASIC: Final[list[bool]] = [row["tier"] == "basic" for row in PROJECT_ROWS]

EFFECTS: Final = list(dict.fromkeys([str(row["effect"]["kind"]) for row in PROJECT_ROWS]))
# what end bonuses count
PERS: Final = list(dict.fromkeys([str(row["effect"]["per"]) for row in PROJECT_ROWS if "per" in row["effect"]]))


class Effect:
    """The effect of a developed project: its kind and the numbers of that kind."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.kind: Final = EFFECTS.index(row["kind"])
        self.pieces: Final = counts(row)
        self.heat: Final = int(row.get("heat", 0))
        self.others_heat: Final = int(row.get("others_heat", 0))
        self.vp: Final = int(row.get("vp", row.get("vp_per_heat", 0)))
        self.per: Final = PERS.index(row["per"]) if "per" in row else NONE  # what an end bonus counts
        self.per_amount: Final = int(row.get("per_amount", 1))
        self.deck: Final = DECK.index[row["deck"]] if "deck" in row else NONE
        self.specialist: Final = SPECIALITY.index[row["specialist"]] if "specialist" in row else NONE
        self.furnaces: Final = int(row.get("furnaces", 0))
        self.actions: Final = int(row.get("actions", 0))
        self.amount: Final = int(row.get("amount", 0))
        self.one_of: Final = [KIND.index[code] for code in row.get("one_of", [])]
        self.gives: Final = KIND.index[row["gives"]] if "gives" in row else NONE
        self.resource: Final = KIND.index[row["resource"]] if "resource" in row else NONE


EFFECT: Final = [Effect(row["effect"]) for row in PROJECT_ROWS]


def kind_of_effect(name: str) -> int:
    return EFFECTS.index(name)


def cards_with(name: str) -> list[int]:
    """The projects with an effect of this kind."""
    return [card for card in PROJECTS if EFFECT[card].kind == EFFECTS.index(name)]


# ---------------------------------------------------------------- events

EVENT_ROWS: Final[list[dict[str, Any]]] = BOX["events"]
EVENT: Final = Domain("event", [str(row["number"]) for row in EVENT_ROWS])
EVENTS: Final = list(range(len(EVENT_ROWS)))
EVENT_OR_NONE: Final = OrNone(EVENT)
EVENT_KINDS: Final = list(dict.fromkeys([str(row["effect"]["kind"]) for row in EVENT_ROWS]))


class Happening:
    """The effect of an event: its kind and the numbers of that kind."""

    def __init__(self, row: dict[str, Any]) -> None:
        effect = row["effect"]
        self.kind: Final = EVENT_KINDS.index(effect["kind"])
        self.levels: Final = int(effect.get("levels", 0))
        self.heat: Final = int(effect.get("heat_all", effect.get("heat", effect.get("heat_per_level", 0))))
        self.vp: Final = int(effect.get("vp", 0))
        self.stone: Final = int(effect.get("stone", 0))
        self.actions: Final = int(effect.get("actions", 0))
        self.discard: Final = int(effect.get("discard", 0))
        self.positions: Final = [POSITION.index[code] for code in effect.get("positions", [])]
        self.spaces: Final = [SPACE.index[code] for code in effect.get("spaces", [])]
        if "space" in effect:
            self.spaces.append(SPACE.index[effect["space"]])
        self.instant: Final = "instant" in row["duration"]
        self.lasting: Final = "round" in row["duration"]


HAPPENING: Final = [Happening(row) for row in EVENT_ROWS]


def kind_of_event(name: str) -> int:
    return EVENT_KINDS.index(name)


# ---------------------------------------------------------------- players

ROUND: Final = Numbers("round", 1, max([int(row["rounds"]) for row in BOX["meta"]["lengths"]]))
EVENTS_OF_LENGTH: Final = {str(row["code"]): int(row["events"]) for row in BOX["meta"]["lengths"]}


class Party:
    """The set-up for one number of players (§3)."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.players: Final = int(row["players"])
        self.first_game: Final = [DECK.index[code] for code in row["first_game_decks"]]
        mines = [SPACE.index[code] for code in row["mine_spaces_filled"]]
        self.filled: Final = [space for space in SPACES if space >= MINE_SPACES or space in mines]


class Start:
    """A player's starting resources, by the order of turns (§3)."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.supply: Final = counts(row["supply"])
        self.cart: Final = counts(row["cart"])
        self.position: Final = POSITION.index[row["cart_position"]]


PARTIES: Final = [Party(row) for row in BOX["setup"]["player_counts"]]
PARTY_OF: Final = [PARTIES[0], PARTIES[0], *PARTIES]  # by the number of players; 0 and 1 never occur

# ---------------------------------------------------------------- values


class Values:
    """The numbers that a variant can change, and those derived from them."""

    def __init__(self, box: dict[str, Any]) -> None:
        levels: list[dict[str, Any]] = box["mine"]["levels"]
        spaces: list[dict[str, Any]] = levels + box["guild_spaces"]
        projects: list[dict[str, Any]] = box["projects"]
        self.yields: Final = [counts(row["yield"]) for row in levels]
        self.rich_yields: Final = [plus(counts(row["yield"]), counts(row["extra"])) for row in levels]
        self.mine_weight: Final = [0.6 * worth_of(counts(row["yield"])) for row in levels]  # of a level, for bots
        self.build_in_cost: Final = [counts(row["build_in_cost"]) for row in spaces]
        self.build_in_vp: Final = [int(row["build_in_vp"]) for row in spaces]
        self.furnace_price: Final = counts(box["stove_maker"]["base_price"])
        self.second_price: Final = counts(box["stove_maker"]["bonus_price"])
        self.exchange_count: Final = [int(row["takes_amount"]) for row in box["laboratory"]["table"]]
        self.forge_heat: Final = [int(row["heat"]) for row in box["forge"]["table"]]
        self.cost: Final = [counts(row["cost"]) for row in projects]
        self.cost_heat: Final = [int(row["cost"].get("heat", 0)) for row in projects]
        self.cost_worth: Final = [worth_of(counts(row["cost"])) for row in projects]
        self.vp: Final = [int(row["vp"]) for row in projects]
        self.dev_cost: Final = [counts(row["dev_cost"]) for row in projects]
        self.dev_heat: Final = [int(row["dev_cost"].get("heat", 0)) for row in projects]
        self.dev_worth: Final = [worth_of(counts(row["dev_cost"])) for row in projects]
        self.dev_vp: Final = [int(row["dev_vp"]) for row in projects]
        self.starts: Final = [Start(row) for row in box["setup"]["starting"]]


BOXES: Final = Boxes(BOX, Values)
