"""Install a list of locked packages, or one wheel, into an environment, with uv if possible, otherwise with pip.

    python3 tools/packages.py ENVIRONMENT requirements/play.txt
    python3 tools/packages.py ENVIRONMENT some.whl

uv needs a third of pip's time. A uv on the PATH is used; otherwise pip installs one into build/uv. If that is not
possible, or if uv fails (pip may know a proxy or an index that uv does not), pip installs the packages itself.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

UV_LIST = Path("requirements/uv.txt")
UV_FOLDER = Path("build/uv")
QUIET = ("-q", "--disable-pip-version-check", "--no-input")


def main(environment: Path, source: str) -> int:
    python = environment / "bin" / "python"
    wanted = ["--no-deps", "--reinstall", source] if source.endswith(".whl") else ["--require-hashes", "-r", source]
    uv = find_uv()
    if uv and run(uv, "pip", "install", "-q", "--python", python, *wanted):
        return 0
    print("installing with pip", flush=True)
    if not has_pip(python) and not run(python, "-m", "ensurepip"):
        print("Neither uv nor pip can be used. Debian and Ubuntu: apt install python3-venv", flush=True)
        return 1
    pip_wanted = ["--force-reinstall" if word == "--reinstall" else word for word in wanted]
    return 0 if run(python, "-m", "pip", "install", *QUIET, *pip_wanted) else 1


def find_uv() -> str:
    """The path of uv, installed if needed; empty if that is not possible."""
    ours = UV_FOLDER / "bin" / "uv"
    on_path = shutil.which("uv")
    if on_path or (ours.is_file() and ours.stat().st_mtime > UV_LIST.stat().st_mtime):
        return on_path or str(ours)
    if not has_pip(sys.executable):
        return ""
    shutil.rmtree(UV_FOLDER, ignore_errors=True)
    install = ("-m", "pip", "install", *QUIET, "--no-compile", "--require-hashes", "--target", UV_FOLDER)
    if not run(sys.executable, *install, "-r", UV_LIST) or not ours.is_file():
        return ""
    ours.touch()
    return str(ours)


def has_pip(python: str | Path) -> bool:
    return subprocess.run([python, "-c", "import pip"], capture_output=True, check=False).returncode == 0


def run(*command: str | Path) -> bool:
    return subprocess.run(command, check=False).returncode == 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2]))
