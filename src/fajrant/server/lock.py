"""One server per database: a lock on a file beside it. The system releases it however the server ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from fajrant.server.backup import InUse

ADDRESS_BYTES = 300
FAR = 1 << 30  # on Windows a locked range cannot be read, so we lock one far beyond the end of the file


class Lock:
    """Held by the one process that may change the database. Raises InUse if another process holds it."""

    def __init__(self, database: Path) -> None:
        self.file = lock_file(database)
        self.handle = os.open(self.file, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            seize(self.handle)
        except BlockingIOError:
            os.close(self.handle)
            raise InUse from None
        os.truncate(self.handle, 0)

    def announce(self, address: str) -> None:
        """Writes the server's address into the file, for processes that come later."""
        os.write(self.handle, address.encode())

    def release(self) -> None:
        os.close(self.handle)

    def __enter__(self) -> Lock:
        return self

    def __exit__(self, *problem: object) -> None:
        self.release()


def lock_file(database: Path) -> Path:
    file = database.resolve()
    return file.with_name(file.name + ".lock")


def holder(database: Path) -> str:
    """The address of the server that holds the database; empty if it has not written one."""
    try:
        with lock_file(database).open("rb") as file:
            return file.read(ADDRESS_BYTES).decode("utf-8", "replace")
    except OSError:
        return ""


if sys.platform == "win32":
    import msvcrt

    def seize(handle: int) -> None:
        os.lseek(handle, FAR, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            raise BlockingIOError from None
        os.lseek(handle, 0, os.SEEK_SET)

else:
    import fcntl

    def seize(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
