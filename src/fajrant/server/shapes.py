"""OpenAPI components for each game: its view, decisions, events and box.

Their names begin with the game's name: `CoalBaronView`. `Games` lists them by slug, so that the web client can look up
the types of a game without naming any game.
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
    """Adds the components of every game, and the unions that responses contain."""
    games = [load(slug) for slug in SHELF]
    content = schemas["Content"]
    for game in games:
        prefix = prefix_of(game)
        components = own_components(game)
        components["View"] = with_keys(
            components["View"],
            {
                "game": {"const": game.slug},
                **SHARED_BY_VIEWS,
                "decision": {"anyOf": [reference(prefix + "Decision"), {"type": "null"}]},
            },
        )
        components["Decision"] = union(decisions(game, components))
        components["Event"] = union([event_shape(kind) for kind in game.event_kinds()])
        components["Content"] = content | {
            "title": prefix + "Content",
            "properties": content["properties"] | {"game": {"const": game.slug}, "box": reference(prefix + "Box")},
        }
        for name in {shape.__name__ for shape in game.shapes().decisions.values()}:
            del components[name]  # the union of decisions contains it in full
        schemas.update({prefix + name: shape | {"title": prefix + name} for name, shape in components.items()})
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


def decisions(game: Game[Any], components: dict[str, Schema]) -> list[Schema]:
    """The shape of each decision point; those without fields of their own share one."""
    shapes = game.shapes()
    plain = [point for point in game.decision_points() if point not in shapes.decisions]
    schemas: list[Schema] = [record({"point": {"enum": plain}})] if plain else []
    schemas += [
        with_keys(components[shape.__name__], {"point": {"const": point}}) for point, shape in shapes.decisions.items()
    ]
    return [with_keys(schema, {"seats": {"type": "array", "items": NUMBER}}) for schema in schemas]


def event_shape(kind: EventKind) -> Schema:
    fields = {name: msgspec.json.schema(domain.plain_type()) for name, domain in kind.fields}
    return record({"number": NUMBER, "event": {"const": kind.name}, **fields})


def reference(name: str) -> Schema:
    return {"$ref": PLACE + name}


def record(fields: dict[str, Schema]) -> Schema:
    """An object that requires all these keys."""
    return {"type": "object", "properties": fields, "required": list(fields)}


def with_keys(shape: Schema, fields: dict[str, Schema]) -> Schema:
    return shape | {
        "properties": fields | shape.get("properties", {}),
        "required": [*fields, *shape.get("required", [])],
    }


def union(shapes: list[Schema]) -> Schema:
    return {"oneOf": shapes}
