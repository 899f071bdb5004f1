/**
 * The story of the others' turns. The page's clock stands still while a turn is told, so that nothing depends on how
 * fast the machine is.
 */

import assert from "node:assert/strict";

import { assertAccessible } from "./axe.mjs";
import { houseForTests, LAPTOP, ME, PHONE } from "./house.mjs";
import { attention } from "./player.mjs";

/** It places workers and takes a card in its first turn; a random bot may do something that moves nothing. */
const BOT = { kind: "bot", level: "greedy", name: "Robot" };
const house = houseForTests();
/** Milliseconds: a turn at slow speed, and the table before a turn that is told again. */
const SLOW = 2400;
const LEAD = 250;

const control = (page, name) => page.locator(`[data-control="${name}"]`);
const press = (page, name) => control(page, name).click();
const told = (page) => page.locator(".chip.told");
const over = (page) => told(page).waitFor({ state: "detached" });
const scale = (page) =>
  page.locator(".table .extent > .sheet").evaluate((sheet) => getComputedStyle(sheet).getPropertyValue("--fit"));

/** Plays for a visitor until another seat has to decide. */
async function playTurn(page, id, seat) {
  for (;;) {
    const table = await house.read(page, `/tables/${id}`);
    const moment = table.moments.find((one) => one.seat === seat);
    if (!moment.acting.includes(seat)) return;
    const { text } = moment.moves.find((move) => !move.closes && !move.gives_up) ?? moment.moves[0];
    await house.command(page, `/tables/${id}/moves`, { seat, number: moment.number, text });
  }
}

/** Stops the page's clock. */
async function freeze(page) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/** axe needs a running clock; meanwhile the story is paused. */
async function assertAccessibleStory(page, where) {
  await control(page, "StoryControls/story-go_on").click();
  await page.clock.resume();
  await assertAccessible(page, where);
  await freeze(page);
}

/** A table of a visitor, a bot and a guest, where the visitor has just had a turn and the bot's is being told. */
async function botsTurn(size) {
  const page = await house.visitor({ size, motion: "full", speed: "slow" });
  await page.clock.install();
  const id = await house.sitDown(page, [ME, BOT, { kind: "open" }]);
  const guest = await house.visitor();
  await guest.goto(`${house.address}/table/${id}`);
  await press(guest, "SeatActions/lobby-sit");
  await press(page, "Lobby/lobby-start");
  await attention(page);
  const before = await scale(page);
  if (size === PHONE) await page.getByRole("button", { name: "Mine", exact: true }).click();
  await freeze(page);
  await playTurn(page, id, 0);
  await attention(guest);
  await told(page).waitFor();
  return { page, guest, id, before };
}

house.test("a bot's turn is told, step by step and by key, and never blocks", async () => {
  const { page, guest, id, before } = await botsTurn(LAPTOP);
  const sentence = await page.locator(".say.told b").innerText();
  assert.match(sentence, /^Robot /);
  await page.locator(".seat-panel.tells", { hasText: "Robot" }).waitFor();
  assert.equal(await page.locator(".seat-panel.tells", { hasText: "to move" }).count(), 0);
  await page.locator(".traces .line").first().waitFor({ state: "attached" });
  await page.locator(".lastmark .mover .seat.blue").first().waitFor();
  assert.equal(await page.locator("[aria-live]", { hasText: sentence }).last().getAttribute("aria-live"), "off");
  assert.equal(await page.locator(".hidden-text[aria-live=polite]").innerText(), sentence);
  // a chip tells everything and marks its things
  await told(page).hover();
  await page.locator(".story .full", { hasText: "Robot" }).waitFor();
  await page.locator("[data-pointed]").first().waitFor();
  await told(page).click();
  await page.mouse.move(5, 5);
  await page.locator("[data-pointed]").first().waitFor({ state: "detached" });

  // it stands still while it is paused
  await assertAccessibleStory(page, "a told turn");
  await page.keyboard.press("p");
  await page.keyboard.press("p");
  await page.clock.runFor(2 * SLOW);
  assert.equal(await told(page).count(), 1);
  await press(page, "StoryControls/story-go_on");
  await page.clock.runFor(SLOW);
  await over(page);
  assert.equal(await page.locator(".say.told").count(), 0);
  assert.equal(await page.locator(".traces .line").count(), 0);

  // once more: all of it, the last turn, and to the present in every way
  await page.keyboard.press("l");
  await told(page).waitFor();
  await page.keyboard.press(".");
  await over(page);
  await page.keyboard.press(",");
  await told(page).waitFor();
  await page.keyboard.press("n");
  await over(page);
  await press(page, "StoryStrip/story-replay");
  await told(page).waitFor();
  await press(page, "StoryControls/story-back");
  await press(page, "StoryControls/story-forward");
  await over(page);
  await press(page, "StoryStrip/story-replay");
  await press(page, "StoryControls/story-now");
  await over(page);

  // the guest's turn is told beside the prompt, which is the visitor's at once
  await playTurn(guest, id, 2);
  await page.locator('.prompt[data-asked="true"]').waitFor();
  await told(page).waitFor();
  assert.equal(await page.locator(".chip").count(), 2);
  await press(page, "StoryStrip/story-now");
  await over(page);
  // a press on the table is meant for the present
  await page.keyboard.press(",");
  await told(page).waitFor();
  const step = await page.locator(".prompt").getAttribute("data-step");
  await page.locator('.table [data-state="legal"]').first().click();
  await over(page);
  assert.notEqual(await page.locator(".prompt").getAttribute("data-step"), step);
  assert.equal(await scale(page), before);
});

house.test("on a phone a bot's turn is told on the board, with one line above the prompt", async () => {
  const { page } = await botsTurn(PHONE);
  await page.locator('nav [aria-current="page"]', { hasText: "Board" }).waitFor();
  assert.match(await page.locator(".say.told b").innerText(), /^Robot /);
  await page.locator("button.tells", { hasText: "Robot" }).waitFor();
  const strip = await page.locator(".story").boundingBox();
  const prompt = await page.locator(".prompt").boundingBox();
  assert.ok(strip.height <= 56 && strip.y + strip.height <= prompt.y + 1);
  await told(page).tap();
  await page.locator(".story .full", { hasText: "Robot" }).waitFor();
  await assertAccessibleStory(page, "a told turn on a phone");
  await control(page, "StoryControls/story-now").tap();
  await over(page);
  await control(page, "StoryStrip/story-replay").tap();
  await told(page).waitFor();
  await page.clock.runFor(LEAD);
  await page.locator(".traces .line").first().waitFor({ state: "attached" });
  await page.locator(".table").tap({ position: { x: 4, y: 4 } });
  await over(page);
});
