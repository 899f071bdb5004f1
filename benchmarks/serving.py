"""A server for benchmarks, in a process of its own."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path


class Server:
    """`fajrant serve` with its usual settings, except for these limits, which are lifted, and for other settings."""

    def __init__(self, database: Path | str, log: Path, lifted: list[str], **others: str) -> None:
        self.log = log
        settings = {**dict.fromkeys(lifted, "1000000"), **others}
        command = [sys.executable, "-m", "fajrant", "serve", "--port", "0", "--database", str(database)]
        environment = {**os.environ, **{f"FAJRANT_{name.upper()}": value for name, value in settings.items()}}
        with log.open("w") as written:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=written, text=True, env=environment)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://(\S+)", line)
        assert found, f"the server does not start: {line}{log.read_text()}"
        self.address = found[1]

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def megabytes(self) -> int | None:
        """The server's peak memory without its bots' processes; None where Linux's /proc is absent."""
        try:
            status = Path(f"/proc/{self.process.pid}/status").read_text()
        except OSError:
            return None
        return int(status.partition("VmHWM:")[2].split()[0]) // 1024

    def errors(self) -> int:
        return sum('"level":"error"' in line.replace(" ", "") for line in self.log.read_text().splitlines())
