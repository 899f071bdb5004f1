/** The static files of `make static` on a plain web server, under a path of their own. Nothing answers `/api`. */

import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { dirname, extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

import { seal } from "../seal.mjs";
import { House } from "./house.mjs";

export const STATIC = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "dist", "static");
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

export class StaticHouse extends House {
  /** Every path that was asked for. */
  asked = [];
  /** Every path whose file was sent; what the browser has is only confirmed. */
  sent = [];
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
    const web = createServer(({ url, headers }, answer) => {
      const path = decodeURIComponent(new URL(url, "http://here").pathname);
      this.asked.push(path);
      const file = this.#find(path);
      if (!file) return answer.writeHead(404).end("not found");
      const data = readFileSync(file);
      const etag = `"${createHash("sha256").update(data).digest("hex")}"`;
      if (headers["if-none-match"] === etag) return answer.writeHead(304, { etag }).end();
      this.sent.push(path);
      answer.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream", etag });
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
