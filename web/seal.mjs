/** Writes the service worker of a folder of static files: what the folder has, and what each file must be. */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const WORKER = join(dirname(fileURLToPath(import.meta.url)), "static", "sw.js");

/** The files in a folder and below it, sorted. */
export function list(folder) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => statSync(join(folder, file)).isFile())
    .sort();
}

const hash = (data) => createHash("sha256").update(data);

/** Call it when everything else in the folder is there. */
export function seal(folder) {
  const files = list(folder).filter((file) => file !== "sw.js");
  const hashes = JSON.stringify(
    Object.fromEntries(
      files.map((file) => [
        file === "index.html" ? "./" : file,
        `sha256-${hash(readFileSync(join(folder, file))).digest("base64")}`,
      ]),
    ),
  );
  const worker = readFileSync(WORKER, "utf8")
    .replace("{version}", hash(hashes).digest("hex").slice(0, 12))
    .replace('{ "{file}": "{hash}" }', () => hashes);
  writeFileSync(join(folder, "sw.js"), worker);
}
