"""The OpenAPI document. FastAPI knows the routes, msgspec the types. `python -m fajrant.server.openapi` prints it."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from fajrant.house.wire import News
from fajrant.server.responses import DESCRIBED
from fajrant.server.shapes import add_games


def describe(app: FastAPI) -> dict[str, Any]:
    if app.openapi_schema is None:
        document = get_openapi(title=app.title, version=app.version, routes=app.routes)
        for path in document["paths"].values():
            for operation in path.values():
                if "HTTPValidationError" in json.dumps(operation["responses"].get("422", "")):
                    del operation["responses"]["422"]  # we answer 400 instead
        _, schemas = msgspec.json.schema_components([*DESCRIBED, News], ref_template="#/components/schemas/{name}")
        add_games(schemas)
        document["components"] = {"schemas": dict(sorted(schemas.items()))}
        app.openapi_schema = document
    return app.openapi_schema


def text() -> str:
    from fajrant.server.app import make_app
    from fajrant.server.settings import Settings

    return json.dumps(make_app(Settings(Path("unused"))).openapi(), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.stdout.write(text())
