/**
 * How quickly the table answers, in a real browser and on a real server: one line of JSON per figure, in milliseconds.
 * A click counts until the page shows its effect; opening counts from the navigation to the painted board.
 */

import { openHouse } from "./house.mjs";
import { attention, dice, uncover } from "./player.mjs";

const DECISIONS = 250; // late in a game of four
const CLICKS = 60;
const OPENINGS = 7;

function tell(name, times) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] * 10) / 10;
  console.log(JSON.stringify({ figure: name, unit: "ms", median: at(0.5), p95: at(0.95), most: at(1), times: sorted.length }));
}

/** Clicks a lit thing inside the page and waits for the frame that shows another step. */
function clickAndWait(chosen) {
  return new Promise((resolve) => {
    const step = () => document.querySelector(".prompt")?.dataset.step ?? "";
    const lit = [...document.querySelectorAll('.table [data-state="legal"], .prompt [data-move]:not([disabled])')].filter((one) => one.dataset.move !== "pass");
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

/** When, after the navigation began, the board was painted. */
function boardIsThere() {
  return new Promise((resolve) => {
    const look = () => (document.querySelector(".table [data-target], .end-page") ? requestAnimationFrame(() => resolve(performance.now())) : requestAnimationFrame(look));
    look();
  });
}

const house = await openHouse();
try {
  const page = await house.visitor();
  const roll = dice(5);
  const table = await house.comeLate(page, 4, DECISIONS, { seed: 11, roll });
  const guest = await house.visitor();
  const openings = [];
  for (let n = 0; n < OPENINGS; n += 1) {
    await guest.goto(`${house.address}/table/${table.id}`, { waitUntil: "commit" });
    openings.push(await guest.evaluate(boardIsThere));
  }
  tell(`open a table with ${table.moments[0].number} decisions`, openings);
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
