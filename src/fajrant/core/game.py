"""What the rest of the project knows of a game: one object per box."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from fajrant.core.content import LANGUAGES
from fajrant.core.dice import Dice
from fajrant.core.errors import Details, Nonsense
from fajrant.core.fields import Object
from fajrant.core.journal import EventKind
from fajrant.core.moves import Move, Verb
from fajrant.core.plain import Reader
from fajrant.core.position import Position
from fajrant.core.sheet import Sheet
from fajrant.core.steps import Decision
from fajrant.core.views import Shapes

P = TypeVar("P", bound=Position)


class Option:
    """A choice made before the game starts; values are plain words. Some matter only for some numbers of seats."""

    def __init__(self, name: str, values: list[str], default: str, seats: Sequence[int] = ()) -> None:
        self.name: Final = name
        self.values: Final = values
        self.default: Final = default
        self.seats: Final = list(seats)  # empty if it matters for all

    def matters_for(self, seats: int) -> bool:
        return not self.seats or seats in self.seats

    def check(self, value: object) -> str:
        if not isinstance(value, str) or value not in self.values:
            known = " or ".join(self.values)
            details: Details = {"name": self.name, "known": ", ".join(self.values), "tried": str(value)}
            raise Nonsense(f"option {self.name} is {known}, not {value!r}", "option_value", details)
        return value


class Game(Generic[P]):
    """A box. `fajrant.games` keeps one of each; positions are handed in, nothing is kept here."""

    def __init__(self, slug: str, version: int, seats: list[int], options: list[Option], categories: list[str]) -> None:
        self.slug: Final = slug
        self.version: Final = version  # of the rules: raised when an old record may play differently
        self.seats: Final = seats  # the possible numbers of seats
        self.options: Final = options
        self.categories: Final = categories  # of points, in the order of `points`

    def check_seats(self, seats: object) -> int:
        if not isinstance(seats, int) or isinstance(seats, bool) or seats not in self.seats:
            least, most = self.seats[0], self.seats[-1]
            details: Details = {"least": least, "most": most, "tried": str(seats)}
            raise Nonsense(f"{self.slug} has {least} to {most} seats, not {seats!r}", "seats", details)
        return seats

    def check_options(self, chosen: Mapping[str, object]) -> dict[str, str]:
        """Every option with its value; what was not chosen has its default."""
        known = [option.name for option in self.options]
        for name in chosen:
            if name not in known:
                details: Details = {"tried": str(name), "known": ", ".join(known)}
                message = f"{self.slug} has no option {name!r}; known: {', '.join(known) or 'none'}"
                raise Nonsense(message, "option", details)
        return {
            option.name: option.check(chosen[option.name]) if option.name in chosen else option.default
            for option in self.options
        }

    def fitting_options(self, seats: int, options: dict[str, str]) -> dict[str, str]:
        """The same options, but those that do not matter for so many seats have their default."""
        return {
            option.name: options[option.name] if option.matters_for(seats) else option.default
            for option in self.options
        }

    def setup(self, seats: int, options: dict[str, str], dice: Dice) -> P:
        """A new game, up to its first question."""
        raise NotImplementedError

    def points(self, pos: P, seat: int) -> list[int]:
        """By category, as if the game ended now."""
        raise NotImplementedError

    def keeps_secrets(self) -> bool:
        """Does any seat ever know what another one does not? If not, people around one screen need not hide it."""
        return True

    def shows_points(self, pos: P, owner: int, seat: int) -> bool:
        """May a seat (or SPECTATOR) know the points of another? It always may its own."""
        return True

    def ranking(self, pos: P) -> list[int]:
        """The place of each seat, as if the game ended now; ties that no rule breaks share a place."""
        raise NotImplementedError

    def evaluate(self, pos: P, seat: int) -> float:
        """The final points that a seat may expect, as far as it may know; a bot maximises it against the others'."""
        return float(sum(self.points(pos, seat)))

    def expectations(self, pos: P) -> list[float]:
        """`evaluate` of every seat; for a game that can answer for all at less than the cost of one after another."""
        return [self.evaluate(pos, seat) for seat in range(pos.seats)]

    def doubt(self, pos: P) -> float:
        """How much may still happen, in points: of two seats so far apart in `evaluate` the better one wins 73 of 100
        games. (A logistic scale. It says how likely a win is, never what to play.)"""
        return 8.0

    def terms(self) -> list[str]:
        """The names of what `prospects` lists; hints say in these words what a move gains."""
        return ["points"]

    def prospects(self, pos: P, seat: int) -> list[float]:
        """What `evaluate` adds up, term by term."""
        return [self.evaluate(pos, seat)]

    def priors(self, pos: P, seat: int, moves: list[Move]) -> list[float]:
        """A weight above 0 for each of a seat's moves: how much they deserve to be looked at. Must cost little."""
        return [1.0] * len(moves)

    def foresight(self) -> float:
        """How much a look to the end of the own turn says about each of its moves, from 0 to 1: what bots that search
        start from beside `priors`. Worth its time where turns are short and there are many."""
        return 0.0

    def view(self, pos: P, seat: int) -> Mapping[str, object]:
        """All that a seat (or SPECTATOR) may know, as plain data: start empty and add."""
        raise NotImplementedError

    def shapes(self) -> Shapes:
        """The types of `view`, of what decisions show, and of the box."""
        raise NotImplementedError

    def determinize(self, pos: P, seat: int, dice: Dice) -> P:
        """A position that this seat cannot tell from the real one; what it cannot see is dealt anew by the dice.

        The result depends on what the seat knows and on the dice alone, so that no bot can peek.
        """
        raise NotImplementedError

    def table(self) -> Object:
        """How the game's own part of a position looks in plain data."""
        raise NotImplementedError

    def step_kinds(self) -> Mapping[str, Any]:
        """The game's steps by name, for reading plain data."""
        raise NotImplementedError

    def plain(self, pos: P) -> dict[str, Any]:
        """The game's own part of a position as plain data."""
        return self.table().encode(pos)

    def read(self, reader: Reader, known: dict[str, Any]) -> P:
        """The reverse of `plain`, given what every position has: its seats, options, dice and stack."""
        pos: P = self.table().decode_table(reader, known)
        return pos

    def audit(self, pos: P) -> None:
        """Refuses, with a reason, a position that cannot occur: a component lost or doubled, a piece out of place."""
        raise NotImplementedError

    # ------------------------------------------------------------ words

    def folder(self) -> str:
        """Where RULES.md, guide/ and texts/ lie."""
        raise NotImplementedError

    def guide(self, language: str) -> str:
        """The rules for players, as Markdown; each chapter's heading ends with its anchor: `## Mining {#mining}`."""
        if language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            details: Details = {"tried": language, "known": known}
            raise Nonsense(f"the guide of {self.slug} is in {known}, not in {language!r}", "language", details)
        return Path(self.folder(), "guide", f"{language}.md").read_text(encoding="utf-8")

    def chapters(self) -> dict[str, str]:
        """The anchor of the guide's chapter for each decision point."""
        raise NotImplementedError

    def title(self, language: str) -> str:
        """The name on the box."""
        raise NotImplementedError

    def names(self, language: str) -> dict[str, str]:
        """The names of the components by id."""
        raise NotImplementedError

    def verbs(self) -> list[Verb]:
        """All that players can say."""
        raise NotImplementedError

    def event_kinds(self) -> list[EventKind]:
        """All that the journal can tell."""
        raise NotImplementedError

    def decision_points(self) -> list[str]:
        """All that players can be asked, by the names of the rules."""
        kinds = [kind for kind in self.step_kinds().values() if issubclass(kind, Decision)]
        return list(dict.fromkeys([str(kind.point) for kind in kinds]))

    def draw(self, view: dict[str, Any], seats: list[str], words: dict[str, str], whole: bool) -> list[Sheet]:
        """A view in words, others at a glance or the whole table; `words` has the components' names by id and the
        game's `table-…`, `category-…` and `closed-…` texts."""
        raise NotImplementedError

    def notes(self, view: dict[str, Any], moves: list[str], words: dict[str, str]) -> list[str]:
        """For each of the viewer's moves what it costs and brings, as far as its words do not say so; else empty."""
        return ["" for _ in moves]


def places(strengths: list[int]) -> list[int]:
    """Places by strength; equal ones share a place, and as many after it are left out (1, 1, 3)."""
    return [1 + sum([1 for other in strengths if other > own]) for own in strengths]


def options_in(rows: list[dict[str, Any]]) -> list[Option]:
    """The options of a box, from its content rows."""
    return [
        Option(str(row["id"]), [str(value) for value in row["values"]], str(row["default"]), row.get("seats", []))
        for row in rows
    ]
