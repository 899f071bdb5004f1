"""Small git checkouts, whose commits build quickly or not at all."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "src"

# Writes a wheel with one module, and counts how often it was run.
SETUP = """
import os, sys, zipfile
assert sys.argv[1:4] == ["-q", "bdist_wheel", "-d"], sys.argv
os.makedirs("build")
os.makedirs(sys.argv[4])
with zipfile.ZipFile(os.path.join(sys.argv[4], "fajrant-1-py3-none-any.whl"), "w") as wheel:
    wheel.writestr("fajrant/__init__.py", open("content.txt").read())
open("build/kind", "w").write("interpreted: a test\\n")
"""


def git(folder: Path, *args: str) -> str:
    identity = ["-c", "user.name=Ann", "-c", "user.email=ann@example.org", "-c", "commit.gpgsign=false"]
    return subprocess.run(
        ["git", *identity, *args], cwd=folder, check=True, capture_output=True, encoding="utf-8"
    ).stdout.strip()


def commit(folder: Path, **files: str) -> str:
    """Commits these files (`setup` is setup.py, others end in .txt) to a new or existing checkout."""
    if not (folder / ".git").exists():
        git(folder, "init", "-q")
    for name, content in files.items():
        (folder / ("setup.py" if name == "setup" else f"{name}.txt")).write_text(content)
    git(folder, "add", *["setup.py" if name == "setup" else f"{name}.txt" for name in files])
    git(folder, "commit", "-q", "-m", "A commit")
    return git(folder, "rev-parse", "HEAD")


def place_build(folder: Path, commit: str, kind: str = "interpreted: a test") -> Path:
    """Puts an interpreted build with the current sources where the build of a commit is kept."""
    build = folder / "build" / "rivals" / commit / str(sys.implementation.cache_tag)
    build.mkdir(parents=True)
    (build / "fajrant").symlink_to(SOURCES / "fajrant", target_is_directory=True)
    (build / "kind").write_text(f"{kind}\n")
    return build
