"""§5.3 and §5.4 The City action: presence, renting and state contracts; D-CITY, D-CONTRACT, D-PAY."""

from __future__ import annotations

from typing import ClassVar, Final

from fajrant.core.counts import total
from fajrant.core.fields import Field
from fajrant.core.hands import added
from fajrant.core.moves import Move, Numbers
from fajrant.core.steps import BY_SEAT, Decision
from fajrant.games.train_rush.content import (
    ANY,
    CARGO,
    CITY,
    CONTRACT,
    CONTRACT_GOODS,
    CONTRACT_NEEDS,
    CONTRACT_SIZE,
    GOODS,
    NONE,
    REGION_OF_CITY,
    REGIONS,
    SIZE,
    SIZES,
    TOKEN_MOVES,
    UNLOADING,
)
from fajrant.games.train_rush.moves import (
    CHOOSE_GOODS,
    CITY_STEPS,
    CONTRACT_LAID,
    CONTRACTS_PART,
    FINISH,
    FULFIL_CONTRACT,
    FULFILLED,
    MARK,
    MARKED,
    RENT_PART,
)
from fajrant.games.train_rush.rules.gains import score
from fajrant.games.train_rush.rules.renting import ChooseRent, can_rent
from fajrant.games.train_rush.rules.unloading import add_goods, unload
from fajrant.games.train_rush.state import (
    FROM_CONTRACTS,
    FROM_TOKENS,
    TrainRush,
    contract_space,
    goods_on,
    grid_place,
    mixed,
    replaced,
    value_on,
)
from fajrant.games.train_rush.views import Fulfilling, InCity, PayingGoods

# ---------------------------------------------------------------- the parts of the action


class CityStep(Decision[TrainRush]):
    """D-CITY Mark presence, rent and fulfil contracts, in any order, each once [R29]; presence is compulsory [R28].

    The action belongs to the city where it began, even if the locomotive has moved on since [R66].
    """

    point: ClassVar[str] = "city_step"
    fields: ClassVar[list[Field]] = [BY_SEAT, Field("city", CITY), Field("parts", Numbers("parts", 0, 7))]

    def __init__(self, seat: int, city: int, parts: int) -> None:
        super().__init__(seat)
        self.city: Final = city
        self.parts: Final = parts  # the parts done so far, as a set of bits

    def options(self, pos: TrainRush, seat: int) -> list[Move]:
        moves: list[Move] = []
        unmarked = can_mark(pos, seat, self.city)
        if unmarked:
            moves.append(CITY_STEPS[MARK])
        if not self.parts >> RENT_PART & 1 and can_rent(pos, seat, self.city):
            moves.append(CITY_STEPS[RENT_PART])
        if not self.parts >> CONTRACTS_PART & 1 and possible_sizes(pos, seat, self.city, 0):
            moves.append(CITY_STEPS[CONTRACTS_PART])
        if not unmarked:
            moves.append(CITY_STEPS[FINISH])
        return moves

    def resolve(self, pos: TrainRush, seat: int, move: Move) -> None:
        if move.a == FINISH:
            pos.done()
            refill_contracts(pos)
            return
        pos.become(CityStep(seat, self.city, self.parts | 1 << move.a))
        if move.a == MARK:
            mark(pos, seat, self.city)
        elif move.a == RENT_PART:
            pos.push(ChooseRent(seat, self.city))
        else:
            pos.push(FulfilContract(seat, self.city, 0))

    def shown(self, pos: TrainRush, viewer: int) -> InCity:
        return {"city": CITY.text(self.city)}


def can_mark(pos: TrainRush, seat: int, city: int) -> bool:
    """Whether the seat has no marker in the city yet. Each seat has at most one there [R27]."""
    return not pos.factions[seat].visited >> city & 1


def mark(pos: TrainRush, seat: int, city: int) -> None:
    """Places a marker on the first free space. The player takes the movement token there and scores its VP [R26]."""
    values = pos.values
    faction = pos.factions[seat]
    space = len(pos.visitors[city])
    pos.visitors[city] += (seat,)
    faction.visited |= 1 << city
    if space < len(values.token_vp[city]):
        score(pos, seat, values.token_vp[city][space], FROM_TOKENS)
        faction.tokens = added(faction.tokens, TOKEN_MOVES[city][space])
        pos.tell(MARKED, seat, city, values.token_vp[city][space], TOKEN_MOVES[city][space])
    else:
        pos.tell(MARKED, seat, city, 0, 0)


def refill_contracts(pos: TrainRush) -> None:
    """R20 Refills the grid after the City action, small sizes first; the discard pile refills an empty stack."""
    for row, size in enumerate(SIZES):
        for region in REGIONS:
            place = grid_place(region, size)
            if pos.grid[place] != NONE:
                continue
            if not pos.contract_stacks[row]:
                pos.contract_stacks[row] = mixed(pos, pos.contract_discards[row])
                pos.contract_discards = replaced(pos.contract_discards, row, ())
            stack = pos.contract_stacks[row]
            if stack:
                pos.grid[place] = stack[-1]
                pos.contract_stacks[row] = stack[:-1]
                pos.reveal()
                pos.tell(CONTRACT_LAID, region, pos.grid[place])


# ---------------------------------------------------------------- contracts


def possible_sizes(pos: TrainRush, seat: int, city: int, unloaded: int) -> list[int]:
    """§5.4 The sizes of contracts that can be fulfilled in a city, after `unloaded` goods in this action."""
    faction = pos.factions[seat]
    if faction.markers == 0:
        return []
    most = value_on(faction, UNLOADING) - unloaded
    if most < SIZES[0]:
        return []
    goods = goods_on(faction)
    count = total(goods)
    region = REGION_OF_CITY[city]
    sizes: list[int] = []
    for size in SIZES:
        if size > most or size > count or pos.contracted[contract_space(city, size)] != NONE:
            continue
        contract = pos.grid[grid_place(region, size)]
        if contract != NONE and covers(goods, contract):
            sizes.append(size)
    return sizes


def covers(goods: list[int], contract: int) -> bool:
    """Whether the named goods are there. The caller has checked the total number."""
    needs = CONTRACT_NEEDS[contract]
    for good in GOODS:
        if goods[good] < needs[good]:
            return False
    return True


class FulfilContract(Decision[TrainRush]):
    """D-CONTRACT Fulfil contracts one by one [R29]; the player may stop after the first."""

    point: ClassVar[str] = "fulfil_contract"
    fields: ClassVar[list[Field]] = [BY_SEAT, Field("city", CITY), Field("unloaded", Numbers("unloaded", 0, 99))]

    def __init__(self, seat: int, city: int, unloaded: int) -> None:
        super().__init__(seat)
        self.city: Final = city
        self.unloaded: Final = unloaded  # goods, in this City action

    def options(self, pos: TrainRush, seat: int) -> list[Move]:
        moves = [FULFIL_CONTRACT.of(size) for size in possible_sizes(pos, seat, self.city, self.unloaded)]
        if self.unloaded > 0:
            moves.append(FULFIL_CONTRACT.of(NONE))
        return moves

    def resolve(self, pos: TrainRush, seat: int, move: Move) -> None:
        if move.a == NONE:
            pos.done()
            return
        pos.become(FulfilContract(seat, self.city, self.unloaded + move.a))
        pos.push(PayGoods(seat, self.city, move.a, 0))

    def shown(self, pos: TrainRush, viewer: int) -> Fulfilling:
        return {"city": CITY.text(self.city), "left": value_on(pos.factions[self.seat], UNLOADING) - self.unloaded}


class PayGoods(Decision[TrainRush]):
    """D-PAY Choose the slot of each good in turn: the goods named on the tile, then its `any` goods [R23]."""

    point: ClassVar[str] = "choose_goods"
    fields: ClassVar[list[Field]] = [
        BY_SEAT,
        Field("city", CITY),
        Field("contract_size", SIZE),
        Field("paid", Numbers("paid", 0, SIZES[-1])),
    ]

    def __init__(self, seat: int, city: int, contract_size: int, paid: int) -> None:
        super().__init__(seat)
        self.city: Final = city
        self.contract_size: Final = contract_size
        self.paid: Final = paid

    def contract(self, pos: TrainRush) -> int:
        return pos.grid[grid_place(REGION_OF_CITY[self.city], self.contract_size)]

    def options(self, pos: TrainRush, seat: int) -> list[Move]:
        moves: list[Move] = []
        add_goods(moves, CHOOSE_GOODS, pos.factions[seat], CONTRACT_GOODS[self.contract(pos)][self.paid])
        return moves

    def resolve(self, pos: TrainRush, seat: int, move: Move) -> None:
        unload(pos, seat, move.a)
        if self.paid + 1 < self.contract_size:
            pos.become(PayGoods(seat, self.city, self.contract_size, self.paid + 1))
            return
        pos.done()
        finish_contract(pos, seat, self.city, self.contract(pos))

    def shown(self, pos: TrainRush, viewer: int) -> PayingGoods:
        contract = self.contract(pos)
        wanted = CONTRACT_GOODS[contract][self.paid]
        return {"contract": CONTRACT.text(contract), "good": None if wanted == ANY else CARGO.text(wanted)}


def finish_contract(pos: TrainRush, seat: int, city: int, contract: int) -> None:
    values = pos.values
    size = CONTRACT_SIZE[contract]
    pos.grid[grid_place(REGION_OF_CITY[city], size)] = NONE
    row = SIZES.index(size)
    pos.contract_discards = replaced(pos.contract_discards, row, (*pos.contract_discards[row], contract))
    pos.contracted[contract_space(city, size)] = seat
    pos.factions[seat].markers -= 1
    score(pos, seat, values.contract_vp[contract], FROM_CONTRACTS)
    pos.tell(FULFILLED, seat, city, contract, values.contract_vp[contract])
