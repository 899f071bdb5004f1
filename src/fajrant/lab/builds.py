"""Builds of other commits, made once and kept in build/rivals of the checkout."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZipFile

from fajrant.lab.entrants import Entrant, short
from fajrant.lab.errors import LabError

KIND = "kind"  # the file that says whether a build is compiled; setup.py writes one of the same name


@dataclass(frozen=True)
class Build:
    commit: str
    folder: Path  # for PYTHONPATH
    kind: str  # `compiled`, or `interpreted: ` and the reason

    @property
    def compiled(self) -> bool:
        return self.kind == "compiled"


class Checkout:
    """The git checkout that contains a folder."""

    def __init__(self, folder: Path) -> None:
        try:
            self.top = Path(run_git(folder, "rev-parse", "--show-toplevel").decode().rstrip("\n"))
        except (OSError, subprocess.CalledProcessError):
            raise LabError("no_checkout", {"folder": str(folder)}) from None

    def resolve(self, entrant: Entrant) -> Entrant:
        """The same entrant with the full hash of its commit."""
        if not entrant.commit:
            return entrant
        name = f"{entrant.commit}^{{commit}}"
        try:
            full = run_git(self.top, "rev-parse", "--verify", "--quiet", "--end-of-options", name)
        except (OSError, ValueError, subprocess.CalledProcessError):
            raise LabError("commit", {"tried": entrant.commit, "folder": str(self.top)}) from None
        return replace(entrant, commit=full.decode().strip())

    def folder(self, commit: str) -> Path:
        """Where the build of a commit is kept. Every version of Python needs its own, because the code is compiled."""
        return self.top / "build" / "rivals" / commit / str(sys.implementation.cache_tag)

    def find(self, commit: str) -> Build | None:
        """The build of a commit; None if it has not been made yet."""
        folder = self.folder(commit)
        return Build(commit, folder, (folder / KIND).read_text(encoding="utf-8").strip()) if folder.is_dir() else None

    def make(self, commit: str) -> Build:
        """Builds a commit, which takes minutes."""
        folder = self.folder(commit)
        folder.parent.mkdir(parents=True, exist_ok=True)
        log = folder.with_suffix(".log")
        with TemporaryDirectory() as scratch:
            source, wheels = Path(scratch, "source"), Path(scratch, "wheels")
            with ZipFile(io.BytesIO(run_git(self.top, "archive", "--format=zip", commit))) as archive:
                archive.extractall(source)
            with log.open("wb") as output:
                code = subprocess.run(
                    [sys.executable, "setup.py", "-q", "bdist_wheel", "-d", str(wheels)],
                    cwd=source,
                    env={key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "FAJRANT_BUILD")},
                    stdin=subprocess.DEVNULL,
                    stdout=output,
                    stderr=subprocess.STDOUT,
                    check=False,
                ).returncode
            kind = source / "build" / KIND
            if code != 0 or not kind.is_file():
                reason = last_line(log.read_text(encoding="utf-8", errors="replace"))
                raise LabError("no_build", {"commit": short(commit), "reason": reason, "log": str(log)})
            unpack([*wheels.glob("*.whl")], kind, folder)
        log.unlink()
        build = self.find(commit)
        assert build is not None
        return build


def unpack(wheels: list[Path], kind: Path, folder: Path) -> None:
    """Unpacks wheels beside the folder and renames the result, so that the folder is never incomplete."""
    with TemporaryDirectory(dir=folder.parent) as beside:
        ready = Path(beside, folder.name)
        for wheel in wheels:
            with ZipFile(wheel) as archive:
                archive.extractall(ready)
        (ready / KIND).write_bytes(kind.read_bytes())
        with suppress(OSError):  # another process has made the same build meanwhile
            ready.rename(folder)


def run_git(folder: Path, *args: str) -> bytes:
    return subprocess.run(["git", *args], cwd=folder, capture_output=True, check=True).stdout


def last_line(text: str) -> str:
    """The last line that is not empty: of a traceback, the error."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1] if lines else "?"
