/**
 * How quickly pages load on a phone: one line of JSON per page.
 *
 *     node e2e/load.mjs [--runs 5] [--cpu 4] [page …]      pages: home learn steamrollers train_rush …
 *
 * The browser is a phone of 390 × 844 with an empty cache, a CPU slowed down four times and a slow 4G line (150 ms,
 * 1.6 Mbit/s), as Lighthouse assumes. Figures are medians: `fcp` and `lcp` (first and largest contentful paint), `tbt`
 * (total blocking time: what long tasks take beyond 50 ms each) and `longest` (the longest task), in milliseconds;
 * `cls` (layout shift); `scripts` and `all`, in bytes as transferred. `score` weighs them as Lighthouse 10 does,
 * without the speed index, which needs a film of the page. On a busy machine all times grow but `work`: `tbt` from the
 * CPU time of tasks on a CPU that is not slowed down, times four. `quiet` is the score with `work` in place of `tbt`.
 */

import { parseArgs } from "node:util";

import { BOT, ME, openHouse, PHONE } from "./house.mjs";

const { values: wanted, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "5" }, cpu: { type: "string", default: "4" } },
});
const PAGES = positionals.length > 0 ? positionals : ["home", "steamrollers", "train_rush"];
const LINE = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const REST = 2000; // milliseconds without a request or a long task: the page has loaded

const TRACED = ["disabled-by-default-devtools.timeline", "blink.user_timing", "loading"];

/** Lighthouse's curves: the values that score 0.9 and 0.5, and the weight. */
const CURVES = {
  fcp: [1800, 3000, 10],
  lcp: [2500, 4000, 25],
  tbt: [200, 600, 30],
  cls: [0.1, 0.25, 25],
};

/** Collects paints, layout shifts and long tasks. Runs in the page before anything else. */
function listen() {
  const seen = { fcp: 0, lcp: 0, largest: "", cls: 0, tasks: [] };
  globalThis.seenWhileLoading = seen;
  const watch = (type, tell) =>
    new PerformanceObserver((list) => list.getEntries().forEach(tell)).observe({ type, buffered: true });
  watch("paint", (entry) => entry.name === "first-contentful-paint" && (seen.fcp = entry.startTime));
  watch("largest-contentful-paint", (entry) => {
    const name = entry.element?.className;
    seen.lcp = entry.startTime;
    seen.largest = `${entry.element?.tagName ?? ""}.${name?.baseVal ?? name ?? ""}`;
  });
  watch("layout-shift", (entry) => !entry.hadRecentInput && (seen.cls += entry.value));
  watch("longtask", (entry) => seen.tasks.push([entry.startTime, entry.duration]));
}

/** A page on a phone with an empty cache and a slow line. */
async function phone(house, state) {
  const context = await house.browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    storageState: state,
  });
  await context.addInitScript(listen);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", LINE);
  return { context, page, devtools };
}

/** What tasks after the first paint would take beyond 50 ms each on the slow CPU, by the CPU time they take here. */
async function workOf(house, state, address) {
  const { context, page } = await phone(house, state);
  await house.browser.startTracing(page, { categories: TRACED });
  await page.goto(address, { waitUntil: "networkidle" });
  await page.waitForTimeout(REST);
  const { traceEvents } = JSON.parse((await house.browser.stopTracing()).toString());
  await context.close();
  const start = traceEvents.find(
    ({ name, args }) => name === "navigationStart" && args.data?.documentLoaderURL === address,
  );
  const here = traceEvents.filter(({ pid, tid, ts }) => pid === start.pid && tid === start.tid && ts >= start.ts);
  const painted = here.find(({ name }) => name === "firstContentfulPaint").ts;
  const tasks = here.filter(({ name, ts }) => name === "RunTask" && ts > painted);
  return tasks.reduce((sum, { tdur = 0 }) => sum + Math.max(0, (Number(wanted.cpu) * tdur) / 1000 - 50), 0);
}

async function load(house, state, address) {
  const { context, page, devtools } = await phone(house, state);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: Number(wanted.cpu) });
  const bytes = { scripts: 0, all: 0 };
  const kinds = new Map();
  let latest = Date.now();
  devtools.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    latest = Date.now();
    bytes.all += encodedDataLength;
    if (kinds.get(requestId) === "Script") bytes.scripts += encodedDataLength;
  });
  await page.goto(address);
  let tasks = 0;
  while (Date.now() - latest < REST) {
    await page.waitForTimeout(REST / 4);
    const now = await page.evaluate(() => globalThis.seenWhileLoading.tasks.length);
    if (now > tasks) latest = Date.now();
    tasks = now;
  }
  const seen = await page.evaluate(() => globalThis.seenWhileLoading);
  await context.close();
  const long = seen.tasks.filter(([start]) => start > seen.fcp).map(([, duration]) => duration);
  return {
    fcp: seen.fcp,
    lcp: seen.lcp,
    tbt: long.reduce((sum, duration) => sum + duration - 50, 0),
    longest: Math.max(0, ...seen.tasks.map(([, duration]) => duration)),
    cls: seen.cls,
    ...bytes,
    largest: seen.largest,
  };
}

/** The error function, to seven digits (Abramowitz and Stegun 7.1.26). */
function erf(x) {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const tail = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  return Math.sign(x) * (1 - tail * Math.exp(-x * x));
}

function score(figures) {
  let sum = 0;
  let weights = 0;
  for (const [name, [good, fair, weight]] of Object.entries(CURVES)) {
    const spread = Math.log(fair / good) / 1.2815515594; // a score of 0.9 is that many deviations from 0.5
    const value = figures[name] <= 0 ? 1 : (1 - erf(Math.log(figures[name] / fair) / (spread * Math.SQRT2))) / 2;
    sum += weight * value;
    weights += weight;
  }
  return Math.round((100 * sum) / weights);
}

function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

const house = await openHouse();
try {
  for (const name of PAGES) {
    const visitor = await house.browser.newContext();
    const page = await visitor.newPage();
    const address = ["home", "learn"].includes(name)
      ? `${house.address}/${name === "home" ? "" : name}`
      : `${house.address}/table/${(await house.open(page, [ME, BOT, { ...BOT, name: "Robot 2" }], 7, name)).id}`;
    const state = await visitor.storageState();
    await visitor.close();
    const runs = [];
    for (let run = 0; run < Number(wanted.runs); run += 1)
      runs.push({ ...(await load(house, state, address)), work: await workOf(house, state, address) });
    const figures = Object.fromEntries(
      ["fcp", "lcp", "tbt", "work", "longest", "cls", "scripts", "all"].map((key) => [
        key,
        key === "cls"
          ? Math.round(median(runs.map((run) => run.cls)) * 1000) / 1000
          : Math.round(median(runs.map((run) => run[key]))),
      ]),
    );
    console.log(
      JSON.stringify({
        page: name,
        score: score(figures),
        quiet: score({ ...figures, tbt: figures.work }),
        ...figures,
        largest: runs[0].largest,
        runs: runs.length,
      }),
    );
  }
} finally {
  await house.close();
}
