"""§7 Reshuffles what one seat does not see: others' hands and packs, cards that others look at, and all stacks."""

from __future__ import annotations

from fajrant.core.dice import Dice
from fajrant.games.train_rush.content import NONE, PAIR
from fajrant.games.train_rush.rules.cards import PlanKeep
from fajrant.games.train_rush.state import TrainRush, mask_of, mixed, place_of_pair, replaced


def determinize(pos: TrainRush, seat: int, dice: Dice) -> TrainRush:
    """A position that the seat cannot distinguish from `pos`.

    The unseen items of each kind are collected, sorted (so that their real places do not matter), shuffled and dealt to
    the unseen places. The pending decision is possible in every such position [R69].
    """
    world = pos.clone()
    world.dice = dice.clone()
    deal_cards(world, seat)
    deal_heroes(world, seat)
    world.tile_stack = mixed(world, world.tile_stack)
    world.contract_stacks = [mixed(world, stack) for stack in world.contract_stacks]
    world.wagon_stacks = tuple([mixed(world, stack) for stack in world.wagon_stacks])
    world.ask_again()
    return world


def taken(items: list[int], count: int) -> tuple[int, ...]:
    """Takes `count` of the shuffled items, sorted as a hand."""
    return tuple(sorted([items.pop() for _ in range(count)]))


# ---------------------------------------------------------------- action cards


def deal_cards(world: TrainRush, seat: int) -> None:
    """Redeals unseen cards. Everybody knows those taken from the display, and a seat the pair it returned [R68]."""
    own = place_of_pair(world, seat)
    pair = mixed(world, tuple(world.deck[own : own + PAIR])) if own != NONE else ()
    items = [card for card in world.deck if card not in pair]
    looking = looks_at_drawn(world)
    if looking != seat:
        items += world.drawn
    for other, faction in enumerate(world.factions):
        if other != seat:
            items += [card for card in faction.hand if not faction.known >> card & 1]
            items += world.returned[other]
    items.sort()
    world.dice.shuffle(items)
    for other, faction in enumerate(world.factions):
        if other != seat:
            known = [card for card in faction.hand if faction.known >> card & 1]
            faction.hand = tuple(sorted([*known, *taken(items, len(faction.hand) - len(known))]))
            world.returned = replaced(world.returned, other, taken(items, len(world.returned[other])))
    if looking != seat:
        world.drawn = taken(items, len(world.drawn))
    if own != NONE:
        world.deck = [*items[:own], *pair, *items[own:]]
    else:
        world.deck = items


def looks_at_drawn(pos: TrainRush) -> int:
    """The seat that is looking at drawn cards, or NONE."""
    top = pos.stack[-1] if pos.stack else None
    return top.seat if isinstance(top, PlanKeep) else NONE


# ---------------------------------------------------------------- heroes


def deal_heroes(world: TrainRush, seat: int) -> None:
    """Redeals the hands and packs of others, the heroes they put aside, and the pile. Heroes that the seat passed on in
    the draft go to a hand or a pack [R70]. What the others have seen becomes just what they hold."""
    items = list(world.hero_pile)
    held: list[int] = []
    for other, faction in enumerate(world.factions):
        if other != seat:
            held += [*faction.heroes, *world.packs[other]]
            if world.aside[other] != NONE:
                items.append(world.aside[other])
    passed = [hero for hero in held if world.seen[seat] >> hero & 1]
    passed.sort()
    items += [hero for hero in held if not world.seen[seat] >> hero & 1]
    items.sort()
    world.dice.shuffle(items)
    hands = passed + [items.pop() for _ in range(len(held) - len(passed))]
    hands.sort()
    world.dice.shuffle(hands)
    aside = list(world.aside)
    for other, faction in enumerate(world.factions):
        if other != seat:
            faction.heroes = taken(hands, len(faction.heroes))
            world.packs = replaced(world.packs, other, taken(hands, len(world.packs[other])))
            if aside[other] != NONE:
                aside[other] = items.pop()
    world.aside = tuple(aside)
    world.hero_pile = tuple(items)
    for other in range(world.seats):
        if other != seat and world.seen[other]:
            world.seen = replaced(world.seen, other, seen_at_least(world, other))


def seen_at_least(world: TrainRush, seat: int) -> int:
    """The heroes that a seat holds, has played or has put aside."""
    faction = world.factions[seat]
    seen = mask_of(faction.heroes + faction.missions + world.packs[seat])
    return seen if world.aside[seat] == NONE else seen | 1 << world.aside[seat]
