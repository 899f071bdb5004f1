"""Builds of other commits: made once, whole or not at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from fajrant.lab.builds import Checkout, last_line
from fajrant.lab.entrants import Entrant
from fajrant.lab.errors import LabError
from tests.lab.checkouts import SETUP, commit

pytestmark = pytest.mark.once


def test_a_commit_is_built_once(tmp_path: Path) -> None:
    first = commit(tmp_path, setup=SETUP, content="YEAR = 1")
    second = commit(tmp_path, content="YEAR = 2")
    (tmp_path / "content.txt").write_text("YEAR = 3")  # not committed
    (tmp_path / "below").mkdir()
    checkout = Checkout(tmp_path / "below")
    for sha, year in ((first, 1), (second, 2)):
        assert checkout.find(sha) is None
        build = checkout.make(sha)
        assert checkout.find(sha) == build
        assert (build.commit, build.kind, build.compiled) == (sha, "interpreted: a test", False)
        assert (build.folder / "fajrant" / "__init__.py").read_text() == f"YEAR = {year}"
        assert build.folder.is_relative_to(tmp_path / "build" / "rivals" / sha)
        assert [*build.folder.parent.iterdir()] == [build.folder]  # nothing is left over


def test_of_two_programs_that_build_a_commit_the_first_is_kept(tmp_path: Path) -> None:
    sha = commit(tmp_path, setup=SETUP, content="")
    first = Checkout(tmp_path).make(sha)
    (first.folder / "mark").touch()
    assert Checkout(tmp_path).make(sha) == first
    assert (first.folder / "mark").exists()


@pytest.mark.parametrize(
    ("setup", "reason"), [("raise SystemExit('no compiler, no luck')", "no compiler, no luck"), ("pass", "?")]
)
def test_a_commit_that_cannot_be_built_says_why(tmp_path: Path, setup: str, reason: str) -> None:
    sha = commit(tmp_path, setup=setup)
    for _ in range(2):  # a failure is not kept
        with pytest.raises(LabError) as refused:
            Checkout(tmp_path).make(sha)
        details = refused.value.details
        assert (refused.value.code, details["commit"], details["reason"]) == ("no_build", sha[:7], reason)
        assert (reason in Path(details["log"]).read_text()) == (reason != "?")
        assert Checkout(tmp_path).find(sha) is None


def test_a_commit_without_a_setup_cannot_be_built(tmp_path: Path) -> None:
    sha = commit(tmp_path, content="")
    with pytest.raises(LabError) as refused:
        Checkout(tmp_path).make(sha)
    assert "setup.py" in refused.value.details["reason"]


def test_commits_are_found_by_any_name(tmp_path: Path) -> None:
    first = commit(tmp_path, content="1")
    second = commit(tmp_path, content="2")
    checkout = Checkout(tmp_path)
    for name, sha in (("HEAD", second), ("HEAD~1", first), (first[:7], first), ("@", second)):
        assert checkout.resolve(Entrant("hard", 2.0, name)) == Entrant("hard", 2.0, sha)
    assert checkout.resolve(Entrant("hard")) == Entrant("hard")
    for name in ("HEAD~2", "nobody", "--all", "-h", "HEAD:content.txt", "\0"):
        with pytest.raises(LabError) as refused:
            checkout.resolve(Entrant("hard", 1.0, name))
        assert refused.value.code == "commit"
        assert refused.value.details["tried"] == name


def test_without_a_checkout_there_are_no_commits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for path in (None, "/no/such/folder"):  # the latter has no git
        if path is not None:
            monkeypatch.setenv("PATH", path)
        with pytest.raises(LabError) as refused:
            Checkout(tmp_path)
        assert (refused.value.code, refused.value.details) == ("no_checkout", {"folder": str(tmp_path)})


def test_the_last_line_of_a_traceback_is_its_error() -> None:
    assert last_line("Traceback\n  File\nValueError: no\n\n") == "ValueError: no"
    assert last_line("\n") == "?"
