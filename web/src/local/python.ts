/** Starts Python in a worker, with our packages. */

import type { PyodideAPI } from "pyodide";

import names from "./python.json";
import { start } from "./start.mjs";

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
export function startPython(folder: string, arrived: (bytes: number) => void = () => {}): Promise<PyodideAPI> {
  loadWhole(arrived);
  return start(folder, names, import.meta.env.VITE_ENGINE === "compiled", async (file) => {
    const answer = await fetch(folder + file);
    if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
    return answer.arrayBuffer();
  });
}
