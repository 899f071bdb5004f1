"""Packs what Python needs in the browser: the standard library, our packages with the wheels, and the engine.

`web/static.mjs` runs it. Everything is bytecode, because compiling would take seconds at every start. The archives are
not compressed, so that the web server can compress them as a whole: that is smaller. Files have no dates, so that equal
contents make equal archives.
"""

from __future__ import annotations

import importlib.util
import json
import zipfile
from importlib import import_module
from pathlib import Path
from typing import Any

PARTS = ("core", "games", "bots", "review", "texts", "house", "local")  # without the server, the lab and the CLI
ENGINE = ("core", "games", "bots", "review")  # as in setup.py
NOT_COMPILED = ("__init__.py", "views.py")
KEPT = {".py", ".toml", ".json", ".jsonl", ".md", ".ftl", ".so"}
SAME_DAY = (2026, 1, 1, 0, 0, 0)

# The modules and packages of the standard library that are published: what our code, msgspec and Pyodide import, also
# inside functions. What is frozen into Python itself, such as os, is not needed a second time.
# `web/static-tests/python.test.mjs` checks that nothing is missing.
LIBRARY = """
    __future__ _colorize _opcode_metadata _py_warnings _pyodide _strptime _weakrefset annotationlib ast asyncio base64
    bisect bz2 calendar codeop collections compression concurrent contextlib contextvars copy copyreg dataclasses
    datetime decimal difflib dis encodings enum fnmatch functools glob hashlib heapq hmac importlib inspect ipaddress
    json keyword linecache locale logging lzma numbers opcode operator pathlib pkgutil pyodide queue random re reprlib
    secrets selectors shutil signal socket string struct subprocess tempfile textwrap threading token tokenize tomllib
    traceback types typing urllib uuid warnings weakref zipfile
"""
# Parts of these packages that nothing here uses, or that are frozen into Python.
UNUSED = """
    asyncio/__main__ asyncio/proactor asyncio/windows asyncio/tools concurrent/futures/interpreter
    concurrent/futures/process concurrent/interpreters importlib/_bootstrap importlib/machinery importlib/metadata
    importlib/readers importlib/resources importlib/simple importlib/util json/__main__ json/tool logging/config
    logging/handlers pyodide/console urllib/error urllib/re urllib/robotparser zipfile/__main__
"""
CODECS = "__init__ aliases ascii cp437 latin_1 raw_unicode_escape unicode_escape utf_8 utf_8_sig"


def in_library(name: str) -> bool:
    """Is this file of Pyodide's standard library published?"""
    parts = name.removesuffix(".py").split("/")
    if parts[0] == "encodings":
        return parts[1] in CODECS.split()
    return name.endswith(".py") and parts[0] in LIBRARY.split() and not name.startswith(tuple(UNUSED.split()))


def is_ours(name: str) -> bool:
    """Is this file of `fajrant` published? Texts that the web client has are left out."""
    parts = name.split("/")
    if "__pycache__" in parts or Path(name).suffix not in KEPT or parts[-1] in ("RULES.md", "areas.toml"):
        return False
    if parts[0] == "games" and len(parts) > 2 and parts[2] == "texts":
        return False
    return parts[0] in (*PARTS, "__init__.py") and name != "texts/texts.py"


def is_engine(name: str) -> bool:
    """Is this a module that setup.py compiles?"""
    parts = name.split("/")
    return parts[0] in ENGINE and name.endswith(".py") and parts[-1] not in NOT_COMPILED


def pack(target: str, files: dict[str, bytes], optimize: int) -> None:
    loader: Any = import_module("importlib._bootstrap_external")
    with zipfile.ZipFile(target, "w") as archive:
        for name, data in sorted(files.items()):
            if name.endswith(".py"):
                code = compile(data, name, "exec", dont_inherit=True, optimize=optimize)
                data = loader._code_to_hash_pyc(code, importlib.util.source_hash(data), False)
                name += "c"
            archive.writestr(zipfile.ZipInfo(name, SAME_DAY), data)


def pack_library(source: str, target: str) -> None:
    """Packs the published part of the standard library, without docstrings."""
    with zipfile.ZipFile(source) as archive:
        files = {name: archive.read(name) for name in archive.namelist() if in_library(name)}
    pack(target, files, 2)


def pack_ours(sources: str, wheels: str, finder: str, target: str, engine: str) -> str:
    """Packs the modules that can be compiled into `engine`, everything else into `target`. `finder` is the module that
    finds them if they are. Returns the licences of the wheels by name, as JSON."""
    files = {Path(finder).name: Path(finder).read_bytes()}
    modules: dict[str, bytes] = {}
    licences = {}
    for file in Path(sources).rglob("*"):
        name = file.relative_to(sources).as_posix()
        if file.is_file() and is_ours(name):
            (modules if is_engine(name) else files)[f"fajrant/{name}"] = file.read_bytes()
    for wheel in Path(wheels).glob("*.whl"):
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                if Path(name).suffix in (".py", ".so"):
                    files[name] = archive.read(name)
                elif "/licenses/" in name:
                    licences[wheel.name.split("-cp")[0].replace("-", " ")] = archive.read(name).decode()
    pack(target, files, 0)  # with asserts, as on a server
    pack(engine, modules, 0)
    return json.dumps(licences)
