/** The whole product as static files: the house is in the browser, and no request leaves it. */

import assert from "node:assert/strict";

import { assertAccessible } from "./axe.mjs";
import { endOfGame, houseForTests, PHONE, STEAM } from "./house.mjs";
import { attention, keyOnce, playOut } from "./player.mjs";
import { StaticHouse } from "./static.mjs";

const house = houseForTests(new StaticHouse());
const valuesOf = (options) => options.map(({ value }) => value);
const control = (page, name) => page.locator(`[data-control="${name}"]`);

/** The record of a game that has nearly ended. */
function lateGame(decisions) {
  const lines = endOfGame(STEAM, decisions + 1)
    .trimEnd()
    .split("\n");
  return lines.slice(0, -decisions).join("\n");
}

house.test("against bots: a table survives a reload, and its game is played to the end", async () => {
  const page = await house.visitor();
  await page.goto(house.address);
  await control(page, "OpenRecord/record-open 2").setInputFiles({
    name: "late.txt",
    mimeType: "text/plain",
    buffer: Buffer.from(lateGame(12)),
  });
  await attention(page);
  const table = page.url();
  assert.match(table, /\/some\/place\/#\/table\/\w+$/);
  await control(page, "TopBar/people-title").click();
  await control(page, "SeatActions/seat-resign").last().click();
  await control(page, "SeatActions/seat-return").waitFor();
  await page.keyboard.press("Escape");
  await playOut(page, { deed: keyOnce, seed: 1, until: (done) => done === 2 });
  await page.reload();
  await playOut(page, { deed: keyOnce, seed: 2 });
  assert.equal(page.url(), table);
  await page.locator(".podium li").first().waitFor();
  assert.deepEqual(
    house.asked.filter((path) => /api/.test(path)),
    [],
  );
});

house.test("what needs a server is not offered, and a copy brings all tables to another browser", async () => {
  const page = await house.visitor();
  await page.goto(house.address);
  await control(page, "Hero/home-invite").click();
  await page.getByRole("dialog").locator("select.kind").last().waitFor();
  assert.deepEqual(await page.locator("select.kind").last().locator("option").evaluateAll(valuesOf), [
    "hotseat",
    "bot",
  ]);
  await control(page, "NewTable/new-open_table").click();
  await attention(page);
  await page.goBack();
  await control(page, "HeadTools/bar-settings").click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    control(page, "ThisDevice/device-copy").click(),
  ]);
  const copy = await download.path();

  const other = await house.visitor({ lang: "pl", size: PHONE });
  await other.goto(house.address);
  await control(other, "HeadTools/bar-settings").click();
  const [chooser] = await Promise.all([
    other.waitForEvent("filechooser"),
    control(other, "ThisDevice/device-restore").click(),
  ]);
  await chooser.setFiles(copy);
  await other.getByText("Wczytano 1 stół.").waitFor();
  await assertAccessible(other, "the settings of a device");
});

house.test("a second tab waits for the first or takes over, and nothing is played twice", async () => {
  const first = await house.visitor();
  await first.goto(house.address);
  await control(first, "GamePoster/home-play_now").first().click();
  await attention(first);
  const table = first.url();
  const second = await first.context().newPage();
  await second.goto(house.address);
  await second.getByText("Fajrant is open in another tab").waitFor();
  await assertAccessible(second, "a second tab");
  await control(second, "Starting/starting-here").click();
  await second.goto(table);
  await attention(second);
  await first.getByText("Fajrant is open in another tab").waitFor();
  await playOut(second, { deed: keyOnce, seed: 3, until: (done) => done === 1 });
  await second.close();
  await first.getByText("Fajrant is open in another tab").waitFor({ state: "detached" });
  await attention(first);
});
