"""Looks up known vulnerabilities of the locked packages, for `make audit`.

Exit codes: 0 if there are none, 1 if there are some, 2 if they could not be looked up. pip-audit asks PyPI and npm asks
its registry. Many mirrors have the packages but not the advisories; the report then ends with what to do instead.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

PYTHON_LISTS = ["requirements/host.txt", "requirements/dev.txt"]
NPM_LIST = "web/package-lock.json"
INSTEAD = f"""The advisories could not be reached from here, so nothing is known about these packages. Either
· run `make audit` on a computer that reaches the public package indexes: the locked files are all it needs, or
· copy OSV's databases to this computer (PyPI and npm, from osv.dev) and run
  osv-scanner --offline {" ".join(f"-L {name}" for name in [*PYTHON_LISTS, NPM_LIST])}"""

Run = Callable[[list[str]], str]  # runs a command and returns its output


class Audit(NamedTuple):
    checked: int  # packages
    found: list[str]  # a line for each vulnerability
    unchecked: int  # packages that could not be looked up


def read_pip_audit(output: str) -> Audit | None:
    """The result of `pip-audit --format json`; None if there is none. Packages unknown to PyPI are skipped."""
    data = read(output)
    if data is None or not data.get("dependencies"):
        return None
    found = [
        f"{package['name']} {package['version']}: {problem['id']}, "
        + (f"fixed in {', '.join(problem['fix_versions'])}" if problem["fix_versions"] else "not fixed yet")
        for package in data["dependencies"]
        for problem in package.get("vulns", [])
    ]
    skipped = sum("skip_reason" in package for package in data["dependencies"])
    return Audit(len(data["dependencies"]) - skipped, found, skipped)


def read_npm_audit(output: str) -> Audit | None:
    """The result of `npm audit --json`; None if there is none."""
    data = read(output)
    if data is None or "metadata" not in data:
        return None
    found = [
        f"{name} {problem['range']}: {problem['severity']}, "
        + ("a newer version fixes it" if problem["fixAvailable"] else "not fixed yet")
        for name, problem in sorted(data.get("vulnerabilities", {}).items())
    ]
    return Audit(int(data["metadata"]["dependencies"]["total"]), found, 0)


def read(output: str) -> dict[str, Any] | None:
    try:
        data = json.loads(output)
    except ValueError:
        return None
    return data if isinstance(data, dict) else None


def run(command: list[str]) -> str:
    """The output of a command; empty if it cannot be run."""
    try:
        return subprocess.run(command, capture_output=True, encoding="utf-8", check=False).stdout
    except OSError:
        return ""


def main(run: Run = run) -> int:
    results: dict[str, Audit | None] = {}
    with TemporaryDirectory() as folder:
        python = str(Path(folder) / "bin" / "python")
        run([sys.executable, "-m", "venv", folder])
        run([python, "-m", "pip", "install", "-q", "--disable-pip-version-check", "pip-audit"])
        for name in PYTHON_LISTS:
            options = ["--disable-pip", "--require-hashes", "--progress-spinner", "off", "--format", "json"]
            results[name] = read_pip_audit(run([python, "-m", "pip_audit", *options, "-r", name]))
    results[NPM_LIST] = read_npm_audit(run(["npm", "--prefix", "web", "audit", "--json"]))
    return report(results)


def report(results: dict[str, Audit | None]) -> int:
    for name, result in results.items():
        if result is None:
            print(f"? {name}: could not be checked")
            continue
        for line in result.found:
            print(f"✗ {name}: {line}")
        sign = "?" if result.unchecked else "✗" if result.found else "✓"
        unchecked = f", {result.unchecked} could not be checked" if result.unchecked else ""
        print(f"{sign} {name}: {result.checked} packages checked, {len(result.found)} vulnerabilities{unchecked}")
    if any(result is None or result.unchecked for result in results.values()):
        print(INSTEAD)
    if any(result is not None and result.found for result in results.values()):
        print("Update the packages with `make lock` and `npm --prefix web update`, then run `make test`.")
        return 1
    return 2 if any(result is None or result.unchecked for result in results.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
