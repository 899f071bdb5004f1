"""§5.6 The Black Market action: selling goods for one reward; D-BM, D-SELL, D-BM-CITY."""

from __future__ import annotations

from typing import ClassVar, Final

from fajrant.core.fields import Field
from fajrant.core.moves import Move, Numbers
from fajrant.core.steps import BY_SEAT, Decision
from fajrant.games.train_rush.content import (
    ANY,
    CITIES_IN,
    NONE,
    REGION,
    REWARD,
    REWARD_EFFECT,
    REWARDS,
    SIZE,
    UNLOADING,
    Effect,
    Values,
)
from fajrant.games.train_rush.moves import (
    BLACK_MARKET,
    CHOOSE_CONTRACT_CITY,
    MARKER_PLACED,
    SELL_GOOD,
    TRADED,
)
from fajrant.games.train_rush.rules.carrying import DELIBERATE, Kind, begin, can_carry_out
from fajrant.games.train_rush.rules.gains import score
from fajrant.games.train_rush.rules.unloading import add_goods, good_in, unload
from fajrant.games.train_rush.state import (
    FROM_MARKETS,
    TrainRush,
    active_region,
    contract_space,
    goods_on,
    value_on,
)
from fajrant.games.train_rush.views import Selling, WithSize

WORTH: Final = Numbers("worth", 0, 999)
SOLD: Final = Numbers("sold", 0, 99)


def best_value(values: Values, goods: list[int], count: int) -> int:
    """The highest total value of `count` of the goods."""
    worth = 0
    left = count
    for good in values.dearest:
        some = min(goods[good], left)
        worth += some * values.value[good]
        left -= some
    return worth


def possible_rewards(pos: TrainRush, seat: int) -> list[int]:
    """The rewards that can be paid and carried out."""
    faction = pos.factions[seat]
    reach = best_value(pos.values, goods_on(faction), value_on(faction, UNLOADING))
    return [
        reward
        for reward in REWARDS
        if pos.values.reward_price[reward] <= reach and can_carry_out(pos, seat, REWARD_EFFECT[reward])
    ]


class BlackMarket(Decision[TrainRush]):
    """D-BM Choose a reward, or none. Each stop gives at most one [R22]."""

    point: ClassVar[str] = "black_market"

    def options(self, pos: TrainRush, seat: int) -> list[Move]:
        moves = [BLACK_MARKET.of(reward) for reward in possible_rewards(pos, seat)]
        moves.append(BLACK_MARKET.of(NONE))
        return moves

    def resolve(self, pos: TrainRush, seat: int, move: Move) -> None:
        if move.a == NONE:
            pos.done()
        else:
            pos.become(SellGood(seat, move.a, 0, 0))


class SellGood(Decision[TrainRush]):
    """D-SELL Sell goods one by one until the price is reached. The player may sell more, up to the unloading limit
    [R22]; surplus value is lost."""

    point: ClassVar[str] = "sell_good"
    fields: ClassVar[list[Field]] = [BY_SEAT, Field("reward", REWARD), Field("worth", WORTH), Field("sold", SOLD)]

    def __init__(self, seat: int, reward: int, worth: int, sold: int) -> None:
        super().__init__(seat)
        self.reward: Final = reward
        self.worth: Final = worth
        self.sold: Final = sold

    def options(self, pos: TrainRush, seat: int) -> list[Move]:
        values = pos.values
        faction = pos.factions[seat]
        missing = values.reward_price[self.reward] - self.worth
        left = value_on(faction, UNLOADING) - self.sold
        moves: list[Move] = []
        if left > 0:
            add_goods(moves, SELL_GOOD, faction, ANY)
        if missing <= 0:
            moves.append(SELL_GOOD.of(NONE))
            return moves
        goods = goods_on(faction)
        useful: list[Move] = []
        for move in moves:
            good = good_in(faction, move.a)
            goods[good] -= 1
            if values.value[good] + best_value(pos.values, goods, left - 1) >= missing:
                useful.append(move)
            goods[good] += 1
        return useful

    def resolve(self, pos: TrainRush, seat: int, move: Move) -> None:
        if move.a == NONE:
            pos.done()
            pos.tell(TRADED, seat, self.reward)
            begin(pos, seat, REWARD_EFFECT[self.reward], DELIBERATE)
        else:
            good = unload(pos, seat, move.a)
            pos.become(SellGood(seat, self.reward, self.worth + pos.values.value[good], self.sold + 1))

    def shown(self, pos: TrainRush, viewer: int) -> Selling:
        price = pos.values.reward_price[self.reward]
        missing = max(0, price - self.worth)
        return {"reward": REWARD.text(self.reward), "worth": self.worth, "price": price, "missing": missing}


# ---------------------------------------------------------------- a marker in the contract area


def open_cities(pos: TrainRush, seat: int, region: int, size: int) -> list[int]:
    """The cities of a region whose space of that size is free; none without a contract marker in reserve."""
    if region == NONE or pos.factions[seat].markers == 0:
        return []
    return [city for city in CITIES_IN[region] if pos.contracted[contract_space(city, size)] == NONE]


class ChooseContractCity(Decision[TrainRush]):
    """D-BM-CITY Choose a city for the contract marker. No contract tile is used."""

    point: ClassVar[str] = "choose_contract_city"
    fields: ClassVar[list[Field]] = [BY_SEAT, Field("region", REGION), Field("size", SIZE)]

    def __init__(self, seat: int, region: int, size: int) -> None:
        super().__init__(seat)
        self.region: Final = region
        self.size: Final = size

    def options(self, pos: TrainRush, seat: int) -> list[Move]:
        return [CHOOSE_CONTRACT_CITY.of(city) for city in open_cities(pos, seat, self.region, self.size)]

    def resolve(self, pos: TrainRush, seat: int, move: Move) -> None:
        pos.done()
        pos.contracted[contract_space(move.a, self.size)] = seat
        pos.factions[seat].markers -= 1
        score(pos, seat, self.size, FROM_MARKETS)
        pos.tell(MARKER_PLACED, seat, move.a, self.size, self.size)

    def shown(self, pos: TrainRush, viewer: int) -> WithSize:
        return {"size": self.size}


class MarketContract(Kind):
    def possible(self, pos: TrainRush, seat: int, effect: Effect, region: int) -> bool:
        return bool(open_cities(pos, seat, active_region(pos.factions[seat]), effect.size))

    def carry_out(self, pos: TrainRush, seat: int, effect: Effect, chosen: int, region: int) -> None:
        pos.push(ChooseContractCity(seat, active_region(pos.factions[seat]), effect.size))
