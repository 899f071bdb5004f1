"""Moves: a verb and its arguments. Each move is created once and reused, so moves can be compared with `is`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from fajrant.core.codec import Codec
from fajrant.core.errors import Nonsense

if TYPE_CHECKING:
    from mypy_extensions import i64

    from fajrant.core.plain import Reader


# Moves are looked up by an integer that packs all their arguments, so each argument has a range. It is wider for a verb
# with a single argument.
LOW: Final = -64
FIRST: Final = 1 << 26
OTHER: Final = 1 << 12
LONE: Final = 1 << 60


class Domain(Codec):
    """The values that an argument or a field can have: small integers in code, ids in text and plain data."""

    def __init__(self, name: str, ids: Sequence[str]) -> None:
        self.name: Final = name
        self.ids: Final = list(ids)
        self.index: Final = {text: number for number, text in enumerate(self.ids)}

    def text(self, value: int) -> str:
        return self.ids[value]

    def words(self) -> int:
        """The number of words in the text of a value."""
        return 1

    def size(self) -> int:
        """One more than the largest value."""
        return len(self.ids)

    def targets(self, value: int) -> list[str]:
        """The targets a player clicks to choose this value."""
        return [f"{self.name}:{self.text(value)}"]

    def plain(self, value: int) -> object:
        return self.text(value)

    def plain_type(self) -> Any:
        """The type of `plain`."""
        return str

    def read(self, data: object) -> int:
        if isinstance(data, str) and data in self.index:
            return self.index[data]
        raise Nonsense(f"{data!r} is not a valid {self.name}; known: {', '.join(self.ids)}")

    def encode(self, value: Any) -> object:
        return self.plain(value)

    def encode_all(self, values: Any) -> list[object]:
        return [self.plain(value) for value in values]

    def decode(self, reader: Reader, table: dict[str, Any]) -> Any:
        return reader.value(self)


class Numbers(Domain):
    """Whole numbers from low to high; also numbers in plain data."""

    def __init__(self, name: str, low: int, high: int) -> None:
        super().__init__(name, [])
        self.low: Final = low
        self.high: Final = high

    def text(self, value: int) -> str:
        return str(value)

    def size(self) -> int:
        return self.high + 1

    def plain(self, value: int) -> object:
        return value

    def plain_type(self) -> Any:
        return int

    def read(self, data: object) -> int:
        if isinstance(data, int) and not isinstance(data, bool) and self.low <= data <= self.high:
            return data
        raise Nonsense(f"{data!r} is not a valid {self.name}; expected a whole number from {self.low} to {self.high}")


class Phrases(Domain):
    """Values whose text has several words, the same number for each: the cube `cage_grey` is written `cage grey`."""

    def __init__(self, name: str, phrases: Sequence[Sequence[str]]) -> None:
        super().__init__(name, ["_".join(words) for words in phrases])
        self.texts: Final = [" ".join(words) for words in phrases]
        self.length: Final = len(phrases[0])

    def text(self, value: int) -> str:
        return self.texts[value]

    def words(self) -> int:
        return self.length

    def targets(self, value: int) -> list[str]:
        return [f"{self.name}:{self.ids[value]}"]

    def plain(self, value: int) -> object:
        return self.ids[value]


class OrNone(Domain):
    """A domain whose value may be missing: -1 in code, null in plain data, the word `missing` in a move."""

    def __init__(self, domain: Domain, missing: str = "-") -> None:
        super().__init__(domain.name, [])
        self.domain: Final = domain
        self.missing: Final = missing

    def text(self, value: int) -> str:
        return self.missing if value < 0 else self.domain.text(value)

    def targets(self, value: int) -> list[str]:
        return [] if value < 0 else self.domain.targets(value)

    def size(self) -> int:
        return self.domain.size()

    def plain(self, value: int) -> object:
        return None if value < 0 else self.domain.plain(value)

    def plain_type(self) -> Any:
        return self.domain.plain_type() | None

    def read(self, data: object) -> int:
        return -1 if data is None else self.domain.read(data)


class Move:
    """A verb with its arguments."""

    def __init__(self, verb: Verb, a: int, b: int, c: int, d: int) -> None:
        self.verb: Final = verb
        self.a: Final = a
        self.b: Final = b
        self.c: Final = c
        self.d: Final = d
        self.spelled = ""  # the text, made when first needed; bots rarely need it

    @property
    def text(self) -> str:
        """The notation, for example `load grey`."""
        if not self.spelled:
            self.spelled = self.verb.spell(self.args())
        return self.spelled

    def args(self) -> list[int]:
        return [self.a, self.b, self.c, self.d][: len(self.verb.domains)]

    def targets(self) -> list[str]:
        """The targets to click, in order."""
        targets = list(self.verb.clicks)
        for domain, value in zip(self.verb.domains, self.args(), strict=True):
            targets.extend(domain.targets(value))
        return targets

    def __repr__(self) -> str:
        return f"<{self.text}>"


class Verb:
    """What a move does, with the domains of its (up to four) arguments. `PLACE.of(zone)` returns the move.

    An argument of variable length needs its own domain, whose texts have several words. `clicks` are the targets to
    click for the verb itself, before its arguments. A verb that `closes` ends something; screens offer it last.
    """

    def __init__(self, name: str, domains: list[Domain], clicks: Sequence[str] = (), closes: bool = False) -> None:
        self.name: Final = name
        self.domains: Final = domains
        self.clicks: Final = list(clicks)
        self.closes: Final = closes
        self.values: Final = max(64, domains[0].size()) if domains else 1  # at least 64: a domain may not know its size
        self.row: Final[list[Move | None]] = [None] * (self.values + 1)  # moves with one argument; -1 comes last
        self.made: Final[dict[int, Move]] = {}  # all other moves, by key
        several = len(domains) > 1
        self.first_low: Final = LOW if several else -LONE  # the range of the first argument
        self.first_high: Final = LOW + FIRST if several else LONE
        self.low: Final = LOW if several else 0  # the range of the others; two moves must not share a key
        self.high: Final = LOW + OTHER if several else 1

    def of(self, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> Move:
        """The move with these arguments. Raises ValueError if one is out of range."""
        if b == 0 and c == 0 and d == 0 and -1 <= a < self.values:
            move = self.row[a]
            if move is None:
                move = Move(self, a, 0, 0, 0)
                self.row[a] = move
            return move
        low = self.low
        high = self.high
        if not (low <= b < high and low <= c < high and low <= d < high and self.first_low <= a < self.first_high):
            raise ValueError(
                f"{self.name} cannot have the arguments {a}, {b}, {c}, {d}; the first must be from {self.first_low} to "
                f"{self.first_high - 1}, the others from {low} to {high - 1}"
            )
        last: i64 = d
        key: i64 = ((last * OTHER + c) * OTHER + b) * FIRST + a
        known = self.made.get(key)
        if known is None:
            known = Move(self, a, b, c, d)
            self.made[key] = known
        return known

    def spell(self, args: list[int]) -> str:
        return " ".join([self.name] + [domain.text(value) for domain, value in zip(self.domains, args, strict=True)])

    def __repr__(self) -> str:
        return f"<verb {self.name}>"
