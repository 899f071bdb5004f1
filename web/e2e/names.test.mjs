/** Names of bots, points so far and the forecast, and sounds. */

import assert from "node:assert/strict";

import { houseForTests, ME, PHONE, RUSH } from "./house.mjs";
import { attention } from "./player.mjs";

const house = houseForTests();
const press = (page, name) => page.locator(`[data-control="${name}"]`).first().click();
const UNNAMED = { kind: "bot", level: "random" };

house.test("bots have names of people, with their level beside them", async () => {
  const page = await house.visitor();
  await house.sitDown(page, [ME, UNNAMED, UNNAMED]);
  await page.locator(".seat-panel").first().waitFor();
  const names = await page.locator(".seat-panel .open").allTextContents();
  assert.equal(new Set(names).size, 3);
  assert.ok(
    names.every((name) => /^\p{Lu}\p{Ll}+$/u.test(name)),
    names.join(),
  );
  const tags = await page.locator(".seat-panel .tag:has(svg)").allTextContents();
  assert.deepEqual(
    tags.map((tag) => tag.trim()),
    ["bot, random", "bot, random"],
  );
  await page.reload();
  await page.locator(".seat-panel").first().waitFor();
  assert.deepEqual(await page.locator(".seat-panel .open").allTextContents(), names);
});

house.test("the large number is what was scored, and the forecast is labelled", async () => {
  const page = await house.visitor();
  const id = await house.sitDown(page, [ME, UNNAMED], { game: RUSH, seed: 9 });
  await attention(page);
  const { moments } = await house.read(page, `/tables/${id}`);
  const panel = page.locator(".seat-panel .points").first();
  await panel.waitFor();
  const [scored, forecast] = [moments[0].scored[0], moments[0].scores[0]];
  assert.match(await panel.textContent(), new RegExp(`Points scored so far:\\s*${scored}`));
  assert.match(await panel.getAttribute("title"), /^Points scored so far: \d+/);
  const shown = await panel.locator(".forecast").count();
  assert.equal(shown, scored === forecast ? 0 : 1);
  if (shown) assert.match(await panel.locator(".forecast").textContent(), /if it ended now$/);
});

house.test("sounds are loaded only once somebody wants them", async () => {
  const page = await house.visitor();
  const loaded = [];
  page.on("request", (request) => /synthesis/.test(request.url()) && loaded.push(request.url()));
  await house.sitDown(page, [ME, UNNAMED]);
  await attention(page);
  assert.equal(await page.getByText("Sound?").count(), 1);
  assert.deepEqual(loaded, []);
  const chunk = page.waitForRequest(/synthesis/);
  await press(page, "TopBar/bar-sound");
  await chunk;
  assert.equal(await page.getByText("Sound?").count(), 0);
  await press(page, "TopBar/bar-sound");
  assert.equal(loaded.length, 1);
});

house.test("on a phone the strip shows points so far and a labelled forecast", async () => {
  const page = await house.visitor({ size: PHONE });
  await house.sitDown(page, [ME, UNNAMED], { game: "coal_baron" });
  await attention(page);
  const strip = page.locator("ul.strip");
  assert.match(await strip.textContent(), /Points scored so far:\s*0/);
  const small = await strip.locator("small .word").allTextContents();
  assert.ok(small.length > 1 && small.every((text) => /^forecast −?\d+$/.test(text)), small.join());
});
