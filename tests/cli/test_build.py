"""Compiling the engine: an interrupted build continues, and nothing unfinished counts as done."""

from __future__ import annotations

import importlib
import runpy
import warnings
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


class Compiler:
    """A fake compiler that writes half of each file before it can be interrupted."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.interrupted = False
        self.compiled: list[str] = []

    def object_filenames(self, sources: list[str], output_dir: str) -> list[str]:
        return [str(Path(output_dir, Path(source).name + ".o")) for source in sources]

    def compile(self, sources: list[str], output_dir: str, **given: Any) -> list[str]:
        for source, name in zip(sources, self.object_filenames(sources, output_dir), strict=True):
            self.write(name)
            self.compiled.append(Path(source).name)
        return self.object_filenames(sources, output_dir)

    def link_shared_object(self, objects: list[str], output: str) -> None:
        self.write(output)

    def write(self, name: str) -> None:
        Path(name).write_text("half")
        if self.interrupted:
            raise KeyboardInterrupt
        Path(name).write_text("half and half")


@pytest.fixture
def compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Compiler:
    """The fake compiler with the methods that setup.py patches."""
    monkeypatch.setenv("FAJRANT_BUILD", str(tmp_path))
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr("sys.argv", ["setup.py", "--name"])
    fake = Compiler(tmp_path)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # setuptools warns about being run directly
        command = runpy.run_path("setup.py")["AllOrNothing"](importlib.import_module("setuptools").Distribution())
        command.initialize_options()
    command.compiler = fake
    command.extensions = []
    command.parallel = 1
    command.build_temp = str(tmp_path)
    command.build_extensions()
    return fake


def test_only_missing_or_outdated_objects_are_compiled(compiler: Compiler) -> None:
    folder = compiler.folder
    sources = [folder / name for name in ("a.c", "b.c")]
    header = folder / "c" / "all.h"
    header.parent.mkdir()
    for file in (*sources, header):
        file.write_text("1")

    def compiled(**flags: object) -> list[str]:
        compiler.compiled.clear()
        compiler.compile([str(source) for source in sources], output_dir=str(folder), **flags)
        return compiler.compiled

    assert compiled() == ["a.c", "b.c"]
    assert compiled() == []
    sources[1].write_text("2")
    compiler.interrupted = True
    with pytest.raises(KeyboardInterrupt):
        compiled()
    compiler.interrupted = False
    assert compiled() == ["b.c"]
    (folder / "a.c.o").unlink()
    assert compiled() == ["a.c"]
    header.write_text("2")
    assert compiled() == ["a.c", "b.c"]
    assert compiled(extra_postargs=["-O0"]) == ["a.c", "b.c"]


def test_a_library_appears_only_when_it_is_complete(compiler: Compiler) -> None:
    library = compiler.folder / "fajrant.so"
    compiler.interrupted = True
    with pytest.raises(KeyboardInterrupt):
        compiler.link_shared_object([], str(library))
    assert not library.exists()
    compiler.interrupted = False
    compiler.link_shared_object([], str(library))
    assert library.read_text() == "half and half"
