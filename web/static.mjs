/**
 * Builds the whole product as static files, in ../dist/static: `node static.mjs`. It expects the wheels for the browser
 * in ../build/browser. Python's part gets a folder of its own, named after its contents, so that versions never mix.
 */

import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { loadPyodide } from "pyodide";
import { build } from "vite";

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, "..");
const pyodide = join(here, "node_modules", "pyodide");
const wheels = join(root, "build", "browser");
const target = join(root, "dist", "static");
/** What the browser needs of Pyodide. */
const RUNTIME = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"];
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

/**
 * Packs our packages and the wheels into one archive, as bytecode: compiling would take seconds at every start. The
 * server, the lab and the command line stay at home, and so do texts that the web client has.
 */
const PACK = `
import importlib.util, json, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc
from pathlib import Path

PARTS = ("core", "games", "bots", "review", "texts", "house", "local")
KEPT = {".py", ".toml", ".json", ".jsonl", ".md", ".ftl", ".so"}
SOURCES = Path("/src/fajrant")

def wanted(name):
    parts = name.split("/")
    if "__pycache__" in parts or Path(name).suffix not in KEPT or parts[-1] == "RULES.md":
        return False
    if parts[0] == "games" and len(parts) > 2 and parts[2] == "texts":
        return False
    return parts[0] in (*PARTS, "__init__.py") and name != "texts/texts.py"

files = {}
licences = {}
for file in SOURCES.rglob("*"):
    name = file.relative_to(SOURCES).as_posix()
    if file.is_file() and wanted(name):
        files[f"fajrant/{name}"] = file.read_bytes()
for wheel in Path("/wheels").glob("*.whl"):
    with zipfile.ZipFile(wheel) as packed:
        for name in packed.namelist():
            if Path(name).suffix in (".py", ".so"):
                files[name] = packed.read(name)
            elif "/licenses/" in name:
                licences[wheel.name.split("-cp")[0].replace("-", " ")] = packed.read(name).decode()

with zipfile.ZipFile("/packed.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as target:
    for name, data in sorted(files.items()):
        if name.endswith(".py"):
            code = compile(data, name, "exec", dont_inherit=True, optimize=0)
            name, data = name + "c", _code_to_hash_pyc(code, importlib.util.source_hash(data), False)
        target.writestr(zipfile.ZipInfo(name, (2026, 1, 1, 0, 0, 0)), data, zipfile.ZIP_DEFLATED)
licences = json.dumps(licences)
`;

async function packed() {
  const python = await loadPyodide();
  for (const [place, folder] of [
    ["/src", join(root, "src")],
    ["/wheels", wheels],
  ])
    python.mountNodeFS(place, folder);
  python.runPython(PACK);
  const licences = JSON.parse(python.globals.get("licences"));
  return { archive: python.FS.readFile("/packed.zip"), wheelLicences: Object.entries(licences) };
}

const { archive, wheelLicences } = await packed();
const runtime = RUNTIME.map((name) => [name, readFileSync(join(pyodide, name))]);
const digest = createHash("sha256").update(archive);
for (const [, data] of runtime) digest.update(data);
const python = `python-${digest.digest("hex").slice(0, 12)}`;

process.env.VITE_PYTHON = python;
await build({ root: here, mode: "static", logLevel: "error" });
rmSync(join(target, "manifest.json"), { force: true }); // the build's, for a server
const folder = join(target, python);
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, "fajrant.zip"), archive);
for (const [name, data] of runtime) writeFileSync(join(folder, name), data);

// what makes it an app: manifest, icons, service worker
cpSync(join(here, "static"), target, { recursive: true });
change("index.html", (page) =>
  page.replace(
    "</head>",
    '    <link rel="manifest" href="./manifest.webmanifest" />\n    <link rel="apple-touch-icon" href="./icon-192.png" />\n  </head>',
  ),
);

writeFileSync(join(target, "licences", "index.txt"), notices());
const files = list(target).filter((file) => !["sw.js", "index.html"].includes(file));
const version = createHash("sha256");
for (const file of [...files, "index.html"]) version.update(file).update(readFileSync(join(target, file)));
change("sw.js", (worker) =>
  worker
    .replaceAll("{scope}", "fajrant-")
    .replace("{version}", `fajrant-${version.digest("hex").slice(0, 12)}`)
    .replace('["{files}"]', JSON.stringify(["./", ...files])),
);

const bytes = list(target).reduce((sum, file) => sum + statSync(join(target, file)).size, 0);
console.log(`dist/static: ${(bytes / 1e6).toFixed(1)} MB`);
process.exit(0); // Pyodide would keep the process alive

/** The files in a folder and below it, sorted. */
function list(folder) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => statSync(join(folder, file)).isFile())
    .sort();
}

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
  for (const name of BUNDLED) {
    const place = join(here, "node_modules", name);
    const file = readdirSync(place).find((each) => /^licen[cs]e/i.test(each));
    parts.push([name, file ? readFileSync(join(place, file), "utf8") : "Apache License 2.0: Apache-2.0.txt."]);
  }
  return parts.map(([name, text]) => `${name}\n${"=".repeat(name.length)}\n\n${text.trim()}\n`).join("\n\n");
}
