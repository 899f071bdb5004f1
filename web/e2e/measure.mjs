/**
 * Measures how fast the table responds, in a real browser with a real server: one line of JSON per figure, in
 * milliseconds. A click counts until the page shows its effect, opening from the navigation to the painted board.
 */

import { openHouse, recordOfBots } from "./house.mjs";
import { attention, dice, uncover } from "./player.mjs";

const LATE = 400; // decisions in the game that is opened
const DECISIONS = 100; // decisions in the game that is clicked through
const CLICKS = 120;
const OPENINGS = 15;

function tell(name, times) {
  const sorted = [...times].sort((a, b) => a - b);
  const quantile = (part) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] * 10) / 10;
  console.log(
    JSON.stringify({
      figure: name,
      unit: "ms",
      median: quantile(0.5),
      p95: quantile(0.95),
      most: quantile(1),
      times: sorted.length,
    }),
  );
}

/** Clicks a lit target in the page and waits for the frame that shows the next step. The page must be at rest. */
async function clickAndWait(chosen) {
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  return new Promise((resolve) => {
    const step = () => document.querySelector(".prompt")?.dataset.step ?? "";
    const lit = [
      ...document.querySelectorAll('.table [data-state="legal"], .prompt [data-move]:not([disabled])'),
    ].filter((element) => element.dataset.move !== "pass");
    const before = step();
    const from = performance.now();
    const look = () => {
      if (step() !== before || document.querySelector("dialog[open]")) resolve(performance.now() - from);
      else requestAnimationFrame(look);
    };
    lit[chosen % lit.length].dispatchEvent(new MouseEvent("click", { bubbles: true }));
    requestAnimationFrame(look);
  });
}

/** The time from the start of the navigation until the board was painted. */
function boardIsThere() {
  return new Promise((resolve) => {
    const look = () =>
      document.querySelector(".table [data-target], .end-page")
        ? requestAnimationFrame(() => resolve(performance.now()))
        : requestAnimationFrame(look);
    look();
  });
}

/** Loads a page late in a long game against three bots. */
async function openings(house) {
  const page = await house.resident();
  await page.goto(house.address);
  const { id } = await house.command(page, "/tables/from-record", {
    record: recordOfBots("coal_baron_cards", 4),
    number: LATE,
  });
  for (const seat of [1, 2, 3]) await house.command(page, `/tables/${id}/bot`, { seat, level: "random" });
  const times = [];
  for (let n = 0; n < OPENINGS; n += 1) {
    await page.goto(`${house.address}/table/${id}`, { waitUntil: "commit" });
    times.push(await page.evaluate(boardIsThere));
    await page.getByRole("log").waitFor();
  }
  await page.context().close();
  return times;
}

const house = await openHouse();
try {
  const [first, ...again] = await openings(house);
  tell(`open a table with ${LATE} decisions, the browser's first`, [first]);
  tell(`open a table with ${LATE} decisions`, again);
  const page = await house.visitor();
  const roll = dice(5);
  await house.comeLate(page, 4, DECISIONS, { seed: 11, roll });
  const clicks = [];
  while (clicks.length < CLICKS) {
    const want = await attention(page);
    if (want === "over") break;
    if (want === "hand over") await uncover(page);
    else if (want === "confirm") await page.keyboard.press("Escape");
    else clicks.push(await page.evaluate(clickAndWait, roll(1_000_003)));
  }
  tell("a click shows its effect", clicks);
} finally {
  await house.close();
}
