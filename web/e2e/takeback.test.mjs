/** Taking back: against bots, without limit, after confirming one's turn, and why it is not possible. */

import assert from "node:assert/strict";

import { assertAccessible } from "./axe.mjs";
import { BARON, BOT, houseForTests, ME, PHONE } from "./house.mjs";
import { attention, clickOnce, playOut } from "./player.mjs";

const house = houseForTests();

const press = (page, name) => page.locator(`[data-control="${name}"]`).first().click();
const undo = (page) => page.locator('.prompt [data-control="UndoButton/prompt-undo"]');
const step = (page) => page.locator(".prompt").getAttribute("data-step");
const state = (page, id) => house.read(page, `/tables/${id}`);

/** Plays by the API until a bot has answered and the turn can still be taken back. */
async function untilAnswered(page, id) {
  for (;;) {
    const table = await state(page, id);
    assert.equal(table.status, "running");
    const { seat, number, answered, moves, can_undo } = table.moments[0];
    if (moves.length === 0) continue; // a bot thinks
    if (can_undo && number > answered && answered > 0) return table.moments[0];
    const quiet = moves.find(({ text }) => /^choose_space (money|mining)/.test(text)) ?? moves[0];
    await house.command(page, `/tables/${id}/moves`, { seat, number, text: quiet.text });
  }
}

/** Chooses in the settings when a turn is to be confirmed. */
async function confirmTurns(page, when = "always") {
  await press(page, "HeadTools/bar-settings");
  await page.getByRole("radiogroup", { name: "Confirm my turn" }).getByText(when).click();
  await page.keyboard.press("Escape");
}

house.test("against bots a turn is taken back although they have answered", async () => {
  const page = await house.visitor();
  const id = await house.sitDown(page, [ME, BOT], { game: BARON });
  const { answered, number } = await untilAnswered(page, id);
  await page.locator(`.prompt[data-step="0 ${number} 0"]`).waitFor();
  await undo(page).click();
  await page.locator(`.prompt[data-step="0 ${answered - 1} 0"]`).waitFor();
  assert.equal(await attention(page), "asked");
  const moment = (await state(page, id)).moments[0];
  assert.equal(moment.number, answered - 1);
  assert.ok(moment.journal.every((event) => event.number < answered));
});

house.test("a disabled undo says why: on hover, focus and tap", async () => {
  for (const size of [undefined, PHONE]) {
    const page = await house.visitor({ size });
    await house.sitDown(page, [ME, BOT]);
    await attention(page);
    const tip = page.locator(".prompt .tip");
    assert.equal(await undo(page).getAttribute("aria-disabled"), "true");
    if (size) await undo(page).tap({ force: true });
    else await undo(page).hover();
    assert.equal(await tip.textContent(), "There is nothing to take back yet.");
    await assertAccessible(page, "a table where nothing can be taken back");
    if (!size) {
      await page.mouse.move(0, 0);
      await tip.waitFor({ state: "detached" });
      await undo(page).focus();
      await tip.waitFor();
      await undo(page).press("Escape");
    } else await page.locator(".topbar h1").tap();
    await tip.waitFor({ state: "detached" });
  }
});

house.test("a turn that must be confirmed: taken back, then confirmed by key", async () => {
  const page = await house.visitor();
  const id = await house.sitDown(page, [ME, BOT]);
  await attention(page);
  await confirmTurns(page);
  const before = await state(page, id);
  const share = page.locator('.table [data-target*="zone:share"]').first();
  const held = page.getByText(/^Turn done: /);
  await share.click();
  await held.waitFor();
  assert.ok((await page.locator('.table [data-held="true"]').count()) > 0);
  assert.equal(await page.locator('[data-state="legal"]').count(), 0);
  await assertAccessible(page, "a turn to be confirmed");
  await press(page, "HeldTurn/prompt-take_back");
  await held.waitFor({ state: "detached" });
  await share.click();
  await held.waitFor();
  for (const key of ["u", "Escape"]) {
    await page.keyboard.press(key);
    await held.waitFor({ state: "detached" });
    await share.click();
    await held.waitFor();
  }
  assert.equal((await state(page, id)).version, before.version); // nothing was sent
  await page.keyboard.press("Enter");
  await held.waitFor({ state: "detached" });
  await page
    .getByRole("log")
    .getByText(/Ania .*share/i)
    .first()
    .waitFor();
});

house.test("a turn that must be confirmed survives a reload, because nothing was sent", async () => {
  const page = await house.visitor({ size: PHONE });
  const id = await house.sitDown(page, [ME, BOT]);
  await attention(page);
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("fajrant.settings"));
    localStorage.setItem("fajrant.settings", JSON.stringify({ ...kept, confirm: true }));
  });
  await page.reload();
  await attention(page);
  const share = page.locator('.table [data-target*="zone:share"][data-state="legal"]').first();
  await share.tap();
  await page.getByText(/^Turn done: /).waitFor();
  await page.reload();
  await attention(page);
  assert.equal((await state(page, id)).moments[0].answered, 0);
  await share.tap();
  await press(page, "HeldTurn/prompt-confirm");
  await page.waitForFunction(() => !document.querySelector(".prompt")?.dataset.step.startsWith("0 0"));
});

house.test("with confirmation a whole turn is played move by move, and only its end is held", async () => {
  const page = await house.visitor();
  await house.sitDown(page, [ME, BOT]);
  await attention(page);
  await confirmTurns(page);
  const before = await step(page);
  await page.locator('.table [data-target*="zone:wild"][data-state="legal"]').first().click();
  await page.waitForFunction((then) => document.querySelector(".prompt")?.dataset.step !== then, before);
  assert.equal(await page.getByText(/^Turn done: /).count(), 0);
  await undo(page).click();
  await page.locator(`.prompt[data-step="${before}"]`).waitFor();
  await confirmTurns(page, "never");
  await page.locator('.table [data-target*="zone:share"][data-state="legal"]').first().click();
  await page
    .getByRole("log")
    .getByText(/Ania .*share/i)
    .first()
    .waitFor();
});

house.test("free take-back: offered alone against bots, goes back to the start, and is told", async () => {
  const page = await house.visitor();
  await page.goto(house.address);
  await press(page, "GamePoster/home-new_table");
  const free = page.getByRole("checkbox", { name: /^Free take-back/ });
  await free.check();
  await page.getByRole("dialog").getByRole("button", { name: "Start" }).click();
  await page.waitForURL(/\/table\/\w+$/);
  const id = page.url().split("/").at(-1);
  await page.locator(".topbar").getByText("Free take-back").waitFor();
  await attention(page);
  await playOut(page, { deed: clickOnce, seed: 4, until: async (done) => done > 6 });
  await attention(page);
  for (;;) {
    const { answered } = (await state(page, id)).moments[0];
    if (answered === 0) break;
    await undo(page).click();
    await page.locator(`.prompt[data-step="0 ${answered - 1} 0"]`).waitFor();
  }
  assert.equal(await undo(page).getAttribute("aria-disabled"), "true");
  assert.equal((await state(page, id)).free_undo, true);
});
