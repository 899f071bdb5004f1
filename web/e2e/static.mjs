/** The static files of `make static` on a plain web server, under a path of their own. Nothing answers `/api`. */

import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { dirname, extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

import { House } from "./house.mjs";

export const STATIC = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "dist", "static");
const PLACE = "/some/place/";
const TYPES = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".mjs": "text/javascript",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

export class StaticHouse extends House {
  /** Every path that was asked for. */
  asked = [];

  async serve() {
    const web = createServer(({ url }, answer) => {
      const path = decodeURIComponent(new URL(url, "http://here").pathname);
      this.asked.push(path);
      let file = path.startsWith(PLACE) ? join(STATIC, normalize(path.slice(PLACE.length))) : "";
      if (file && existsSync(file) && statSync(file).isDirectory()) file = join(file, "index.html");
      if (!file || !existsSync(file)) return answer.writeHead(404).end();
      answer.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" });
      return answer.end(readFileSync(file));
    });
    await new Promise((listening) => web.listen(0, "127.0.0.1", listening));
    return { web, address: `http://127.0.0.1:${web.address().port}${PLACE}` };
  }

  /** Web space does not fall over. */
  async recover() {}

  async stopServer() {
    this.server?.web.closeAllConnections();
    await new Promise((closed) => (this.server ? this.server.web.close(closed) : closed()));
  }
}
