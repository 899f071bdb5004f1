/** Python as the browser starts it, from the built folder. */

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
export const ROOT = join(here, "..", "..");
export const STATIC = join(ROOT, "dist", "static");
const { library, lock, ours } = JSON.parse(readFileSync(join(here, "..", "src", "local", "python.json"), "utf8"));

/** The folder with the files of Python's part. */
export function pythonFolder() {
  return join(
    STATIC,
    readdirSync(STATIC).find((name) => name.startsWith("python-")),
  );
}

export async function startPython() {
  const folder = `${pythonFolder()}/`;
  const { loadPyodide, version } = await import(pathToFileURL(`${folder}pyodide.mjs`).href);
  const python = await loadPyodide({
    indexURL: folder,
    packageBaseUrl: folder,
    stdLibURL: folder + library,
    lockFileContents: JSON.stringify({ info: { ...lock, version }, packages: {} }),
  });
  python.unpackArchive(new Uint8Array(readFileSync(folder + ours)), "zip", { extractDir: "/fajrant" });
  python.runPython('import sys; sys.path.insert(0, "/fajrant")');
  return python;
}
