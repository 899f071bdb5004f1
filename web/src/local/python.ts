/** Starts Python in a worker, with our packages. */

import type { PyodideAPI } from "pyodide";

import { library, lock, ours } from "./python.json";

const PLACE = "/fajrant";

/**
 * Lets every file be loaded as a whole, and once more if that breaks off: a private window of Chromium ends a request
 * for a large file that it is already storing for another one. `arrived` hears of the bytes.
 */
function loadWhole(arrived: (bytes: number) => void): void {
  const plain = globalThis.fetch;
  const load = async (...request: Parameters<typeof fetch>): Promise<Response> => {
    const answer = await plain(...request);
    const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, on) {
        arrived(chunk.byteLength);
        on.enqueue(chunk);
      },
    });
    return new Response(await new Response(answer.body?.pipeThrough(counted)).arrayBuffer(), answer);
  };
  globalThis.fetch = (file, options) => load(file, options).catch(() => load(file, { ...options, cache: "no-store" }));
}

/** `folder` is where the files of Python's part are. `arrived` hears of the bytes that were loaded. */
export async function startPython(folder: string, arrived: (bytes: number) => void = () => {}): Promise<PyodideAPI> {
  loadWhole(arrived);
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
