/**
 * Somebody who plays any lit thing, by mouse, by touch or by keyboard. They know no rule: they see what glows. What was never pressed in
 * this file comes first. Beyond that they have temperaments:
 *
 *   rare     fond of what they have done least
 *   hasty    clicks twice, and does not wait for anything that moves
 *   undoing  takes back what was just done, again and again
 *   looking  hovers, opens drawers, tabs, hints and other players' boards at every kind of moment
 *   passing  gives up early
 */

import { couldPress, pressedSoFar } from "./register.mjs";

/** Who takes back a decision may come too late: another seat has acted. */
export const TOO_LATE = /^409 POST .*\/undo$/;
const PATIENCE = 20_000;
const UNDONE = 25; // of a whole game, or it would not end
const HINTS = 2; // an expert thinks for a while

/** What the page wants of the person before it; null while others think. Runs in the page. */
function wanted(storm) {
  if (document.querySelector(".end-page")) return "over";
  if (document.querySelector(".hold")) return "hand over";
  if (document.querySelector(".scoring .go-on")) return "read";
  if (document.querySelector(".prompt .to-result")) return "ended";
  if (document.querySelector("dialog[open] [data-move]")) return "confirm";
  if (storm && document.querySelector(".toast")) return "refused";
  if (storm && document.querySelector(".prompt.lost")) return "lost";
  const lit = document.querySelector('.table [data-state="legal"], .prompt [data-move]:not([disabled])');
  return document.querySelector('.prompt[data-asked="true"]') && lit ? "asked" : null;
}

/**
 * Waits until something is asked, a scoring is there to be read, the device is to be handed over, or the game has ended. Where
 * commands may fail (`storm`), a refusal and a lost connection are told too.
 */
export async function attention(page, { storm = false } = {}) {
  const found = await page.waitForFunction(wanted, storm, { timeout: PATIENCE, polling: "raf" });
  return found.jsonValue();
}

/** A small own generator, so that a failing game can be played again. */
export function dice(seed) {
  let state = seed;
  return (sides) => {
    state = (state * 48271) % 2147483647;
    return state % sides;
  };
}

/** How often a player has pressed what. */
export class Habits {
  counts = {};

  note(...names) {
    for (const name of names) this.counts[name] = (this.counts[name] ?? 0) + 1;
  }
}

/**
 * Chooses among what is lit and the buttons of the prompt, and finds a spot where a press reaches it. It scrolls to the thing as a
 * person would. What lies under something else cannot be pressed, and that is an error. Runs in the page.
 */
function choose({ chosen, taste, counts, pressed, again }) {
  const game = document.querySelector("[data-game]")?.dataset.game ?? "";
  const closes = (move) => ["pass", "stop", "done", "end_turn"].includes(move);
  const kinds = (ids) => [...new Set(ids.split(" ").map((id) => id.split(":")[0]))].join("+");
  const lit = [...document.querySelectorAll('.table [data-state="legal"]')].map((thing) => {
    const { choice, target } = thing.dataset;
    return { thing, id: choice ?? target, name: choice === undefined ? `${game} target ${kinds(target)}` : `${game} choice ${choice.split(" ")[0]}` };
  });
  const buttons = [...document.querySelectorAll(".prompt [data-move]:not([disabled])")].map((thing) => ({ thing, id: thing.dataset.move, name: `${game} move ${thing.dataset.move.split(" ")[0]}`, last: closes(thing.dataset.move) }));
  const all = [...lit, ...buttons];
  const fresh = all.filter(({ name, last }) => !pressed.includes(name) && (!last || taste));
  const open = all.filter(({ last }) => !last);
  const count = ({ name, id }) => 1000 * (counts[name] ?? 0) + (counts[id] ?? 0);
  const least = Math.min(...open.map(count));
  const ends = buttons.filter(({ last }) => last);
  let liked = lit.length > 0 ? lit : buttons.slice(0, 1);
  if (taste === "passing" && ends.length > 0) liked = ends;
  else if (taste && fresh.length > 0) liked = fresh;
  else if (taste === "rare" && open.length > 0) liked = open.filter((one) => count(one) === least);
  const same = all.filter((one) => again !== undefined && one.id === again);
  const { thing, id, name } = same[0] ?? liked[chosen % liked.length] ?? {};
  if (!thing) return null; // somebody else has acted meanwhile
  thing.scrollIntoView({ block: "nearest", inline: "nearest" });
  const box = thing.getBoundingClientRect();
  // cards lie in a fan: of some only the left edge shows
  for (const [across, down] of [[0.5, 0.5], [0.15, 0.5], [0.06, 0.5], [0.06, 0.15], [0.5, 0.1], [0.5, 0.9], [0.9, 0.5]]) {
    const x = box.left + box.width * across;
    const y = box.top + box.height * down;
    const hit = document.elementFromPoint(x, y);
    if (hit && (thing === hit || thing.contains(hit) || hit.closest("[data-target]")?.dataset.target === (thing.dataset.target ?? null))) {
      return { x, y, id, name, could: all.map((one) => one.name) };
    }
  }
  const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  throw new Error(`${id} is covered by ${over?.outerHTML.slice(0, 200) ?? "nothing: it is off the screen"}`);
}

async function spot(page, roll, taste, habits, again) {
  const found = await page.evaluate(choose, { chosen: roll(1_000_003), taste, counts: habits?.counts ?? {}, pressed: taste ? pressedSoFar() : [], again });
  if (found && taste) couldPress(found.could);
  if (found) habits?.note(found.name, found.id);
  return found;
}

/** One press on something lit; of the hasty, two. */
export async function clickOnce(page, roll, taste, habits) {
  const found = await spot(page, roll, taste, habits);
  if (found) await page.mouse.click(found.x, found.y, { clickCount: taste === "hasty" ? 2 : 1 });
}

/** The same with a finger; says what was pressed, which may be pressed again. */
export async function tapOnce(page, roll, taste, habits, again) {
  const found = await spot(page, roll, taste, habits, again);
  for (let taps = taste === "hasty" ? 2 : 1; found && taps > 0; taps -= 1) await page.touchscreen.tap(found.x, found.y);
  return found?.id;
}

/** The same by keyboard alone: arrows to a lit thing and Enter, or a digit for a button. */
export async function keyOnce(page, roll, taste) {
  const enter = async (key) => {
    await page.keyboard.press(key);
    if (taste === "hasty") await page.keyboard.press(key);
  };
  if (taste === "passing" && (await page.locator(".prompt [data-move]").count()) > 0) return enter(String(await page.locator(".prompt [data-move]").count()));
  if ((await page.locator('.table [data-state="legal"]').count()) === 0) return enter("1");
  const steps = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"];
  for (let n = 0; n <= roll(4); n += 1) await page.keyboard.press(steps[roll(4)]);
  return enter("Enter");
}

/** Acts, and waits until the page answers: the next pick, the next decision, or another page. Else it is an error. */
export async function act(page, deed, roll, taste, habits) {
  const step = () => document.querySelector(".prompt")?.dataset.step;
  const before = await page.evaluate(step);
  await deed(page, roll, taste, habits);
  // who clicks twice may have put back what was just picked: then everything is as it was, and open
  await page.waitForFunction(
    ([then, twice]) => document.querySelector(".prompt")?.dataset.step !== then || document.querySelector("dialog[open]") || (twice && document.querySelector('.table [data-state="legal"], .prompt [data-move]:not([disabled])')),
    [before, taste === "hasty"],
    { timeout: 5000, polling: "raf" },
  );
}

/** Confirms what was asked twice. */
export async function confirm(page) {
  await page.locator("dialog[open] [data-move]").click();
}

/** Takes back the last decision, if that can be done; true if it was. */
async function undo(page, roll) {
  const button = page.locator('.prompt [data-control="PromptBar/prompt-undo"]:enabled');
  if ((await button.count()) === 0) return false;
  const before = await page.evaluate(() => document.querySelector(".prompt")?.dataset.step);
  if (roll(2) === 0) await page.keyboard.press("u");
  else await button.click({ timeout: 1000 }).catch(() => {}); // another seat may have acted meanwhile
  await page.waitForFunction((then) => document.querySelector(".prompt")?.dataset.step !== then || document.querySelector(".toast"), before, { timeout: 5000, polling: "raf" });
  if ((await page.locator(".toast button").count()) > 0) await page.locator(".toast button").click();
  return true;
}

/** What can be looked at without playing. */
const LOOKS = /^(TopBar\/bar-(rules|help|sound)|HeadTools\/bar-|RulesDrawer\/|SidePanel\/|SeatPanel\/seat-enlarge|SeatStrip\/|JournalList\/|TimeBar\/replay-|Frame\/|PromptBar\/(prompt-hint|prompt-back|prompt-now|tab-moves)|Play\/(moves-title|close)|Advice\/close|Scoring\/|coal_baron\w*\/|dwergar\/|train_rush\/|steamrollers\/(Ewa|Map|Others|Palette\/turn))/;

/** Presses something that is no move, what was pressed least first, and points at things. Then comes back to the table. */
async function lookAround(page, roll, habits) {
  const spots = await page.evaluate(
    ([pattern, counts, hints]) => {
      const looks = new RegExp(pattern);
      const reached = (one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const place = { x: x + width / 2, y: y + height / 2 };
        return width > 0 && one.contains(document.elementFromPoint(place.x, place.y)) ? { ...place, name: one.dataset.control ?? one.dataset.tip } : null;
      };
      const all = [...document.querySelectorAll("[data-control]:not(:disabled, input, select, a, [data-move], [data-target])")];
      const shown = all.filter((one) => looks.test(one.dataset.control) && (hints || !/hint$/.test(one.dataset.control))).map(reached).filter((one) => one);
      const least = Math.min(...shown.map(({ name }) => counts[name] ?? 0));
      return { press: shown.filter(({ name }) => (counts[name] ?? 0) === least), tips: [...document.querySelectorAll("[data-tip]")].map(reached).filter((one) => one) };
    },
    [LOOKS.source, habits.counts, (habits.counts["PromptBar/prompt-hint"] ?? 0) < HINTS],
  );
  const { hasTouch } = await page.evaluate(() => ({ hasTouch: navigator.maxTouchPoints > 0 }));
  const tip = spots.tips[roll(Math.max(1, spots.tips.length))];
  if (tip && !hasTouch) await page.mouse.move(tip.x, tip.y);
  const thing = spots.press[roll(Math.max(1, spots.press.length))];
  if (thing) {
    habits.note(thing.name);
    await answered(page, /\/replay\/\d+/, () => (hasTouch ? page.touchscreen.tap(thing.x, thing.y) : page.mouse.click(thing.x, thing.y)));
  }
  await comeBack(page, roll);
}

/** Frames that the page needs to draw what has happened. */
export async function drawn(page) {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)))));
}

/** Does something, and waits for the answers to what it makes the page ask. */
async function answered(page, address, deed) {
  const open = new Set();
  const ask = (request) => address.test(request.url()) && open.add(request);
  const end = (request) => open.delete(request);
  page.on("request", ask).on("requestfinished", end).on("requestfailed", end);
  await deed();
  do await drawn(page);
  while (open.size > 0);
  page.off("request", ask).off("requestfinished", end).off("requestfailed", end);
}

/** Closes whatever was opened, until the table is before one's eyes. */
async function comeBack(page, roll) {
  for (let tries = 0; tries < 8; tries += 1) {
    const open = await page.evaluate(() => {
      if (document.querySelector("dialog[open] [data-move]")) return null;
      if (document.querySelector("dialog[open]")) return "dialog";
      if (document.querySelector(".rules")) return "rules";
      if (document.querySelector('[data-control="PromptBar/prompt-now"]')) return "past";
      if (document.querySelector(".side.slide")) return "side";
      return document.querySelector("nav [aria-current]:nth-child(n + 3)") ? "screen" : null;
    });
    if (!open) return;
    const ways = {
      dialog: ["dialog[open] header button", "Escape"],
      rules: ['[data-control="RulesDrawer/close"]'],
      past: ['[data-control="PromptBar/prompt-now"]', "Escape"],
      side: ['[data-control="Frame/close"]', "Escape"],
      screen: ["nav button:first-child"],
    }[open];
    const way = ways[roll(ways.length)];
    if (way === "Escape") await page.keyboard.press(way);
    else await page.locator(way).first().click();
    await drawn(page);
  }
  throw new Error("there is no way back to the table");
}

/**
 * Plays on until the game is over and its result is shown; returns how many things were done. Of its temperaments the player shows
 * one at a time. In a `storm` commands may get lost: then nothing is waited for but the next thing that can be done.
 */
export async function playOut(page, { deed = clickOnce, seed = 1, most = 2000, until = () => false, tempers = ["rare"], storm = false } = {}) {
  const roll = dice(seed);
  const habits = new Habits();
  let asked = false;
  let undone = 0;
  for (let done = 0; done < most; done += 1) {
    const what = await attention(page, { storm });
    const temper = tempers[roll(tempers.length)];
    if (what === "over" && !asked && !tempers.includes("hasty")) throw new Error("the result took over before anybody asked for it");
    if (what === "over" || (await until(done))) return done;
    asked = what === "ended" || what === "read";
    if (what === "confirm") await confirm(page);
    else if (what === "hand over") await uncover(page);
    else if (what === "ended") await page.locator(".prompt .to-result").click();
    else if (what === "read") await page.locator(".scoring .go-on").click();
    else if (what === "refused") await page.locator(".toast button").click();
    else if (what === "lost") await page.locator('[data-control="PromptBar/prompt-try_now"]').click({ timeout: 1000 }).catch(() => {}); // or it is back by itself
    else if (temper === "looking" && roll(4) === 0) await lookAround(page, roll, habits);
    else if (temper === "undoing" && undone < UNDONE && roll(2) === 0 && (await undo(page, roll))) undone += 1;
    else if (storm) await deed(page, roll, temper, habits);
    else await act(page, deed, roll, temper === "passing" && roll(2) === 0 ? "rare" : temper, habits);
  }
  throw new Error("the game does not end");
}

export async function uncover(page) {
  await page.locator(".hold").focus();
  await page.keyboard.press("Enter");
}

/** The window gets another size, and the page its time to be laid out anew: what measures itself answers a frame later. */
export async function resize(page, width, height) {
  await page.setViewportSize({ width, height });
  await drawn(page);
}
