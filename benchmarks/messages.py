"""Measures the bytes of live messages per seat over a whole game, and the bytes that whole tables would need.

    python benchmarks/messages.py [GAME ...]

Moves are random, and every seat belongs to a person who watches. Each line of output is JSON.
"""

from __future__ import annotations

import json
import sys

import msgspec

from fajrant.core.dice import seeded
from fajrant.games import SHELF, load
from fajrant.house.deeds import Header, Moved, Opened, Sat, Started
from fajrant.house.news import Newsroom, Watching
from fajrant.house.presence import Presence
from fajrant.house.presentation import show_table
from fajrant.house.state import State
from fajrant.house.wire import TableNews

PEOPLE = ["ania", "bartek", "celina", "darek", "ewa"]


def measure(slug: str, players: int, seed: int) -> dict[str, object]:
    game = load(slug)
    header = Header("t", slug, game.check_options({}), str(seed), "s", False, "ania", "", rules=game.version)
    presence = Presence(lambda: 0.0)
    newsroom = Newsroom(1)
    state = State(header).after(Opened(seats=players))
    for seat, person in enumerate(PEOPLE[:players]):
        state = state.after(Sat(seat=seat, person=person, name=person.title()))
    watchers = [Watching(person, presence, 300, newsroom) for person in PEOPLE[:players]]
    sent, whole = [0] * players, [0] * players
    dice = seeded(seed)

    def publish() -> None:
        for seat, watcher in enumerate(watchers):
            sent[seat] += len(msgspec.json.encode(watcher.table_news(state)))
            whole[seat] += len(msgspec.json.encode(TableNews(show_table(state, PEOPLE[seat], presence, 300))))

    publish()
    state = state.after(Started())
    publish()
    while state.status == "running":
        seat = state.acting()[0]
        moves = state.running().moves(seat)
        text = moves[dice.below(len(moves))]
        state = state.after(Moved(seat=seat, number=state.number() + 1, text=text))
        publish()
    average = [sum(bytes_) // players for bytes_ in (sent, whole)]
    return {
        "figure": "live_bytes_per_seat",
        "game": slug,
        "players": players,
        "decisions": state.number(),
        "sent": average[0],
        "whole_tables": average[1],
        "ratio": round(average[0] / average[1], 4),
    }


if __name__ == "__main__":
    for slug in sys.argv[1:] or SHELF:
        players = load(slug).seats
        for count in (players[0], players[-1]):
            print(json.dumps(measure(slug, count, 7)), flush=True)
