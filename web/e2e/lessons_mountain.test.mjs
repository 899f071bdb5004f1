/** The lessons of Dwergar and SteamRollers on a phone: what a step is about is in sight, and a tap plays it. */

import assert from "node:assert/strict";

import { DWERGAR, houseForTests, PHONE, STEAM } from "./house.mjs";

const house = houseForTests();

const card = (page, step) => page.locator(`[data-lesson-step="${step}"]:not([data-busy])`);
const lit = (page) => page.locator('.table [data-state="legal"]');

/** Taps what is lit until the next step has begun. */
async function tapThrough(page, { move }, step) {
  for (let picks = 0; picks <= move.targets.length; picks += 1) {
    await (move.targets.length > 0 ? lit(page).first() : page.locator(".prompt [data-move]")).tap();
    if ((await page.locator(`[data-lesson-step="${step}"]`).count()) === 0) return;
  }
  assert.fail(`step ${step} does not end with ${move.text}`);
}

/** What the learner can see of the numbered things: the numbers beside them. */
const numbersInSight = (page) => page.locator(".scrim b").allTextContents();

for (const [game, points] of [
  [DWERGAR, 13],
  [STEAM, 4],
])
  for (const lang of ["en", "pl"])
    house.test(`the lesson of ${game} on a phone (${lang})`, async () => {
      const page = await house.visitor({ size: PHONE, lang, learnt: false });

      const { steps } = await house.read(page, `/games/${game}/lesson`);
      await page.goto(`${house.address}/learn/${game}`);
      for (const [index, step] of steps.slice(0, -1).entries()) {
        await card(page, index + 1).waitFor();
        assert.equal(await page.locator("#lesson-title").textContent(), step.title[lang]);
        if (step.move) await tapThrough(page, step, index + 1);
        else {
          if (step.points.length > 0) await page.locator(".scrim b").first().waitFor();
          assert.ok((await numbersInSight(page)).length > 0 || step.points.length === 0, step.id);
          await page.locator('[data-control="Card/next"]').tap();
        }
      }
      await card(page, steps.length).waitFor();
      assert.equal(await page.locator(".strip b").first().textContent(), String(points));
    });
