/** Python as the browser starts it, from the built folder. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { start } from "../src/local/start.mjs";

const here = dirname(fileURLToPath(import.meta.url));
export const ROOT = join(here, "..", "..");
export const STATIC = join(ROOT, "dist", "static");
export const NAMES = JSON.parse(readFileSync(join(here, "..", "src", "local", "python.json"), "utf8"));

/** The folder with the files of Python's part. */
export function pythonFolder() {
  return join(
    STATIC,
    readdirSync(STATIC).find((name) => name.startsWith("python-")),
  );
}

/** Whether the built folder has the compiled engine. */
export const hasCompiled = () => existsSync(join(pythonFolder(), NAMES.compiled));

/** Python with the engine that a browser picks, or with the other one. `change` may change the contents of a file. */
export function startPython({ compiled = hasCompiled(), change = (_, data) => data } = {}) {
  const folder = `${pythonFolder()}/`;
  return start(folder, NAMES, compiled, async (file) => change(file, new Uint8Array(readFileSync(folder + file))));
}
