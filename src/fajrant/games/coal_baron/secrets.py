"""§7 Redeals what a seat cannot see: the order of both stacks, and the items another seat is looking at."""

from __future__ import annotations

from typing import Any

from fajrant.core.dice import Dice
from fajrant.core.steps import Step
from fajrant.games.coal_baron.content import DECKS, ORDER_DECK, TILE_DECK
from fajrant.games.coal_baron.rules.looking import KeepOrder, KeepTile, ReturnEnd, ReturnOrder
from fajrant.games.coal_baron.state import CoalBaron, Stack


def determinize(pos: CoalBaron, seat: int, dice: Dice) -> CoalBaron:
    """A position that the seat cannot distinguish from `pos`.

    For each stack, the unseen items are collected, sorted (so that their real places do not matter), shuffled and dealt
    to the unseen places. The pending question is still possible after any such deal [R38].
    """
    world = pos.clone()
    world.dice = dice.clone()
    for deck in DECKS:
        items = unseen_items(pos, seat, deck)
        items.sort()
        world.dice.shuffle(items)
        deal(world, seat, deck, items)
    world.ask_again()
    return world


def deck_in_hand(steps: list[Step[Any]]) -> int:
    """The deck whose items are being looked at; the tiles if nobody is looking."""
    return ORDER_DECK if looks_at(steps, ORDER_DECK) != -1 else TILE_DECK


def looks_at(steps: list[Step[Any]], deck: int) -> int:
    """The seat that has items of this deck in hand; -1 if nobody has."""
    for step in steps:
        if isinstance(step, KeepTile) and deck == TILE_DECK:
            return step.seat
        if isinstance(step, KeepOrder) and deck == ORDER_DECK:
            return step.seat
        if isinstance(step, ReturnEnd) and step.deck == deck:
            return step.seat
        if isinstance(step, ReturnOrder) and step.deck == deck:
            return step.seat
    return -1


def hidden_in_hand(pos: CoalBaron, seat: int, deck: int) -> bool:
    """Whether another seat is looking at items of this deck."""
    return looks_at(pos.stack, deck) not in (-1, seat)


def unseen_items(pos: CoalBaron, seat: int, deck: int) -> list[int]:
    stack = pos.stacks[deck]
    items = [stack.items[place] for place in range(stack.size()) if not stack.known_to(seat, place)]
    if hidden_in_hand(pos, seat, deck):
        items.extend(pos.looked)
        items.extend(pos.returned)
    return items


def deal(world: CoalBaron, seat: int, deck: int, items: list[int]) -> None:
    """Puts shuffled items in all places that the seat cannot see."""
    stack = world.stacks[deck]
    laid = list(stack.items)
    for place in range(stack.size()):
        if not stack.known_to(seat, place):
            laid[place] = items.pop()
    world.stacks[deck] = Stack(tuple(laid), stack.known)
    if hidden_in_hand(world, seat, deck):
        world.looked = tuple([items.pop() for _ in world.looked])
        world.returned = tuple([items.pop() for _ in world.returned])
