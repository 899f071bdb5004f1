"""Download the wheels that Python in the browser needs: `browser_wheels.py FOLDER`.

They are locked in requirements/browser.txt. Their platform is that of Pyodide, whose version is in web/package.json.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

LIST = Path("requirements/browser.txt")
PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--abi", "cp314")


def main(folder: Path) -> int:
    shutil.rmtree(folder, ignore_errors=True)
    python = next((each for each in (sys.executable, ".venv/bin/python") if has_pip(each)), "")
    if not python:
        print("make static needs pip: python3 -m ensurepip, or on Debian and Ubuntu apt install python3-pip")
        return 1
    wanted = ("--no-deps", "--only-binary", ":all:", "--require-hashes", "-r", LIST, "-d", folder)
    quiet = ("-q", "--disable-pip-version-check", "--no-input")
    return subprocess.run([python, "-m", "pip", "download", *quiet, *PLATFORM, *wanted], check=False).returncode


def has_pip(python: str) -> bool:
    return subprocess.run([python, "-c", "import pip"], capture_output=True, check=False).returncode == 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
