/** Starts Python in a worker, with our packages. */

import type { PyodideAPI } from "pyodide";

import { library, lock, ours } from "./python.json";

const PLACE = "/fajrant";

/** `folder` is where the files of Python's part are. */
export async function startPython(folder: string): Promise<PyodideAPI> {
  const archive = fetch(folder + ours).then((answer) => {
    if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
    return answer.arrayBuffer();
  });
  const { loadPyodide, version } = (await import(
    /* @vite-ignore */ folder + "pyodide.mjs"
  )) as typeof import("pyodide");
  const python = await loadPyodide({
    indexURL: folder,
    packageBaseUrl: folder,
    stdLibURL: folder + library,
    // no packages are to be found through it
    lockFileContents: JSON.stringify({ info: { ...lock, version }, packages: {} }),
  });
  python.unpackArchive(await archive, "zip", { extractDir: PLACE });
  python.runPython(`import sys; sys.path.insert(0, "${PLACE}")`);
  return python;
}
