"""Turns events, prompts, moves, hints and problems into sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from fajrant.core.content import LANGUAGES
from fajrant.core.errors import FajrantError
from fajrant.core.game import Game
from fajrant.core.journal import SEAT_NAME, EachSeat
from fajrant.core.moves import Numbers

__all__ = ["LANGUAGES", "Texts"]

QUOTED = 200  # characters of a quotation in a message
NOTHING = "none"  # messages select on this when a value is missing
DRAWN = ("table-", "category-", "closed-")  # prefixes of the texts that drawings need; these have no variables


class Texts:
    """The texts of the project and of one game, with the players' names."""

    def __init__(self, language: str, game: Game[Any] | None = None, seats: Sequence[str] = ()) -> None:
        self.language = language
        self.game = game
        self.seats = list(seats)
        self.names = {} if game is None else game.names(language)
        self.events = {} if game is None else {kind.name: kind for kind in game.event_kinds()}
        self.verbs = {} if game is None else {verb.name: verb for verb in game.verbs()}
        # isolation marks are for bidirectional text; terminals print them as boxes
        self.bundle = FluentBundle([language], use_isolating=False)
        for folder in [Path(__file__).parent] if game is None else [Path(__file__).parent, texts_of(game)]:
            self.bundle.add_resource(read_texts(folder / f"{language}.ftl"))

    def say(self, key: str, /, **args: object) -> str:
        """A message with its variables filled in."""
        pattern = self.bundle.get_message(key).value
        assert pattern is not None, key
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise errors[0]
        return str(text)

    def problem(self, wrong: FajrantError) -> str:
        """What is wrong with a record, an option or a position, as a sentence."""
        words = {key: quoted(value) for key, value in wrong.details.items()}
        sentence = self.say(f"problem-{wrong.code}", **words)
        return self.say("problem-line", line=wrong.line, problem=sentence) if wrong.line else sentence

    def name(self, component: str) -> str:
        """A component's name, or its id if it has none."""
        return self.names.get(component, component)

    def event(self, data: Mapping[str, object]) -> str:
        """A journal entry as a sentence."""
        kind = self.events[str(data["event"])]
        args: dict[str, object] = {}
        for field, domain in kind.fields:
            value = data[field]
            if domain.name == SEAT_NAME and isinstance(value, int):
                args[field] = self.seats[value]
            elif isinstance(domain, EachSeat) and isinstance(value, list):
                args[field] = self.by_seat(value)
            else:
                args[field] = self.value(value)
        return self.say(f"event-{kind.name}", **args)

    def by_seat(self, numbers: Sequence[int]) -> str:
        """A list with a number for each seat, as text: who has any, and how many."""
        return ", ".join(f"{self.seats[seat]} {count}" for seat, count in enumerate(numbers) if count) or NOTHING

    def prompt(self, decision: Mapping[str, object]) -> str:
        """The question that the deciding seat is asked."""
        return self.say(f"prompt-{decision['point']}", **self.facts(decision))

    def explanation(self, decision: Mapping[str, object]) -> str:
        """What the decision is about, and what the choice costs or brings."""
        return self.say(f"explain-{decision['point']}", **self.facts(decision))

    def facts(self, decision: Mapping[str, object]) -> dict[str, object]:
        """The variables of a decision: everything but its point and seats."""
        return {key: self.value(value) for key, value in decision.items() if key not in ("point", "seats")}

    def move(self, text: str) -> str:
        """A move as a phrase. Variables are named after the domains; a second card is `card_2`."""
        name, *words = text.split()
        args: dict[str, object] = {}
        domains = self.verbs[name].domains
        names = [domain.name for domain in domains]
        for place, domain in enumerate(domains):
            key = domain.name if domain.name not in args else f"{domain.name}_{1 + names[:place].count(domain.name)}"
            taken = domain.words()
            if taken > 1:
                args[key] = self.value("_".join(words[:taken]))
            else:
                last = place == len(domains) - 1  # an argument of variable length comes last
                number = isinstance(domain, Numbers)
                args[key] = int(words[0]) if number else self.value(words if last else words[0])
            words = words[taken:]
        return self.say(f"move-{name}", **args)

    def hint(self, data: Mapping[str, Any]) -> str:
        """A hint as sentences: what to play, what the turn brings, and what would be next best."""
        sentences = [self.say("hint-best", **self.expected(data))]
        if data["reasons"]:
            gains = [self.gain(str(reason["term"]), float(reason["gain"])) for reason in data["reasons"]]
            sentences.append(self.say("hint-gains", gains=", ".join(gains)))
        if data["next"]:
            sentences.append(self.say("hint-next", **self.expected(data["next"])))
        return " ".join(sentences)

    def expected(self, data: Mapping[str, Any]) -> dict[str, object]:
        expected = data["expected"]
        chance = round(100 * float(expected["chance"]))
        return {"move": self.move(str(data["move"])), "points": round(float(expected["points"]), 1), "chance": chance}

    def gain(self, term: str, gain: float) -> str:
        sign = "+" if gain > 0 else "−"
        return self.say("hint-gain", term=self.say(f"hint-{term}"), sign=sign, amount=round(abs(gain), 1))

    def value(self, value: object) -> object:
        """A value as a variable: numbers unchanged, so that plurals work; ids as names; lists joined."""
        if value is None:
            return NOTHING
        if isinstance(value, str):
            return self.name(value)
        if isinstance(value, list):
            parts = [str(self.value(item)) for item in value]
            return ("; " if any("," in part for part in parts) else ", ").join(parts)
        return value

    def drawn(self) -> dict[str, str]:
        """What a game's drawing needs: the components' names and the texts without variables."""
        assert self.game is not None
        keys = [key for key in read_keys(texts_of(self.game) / f"{self.language}.ftl") if key.startswith(DRAWN)]
        return {**self.names, **{key: self.say(key) for key in keys}}


def quoted(value: str | int) -> str | int:
    """Shortens a quotation, and replaces an empty one by `none`."""
    if isinstance(value, int) or len(value) <= QUOTED:
        return NOTHING if value == "" else value
    return value[: QUOTED - 1] + "…"


def texts_of(game: Game[Any]) -> Path:
    """The folder of a game's own texts."""
    return Path(game.folder()) / "texts"


@cache
def read_texts(file: Path) -> Resource:
    return FluentResource(file.read_text(encoding="utf-8"))


@cache
def read_keys(file: Path) -> tuple[str, ...]:
    """The names of a file's messages."""
    return tuple(line.split(" =")[0] for line in file.read_text(encoding="utf-8").splitlines() if line[:1].isalpha())
