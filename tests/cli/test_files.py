"""Files that the program writes."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from fajrant.cli.files import write_file
from fajrant.texts import Texts


def test_a_file_is_on_disk_before_it_gets_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "record.txt"
    file.write_text("before", encoding="utf-8")
    done: list[str] = []
    fsync, replace = os.fsync, os.replace

    def note_fsync(handle: int) -> None:
        assert [part.read_text(encoding="utf-8") for part in tmp_path.glob(".record.txt.*")] == ["za żółwiem\n"]
        done.append("fsync")
        fsync(handle)

    def note_replace(before: Path, after: Path) -> None:
        done.append("replace")
        replace(before, after)

    monkeypatch.setattr(os, "fsync", note_fsync)
    monkeypatch.setattr(os, "replace", note_replace)
    write_file(file, "za żółwiem\n", Texts("en"))
    assert done == ["fsync", "replace"]
    assert file.read_text(encoding="utf-8") == "za żółwiem\n"
    assert list(tmp_path.iterdir()) == [file]
