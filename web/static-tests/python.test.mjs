/** Python as the browser starts it plays exactly as everywhere else, and finds everything that it imports. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { before, describe, test } from "node:test";

import { GREEDY_GAMES, IMPORTS, RANDOM_GAMES, SAME_MODULES } from "./digests.mjs";
import { hasCompiled, NAMES, pythonFolder, ROOT, startPython } from "./python.mjs";

const read = (name) => readFileSync(join(pythonFolder(), name));
const isCompiled = (python) => python.runPython("from fajrant.core import COMPILED; COMPILED");

for (const compiled of hasCompiled() ? [true, false] : [false])
  describe(`the engine, ${compiled ? "compiled" : "interpreted"}`, () => {
    let python;
    before(async () => {
      python = await startPython({ compiled });
      for (const folder of ["tests", "src"]) {
        python.FS.mkdirTree(`/project/${folder}`);
        python.mountNodeFS(`/project/${folder}`, `${ROOT}/${folder}`);
      }
      python.runPython('sys.path.insert(0, "/project")');
    });

    test("says what it is", () => assert.equal(isCompiled(python), compiled));

    for (const [kind, games] of Object.entries({ random: RANDOM_GAMES, greedy: GREEDY_GAMES }))
      test(`whole ${kind} games of all titles match their digests`, () => {
        const { wanted, played } = JSON.parse(python.runPython(games));
        assert.equal(wanted.length, 5);
        assert.deepEqual(played, wanted);
      });

    test("every module can be imported, and so can what is imported inside functions", () => {
      assert.deepEqual(JSON.parse(python.runPython(IMPORTS)), []);
    });

    if (compiled)
      test("its library has the modules that the archive of the interpreted one has", () => {
        python.FS.writeFile("/engine.zip", read(NAMES.interpreted));
        const [archived, inLibrary] = JSON.parse(python.runPython(SAME_MODULES));
        assert.ok(archived.length > 100);
        assert.deepEqual(inLibrary, archived);
      });
  });

/**
 * Functions of C that the library may call. None of them looks into a structure: the headers that it was compiled with
 * are not exactly those of Pyodide's C library, where structures could differ.
 */
const CALLS = "abort exp fflush fwrite memcmp memcpy memmove memset snprintf strchr strcmp strlen".split(" ");

if (hasCompiled()) {
  test("the compiled engine calls nothing but Python and a few functions of C", () => {
    const imports = WebAssembly.Module.imports(new WebAssembly.Module(read(NAMES.compiled)));
    const others = imports.filter(({ name, kind }) => kind === "function" && !/^_?Py/.test(name));
    assert.ok(imports.length > others.length);
    assert.deepEqual(
      others.map(({ name }) => name).filter((name) => !CALLS.includes(name)),
      [],
    );
  });

  const broken = {
    "is not there": () => {
      throw new Error("404");
    },
    "is cut off": (data) => data.subarray(0, data.length / 2),
    "is no library for Python": () => new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]),
  };
  for (const [what, breakIt] of Object.entries(broken))
    test(`where the library ${what}, the engine is interpreted`, async (t) => {
      const warn = t.mock.method(console, "warn", () => {});
      const change = (name, data) => (name === NAMES.compiled ? breakIt(data) : data);
      const python = await startPython({ change });
      assert.equal(isCompiled(python), false);
      assert.equal(warn.mock.callCount(), 1);
      assert.equal(python.runPython("import fajrant; fajrant.new('dwergar', 2, 1).acting()[0]"), 0);
    });
}
