"""The C headers that compiling for Python in the browser needs: Python's own, and those of a C library.

If this machine has the same Python with headers, those are used. Otherwise apt downloads a package of Debian from the
machine's own mirror, checks its signature, and does not install it. The C library's headers come with ziglang.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import zipfile
from pathlib import Path
from typing import Any


class Unavailable(Exception):
    """Something that compiling needs is not available on this machine. The message says what."""


ASK = """
import sysconfig
print(sysconfig.get_path("include"), sysconfig.get_path("platinclude"), sysconfig.get_config_h_filename(), sep="\\n")
"""
DEBIAN = re.compile(r"'(\S+/debian)/?/dists/")  # finds a mirror in the URIs that apt prints
RELEASE = "sid"  # stable releases have older Pythons
CHANGES = {  # from the types of 32-bit ARM to those of WebAssembly
    "#define _REDIR_TIME64 1\n": "",
    "#define _Addr int\n": "#define _Addr long\n",
    "#define _Reg int\n": "#define _Reg long\n",
    "typedef unsigned wchar_t;": "typedef int wchar_t;",
}


def python_headers(version: str, library: Path, folder: Path) -> None:
    """Puts the headers of Python `version`, such as 3.14, into a folder.

    `library` is the browser's standard library, which records how Python was configured there.
    """
    shutil.rmtree(folder, ignore_errors=True)
    config = headers_here(version, folder) or headers_of_debian(version, folder)
    found = re.search(r'PY_VERSION\s+"([\d.]+)', (folder / "patchlevel.h").read_text(encoding="utf-8"))
    if found is None:
        raise Unavailable(f"compiling needs the headers of Python {version}, and those found do not name their version")
    if not found[1].startswith(f"{version}."):
        raise Unavailable(f"compiling needs the headers of Python {version}, and those found are of {found[1]}")
    print("headers of Python", found[1])
    (folder / "pyconfig.h").write_text(python_config(config, library), encoding="utf-8")


def headers_here(version: str, folder: Path) -> str:
    """Copies this machine's headers, if it has them. Returns its pyconfig.h."""
    python = shutil.which(f"python{version}")
    if python is None:
        return ""
    asked = subprocess.run([python, "-c", ASK], capture_output=True, text=True, check=False)
    include, platinclude, config = map(Path, asked.stdout.split("\n")[:3]) if asked.returncode == 0 else [Path()] * 3
    if not (include / "Python.h").is_file() or not config.is_file():
        return ""
    for place in {include, platinclude}:
        shutil.copytree(place, folder, dirs_exist_ok=True)
    return config.read_text(encoding="utf-8")


def headers_of_debian(version: str, folder: Path) -> str:
    """Copies the headers of Debian's package. Returns its pyconfig.h."""
    package = fetch_package(f"libpython{version}-dev", folder.parent / "apt")
    unpacked = package.parent / "unpacked"
    subprocess.run(["dpkg-deb", "-x", package, unpacked], check=True)
    include = unpacked / "usr" / "include"
    shutil.copytree(include / f"python{version}", folder)
    [config] = include.glob(f"*/python{version}/pyconfig.h")
    text = config.read_text(encoding="utf-8")
    shutil.rmtree(package.parent)
    return text


def fetch_package(name: str, folder: Path) -> Path:
    """Downloads a Debian package, with its signature checked by apt.

    The package lists go into a temporary folder as well, so nothing on the machine changes.
    """
    if not all(map(shutil.which, ("apt-get", "dpkg-deb"))):
        raise Unavailable(f"compiling needs {name}, and there is no apt to fetch it")
    asked = subprocess.run(["apt-get", "update", "--print-uris"], capture_output=True, text=True, check=False)
    mirror = DEBIAN.search(asked.stdout)
    if mirror is None:
        raise Unavailable(f"compiling needs {name}, and apt knows no mirror of Debian")
    shutil.rmtree(folder, ignore_errors=True)
    for part in ("state/lists/partial", "cache/archives/partial", "etc/parts"):
        (folder / part).mkdir(parents=True)
    (folder / "etc" / "sources.list").write_text(f"deb {mirror[1]} {RELEASE} main\n", encoding="utf-8")
    absolute = folder.absolute()
    settings = {
        "Dir::State": absolute / "state",
        "Dir::State::status": os.devnull,
        "Dir::Cache": absolute / "cache",
        "Dir::Etc::sourcelist": absolute / "etc" / "sources.list",
        "Dir::Etc::sourceparts": absolute / "etc" / "parts",
        "Dir::Etc::preferences": os.devnull,
        "Acquire::Languages": "none",
        "Acquire::Check-Valid-Until": "false",  # a mirror may be some weeks old
        "APT::Sandbox::User": "root",  # another user could not write here
        "APT::Get::AllowUnauthenticated": "false",
    }
    options = [word for key, value in settings.items() for word in ("-o", f"{key}={value}")]
    for command in (["update"], ["download", name]):
        if subprocess.run(["apt-get", "-q", *options, *command], cwd=folder, check=False).returncode:
            raise Unavailable(f"compiling needs {name}, and apt cannot fetch it")
    [package] = folder.glob("*.deb")
    return package


def python_config(template: str, library: Path) -> str:
    """The browser's pyconfig.h: the macro names of a template, with the values from the browser's standard library."""
    values = build_variables(library)
    names = re.findall(r"^\s*(?:#\s*define|/\*\s*#\s*undef|#\s*undef)\s+(\w+)", template, re.MULTILINE)
    wanted = [name for name in dict.fromkeys(names) if name in values]
    # sysconfig stores undefined macros as 0; only for a SIZEOF is 0 a real value
    defined = [name for name in wanted if values[name] != 0 or name.startswith("SIZEOF")]
    return "".join(f"#define {name} {values[name]}\n" for name in defined)


def build_variables(library: Path) -> dict[str, Any]:
    """How Python in the browser was built, as `sysconfig` knows it there."""
    with zipfile.ZipFile(library) as archive:
        [name] = [each for each in archive.namelist() if each.startswith("_sysconfigdata")]
        space: dict[str, Any] = {}
        exec(archive.read(name), space)
    variables: dict[str, Any] = space["build_time_vars"]
    return variables


def libc_headers(zig: Path, folder: Path) -> list[Path]:
    """The folders with the 32-bit headers of musl, from which Emscripten's C library is made."""
    include = zig / "lib" / "libc" / "include"
    types = (include / "arm-linux-musl" / "bits" / "alltypes.h").read_text(encoding="utf-8")
    for before, after in CHANGES.items():
        assert before in types, f"alltypes.h has no {before!r}"
        types = types.replace(before, after)
    (folder / "bits").mkdir(parents=True, exist_ok=True)
    (folder / "bits" / "alltypes.h").write_text(types, encoding="utf-8")
    return [folder, zig / "lib" / "include", include / "arm-linux-musl", include / "generic-musl"]
