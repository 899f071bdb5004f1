"""Try a wheel as a new user would: in an empty environment, without Node or a compiler, outside of this folder.

    python3 tools/try_wheel.py dist/fajrant-….whl

First the engine alone, which must install no other package; then the server, which must serve the web client and open
a table.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import Request, urlopen

PATIENCE = 60
PLAY_A_GAME = """
import fajrant, random
from fajrant.bots import bot
pos = fajrant.new("coal_baron", seats=2, seed=7)
while pos.acting():
    seat = pos.acting()[0]
    pos.play(seat, random.Random(7).choice(pos.moves(seat)))
print(pos.scores())
"""


def main(wheel: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        subprocess.run([sys.executable, "-m", "venv", home / "venv"], check=True)
        bin_ = home / "venv" / "bin"
        # a PATH without Node or a compiler
        surroundings = {"PATH": str(bin_), "HOME": folder, "XDG_DATA_HOME": folder, "LANG": "C.UTF-8"}

        def run(*command: str | Path, code: int = 0) -> str:
            done = subprocess.run(
                command,
                cwd=home,
                env=surroundings,
                capture_output=True,
                encoding="utf-8",
                timeout=PATIENCE,
                check=False,
            )
            expect(done.returncode == code, f"{command} ended with {done.returncode}: {done.stdout}{done.stderr}")
            return done.stdout + done.stderr

        def pip(what: str) -> None:
            subprocess.run([bin_ / "python", "-m", "pip", "install", "-q", what], cwd=home, check=True)

        pip(f"{wheel}")
        listed = run(bin_ / "python", "-m", "pip", "list", "--format=json", "--disable-pip-version-check")
        installed = {str(package["name"]) for package in json.loads(listed)}
        expect(installed <= {"fajrant", "pip", "setuptools"}, f"the engine alone installed {sorted(installed)}")
        print("the engine alone:", run(bin_ / "python", "-c", PLAY_A_GAME).strip())
        message = run(bin_ / "fajrant", "games", code=2)
        expect("fajrant[cli]" in message and len(message.splitlines()) == 1, message)

        pip(f"{wheel}[server]")
        expect("coal_baron" in run(bin_ / "fajrant", "games", "--json"), "the games are not listed")
        with serving(bin_ / "fajrant", home, surroundings) as address:
            expect("<script" in get(f"{address}/"), "the page is not the web client")
            expect(json.loads(get(f"{address}/healthz")) == {"status": "ok"}, "the server is not healthy")
            cookie = post(f"{address}/api/me", {"name": "Ania"}, "")[1]
            seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
            table = post(f"{address}/api/tables", {"game": "coal_baron", "seats": seats}, cookie)[0]
            expect(bool(table["id"]), "no table was opened")
        print("the server: the page, a table and a clean end")


@contextmanager
def serving(program: Path, home: Path, surroundings: dict[str, str]) -> Iterator[str]:
    """Runs a server and yields its address. The server must end cleanly when terminated."""
    with (home / "log").open("w") as log:
        server = subprocess.Popen(
            [program, "serve", "--port", "0"], cwd=home, env=surroundings, stdout=subprocess.PIPE, stderr=log, text=True
        )
    try:
        assert server.stdout is not None
        address = re.search(r"http://\S+", server.stdout.readline())
        expect(address is not None, f"the server did not start: {(home / 'log').read_text()}")
        assert address is not None
        yield address[0]
        server.terminate()
        expect(server.wait(PATIENCE) == 0, "the server did not end cleanly")
    finally:
        server.kill()
        server.wait()


def get(address: str) -> str:
    with urlopen(address, timeout=PATIENCE) as answer:
        return str(answer.read().decode())


def post(address: str, body: object, cookie: str) -> tuple[dict[str, object], str]:
    """The JSON answer and its cookie."""
    headers = {"Content-Type": "application/json", "X-Fajrant": "1", "Cookie": cookie}
    with urlopen(Request(address, json.dumps(body).encode(), headers), timeout=PATIENCE) as answer:
        return json.loads(answer.read()), answer.headers.get("Set-Cookie", "").partition(";")[0]


def expect(condition: bool, message: str) -> None:
    if not condition:
        sys.exit(message)


if __name__ == "__main__":
    for name in ("PYTHONPATH", "PYTHONHOME"):
        os.environ.pop(name, None)
    main(Path(sys.argv[1]).resolve())
