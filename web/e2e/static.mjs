/** The static files of `make static` on a plain web server, under a path of their own. Nothing answers `/api`. */

import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { basename, dirname, extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

import { seal } from "../seal.mjs";
import { hasCompiled, NAMES, pythonFolder } from "../static-tests/python.mjs";
import { House } from "./house.mjs";

const here = dirname(fileURLToPath(import.meta.url));
export const STATIC = join(here, "..", "..", "dist", "static");
/** Two copies of the files on one origin, one inside the other. */
export const PLACE = "/some/place/";
const OUTER = "/some/";
const TYPES = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".mjs": "text/javascript",
  ".svg": "image/svg+xml",
  ".txt": "text/plain",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/** What docs/publishing.md says to web servers that send a policy. */
const [, POLICY] = /Content-Security-Policy: `([^`]+)`/.exec(
  readFileSync(join(here, "..", "..", "docs", "publishing.md"), "utf8"),
);

/** A worker that starts Python as those of the page do. */
const WORKER = `${readFileSync(join(here, "..", "src", "local", "start.mjs"), "utf8")}
async function run({ folder, names, compiled, files, program }) {
  const python = await start(folder, names, compiled, async (file) => (await fetch(folder + file)).arrayBuffer());
  for (const [file, text] of Object.entries(files)) {
    python.FS.mkdirTree(file.slice(0, file.lastIndexOf("/")));
    python.FS.writeFile(file, text);
  }
  return { answer: JSON.parse(python.runPython(program)), bytes: python._module.HEAPU8.length };
}
onmessage = ({ data }) => run(data).then(postMessage, (error) => postMessage({ failed: String(error) }));`;

/** Where that worker is. */
const WORKER_FILE = `${PLACE}worker-for-tests.js`;

export class StaticHouse extends House {
  /** Every path that was asked for. */
  asked = [];
  /** Every path whose file was sent; what the browser has is only confirmed. */
  sent = [];
  /** Paths whose next answer breaks off in the middle. */
  breaking = new Set();
  #published = STATIC;
  #uploaded = [];
  #drafts = [];

  /** The address of another copy on the same origin. */
  get outer() {
    return new URL(OUTER, this.address).href;
  }

  /**
   * The cache of a private window is small. Chromium ends a request for a large file that is being stored there for
   * another one already, and Python is then loaded once more.
   */
  async visitor(wanted) {
    const page = await super.visitor(wanted);
    this.allow(page, /^net::ERR_CACHE_WRITE_FAILURE GET .*\.wasm$/);
    return page;
  }

  /**
   * Runs a program in the browser's Python, in a worker of its own. Returns its answer, which is JSON there, and the
   * bytes of Python's memory. `files` are texts by their paths.
   */
  async runPython(files, program, compiled = hasCompiled()) {
    const page = await this.visitor();
    await page.goto(`${this.address}licences/index.txt`); // a page without workers of its own
    const folder = `${this.address}${basename(pythonFolder())}/`;
    const result = await page.evaluate(
      ([file, task]) =>
        new Promise((resolve, reject) => {
          const worker = new Worker(file, { type: "module" });
          worker.onmessage = ({ data }) => (data.failed ? reject(new Error(data.failed)) : resolve(data));
          worker.onerror = ({ message }) => reject(new Error(message));
          worker.postMessage(task);
        }),
      [WORKER_FILE, { folder, names: NAMES, compiled, files, program }],
    );
    await page.context().close();
    return result;
  }

  /** Another version of the static files; `write` changes them in their folder. */
  draft(write) {
    const folder = mkdtempSync(join(tmpdir(), "fajrant-static-"));
    this.#drafts.push(folder);
    cpSync(STATIC, folder, { recursive: true });
    write(folder);
    seal(folder);
    return folder;
  }

  /** Publishes a version, or only some of its files so far. */
  publish(folder, files = []) {
    if (files.length === 0) this.#published = folder;
    this.#uploaded = files.map((file) => [file, folder]);
  }

  #find(path) {
    const place = [PLACE, OUTER].find((start) => path.startsWith(start));
    if (!place) return "";
    const file = path.slice(place.length) || "index.html";
    const [, folder] = this.#uploaded.find(([name]) => name === file) ?? [file, this.#published];
    const found = join(folder, normalize(file));
    return existsSync(found) && statSync(found).isFile() ? found : "";
  }

  async close() {
    await super.close();
    for (const folder of this.#drafts) rmSync(folder, { recursive: true });
  }

  async serve() {
    const web = createServer(({ url, headers: asked }, answer) => {
      const path = decodeURIComponent(new URL(url, "http://here").pathname);
      this.asked.push(path);
      const headers = { "content-security-policy": POLICY };
      if (path === WORKER_FILE) return answer.writeHead(200, { ...headers, "content-type": TYPES[".js"] }).end(WORKER);
      const file = this.#find(path);
      if (!file) return answer.writeHead(404).end("not found");
      const data = readFileSync(file);
      const etag = `"${createHash("sha256").update(data).digest("hex")}"`;
      if (asked["if-none-match"] === etag) return answer.writeHead(304, { ...headers, etag }).end();
      if (this.breaking.delete(path)) {
        answer.writeHead(200, { ...headers, "content-length": data.length }).write(data.subarray(0, data.length / 2));
        return setTimeout(() => answer.destroy(), 50);
      }
      this.sent.push(path);
      answer.writeHead(200, { ...headers, "content-type": TYPES[extname(file)] ?? "application/octet-stream", etag });
      return answer.end(data);
    });
    await new Promise((listening) => web.listen(0, "127.0.0.1", listening));
    return { web, address: `http://127.0.0.1:${web.address().port}${PLACE}` };
  }

  /** Every test begins with the built files, on a server that answers. */
  async recover() {
    this.publish(STATIC);
    if (!this.server.web.listening) this.server = await this.serve();
  }

  async stopServer() {
    this.server?.web.closeAllConnections();
    await new Promise((closed) => (this.server ? this.server.web.close(closed) : closed()));
  }
}
