/** The built folder as browsers and installers read it. */

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

import { list } from "../seal.mjs";
import { hasCompiled, STATIC } from "./python.mjs";

const read = (file) => readFileSync(join(STATIC, file));
const manifest = JSON.parse(read("manifest.webmanifest"));

/** Width and height of a PNG. */
const sizeOf = (png) => [png.readUInt32BE(16), png.readUInt32BE(20)].join("x");

test("the manifest has what installing needs, and its icons are what it says", () => {
  assert.match(read("index.html").toString(), /<link rel="manifest" href="\.\/manifest\.webmanifest"/);
  for (const key of ["id", "start_url", "scope"]) assert.equal(manifest[key], "./", `${key}: any path will do`);
  assert.equal(manifest.display, "standalone");
  assert.ok(manifest.name && manifest.short_name.length <= 12 && manifest.description);
  for (const { src, sizes, type } of manifest.icons)
    if (type === "image/png") assert.equal(sizeOf(read(src)), sizes, src);
    else assert.ok(existsSync(join(STATIC, src)), src);
  const pngs = manifest.icons.filter(({ type }) => type === "image/png");
  assert.deepEqual(
    pngs.map(({ sizes, purpose }) => [sizes, purpose.includes("maskable")]),
    [
      ["192x192", true],
      ["512x512", true],
    ],
  );
});

test("records can be shared with the app and opened with it", () => {
  const { action, method, enctype, params } = manifest.share_target;
  assert.deepEqual([action, method, enctype], ["./", "POST", "multipart/form-data"]);
  assert.equal(params.files[0].name, "record"); // as the service worker reads it
  assert.deepEqual(manifest.file_handlers[0].accept, { "text/plain": [".txt"] });
});

test("the service worker has every file with its hash", () => {
  const worker = read("sw.js").toString();
  const files = JSON.parse(/const FILES = (\{.*\});/.exec(worker)[1]);
  const wanted = list(STATIC).filter((file) => file !== "sw.js");
  assert.deepEqual(Object.keys(files).sort(), wanted.map((file) => (file === "index.html" ? "./" : file)).sort());
  for (const file of wanted) {
    const hash = createHash("sha256").update(read(file)).digest("base64");
    assert.equal(files[file === "index.html" ? "./" : file], `sha256-${hash}`, file);
  }
  assert.doesNotMatch(worker, /\{version\}/);
});

test("the licences of everything are there", () => {
  const notices = read("licences/index.txt").toString();
  const names = ["Fajrant", "Pyodide", "CPython", "msgspec", "svelte", "@fontsource/ibm-plex-sans"];
  for (const name of hasCompiled() ? [...names, "mypyc"] : names)
    assert.match(notices, new RegExp(`^${name}.*\\n=+$`, "m"), name);
});
