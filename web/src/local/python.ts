/** Starts Python in a worker, with our packages. */

import type { PyodideAPI } from "pyodide";

const PLACE = "/fajrant";

/** What a lock file of Pyodide says when there are no packages to find through it. */
const lockOf = (version: string) =>
  JSON.stringify({
    info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2", version },
    packages: {},
  });

/** `folder` is where the files of Python's part are. */
export async function startPython(folder: string): Promise<PyodideAPI> {
  const archive = fetch(folder + "fajrant.zip").then((answer) => {
    if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
    return answer.arrayBuffer();
  });
  const { loadPyodide, version } = (await import(
    /* @vite-ignore */ folder + "pyodide.mjs"
  )) as typeof import("pyodide");
  const python = await loadPyodide({ indexURL: folder, packageBaseUrl: folder, lockFileContents: lockOf(version) });
  python.unpackArchive(await archive, "zip", { extractDir: PLACE });
  python.runPython(`import sys; sys.path.insert(0, "${PLACE}")`);
  return python;
}
