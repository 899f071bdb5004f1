"""The rules for each kind of effect, so that a card or tile needs nothing but its row in content.toml."""

from __future__ import annotations

from typing import Final

from fajrant.games.train_rush.content import (
    ADVANCE,
    ADVANCE_ANY,
    BUILD_STATION,
    BUILD_WAREHOUSE,
    CORRUPT,
    CORRUPT_DOUBLE,
    CORRUPT_TRACK,
    DRAW_WAGON,
    EXCHANGE,
    FREE_ACTION,
    FREE_SPECIAL,
    GAIN_COAL,
    GAIN_INVESTMENT,
    GAIN_VP,
    LOAD,
    MARKET_CONTRACT,
    MOVE,
    NOTHING,
    PLAN,
    RENT_ANY,
    SIDING_ANY,
)
from fajrant.games.train_rush.rules.building import BuildStation, BuildWarehouse
from fajrant.games.train_rush.rules.cards import FreeSpecial, Plan
from fajrant.games.train_rush.rules.carrying import KINDS, Kind
from fajrant.games.train_rush.rules.corruption import Corrupt, CorruptTrack
from fajrant.games.train_rush.rules.gains import GainCoal, GainInvestment, GainVP, Nothing
from fajrant.games.train_rush.rules.investment import FreeAction
from fajrant.games.train_rush.rules.market import MarketContract
from fajrant.games.train_rush.rules.renting import RentAny
from fajrant.games.train_rush.rules.sidings import UseAnyTile
from fajrant.games.train_rush.rules.tracks import Advance, AdvanceAny
from fajrant.games.train_rush.rules.travel import Travel
from fajrant.games.train_rush.rules.wagons import DrawWagon, Exchange, LoadWagon

KIND_OF: Final[dict[int, Kind]] = {
    NOTHING: Nothing(),
    GAIN_VP: GainVP(),
    GAIN_INVESTMENT: GainInvestment(),
    GAIN_COAL: GainCoal(),
    BUILD_STATION: BuildStation(),
    BUILD_WAREHOUSE: BuildWarehouse(),
    CORRUPT: Corrupt(),
    CORRUPT_TRACK: CorruptTrack(),
    CORRUPT_DOUBLE: CorruptTrack(),
    ADVANCE_ANY: AdvanceAny(),
    ADVANCE: Advance(),
    LOAD: LoadWagon(),
    EXCHANGE: Exchange(),
    DRAW_WAGON: DrawWagon(),
    PLAN: Plan(),
    RENT_ANY: RentAny(),
    FREE_ACTION: FreeAction(),
    SIDING_ANY: UseAnyTile(),
    FREE_SPECIAL: FreeSpecial(),
    MOVE: Travel(),
    MARKET_CONTRACT: MarketContract(),
}


def install() -> None:
    """Registers the rules in KINDS."""
    for kind, rules in KIND_OF.items():
        KINDS[kind] = rules
