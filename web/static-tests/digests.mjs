/** What the browser's Python is asked to do: in Node, and in a real browser. It expects the tests in /project/tests. */

/** Plays a random game of each title. The result has their digests, and those on the page. */
export const RANDOM_GAMES = play("random.PAGE", "seed 0 ", "random.line(slug, seats, 0)");
/** The same with a greedy bot at each table. */
export const GREEDY_GAMES = play("bots.PAGE", "greedy ", 'bots.line(slug, seats, "greedy")');

function play(page, wanted, line) {
  return `
import json
from tests.bots import digests as bots
from tests.core import digests as random

def first_lines(page, wanted):
    found = {}
    for line in page.read_text().splitlines():
        slug, _, _, seats, *rest = line.split()
        if wanted in " ".join(rest):
            found.setdefault(slug, (int(seats), line))
    return found.items()

wanted, played = [], []
for slug, (seats, line) in first_lines(${page}, "${wanted}"):
    wanted.append(line)
    played.append(${line})
json.dumps({"wanted": wanted, "played": played})
`;
}

/** What the library of the compiled engine has, if it is loaded. */
const COMPILED_MODULES = `
def compiled_modules():
    starts = [name for name in dir(sys.modules.get("fajrant__mypyc")) if name.startswith("init_fajrant")]
    return [name.removeprefix("init_fajrant___").replace("___", ".") for name in starts]
`;

/** Compares the compiled engine with the archive of the interpreted one, /engine.zip: both have the same modules. */
export const SAME_MODULES = `
import json, sys, zipfile
${COMPILED_MODULES}
files = zipfile.ZipFile("/engine.zip").namelist()
archived = [name.removeprefix("fajrant/").removesuffix(".pyc").replace("/", ".") for name in files]
json.dumps([sorted(archived), sorted(compiled_modules())])
`;

/** Imports all our modules, msgspec's, and what our sources import inside functions. Lists what fails. */
export const IMPORTS = `
import ast, importlib, json, pkgutil, sys
from pathlib import Path
import fajrant, msgspec

${COMPILED_MODULES}
def is_for_types(node):
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"

wanted = {
    module.name
    for package in (fajrant, msgspec)
    for module in pkgutil.walk_packages(package.__path__, package.__name__ + ".")
}
wanted |= {"fajrant." + name for name in compiled_modules()}
for name in [name for name in wanted if name.startswith("fajrant.")]:
    source = Path("/project/src", *name.split(".")).with_suffix(".py")
    tree = ast.parse(source.read_text() if source.exists() else "")
    tree.body = [node for node in tree.body if not is_for_types(node)]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            wanted |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            wanted.add(node.module)
failed = []
for name in sorted(wanted):
    try:
        importlib.import_module(name)
    except ImportError as problem:
        failed.append(f"{name}: {problem}")
json.dumps(failed)
`;
