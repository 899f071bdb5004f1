"""Build the engine as WebAssembly, for the static files, if that is possible here.

    python3 -m tools.wasm.build ENVIRONMENT

mypyc translates it to C (`translate.py`), and clang and the linker of PyPI's ziglang make one library of it, which
Python in the browser loads. The packages for that are installed into the environment. The library is
build/wasm/engine.wasm; build/wasm/kind says `compiled`, or `interpreted: ` and why. FAJRANT_COMPILE=0 asks for the
latter. If the tools are available but compiling fails, this program fails too.

A second run compiles only what has changed: zig's cache is keyed by the contents of all input files.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from typing import Any

from tools.wasm.headers import Unavailable, build_variables, libc_headers, python_headers

BUILD = Path("build/wasm")
KIND = BUILD / "kind"
ENGINE = BUILD / "engine.wasm"
PACKAGES = Path("requirements/wasm.txt")
LIBRARY = Path("web/node_modules/pyodide/python_stdlib.zip")
SETTINGS = Path("web/src/local/python.json")  # the Python version of Pyodide, among others
LOADER = Path("tools/wasm/loader.c")

TARGET = ("-target", "wasm32-emscripten")
FEATURES = ("bulk-memory", "sign-ext", "mutable-globals", "nontrapping-fptoint")  # Pyodide needs them too
COMPILE = (
    *("-O3", "-g0", "-DNDEBUG", "-D__EMSCRIPTEN__", "-w"),
    *("-fPIC", "-fvisibility=hidden"),  # a library, which exports only what EXPORTS says
    *("-fno-sanitize=all", "-fno-strict-overflow", "-fno-strict-aliasing"),
    "-ffp-contract=off",  # the same floats as everywhere else, as in setup.py
    "-nostdinc",
    *(f"-m{feature}" for feature in FEATURES),
)
LINK = (
    *("-shared", "--experimental-pic", "--no-entry", "--import-memory", "--import-table"),
    "--unresolved-symbols=import-dynamic",  # functions of Python, and of the C library that is linked into it
    *("--gc-sections", "--strip-all", "-O2", "--no-check-features", f"--features={','.join(FEATURES)}"),
)
EXPORTS = ("PyInit_fajrant__mypyc", "PyInit_fajrant_loader")
STARTERS = ("__wasm_call_ctors", "__wasm_apply_data_relocs")  # functions that run when the library is loaded


class Failed(Exception):
    """The tools are available, but one of them failed."""


def main(environment: Path) -> int:
    BUILD.mkdir(parents=True, exist_ok=True)
    for old in (KIND, ENGINE):
        old.unlink(missing_ok=True)
    try:
        build(environment)
        kind = "compiled"
    except Unavailable as reason:
        kind = f"interpreted: {reason}"
    except Failed as problem:
        print(problem)
        return 1
    print(kind)
    KIND.write_text(f"{kind}\n", encoding="utf-8")
    return 0


def build(environment: Path) -> None:
    if os.environ.get("FAJRANT_COMPILE") == "0":
        raise Unavailable("FAJRANT_COMPILE=0")
    if not LIBRARY.is_file():
        raise Unavailable(f"npm has not installed {LIBRARY}")
    version = ".".join(json.loads(SETTINGS.read_text(encoding="utf-8"))["lock"]["python"].split(".")[:2])
    python = install(environment)
    [zig] = environment.glob("lib/python*/site-packages/ziglang")
    headers = find_python_headers(version)
    translate(python, version)
    plan = json.loads((BUILD / "sources.json").read_text(encoding="utf-8"))
    include = [*libc_headers(zig, BUILD / "libc"), headers, *plan["include"]]
    flags = [*TARGET, *COMPILE, *python_defines(), *(f"-D{name}" for name in plan["define"])]
    objects = compile_all(zig, [*plan["sources"], LOADER], flags, include)
    link(zig, objects)
    [licence] = zig.parent.glob("mypy-*.dist-info/licenses/LICENSE")  # parts of mypyc are in the library
    shutil.copy(licence, BUILD / "mypyc.txt")


def install(environment: Path) -> Path:
    """The environment's Python, with the packages."""
    python = environment / "bin" / "python"
    proof = environment / ".locked"
    wanted = PACKAGES.read_text(encoding="utf-8")
    if not proof.is_file() or proof.read_text(encoding="utf-8") != wanted:
        made = run(sys.executable, "-m", "venv", "--clear", "--without-pip", environment)
        if made or run(sys.executable, "tools/packages.py", environment, PACKAGES):
            raise Unavailable(f"the packages in {PACKAGES} cannot be installed here")
        proof.write_text(wanted, encoding="utf-8")
    return python


def find_python_headers(version: str) -> Path:
    """The folder with the headers. It is made again when Pyodide changes."""
    folder = BUILD / "python"
    proof = BUILD / "python.sha256"
    wanted = sha256(LIBRARY.read_bytes()).hexdigest()
    if not proof.is_file() or proof.read_text(encoding="utf-8") != wanted:
        proof.unlink(missing_ok=True)
        python_headers(version, LIBRARY, folder)
        proof.write_text(wanted, encoding="utf-8")
    return folder


def translate(python: Path, version: str) -> None:
    print("translating", flush=True)
    # mypy's cache is for this target only
    surroundings = {**os.environ, "FAJRANT_BUILD": str(BUILD), "MYPY_CACHE_DIR": str(BUILD / "mypy")}
    if subprocess.run([python, "-m", "tools.wasm.translate", version], env=surroundings, check=False).returncode:
        raise Failed("mypyc refuses the source")


def python_defines() -> list[str]:
    """The macros that Python itself was compiled with."""
    return [word for word in build_variables(LIBRARY)["CFLAGS"].split() if word.startswith("-DPY")]


def compile_all(zig: Path, sources: Sequence[str | Path], flags: list[str], include: list[Any]) -> list[Path]:
    print("compiling", len(sources), "files", flush=True)
    folder = BUILD / "objects"
    folder.mkdir(exist_ok=True)
    places = [word for each in include for word in ("-isystem", str(each))]
    cache = {f"ZIG_{kind}_CACHE_DIR": str((BUILD / "zig").absolute()) for kind in ("LOCAL", "GLOBAL")}

    def compile_one(source: str | Path) -> Path:
        target = folder / f"{Path(source).stem}.o"
        command = [zig / "zig", "cc", *flags, *places, "-c", source, "-o", target]
        done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **cache}, check=False)
        if done.returncode:
            raise Failed(done.stderr)
        return target

    with ThreadPoolExecutor(cores()) as pool:
        objects = list(pool.map(compile_one, sources))
    for old in {*folder.iterdir()} - {*objects}:
        old.unlink()
    return objects


def link(zig: Path, objects: list[Path]) -> None:
    print("linking", flush=True)
    exports = [f"--export={name}" for name in EXPORTS] + [f"--export-if-defined={name}" for name in STARTERS]
    part = ENGINE.with_suffix(".part")
    if run(zig / "zig", "wasm-ld", *LINK, *exports, *objects, "-o", part):
        raise Failed("the linker refuses")
    shutil.move(part, ENGINE)


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run(*command: str | Path) -> int:
    return subprocess.run(command, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
