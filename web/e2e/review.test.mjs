/** The review of a finished game: made while one waits, then read by mouse, keyboard, touch and screen reader. */

import assert from "node:assert/strict";

import { assertAccessible } from "./axe.mjs";
import { endOfGame, GAMES, houseForTests, LAPTOP, PHONE, STEAM } from "./house.mjs";

const house = houseForTests();
const control = (page, name) => page.locator(`[data-control="${name}"]`);
const press = (page, name) => control(page, name).first().click();
const decision = (page) => page.locator(".review h2", { hasText: /^(Decision|Decyzja) \d+/ });

/** Opens the last decisions of a game as a finished table. */
async function finished(page, game, decisions = 24) {
  const { id } = await house.command(page, "/tables/from-record", { record: endOfGame(game, decisions) });
  return id;
}

/** Has the game reviewed, without waiting at the page. */
async function reviewed(page, id) {
  let state = await house.command(page, `/tables/${id}/review`);
  while (state.status === "running") {
    await new Promise((resolve) => setTimeout(resolve, 100)); // questions are limited
    state = await house.read(page, `/tables/${id}/review`);
  }
  assert.equal(state.status, "ready");
  return state.review;
}

house.test("from the result to the review, and through its mistakes", async () => {
  const page = await house.visitor({ size: LAPTOP });
  const id = await finished(page, STEAM);
  await page.goto(`${house.address}/table/${id}`);
  await press(page, "GameEnd/review-title");
  await page.waitForURL(/\/review$/);
  await control(page, "ReviewPage/review-next").waitFor();
  const review = await reviewed(page, id);
  const unsound = review.decisions.filter(({ mark }) => ["inaccuracy", "mistake", "blunder"].includes(mark));
  assert.ok(unsound.length >= 2, "a random game has mistakes");
  // everybody's mistakes, one after another
  await page.keyboard.press("Home");
  const seen = [];
  for (let count = 0; count < unsound.length; count += 1) {
    if (unsound[count].number === 1) continue; // shown at the start
    await press(page, "ReviewPage/review-next");
    seen.push(unsound[count].number);
    await decision(page)
      .filter({ hasText: new RegExp(` ${unsound[count].number},`) })
      .waitFor();
    await page.locator(".card.better").waitFor();
  }
  assert.ok(await control(page, "ReviewPage/review-next").isDisabled());
  await press(page, "ReviewPage/review-previous");
  await decision(page)
    .filter({ hasText: ` ${seen.at(-2) ?? 1},` })
    .waitFor();
  // by keyboard
  await page.keyboard.press("n");
  await decision(page)
    .filter({ hasText: ` ${seen.at(-1)},` })
    .waitFor();
  await page.keyboard.press("p");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("End");
  await page.locator(".review h2", { hasText: "The game is over" }).waitFor();
  await press(page, "Moments/unsound");
  await decision(page)
    .filter({ hasText: ` ${unsound[0].number},` })
    .waitFor();
  // the address leads to the decision
  await page.waitForURL(unsound[0].number > 1 ? new RegExp(`at=${unsound[0].number - 1}$`) : /review$/);
  await assertAccessible(page, "a review");
  await press(page, "Moments/sound");
  // one seat's decisions only
  await control(page, "ReviewPage/review-whose").selectOption("1");
  const own = review.decisions.filter(({ mark, seat }) => mark && seat === 1).length;
  assert.equal(await page.locator('[data-control^="Moments/"]').count(), own);
  await press(page, "Balance/luck");
  await page.locator('.review svg[role="img"]').click({ position: { x: 60, y: 60 } });
  // back to the result, and on from here
  await press(page, "ReviewPage/end-result");
  await page.locator(".end-page").waitFor();
  await page.goBack();
  await control(page, "ReviewPage/replay-go_on").click();
  await page.waitForURL((url) => !url.pathname.includes(id));
});

house.test("a review is begun from its own page, and found decisions can be looked at meanwhile", async () => {
  const page = await house.visitor({ size: PHONE, lang: "pl" });
  const id = await finished(page, STEAM);
  const answers = [];
  // the first answers are held back as if the review took long
  await page.route("**/api/**/review", async (route) => {
    const answer = await route.fetch();
    const state = await answer.json();
    const found = [{ number: 3, seat: 0, mark: "mistake", loss: 0.1 }];
    const early = { ...state, status: "running", review: null, done: 2, total: 20, found };
    answers.push(route.request().method());
    const begun = answers.includes("POST");
    await route.fulfill({ response: answer, json: begun && !page.enough ? early : state });
  });
  await page.goto(`${house.address}/table/${id}/review`);
  await press(page, "ReviewPage/review-begin");
  await page.locator("nav button").last().tap();
  await press(page, "Progress/found");
  page.enough = true;
  await control(page, "ReviewPage/review-next").waitFor();
  await page.locator(".short").tap(); // the decision in short leads to the whole of it
  await page.locator(".review .cards").waitFor();
  await assertAccessible(page, "a review on a phone");
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), PHONE.width);
});

house.test("on a phone every part can be opened, also where the best move is on the board", async () => {
  const page = await house.visitor({ size: PHONE });
  const id = await finished(page, STEAM);
  const review = await reviewed(page, id);
  const { number } = review.decisions.find(({ best }) => best.startsWith("die ")); // dice are on the board
  await page.goto(`${house.address}/table/${id}/review?at=${number - 1}`);
  await page.locator("[data-reviewed]").first().waitFor();
  await page.locator("nav button").last().tap();
  await page.locator(".review .cards").waitFor();
  await page.locator("nav button").nth(2).tap();
  await page.locator(".players").waitFor();
});

house.test("a mistake becomes an exercise: a hint, a try, the answer, and the next one", async () => {
  const page = await house.visitor({ size: LAPTOP });
  const id = await finished(page, STEAM);
  const review = await reviewed(page, id);
  const unsound = review.decisions.filter(({ mark }) => ["inaccuracy", "mistake", "blunder"].includes(mark));
  await page.goto(`${house.address}/table/${id}/review`);
  await press(page, "ReviewPage/exercise-title");
  await control(page, "ExercisePage/exercise").first().waitFor();
  assert.equal(await control(page, "ExercisePage/exercise").count(), unsound.length);
  await press(page, "ExercisePage/exercise-hint");
  await press(page, "ExercisePage/exercise-hint");
  assert.ok(await control(page, "ExercisePage/exercise-hint").isDisabled());
  // first the move of the game, then the best one
  const tryMove = async (text) => {
    await press(page, "ExercisePage/exercise-moves");
    await page.locator(`.moves [data-move="${text}"]`).click();
  };
  await tryMove(unsound[0].move);
  await page.locator(".result", { hasText: "No better than in the game" }).waitFor();
  await press(page, "ExercisePage/exercise-again");
  await tryMove(unsound[0].best);
  await page.locator(".result", { hasText: "Solved" }).waitFor();
  await page.locator("h2", { hasText: `1 of ${unsound.length} solved` }).waitFor();
  await assertAccessible(page, "an exercise");
  await press(page, "ExercisePage/exercise-next");
  await press(page, "ExercisePage/exercise-answer");
  await page.locator(".result", { hasText: "The answer" }).waitFor();
  // solved ones are remembered
  await page.reload();
  await page.locator("h2", { hasText: `1 of ${unsound.length} solved` }).waitFor();
  await press(page, "ExercisePage/exercise");
  await page.getByRole("link", { name: "To the review" }).click();
  await page.waitForURL(/\/review/);
});

for (const game of GAMES) {
  house.test(`${game}: the best move is drawn on the board, and everything is said in words`, async () => {
    const page = await house.visitor({ size: LAPTOP, lang: "pl" });
    const id = await finished(page, game);
    const review = await reviewed(page, id);
    const better = review.decisions.filter(({ loss, compared }) => loss > 0 && compared[0].targets.length > 0);
    // a move that is chosen from a list has no place on the board
    let drawn = false;
    for (const { number } of better.slice(0, 6)) {
      await page.goto(`${house.address}/table/${id}/review?at=${number - 1}`);
      await decision(page)
        .filter({ hasText: ` ${number},` })
        .waitFor();
      drawn = await page
        .locator('[data-reviewed~="better"]')
        .first()
        .waitFor({ timeout: 3000 })
        .then(
          () => true,
          () => false,
        );
      if (drawn) break;
    }
    assert.ok(drawn);
    const words = await page.locator(".review").innerText();
    assert.doesNotMatch(words, /_|undefined|NaN|\bhint-/);
  });
}

house.test("from a replay to the review", async () => {
  const page = await house.visitor({ size: LAPTOP });
  const id = await finished(page, STEAM, 4);
  await page.goto(`${house.address}/table/${id}/replay`);
  await press(page, "ReplayPage/review-title");
  await control(page, "ReviewPage/review-begin").waitFor();
});

house.test("a game that goes on has no review yet", async () => {
  const page = await house.visitor({ size: LAPTOP });
  const { id } = await house.open(page, [{ kind: "me", name: "Ania" }, { kind: "open" }], 7, STEAM, {});
  await page.goto(`${house.address}/table/${id}/review`);
  await press(page, "GamePage/replay-to_table");
  await page.waitForURL(new RegExp(`/table/${id}$`));
});
