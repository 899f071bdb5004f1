"""`make audit` tells safe packages from vulnerable ones, and both from packages that could not be looked up."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools.audit import NPM_LIST, PYTHON_LISTS, main

ROOT = Path(__file__).parents[2]
SAFE = json.dumps({"dependencies": [{"name": "msgspec", "version": "0.19", "vulns": []}], "fixes": []})
VULN = {"id": "CVE-2030-1", "fix_versions": ["0.20"], "description": "…"}
VULNERABLE = json.dumps({"dependencies": [{"name": "msgspec", "version": "0.19", "vulns": [VULN]}]})
# what pip-audit says of packages from a mirror: "No known vulnerabilities found", and exit code 0
SKIPPED = json.dumps({"dependencies": [{"name": "msgspec", "skip_reason": "Dependency not found on PyPI"}]})
NPM_SAFE = json.dumps({"vulnerabilities": {}, "metadata": {"dependencies": {"total": 300}}})
NPM_VULNERABLE = json.dumps(
    {
        "vulnerabilities": {"vite": {"range": "<9", "severity": "high", "fixAvailable": True}},
        "metadata": {"dependencies": {"total": 300}},
    }
)
NPM_REFUSED = json.dumps({"message": "405 Method Not Allowed", "statusCode": 405})


@pytest.mark.parametrize(
    ("pip", "npm", "code", "said"),
    [
        (SAFE, NPM_SAFE, 0, ["✓ requirements/host.txt: 1 packages checked, 0 vulnerabilities"]),
        (VULNERABLE, NPM_SAFE, 1, ["msgspec 0.19: CVE-2030-1, fixed in 0.20", "make lock"]),
        (SAFE, NPM_VULNERABLE, 1, ["vite <9: high, a newer version fixes it"]),
        (SKIPPED, NPM_SAFE, 2, ["1 could not be checked", "osv-scanner --offline"]),
        (SAFE, NPM_REFUSED, 2, [f"? {NPM_LIST}: could not be checked", "osv-scanner --offline"]),
        ("", "", 2, ["? requirements/dev.txt: could not be checked"]),
        (VULNERABLE, "", 1, ["CVE-2030-1", "osv-scanner --offline"]),
    ],
)
def test_each_outcome_has_its_code_and_its_words(
    pip: str, npm: str, code: int, said: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    commands: list[list[str]] = []

    def run(command: list[str]) -> str:
        commands.append(command)
        if "pip_audit" in command:
            return pip
        return npm if command[0] == "npm" else ""

    assert main(run) == code
    printed = capsys.readouterr().out
    for words in said:
        assert words in printed
    assert [command[-1] for command in commands if "pip_audit" in command] == PYTHON_LISTS


def test_every_list_of_locked_packages_that_people_install_is_audited() -> None:
    """The lists for playing and compiling are parts of these; the peers and learning are for contributors alone."""
    for name in [*PYTHON_LISTS, NPM_LIST]:
        assert (ROOT / name).is_file()
    assert "tools/audit.py" in (ROOT / "Makefile").read_text(encoding="utf-8")
