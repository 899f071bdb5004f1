/** How large the static files are: `make static && node benchmarks/static.mjs`. Megabytes, raw and as Brotli. */

import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";

const folder = join(dirname(fileURLToPath(import.meta.url)), "..", "dist", "static");
const PARTS = [
  ["Python", /\/pyodide\./],
  ["standard library", /\/library\.zip\.wasm$/],
  ["our packages", /\/fajrant\.zip\.wasm$/],
  ["compiled engine", /\/engine\.wasm$/],
  ["interpreted engine", /\/engine\.zip\.wasm$/],
  ["web client", /^assets\//],
  ["the rest", /./],
];
const sizes = new Map(PARTS.map(([name]) => [name, { raw: 0, brotli: 0 }]));
for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
  if (!statSync(join(folder, file)).isFile()) continue;
  const data = readFileSync(join(folder, file));
  const size = sizes.get(PARTS.find(([, pattern]) => pattern.test(file))[0]);
  size.raw += data.length;
  size.brotli += brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
}
const total = { raw: 0, brotli: 0 };
for (const [name, { raw, brotli }] of [...sizes, ["all", total]]) {
  if (name !== "all") ((total.raw += raw), (total.brotli += brotli));
  console.log(`${name.padEnd(18)} ${(raw / 1e6).toFixed(2).padStart(6)} ${(brotli / 1e6).toFixed(2).padStart(6)}`);
}
