/** Links with a whole record in them, as the lab's reports have them. */

import assert from "node:assert/strict";
import { deflateRawSync } from "node:zlib";

import { assertAccessible } from "./axe.mjs";
import { DWERGAR, houseForTests, PHONE, recordOfBots } from "./house.mjs";

const house = houseForTests();
const link = (record) => `${house.address}/#/record/${deflateRawSync(record).toString("base64url")}`;

for (const [lang, title, open] of [
  ["en", "A game to look at", "Open the game"],
  ["pl", "Partia do obejrzenia", "Otwórz partię"],
]) {
  house.test(`a link with a record opens its replay: ${lang}`, async () => {
    const page = await house.visitor({ lang });
    await page.goto(link(recordOfBots(DWERGAR, 2)));
    await page.getByRole("heading", { name: title }).waitFor();
    await assertAccessible(page, "the page of a record in a link");
    await page.getByRole("button", { name: open }).click();
    await page.waitForURL(/\/table\/\w+\/replay$/);
  });
}

house.test("a damaged link is answered with advice, and a record that is none with its mistake", async () => {
  const page = await house.visitor({ size: PHONE });
  const whole = link(recordOfBots(DWERGAR, 2));
  await page.goto(whole.slice(0, -40));
  await page.getByRole("heading", { name: "This link is damaged" }).waitFor();
  await assertAccessible(page, "the page of a damaged link");
  await page.getByRole("link", { name: "Go to the start page", exact: true }).click();
  await page.waitForURL(`${house.address}/`);
  await page.goto(link("dwergar 1   seats A B   seed three"));
  house.announce(page, /400/);
  await page.getByRole("button", { name: "Open the game" }).click();
  await page.getByRole("alert").waitFor();
  assert.equal(await page.getByRole("button", { name: "Open the game" }).count(), 1);
});
