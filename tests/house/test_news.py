"""Watchers get only what is new, and still end up with the whole table."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from fajrant.games import SHELF, load
from fajrant.house.deeds import Left, Sat
from fajrant.house.news import Newsroom, Watching
from fajrant.house.presence import Presence
from fajrant.house.presentation import show_table
from fajrant.house.state import State, rebuild
from tests.house.tables import PEOPLE, eventful_game, first_deeds, header_of
from tests.server.serving import changed


def whole(state: State, person: str, presence: Presence) -> Any:
    return msgspec.json.decode(msgspec.json.encode(show_table(state, person, presence, 300)))


class Client:
    """A browser that builds its table from the messages it gets."""

    def __init__(self, person: str, presence: Presence, newsroom: Newsroom) -> None:
        self.person = person
        self.watching = Watching(person, presence, 300, newsroom)
        self.table: Any = None
        self.bytes = 0
        self.kinds: list[str] = []

    def hear(self, state: State) -> None:
        news = self.watching.table_news(state)
        if news is None:
            return
        encoded = msgspec.json.encode(news)
        self.bytes += len(encoded)
        message = msgspec.json.decode(encoded)
        self.kinds.append(message["type"])
        self.table = message["table"] if message["type"] == "table" else changed(self.table, message)

    def hear_presence(self, state: State) -> None:
        news = msgspec.json.decode(msgspec.json.encode(self.watching.presence_news(state)))
        seats = [{**seat, **there} for seat, there in zip(self.table["seats"], news["seats"], strict=True)]
        self.table = {**self.table, "seats": seats, "watching": news["watching"]}


@pytest.mark.parametrize("slug", SHELF)
def test_changes_add_up_to_the_whole_table(slug: str) -> None:
    presence = Presence(lambda: 0.0)
    newsroom = Newsroom(1)
    always = [Client(person, presence, newsroom) for person in (*PEOPLE[:2], "watcher")]
    sometimes = [Client(person, presence, newsroom) for person in (*PEOPLE[:2], "watcher")]
    header = header_of(slug)
    state = rebuild(header, first_deeds(2))
    for number, deed in enumerate(eventful_game(state, 5, 40)):
        state = state.after(deed)
        for client in always + (sometimes if number % 3 == 0 else []):
            client.hear(state)
            assert client.table == whole(state, client.person, presence)


def test_somebody_who_sits_down_gets_the_journal_of_the_seat() -> None:
    presence = Presence(lambda: 0.0)
    client = Client("fela", presence, Newsroom(1))
    state = rebuild(header_of("train_rush"), first_deeds(2))
    client.hear(state)
    for deed in (Left(seat=1), Sat(seat=1, person="fela", name="Fela")):
        state = state.after(deed)
        client.hear(state)
        assert client.table == whole(state, "fela", presence)


@pytest.mark.parametrize("slug", SHELF)
def test_a_live_game_needs_far_fewer_bytes_than_whole_tables(slug: str) -> None:
    presence = Presence(lambda: 0.0)
    client = Client("ania", presence, Newsroom(1))
    state = rebuild(header_of(slug), first_deeds(load(slug).seats[0]))
    tables = 0
    for deed in eventful_game(state, 1, 80, calm=True):
        state = state.after(deed)
        client.hear(state)
        tables += len(msgspec.json.encode(whole(state, "ania", presence)))
    assert client.bytes < tables / 8  # for 80 decisions; below a tenth for a whole game, see benchmarks/messages.py


def test_an_outdated_state_leaks_no_later_events() -> None:
    presence = Presence(lambda: 0.0)
    newsroom = Newsroom(1)
    early = rebuild(header_of("coal_baron_cards"), first_deeds(2))
    late = early
    for deed in eventful_game(early, 2, 12):
        late = late.after(deed)
    fast, slow = Client("ania", presence, newsroom), Client("ania", presence, newsroom)
    fast.hear(early)
    slow.hear(early)
    fast.hear(late)
    before = late
    for deed in eventful_game(early, 2, 12):
        before = early.after(deed)
        break
    slow.hear(before)
    assert slow.table == whole(before, "ania", presence)


def test_a_client_with_the_latest_version_gets_only_changes() -> None:
    presence = Presence(lambda: 0.0)
    state = rebuild(header_of("dwergar"), first_deeds(2))
    client = Client("ania", presence, Newsroom(1))
    client.watching.version = state.version
    client.table = whole(state, "ania", presence)
    client.hear(state)
    assert client.kinds == []
    for deed in eventful_game(state, 2, 5, calm=True):
        state = state.after(deed)
        client.hear(state)
    assert client.table == whole(state, "ania", presence)
    assert set(client.kinds) == {"change"}


def test_changes_say_who_is_away_and_for_how_long() -> None:
    now = 0.0
    presence = Presence(lambda: now)
    state = rebuild(header_of("dwergar"), first_deeds(2))
    table = state.header.id
    for person in PEOPLE[:2]:
        presence.join(table, person, person)
    client = Client(PEOPLE[0], presence, Newsroom(1))
    for number, deed in enumerate(eventful_game(state, 2, 8, calm=True)):
        if number == 3:
            presence.leave(table, PEOPLE[1])
        if number == 5:
            client.hear_presence(state)
        if number == 6:
            presence.join(table, PEOPLE[1], PEOPLE[1])
            presence.join(table, "watcher", "Fela")
        now += 10
        state = state.after(deed)
        client.hear(state)
        assert client.table == whole(state, PEOPLE[0], presence)
