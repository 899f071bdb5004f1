/**
 * A player who presses any lit thing, by mouse, touch or keyboard. It knows no rules, only what glows. Things that were
 * never pressed in this file come first. Otherwise it follows a temperament:
 *
 *   rare     prefers what it has done least
 *   hasty    clicks twice, and does not wait for animations
 *   undoing  undoes its last decision, again and again
 *   looking  hovers, opens drawers, tabs, hints and other players' boards at all kinds of moments
 *   passing  gives up early
 */

import { couldPress, pressedSoFar, wasPressed } from "./register.mjs";

/** An undo may come too late, if another seat has acted. */
export const TOO_LATE = /^409 POST .*\/undo$/;
const PATIENCE = 45_000;
const FRAMES = 200; // frames to wait for an animation
const TRIES = 40; // attempts to get through
const UNDONE = 25; // undone decisions per game; with more, it would not end
const HINTS = 2; // hints per game; each takes a while

/** What the page wants from the person; null while others decide or the table is being drawn. Runs in the page. */
function wanted(storm) {
  if (document.querySelector('.frame[aria-busy="true"]')) return null;
  if (document.querySelector(".end-page")) return "over";
  if (document.querySelector(".hold")) return "hand over";
  if (document.querySelector(".scoring .go-on")) return "read";
  if (document.querySelector(".prompt .to-result")) return "ended";
  if (document.querySelector("dialog[open] [data-move]")) return "confirm";
  if (document.querySelector(".toast[role=alert]")) return "refused";
  if (storm && document.querySelector(".prompt.lost")) return "lost";
  const lit = document.querySelector('.table [data-state="legal"], .prompt [data-move]:not([disabled])');
  return document.querySelector('.prompt[data-asked="true"]') && lit ? "asked" : null;
}

/** A summary of the page for error messages. Runs in the page. */
function pageInWords() {
  const prompt = document.querySelector(".prompt");
  const open = [...document.querySelectorAll("dialog[open], .rules, .window, .side.slide, nav [aria-current]")].map(
    (element) => `${element.className} “${element.textContent.trim().slice(0, 60)}”`,
  );
  const lit = [...document.querySelectorAll('[data-state="legal"]')].slice(0, 5).map(({ dataset }) => dataset.target);
  return [
    `step ${prompt?.dataset.step}, asked ${prompt?.dataset.asked}, “${prompt?.innerText}”`,
    `open: ${open.join("; ") || "nothing"}; lit: ${lit.join(", ") || "nothing"}`,
  ].join("\n");
}

/** What the page shows, and what the server says about its table at the same time. */
async function stuck(page) {
  const [, id] = /\/table\/(\w+)/.exec(page.url()) ?? [];
  const table = id && (await page.request.get(`${new URL(page.url()).origin}/api/tables/${id}`)).json();
  const { status, moments } = (await table) ?? {};
  const asked = moments?.map(({ seat, acting, number }) => ({ seat, acting, number }));
  return `${await page.evaluate(pageInWords)}\nthe server: ${JSON.stringify({ status, asked })}`;
}

/** Waits until the page asks for a decision, shows a scoring, wants the device handed over, or the game has ended. */
export async function attention(page, { patience = PATIENCE } = {}) {
  const what = await page.waitForFunction(wanted, false, { timeout: patience, polling: "raf" }).then(
    (handle) => handle.jsonValue(),
    (error) => {
      if (error.name !== "TimeoutError") throw error;
      return null;
    },
  );
  if (!what) throw new Error(`nothing can be done at the table: ${await stuck(page)}`);
  return what;
}

/** The same where the connection may be lost; then it reconnects at once. */
async function attentionInStorm(page) {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const what = await page.waitForFunction(wanted, true, { timeout: PATIENCE, polling: "raf" }).then(
      (handle) => handle.jsonValue(),
      () => null,
    );
    if (!what) break;
    if (what !== "lost") return what;
    // unless it reconnects by itself
    await page
      .locator('[data-control="PromptBar/prompt-try_now"]')
      .click({ timeout: 500 })
      .catch(() => {});
  }
  throw new Error(`the page stays locked: ${await stuck(page)}`);
}

/** A small seeded generator, so that a failing game can be repeated. */
export function dice(seed) {
  let state = seed;
  return (sides) => {
    state = (state * 48271) % 2147483647;
    return state % sides;
  };
}

/** What a player has pressed and how often, and new things that were passed over for others. */
class Habits {
  counts = {};
  /** Things never pressed so far: {number, path, id} is the decision and the picks after which it was possible. */
  owed = new Map();
  #number = "";
  #path = [];

  note(...names) {
    for (const name of names) this.counts[name] = (this.counts[name] ?? 0) + 1;
  }

  choose({ name, id, could, step }) {
    const [, number, picks] = step.split(" ").map(Number);
    if (number !== this.#number) this.#path = [];
    this.#number = number;
    this.#path.length = Math.min(picks, this.#path.length);
    for (const other of could) {
      if (other.name !== name && !wasPressed(other.name) && !this.owed.has(other.name))
        this.owed.set(other.name, { id: other.id, number, path: [...this.#path] });
    }
    this.#path.push(id);
    this.note(name, id);
  }

  /** Undone decisions are not in the record, so the player cannot return to them. */
  forget(step) {
    const [, number] = step.split(" ").map(Number);
    for (const [name, debt] of this.owed) if (debt.number >= number) this.owed.delete(name);
  }
}

/**
 * Chooses among lit targets and buttons of the prompt, scrolls there, and finds a point where a press reaches it. It
 * is an error if something covers it. Runs in the page.
 */
function choose({ chosen, taste, counts, pressed, again }) {
  const moves = document
    .getAnimations()
    .some(({ playState, effect }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity);
  if (moves && taste !== "hasty") return "moving";
  const game = document.querySelector("[data-game]")?.dataset.game ?? "";
  const closes = (move) => ["pass", "stop", "done", "end_turn"].includes(move);
  const kinds = (ids) => [...new Set(ids.split(" ").map((id) => id.split(":")[0]))].join("+");
  const lit = [...document.querySelectorAll('.table [data-state="legal"]')].map((thing) => {
    const { choice, target } = thing.dataset;
    return {
      thing,
      id: choice ?? target,
      name: choice === undefined ? `${game} target ${kinds(target)}` : `${game} choice ${choice.split(" ")[0]}`,
    };
  });
  const buttons = [...document.querySelectorAll(".prompt [data-move]:not([disabled])")]
    .filter((thing) => thing.offsetWidth > 0) // what has no room is only in the list of moves
    .map((thing) => ({
      thing,
      id: thing.dataset.move,
      name: `${game} move ${thing.dataset.move.split(" ")[0]}`,
      last: closes(thing.dataset.move),
    }));
  const all = [...lit, ...buttons];
  const fresh = all.filter(({ name, last }) => !pressed.includes(name) && (!last || taste));
  const open = all.filter(({ last }) => !last);
  const count = ({ name, id }) => 1000 * (counts[name] ?? 0) + (counts[id] ?? 0);
  const least = Math.min(...open.map(count));
  const ends = buttons.filter(({ last }) => last);
  let liked = lit.length > 0 ? lit : buttons.slice(0, 1);
  if (taste === "passing" && ends.length > 0) liked = ends;
  else if (taste && fresh.length > 0) liked = fresh;
  else if (taste === "rare" && open.length > 0) liked = open.filter((thing) => count(thing) === least);
  const same = all.filter((other) => again !== undefined && other.id === again);
  const { thing, id, name } = same[0] ?? liked[chosen % liked.length] ?? {};
  if (!thing) return null; // another seat has acted meanwhile
  thing.scrollIntoView({ block: "nearest", inline: "nearest" });
  const box = thing.getBoundingClientRect();
  // cards may overlap: of some only the left edge shows
  for (const [across, down] of [
    [0.5, 0.5],
    [0.15, 0.5],
    [0.06, 0.5],
    [0.06, 0.15],
    [0.5, 0.1],
    [0.5, 0.9],
    [0.9, 0.5],
  ]) {
    const x = box.left + box.width * across;
    const y = box.top + box.height * down;
    const hit = document.elementFromPoint(x, y);
    if (
      hit &&
      (thing === hit ||
        thing.contains(hit) ||
        hit.closest("[data-target]")?.dataset.target === (thing.dataset.target ?? null))
    ) {
      return {
        x,
        y,
        id,
        name,
        could: all.map((other) => ({ name: other.name, id: other.id })),
        step: document.querySelector(".prompt").dataset.step,
      };
    }
  }
  if (moves) return "moving";
  const over = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  throw new Error(`${id} is covered by ${over?.outerHTML.slice(0, 200) ?? "nothing: it is off the screen"}`);
}

async function spot(page, roll, taste, habits, again) {
  const wish = {
    chosen: roll(1_000_003),
    taste,
    counts: habits?.counts ?? {},
    pressed: taste ? pressedSoFar() : [],
    again,
  };
  let place = await page.evaluate(choose, wish);
  // a player who is not hasty waits for animations to end
  for (let waits = 0; place === "moving" && waits < FRAMES; waits += 1) {
    await drawn(page);
    place = await page.evaluate(choose, wish);
  }
  if (place === "moving") throw new Error("an animation over the table does not end");
  if (place) habits?.choose(place);
  return place;
}

/** Clicks one lit thing; a hasty player clicks twice. */
export async function clickOnce(page, roll, taste, habits, again) {
  const place = await spot(page, roll, taste, habits, again);
  if (place) await page.mouse.click(place.x, place.y, { clickCount: taste === "hasty" ? 2 : 1 });
}

/** The same with a finger. Returns what was pressed, so that it can be pressed again. */
export async function tapOnce(page, roll, taste, habits, again) {
  const place = await spot(page, roll, taste, habits, again);
  for (let taps = taste === "hasty" ? 2 : 1; place && taps > 0; taps -= 1) await page.touchscreen.tap(place.x, place.y);
  return place?.id;
}

/** By touch: small or final things are shown by the first tap and done by the second. Waits for a move being sent. */
export async function tapTwice(page, roll, taste, habits, again) {
  const before = await page.evaluate(() => document.querySelector(".prompt")?.dataset.step);
  const id = await tapOnce(page, roll, taste, habits, again);
  const shown = await page.evaluate(async (then) => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
    return (
      document.querySelector(".prompt")?.dataset.step === then &&
      document.querySelector('.table [data-state="legal"], .prompt [data-move]:not([disabled])') !== null
    );
  }, before);
  if (shown) await tapOnce(page, roll, taste, habits, id);
}

/** The same by keyboard alone: arrows to a lit target and Enter, or a digit for a button. */
export async function keyOnce(page, roll, taste) {
  const enter = async (key) => {
    await page.keyboard.press(key);
    if (taste === "hasty") await page.keyboard.press(key);
  };
  if (taste === "passing" && (await page.locator(".prompt [data-move]").count()) > 0)
    return enter(String(await page.locator(".prompt [data-move]").count()));
  if ((await page.locator('.table [data-state="legal"]').count()) === 0) return enter("1");
  const steps = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"];
  for (let n = 0; n <= roll(4); n += 1) await page.keyboard.press(steps[roll(4)]);
  return enter("Enter");
}

/** Acts, and waits for the page's reaction: the next pick, the next decision, or another page. */
export async function act(page, deed, roll, taste, habits) {
  const step = () => document.querySelector(".prompt")?.dataset.step;
  const before = await page.evaluate(step);
  await deed(page, roll, taste, habits);
  // a double click may have undone its own pick: then everything is as before
  await page.waitForFunction(
    ([then, twice]) =>
      document.querySelector(".prompt")?.dataset.step !== then ||
      document.querySelector("dialog[open]") ||
      (twice && document.querySelector('.table [data-state="legal"], .prompt [data-move]:not([disabled])')),
    [before, taste === "hasty"],
    { timeout: PATIENCE, polling: "raf" },
  );
}

/** Confirms the dialog. */
export async function confirm(page) {
  await page.locator("dialog[open] [data-move]").click();
}

/** Undoes the last decision if possible; true if it did. */
async function undo(page, roll, habits) {
  const button = page.locator('.prompt [data-control="UndoButton/prompt-undo"]:enabled:not([aria-disabled])');
  if ((await button.count()) === 0) return false;
  const before = await page.evaluate(() => document.querySelector(".prompt")?.dataset.step);
  if (roll(2) === 0) await page.keyboard.press("u");
  else await button.click({ timeout: 1000 }).catch(() => {}); // another seat may have acted meanwhile
  await page.waitForFunction(
    (then) => document.querySelector(".prompt")?.dataset.step !== then || document.querySelector(".toast[role=alert]"),
    before,
    { timeout: PATIENCE, polling: "raf" },
  );
  if ((await page.locator(".toast[role=alert] button").count()) > 0)
    await page.locator(".toast[role=alert] button").click();
  habits.forget(await page.evaluate(() => document.querySelector(".prompt")?.dataset.step ?? ""));
  return true;
}

/** Controls that show something without playing. */
const LOOKS =
  /^(TopBar\/bar-(rules|help|sound)|HeadTools\/bar-|RulesDrawer\/|SidePanel\/|SeatPanel\/seat-enlarge|SeatStrip\/|JournalList\/|TimeBar\/replay-|Frame\/|PromptBar\/(prompt-hint|prompt-back|prompt-now|tab-moves)|Play\/(moves-title|close)|Advice\/close|[a-z_]+\/)/;
/** Controls of a game's board, which are pressed as soon as they are seen. */
const BOARD = /^[a-z_]+\//;

/** The visible, reachable controls among these. Runs in the page. */
function inSight([pattern, tips, known]) {
  const looks = new RegExp(pattern);
  const reached = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const place = { x: x + width / 2, y: y + height / 2 };
    return width > 0 && element.contains(document.elementFromPoint(place.x, place.y))
      ? { ...place, name: element.dataset.control ?? element.dataset.tip }
      : null;
  };
  const all = [
    ...document.querySelectorAll(
      "[data-control]:not(:disabled, [aria-disabled=true], input, select, a, [data-move], [data-target])",
    ),
  ].filter((element) => looks.test(element.dataset.control) && !known.includes(element.dataset.control));
  return {
    press: all.map(reached).filter((place) => place),
    tips: tips ? [...document.querySelectorAll("[data-tip]")].map(reached).filter((place) => place) : [],
  };
}

/** Presses something, waits for what it shows, and returns to the previous part of the table. */
async function peek(page, roll, { x, y, name }, habits) {
  const [touch, before] = await page.evaluate(() => [
    navigator.maxTouchPoints > 0,
    [...document.querySelectorAll("nav [aria-current], .sheets [aria-pressed=true]")].map(
      (element) => element.dataset.control,
    ),
  ]);
  habits.note(name);
  await answered(page, /\/replay\/\d+/, () => (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)));
  await comeBack(page, roll, before);
}

/** Presses something that is not a move, least pressed first, and points at things. */
async function lookAround(page, roll, habits) {
  const { press, tips } = await page.evaluate(inSight, [LOOKS.source, true, []]);
  const count = ({ name }) =>
    (habits.counts[name] ?? 0) + (/-hint$/.test(name) && habits.counts[name] >= HINTS ? 1000 : 0);
  const least = Math.min(...press.map(count));
  const tip = tips[roll(Math.max(1, tips.length))];
  if (tip) await page.mouse.move(tip.x, tip.y);
  const liked = press.filter((place) => count(place) === least);
  if (liked.length > 0 && least < 1000) await peek(page, roll, liked[roll(liked.length)], habits);
}

/** Presses a control of a board that was never pressed before, if there is one. */
async function lookAtNews(page, roll, habits) {
  const known = [...pressedSoFar(BOARD), ...Object.keys(habits.counts)];
  const { press } = await page.evaluate(inSight, [BOARD.source, false, known]);
  const [fresh] = press;
  if (!fresh) return false;
  await peek(page, roll, fresh, habits);
  return true;
}

/** Waits for the frames that the page needs to draw. */
export async function drawn(page) {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)))),
  );
}

/** Does something, and waits for the answers to the requests it causes. */
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

/** Closes whatever was opened, until the previous part of the table is visible. */
async function comeBack(page, roll, before = []) {
  for (let tries = 0; tries < 8; tries += 1) {
    const open = await page.evaluate((parts) => {
      if (document.querySelector("dialog[open] [data-move]")) return null;
      if (document.querySelector("dialog[open]")) return "dialog";
      if (document.querySelector(".rules")) return "rules";
      if (document.querySelector('[data-control="PromptBar/prompt-now"]')) return "past";
      if (document.querySelector(".side.slide")) return "side";
      if (document.querySelector('[data-control="train_rush/Window/close"]')) return "offer";
      if (document.querySelector(".window.aside")) return "question";
      return (
        parts.find((name) =>
          document.querySelector(`[data-control="${name}"]:not([aria-current], [aria-pressed=true])`),
        ) ?? null
      );
    }, before);
    if (!open) return;
    const ways = {
      dialog: ["dialog[open] header button", "Escape"],
      rules: ['[data-control="RulesDrawer/close"]'],
      past: ['[data-control="PromptBar/prompt-now"]', "Escape"],
      side: ['[data-control="Frame/close"]', "Escape"],
      offer: ['[data-control="train_rush/Window/close"]'],
      question: ['[data-control="train_rush/Window/back-to-question"]'],
    }[open] ?? [`[data-control="${open}"]`];
    const close = open === "dialog" ? await page.locator(ways[0]).first().getAttribute("data-control") : null;
    const way = close && !pressedSoFar(/\/close$/).includes(close) ? ways[0] : ways[roll(ways.length)];
    if (way === "Escape") await page.keyboard.press(way);
    else await page.locator(way).first().click();
    await drawn(page);
  }
  throw new Error("found no way back to the table");
}

/** Presses everything that was new in this game and was passed over. */
async function payDebts(page, deed, habits) {
  couldPress(habits.owed.keys());
  const [, id] = /\/table\/(\w+)/.exec(page.url());
  const { origin } = new URL(page.url());
  const record = await (await page.request.get(`${origin}/api/tables/${id}/record`)).text();
  for (const [name, debt] of habits.owed) {
    for (let tries = 0; !wasPressed(name); tries += 1) {
      if (tries === 3) throw new Error(`${name} could not be pressed again: ${await stuck(page)}`);
      await payDebt(page, deed, { origin, record, ...debt });
    }
  }
  await page.goto(`${origin}/table/${id}`);
  await attention(page);
}

/** Opens a new table at the decision where the thing could be pressed, and presses it. */
async function payDebt(page, deed, { origin, record, number, path, id }) {
  const answer = await page.request.post(`${origin}/api/tables/from-record`, {
    headers: { "X-Fajrant": "1", Origin: origin },
    data: { record, number },
  });
  await page.goto(`${origin}/table/${(await answer.json()).id}`);
  if ((await attention(page)) === "hand over") await uncover(page);
  for (const step of [...path, id]) {
    await attention(page);
    await drawn(page); // nothing is pressed while the table is laid out
    await deed(page, () => 0, "rare", undefined, step);
  }
  await drawn(page);
  if ((await page.locator("dialog[open] [data-move]").count()) > 0) await confirm(page);
}

/**
 * Plays until the game is over and its result is shown; returns the number of actions. The player shows one
 * temperament at a time. In a `storm` commands may get lost, so the player only waits for the next possible action.
 */
export async function playOut(
  page,
  { deed = clickOnce, seed = 1, most = 2000, until = () => false, tempers = ["rare"], storm = false } = {},
) {
  const roll = dice(seed);
  const habits = new Habits();
  const looks = deed !== keyOnce && !storm;
  let asked = false;
  let undone = 0;
  for (let done = 0; done < most; done += 1) {
    const what = await (storm ? attentionInStorm : attention)(page);
    const temper = tempers[roll(tempers.length)];
    if (what === "over" && !asked && !tempers.includes("hasty"))
      throw new Error("the result opened before anybody asked for it");
    if (what === "over" && looks) await payDebts(page, deed, habits);
    if (what === "over" || (await until(done))) return done;
    asked = what === "ended" || what === "read";
    if (what === "confirm") await confirm(page);
    else if (what === "hand over") await uncover(page);
    else if (what === "ended") await page.locator(".prompt .to-result").click();
    else if (what === "refused") await page.locator(".toast[role=alert] button").click();
    else if (looks && (await lookAtNews(page, roll, habits))) continue;
    else if (what === "read") await page.locator(".scoring .go-on").click();
    else if (temper === "looking" && roll(4) === 0) await lookAround(page, roll, habits);
    else if (temper === "undoing" && undone < UNDONE && roll(2) === 0 && (await undo(page, roll, habits))) undone += 1;
    else if (storm) await deed(page, roll, temper, habits);
    else await act(page, deed, roll, temper === "passing" && roll(2) === 0 ? "rare" : temper, habits);
  }
  throw new Error("the game does not end");
}

export async function uncover(page) {
  await page.locator(".hold").focus();
  await page.keyboard.press("Enter");
}

/** Resizes the window and waits for the layout; parts that measure themselves need one more frame. */
export async function resize(page, width, height) {
  await page.setViewportSize({ width, height });
  await drawn(page);
}

/** Moves fingers on the screen from some points to others. */
export async function fingers(page, from, to) {
  const hand = await page.context().newCDPSession(page);
  const touch = (type, touchPoints) => hand.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", from);
  for (let step = 1; step <= 8; step += 1) {
    await touch(
      "touchMove",
      from.map(({ x, y }, index) => ({ x: x + ((to[index].x - x) * step) / 8, y: y + ((to[index].y - y) * step) / 8 })),
    );
  }
  await touch("touchEnd", []);
}
