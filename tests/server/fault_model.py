"""What a table must be after each of its deeds, what each visitor may know of it then, and what the log may say."""

from __future__ import annotations

import json
import os
import threading
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import IO

from fajrant import Match
from tests.server.knowledge import check_moments, may_know
from tests.server.serving import PATIENCE, Json

Act = tuple[str, int, int, str]  # "moved" or "undone", number, seat, the move's text
CHAT_KEPT = 200


@dataclass(frozen=True)
class Known:
    """A table after some of its deeds."""

    match: Match | None = None
    owners: tuple[str, ...] = ()  # by seat, a person's id
    levels: tuple[str, ...] = ()  # by seat, of the bot that plays it
    said: tuple[str, ...] = ()

    def bots(self) -> int:
        """A bit for each seat of a bot, without those where one stands in."""
        return sum([1 << seat for seat, level in enumerate(self.levels) if level and not self.owners[seat]])

    def seated(self, seat: int, owner: str, level: str) -> Known:
        owners, levels = list(self.owners), list(self.levels)
        owners[seat], levels[seat] = owner, level
        return replace(self, owners=tuple(owners), levels=tuple(levels))


class Model:
    """A table, computed from the deeds in the database and the rules alone."""

    def __init__(self, deal: Match) -> None:
        self.deal = deal
        self.after = [Known()]  # by number of deeds
        self.acts: list[Act] = []  # of people

    @property
    def now(self) -> Known:
        return self.after[-1]

    @property
    def version(self) -> int:
        return len(self.after) - 1

    def match(self) -> Match:
        assert self.now.match is not None
        return self.now.match

    def learn(self, deeds: list[Json]) -> None:
        """All deeds of the table, of which some may be known already."""
        for deed in deeds[self.version :]:
            self.note_act(deed)
            self.after.append(self.later(deed))

    def note_act(self, deed: Json) -> None:
        if deed["deed"] in ("moved", "undone") and not self.now.levels[deed["seat"]]:
            self.acts.append((deed["deed"], deed["number"], deed["seat"], deed.get("text", "")))

    def later(self, deed: Json) -> Known:
        """The table after one more deed."""
        now = self.now
        match deed["deed"]:
            case "opened":
                return replace(now, owners=("",) * deed["seats"], levels=("",) * deed["seats"])
            case "sat":
                return now.seated(deed["seat"], deed["person"], "")
            case "left":
                return now.seated(deed["seat"], "", "")
            case "bot":
                owner = "" if now.match is None else now.owners[deed["seat"]]
                return now.seated(deed["seat"], owner, deed["level"])
            case "started":
                return replace(now, match=self.deal)
            case "moved":
                after = self.match().clone()
                after.play(deed["seat"], deed["text"])
                assert after.decisions() == deed["number"]
                return replace(now, match=after)
            case "undone":
                after = self.match().clone()
                after.undo(deed["seat"], now.bots())
                assert after.decisions() == deed["number"] - 1
                return replace(now, match=after)
            case "said":
                return replace(now, said=(*now.said, deed["text"]))
            case "warned":
                return now
        raise AssertionError(f"nobody did this: {deed}")

    def check(self, table: Json, person: str) -> None:
        """The table as it was sent must be exactly what the person might know at its version."""
        assert table["version"] < len(self.after), "something was sent before it was stored"
        known = self.after[table["version"]]
        if known.match is None:
            assert table["moments"] == []
            return
        seats: list[int | None] = [seat for seat, owner in enumerate(known.owners) if owner == person]
        moments = [
            may_know(known.match, seat, known.bots(), seat is None or not known.levels[seat])
            for seat in seats or [None]
        ]
        check_moments(table, moments)
        assert [line["text"] for line in table["chat"]] == list(known.said[-CHAT_KEPT:])
        assert [seat.get("level") or "" for seat in table["seats"]] == list(known.levels)


# ---------------------------------------------------------------- the log

# Python's own words when a process was killed before it could tidy up
KILLED = ("resource_tracker.py", "warnings.warn('resource_tracker")


def is_expected(line: str) -> bool:
    """Whether a server that meets only the faults of a history may log this line."""
    try:
        said = json.loads(line)
    except ValueError:  # a traceback, or a library that writes to stderr itself
        return any(words in line for words in KILLED)
    if said.get("status") == 500:
        return False
    if said["event"] == "bot_failed":
        return True  # its worker was killed; that the level stays is checked at the table
    without_database = "no_room" in (said["event"], said.get("reason")) or said.get("problem") == "NoRoom"
    return said["level"] in ("debug", "info", "warning") or without_database


class Log:
    """Reads what the servers log. Keeps the latest lines, without requests, and those that should not be there."""

    def __init__(self) -> None:
        self.lines: deque[str] = deque(maxlen=40)
        self.unexpected: list[str] = []
        self.readers: list[threading.Thread] = []

    @contextmanager
    def of_one_server(self) -> Iterator[IO[str]]:
        """Where one process writes. The lines of two would be mixed."""
        reading, writing = os.pipe()
        reader = threading.Thread(target=self.read, args=[reading], daemon=True)
        reader.start()
        self.readers.append(reader)
        with os.fdopen(writing, "w") as end:
            yield end

    def read(self, end: int) -> None:
        with os.fdopen(end) as lines:
            for line in lines:
                if '"event": "request"' not in line:
                    self.lines.append(line)
                if line.endswith("\n") and not is_expected(line):  # the last line may be cut off by a kill
                    self.unexpected.append(line)

    def close(self) -> None:
        for reader in self.readers:
            reader.join(PATIENCE)
            assert not reader.is_alive(), "a server that was killed still writes"
