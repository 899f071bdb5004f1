/** Python as the browser starts it plays exactly as everywhere else, and finds everything that it imports. */

import assert from "node:assert/strict";
import { before, test } from "node:test";

import { GREEDY_GAMES, IMPORTS, RANDOM_GAMES } from "./digests.mjs";
import { ROOT, startPython } from "./python.mjs";

let python;
before(async () => {
  python = await startPython();
  for (const folder of ["tests", "src"]) {
    python.FS.mkdirTree(`/project/${folder}`);
    python.mountNodeFS(`/project/${folder}`, `${ROOT}/${folder}`);
  }
  python.runPython('sys.path.insert(0, "/project")');
});

for (const [kind, games] of Object.entries({ random: RANDOM_GAMES, greedy: GREEDY_GAMES }))
  test(`whole ${kind} games of all titles match their digests`, () => {
    const { wanted, played } = JSON.parse(python.runPython(games));
    assert.equal(wanted.length, 5);
    assert.deepEqual(played, wanted);
  });

test("every module can be imported, and so can what is imported inside functions", () => {
  assert.deepEqual(JSON.parse(python.runPython(IMPORTS)), []);
});
