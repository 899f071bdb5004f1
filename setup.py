"""Compile core, games, bots and review with mypyc; install the interpreted build if that is not possible.

All or nothing: the compiled modules share one library, so if one of them fails, none is installed.
The result is written to build/kind: `compiled`, or `interpreted: ` and the reason.
FAJRANT_COMPILE=0 asks for the interpreted build, FAJRANT_BUILD=FOLDER for a build folder other than build.
"""

import contextlib
import io
import os
import shutil
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

os.chdir(Path(__file__).resolve().parent)

BUILD = Path(os.environ.get("FAJRANT_BUILD", "build"))
PACKAGE = Path("src/fajrant")
COMPILED_PARTS = ("core", "games", "bots", "review")
COMMANDS_THAT_COMPILE = {"bdist_wheel", "build", "build_ext", "install"}
FLAGS = (
    "-w",
    "-Wno-error",
    "-ffp-contract=off",  # the same floats as the interpreter on every processor, so that bots choose the same moves
    "-fno-semantic-interposition",  # our functions are never replaced, so they can be inlined: 25 % faster
)
ACROSS_FILES = "-flto=auto"  # if the compiler supports it: inlines across files too, 10 % faster
LIBRARY_SUFFIXES = {".so", ".pyd", ".dylib"}


class CannotCompile(Exception):
    """Compiling is not possible. The message says why."""


def compiled_sources() -> list[str]:
    """Every module of the compiled parts, except `__init__.py` and `views.py`.

    OpenAPI is generated from the annotations of the TypedDicts in `views.py`, which mypyc would drop.
    """
    return sorted(
        path.as_posix()
        for part in COMPILED_PARTS
        for path in (PACKAGE / part).rglob("*.py")
        if path.name not in ("__init__.py", "views.py")
    )


def extensions() -> list[Extension]:
    if os.environ.get("FAJRANT_COMPILE") == "0":
        raise CannotCompile("FAJRANT_COMPILE=0")
    check_mypyc()
    check_compiler()
    return translated(compiled_sources(), [*FLAGS, ACROSS_FILES] if compiles([ACROSS_FILES]) else [*FLAGS])


def check_mypyc() -> None:
    try:
        import mypyc.build  # noqa: F401
    except ImportError as problem:
        raise CannotCompile("mypyc is not installed") from problem


def check_compiler() -> None:
    """Fails early on a machine without a compiler."""
    if not compiles([]):
        raise CannotCompile("no working C compiler")


def compiles(flags: list[str]) -> bool:
    """Whether a tiny extension can be compiled and linked with these flags."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.sysconfig import customize_compiler, get_python_inc

    with tempfile.TemporaryDirectory() as scratch, muted():
        probe = Path(scratch, "probe.c")
        probe.write_text("#include <Python.h>\nint probe(void) { return 0; }\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            paths = [get_python_inc()]
            objects = compiler.compile([str(probe)], output_dir=scratch, include_dirs=paths, extra_postargs=flags)
            compiler.link_shared_object(objects, str(Path(scratch, "probe.so")), extra_postargs=flags)
        except Exception:
            return False
    return True


def translated(sources: list[str], flags: list[str]) -> list[Extension]:
    """Translates to C under BUILD/c. mypyc rewrites only what changed, and setuptools compiles only what is newer."""
    from mypyc.build import include_dir, mypycify

    output = io.StringIO()
    try:
        with contextlib.redirect_stdout(output):
            modules: list[Extension] = mypycify(
                sources,
                opt_level="3",
                debug_level="0",
                group_name="fajrant",
                multi_file=True,  # one big file would take minutes, and any change would recompile everything
                target_dir=str(BUILD / "c"),
            )
    except (Exception, SystemExit) as problem:
        lines = output.getvalue().strip().splitlines() or [str(problem) or type(problem).__name__]
        print(*lines, sep="\n", file=sys.stderr)
        raise CannotCompile(f"mypyc refuses the source ({lines[0]})") from problem
    for module in modules:
        if os.name == "posix":
            module.extra_compile_args = [*module.extra_compile_args, *flags]
            module.extra_link_args = [*module.extra_link_args, "-O3", *flags]
        module.depends = [*module.depends, "setup.py", str(Path(include_dir(), "CPy.h"))]
    return modules


def stamp(files: "Iterable[str | Path]", *words: object) -> str:
    """A hash of the files' contents and the words."""
    digest = sha256()
    for file in sorted(files, key=str):
        digest.update(Path(file).read_bytes())
    for word in words:
        digest.update(repr(word).encode())
    return digest.hexdigest()


@contextlib.contextmanager
def muted() -> "Iterator[None]":
    """Silences all output, including that of child processes."""
    sys.stdout.flush()
    sys.stderr.flush()
    kept = os.dup(1), os.dup(2)
    with open(os.devnull, "wb") as nowhere:
        os.dup2(nowhere.fileno(), 1)
        os.dup2(nowhere.fileno(), 2)
        try:
            yield
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            for target, saved in enumerate(kept, start=1):
                os.dup2(saved, target)
                os.close(saved)


def write_kind(kind: str) -> None:
    (BUILD / "kind").write_text(kind + "\n", encoding="utf-8")


def settle_for_interpreted(reason: object) -> None:
    write_kind(f"interpreted: {reason}")
    print(f"fajrant: warning: installing the interpreted build: {reason}", file=sys.stderr, flush=True)


class FreshPython(build_py):
    """Removes leftovers from the build folder first: setuptools keeps files that were deleted from the source."""

    def run(self) -> None:
        library = self.get_finalized_command("build_ext")
        expected = {Path(path).resolve() for path in library.get_outputs()}
        for path in Path(self.build_lib).rglob("*"):
            if path.is_file() and path.resolve() not in expected:
                path.unlink()
        for staging in BUILD.glob("bdist.*"):
            shutil.rmtree(staging)
        super().run()


class AllOrNothing(build_ext):
    """Builds every extension, or drops all of them and continues without."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count() or 1

    def build_extensions(self) -> None:
        """Compiles the sources of the library in parallel. After an interruption, only the rest is compiled."""
        compile_all = self.compiler.compile

        def compile_each(sources: list[str], *args: Any, **kwargs: Any) -> list[str]:
            command = getattr(self.compiler, "compiler_so", "")
            common = stamp([*kwargs.get("depends", []), *(BUILD / "c").glob("*.h")], command, args, kwargs)

            def compile_one(source: str) -> list[str]:
                proof = Path(self.build_temp, "proofs", Path(source).with_suffix(".sha256").name)
                wanted = stamp([source], common)
                objects: list[str] = self.compiler.object_filenames([source], output_dir=kwargs.get("output_dir") or "")
                if proof.is_file() and proof.read_text() == wanted and all(Path(name).is_file() for name in objects):
                    return objects
                proof.unlink(missing_ok=True)
                objects = compile_all([source], *args, **kwargs)
                proof.parent.mkdir(parents=True, exist_ok=True)
                proof.write_text(wanted)  # written last, because an interrupted compiler may leave half an object file
                return objects

            with ThreadPoolExecutor(self.parallel) as pool:
                return [name for names in pool.map(compile_one, sources) for name in names]

        link = self.compiler.link_shared_object

        def link_whole(objects: list[str], output: str, *args: Any, **kwargs: Any) -> None:
            link(objects, f"{output}.part", *args, **kwargs)
            os.replace(f"{output}.part", output)  # half a library would count as up to date

        self.compiler.compile = compile_each
        if os.name == "posix":
            self.compiler.link_shared_object = link_whole
        super().build_extensions()

    def run(self) -> None:
        expected = self.get_outputs()
        try:
            super().run()
            missing = [path for path in expected if not Path(path).exists()]
            if missing:
                raise FileNotFoundError(missing[0])
        except Exception as problem:
            print(problem, file=sys.stderr)
            self.drop_all()
            settle_for_interpreted("compiling failed")
        else:
            if expected:
                write_kind("compiled")

    def drop_all(self) -> None:
        self.extensions = []
        self.distribution.ext_modules = []
        for path in Path(self.build_lib).rglob("*"):
            if path.suffix in LIBRARY_SUFFIXES:
                path.unlink()


def main() -> None:
    BUILD.mkdir(parents=True, exist_ok=True)
    modules: list[Extension] = []
    if COMMANDS_THAT_COMPILE & set(sys.argv):
        try:
            modules = extensions()
        except CannotCompile as reason:
            settle_for_interpreted(reason)
    setup(
        ext_modules=modules,
        cmdclass={"build_py": FreshPython, "build_ext": AllOrNothing},
        options={"egg_info": {"egg_base": str(BUILD)}, "build": {"build_base": str(BUILD)}},
    )


if __name__ == "__main__":
    main()
