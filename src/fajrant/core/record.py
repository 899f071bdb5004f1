"""Records: a match as text. They serve as saved games, exports, bug reports, fixtures and raw data for the lab."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, Final

from fajrant.core.errors import Details, IllegalMove, Nonsense, at_line
from fajrant.core.game import Game
from fajrant.core.match import SEED_DIGITS, Match, begun_from, check_names, new_match, read_position
from fajrant.core.variants import VARIANT, variant_hash

EXAMPLE: Final = "coal_baron_cards 1   seats Ann Bob   seed 7"


class Record:
    """A parsed record, not yet replayed."""

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
        self.position: Final = position  # plain data as text, if the match did not start with a deal
        self.line: Final = line  # line number of the header
        self.lines: Final = lines  # (line number, name, move)

    def notice(self) -> str:
        """A warning if the record was made under older rules; empty otherwise."""
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
            message = "the seats or options of the position do not match the header"
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
    """Parses a record. `load` returns the game for a slug."""
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    lines = [(number, line) for number, line in lines if line and not line.startswith("#")]
    if not lines:
        raise Nonsense(f"a record starts with a header such as: {EXAMPLE}", "empty", {"example": EXAMPLE})
    line, header = lines[0]
    named = f"   {VARIANT} " in header and len(lines) > 1 and lines[1][1].startswith(VARIANT + " {")
    carried = lines[1][1] if named else ""
    try:
        record = parse_header(header, line, load, carried.removeprefix(VARIANT + " "))
    except Nonsense as wrong:
        raise at_line(line, wrong) from None
    names = record.names
    for number, row in lines[2 if carried else 1 :]:
        name, colon, move = row.partition(": ")
        if not colon or name not in names:
            known = ", ".join(names)
            details: Details = {"known": known, "tried": row}
            message = f"expected one of {known}, a colon and a move, got {row!r:.60}"
            raise at_line(number, Nonsense(message, "no_move", details))
        record.lines.append((number, name, move))
    return record


def parse_header(header: str, line: int, load: Callable[[str], Game[Any]], variant: str) -> Record:
    """Parses groups separated by three or more spaces: the game and its rules version, then `key value` pairs.

    The header names a variant by its hash; its text is on the next line.
    """
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
    pairs: dict[str, str] = {}
    for group in groups[1:]:
        key, _, value = group.partition(" ")
        if key in pairs:
            raise Nonsense(f"{key!r:.60} is given twice", "twice", {"tried": key})
        pairs[key] = value.strip()
    names = split_names(pairs.pop("seats", ""))
    seed = pairs.pop("seed", "")
    position = pairs.pop("position", "")
    game.check_seats(len(names))
    check_names(len(names), names)
    named = pairs.pop(VARIANT, "")
    hashed = variant_hash(variant) if variant else ""
    if named != hashed:
        details: Details = {"tried": named, "known": hashed}
        message = f"the header names the variant {named!r:.60}; the one on the next line is {hashed or 'missing'}"
        raise Nonsense(message, "variant_hash", details)
    options = game.check_options({**pairs, VARIANT: variant})
    if (seed == "") == (position == ""):
        raise Nonsense("a record's header has either a seed or a position", "seed_or_position", {})
    if seed and not is_number(seed):
        message = f"a seed is a whole number, 0 or more, with at most {SEED_DIGITS} digits, not {seed!r:.60}"
        raise Nonsense(message, "seed", {"digits": SEED_DIGITS})
    if seed and version < game.version:  # a position already has its values
        options = game.check_options({**options, VARIANT: game.boxes().under(version, variant)})
    return Record(game, version, names, options, int(seed or 0), position, line, [])


def is_number(text: str) -> bool:
    return text.isdecimal() and len(text) <= SEED_DIGITS


def split_names(text: str) -> list[str]:
    """Names are separated by spaces; a name that contains spaces is in quotation marks."""
    if re.fullmatch(r'(?:"[^"]*"|[^" ]+)(?: +(?:"[^"]*"|[^" ]+))*|', text) is None:
        raise Nonsense(f"the names are not quoted correctly: {text!r:.60}", "quotes", {"tried": text})
    return [quoted or bare for quoted, bare in re.findall(r'"([^"]*)"|([^" ]+)', text)]
