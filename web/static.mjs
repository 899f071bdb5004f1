/**
 * Builds the whole product as static files, in ../dist/static: `node static.mjs`. It expects the wheels for the browser
 * in ../build/browser, and takes the compiled engine from ../build/wasm if it is there. Python's part gets a folder of
 * its own, named after its contents, so that versions never mix.
 */

import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { loadPyodide } from "pyodide";
import { build } from "vite";

import { list, seal } from "./seal.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, "..");
const pyodide = join(here, "node_modules", "pyodide");
const wheels = join(root, "build", "browser");
const wasm = join(root, "build", "wasm");
const isCompiled = existsSync(join(wasm, "engine.wasm"));
const target = join(root, "dist", "static");
/** What the browser needs of Pyodide, besides the standard library. */
const RUNTIME = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"];
/**
 * The archives of Python's part. They are not compressed, so that the web server can compress them as a whole. Web
 * servers do that for WebAssembly, but not for archives: hence the names.
 */
const { library, ours, compiled, interpreted } = JSON.parse(
  readFileSync(join(here, "src", "local", "python.json"), "utf8"),
);
/** The packages whose code or fonts are in the built web client. */
const BUNDLED = [
  "@fluent/bundle",
  "@fontsource/ibm-plex-sans",
  "@fontsource/ibm-plex-sans-condensed",
  "@fontsource/zilla-slab",
  "clsx",
  "marked",
  "svelte",
];

async function packed() {
  // without the columns of tracebacks, bytecode is a quarter smaller
  const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1" } });
  for (const [place, folder] of Object.entries({
    src: join(root, "src"),
    tools: join(root, "tools"),
    pyodide,
    wheels,
  })) {
    python.FS.mkdirTree(`/in/${place}`);
    python.mountNodeFS(`/in/${place}`, folder);
  }
  const licences = python.runPython(`
import sys
sys.path.append("/in/tools")
from pack_browser import pack_library, pack_ours
pack_library("/in/pyodide/python_stdlib.zip", "/library.zip")
pack_ours("/in/src/fajrant", "/in/wheels", "/in/tools/wasm/fajrant_engine.py", "/fajrant.zip", "/engine.zip")
`);
  const archive = (name) => [name, python.FS.readFile(`/${name.replace(".wasm", "")}`)];
  return { archives: [library, ours, interpreted].map(archive), wheelLicences: Object.entries(JSON.parse(licences)) };
}

const { archives, wheelLicences } = await packed();
const files = [...RUNTIME.map((name) => [name, readFileSync(join(pyodide, name))]), ...archives];
if (isCompiled) files.push([compiled, readFileSync(join(wasm, "engine.wasm"))]);
const digest = createHash("sha256");
for (const [, data] of files) digest.update(data);
const python = `python-${digest.digest("hex").slice(0, 12)}`;

process.env.VITE_PYTHON = python;
process.env.VITE_ENGINE = isCompiled ? "compiled" : "interpreted";
/** What the page counts while it starts; modules are loaded without it. */
const counted = files.filter(([name]) => name.endsWith(".wasm") && !(isCompiled && name === interpreted));
process.env.VITE_PYTHON_BYTES = String(counted.reduce((sum, [, data]) => sum + data.length, 0));
await build({ root: here, mode: "static", logLevel: "error" });
rmSync(join(target, "manifest.json"), { force: true }); // the build's, for a server
const folder = join(target, python);
mkdirSync(folder, { recursive: true });
for (const [name, data] of files) writeFileSync(join(folder, name), data);

// what makes it an app: manifest, icons, service worker
cpSync(join(here, "static"), target, { recursive: true });
change("index.html", (page) =>
  page.replace(
    "</head>",
    '    <link rel="manifest" href="./manifest.webmanifest" />\n    <link rel="apple-touch-icon" href="./icon-192.png" />\n  </head>',
  ),
);

writeFileSync(join(target, "licences", "index.txt"), notices());
seal(target);

const bytes = list(target).reduce((sum, file) => sum + statSync(join(target, file)).size, 0);
console.log(`dist/static: ${(bytes / 1e6).toFixed(1)} MB, the engine is ${process.env.VITE_ENGINE}`);
process.exit(0); // Pyodide would keep the process alive

function change(file, edit) {
  writeFileSync(join(target, file), edit(readFileSync(join(target, file), "utf8")));
}

/** Who wrote what is in the folder, and under which licence. */
function notices() {
  const parts = [["Fajrant", readFileSync(join(root, "LICENSE"), "utf8")]];
  const { version: pyodideVersion } = JSON.parse(readFileSync(join(pyodide, "package.json"), "utf8"));
  parts.push([
    `Pyodide ${pyodideVersion}`,
    "Mozilla Public License 2.0: MPL-2.0.txt. Its source is at https://github.com/pyodide/pyodide.",
  ]);
  parts.push(["CPython", "PSF License Agreement: Python.txt."]);
  for (const [name, text] of wheelLicences) parts.push([name, text]);
  if (isCompiled) parts.push(["mypyc", readFileSync(join(wasm, "mypyc.txt"), "utf8")]);
  for (const name of BUNDLED) {
    const place = join(here, "node_modules", name);
    const file = readdirSync(place).find((each) => /^licen[cs]e/i.test(each));
    parts.push([name, file ? readFileSync(join(place, file), "utf8") : "Apache License 2.0: Apache-2.0.txt."]);
  }
  return parts.map(([name, text]) => `${name}\n${"=".repeat(name.length)}\n\n${text.trim()}\n`).join("\n\n");
}
