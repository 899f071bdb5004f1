/** What the browser's Python is asked to do: in Node, and in a real browser. It expects the tests in /project/tests. */

/** Lines of the pages of digests: of each game, a random game and a greedy bot's. */
export const DIGESTS = 10;

const PLAY = `
from tests.bots import digests as bots
from tests.core import digests as random
from tests.core.random_play import BY_NAME

def lines(page, wanted):
    found = {}
    for line in page.read_text().splitlines():
        slug, _, _, seats, *rest = line.split()
        if wanted(rest):
            found.setdefault(slug, (int(seats), line))
    return found

wanted, played = [], []
for slug, (seats, line) in lines(random.PAGE, lambda rest: rest[1] == "0").items():
    wanted.append(line)
    played.append(random.line(slug, seats, 0))
for slug, (seats, line) in lines(bots.PAGE, lambda rest: rest[0] == "greedy").items():
    wanted.append(line)
    played.append(bots.line(slug, seats, "greedy"))
import json
json.dumps({"wanted": wanted, "played": played})
`;

export const playDigests = (python) => JSON.parse(python.runPython(PLAY));

/** All modules of the archive, and what is imported inside functions. The result lists what fails. */
export const IMPORTS = `
import ast, importlib, pkgutil
import fajrant, msgspec

failed = []
for package in (fajrant, msgspec):
    for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        try:
            importlib.import_module(module.name)
        except ImportError as problem:
            failed.append(f"{module.name}: {problem}")
sorted(failed)
`;
