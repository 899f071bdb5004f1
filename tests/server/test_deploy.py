"""The files in `deploy/` name only what exists: commands, options, settings, paths, packages and metrics."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from typer.main import get_command

from fajrant.cli.app import app
from fajrant.house import deeds
from fajrant.server.databases import PostgresDatabase
from fajrant.server.listening import BACKLOG
from fajrant.server.settings import NOT_OURS, PREFIX, Settings, read_environment
from tests.server.serving import Serving

yaml: Any = import_module("yaml")
ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
CONTAINERFILE = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
UNIT = (DEPLOY / "fajrant.service").read_text(encoding="utf-8")
SOCKET = (DEPLOY / "fajrant.socket").read_text(encoding="utf-8")
COMPOSE = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
DASHBOARD = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
FILES = ["Containerfile", "compose.yaml", "fajrant.service", "fajrant.socket", "grafana.json"]


def test_every_file_is_documented_and_known_here() -> None:
    assert sorted(file.name for file in DEPLOY.iterdir()) == FILES
    for name in FILES:
        assert f"deploy/{name}" in HOSTING


def check_command(words: list[str]) -> None:
    """A call of our program: the command and its options exist."""
    assert Path(words[0]).name == "fajrant", words
    commands: Any = get_command(app)
    known = {option for parameter in commands.commands[words[1]].params for option in parameter.opts}
    assert {word for word in words[2:] if word.startswith("-")} <= known


def check_settings(variables: dict[str, str]) -> dict[str, Any]:
    """The settings in these variables, which all have to be valid."""
    ours = {name: value for name, value in variables.items() if name.startswith(PREFIX)}
    assert not set(ours) & NOT_OURS
    return read_environment(ours)


# ---------------------------------------------------------------- the container


def instructions() -> list[tuple[str, str]]:
    """The instructions of the container file, with continued lines joined."""
    joined = re.sub(r"\\\n\s*", "", CONTAINERFILE)
    lines = [line for line in joined.splitlines() if line and not line.startswith("#")]
    return [(word, rest) for word, _, rest in [line.partition(" ") for line in lines]]


def of(kind: str) -> list[str]:
    return [rest for word, rest in instructions() if word == kind]


def ignored(path: str) -> bool:
    """Does `.dockerignore` leave this path out? It lists what may be copied, and then what may not after all."""
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    rules = [line for line in lines if line and not line.startswith("#")]
    assert rules[0] == "*"
    allowed = {rule[1:] for rule in rules if rule.startswith("!")}
    return path.split("/")[0] not in allowed


def test_the_container_copies_only_what_exists() -> None:
    stages = {rest.split(" AS ")[1] for rest in of("FROM") if " AS " in rest}
    assert stages == {"web", "engine"}
    copied: set[str] = set()
    for rest in of("COPY"):
        *sources, _target = rest.split()
        if sources[0].startswith("--from="):
            assert sources[0].removeprefix("--from=") in stages
            continue
        for source in sources:
            assert (ROOT / source).exists(), source
            assert not ignored(source), source
            copied.add(source)
    used = set(re.findall(r"requirements/\w+\.txt|setup\.py", " ".join(of("RUN"))))
    assert used <= copied
    for script in re.findall(r"npm --prefix web run (?:--silent )?(\w+)", " ".join(of("RUN"))):
        assert script in json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["scripts"]


def test_the_container_has_every_file_that_the_build_reads() -> None:
    """setup.py and pyproject.toml name files that have to be in the container."""
    copied = {source for rest in of("COPY") for source in rest.split()[:-1]}
    assert {"pyproject.toml", "setup.py", "LICENSE", "src", "web"} <= copied
    assert "readme" not in (ROOT / "pyproject.toml").read_text(encoding="utf-8")


def test_the_last_stage_runs_without_rights_and_checks_its_health() -> None:
    last = instructions()[[word for word, _ in instructions()].index("USER") :]
    assert of("USER") == ["fajrant"]
    assert "useradd" in " ".join(of("RUN"))
    assert not [rest for word, rest in last if word in ("RUN", "COPY")]
    variables = dict(re.findall(r"(\w+)=(\S+)", " ".join(of("ENV"))))
    settings = check_settings(variables)
    assert settings["port"] == int(of("EXPOSE")[0])
    assert settings["host"] == "0.0.0.0"
    assert Path(settings["database"]).parent == Path(of("VOLUME")[0])
    (health,) = of("HEALTHCHECK")
    assert f"http://127.0.0.1:{settings['port']}/healthz" in health
    check_command(json.loads(of("CMD")[0]))


def test_the_health_check_succeeds_if_the_server_is_healthy(server: Serving) -> None:
    (health,) = of("HEALTHCHECK")
    _, program, code = json.loads(health.partition("CMD ")[2])
    assert program == "-c"
    for address, expected in [(server.address, 0), ("127.0.0.1:1", 1)]:
        asked = code.replace("127.0.0.1:8765", address)
        assert (
            subprocess.run([sys.executable, "-c", asked], stderr=subprocess.DEVNULL, check=False).returncode == expected
        )


# ---------------------------------------------------------------- compose


def test_compose_runs_the_server_on_postgresql() -> None:
    server, database = COMPOSE["services"]["server"], COMPOSE["services"]["database"]
    assert (DEPLOY / server["build"]["context"] / server["build"]["dockerfile"]).resolve() == DEPLOY / "Containerfile"
    given = {name: re.sub(r"\$\{\w+:\?[^}]*\}", "club.example", value) for name, value in server["environment"].items()}
    settings = check_settings(given)
    assert settings["allowed_hosts"] == ("club.example", "127.0.0.1")  # the health check uses the address
    url = PostgresDatabase(settings["database"]).engine().url
    assert (url.username, url.database) == (
        database["environment"]["POSTGRES_USER"],
        database["environment"]["POSTGRES_DB"],
    )
    assert url.host in COMPOSE["services"]
    assert server["depends_on"] == {"database": {"condition": "service_healthy"}}
    (network,) = COMPOSE["networks"]["default"]["ipam"]["config"]
    assert settings["trusted_proxies"] == (network["gateway"],)
    assert server["ports"] == [f"127.0.0.1:{of('EXPOSE')[0]}:{of('EXPOSE')[0]}"]
    assert {mount.split(":")[0] for mount in database["volumes"]} == set(COMPOSE["volumes"])
    assert int(server["stop_grace_period"].removesuffix("s")) > Settings(Path("unused")).stop_seconds


# ---------------------------------------------------------------- systemd


def values(unit: str, key: str) -> list[str]:
    return re.findall(rf"^{key}=(.*)$", unit, re.MULTILINE)


def test_the_unit_starts_the_server() -> None:
    (started,) = values(UNIT, "ExecStart")
    check_command(started.split())
    settings = check_settings(dict(line.split("=", 1) for line in values(UNIT, "Environment")))
    (state,) = values(UNIT, "StateDirectory")
    assert Path(settings["database"]).parent == Path("/var/lib") / state
    assert values(UNIT, "Requires") == ["fajrant.socket"]
    assert values(UNIT, "DynamicUser") == ["yes"]
    default = Settings(Path("unused"))
    assert values(SOCKET, "ListenStream") == [f"{default.host}:{default.port}"]
    assert values(SOCKET, "Backlog") == [str(BACKLOG)]
    assert int(values(UNIT, "LimitNOFILE")[0]) > default.connections
    assert int(values(UNIT, "TimeoutStopSec")[0]) > default.stop_seconds
    folder = Path(started.split()[0]).parents[1]
    for path in [f"venv {folder}", *values(UNIT, "EnvironmentFile")]:
        assert path.lstrip("-") in HOSTING


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here")
def test_systemd_understands_the_units(tmp_path: Path) -> None:
    for name, text in {"fajrant.service": UNIT, "fajrant.socket": SOCKET}.items():
        (tmp_path / name).write_text(text.replace("/opt/fajrant/bin/fajrant", "/bin/true"), encoding="utf-8")
    units = [str(tmp_path / name) for name in ("fajrant.service", "fajrant.socket")]
    said = subprocess.run(["systemd-analyze", "verify", *units], capture_output=True, encoding="utf-8", check=False)
    assert [line for line in said.stderr.splitlines() if "fajrant" in line] == []


# ---------------------------------------------------------------- the dashboard


def queries() -> list[str]:
    return [target["expr"] for panel in DASHBOARD["panels"] for target in panel["targets"]]


@pytest.mark.skipif(sys.platform != "linux", reason="the process's own metrics are there on Linux only")
def test_the_dashboard_shows_only_metrics_that_the_server_has(server: Serving) -> None:
    shown = httpx.get(f"http://{server.address}/metrics", trust_env=False).text
    names: set[str] = set()
    for family in text_string_to_metric_families(shown):
        endings = {"counter": ["_total"], "histogram": ["_bucket", "_count", "_sum"]}.get(family.type, [""])
        names |= {family.name + ending for ending in endings}
    used = {name for query in queries() for name in re.findall(r"\b(?:fajrant|process)_\w+", query)}
    assert used <= names
    ours = {
        name
        for name in names
        if name.startswith("fajrant_") and not name.endswith(("_sum", "_count", "_bucket", "_created"))
    }
    assert ours <= used  # every metric of ours is on the dashboard
    assert {"fajrant_request_seconds_bucket", "fajrant_bot_seconds_bucket"} <= used


def test_the_dashboard_uses_only_labels_that_the_metrics_have() -> None:
    from fajrant.server import metrics

    labels = {"le", "instance"}
    for metric in vars(metrics).values():
        labels |= set(getattr(metric, "_labelnames", ()))
    for query in queries():
        selected = re.findall(r"(\w+)=~?\"", query) + re.findall(r"\w+", " ".join(re.findall(r"by \(([^)]*)\)", query)))
        assert set(selected) <= labels, query
    legends = [target["legendFormat"] for panel in DASHBOARD["panels"] for target in panel["targets"]]
    assert {name for legend in legends for name in re.findall(r"{{(\w+)}}", legend)} <= labels
    kinds = {kind for query in queries() for kind in re.findall(r'kind="(\w+)"', query)}
    assert all(hasattr(deeds, kind) for kind in kinds)


def test_the_panels_do_not_overlap() -> None:
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in DASHBOARD["panels"]]
    assert len(set(places)) == len(places)
    assert len({panel["id"] for panel in DASHBOARD["panels"]}) == len(places)
