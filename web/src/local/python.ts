/** Starts Python in a worker, with our packages. */

import type { PyodideAPI } from "pyodide";

import names from "./python.json";
import { start } from "./start.mjs";

interface File {
  answer: Response;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Everything in one piece, without the copies that a Response would make on its way. `arrived` hears of the bytes. */
async function readWhole(answer: Response, arrived: (bytes: number) => void): Promise<File["bytes"]> {
  const parts: Uint8Array[] = [];
  const reader = answer.body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    parts.push(part.value);
    arrived(part.value.byteLength);
  }
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.byteLength, 0));
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.byteLength;
  }
  return whole;
}

/**
 * Loads files as a whole, and once more if that breaks off: a private window of Chromium ends a request for a large
 * file that it is already storing for another one.
 */
function loader(arrived: (bytes: number) => void) {
  const plain = globalThis.fetch;
  const load = async (...request: Parameters<typeof fetch>): Promise<File> => {
    const answer = await plain(...request);
    return { answer, bytes: await readWhole(answer, arrived) };
  };
  return (file: RequestInfo | URL, options?: RequestInit) =>
    load(file, options).catch(() => load(file, { ...options, cache: "no-store" }));
}

/** `folder` is where the files of Python's part are. `arrived` hears of the bytes that were loaded. */
export function startPython(folder: string, arrived: (bytes: number) => void = () => {}): Promise<PyodideAPI> {
  const load = loader(arrived);
  // Pyodide loads its own files
  globalThis.fetch = async (file, options) => {
    const { answer, bytes } = await load(file, options);
    const body = new ReadableStream({
      start(to) {
        to.enqueue(bytes);
        to.close();
      },
    });
    return new Response(body, answer);
  };
  return start(folder, names, import.meta.env.VITE_ENGINE === "compiled", async (file) => {
    const { answer, bytes } = await load(folder + file);
    if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
    return bytes.buffer;
  });
}
