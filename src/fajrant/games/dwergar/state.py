"""The table: what lies where. Carts and rows are immutable values that clones share; changing one lays another."""

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
    """All that a seat owns."""

    def __init__(
        self,
        *,
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
        self.vp = vp  # by where they came from
        self.pool = pool  # dwarfs: engineers, blacksmiths, smelters, the own foreman
        self.supply = supply  # resources by kind
        self.heat = heat  # on the track
        self.lit = lit  # furnaces on the player board
        self.unlit = unlit
        self.reserve = reserve  # furnaces not yet built
        self.carts = carts  # by position, the top one first
        self.rides = rides  # the position of the cart with the foreman; NONE if he is in none
        self.realised = realised  # projects not yet developed, in order of realisation
        self.developed = developed  # projects developed, in order of development
        self.powers = powers  # the same as a set of bits

    def clone(self) -> Clan:
        return Clan(
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
    """Has the seat developed this project? Only then its effect counts (§5.9)."""
    return clan.powers >> card & 1 == 1


# ---------------------------------------------------------------- an action


class Action:
    """What is done with the dwarf just placed, as long as the action window is open (D3)."""

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
        self.speciality: Final = speciality  # what he counts as instead of his own, by card 44; NONE if nothing
        self.bonuses = bonuses  # those of the space that the seat has in this action, as a set of bits
        self.base = base  # the one base action was used: mine, raise, build, realise
        self.second = second  # the one act of a bonus was used: drop_stone, build_second
        self.built_in = built_in  # a furnace was built in during this action [R23]
        self.exchanges = exchanges  # in the Laboratory so far
        self.card = card  # the project realised in this action; NONE before
        self.recoverable = recoverable  # kinds of which a piece can be taken back, as a set of bits [R16]
        self.warming = warming  # the smelter's heat at the Forge waits until the track has room

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


IN_ORDER: Final = [  # by the number of seats and who starts
    [[(first + after) % seats for after in range(seats)] for first in range(seats)] for seats in range(SEAT.size() + 1)
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
        self.clans = clans
        self.standing = standing  # who stands on each space: a speciality, FOREMAN + seat, or NONE
        self.built_in = built_in  # whose furnace is built in at each space; NONE
        self.decks: Final = decks  # that are in play
        self.row = row  # face-up projects, in content order: their order has no meaning
        self.pile = pile  # face-down projects, the top one last
        self.discarded = discarded  # by event 52
        self.events = events  # face-down, the top one last; the others have left the game unseen
        self.seen = seen  # events revealed so far, in order
        self.event = event  # whose effect lasts for this round; NONE
        self.round = round
        self.starter = starter
        self.silverbeard = silverbeard  # who holds the token; NONE
        self.extra = extra  # actions earned by card 43 that have not been added yet
        self.action = action  # what is being done with the dwarf just placed

    def clone(self) -> Dwergar:
        action = self.action
        twin = Dwergar(
            seats=self.seats,
            options=self.options,
            dice=self.dice.clone(),
            stack=self.stack.copy(),
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
        """§3: one more than the events."""
        return EVENTS_OF_LENGTH[self.options["length"]] + 1

    def in_order(self) -> list[int]:
        """All seats, the starting player first [R38, R47]."""
        return IN_ORDER[self.seats][self.starter]

    def doing(self) -> Action:
        """The action that is under way."""
        action = self.action
        assert action is not None
        return action

    def in_force(self, kind: int) -> bool:
        """Does an event of that kind last for this round [R20]?"""
        return self.event != NONE and HAPPENING[self.event].kind == kind


# ---------------------------------------------------------------- small questions


def payable_heat(clan: Clan) -> int:
    """D2: heat on the track, and a heat from each lit furnace."""
    return clan.heat + clan.lit


def can_pay(clan: Clan, cost: Counts) -> bool:
    for kind in KINDS:
        if clan.supply[kind] < cost[kind]:
            return False
    return True


def pay(clan: Clan, cost: Counts) -> None:
    for kind in KINDS:
        clan.supply[kind] -= cost[kind]


def gain(clan: Clan, found: Counts) -> None:
    for kind in KINDS:
        if found[kind]:
            clan.supply[kind] += found[kind]


def plus(one: Counts, other: Counts) -> Counts:
    return tuple([one[kind] + other[kind] for kind in KINDS])


def room_for_heat(clan: Clan) -> bool:
    return clan.heat < MOST_HEAT


def furnaces_on_board(clan: Clan) -> int:
    return clan.lit + clan.unlit


def owned(clan: Clan) -> tuple[int, ...]:
    """All projects of a seat, developed or not (§5.10)."""
    return clan.realised + clan.developed


def owned_of(clan: Clan, deck: int) -> int:
    """How many projects of a deck a seat owns."""
    found = 0
    for card in clan.realised:
        if DECK_OF[card] == deck:
            found += 1
    for card in clan.developed:
        if DECK_OF[card] == deck:
            found += 1
    return found


def dwarfs_in_pool(clan: Clan) -> int:
    """Who can be placed, as a set of bits."""
    found = 0
    for dwarf, count in enumerate(clan.pool):
        if count > 0:
            found |= 1 << dwarf
    return found


def cart_full(cart: Counts) -> bool:
    """Any resource fills a cart; a foreman alone does not [R7]."""
    return cart is not NOTHING and cart != NOTHING  # which is nearly always the same, but much faster


def built_in_by(pos: Dwergar, seat: int) -> int:
    """How many furnaces a seat has built into the main board."""
    return pos.built_in.count(seat)


def foreman_of(seat: int) -> int:
    """A seat's foreman as who stands on a space."""
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
    """§7: those that may still come."""
    return [event for event in EVENTS if event not in pos.seen]


def new_carts() -> list[Counts]:
    return [NOTHING, NOTHING, NOTHING, NOTHING, NOTHING]
