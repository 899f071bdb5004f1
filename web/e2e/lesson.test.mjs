/** Guided first games: by mouse, by keyboard, on a phone and without the server. */

import assert from "node:assert/strict";

import { assertAccessible } from "./axe.mjs";
import { FETCHED_AHEAD, GAMES, houseForTests, PHONE, RUSH } from "./house.mjs";

const house = houseForTests();

const control = (page, name) => page.locator(`[data-control="${name}"]`);
const press = (page, name) => control(page, name).first().click();
const card = (page, step) => page.locator(`[data-lesson-step="${step}"]:not([data-busy])`);
const lit = (page) => page.locator('.table [data-state="legal"]');

const ask = (page, path) => house.read(page, path);

/** The lesson as the server sends it. */
const lessonOf = (page, game) => ask(page, `/games/${game}/lesson`);

async function open(page, game = RUSH) {
  const lesson = await lessonOf(page, game);
  await page.goto(`${house.address}/learn/${game}`);
  return lesson;
}

/** Does what a step asks for, until the next one has begun. `touch` presses one thing. */
async function follow(page, lesson, step, touch = (thing) => thing.click()) {
  const { move } = lesson.steps[step - 1];
  await card(page, step).waitFor();
  if (!move) return touch(control(page, "Card/next"));
  for (let picks = 0; picks <= move.targets.length; picks += 1) {
    if (move.targets.length === 0) await touch(page.locator(".prompt [data-move]"));
    else await touch(await reachable(page));
    const now = await page.locator("[data-lesson-step]").getAttribute("data-lesson-step");
    if (Number(now) !== step) return;
  }
  assert.fail(`step ${step} of ${lesson.game} does not end with its move`);
}

/** Every step has something lit or something to read, and what it numbers is on the table. */
async function assertPointed(page, lesson, step) {
  const { points, move, id } = lesson.steps[step - 1];
  await card(page, step).waitFor();
  if (move && move.targets.length > 0) await lit(page).first().waitFor();
  const drawn = (thing) =>
    page.locator(`.table [data-target~="${thing}"], .table [data-tip="${thing}"], .table [data-tip^="${thing}@"]`);
  for (const thing of points)
    assert.ok((await drawn(thing).count()) > 0, `${lesson.game}, ${id}: ${thing} is not on the table`);
}

/** The lit thing that a pointer reaches: of overlapping cards, the one on top. */
async function reachable(page) {
  const index = await page.evaluate(() =>
    [...document.querySelectorAll('.table [data-state="legal"]')].findIndex((thing) => {
      const { left, top, width, height } = thing.getBoundingClientRect();
      return thing.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }),
  );
  return lit(page).nth(Math.max(0, index));
}

for (const game of GAMES)
  house.test(`the lesson of ${game} by mouse, to its end`, async () => {
    const page = await house.visitor({ learnt: false });
    const { lesson: length } = (await ask(page, "/games")).find(({ slug }) => slug === game);
    if (length === 0) return;
    const lesson = await open(page, game);
    for (let step = 1; step < lesson.steps.length; step += 1) {
      await assertPointed(page, lesson, step);
      if (step % 6 === 2) await assertAccessible(page, `step ${step} of ${game}`);
      await follow(page, lesson, step);
    }
    await card(page, lesson.steps.length).waitFor();
    await assertAccessible(page, `the end of the lesson of ${game}`);
    await press(page, "Card/play-on");
    await page.waitForURL(/\/table\/\w+$/);
    await page
      .locator(".seat-panel")
      .nth(lesson.names.length - 1)
      .waitFor();
    assert.equal(await page.locator(".seat-panel .tag", { hasText: "guide" }).count(), 0);
    assert.equal(await page.locator(".seat-panel").count(), lesson.names.length);
  });

house.test("why, show me, step back, leave and come back", async () => {
  const page = await house.visitor({ learnt: false });
  await page.goto(house.address);
  await page.getByRole("link", { name: "How to play: Train Rush" }).click();
  await page.getByRole("link", { name: /^(Start|Continue): Train Rush$/ }).click();
  const lesson = await lessonOf(page, RUSH);
  await follow(page, lesson, 1);
  await card(page, 2).waitFor();

  // another press shakes nothing: the card answers
  await page.locator('.table [data-target="good:brass"]').click();
  await page.getByText(/That comes later\. Now press “Gold”/).waitFor();
  await card(page, 2).waitFor();

  await press(page, "Card/why");
  await page
    .locator("#lesson-why")
    .getByText(/black market/)
    .waitFor();
  await press(page, "Card/why");
  assert.equal(await page.locator("#lesson-why").count(), 0);

  await press(page, "Card/show");
  await page.locator('[data-busy="showing"]').waitFor();
  await card(page, 2).waitFor();
  await page.locator('.table [data-target="good:gold"][data-state="legal"]').waitFor();

  await follow(page, lesson, 2);
  await card(page, 3).waitFor();
  await press(page, "LessonBar/back");
  await card(page, 2).waitFor();
  await follow(page, lesson, 2);
  await follow(page, lesson, 3);
  await card(page, 4).waitFor();

  await page.locator(".seat-panel button").nth(1).click();
  await page.getByRole("heading", { name: "Zeflik", exact: true }).waitFor();
  await page.locator("dialog [data-control$='/close']").click();

  await press(page, "LessonBar/leave");
  await page.waitForURL(`${house.address}/`);
  await page.getByRole("link", { name: "How to play: Train Rush" }).click();
  await page.getByRole("link", { name: /^(Start|Continue): Train Rush$/ }).click();
  await card(page, 4).waitFor();
});

house.test("with motion the guides' moves are shown one by one, and can be skipped", async () => {
  const page = await house.visitor({ learnt: false, motion: "full" });
  const lesson = await open(page);
  await follow(page, lesson, 1);
  await card(page, 2).waitFor();
  await lit(page).first().click();
  await page.locator('[data-busy="playing"]').waitFor();
  await page
    .locator(".prompt")
    .getByText(/gold|food/i)
    .waitFor();
  await press(page, "Card/skip");
  await card(page, 3).waitFor();
});

house.test("the whole lesson by keyboard", async () => {
  const page = await house.visitor({ learnt: false });
  const lesson = await open(page);
  let tried = false;
  for (let step = 1; step < lesson.steps.length; step += 1) {
    await card(page, step).waitFor();
    await page.waitForFunction(() => document.activeElement?.matches("[data-lesson-step]"));
    if (step === 4 && !tried) {
      tried = true;
      await page.keyboard.press("w");
      await page.locator("#lesson-why").waitFor();
      await page.keyboard.press("s");
      await page.locator('[data-busy="showing"]').waitFor();
      await card(page, step).waitFor();
      await page.keyboard.press("ArrowLeft");
      await card(page, step - 1).waitFor();
      await page.keyboard.press("Escape");
      await page.waitForURL(`${house.address}/`);
      await page.goBack();
      step -= 1;
      await card(page, step).waitFor();
    }
    const { move } = lesson.steps[step - 1];
    for (let picks = 0; picks < Math.max(1, move?.targets.length ?? 1); picks += 1) {
      await page.keyboard.press("Enter");
      if ((await card(page, step).count()) === 0) break;
    }
  }
  await card(page, lesson.steps.length).waitFor();
  await press(page, "Card/new-game");
  await page.getByRole("heading", { name: "New table" }).waitFor();
});

house.test("the whole lesson on a phone, in Polish", async () => {
  const page = await house.visitor({ learnt: false, size: PHONE, lang: "pl" });
  const lesson = await open(page);
  for (let step = 1; step < lesson.steps.length; step += 1) {
    await card(page, step).waitFor();
    if (step === 3) {
      await control(page, "Card/back").tap();
      await follow(page, lesson, 2, (thing) => thing.tap());
      await card(page, 3).waitFor();
      await assertAccessible(page, "a step on a phone");
    }
    if (lesson.steps[step - 1].move?.targets.length > 0) {
      await lit(page).first().waitFor();
      await page.waitForFunction(inRoom);
    }
    await follow(page, lesson, step, (thing) => thing.tap());
  }
  await card(page, lesson.steps.length).waitFor();
  await control(page, "Card/leave").tap();
  await page.waitForURL(`${house.address}/`);
});

/** The lit target is in sight without scrolling. */
function inRoom() {
  const room = document.querySelector(".table").getBoundingClientRect();
  const box = document.querySelector('.table [data-state="legal"]').getBoundingClientRect();
  const middle = box.top + box.height / 2;
  return middle > room.top && middle < room.bottom;
}

house.test("a lesson goes on without the server", async () => {
  const page = await house.visitor({ learnt: false });
  const lesson = await open(page);
  await card(page, 1).waitFor();
  house.allow(page, FETCHED_AHEAD);
  await page.context().setOffline(true);
  for (let step = 1; step < lesson.steps.length; step += 1) await follow(page, lesson, step);
  await card(page, lesson.steps.length).waitFor();
});

house.test("somebody new is offered the lesson before the first game, and the easier start", async () => {
  const page = await house.visitor({ learnt: false });
  await page.goto(house.address);
  const play = page.getByRole("button", { name: "Play now: Train Rush" });
  await play.click();
  await page.getByRole("heading", { name: "First time at Train Rush?" }).waitFor();
  await assertAccessible(page, "the offer of a lesson");
  await page.locator("dialog [data-control$='/close']").click();
  await play.click();
  await press(page, "FirstTime/first-learn");
  await page.waitForURL(/\/learn\/train_rush$/);
  await page.goBack();
  await play.click();
  await press(page, "FirstTime/first-play");
  await page.waitForURL(/\/table\/\w+$/);
  const id = new URL(page.url()).pathname.split("/").at(-1);
  const table = await ask(page, `/tables/${id}`);
  assert.equal(table.options.heroes, "random");
  // with a table of that game behind them, nobody is asked again
  await page.goto(house.address);
  await page.locator("section.mine li").first().waitFor();
  await play.click();
  await page.waitForURL(/\/table\/\w+$/);
});
