/** Python as the browser starts it plays exactly as everywhere else, and finds everything that it imports. */

import assert from "node:assert/strict";
import { before, test } from "node:test";

import { DIGESTS, IMPORTS, playDigests } from "./digests.mjs";
import { ROOT, startPython } from "./python.mjs";

let python;
before(async () => {
  python = await startPython();
  python.FS.mkdirTree("/project/tests");
  python.mountNodeFS("/project/tests", `${ROOT}/tests`);
  python.runPython('sys.path.insert(0, "/project")');
});

test("whole games of all titles match their digests", () => {
  const { wanted, played } = playDigests(python);
  assert.equal(wanted.length, DIGESTS);
  assert.deepEqual(played, wanted);
});

test("every module can be imported, and every import inside a function too", () => {
  assert.deepEqual(python.runPython(IMPORTS).toJs(), []);
});
