"""Translates the engine to C for Python in the browser: `python -m tools.wasm.translate VERSION`, with mypyc installed.

mypyc generates C for the Python that it runs in. The browser's Python has another version and 32 bits, so this process
pretends to be like it before it imports mypyc. setup.py does the rest, in the folder FAJRANT_BUILD. The result is the
file sources.json there, which lists what to compile and with which options.
"""

from __future__ import annotations

import json
import sys
import sysconfig
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from typing import Any, NamedTuple


class Version(NamedTuple):
    major: int
    minor: int
    micro: int = 0
    releaselevel: str = "final"
    serial: int = 0


def claim(version: str) -> None:
    """Imports mypyc with two versions of Python in turn.

    `mypyc.common` describes the target and reads the version at import, so it must see `version`. The compiled parts of
    mypyc must see the real version, for which they were compiled.
    """
    real = sys.version_info
    major, minor, *_ = version.split(".")
    wanted = Version(int(major), int(minor))
    sysconfig.get_config_vars().update(SIZEOF_SIZE_T=4, Py_GIL_DISABLED=0)
    EXTENSION_SUFFIXES.insert(0, ".so")  # in the `__file__` of compiled modules
    import_module("mypy.build")
    pretend(wanted)
    import_module("mypyc.common")
    pretend(real)
    import_module("setuptools")
    import_module("mypyc.build")
    pretend(wanted)


def pretend(version: object) -> None:
    setattr(sys, "version_info", version)  # noqa: B010  mypy knows that it is Final


def main(version: str) -> None:
    claim(version)
    setup: Any = import_module("setup")
    from mypyc.build import include_dir
    from mypyc.common import HAVE_IMMORTAL, IS_32_BIT_PLATFORM

    assert IS_32_BIT_PLATFORM, "mypyc has not read the size"
    assert HAVE_IMMORTAL, "mypyc has not read the version"
    library = setup.translated(setup.compiled_sources(), [])[0]
    wanted = {
        "sources": library.sources,
        "include": [include_dir(), *library.include_dirs],
        "define": [name if value is None else f"{name}={value}" for name, value in library.define_macros],
    }
    (setup.BUILD / "sources.json").write_text(json.dumps(wanted))


if __name__ == "__main__":
    main(sys.argv[1])
