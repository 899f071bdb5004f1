"""Records: a match as text. The save, the export, the bug report, the fixture and the lab's raw data."""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Callable
from typing import Final

from fajrant.core.errors import IllegalMove, Nonsense
from fajrant.core.game import Game
from fajrant.core.match import Match, begun_from, check_names, new_match, read_position


class Record:
    """A record taken apart but not yet played: header and lines."""

    def __init__(
        self,
        game: Game,
        version: int,
        names: list[str],
        options: dict[str, str],
        seed: int,
        position: str,
        lines: list[tuple[int, str, str]],
    ) -> None:
        self.game: Final = game
        self.version: Final = version
        self.names: Final = names
        self.options: Final = options
        self.seed: Final = seed
        self.position: Final = position  # plain data as text, if the match began in the middle
        self.lines: Final = lines  # (line number, name, move)

    def notice(self) -> str:
        """What a reader should know; empty if all is as usual."""
        if self.version < self.game.version:
            return (
                f"this record was made under rules version {self.version} of {self.game.slug}; "
                f"it is replayed under version {self.game.version}"
            )
        return ""

    def begin(self) -> Match:
        """The match before its first decision."""
        if self.position:
            try:
                data = json.loads(self.position)
            except ValueError as wrong:
                raise Nonsense(f"line 1: the position is not JSON: {wrong}") from None
            return begun_from(self.game, self.names, read_position(self.game, data))
        return new_match(self.game, len(self.names), self.seed, self.options, self.names, self.version)

    def replay(self, decisions: int | None = None) -> Match:
        """The match after some, or all, of its decisions."""
        match = self.begin()
        for line, name, move in self.lines if decisions is None else self.lines[:decisions]:
            try:
                match.play(self.names.index(name), move)
            except IllegalMove as wrong:
                raise Nonsense(f"line {line}: {wrong}") from None
        return match


def parse_record(text: str, load: Callable[[str], Game]) -> Record:
    """Takes a record apart; `load` finds the game by its slug."""
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    lines = [(number, line) for number, line in lines if line and not line.startswith("#")]
    if not lines:
        raise Nonsense("a record starts with a header such as: coal_baron_cards 1   seats Ann Bob   seed 7")
    groups = re.split(r" {3,}", lines[0][1])
    first = groups[0].split()
    if len(first) != 2 or not first[1].isdecimal():
        raise Nonsense(f"line {lines[0][0]}: expected a game and its rules version, got {groups[0]!r:.60}")
    game = load(first[0])
    version = int(first[1])
    if not 1 <= version <= game.version:
        raise Nonsense(f"{game.slug} is at rules version {game.version}; this record needs version {version}")
    names: list[str] = []
    options: dict[str, str] = {}
    seed = -1
    position = ""
    for group in groups[1:]:
        key, _, value = group.partition(" ")
        if key == "seats":
            names = split_names(value)
        elif key == "seed" and value.isdecimal():
            seed = int(value)
        elif key == "position":
            position = value
        else:
            options[key] = value
    game.check_seats(len(names))
    check_names(len(names), names)
    options = game.check_options(dict(options))
    if (seed < 0) == (position == ""):
        raise Nonsense("a record's header has either a seed or a position")
    moves: list[tuple[int, str, str]] = []
    for number, line in lines[1:]:
        name, colon, move = line.partition(": ")
        if not colon or name not in names:
            raise Nonsense(f"line {number}: expected one of {', '.join(names)}, a colon and a move, got {line!r:.60}")
        moves.append((number, name, move))
    return Record(game, version, names, options, seed, position, moves)


def split_names(text: str) -> list[str]:
    try:
        return shlex.split(text, posix=True)
    except ValueError:
        raise Nonsense(f"the names are not quoted well: {text!r:.60}") from None
