import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { assertAccessible } from "./axe.mjs";
import { BOT, ME, openHouse, PHONE, RUSH } from "./house.mjs";
import { act, attention, dice, playOut, resize, tapOnce, uncover } from "./player.mjs";

let house;
before(async () => (house = await openHouse()));
after(() => house?.close());

const DEALT = { heroes: "random" };

test("a whole game by mouse against a bot", async () => {
  const page = await house.visitor();
  const id = await house.sitDown(page, [ME, BOT], { game: RUSH, options: DEALT });
  assert.equal(await attention(page), "asked");
  await assertAccessible(page, "the table of Train Rush");
  let windows = 0;
  await playOut(page, {
    seed: 4,
    until: async () => {
      if ((await page.locator(".window").count()) > 0 && windows++ % 40 === 3) await assertAccessible(page, "a window of Train Rush");
      return false;
    },
  });
  assert.ok(windows > 10);
  await page.getByRole("heading", { name: /^Fajrant!/ }).waitFor();
  const record = await page.request.get(`${house.address}/api/tables/${id}/record`);
  assert.match(await record.text(), /^train_rush /);
  await page.context().close();
});

/** At a table around one screen: uncovers it, if somebody else was there before. */
async function sit(page) {
  if ((await attention(page)) !== "hand over") return;
  await uncover(page);
  await attention(page);
}

/** All three parts of a City action could be done now. */
function allParts(view, moves) {
  return view.decision?.point === "city_step" && ["mark", "rent", "contracts"].every((part) => moves.some(({ text }) => text === `city_step ${part}`));
}

test("the parts of a City action in different orders, and back", async () => {
  const page = await house.visitor();
  await house.comeLate(page, 2, 300, { game: RUSH, options: DEALT, seed: 3, roll: dice(7), until: allParts });
  await sit(page);
  const part = (name) => page.locator(`.window [data-target="part:${name}"]`);
  const undo = async () => {
    await page.keyboard.press("u");
    await page.locator('.window [data-target="part:mark"][data-state="legal"]').waitFor();
  };
  // presence first: finishing becomes possible
  assert.equal(await part("finish").getAttribute("data-state"), "off");
  await part("mark").click();
  await page.locator('[data-target="part:finish"][data-state="legal"]').waitFor();
  assert.equal(await part("mark").getAttribute("data-state"), "off");
  await undo();
  // renting first
  await part("rent").click();
  await page.locator(".window .tenant:enabled").first().click();
  await page.locator('[data-target="part:rent"][data-state="off"]').waitFor();
  assert.equal(await part("mark").getAttribute("data-state"), "legal");
  await page.keyboard.press("u");
  await page.locator(".window .tenant:enabled").first().waitFor();
  await undo();
  // contracts first, by keyboard: which one and which goods are asked only where there is a choice
  await part("contracts").press("Enter");
  const next = page.locator(':is(.window [data-target^="size:"], .train [data-target^="slot:"])[data-state="legal"], .window [data-target="part:contracts"][data-state="off"]').first();
  for (;;) {
    await next.waitFor();
    if ((await next.getAttribute("data-state")) === "off") break;
    await act(page, () => next.press("Enter"));
  }
  assert.equal(await part("mark").getAttribute("data-state"), "legal");
  await page.context().close();
});

test("on a phone: everything is as large as a thumb, and the page does not move sideways", async () => {
  const page = await house.visitor({ lang: "pl", size: PHONE, theme: "night" });
  await house.sitDown(page, [ME, BOT], { seed: 9, game: RUSH });
  const small = new Set();
  await playOut(page, {
    deed: tapOnce,
    seed: 3,
    until: async (done) => {
      if (done === 3 || done === 40) await assertAccessible(page, "Train Rush on a phone");
      // what has just left the page has no size
      const found = await page.locator('.table [data-state="legal"]').evaluateAll((lit) =>
        lit.map((one) => ({ name: one.getAttribute("aria-label"), box: one.getBoundingClientRect() })).filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < 43.5).map(({ name, box }) => `${name} (${Math.round(box.width)}×${Math.round(box.height)})`),
      );
      for (const name of found) small.add(name);
      return done >= 90;
    },
  });
  assert.deepEqual([...small], [], "too small for a thumb");
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), PHONE.width);
  await page.context().close();
});

const SIZES = [[1440, 900], [1440, 760], [1280, 720], [1920, 950], [1024, 768]];

/** What is not where it should be. Runs in the page. */
function misplaced() {
  const box = (one) => one.getBoundingClientRect();
  const table = box(document.querySelector(".table"));
  const parts = [...document.querySelectorAll(".table :is(.map, .train, .box, .stock)")];
  const outside = parts.filter((one) => box(one).bottom > table.bottom + 1 || box(one).right > table.right + 1).map((one) => one.className);
  const spilt = parts.flatMap((one) =>
    [...one.querySelectorAll("h3, li, .cell, .tile, .row, .bar")]
      .filter((inner) => !inner.closest(".heroes") && (box(inner).bottom > box(one).bottom + 1 || box(inner).right > box(one).right + 1))
      .map((inner) => `“${inner.textContent.trim().slice(0, 30)}” out of ${one.className}`),
  );
  return { scrolls: document.documentElement.scrollHeight > innerHeight, outside, spilt };
}

test("late in a game of four everything has its place", async () => {
  const page = await house.visitor({ lang: "pl" });
  const late = ({ round, decision }) => round >= 6 && decision?.point === "movement_step";
  await house.comeLate(page, 4, 900, { game: RUSH, options: DEALT, seed: 5, roll: dice(9), until: late });
  await sit(page);
  for (const [width, height] of SIZES) {
    await resize(page, width, height);
    assert.deepEqual(await page.evaluate(misplaced), { scrolls: false, outside: [], spilt: [] }, `${width}×${height}`);
  }
  await assertAccessible(page, "Train Rush late in the game");
  await page.context().close();
});
