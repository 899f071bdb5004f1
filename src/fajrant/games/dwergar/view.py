"""§7 A seat's view. The piles of projects and events are shown as counts; everything else is open."""

from __future__ import annotations

from fajrant.core.journal import SPECTATOR
from fajrant.core.seen import id_or_none, ids_of, seat_or_none
from fajrant.games.dwergar.content import (
    BASIC,
    BONUS,
    BONUSES,
    BONUSES_AT,
    DECK,
    DISCOUNT,
    DWARF,
    DWARFS,
    EASTERN_QUARTER,
    EVENT,
    FOREMAN,
    GEAR,
    HAPPENING,
    HEAT_KEPT,
    KIND,
    KINDS,
    MINE_SPACES,
    NONE,
    OLD_SHAFT,
    POSITION,
    POSITIONS,
    PROJECT,
    SPACE,
    SPACES,
    SPECIALITIES,
    SPECIALITY,
    SURCHARGE,
    Counts,
    plain_counts,
)
from fajrant.games.dwergar.rules.effects.end_game import END_CARDS, end_bonus
from fajrant.games.dwergar.rules.effects.points import VP_ON_EMPTY
from fajrant.games.dwergar.rules.effects.prices import (
    can_realise,
    choosable_discounts,
    development_heat,
    realisation_cost,
)
from fajrant.games.dwergar.rules.effects.specialities import bonuses_closed, counts_as
from fajrant.games.dwergar.rules.ending import leaders
from fajrant.games.dwergar.rules.furnaces import BUILT_IN_BONUS, points_for_building_in
from fajrant.games.dwergar.rules.lift import GEAR_NEEDS_HEAT
from fajrant.games.dwergar.rules.mining import FOREMAN_EXTRA_MINING, can_mine, dwarf_mines_extra
from fajrant.games.dwergar.rules.placement import GAIN_ON_MINE_PLACEMENT
from fajrant.games.dwergar.rules.projects import can_develop
from fajrant.games.dwergar.scoring import KINDS_OF_POINTS, points
from fajrant.games.dwergar.state import (
    Action,
    Clan,
    Dwergar,
    cart_full,
    has,
    in_play,
    owned_of,
    payable_heat,
    unseen_events,
)
from fajrant.games.dwergar.views import (
    ActionView,
    CartView,
    ClanView,
    MiningView,
    OfferView,
    Pieces,
    RealisedView,
    SpaceView,
    View,
)


def view(pos: Dwergar, seat: int) -> View:
    basic = [card for card in pos.pile if BASIC[card]]
    return {
        "round": pos.round,
        "rounds": pos.rounds(),
        "starter": pos.starter,
        "decks": ids_of(DECK, pos.decks),
        "row": [see_offer(pos, card, seat) for card in pos.row],
        "pile": {
            "size": len(pos.pile),
            "basic": ids_of(PROJECT, tuple(sorted(basic))),
            "advanced": ids_of(PROJECT, tuple(sorted([card for card in pos.pile if not BASIC[card]]))),
        },
        "discarded": ids_of(PROJECT, pos.discarded),
        "event": id_or_none(EVENT, pos.event),
        "lasting": pos.event != NONE and HAPPENING[pos.event].lasting,
        "events": {"size": len(pos.events), "possible": ids_of(EVENT, tuple(unseen_events(pos)))},
        "seen": ids_of(EVENT, pos.seen),
        "spaces": {SPACE.text(space): see_space(pos, space) for space in SPACES},
        "token": {"used": in_play(pos, OLD_SHAFT), "holder": seat_or_none(pos.silverbeard)},
        "leaders": {DECK.text(deck): leaders(pos, deck) for deck in pos.decks},
        "action": None if pos.action is None else see_action(pos.action),
        "clans": [see_clan(pos, owner) for owner in range(pos.seats)],
    }


def see_pieces(counts: Counts | list[int]) -> Pieces:
    return {KIND.text(kind): counts[kind] for kind in KINDS}


def see_offer(pos: Dwergar, card: int, seat: int) -> OfferView:
    """A project in the row. A seat also sees what it would cost now, and whether that is payable."""
    offer: OfferView = {"project": PROJECT.text(card)}
    if seat != SPECTATOR:
        clan = pos.clans[seat]
        offer["cost"] = plain_counts(realisation_cost(clan, card, NONE))
        offer["discount"] = [KIND.text(kind) for kind in choosable_discounts(clan, card)]
        offer["cheaper"] = realisation_cost(clan, card, NONE) != pos.values.cost[card]
        offer["payable"] = can_realise(clan, card)
        offer["missing"] = see_missing(clan, card)
    return offer


def see_missing(clan: Clan, card: int) -> Pieces:
    """The pieces and heat that a seat still needs, with the discount that leaves the fewest missing."""
    values = clan.values
    least = lacking(clan, values.cost[card])
    for kind in choosable_discounts(clan, card) or [NONE]:
        lack = lacking(clan, realisation_cost(clan, card, kind))
        if sum(lack.values()) < sum(least.values()):
            least = lack
    heat = values.cost_heat[card] - payable_heat(clan)
    if heat > 0:
        least["heat"] = heat
    return least


def lacking(clan: Clan, cost: Counts) -> Pieces:
    return {KIND.text(kind): cost[kind] - clan.supply[kind] for kind in KINDS if cost[kind] > clan.supply[kind]}


def see_space(pos: Dwergar, space: int) -> SpaceView:
    """The dwarf, the built-in furnace, what building one in costs and brings now, and the open bonuses."""
    standing = pos.standing[space]
    dwarf = NONE if standing == NONE else min(standing, FOREMAN)
    return {
        "dwarf": id_or_none(DWARF, dwarf),
        "owner": standing - FOREMAN if dwarf == FOREMAN else None,
        "built_in": seat_or_none(pos.built_in[space]),
        "build_in_cost": plain_counts(pos.values.build_in_cost[space]),
        "build_in_vp": points_for_building_in(pos, space),
        "bonuses": [] if bonuses_closed(pos, space) else [BONUS.text(bonus) for bonus in BONUSES_AT[space]],
        "event": event_concerns(pos, space),
    }


def event_concerns(pos: Dwergar, space: int) -> bool:
    """Whether the event in force changes something on a space."""
    if pos.event == NONE or not HAPPENING[pos.event].lasting:
        return False
    if space in HAPPENING[pos.event].spaces:  # closed bonuses, heat on use
        return True
    if pos.in_force(GEAR_NEEDS_HEAT):
        return space == GEAR
    if pos.in_force(BUILT_IN_BONUS):
        return space >= MINE_SPACES and pos.built_in[space] == NONE
    if pos.in_force(GAIN_ON_MINE_PLACEMENT) or pos.in_force(FOREMAN_EXTRA_MINING):
        return space < MINE_SPACES
    return pos.in_force(VP_ON_EMPTY) and pos.standing[space] == NONE


def see_action(action: Action) -> ActionView:
    return {
        "seat": action.seat,
        "dwarf": DWARF.text(action.dwarf),
        "space": SPACE.text(action.space),
        "speciality": id_or_none(SPECIALITY, action.speciality),
        "bonuses": [BONUS.text(bonus) for bonus in BONUSES if action.has_bonus(bonus)],
        "base": action.base,
        "second": action.second,
        "built_in": action.built_in,
        "exchanges": action.exchanges,
        "card": id_or_none(PROJECT, action.card),
        "recoverable": [KIND.text(kind) for kind in KINDS if action.recoverable >> kind & 1],
        "warming": action.warming,
    }


def see_clan(pos: Dwergar, owner: int) -> ClanView:
    clan = pos.clans[owner]
    scored = points(pos, owner)
    return {
        "vp": sum(clan.vp),
        "pool": {DWARF.text(dwarf): clan.pool[dwarf] for dwarf in DWARFS},
        "specialities": {DWARF.text(dwarf): see_specialities(clan, dwarf) for dwarf in DWARFS},
        "mining": {SPACE.text(space): see_mining(pos, owner, space) for space in range(MINE_SPACES)},
        "supply": see_pieces(clan.supply),
        "heat": clan.heat,
        "kept": HEAT_KEPT * owned_of(clan, EASTERN_QUARTER),
        "payable": payable_heat(clan),
        "lit": clan.lit,
        "unlit": clan.unlit,
        "reserve": clan.reserve,
        "carts": [see_cart(clan, position) for position in POSITIONS],
        "realised": [see_realised(clan, card) for card in clan.realised],
        "developed": ids_of(PROJECT, clan.developed),
        "bonuses": {PROJECT.text(card): end_bonus(pos, owner, card) for card in END_CARDS if has(clan, card)},
        "counts": {DECK.text(deck): owned_of(clan, deck) for deck in pos.decks},
        "token": pos.silverbeard == owner,
        "points": dict(zip(KINDS_OF_POINTS, scored, strict=True)),
        "total": sum(scored),
    }


def see_specialities(clan: Clan, dwarf: int) -> list[str]:
    """The specialities of this seat's dwarf; a foreman can have some from cards 2, 3 and 4."""
    specialities = counts_as(clan, dwarf, NONE)
    return [SPECIALITY.text(speciality) for speciality in SPECIALITIES if specialities >> speciality & 1]


def see_mining(pos: Dwergar, owner: int, space: int) -> MiningView:
    """Whether the cart there is free, and which dwarfs would get the extra yield."""
    own = pos.built_in[space] == owner
    extra = [DWARF.text(dwarf) for dwarf in DWARFS if own or dwarf_mines_extra(pos, owner, dwarf, NONE)]
    return {"free": can_mine(pos.clans[owner], space), "extra": extra}


def see_cart(clan: Clan, position: int) -> CartView:
    cart = clan.carts[position]
    return {
        "position": POSITION.text(position),
        "pieces": plain_counts(cart),
        "foreman": clan.rides == position,
        "full": cart_full(cart),
    }


def see_realised(clan: Clan, card: int) -> RealisedView:
    """The cost of development: pieces, and heat without a bonus, with the Architect's bonus, and at the Forge."""
    return {
        "project": PROJECT.text(card),
        "cost": plain_counts(clan.values.dev_cost[card]),
        "heat": development_heat(clan, card, 0, 0),
        "heat_with_bonus": development_heat(clan, card, DISCOUNT, 0),
        "heat_at_forge": development_heat(clan, card, 0, SURCHARGE),
        "payable_at_forge": can_develop(clan, card, 0, SURCHARGE),
    }
