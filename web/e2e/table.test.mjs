import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";

import { assertAccessible } from "./axe.mjs";
import { LAPTOP, openHouse, PHONE } from "./house.mjs";
import { act, attention, clickOnce, dice, keyOnce, playOut, tapOnce, uncover } from "./player.mjs";

const ME = { kind: "me", name: "Ania" };
const BOT = { kind: "bot", level: "random", name: "Robot" };

let house;
before(async () => (house = await openHouse()));
after(() => house?.close());

test("two clicks from the start page to a game against bots", async () => {
  const page = await house.visitor();
  await page.goto(house.address);
  await page.getByRole("button", { name: /^Play now: Coal Baron: The Great/ }).click();
  await page.waitForURL(/\/table\/\w+$/);
  assert.equal(await attention(page), "asked");
  await page.context().close();
});

test("a whole game by mouse against a bot, to the score, the replay and the rematch", async () => {
  const page = await house.visitor();
  const id = await house.sitDown(page, [ME, BOT]);
  await playOut(page, { seed: 11 });
  await page.getByRole("heading", { name: /^Fajrant!/ }).waitFor();
  await page.getByRole("rowheader", { name: "Total" }).waitFor();
  await assertAccessible(page, "the end of the game");
  const record = await page.request.get(`${house.address}/api/tables/${id}/record`);
  assert.match(await record.text(), /^coal_baron_cards /);
  await page.getByRole("link", { name: "Replay" }).click();
  const slider = page.getByRole("slider");
  await slider.waitFor();
  const last = Number(await slider.getAttribute("max"));
  await page.locator("body").press("ArrowLeft");
  await page.getByText(`${last - 1} / ${last}`).waitFor();
  await assertAccessible(page, "the replay");
  await page.goto(`${house.address}/table/${id}`);
  await page.getByRole("button", { name: "Rematch" }).click();
  await page.waitForURL((url) => !url.pathname.endsWith(id));
  assert.equal(await attention(page), "asked");
  await page.context().close();
});

test("a whole game by keyboard", async () => {
  const page = await house.visitor({ lang: "pl" });
  await house.sitDown(page, [ME, BOT], { seed: 8 });
  await playOut(page, { deed: keyOnce, seed: 5 });
  await page.getByRole("heading", { name: /^Fajrant!/ }).waitFor();
  await page.context().close();
});

test("a whole game on a phone", async () => {
  const page = await house.visitor({ lang: "pl", size: PHONE });
  await house.sitDown(page, [ME, BOT], { seed: 9 });
  await playOut(page, { deed: tapOnce, seed: 3 });
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), PHONE.width);
  await assertAccessible(page, "the end of the game on a phone");
  await page.context().close();
});

test("two browsers, with a reload in the middle", async () => {
  const ania = await house.visitor();
  const bartek = await house.visitor({ lang: "pl" });
  const id = await house.sitDown(ania, [ME, { kind: "open" }]);
  await ania.getByRole("img", { name: /QR/ }).waitFor();
  await assertAccessible(ania, "the lobby");
  await bartek.goto(`${house.address}/table/${id}`);
  await bartek.getByLabel("Twoje imię").fill("Bartek");
  await bartek.getByRole("button", { name: "Usiądź" }).click();
  await ania.getByText("Bartek").first().waitFor();
  await ania.getByRole("button", { name: "Start the game" }).click();
  const rolls = [dice(2), dice(4)];
  for (let turn = 0; turn < 24; turn += 1) {
    const asked = await Promise.any([ania, bartek].map(async (page) => (await attention(page), page)));
    await act(asked, clickOnce, rolls[asked === ania ? 0 : 1]);
    if (turn === 12) await bartek.reload();
  }
  const lines = async (page) => {
    await page.getByRole("log").waitFor();
    return page.getByRole("log").locator("li").count();
  };
  await bartek.reload();
  assert.ok((await lines(bartek)) > 3);
  await ania.context().close();
  await bartek.context().close();
});

test("a spectator sees no hand and cannot move", async () => {
  const page = await house.visitor();
  const guest = await house.visitor();
  const id = await house.sitDown(page, [ME, BOT]);
  await attention(page);
  await guest.goto(`${house.address}/table/${id}`);
  await guest.getByText(/You are watching/).waitFor();
  assert.equal(await guest.locator('[data-state="legal"], [data-move]').count(), 0);
  await page.context().close();
  await guest.context().close();
});

test("around one screen: the table is covered between turns", async () => {
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
  await page.context().close();
});

test("undo takes a placement back", async () => {
  const page = await house.visitor();
  await house.sitDown(page, [ME, { kind: "hotseat", name: "Bartek" }]);
  await attention(page);
  await uncover(page);
  await attention(page);
  const prompt = page.locator(".prompt .say b");
  const before = await prompt.textContent();
  await page.locator('[data-target*="zone:wild"][data-state="legal"]').click();
  await page.getByRole("button", { name: /Undo/ }).waitFor();
  await page.keyboard.press("u");
  await page.waitForFunction((text) => document.querySelector(".prompt .say b")?.textContent === text, before);
  await page.context().close();
});

test("passing asks twice while there is something else to do", async () => {
  const page = await house.visitor();
  await house.sitDown(page, [ME, BOT]);
  await attention(page);
  await page.locator('.prompt [data-move="pass"]').click();
  await page.getByRole("button", { name: "Keep playing" }).click();
  assert.equal(await attention(page), "asked");
  await page.context().close();
});

test("the server is killed and comes back: the table says so, locks, and goes on", async () => {
  const page = await house.visitor();
  await house.sitDown(page, [ME, BOT]);
  await attention(page);
  await house.stopServer();
  await page.getByText(/Connection lost/).waitFor();
  assert.equal(await page.locator('[data-state="legal"]').count(), 0);
  await house.startServer();
  await page.getByRole("button", { name: /Try now/ }).click({ timeout: 3000 }).catch(() => {});
  assert.equal(await attention(page), "asked");
  await act(page, clickOnce, dice(1));
  await page.context().close();
});

describe("every page, in both languages, lights and sizes", () => {
  for (const [lang, theme, size] of [["en", "day", LAPTOP], ["pl", "night", LAPTOP], ["pl", "day", PHONE], ["en", "night", PHONE]]) {
    test(`${lang} ${theme} ${size.width}`, async () => {
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
      await page.goto(`${house.address}/table/none`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await assertAccessible(page, `the missing table ${where}`);
      await page.context().close();
    });
  }
});
