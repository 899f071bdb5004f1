"""A server that hears of another server's deed has the same state as the one that made it, or reads it."""

from __future__ import annotations

import pytest
from msgspec import structs

from fajrant.games import SHELF
from fajrant.house.house import after_hearing, for_other_servers
from fajrant.house.state import State, rebuild
from tests.house.tables import eventful_game, first_deeds, header_of


def begun(slug: str) -> State:
    return rebuild(header_of(slug), first_deeds(2))


@pytest.mark.parametrize("slug", SHELF)
def test_what_is_told_leads_to_the_same_state(slug: str) -> None:
    here = there = begun(slug)
    heard = 0
    for deed in eventful_game(here, 5, 40):
        here = here.after(deed)
        made = for_other_servers(here, deed)
        after = None if made is None else after_hearing(there, made)
        heard += after is not None
        there = here if after is None else after
        assert there.running().to_json() == here.running().to_json()
        assert (there.version, there.versions, there.history) == (here.version, here.versions, here.history)
        assert (there.chairs, there.chat, there.updated) == (here.chairs, here.chat, here.updated)
    assert heard > 20


def test_a_gap_and_other_rules_are_noticed() -> None:
    state = begun("dwergar")
    first, second = list(eventful_game(state, 5, 2, calm=True))
    middle = state.after(first)
    made = for_other_servers(middle, first)
    later = for_other_servers(middle.after(second), second)
    assert made is not None
    assert later is not None
    assert after_hearing(state, made) is not None
    assert after_hearing(state, later) is None
    assert after_hearing(middle, made) is None
    assert after_hearing(state, structs.replace(made, rules=made.rules + 1)) is None
