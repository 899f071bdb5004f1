"""D3 The action window: everything that the placed dwarf can do, in any order [R10], until `done`."""

from __future__ import annotations

from typing import ClassVar, Final

from fajrant.core.moves import Move
from fajrant.core.steps import Decision
from fajrant.games.dwergar.content import (
    ARCHITECT,
    BELLOWS,
    BONUS,
    BONUSES,
    BONUSES_AT,
    DEVELOP_DISCOUNT,
    DEVELOP_PROJECTS,
    DISCOUNT,
    DWARF,
    FORGE,
    GEAR,
    HEAT1,
    HEAT2,
    LAB,
    LIGHT1_HEAT1,
    LIGHT_ALL,
    LIGHT_ONE,
    MINE_SPACES,
    MOST_LEVELS,
    NONE,
    POSITIONS,
    RECOVER_RESOURCE,
    SEAT,
    SPACE,
    STONE_TO_LEVEL,
    STONES_PER_CART,
    STOVE_MAKER,
    SURCHARGE,
    VP_PER_LEVEL,
    plain_counts,
)
from fajrant.games.dwergar.moves import (
    BUILD,
    BUILD_IN,
    BUILD_SECOND,
    DEVELOP,
    DONE,
    DROP_STONE,
    EXCHANGE,
    FORGE_PIECE,
    MINE,
    RAISE,
    REALISE,
    TOKEN_USED,
    USE_SILVERBEARD,
)
from fajrant.games.dwergar.rules.effects.prices import can_realise, development_heat
from fajrant.games.dwergar.rules.furnaces import add_build_ins, build_in
from fajrant.games.dwergar.rules.heat import heat_up, light, light_all
from fajrant.games.dwergar.rules.lift import add_raises, begin_raise, drop_stone, price_of, would_score, would_unload
from fajrant.games.dwergar.rules.mining import can_mine, mine
from fajrant.games.dwergar.rules.projects import (
    NOT_FREE,
    begin_developing,
    begin_realising,
    can_develop,
    push_recovery,
)
from fajrant.games.dwergar.rules.reasons import reasons
from fajrant.games.dwergar.rules.silverbeard import add_tokens
from fajrant.games.dwergar.rules.workshops import (
    add_builds,
    add_exchanges,
    add_forgings,
    begin_forging,
    build,
    exchange,
)
from fajrant.games.dwergar.state import Action, Dwergar, room_for_heat
from fajrant.games.dwergar.views import AtLift, AtSpace


class ActionWindow(Decision[Dwergar]):
    """D3 Offers everything that is legal now, until the seat is done. With only `done` left, it closes by itself."""

    point: ClassVar[str] = "action_window"

    def options(self, pos: Dwergar, seat: int) -> list[Move]:
        action = pos.current_action()
        moves: list[Move] = []
        add_options_of_space(moves, pos, action)
        add_tokens(moves, pos, action)
        add_build_ins(moves, pos, action)
        moves.append(DONE)
        return moves

    def resolve(self, pos: Dwergar, seat: int, move: Move) -> None:
        action = pos.current_action()
        if move is DONE:
            close_window(pos, action)
            pos.done()
        else:
            carry_out(pos, action, move)

    def shown(self, pos: Dwergar, viewer: int) -> AtSpace:
        action = pos.current_action()
        return {
            "dwarf": DWARF.text(action.dwarf),
            "space": SPACE.text(action.space),
            "bonuses": [BONUS.text(bonus) for bonus in BONUSES if action.has_bonus(bonus)],
            "closed": reasons(pos, action),
        }


class LiftWindow(ActionWindow):
    """D7 The same window at the Gear."""

    point: ClassVar[str] = "lift"

    def shown(self, pos: Dwergar, viewer: int) -> AtLift:
        """Adds what raising the lift by one level, by two and so on costs in heat, and brings in pieces and VP."""
        levels = list(range(1, MOST_LEVELS + 1))
        scoring = pos.current_action().has_bonus(VP_PER_LEVEL)
        return {
            **super().shown(pos, viewer),
            "prices": [price_of(pos, count) for count in levels],
            "brings": [[plain_counts(would_unload(clan, count)) for clan in pos.clans] for count in levels],
            "points": [would_score(pos, count) if scoring else 0 for count in levels],
        }


WINDOW_OF: Final = [ActionWindow(seat) for seat in range(SEAT.size())]
LIFT_WINDOW_OF: Final = [LiftWindow(seat) for seat in range(SEAT.size())]


def window_at(space: int, seat: int) -> ActionWindow:
    return LIFT_WINDOW_OF[seat] if space == GEAR else WINDOW_OF[seat]


# ---------------------------------------------------------------- opening and closing


def open_window(pos: Dwergar, action: Action) -> None:
    """D3 Applies free effects that leave no choice [R41]: the Bellows' base action, then the bonuses."""
    if action.space == BELLOWS:
        light(pos, action.seat, 1)
    for bonus in BONUSES_AT[action.space]:
        if action.has_bonus(bonus):
            receive(pos, action, bonus)


def receive(pos: Dwergar, action: Action, bonus: int) -> None:
    """Applies the automatic part of a bonus, when the window opens or through Silverbeard."""
    seat = action.seat
    if bonus == LIGHT_ALL:
        light_all(pos, seat)
    elif bonus == HEAT2:
        heat_up(pos, seat, 2)
    elif bonus == LIGHT1_HEAT1:
        light(pos, seat, 1)
        heat_up(pos, seat, 1)
    elif bonus == HEAT1:
        if room_for_heat(pos.clans[seat]):
            heat_up(pos, seat, 1)
        else:
            action.warming = True


def close_window(pos: Dwergar, action: Action) -> None:
    """§5.4 With the blacksmith's bonus at the Stove-maker, lights a furnace at the end, even one just built."""
    if action.has_bonus(LIGHT_ONE):
        light(pos, action.seat, 1)


# ---------------------------------------------------------------- what can be done


def add_options_of_space(moves: list[Move], pos: Dwergar, action: Action) -> None:
    clan = pos.clans[action.seat]
    space = action.space
    if space < MINE_SPACES:
        if not action.base and can_mine(clan, space):
            moves.append(MINE)
    elif space == GEAR:
        if not action.base:
            add_raises(moves, pos, action.seat)
        if action.has_bonus(STONE_TO_LEVEL) and not action.second:
            for position in POSITIONS:
                moves.append(DROP_STONE.of(position))
    elif space == STOVE_MAKER:
        add_builds(moves, clan, action)
    elif space == LAB:
        add_exchanges(moves, clan, action)
    elif space == FORGE:
        add_forgings(moves, clan)
        if action.has_bonus(DEVELOP_PROJECTS):
            for card in sorted(clan.realised):
                if can_develop(clan, card, 0, SURCHARGE):
                    moves.append(DEVELOP.of(card))
    elif space == ARCHITECT:
        add_architect(moves, pos, action)


def add_architect(moves: list[Move], pos: Dwergar, action: Action) -> None:
    """Adds realising a card of the row (D4), or developing the card that was realised (D6)."""
    clan = pos.clans[action.seat]
    if action.card == NONE:
        for card in pos.row:
            if can_realise(clan, card):
                moves.append(REALISE.of(card))
    elif action.card in clan.realised and can_develop(clan, action.card, discount_at_architect(action), 0):
        moves.append(DEVELOP.of(action.card))


def discount_at_architect(action: Action) -> int:
    """The blacksmith's bonus: 2 heat less."""
    return DISCOUNT if action.has_bonus(DEVELOP_DISCOUNT) else 0


# ---------------------------------------------------------------- carrying out


def carry_out(pos: Dwergar, action: Action, move: Move) -> None:
    values = pos.values
    seat = action.seat
    verb = move.verb
    if move is MINE:
        action.base = True
        mine(pos, action)
    elif verb is RAISE:
        action.base = True
        begin_raise(pos, seat, move.a)
    elif verb is DROP_STONE:
        action.second = True
        drop_stone(pos, move.a, STONES_PER_CART)
    elif move is BUILD:
        action.base = True
        build(pos, seat, values.furnace_price)
    elif move is BUILD_SECOND:
        action.second = True
        build(pos, seat, values.second_price)
    elif verb is EXCHANGE:
        exchange(pos, action, move.a, move.b)
    elif verb is FORGE_PIECE:
        begin_forging(pos, seat, move.a)
    elif verb is REALISE:
        action.base = True
        begin_realising(pos, seat, move.a)
    elif verb is DEVELOP:
        discount = discount_at_architect(action)
        surcharge = SURCHARGE if action.space == FORGE else 0
        heat = development_heat(pos.clans[seat], move.a, discount, surcharge)
        begin_developing(pos, seat, move.a, heat, NOT_FREE)
    elif verb is BUILD_IN:
        build_in(pos, action, move.a)
    elif verb is USE_SILVERBEARD:
        use_token(pos, action, move.a)


def use_token(pos: Dwergar, action: Action, bonus: int) -> None:
    """R18 Spends the token. The bonus is available for the rest of this action."""
    pos.silverbeard = NONE
    pos.tell(TOKEN_USED, action.seat, bonus)
    action.bonuses |= 1 << bonus
    receive(pos, action, bonus)
    if bonus == RECOVER_RESOURCE:
        push_recovery(pos, action)
