/** Runs all browser tests, two files at a time, and then checks that every control was pressed. */

import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { forget, neverPressed } from "./register.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const files = readdirSync(here)
  .filter((file) => file.endsWith(".test.mjs"))
  .map((file) => join(here, file));

forget();
const { status } = spawnSync(process.execPath, ["--test", "--test-reporter=spec", "--test-concurrency=2", ...files], {
  stdio: "inherit",
});
const { idle, needless, all } = neverPressed();
for (const name of idle) console.error(`never pressed: ${name}`);
for (const name of needless) console.error(`e2e/unpressed.json excuses what is pressed or not there: ${name}`);
if (idle.length === 0) console.log(`all ${all} controls were pressed, but for those in e2e/unpressed.json`);
process.exit(status || idle.length + needless.length > 0 ? 1 : 0);
