"""Lets Python in the browser import the compiled engine, whose modules are all in one library, `fajrant__mypyc`.

Import it before anything of `fajrant`. It raises ImportError if the library cannot be loaded.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType
from typing import Any

library: Any = import_module("fajrant__mypyc")
assert library.__file__ is not None


def load_loader() -> Any:
    """The other module of the library: tools/wasm/loader.c."""
    name = "fajrant_loader"
    spec = spec_from_file_location(name, library.__file__, loader=ExtensionFileLoader(name, library.__file__))
    assert spec is not None
    return module_from_spec(spec)


loader = load_loader()
os.remove(library.__file__)  # it is loaded now, and in the browser a file takes up memory


class Engine:
    """Finds and loads the modules of the engine. mypyc sets their attributes, such as `__file__`."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        loader: Any = self
        return ModuleSpec(name, loader) if hasattr(library, start_of(name)) else None

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        module: ModuleType = loader.start(getattr(library, start_of(spec.name)))
        return module

    def exec_module(self, module: ModuleType) -> None:
        pass  # it has run already


def start_of(name: str) -> str:
    """The attribute of the library that has a module's init function."""
    return f"init_{name.replace('.', '___')}"


sys.meta_path.insert(0, Engine())
