"""Records: a match as text. The save, the export, the bug report, the fixture and the lab's raw data."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, Final

from fajrant.core.errors import Details, IllegalMove, Nonsense, at_line
from fajrant.core.game import Game
from fajrant.core.match import SEED_DIGITS, Match, begun_from, check_names, new_match, read_position

EXAMPLE: Final = "coal_baron_cards 1   seats Ann Bob   seed 7"


class Record:
    """A record taken apart but not yet played: header and lines."""

    def __init__(
        self,
        game: Game[Any],
        version: int,
        names: list[str],
        options: dict[str, str],
        seed: int,
        position: str,
        line: int,
        lines: list[tuple[int, str, str]],
    ) -> None:
        self.game: Final = game
        self.version: Final = version
        self.names: Final = names
        self.options: Final = options
        self.seed: Final = seed
        self.position: Final = position  # plain data as text, if the match began in the middle
        self.line: Final = line  # the number of the header's line
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
        if not self.position:
            return new_match(self.game, len(self.names), self.seed, self.options, self.names, self.version)
        try:
            data = json.loads(self.position)
        except (ValueError, RecursionError) as broken:
            raise at_line(self.line, Nonsense(f"the position is not JSON: {broken}", "not_json", {})) from None
        try:
            pos = read_position(self.game, data)
        except Nonsense as wrong:
            raise at_line(self.line, wrong) from wrong
        if pos.seats != len(self.names) or pos.options != self.options:
            message = "the position has other seats or options than the header"
            raise at_line(self.line, Nonsense(message, "other_header", {}))
        return begun_from(self.game, self.names, pos)

    def replay(self, decisions: int | None = None) -> Match:
        """The match after some, or all, of its decisions."""
        match = self.begin()
        for line, name, move in self.lines if decisions is None else self.lines[:decisions]:
            try:
                match.play(self.names.index(name), move)
            except IllegalMove as wrong:
                raise at_line(line, wrong) from None
        return match


def parse_record(text: str, load: Callable[[str], Game[Any]]) -> Record:
    """Takes a record apart; `load` finds the game by its slug."""
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    lines = [(number, line) for number, line in lines if line and not line.startswith("#")]
    if not lines:
        raise Nonsense(f"a record starts with a header such as: {EXAMPLE}", "empty", {"example": EXAMPLE})
    line, header = lines[0]
    try:
        record = parse_header(header, line, load)
    except Nonsense as wrong:
        raise at_line(line, wrong) from None
    names = record.names
    for number, said in lines[1:]:
        name, colon, move = said.partition(": ")
        if not colon or name not in names:
            known = ", ".join(names)
            details: Details = {"known": known, "tried": said}
            message = f"expected one of {known}, a colon and a move, got {said!r:.60}"
            raise at_line(number, Nonsense(message, "no_move", details))
        record.lines.append((number, name, move))
    return record


def parse_header(header: str, line: int, load: Callable[[str], Game[Any]]) -> Record:
    """Groups with three or more blanks between them: the game, then what is known by its key."""
    groups = re.split(r" {3,}", header)
    first = groups[0].split()
    if len(first) != 2 or not is_number(first[1]):
        message = f"expected a game and its rules version, got {groups[0]!r:.60}"
        raise Nonsense(message, "no_header", {"tried": groups[0], "example": EXAMPLE})
    game = load(first[0])
    version = int(first[1])
    if not 1 <= version <= game.version:
        message = f"{game.slug} is at rules version {game.version}; this record needs version {version}"
        raise Nonsense(message, "version", {"needed": str(version), "known": game.version})
    told: dict[str, str] = {}
    for group in groups[1:]:
        key, _, value = group.partition(" ")
        if key in told:
            raise Nonsense(f"{key!r:.60} is told twice", "twice", {"tried": key})
        told[key] = value.strip()
    names = split_names(told.pop("seats", ""))
    seed = told.pop("seed", "")
    position = told.pop("position", "")
    game.check_seats(len(names))
    check_names(len(names), names)
    options = game.check_options(told)
    if (seed == "") == (position == ""):
        raise Nonsense("a record's header has either a seed or a position", "seed_or_position", {})
    if seed and not is_number(seed):
        message = f"a seed is a whole number from 0 on, with at most {SEED_DIGITS} digits, not {seed!r:.60}"
        raise Nonsense(message, "seed", {"digits": SEED_DIGITS})
    return Record(game, version, names, options, int(seed or 0), position, line, [])


def is_number(text: str) -> bool:
    return text.isdecimal() and len(text) <= SEED_DIGITS


def split_names(text: str) -> list[str]:
    """Names are separated by blanks; one that has blanks itself is in quotation marks."""
    if re.fullmatch(r'(?:"[^"]*"|[^" ]+)(?: +(?:"[^"]*"|[^" ]+))*|', text) is None:
        raise Nonsense(f"the names are not quoted well: {text!r:.60}", "quotes", {"tried": text})
    return [quoted or bare for quoted, bare in re.findall(r'"([^"]*)"|([^" ]+)', text)]
