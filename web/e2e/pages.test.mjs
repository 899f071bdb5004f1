import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe } from "node:test";
import { gzipSync } from "node:zlib";

import { assertAccessible } from "./axe.mjs";
import { BOT, FETCHED_AHEAD, houseForTests, LAPTOP, ME, PHONE, TABLET } from "./house.mjs";
import { act, attention, clickOnce, confirm, dice, playOut, resize, uncover } from "./player.mjs";

const house = houseForTests();

house.test("two clicks from the start page to a game against bots", async () => {
  const page = await house.visitor();
  await page.goto(house.address);
  await page.getByRole("button", { name: /^Play now: Coal Baron: The Great/ }).click();
  await page.waitForURL(/\/table\/\w+$/);
  assert.equal(await attention(page), "asked");
});

house.test("the start page needs at most 70 kB of scripts", async () => {
  const page = await (await fetch(house.address)).text();
  const links = page.matchAll(/<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)"/g);
  const scripts = [...new Set([...links].map(([, path]) => path))];
  assert.ok(scripts.length > 2);
  const sizes = await Promise.all(
    scripts.map(async (path) => gzipSync(await (await fetch(house.address + path)).text(), { level: 9 }).length),
  );
  const all = sizes.reduce((sum, size) => sum + size, 0);
  assert.ok(all <= 70_000, `${all} bytes, gzipped`);
});

house.test("a spectator sees no hand and cannot move", async () => {
  const page = await house.visitor();
  const guest = await house.visitor();
  const id = await house.sitDown(page, [ME, BOT]);
  await attention(page);
  await guest.goto(`${house.address}/table/${id}`);
  await guest.getByText(/You are watching/).waitFor();
  assert.equal(await guest.locator('[data-state="legal"], [data-move]').count(), 0);
});

house.test("a shared device: the table is covered between turns", async () => {
  const page = await house.visitor();
  await house.sitDown(page, [ME, { kind: "hotseat", name: "Bartek" }]);
  assert.equal(await attention(page), "hand over");
  assert.equal(await page.locator(".table").count(), 0);
  await assertAccessible(page, "the hand-over screen");
  const first = await page.locator("#hand-title").textContent();
  await uncover(page);
  await playOut(page, { seed: 6, until: async (done) => done > 0 && (await page.locator(".hold").count()) > 0 });
  assert.notEqual(await page.locator("#hand-title").textContent(), first);
  assert.equal(await page.locator(".table").count(), 0);
});

house.test("a stuck table says so, and its record can be downloaded", async () => {
  const page = await house.visitor();
  const id = await house.sitDown(page, [ME, BOT]);
  await attention(page);
  await page.goto("about:blank"); // no page needs the server
  await house.stopServer();
  house.changeDatabase(
    `UPDATE deeds SET outcome = replace(outcome, '"rules":[1]', '"rules":[999]') WHERE table_id = '${id}'`,
  );
  await house.startServer();
  await page.goto(`${house.address}/table/${id}`);
  await page.getByRole("heading", { name: "This game cannot be continued" }).waitFor();
  await assertAccessible(page, "a table that cannot go on");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Record" }).click(),
  ]);
  assert.match(readFileSync(await download.path(), "utf8"), /^coal_baron_cards 1 /);
  await page.goto(house.address);
  await page.getByText("Old rules").waitFor();
});

house.test("undo takes a placement back", async () => {
  const page = await house.visitor();
  await house.sitDown(page, [ME, { kind: "hotseat", name: "Bartek" }]);
  await attention(page);
  await uncover(page);
  await attention(page);
  const prompt = page.locator(".prompt .say b");
  const before = await prompt.textContent();
  await page.locator('[data-target*="zone:wild"][data-state="legal"]').click();
  await page.locator('[data-control="UndoButton/prompt-undo"]:enabled:not([aria-disabled])').waitFor();
  await page.keyboard.press("u");
  await page.waitForFunction((text) => document.querySelector(".prompt .say b")?.textContent === text, before);
});

house.test("passing asks for confirmation while there is something else to do", async () => {
  const page = await house.visitor();
  await house.sitDown(page, [ME, BOT]);
  await attention(page);
  await page.locator('.prompt [data-move="pass"]').click();
  await page.getByRole("button", { name: "Keep playing" }).click();
  assert.equal(await attention(page), "asked");
  await page.locator('.prompt [data-move="pass"]').click();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  assert.equal(await attention(page), "asked");
  await page.locator('.prompt [data-move="pass"]').click();
  assert.equal(await attention(page), "confirm");
  await confirm(page);
  await page.getByRole("log").getByText("Ania passes").waitFor();
});

house.test("the server is killed and comes back: the table reports it, locks, and continues", async () => {
  const page = await house.visitor();
  await house.sitDown(page, [ME, BOT]);
  await attention(page);
  const failed = /WebSocket connection to .* failed: .*net::ERR_CONNECTION_(REFUSED|RESET)/;
  house.announce(page, new RegExp(`^console error .*${failed.source}`));
  house.allow(page, FETCHED_AHEAD); // and font files that were not needed before
  const attempt = page.waitForEvent("console", { predicate: (message) => failed.test(message.text()) });
  attempt.catch(() => {}); // it is awaited below; if something else fails before, that is what is reported
  await house.stopServer();
  await page.getByText(/Connection lost/).waitFor();
  assert.equal(await page.locator('[data-state="legal"]').count(), 0);
  await attempt; // the server stays away until the page has tried to reconnect
  await house.startServer();
  await page
    .getByRole("button", { name: /Try now/ })
    .click({ timeout: 3000 })
    .catch(() => {});
  assert.equal(await attention(page), "asked");
  await act(page, clickOnce, dice(1));
});

house.test("a line of the journal shows the table as it was then", async () => {
  const page = await house.visitor();
  await house.comeLate(page, 2, 30, { roll: dice(3) });
  await attention(page);
  await uncover(page);
  await attention(page);
  const lit = await page.locator('.table [data-state="legal"]').count();
  const line = page.getByRole("log").getByRole("button").nth(4);
  await line.hover();
  await page.locator(".table [data-pointed]").first().waitFor();
  await line.click();
  await page.getByText(/You are looking at decision \d+ of 30/).waitFor();
  assert.equal(await page.locator('.table [data-state="legal"]').count(), 0);
  await assertAccessible(page, "the table as it was");
  await page.keyboard.press("Escape");
  await page.waitForFunction((count) => document.querySelectorAll('.table [data-state="legal"]').length === count, lit);
});

house.test("a hint lights the expert's move and gives reasons, and can be played", async () => {
  const page = await house.visitor();
  await house.sitDown(page, [ME, BOT]);
  await attention(page);
  const before = await page.locator(".prompt").getAttribute("data-step");
  await page.keyboard.press("h");
  const advice = page.getByRole("region", { name: "Hint" });
  await advice.getByText(/^Best: .* to win\.$/).waitFor();
  assert.equal(await page.locator('.table [data-advised][data-state="legal"]').count(), 1);
  await assertAccessible(page, "a hint");
  await advice.getByRole("button", { name: "Play it" }).click();
  await page.waitForFunction((then) => document.querySelector(".prompt")?.dataset.step !== then, before);
  assert.equal(await advice.count(), 0);
});

house.test("a click on a seat enlarges that player's board", async () => {
  const page = await house.visitor();
  await house.sitDown(page, [ME, BOT]);
  await attention(page);
  await page.getByRole("button", { name: "Robot" }).click();
  await page.getByRole("dialog").getByText("Loading docks").waitFor();
  await assertAccessible(page, "another player's board");
  await page.keyboard.press("Escape");
  assert.equal(await attention(page), "asked");
});

/** Elements that are outside, overlap or spill over. Runs in the page. */
function misplaced() {
  const box = (element) => element.getBoundingClientRect();
  const table = document.querySelector(".table");
  const parts = [...document.querySelectorAll(".table .zone, .table .box")];
  const outside = parts.filter(
    (part) => box(part).bottom > box(table).bottom + 1 || box(part).right > box(table).right + 1,
  );
  const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const overlapping = parts.flatMap((part, index) =>
    parts
      .slice(index + 1)
      .filter((other) => over(box(part), box(other)))
      .map((other) => `${part.className} and ${other.className}`),
  );
  // the content of a panel stays inside it
  const spilt = parts.flatMap((part) =>
    [...part.querySelectorAll("li, dl, h3, h4, .gone")]
      .filter((inner) => box(inner).bottom > box(part).bottom + 1)
      .map((inner) => `${inner.className || inner.tagName} out of ${part.className}`),
  );
  return {
    scrolls: document.documentElement.scrollHeight > innerHeight,
    outside: outside.map((part) => part.className),
    overlapping,
    spilt,
  };
}

house.test("late in a game, everything is in its place", async () => {
  const page = await house.visitor();
  await house.comeLate(page, 4, 150, { seed: 5, roll: dice(9) });
  await attention(page);
  await uncover(page);
  await attention(page);
  for (const [width, height] of [
    [1440, 900],
    [1440, 760],
    [1280, 720],
    [1920, 950],
    [1024, 768],
    [768, 1024],
  ]) {
    await resize(page, width, height);
    assert.deepEqual(
      await page.evaluate(misplaced),
      { scrolls: false, outside: [], overlapping: [], spilt: [] },
      `${width}×${height}`,
    );
  }
});

house.test("a table is playable and has a heading before the list of games has come", async () => {
  const page = await house.visitor();
  let answer;
  const asked = new Promise((resolve) => (answer = resolve));
  await page.route("**/api/games", async (route) => {
    await asked;
    await route.continue();
  });
  await house.sitDown(page, [ME, BOT]);
  assert.equal(await attention(page), "asked");
  await page.getByRole("heading", { level: 1, name: "Fajrant" }).waitFor({ state: "attached" });
  await assertAccessible(page, "a table without its title");
  answer();
  await page.getByRole("heading", { level: 1, name: /Coal Baron/ }).waitFor();
});

describe("every page, in both languages, themes and sizes", () => {
  for (const [lang, theme, size] of [
    ["en", "day", LAPTOP],
    ["pl", "night", LAPTOP],
    ["pl", "day", PHONE],
    ["en", "night", PHONE],
    ["pl", "day", TABLET],
  ]) {
    house.test(`${lang} ${theme} ${size.width}`, async () => {
      const where = `(${lang}, ${theme}, ${size.width})`;
      const page = await house.visitor({ lang, theme, size });
      await page.goto(house.address);
      await page.getByRole("article").first().getByRole("button").first().waitFor();
      await assertAccessible(page, `the start page ${where}`);
      await page.getByRole("article").first().getByRole("button").nth(1).click();
      await page.getByRole("dialog").waitFor();
      await assertAccessible(page, `the new table ${where}`);
      await house.sitDown(page, [ME, BOT, { ...BOT, name: "Robot 2" }]);
      assert.equal(await attention(page), "asked");
      await assertAccessible(page, `the table ${where}`);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), size.width);
      await page.keyboard.press("?");
      await page.getByRole("dialog").waitFor();
      await assertAccessible(page, `the help ${where}`);
      await page.keyboard.press("Escape");
      await page.locator(".topbar button").first().click();
      await page.locator(".rules article h3").first().waitFor();
      await assertAccessible(page, `the rules ${where}`);
      house.announce(page, /^404 GET .*\/api\/tables\/none$/);
      await page.goto(`${house.address}/table/none`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await assertAccessible(page, `the missing table ${where}`);
    });
  }
});
