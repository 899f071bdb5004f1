import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { assertAccessible } from "./axe.mjs";
import { BOT, ME, openHouse, PHONE } from "./house.mjs";
import { act, attention, clickOnce, dice, keyOnce, playOut, tapOnce } from "./player.mjs";

let house;
before(async () => (house = await openHouse()));
after(() => house?.close());

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
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.waitForURL((url) => url.pathname !== `/table/${id}/replay`);
  assert.equal(await attention(page), "hand over");
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
