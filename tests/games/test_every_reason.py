"""What is closed says why: in each game's view, whatever the engine calls closed is not legal and has a text."""

from __future__ import annotations

import pytest

import fajrant
from fajrant.core.dice import seeded
from fajrant.games import SHELF, load
from fajrant.texts import LANGUAGES, Texts

# at these decision points, each target of the kind is either legal or closed, so their number never changes
COMPLETE = {
    "train_rush": {
        "invest": "action",
        "lobby": "sector",
        "choose_sector": "sector",
        "city_step": "part",
        "fulfil_contract": "size",
        "black_market": "reward",
        "choose_track": "progress",
    },
    "steamrollers": {"choose_action": "action"},
}


@pytest.mark.parametrize("slug", SHELF)
def test_what_is_closed_is_not_legal_and_has_a_reason_in_words(slug: str) -> None:
    game = load(slug)
    texts = [Texts(language, game) for language in LANGUAGES]
    said: set[str] = set()
    sizes: dict[str, set[int]] = {}
    for seats in game.seats:
        for seed in range(3):
            options = {"orders": "on"} if slug == "steamrollers" and seats > 1 else {}
            match = fajrant.new(slug, seats, seed, options)
            dice = seeded(seed)
            while not match.over():
                seat = match.acting()[0]
                view = match.view(seat)
                moves = match.position.legal(seat)
                closed = {**view.get("closed", {}), **view["decision"].get("closed", {})}
                legal = {target for move in moves for target in [*move.targets(), move.text]}
                assert not legal & closed.keys()
                for reason in set(closed.values()) - said:
                    assert all(text.say(f"closed-{reason}") for text in texts)
                    said.add(reason)
                point = view["decision"]["point"]
                kind = COMPLETE.get(slug, {}).get(point)
                if kind:
                    known = {target for target in legal | closed.keys() if target.startswith(f"{kind}:")}
                    sizes.setdefault(point, set()).add(len(known))
                match.carry_out(seat, moves[dice.below(len(moves))])
    assert {point: counts for point, counts in sizes.items() if len(counts) > 1} == {}
    assert sizes.keys() == COMPLETE.get(slug, {}).keys()


@pytest.mark.parametrize("slug", SHELF)
def test_nobody_else_is_told_what_is_closed_to_a_seat(slug: str) -> None:
    if slug == "steamrollers":
        return  # nothing is hidden there
    match = fajrant.new(slug, load(slug).seats[-1], 1)
    dice = seeded(1)
    while not match.over():
        seat = match.acting()[0]
        for viewer in [*range(match.position.seats), None]:
            if viewer not in match.acting():
                assert match.view(viewer).get("closed", {}) == {}
        moves = match.position.legal(seat)
        match.carry_out(seat, moves[dice.below(len(moves))])
