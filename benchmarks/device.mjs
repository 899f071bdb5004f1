/**
 * How the static files start and play in a browser: `make setup static && node benchmarks/device.mjs`. It needs Chromium.
 * Prints the seconds from an empty browser to a playable table, memory, and per game what `thinking.py` measures there and
 * natively. `--interpreted` measures only the latter, with the engine that browsers take if there is no compiled one.
 */

import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";

import { attention } from "../web/e2e/player.mjs";
import { PLACE, StaticHouse } from "../web/e2e/static.mjs";
import { hasCompiled, STATIC } from "../web/static-tests/python.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const nativePython = process.env.FAJRANT_PYTHON ?? join(here, "..", ".venv", "bin", "python");
const program = join(here, "thinking.py");
const COMPILED = hasCompiled() && !process.argv.includes("--interpreted");
const STARTS = 3;
/** How many seconds memory is watched: by then all files are stored, and the browser has ended what stored them. */
const WATCHED = 60;
const PLAIN = ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"];
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** The bytes of these files, raw and as Brotli. */
function weigh(paths) {
  const data = paths.map((path) => readFileSync(join(STATIC, path.slice(PLACE.length) || "index.html")));
  const sum = (measure) => data.reduce((bytes, file) => bytes + measure(file).length, 0);
  return { raw: sum((file) => file), brotli: sum((file) => brotliCompressSync(file, QUALITY)) };
}

/** The CPU seconds that the browser has used so far. */
async function computed(house) {
  const session = await house.browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/**
 * The private megabytes of the largest page of a browser with a lesson, second by second. Linux only. The browser has
 * no developer tools, because those keep all files that were loaded.
 */
async function memory(house) {
  const profile = mkdtempSync(join(tmpdir(), "fajrant-device-"));
  const lesson = `${house.address}#/learn/dwergar`;
  const browser = spawn(process.env.CHROMIUM ?? "chromium", [...PLAIN, `--user-data-dir=${profile}`, lesson], {
    stdio: "ignore",
  });
  const megabytes = [];
  while (megabytes.length < WATCHED) {
    await new Promise((later) => setTimeout(later, 1000));
    const pages = readdirSync("/proc").filter((id) => /^\d+$/.test(id) && isPage(id, profile));
    megabytes.push(Math.max(0, ...pages.map(privateMegabytes)));
  }
  browser.kill();
  await new Promise((ended) => browser.once("exit", ended));
  rmSync(profile, { recursive: true, maxRetries: 5 });
  return megabytes;
}

/** What Linux says of a process; empty once it has ended. */
function about(id, file) {
  try {
    return readFileSync(`/proc/${id}/${file}`, "utf8");
  } catch {
    return "";
  }
}

const isPage = (id, profile) => [profile, "--type=renderer"].every((word) => about(id, "cmdline").includes(word));

function privateMegabytes(id) {
  const lines = about(id, "smaps_rollup").matchAll(/^Private_\w+: +(\d+) kB$/gm);
  return [...lines].reduce((sum, [, kilobytes]) => sum + (1024 * kilobytes) / 1e6, 0);
}

/** What it takes until a table can be played on: for somebody new, and on the next visit without a network. */
async function start(house) {
  const page = await house.visitor();
  const play = page.locator('[data-control="GamePoster/home-play_now"]').first();
  const measured = async (open) => {
    const before = await computed(house);
    const began = performance.now();
    await open();
    await attention(page);
    const seconds = (performance.now() - began) / 1000;
    return { seconds, computed: (await computed(house)) - before };
  };
  const cold = await measured(async () => {
    await page.goto(house.address);
    await play.click();
  });
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await page.context().setOffline(true);
  const offline = await measured(() => page.reload());
  await page.context().close();
  return { cold, offline };
}

/** One line of the middle ones of several starts. */
function report(title, starts) {
  const middle = (key) => median(starts.map((start) => start[key]));
  console.log(`${title}  ${middle("seconds").toFixed(2)} s, ${middle("computed").toFixed(2)} s of computing`);
}

/** What the first table needs, without the files that are stored in the background. */
async function firstFiles(house) {
  const context = await house.browser.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  house.sent.length = 0;
  await page.goto(house.address);
  await page.locator('[data-control="GamePoster/home-play_now"]').first().click();
  await page.locator('[data-control="FirstTime/first-play"]').click();
  await attention(page);
  const files = [...new Set(house.sent)];
  await context.close();
  return files;
}

async function measureStarts(house) {
  const starts = [];
  for (let count = 0; count < STARTS; count += 1) starts.push(await start(house));
  report(
    "first visit to a playable table",
    starts.map(({ cold }) => cold),
  );
  report(
    "next visit, without a network  ",
    starts.map(({ offline }) => offline),
  );
  const megabytes = await memory(house);
  console.log(
    `memory of a page with a lesson   ${Math.max(...megabytes).toFixed(0)} MB at most, ` +
      `${megabytes.at(-1).toFixed(0)} MB after ${WATCHED} s`,
  );
  const { raw, brotli } = weigh(await firstFiles(house));
  console.log(
    `loaded for the first table       ${(raw / 1e6).toFixed(2)} MB, ${(brotli / 1e6).toFixed(2)} MB as Brotli`,
  );
}

/** What `thinking.py` says in the browser's Python, and the bytes of its memory afterwards. */
async function think(house) {
  // under another name than __main__, so that nothing is printed
  const measure =
    'import sys; sys.path.insert(0, "/benchmarks"); import thinking; thinking.json.dumps(thinking.measure(True))';
  const { answer, bytes } = await house.runPython(
    { "/benchmarks/thinking.py": readFileSync(program, "utf8") },
    measure,
    COMPILED,
  );
  return { measured: answer, bytes };
}

const house = new StaticHouse();
await house.start();
try {
  console.log(`the engine is ${COMPILED ? "compiled" : "interpreted"}`);
  if (COMPILED === hasCompiled()) await measureStarts(house);
  const { measured, bytes } = await think(house);
  console.log(`Python's memory of one worker    ${(bytes / 1e6).toFixed(0)} MB`);
  const native = JSON.parse(execFileSync(nativePython, [program], { encoding: "utf8", maxBuffer: 1e8 }));
  for (const [slug, browser] of Object.entries(measured)) {
    const row = [
      slug.padEnd(16),
      `${browser.decisions.toFixed(0)} of ${native[slug].decisions.toFixed(0)} decisions/s`,
    ];
    for (const level of ["hard", "expert"]) {
      const { milliseconds, iterations } = browser[level];
      const share = mean(iterations.map((count, index) => count / Math.max(1, native[slug][level].iterations[index])));
      row.push(
        `${level} ${mean(milliseconds).toFixed(0)} ms (most ${Math.max(...milliseconds).toFixed(0)}), ` +
          `${(100 * share).toFixed(0)} % of the iterations`,
      );
    }
    console.log(row.join("  "));
  }
} finally {
  await house.close();
}
