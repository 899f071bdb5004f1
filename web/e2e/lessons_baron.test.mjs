/** What only the lessons of the two Coal Baron games do: they stop at a scoring, and dock trains with a finger. */

import assert from "node:assert/strict";

import { assertAccessible } from "./axe.mjs";
import { BARON, CARDS, houseForTests, PHONE } from "./house.mjs";

const LOW = { width: 1440, height: 760 };

const house = houseForTests();

const card = (page, step) => page.locator(`[data-lesson-step="${step}"]:not([data-busy])`);

/** Opens a lesson at the step with this id; returns its number. */
async function openAt(page, game, id) {
  const lesson = await house.read(page, `/games/${game}/lesson`);
  const step = lesson.steps.findIndex((one) => one.id === id);
  await page.addInitScript(
    ([slug, at]) => localStorage.setItem("fajrant.lessons", JSON.stringify({ [slug]: { step: at, done: false } })),
    [game, step],
  );
  await page.goto(`${house.address}/learn/${game}`);
  await card(page, step + 1).waitFor();
  return step + 1;
}

/** The numbers on the table are exactly these, at things with these tooltips. */
async function assertNumbered(page, things) {
  const places = await Promise.all(things.map((thing) => page.locator(thing).first().boundingBox()));
  await page.waitForFunction((all) => document.querySelectorAll(".scrim b").length === all, things.length);
  for (const [index, place] of places.entries()) {
    const disc = await page.locator(".scrim b", { hasText: String(index + 1) }).boundingBox();
    const near = disc.y > place.y - 40 && disc.y < place.y + place.height;
    assert.ok(near, `${index + 1} is not at ${things[index]}`);
  }
}

house.test("Coal Baron's lesson explains the scoring where it is, and then goes back to the table", async () => {
  const page = await house.visitor({ learnt: false, size: LOW });
  const last = await openAt(page, BARON, "last");
  await page.locator('.table [data-target="space:order_1"][data-state="legal"]').click();
  await card(page, last + 1).waitFor();
  await page.locator(".scoring").getByText("Scoring of shift 1").first().waitFor();
  const rows = ["grey", "black", "brown"].map((colour) => `.scoring [data-tip="category:delivered_${colour}"]`);
  await assertNumbered(page, rows);
  await assertAccessible(page, "the scoring in the lesson");
  // the scoring shows its top, but the bars above the table stay in sight
  assert.equal((await page.locator(".topbar").boundingBox()).y, 0);
  await page.locator('[data-control="Card/next"]').click();
  await card(page, last + 2).waitFor();
  assert.equal(await page.locator(".scoring").count(), 0);
  await assertNumbered(page, ['[data-target="category:delivered_horse_cart"]', '[data-target="category:empty_grey"]']);
});

house.test("the card game's lesson: a tap on a wagon of the lit dock brings the engine there", async () => {
  const page = await house.visitor({ learnt: false, size: PHONE, lang: "pl" });
  const step = await openAt(page, CARDS, "couple");
  const dock = page.locator('[data-target="dock:1"][data-state="legal"]');
  await dock.waitFor();
  const wagon = await page.locator("li", { has: dock }).locator(".wagon").boundingBox();
  await page.touchscreen.tap(wagon.x + wagon.width / 2, wagon.y + wagon.height / 2);
  await card(page, step + 1).waitFor();
});
