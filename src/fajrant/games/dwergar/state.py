"""The position: what lies where. Carts and rows are immutable values: clones share them, a change replaces them."""

from __future__ import annotations

from typing import Any, Final

from fajrant.core.dice import Dice
from fajrant.core.position import Position
from fajrant.core.steps import Step
from fajrant.games.dwergar.content import (
    DECK_OF,
    EVENTS,
    EVENTS_OF_LENGTH,
    FOREMAN,
    HAPPENING,
    KINDS,
    MOST_HEAT,
    NONE,
    NOTHING,
    PARTY_OF,
    PROJECTS_OF,
    SEAT,
    Counts,
    Party,
    Values,
)

# ---------------------------------------------------------------- a player's holdings

# where victory points come from
FROM_PROJECTS: Final = 0
FROM_DEVELOPMENTS: Final = 1
FROM_FURNACES: Final = 2
FROM_LIFT: Final = 3
FROM_PLACEMENTS: Final = 4
SOURCES_OF_POINTS: Final = ["projects", "developments", "furnaces", "lift", "placements"]


class Clan:
    """Everything that a seat owns."""

    def __init__(
        self,
        *,
        values: Values,
        vp: list[int],
        pool: list[int],
        supply: list[int],
        heat: int,
        lit: int,
        unlit: int,
        reserve: int,
        carts: list[Counts],
        rides: int,
        realised: tuple[int, ...],
        developed: tuple[int, ...],
        powers: int,
    ) -> None:
        self.values: Final = values  # of the box
        self.vp = vp  # by SOURCES_OF_POINTS
        self.pool = pool  # counts of engineers, blacksmiths, smelters and the foreman
        self.supply = supply  # resources by kind
        self.heat = heat  # on the track
        self.lit = lit  # furnaces on the player board
        self.unlit = unlit
        self.reserve = reserve  # furnaces not yet built
        self.carts = carts  # by position, the top one first
        self.rides = rides  # the position of the cart that the foreman rides in; NONE if in none
        self.realised = realised  # projects not yet developed, in order of realisation
        self.developed = developed  # projects developed, in order of development
        self.powers = powers  # `developed` as a set of bits

    def clone(self) -> Clan:
        return Clan(
            values=self.values,
            vp=self.vp.copy(),
            pool=self.pool.copy(),
            supply=self.supply.copy(),
            heat=self.heat,
            lit=self.lit,
            unlit=self.unlit,
            reserve=self.reserve,
            carts=self.carts.copy(),
            rides=self.rides,
            realised=self.realised,
            developed=self.developed,
            powers=self.powers,
        )


def mask_of(cards: tuple[int, ...]) -> int:
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def has(clan: Clan, card: int) -> bool:
    """Whether the seat has developed this project. Its effect works only then (§5.9)."""
    return clan.powers >> card & 1 == 1


# ---------------------------------------------------------------- an action


class Action:
    """The action of the dwarf just placed. It exists while its window is open (D3)."""

    def __init__(
        self,
        *,
        seat: int,
        dwarf: int,
        space: int,
        speciality: int,
        bonuses: int,
        base: bool,
        second: bool,
        built_in: bool,
        exchanges: int,
        card: int,
        recoverable: int,
        warming: bool,
    ) -> None:
        self.seat: Final = seat
        self.dwarf: Final = dwarf
        self.space: Final = space
        self.speciality: Final = speciality  # taken on with card 44 instead of the own one; NONE if not changed
        self.bonuses = bonuses  # the bonuses of the space that are available in this action, as a set of bits
        self.base = base  # whether the base action was used: mine, raise, build, realise
        self.second = second  # whether the bonus's own act was used: drop_stone, build_second
        self.built_in = built_in  # whether a furnace was built in during this action [R23]
        self.exchanges = exchanges  # made in the Laboratory
        self.card = card  # the project realised in this action, or NONE
        self.recoverable = recoverable  # kinds of which a piece can be taken back, as a set of bits [R16]
        self.warming = warming  # whether the smelter's heat at the Forge waits for room on the track

    def clone(self) -> Action:
        return Action(
            seat=self.seat,
            dwarf=self.dwarf,
            space=self.space,
            speciality=self.speciality,
            bonuses=self.bonuses,
            base=self.base,
            second=self.second,
            built_in=self.built_in,
            exchanges=self.exchanges,
            card=self.card,
            recoverable=self.recoverable,
            warming=self.warming,
        )

    def has_bonus(self, bonus: int) -> bool:
        return self.bonuses >> bonus & 1 == 1


# ---------------------------------------------------------------- the table


IN_ORDER: Final = [  # by the number of seats and the starting player
    [[(first + offset) % seats for offset in range(seats)] for first in range(seats)]
    for seats in range(SEAT.size() + 1)
]


class Dwergar(Position):
    """The table of Dwergar."""

    def __init__(
        self,
        *,
        seats: int,
        options: dict[str, str],
        dice: Dice,
        stack: list[Step[Any]],
        values: Values,
        clans: list[Clan],
        standing: list[int],
        built_in: list[int],
        decks: tuple[int, ...],
        row: tuple[int, ...],
        pile: tuple[int, ...],
        discarded: tuple[int, ...],
        events: tuple[int, ...],
        seen: tuple[int, ...],
        event: int,
        round: int,
        starter: int,
        silverbeard: int,
        extra: int,
        action: Action | None,
    ) -> None:
        super().__init__(seats, options, dice, stack)
        self.values: Final = values  # of the box: of the printed one, or of a variant
        self.clans = clans
        self.standing = standing  # the dwarf on each space: a speciality, FOREMAN + seat, or NONE
        self.built_in = built_in  # the owner of the furnace built into each space, or NONE
        self.decks: Final = decks  # in play
        self.row = row  # face-up projects, sorted: their order has no meaning
        self.pile = pile  # face-down projects, the top one last
        self.discarded = discarded  # projects that event 52 removed
        self.events = events  # face-down, the top one last; all other unseen events have left the game
        self.seen = seen  # events revealed so far, in order
        self.event = event  # in force in this round, or NONE
        self.round = round
        self.starter = starter
        self.silverbeard = silverbeard  # the seat that holds the token, or NONE
        self.extra = extra  # actions from card 43 that have not been added yet
        self.action = action  # of the dwarf just placed; None between actions

    def clone(self) -> Dwergar:
        action = self.action
        twin = Dwergar(
            seats=self.seats,
            options=self.options,
            dice=self.dice.clone(),
            stack=self.stack.copy(),
            values=self.values,
            clans=[clan.clone() for clan in self.clans],
            standing=self.standing.copy(),
            built_in=self.built_in.copy(),
            decks=self.decks,
            row=self.row,
            pile=self.pile,
            discarded=self.discarded,
            events=self.events,
            seen=self.seen,
            event=self.event,
            round=self.round,
            starter=self.starter,
            silverbeard=self.silverbeard,
            extra=self.extra,
            action=None if action is None else action.clone(),
        )
        twin.settled_as(self)
        return twin

    def party(self) -> Party:
        return PARTY_OF[self.seats]

    def rounds(self) -> int:
        """§3 The number of rounds: one more than the number of events."""
        return EVENTS_OF_LENGTH[self.options["length"]] + 1

    def in_order(self) -> list[int]:
        """All seats, the starting player first [R38, R47]."""
        return IN_ORDER[self.seats][self.starter]

    def current_action(self) -> Action:
        """The action in progress. There must be one."""
        action = self.action
        assert action is not None
        return action

    def in_force(self, kind: int) -> bool:
        """Whether an event of this kind is in force in this round [R20]."""
        return self.event != NONE and HAPPENING[self.event].kind == kind


# ---------------------------------------------------------------- small questions


def payable_heat(clan: Clan) -> int:
    """D2 The heat on the track, and 1 heat from each lit furnace."""
    return clan.heat + clan.lit


def can_pay(clan: Clan, cost: Counts) -> bool:
    for kind in KINDS:
        if clan.supply[kind] < cost[kind]:
            return False
    return True


def pay(clan: Clan, cost: Counts) -> None:
    for kind in KINDS:
        clan.supply[kind] -= cost[kind]


def gain(clan: Clan, counts: Counts) -> None:
    for kind in KINDS:
        if counts[kind]:
            clan.supply[kind] += counts[kind]


def room_for_heat(clan: Clan) -> bool:
    return clan.heat < MOST_HEAT


def furnaces_on_board(clan: Clan) -> int:
    return clan.lit + clan.unlit


def owned(clan: Clan) -> tuple[int, ...]:
    """All projects of a seat, developed or not (§5.10)."""
    return clan.realised + clan.developed


def owned_of(clan: Clan, deck: int) -> int:
    """The number of projects that a seat owns of a deck."""
    count = 0
    for card in clan.realised:
        if DECK_OF[card] == deck:
            count += 1
    for card in clan.developed:
        if DECK_OF[card] == deck:
            count += 1
    return count


def dwarfs_in_pool(clan: Clan) -> int:
    """The dwarfs that can be placed, as a set of bits."""
    dwarfs = 0
    for dwarf, count in enumerate(clan.pool):
        if count > 0:
            dwarfs |= 1 << dwarf
    return dwarfs


def cart_full(cart: Counts) -> bool:
    """Whether a cart is full. Any resource fills it; a foreman alone does not [R7]."""
    return cart is not NOTHING and cart != NOTHING  # `is not` is nearly always enough and much faster


def built_in_by(pos: Dwergar, seat: int) -> int:
    """The number of furnaces that a seat has built into the main board."""
    return pos.built_in.count(seat)


def foreman_of(seat: int) -> int:
    """A seat's foreman as a value of `standing`."""
    return FOREMAN + seat


def in_play(pos: Dwergar, deck: int) -> bool:
    for other in pos.decks:
        if other == deck:
            return True
    return False


def cards_of(decks: tuple[int, ...]) -> list[int]:
    """All projects of these decks."""
    return [card for deck in decks for card in PROJECTS_OF[deck]]


def unseen_events(pos: Dwergar) -> list[int]:
    """§7 The events that may still come."""
    return [event for event in EVENTS if event not in pos.seen]


def new_carts() -> list[Counts]:
    return [NOTHING, NOTHING, NOTHING, NOTHING, NOTHING]
