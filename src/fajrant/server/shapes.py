"""What games show, as components of the OpenAPI document: for each game its view, its decisions, its events, its box.

The names of a game's components begin with its own: `CoalBaronView`. `Games` lists them by slug, so that the web client
can look up the types of a game without naming any game itself.
"""

from __future__ import annotations

from typing import Any

import msgspec

from fajrant.core.game import Game
from fajrant.core.journal import EventKind
from fajrant.games import SHELF, load

Schema = dict[str, Any]

PLACE = "#/components/schemas/"
TEXT: Schema = {"type": "string"}
NUMBER: Schema = {"type": "integer"}
FLAG: Schema = {"type": "boolean"}
SHARED_BY_VIEWS: Schema = {
    "options": {"type": "object", "additionalProperties": TEXT},
    "you": {"type": ["integer", "null"]},
    "over": FLAG,
}


def add_games(schemas: dict[str, Schema]) -> None:
    """Adds the components of every game, and the unions of them that answers hold."""
    games = [load(slug) for slug in SHELF]
    content = schemas["Content"]
    for game in games:
        prefix = prefix_of(game)
        found = own_components(game)
        found["View"] = with_keys(
            found["View"],
            {
                "game": {"const": game.slug},
                **SHARED_BY_VIEWS,
                "decision": {"anyOf": [reference(prefix + "Decision"), {"type": "null"}]},
            },
        )
        found["Decision"] = union(decisions(game, found))
        found["Event"] = union([event_shape(kind) for kind in game.event_kinds()])
        found["Content"] = content | {
            "title": prefix + "Content",
            "properties": content["properties"] | {"game": {"const": game.slug}, "box": reference(prefix + "Box")},
        }
        for name in {shape.__name__ for shape in game.shapes().decisions.values()}:
            del found[name]  # told in full by the union of decisions
        schemas.update({prefix + name: shape | {"title": prefix + name} for name, shape in found.items()})
    for name in ("View", "Content"):
        schemas[name] = {
            "title": name,
            "oneOf": [reference(prefix_of(game) + name) for game in games],
            "discriminator": {
                "propertyName": "game",
                "mapping": {game.slug: PLACE + prefix_of(game) + name for game in games},
            },
        }
    schemas["Games"] = {
        "title": "Games",
        "description": "The types of each game, by its slug.",
        **record({game.slug: by_game(prefix_of(game)) for game in games}),
    }


def prefix_of(game: Game[Any]) -> str:
    return "".join(word.capitalize() for word in game.slug.split("_"))


def by_game(prefix: str) -> Schema:
    return record({name.lower(): reference(prefix + name) for name in ("View", "Decision", "Event", "Content")})


def own_components(game: Game[Any]) -> dict[str, Schema]:
    shapes = game.shapes()
    template = PLACE + prefix_of(game) + "{name}"
    types = [shapes.view, shapes.box, *shapes.decisions.values()]
    return msgspec.json.schema_components(types, ref_template=template)[1]


def decisions(game: Game[Any], found: dict[str, Schema]) -> list[Schema]:
    """What each decision point shows; one entry for all that show nothing."""
    shapes = game.shapes()
    silent = [point for point in game.decision_points() if point not in shapes.decisions]
    asked: list[Schema] = [record({"point": {"enum": silent}})] if silent else []
    asked += [
        with_keys(found[shape.__name__], {"point": {"const": point}}) for point, shape in shapes.decisions.items()
    ]
    return [with_keys(one, {"seats": {"type": "array", "items": NUMBER}}) for one in asked]


def event_shape(kind: EventKind) -> Schema:
    fields = {name: msgspec.json.schema(domain.plain_type()) for name, domain in kind.fields}
    return record({"number": NUMBER, "event": {"const": kind.name}, **fields})


def reference(name: str) -> Schema:
    return {"$ref": PLACE + name}


def record(fields: dict[str, Schema]) -> Schema:
    """An object that has all these keys."""
    return {"type": "object", "properties": fields, "required": list(fields)}


def with_keys(shape: Schema, fields: dict[str, Schema]) -> Schema:
    return shape | {
        "properties": fields | shape.get("properties", {}),
        "required": [*fields, *shape.get("required", [])],
    }


def union(shapes: list[Schema]) -> Schema:
    """One of these."""
    return {"oneOf": shapes}
