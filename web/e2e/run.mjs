/** Runs all browser tests, two files at a time, and then checks that every control was pressed. */

import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { run } from "node:test";
import { spec as Spec } from "node:test/reporters";
import { fileURLToPath } from "node:url";

import { forget, neverPressed } from "./register.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const ENDING = ".test.mjs";
/** They take more than a minute each. What is left at the end runs alone, so it should be short. */
const LONG = ["games", "device", "steamrollers", "review", "pages", "sizes", "lesson"].map((name) => name + ENDING);
const others = readdirSync(here).filter((file) => file.endsWith(ENDING) && !LONG.includes(file));

forget();
let failed = 0;
const files = [...LONG, ...others].map((file) => join(here, file));
const results = run({ files, concurrency: 2 }).on("test:fail", () => (failed += 1));
await pipeline(results, new Spec(), process.stdout, { end: false });

const { idle, needless, all } = neverPressed();
for (const name of idle) console.error(`never pressed: ${name}`);
for (const name of needless) console.error(`e2e/unpressed.json excuses what is pressed or not there: ${name}`);
if (idle.length === 0) console.log(`all ${all} controls were pressed, but for those in e2e/unpressed.json`);
process.exitCode = failed + idle.length + needless.length > 0 ? 1 : 0;
