"""The interface between a game and the rest of the project: one `Game` object per game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from fajrant.core.clock import Clock
from fajrant.core.content import LANGUAGES
from fajrant.core.dice import Dice
from fajrant.core.errors import Details, Nonsense, at_line
from fajrant.core.fields import Object
from fajrant.core.journal import EventKind
from fajrant.core.learned import Model
from fajrant.core.moves import Move, Verb
from fajrant.core.plain import Reader
from fajrant.core.position import Position
from fajrant.core.sheet import Sheet
from fajrant.core.steps import Decision
from fajrant.core.ties import Tie, find_ties, places
from fajrant.core.variants import NO_BOXES, VARIANT, Boxes, VariantFile, unreadable
from fajrant.core.views import Shapes

P = TypeVar("P", bound=Position)


class Option:
    """A choice made before the game starts. `seats` lists the numbers of seats for which it matters."""

    def __init__(
        self, name: str, values: list[str], default: str, seats: Sequence[int] = (), first: str | None = None
    ) -> None:
        self.name: Final = name
        self.values: Final = values
        self.default: Final = default
        self.seats: Final = list(seats)  # empty if it always matters
        self.first: Final = first or default  # the value suggested for a first game, often an easier one

    def matters_for(self, seats: int) -> bool:
        return not self.seats or seats in self.seats

    def check(self, value: object) -> str:
        if not isinstance(value, str) or value not in self.values:
            known = " or ".join(self.values)
            details: Details = {"name": self.name, "known": ", ".join(self.values), "tried": str(value)}
            raise Nonsense(f"option {self.name} is {known}, not {value!r}", "option_value", details)
        return value


class Game(Generic[P]):
    """The rules of one game, without state: positions are passed in. `fajrant.games` has one instance of each game."""

    def __init__(
        self,
        slug: str,
        version: int,
        seats: list[int],
        options: list[Option],
        categories: list[str],
        awarded: list[str],
        tie_breaks: list[str],
    ) -> None:
        self.slug: Final = slug
        self.version: Final = version  # of the rules: raised when an old record may play differently
        self.seats: Final = seats  # the possible numbers of seats
        self.options: Final = options
        self.categories: Final = categories  # of points, in the order of `points`
        self.awarded: Final = awarded  # the categories whose points are awarded in play and cannot be lost
        self.tie_breaks: Final = tie_breaks  # what breaks a tie on points, in the order of `tie_values`

    def check_seats(self, seats: object) -> int:
        if not isinstance(seats, int) or isinstance(seats, bool) or seats not in self.seats:
            least, most = self.seats[0], self.seats[-1]
            details: Details = {"least": least, "most": most, "tried": str(seats)}
            raise Nonsense(f"{self.slug} has {least} to {most} seats, not {seats!r}", "seats", details)
        return seats

    def check_options(self, chosen: Mapping[str, object]) -> dict[str, str]:
        """Every option with its value; options that were not chosen have their default."""
        for name in chosen:
            if name != VARIANT:
                self.find_option(name)
        options = {
            option.name: option.check(chosen[option.name]) if option.name in chosen else option.default
            for option in self.options
        }
        variant = self.check_variant(chosen.get(VARIANT, ""))
        if variant:
            options[VARIANT] = variant
        return options

    def find_option(self, name: str) -> Option:
        for option in self.options:
            if option.name == name:
                return option
        known = ", ".join([option.name for option in self.options])
        details: Details = {"tried": str(name), "known": known}
        raise Nonsense(f"{self.slug} has no option {name!r}; known: {known or 'none'}", "option", details)

    def check_variant(self, text: object) -> str:
        """The text of a variant, made canonical; empty for the printed box."""
        if not isinstance(text, str):
            raise unreadable("expected a string")
        return self.boxes().text_of(self.boxes().read(text)) if text else ""

    def read_variant(self, text: str) -> dict[str, str]:
        """The options that a variant sets: those in its table `options`, and `variant` if it changes the box.

        Its text is TOML, or JSON as in a record. Raises Nonsense with the line of the first mistake.
        """
        if text.lstrip().startswith("{"):
            checked = self.check_variant(text)
            return {VARIANT: checked} if checked else {}
        file = VariantFile(text)
        changes = file.changes(self.boxes())
        given = file.data.get("options", {})
        options: dict[str, str] = {}
        for name in given if isinstance(given, dict) else ["options"]:
            try:
                options[name] = self.find_option(name).check(given[name])
            except Nonsense as wrong:
                raise at_line(file.line_of(f"options.{name}"), wrong) from None
        variant = self.boxes().text_of(changes)
        if variant:
            options[VARIANT] = variant
        return options

    def boxes(self) -> Boxes[Any]:
        """The printed box and its variants. Positions carry the values of their box."""
        return NO_BOXES

    def fitting_options(self, seats: int, options: dict[str, str]) -> dict[str, str]:
        """The same options, with defaults for those that do not matter for this number of seats."""
        fitting = {
            option.name: options[option.name] if option.matters_for(seats) else option.default
            for option in self.options
        }
        if VARIANT in options:
            fitting[VARIANT] = options[VARIANT]
        return fitting

    def setup(self, seats: int, options: dict[str, str], dice: Dice) -> P:
        """The position at the start of a new game."""
        raise NotImplementedError

    def points(self, pos: P, seat: int) -> list[int]:
        """Points by category, as if the game ended now."""
        raise NotImplementedError

    def scored(self, pos: P, seat: int) -> int:
        """The points awarded so far, which cannot be lost any more. When the game is over, these are all points."""
        over = pos.over()
        scored = 0
        for category, points in zip(self.categories, self.points(pos, seat), strict=True):
            if over or category in self.awarded:
                scored += points
        return scored

    def keeps_secrets(self) -> bool:
        """Whether a seat can ever know something that others do not. If not, a shared screen need not be hidden."""
        return True

    def shows_points(self, pos: P, owner: int, seat: int) -> bool:
        """Whether a seat (or SPECTATOR) may know the owner's points. A seat always knows its own."""
        return True

    def ranking(self, pos: P) -> list[int]:
        """The place of each seat, as if the game ended now; ties that no rule breaks share a place."""
        return places(self.strengths(pos))

    def ties(self, pos: P) -> list[Tie]:
        """All ties on points, as if the game ended now, and what broke them."""
        return find_ties(self.strengths(pos), self.tie_breaks)

    def tie_values(self, pos: P, seat: int) -> list[int]:
        """The values that break ties, in the order of `tie_breaks`. The higher value wins."""
        return []

    def strengths(self, pos: P) -> list[list[int]]:
        """For each seat, its points and then its `tie_values`."""
        return [[sum(self.points(pos, seat)), *self.tie_values(pos, seat)] for seat in range(pos.seats)]

    def clock(self, pos: P) -> Clock:
        """The current round or shift. Everybody may know it."""
        raise NotImplementedError

    def evaluate(self, pos: P, seat: int) -> float:
        """The final points that a seat can expect, given what it knows. Bots maximise their lead in this number."""
        model = self.model()
        if model is None or pos.over():
            return self.result(pos, seat)
        return model.total(self.features(pos, seat), self.gone(pos, seat), pos.seats)

    def expectations(self, pos: P) -> list[float]:
        """`evaluate` for every seat. Override it if a game can compute all seats together faster."""
        return [self.evaluate(pos, seat) for seat in range(pos.seats)]

    def result(self, pos: P, seat: int) -> float:
        """The points of a finished game; before the end, as if it ended now."""
        return float(sum(self.points(pos, seat)))

    def model(self) -> Model | None:
        """The learned weights of `features`. None if the game has none: `evaluate` then returns the points so far."""
        return None

    def features(self, pos: P, seat: int) -> list[float]:
        """The features that `evaluate` weighs while the game is not over."""
        raise NotImplementedError

    def gone(self, pos: P, seat: int) -> float:
        """The fraction of the game that a seat has played, from 0 to 1."""
        raise NotImplementedError

    def doubt(self, pos: P) -> float:
        """How uncertain the result still is, in points: a seat that leads by this much in `evaluate` wins 73% of games.

        (A logistic scale. It is used for the chance of winning, never for choosing a move.)
        """
        model = self.model()
        if model is None:
            return 8.0
        gone = 0.0
        for seat in range(pos.seats):
            gone += self.gone(pos, seat)
        return model.doubt(gone / pos.seats, pos.seats)

    def last_turn(self, pos: P, seat: int) -> bool:
        """Whether this is the last turn of the seat that is asked. Bots then try to search it exhaustively."""
        return False

    def fingerprint(self, pos: P) -> tuple[object, ...]:
        """A key by which bots recognise transpositions: two positions of one turn have the same key only if they are
        equal. Empty if computing it is not worth the effort."""
        return ()

    def terms(self) -> list[str]:
        """The names of the terms in `prospects`. Hints use them to say what a move gains."""
        model = self.model()
        return ["points"] if model is None else model.terms

    def prospects(self, pos: P, seat: int) -> list[float]:
        """`evaluate` by term; the intercept, which has no term, comes last. In a finished game, the others are 0."""
        model = self.model()
        if model is None or pos.over():
            return [self.result(pos, seat), *[0.0 for _ in self.terms()]]
        return model.by_term(self.features(pos, seat), self.gone(pos, seat), pos.seats)

    def priors(self, pos: P, seat: int, moves: list[Move]) -> list[float]:
        """The prior of each move: how promising it looks before the search. Must be cheap.

        0 if another move is certainly better: bots never play it. At least one prior is above 0.
        """
        return [1.0] * len(moves)

    def foresight(self) -> float:
        """The weight of a look-ahead to the end of the turn in the priors of a search, from 0 to 1.

        The rest of the weight is that of `priors`. The look-ahead is worth its time in games with many short turns.
        """
        return 0.0

    def suspense(self) -> bool:
        """Whether what follows a turn, such as an event, can decide if ending it was good. Bots that look ahead only to
        the end of their turn then compare several worlds before they end it."""
        return True

    def patience(self) -> float:
        """Multiplies the number of iterations of an expert's search; above 1 in games where iterations are cheap."""
        return 1.0

    def view(self, pos: P, seat: int) -> Mapping[str, object]:
        """Everything that a seat (or SPECTATOR) may know, as plain data. Start empty and add; never strip secrets."""
        raise NotImplementedError

    def shapes(self) -> Shapes:
        """The types of `view`, of what decisions show, and of the contents."""
        raise NotImplementedError

    def determinize(self, pos: P, seat: int, dice: Dice) -> P:
        """A position that this seat cannot distinguish from the real one. Everything it cannot see is redealt.

        The result depends only on what the seat knows and on the dice, so bots cannot peek.
        """
        raise NotImplementedError

    def table(self) -> Object:
        """The codec of the game's own part of a position."""
        raise NotImplementedError

    def step_kinds(self) -> Mapping[str, Any]:
        """The game's steps by name, for reading plain data."""
        raise NotImplementedError

    def plain(self, pos: P) -> dict[str, Any]:
        """The game's own part of a position as plain data."""
        return self.table().encode(pos)

    def read(self, reader: Reader, known: dict[str, Any]) -> P:
        """The reverse of `plain`, given what every position has: its seats, options, dice and stack."""
        values = self.boxes().values(known["options"])
        if values is not None:
            known["values"] = values
        pos: P = self.table().decode_table(reader, known)
        return pos

    def audit(self, pos: P) -> None:
        """Raises Nonsense if the position cannot occur: a component is missing, duplicated or in the wrong place."""
        raise NotImplementedError

    # ------------------------------------------------------------ texts

    def folder(self) -> str:
        """The path of the folder with RULES.md, guide/ and texts/."""
        raise NotImplementedError

    def guide(self, language: str) -> str:
        """The rules for players, as Markdown. Each chapter's heading ends with its anchor: `## Mining {#mining}`."""
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
        """The verbs of all moves."""
        raise NotImplementedError

    def event_kinds(self) -> list[EventKind]:
        """All kinds of events."""
        raise NotImplementedError

    def decision_points(self) -> list[str]:
        """The names of all decision points."""
        kinds = [kind for kind in self.step_kinds().values() if issubclass(kind, Decision)]
        return list(dict.fromkeys([str(kind.point) for kind in kinds]))

    def draw(
        self,
        view: dict[str, Any],
        seats: list[str],
        words: dict[str, str],
        whole: bool,
        options: dict[str, str] | None = None,
    ) -> list[Sheet]:
        """A view as text. Without `whole`, the other players are abridged. `words` has the components' names by id and
        the game's `table-…`, `category-…` and `closed-…` texts. Without `options`, the box is the printed one."""
        raise NotImplementedError

    def notes(
        self, view: dict[str, Any], moves: list[str], words: dict[str, str], options: dict[str, str] | None = None
    ) -> list[str]:
        """For each of the viewer's moves, what it costs and brings; empty if the move's text already says so."""
        return ["" for _ in moves]


def options_in(rows: list[dict[str, Any]]) -> list[Option]:
    """The options of a game, from its content rows."""
    return [
        Option(
            str(row["id"]),
            [str(value) for value in row["values"]],
            str(row["default"]),
            row.get("seats", []),
            row.get("first"),
        )
        for row in rows
    ]
