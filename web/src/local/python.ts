/** Starts Python in a worker, with our packages. */

import type { PyodideAPI } from "pyodide";

import { library, lock, ours } from "./python.json";

const PLACE = "/fajrant";

/** Tells how many bytes of every answer have arrived. */
function countBytes(arrived: (bytes: number) => void): void {
  const plain = globalThis.fetch;
  globalThis.fetch = async (...request) => {
    const answer = await plain(...request);
    const counted = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, on) {
        arrived(chunk.byteLength);
        on.enqueue(chunk);
      },
    });
    return new Response(answer.body?.pipeThrough(counted), answer);
  };
}

/** `folder` is where the files of Python's part are. `arrived` hears of the bytes that were loaded. */
export async function startPython(folder: string, arrived?: (bytes: number) => void): Promise<PyodideAPI> {
  if (arrived) countBytes(arrived);
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
