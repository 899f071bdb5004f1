"""Notes on moves: what a move costs and brings, if its text does not say so."""

from __future__ import annotations

from typing import Any, Final

from fajrant.games.train_rush.content import CITY_ROWS, SIZES
from fajrant.games.train_rush.drawing import NODE_OF, Row, contract, row_of

CITY_OF: Final[dict[str, dict[str, Any]]] = {str(row["id"]): row for row in CITY_ROWS}
HERO_VERBS: Final = ["hero_prekeep", "hero_draft_pick", "play_hero"]
REFUSALS: Final = ["decline", "pass", "stop", "skip", "done", "end_block", "finish", "none"]


def notes(view: Row, moves: list[str], words: dict[str, str], box: Row) -> list[str]:
    """A note for each of the viewer's moves; empty if there is nothing to add."""
    return [note(view, move.split(), words, box) for move in moves]


def note(view: Row, move: list[str], words: dict[str, str], box: Row) -> str:
    verb, thing = move[0], move[-1]
    if thing in REFUSALS:
        return ""
    if verb in HERO_VERBS:
        return words[thing + "_text"]
    if verb == "invest":
        return f"{words['table-investments']} {view['actions'][thing]['price']}"
    if verb == "lobby":
        return lobbying(view, move[1], thing, words, box)
    if verb == "choose_sector":
        return award(thing, words, box)
    if verb == "choose_track":
        return advance(view, thing, words, box)
    if verb == "play_card":
        card = row_of(box, "action_cards", thing)
        coal = "/".join([str(cost) for cost in card["coal_costs"]])
        return f"{words['table-coal']} {coal}, {words['table-special']} {card['special_coal_cost']}"
    if verb in ("movement_step", "choose_target"):
        return stopping(view, thing, words)
    if verb == "city_step":
        return next_token(view, view["decision"]["city"], words) if thing == "mark" else ""
    if verb == "fulfil_contract":
        row = view["grid"][CITY_OF[view["decision"]["city"]]["region"]]
        return contract(row[SIZES.index(int(thing))], words, box)
    if verb == "choose_siding_tile":
        return words[view["tiles"]["lying"][int(thing) - 1] + "_text"]
    if verb == "black_market":
        return f"{words['table-worth']} {row_of(box, 'black_market_rewards', thing)['cost']}"
    return ""


def lobbying(view: Row, region: str, sector: str, words: dict[str, str], box: Row) -> str:
    """The advance, and the bonus of the space that the spy would take."""
    row = row_of(box, "sectors", sector)
    gives = [advance(view, str(row["advance_track"]), words, box)]
    if len(view["sectors"][f"{region}_{sector}"]["spies"]) + 1 in row["bonus_spaces"]:
        gives.append(words[sector + "_text"])
    return ", ".join(gives)


def award(sector: str, words: dict[str, str], box: Row) -> str:
    """The points for most and second most spies and agents."""
    row = row_of(box, "sectors", sector)
    return f"{words['table-at_end']} {row['award_first']}/{row['award_second']} {words['table-vp']}"


def advance(view: Row, track: str, words: dict[str, str], box: Row) -> str:
    """The value before and after an advance, or why it is impossible [R18]."""
    row = row_of(box, "progress_tracks", track)
    values = row["values"]
    own = view["factions"][view["you"]]["progress"][track]
    level = own["level"] + 1
    if own["top"]:
        return f"{words[track]}: {words['table-at_top']}"
    on_top = sum([1 for faction in view["factions"] if faction["progress"][track]["top"]])
    if level == len(values) - 1 and on_top >= row["top_capacity"]:
        return f"{words[track]}: {words['table-no_advance']}"
    return f"{words[track]} {own['value']}→{values[level]}"


def stopping(view: dict[str, Any], node: str, words: dict[str, str]) -> str:
    """The next token of a city, or the tile of a siding."""
    row = NODE_OF[node]
    if "city" in row:
        return next_token(view, str(row["city"]), words)
    tile = view["tiles"]["lying"][int(row["number"]) - 1] if "number" in row else None
    return "" if tile is None else words[tile + "_text"]


def next_token(view: dict[str, Any], city: str, words: dict[str, str]) -> str:
    """What marking presence brings; empty if the viewer already has a marker there."""
    place = view["cities"][city]
    if view["you"] in place["visitors"] or not place["tokens"]:
        return ""
    token = place["tokens"][0]
    return f"{token['vp']} {words['table-vp']}, +{token['movement']}"
