"""The OpenAPI document, and the server tested against it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import jsonschema_rs
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from fajrant.server.app import make_app
from fajrant.server.settings import Settings
from tests.server.conftest import Come
from tests.server.serving import Client, Serving, play_out

DESCRIBED = make_app(Settings(Path("unused"))).openapi()
schema: Any = schemathesis.openapi.from_dict(DESCRIBED)
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]


@schema.parametrize()  # type: ignore[untyped-decorator]
@settings(
    max_examples=8,
    derandomize=True,
    deadline=None,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_the_server_conforms_to_its_description(case: Any, server: Serving, tables: list[str]) -> None:
    if "table" in case.path_parameters and len(str(case.path_parameters["table"])) % 4:
        case.path_parameters["table"] = tables[len(str(case.path_parameters["table"])) % len(tables)]
    case.call_and_validate(base_url=f"http://{server.address}", checks=CHECKS)


@pytest.fixture(scope="session")
def tables(server: Serving) -> list[str]:
    """An open table and a running one, so that paths with ids can be tested."""
    client = Client(server.address, "Ania")
    ids = [client.make("me", "open")["id"], client.make("me", "hotseat Bartek")["id"]]
    client.close()
    return ids


def test_the_module_prints_the_description() -> None:
    result = subprocess.run(
        [sys.executable, "-m", "fajrant.server.openapi"], capture_output=True, encoding="utf-8", check=True, timeout=60
    )
    assert json.loads(result.stdout) == json.loads(json.dumps(DESCRIBED))


def test_every_reference_can_be_resolved() -> None:
    text = json.dumps(DESCRIBED)
    named = {part.split('"')[0] for part in text.split("#/components/schemas/")[1:]}
    assert named <= set(DESCRIBED["components"]["schemas"])
    assert {"Table", "Moment", "Seat", "Refusal", "TableRequest"} <= named
    assert not [name for name in DESCRIBED["components"]["schemas"] if name.endswith("Ready")]


def test_the_server_serves_its_description(come: Come) -> None:
    assert come().get("/openapi.json") == json.loads(json.dumps(DESCRIBED))


def described(name: str) -> Any:
    """A validator for a type of the OpenAPI document."""
    whole = {"$ref": f"#/components/schemas/{name}", "components": DESCRIBED["components"]}
    return jsonschema_rs.validator_for(whole)


def test_whole_games_conform_to_the_description(come: Come) -> None:
    ania = come("Ania")
    table = ania.make("me", "hotseat Bartek", "bot random", seed=5)["id"]
    names = {
        "hello": "Hello",
        "table": "TableNews",
        "change": "TableChange",
        "presence": "PresenceNews",
        "thinking": "ThinkingNews",
        "pong": "Pong",
    }
    news = {kind: described(name) for kind, name in names.items()}
    with ania.watch(table) as watch:
        play_out(ania, table, Random(5).choice)
        watch.wait_for(lambda now: now["status"] == "over")
    for message in watch.heard:
        news[message["type"]].validate(message)
    described("Moment").validate(ania.get(f"/tables/{table}/replay/20?seat=1"))
    assert not described("TableNews").is_valid({"type": "table", "table": {}})
