import assert from "node:assert/strict";

import {
  BARON,
  BOT,
  CARDS,
  DWERGAR,
  GAMES,
  houseForTests,
  LOW_LAPTOP,
  ME,
  PHONE,
  recordOfBots,
  RUSH,
  STEAM,
} from "./house.mjs";
import { smallTargets, smallTexts } from "./legible.mjs";
import { attention, fingers, playOut, tapOnce, tapTwice } from "./player.mjs";
import { steady } from "./steady.mjs";

const house = houseForTests();

const UPRIGHT_TABLET = { width: 820, height: 1180 };
const PHONE_ON_ITS_SIDE = { width: 844, height: 390 };
/** Places on a map, which lie closer together than a finger is wide. The map can be zoomed. */
const ON_A_MAP = / (node|zone|city|hex):/;
const MANY = 24; // decisions: the first rounds of any game

const tapIn = (game) => (game === STEAM ? tapTwice : tapOnce);
const optionsOf = (game) => (game === RUSH ? { heroes: "random" } : {});

/** How far the table is zoomed in. */
const zoomOf = (page) =>
  page.locator(".table").evaluate((table) => Number(getComputedStyle(table).getPropertyValue("--zoom")));

/** The middle of a space on Coal Baron's board, in pixels of the window. */
async function spaceAt(page, id) {
  const { x, y, width, height } = await page.locator(`[data-target~="space:${id}"]`).first().boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

/** A point of the table where nothing can be pressed. Runs in the page. */
function freePoint() {
  const { left, top, right, bottom } = document.querySelector(".table").getBoundingClientRect();
  for (let y = top + 60; y < bottom; y += 7)
    for (let x = left + 80; x < right; x += 7)
      if (!document.elementFromPoint(x, y).closest('[data-target], button, [role="button"]')) return { x, y };
  return null;
}

house.test("a table zooms by wheel, drag and keys, and keeps its zoom for each game", async () => {
  const page = await house.visitor();
  await house.sitDown(page, [ME, BOT], { game: BARON });
  await attention(page);
  const before = await spaceAt(page, "bank");
  await page.mouse.move(before.x, before.y);
  for (let turn = 0; turn < 4; turn += 1) await page.mouse.wheel(0, -100);
  await page.waitForFunction(() => document.querySelector(".table").style.getPropertyValue("--zoom") > 2);
  assert.ok(distance(before, await spaceAt(page, "bank")) < 12, "the point under the pointer stays in place");
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 1440, "the page itself stays as it is");
  const free = await page.evaluate(freePoint);
  await page.mouse.move(free.x, free.y);
  const held = await spaceAt(page, "bank");
  await page.mouse.down();
  await page.mouse.move(free.x - 60, free.y - 40, { steps: 4 });
  await page.mouse.up();
  assert.ok(distance({ x: held.x - 60, y: held.y - 40 }, await spaceAt(page, "bank")) < 3, "it goes with the mouse");

  const zoom = await zoomOf(page);
  await page.keyboard.press("-");
  assert.ok((await zoomOf(page)) < zoom);
  await page.keyboard.press("+");
  assert.ok(Math.abs((await zoomOf(page)) - zoom) < 0.01);
  await page.reload();
  await attention(page);
  assert.ok(Math.abs((await zoomOf(page)) - zoom) < 0.01, "the table of this game is as large as before");
  await page.getByRole("button", { name: /^Show the whole table/ }).click();
  assert.equal(await zoomOf(page), 1);
  assert.ok(distance(before, await spaceAt(page, "bank")) < 1, "everything is as before");
  await page.keyboard.press("+");
  await page.keyboard.press("0");
  assert.equal(await zoomOf(page), 1);

  await page.keyboard.press("+");
  await house.sitDown(page, [ME, BOT], { game: DWERGAR });
  await attention(page);
  assert.equal(await zoomOf(page), 1, "another game has its own zoom");
});

house.test("on a tablet two fingers zoom the table, and a tap still plays", async () => {
  const page = await house.visitor({ size: UPRIGHT_TABLET });
  await house.sitDown(page, [ME, BOT], { game: BARON });
  await attention(page);
  const middle = { x: 410, y: 700 };
  const apart = (by) => [
    { x: middle.x - by, y: middle.y },
    { x: middle.x + by, y: middle.y },
  ];
  await fingers(page, apart(60), apart(120));
  const zoom = await zoomOf(page);
  assert.ok(Math.abs(zoom - 2) < 0.1, `two fingers: ${zoom}`);
  let done = 0;
  await playOut(page, { deed: tapOnce, seed: 2, until: async () => ++done > 6 });
  assert.equal(await zoomOf(page), zoom);
  await fingers(page, apart(120), apart(40));
  assert.equal(await zoomOf(page), 1);
});

for (const game of GAMES) {
  house.test(`${game} on an upright tablet: everything can be read and touched, nothing is cut`, async () => {
    const page = await house.visitor({ size: UPRIGHT_TABLET });
    await house.sitDown(page, [ME, BOT, { ...BOT, name: "Robot 2" }], { game, options: optionsOf(game), seed: 11 });
    let done = 0;
    await playOut(page, {
      deed: tapIn(game),
      seed: 5,
      tempers: ["rare"],
      until: steady(page, async () => {
        assert.deepEqual(await smallTexts(page), []);
        const small = await smallTargets(page);
        assert.deepEqual(
          small.filter((target) => !ON_A_MAP.test(target)),
          [],
        );
        assert.deepEqual(await page.evaluate(beyond), []);
        return ++done > MANY;
      }),
    });
  });

  house.test(`${game} on a phone on its side: the board lies beside the prompt and can be read`, async () => {
    const page = await house.visitor({ size: PHONE_ON_ITS_SIDE });
    await house.sitDown(page, [ME, BOT, { ...BOT, name: "Robot 2" }], { game, options: optionsOf(game), seed: 11 });
    await attention(page);
    const [table, prompt] = [await page.locator(".table").boundingBox(), await page.locator(".prompt").boundingBox()];
    assert.ok(table.width > 480 && table.height > 330, `the board has ${table.width}×${table.height}`);
    assert.ok(prompt.x >= table.x + table.width, "the prompt is on the right of the board");
    let done = 0;
    await playOut(page, {
      deed: tapIn(game),
      seed: 6,
      tempers: ["rare"],
      until: steady(page, async () => {
        assert.deepEqual(await smallTexts(page), []);
        assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), PHONE_ON_ITS_SIDE.width);
        return ++done > MANY;
      }),
    });
  });
}

/**
 * Notes, in every frame, where the prompt and its tools are and how much of the board is drawn. Every look at the clock
 * takes long, so that each piece is as slow as on a slow phone, however fast or busy this machine is. Runs in the page.
 */
function watchDrawing() {
  const now = performance.now.bind(performance);
  let late = 0;
  performance.now = () => now() + (late += 10);
  const seen = { places: [], drawn: [], shift: 0 };
  globalThis.seenWhileDrawn = seen;
  new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (seen.shift += value))).observe({
    type: "layout-shift",
  });
  const look = () => {
    const frame = document.querySelector(".frame");
    if (frame) {
      const parts = [...frame.querySelectorAll(".strip, .story, .prompt, .tools button, nav button, .table, .room")];
      const places = parts.map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join();
      });
      seen.places.push(places.join(" "));
      seen.drawn.push(frame.querySelectorAll(".table *").length);
      if (frame.ariaBusy === "false") return;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

for (const game of GAMES) {
  house.test(`${game} on a slow phone: the board is drawn piece by piece, and nothing moves`, async () => {
    const page = await house.visitor({ size: PHONE });
    const { id } = await house.open(page, [ME, BOT, { ...BOT, name: "Robot 2" }], 11, game, optionsOf(game));
    await page.addInitScript(watchDrawing);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
    await page.goto(`${house.address}/table/${id}`);
    await attention(page);
    const { places, drawn, shift } = await page.evaluate(() => globalThis.seenWhileDrawn);
    assert.deepEqual([...new Set(places)], [places[0]], "bars and tools stay where they are");
    assert.ok(shift < 0.01, `shifted by ${shift}`);
    assert.deepEqual(
      drawn,
      [...drawn].sort((a, b) => a - b),
      "nothing is drawn and taken away",
    );
    assert.ok(new Set(drawn).size > 3, `drawn in pieces: ${drawn}`);
  });
}

/** Opens the record of a game of bots after this many decisions, on the seat that is asked. */
async function amid(page, game, number) {
  await page.goto(house.address);
  const record = recordOfBots(game, 3, 5);
  const names = ["Wawrzyniec", "Bożydar", "Zuzanna"];
  const seats = (mine) =>
    names.map((name, seat) => (seat === mine ? { kind: "me", name } : { kind: "bot", level: "greedy", name }));
  const asked = (await house.command(page, "/tables/from-record", { record, number })).moments.find(
    ({ moves }) => moves.length > 0,
  );
  const table = await house.command(page, "/tables/from-record", { record, number, seats: seats(asked.seat) });
  await page.goto(`${house.address}/table/${table.id}`);
  await attention(page);
}

/** The texts of these elements that do not fit into them. Runs in the page. */
const cutOff = (elements) =>
  elements
    .filter((part) => part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1)
    .map((part) => part.textContent.trim());

house.test("in a low window, the prompt tells all that it has to tell, beside its buttons", async () => {
  const page = await house.visitor({ size: LOW_LAPTOP, lang: "pl" });
  await amid(page, DWERGAR, 150); // the window of an action, with two buttons
  assert.deepEqual(await page.locator(".prompt .say").evaluateAll(cutOff), []);
  await amid(page, CARDS, 87); // mining
  assert.deepEqual(await page.locator(".prompt .say").evaluateAll(cutOff), []);
});

house.test("names of players and forecasts are not cut off", async () => {
  const page = await house.visitor({ size: LOW_LAPTOP, lang: "pl" });
  await amid(page, BARON, 150);
  assert.deepEqual(await page.locator(".seat-panel .open").evaluateAll(cutOff), []);
  const phone = await house.visitor({ size: PHONE_ON_ITS_SIDE, lang: "pl" });
  await amid(phone, RUSH, 150);
  assert.equal(await phone.locator(".strip .bare").count(), 3);
  assert.deepEqual(await phone.locator(".strip small").evaluateAll(cutOff), []);
});

house.test("the names of Train Rush's action areas stand beside each other", async () => {
  const page = await house.visitor({ lang: "pl" });
  await amid(page, RUSH, 150);
  const boxes = await page
    .locator(".areas b")
    .evaluateAll((names) =>
      names.map((name) => [name, name.parentElement].map((part) => part.getBoundingClientRect())),
    );
  for (const [name, area] of boxes) assert.ok(name.left > area.left - 1 && name.right < area.right + 1);
});

/** The parts of the table that stick out of it. Runs in the page. */
function beyond() {
  const room = document.querySelector(".table").getBoundingClientRect();
  return [...document.querySelectorAll(".table .sheet *")]
    .filter((part) => {
      const box = part.getBoundingClientRect();
      return box.width > 0 && box.bottom > 0 && (box.right > room.right + 1 || box.left < room.left - 1);
    })
    .filter((part) => !part.closest("svg") && !part.parentElement.closest(".hidden-text"))
    .map((part) => part.className || part.tagName);
}
