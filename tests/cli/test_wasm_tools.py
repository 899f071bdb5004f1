"""The tools that compile the engine for the browser find what they need, or say what is missing."""

from __future__ import annotations

import os
import zipfile
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tools.pack_browser import is_engine
from tools.wasm import build
from tools.wasm.headers import Unavailable, python_config, python_headers

ROOT = Path(__file__).parents[2]
TEMPLATE = """
#define HAVE_FORK 1
/* #undef HAVE_CHROOT */
# define SIZEOF_LONG 8
#define SIZEOF__BOOL 1
#define HAVE_NOTHING_LIKE_IT 1
# undef HAVE_CHROOT
"""


@pytest.fixture
def library(tmp_path: Path) -> Path:
    """The standard library of a Python that was built for 32 bits."""
    values = {
        "HAVE_FORK": 0,
        "HAVE_CHROOT": 1,
        "SIZEOF_LONG": 4,
        "SIZEOF__BOOL": 0,
        "CFLAGS": "-O3 -DPY_CALL_TRAMPOLINE",
    }
    path = tmp_path / "python_stdlib.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("_sysconfigdata__emscripten.py", f"build_time_vars = {values}")
        archive.writestr("os.py", "")
    return path


def install_python(monkeypatch: pytest.MonkeyPatch, folder: Path, version: str) -> None:
    """Makes `python3.14` the only program here. Its headers are of this version."""
    include = folder / "include"
    include.mkdir()
    (include / "Python.h").write_text("")
    (include / "pyconfig.h").write_text(TEMPLATE)
    (include / "patchlevel.h").write_text(f'#define PY_VERSION "{version}"\n')
    program = folder / "bin" / "python3.14"
    program.parent.mkdir()
    program.write_text(f"#!/bin/sh\nprintf '%s\\n' {include} {include} {include}/pyconfig.h\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(program.parent))


def test_the_configuration_has_the_names_of_the_headers_and_the_values_of_the_browser(library: Path) -> None:
    assert python_config(TEMPLATE, library).splitlines() == [
        "#define HAVE_CHROOT 1",
        "#define SIZEOF_LONG 4",
        "#define SIZEOF__BOOL 0",
    ]


def test_headers_of_this_machine_are_used_if_it_has_the_version(
    library: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install_python(monkeypatch, tmp_path, "3.14.2+")
    python_headers("3.14", library, tmp_path / "found")
    assert (tmp_path / "found" / "Python.h").is_file()
    assert "SIZEOF_LONG 4" in (tmp_path / "found" / "pyconfig.h").read_text()


def test_headers_of_another_version_are_refused(library: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install_python(monkeypatch, tmp_path, "3.15.0")
    with pytest.raises(Unavailable, match=r"Python 3\.14, and those found are of 3\.15\.0"):
        python_headers("3.14", library, tmp_path / "found")


def test_headers_without_a_version_are_refused(library: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install_python(monkeypatch, tmp_path, "unknown")
    with pytest.raises(Unavailable, match=r"Python 3\.14, and those found do not name their version"):
        python_headers("3.14", library, tmp_path / "found")


def test_without_headers_and_apt_there_is_no_way(
    library: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(Unavailable, match="no apt"):
        python_headers("3.14", library, tmp_path / "found")


def test_without_tools_the_build_says_why_and_leaves_no_engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "BUILD", tmp_path)
    monkeypatch.setattr(build, "KIND", tmp_path / "kind")
    monkeypatch.setattr(build, "ENGINE", tmp_path / "engine.wasm")
    monkeypatch.setitem(os.environ, "FAJRANT_COMPILE", "0")
    (tmp_path / "engine.wasm").write_bytes(b"of another day")
    assert build.main(tmp_path / "environment") == 0
    assert (tmp_path / "kind").read_text() == "interpreted: FAJRANT_COMPILE=0\n"
    assert not (tmp_path / "engine.wasm").exists()


def test_the_archive_of_the_engine_has_what_setup_compiles() -> None:
    setup: Any = import_module("setup")
    sources = ROOT / "src" / "fajrant"
    names = [file.relative_to(sources).as_posix() for file in sources.rglob("*.py")]
    compiled = [Path(name).relative_to("src/fajrant").as_posix() for name in setup.compiled_sources()]
    assert sorted(filter(is_engine, names)) == sorted(compiled)
