/** The review of a finished game: made while one waits, then read by mouse, keyboard, touch and screen reader. */

import assert from "node:assert/strict";

import { assertAccessible } from "./axe.mjs";
import { BOT, endOfGame, GAMES, houseForTests, LAPTOP, ME, PHONE, STEAM } from "./house.mjs";

const UNSOUND = ["inaccuracy", "mistake", "blunder"];

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

/** Plays the end of a game against a bot, at the second seat. */
async function playedAgainstBot(page, game, decisions = 24, own = 10) {
  await page.goto(house.address);
  const record = endOfGame(game, decisions);
  const seats = [BOT, ME];
  let table = await house.command(page, "/tables/from-record", { record, number: decisions - own, seats });
  const { id } = table;
  for (;;) {
    table = await house.read(page, `/tables/${id}`);
    if (table.status === "over") return table;
    const [{ number, moves }] = table.moments;
    if (moves.length > 0) await house.command(page, `/tables/${id}/moves`, { seat: 1, number, text: moves[0].text });
    else await new Promise((resolve) => setTimeout(resolve, 100)); // the bot is thinking, and questions are limited
  }
}

house.test("after a game against a bot, only one's own mistakes are shown and become exercises", async () => {
  const page = await house.visitor({ size: LAPTOP });
  const { id } = await playedAgainstBot(page, STEAM);
  const review = await reviewed(page, id);
  const unsound = review.decisions.filter(({ mark }) => UNSOUND.includes(mark));
  const mine = unsound.filter(({ seat }) => seat === 1);
  assert.ok(mine.length > 0 && mine.length < unsound.length, "both have made mistakes");
  await page.goto(`${house.address}/table/${id}/review`);
  await control(page, "Moments/unsound").first().waitFor();
  assert.equal(await control(page, "ReviewPage/review-whose").inputValue(), "1");
  assert.equal(await control(page, "Moments/unsound").count(), mine.length);
  for (const { number } of mine.filter(({ number }) => number > 1)) {
    await press(page, "ReviewPage/review-next");
    await decision(page)
      .filter({ hasText: ` ${number},` })
      .waitFor();
  }
  assert.ok(await control(page, "ReviewPage/review-next").isDisabled());
  await press(page, "ReviewPage/exercise-title");
  await control(page, "ExercisePage/exercise").first().waitFor();
  assert.equal(await control(page, "ExercisePage/exercise").count(), mine.length);
  // somebody else who gets the link sees everybody's
  const guest = await house.visitor({ size: LAPTOP });
  await guest.goto(`${house.address}/table/${id}/review`);
  await control(guest, "Moments/unsound").first().waitFor();
  assert.equal(await control(guest, "Moments/unsound").count(), unsound.length);
});

for (const [who, own] of [
  ["a player keeps the seat", true],
  ["a spectator takes the seat that decides", false],
])
  house.test(`playing on from a review is against bots: ${who}`, async () => {
    const page = await house.visitor({ size: LAPTOP });
    await page.goto(house.address);
    const owner = own ? page : await house.visitor({ size: LAPTOP });
    if (!own) await owner.goto(house.address);
    const { id } = await house.command(owner, "/tables/from-record", {
      record: endOfGame(STEAM, 24),
      seats: [ME, { kind: "bot", level: "easy", name: "Robot" }],
    });
    const review = await reviewed(owner, id);
    const { number, seat } = review.decisions.find(({ seat }) => seat === (own ? 1 : 0));
    await page.goto(`${house.address}/table/${id}/review?at=${number - 1}`);
    await decision(page).waitFor();
    await control(page, "ReviewPage/review-go_on").getByText("Play on from here").click();
    await page.waitForURL((url) => /table\/\w+$/.test(url.pathname) && !url.pathname.includes(id));
    const { seats, status } = await house.read(page, new URL(page.url()).pathname.replace("/table/", "/tables/"));
    assert.equal(status, "running");
    const mine = own ? 0 : seat;
    assert.deepEqual(
      seats.map(({ kind, yours, level }) => [kind, yours, level]),
      [0, 1].map((at) => (at === mine ? ["human", true, null] : ["bot", false, at === 1 ? "easy" : "medium"])),
    );
  });

/** Moves whose targets may be in a window that is open only while the question is asked. */
const IN_WINDOWS =
  "set raise invest black_market pay_heat extra_heat discount recover exchange forge silverbeard build_in drop_stone".split(
    " ",
  );

const whole = (share) => Math.round(100 * share);
const said = (share) => `${whole(share) < 0 ? "−" : ""}${Math.abs(whole(share))}\u00a0%`;

/** Turning points, the players' table, the rounds and the tables behind the charts. */
async function throughTheSummary(page, review) {
  await control(page, "ReviewPage/review-whose").selectOption({ label: "everybody" });
  for (const [kind, steps] of [
    ["decision", review.decisions.map(({ decided }) => decided)],
    ["luck", [review.deal, ...review.decisions.map(({ luck }) => luck)]],
  ]) {
    const points = control(page, `TurningPoints/${kind}`);
    const most = Math.max(...steps.flat().map(Math.abs));
    assert.ok(most >= 0.05, "the game turned");
    const changes = await points.evaluateAll((all) =>
      all.map((one) => one.querySelector(".change .num").textContent.match(/\d+/g).map(Number)),
    );
    const greatest = Math.max(...changes.map(([before, after]) => Math.abs(after - before)));
    assert.ok(Math.abs(greatest - 100 * most) <= 1, `${kind}: ${greatest} of ${100 * most}`);
    await points.first().click();
    assert.equal(await points.first().getAttribute("aria-current"), "true");
  }
  // how many decisions of each player got each mark, what they cost, and luck
  const rows = await page
    .locator(".review tr", { has: control(page, "Players/seat") })
    .evaluateAll((all) => all.map((row) => [...row.cells].map((cell) => cell.textContent.trim())));
  const table = await house.read(
    page,
    new URL(page.url()).pathname.replace("/table/", "/tables/").replace(/\/review$/, ""),
  );
  for (const [seat, { marks, loss }] of review.seats.entries()) {
    const row = rows.find(([first]) => first.endsWith(table.seats[seat].name));
    assert.ok(row[0].startsWith(`${table.ranking[seat]}.`));
    assert.equal(row[1], String(table.history.at(-1)[seat]).replace("-", "−"));
    const counts = [marks.great, marks.only, marks.inaccuracy, marks.mistake, marks.blunder];
    assert.deepEqual(row.slice(2, 7), counts.map(String));
    assert.equal(row[7], said(-loss));
  }
  await press(page, "Players/seat");
  assert.notEqual(await control(page, "ReviewPage/review-whose").inputValue(), "");
  await page.locator(".review", { hasText: /\d+ of \d+ decisions were as good as the best move/ }).waitFor();
  // the rounds, and the tables behind both charts
  await control(page, "RoundShares/round").last().click();
  assert.equal(await page.locator('[data-control="RoundShares/round"][aria-current]').count(), 1);
  for (const behind of await control(page, "TableBehind/chart-table").all()) {
    await behind.click();
    await behind.locator("xpath=..").locator("tbody tr").nth(1).waitFor();
  }
  await assertAccessible(page, "a review with its tables");
}

house.test("from the result to the review, and through its mistakes", async () => {
  const page = await house.visitor({ size: LAPTOP });
  const id = await finished(page, STEAM);
  await page.goto(`${house.address}/table/${id}`);
  await press(page, "GameEnd/review-title");
  await page.waitForURL(/\/review$/);
  const review = await reviewed(page, id);
  await control(page, "ReviewPage/review-next").waitFor();
  const unsound = review.decisions.filter(({ mark }) => UNSOUND.includes(mark));
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
    // the bar counts as the heading does
    assert.match(await page.locator(".time .num").innerText(), new RegExp(`^${unsound[count].number} / \\d+$`));
  }
  assert.ok(await control(page, "ReviewPage/review-next").isDisabled());
  await page.locator('[data-control="ReviewPage/review-previous"]:focus').waitFor();
  const spoken = page.getByRole("status").filter({ hasText: new RegExp(`^Decision ${seen.at(-1)}, .*Better: `) });
  await spoken.waitFor({ state: "attached" });
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
  await throughTheSummary(page, review);
  // back to the result, and on from here
  await press(page, "ReviewPage/end-result");
  await page.locator(".end-page").waitFor();
  await page.goBack();
  await control(page, "ReviewPage/review-go_on").click();
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
  await page.locator(".review", { hasText: "Potrwa to około minuty." }).waitFor();
  await press(page, "Progress/found");
  page.enough = true;
  await control(page, "ReviewPage/review-next").waitFor();
  await page.locator(".short").tap(); // the decision in short leads to the whole of it
  await page.locator(".review .cards").waitFor();
  const players = control(page, "Players/seat").first().locator("xpath=ancestor::table/..");
  assert.ok(await players.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth), "luck is cut off");
  await assertAccessible(page, "a review on a phone");
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), PHONE.width);
});

const UPRIGHT = { width: 820, height: 1180 };
for (const size of [PHONE, UPRIGHT])
  house.test(`without room for board and review, the review comes first: ${size.width} pixels`, async () => {
    const page = await house.visitor({ size });
    const { id } = await playedAgainstBot(page, STEAM);
    const review = await reviewed(page, id);
    await page.goto(`${house.address}/table/${id}`);
    await press(page, "GameEnd/review-title");
    await control(page, "ReviewPage/review-whose").waitFor();
    // nothing lies over the buttons that lead on
    const [bar, panel] = [page.locator(".bar:has(.time)"), page.locator(".review")];
    const [over, under] = await Promise.all([bar, panel].map((part) => part.boundingBox()));
    assert.ok(over.y + over.height <= under.y || under.y + under.height <= over.y, "the panel covers the bar");
    // Back leaves it, because it is where the page began
    await page.goBack();
    await page.waitForURL((url) => url.pathname === `/table/${id}`);
    // the board is that of the player who decides, and says so if that is somebody else
    const { number } = review.decisions.find(({ seat, number }) => seat === 0 && number > 1);
    await page.goto(`${house.address}/table/${id}/review?at=${number - 1}`);
    await page.locator('[data-legend="better"]').first().waitFor();
    await page.locator(".strip li", { hasText: "Robot" }).waitFor();
    assert.equal(await page.locator(".strip li", { hasText: "you" }).count(), 0);
    await page.getByRole("button", { name: "Review", exact: true }).tap();
    await page.locator(".review", { hasText: "as Robot saw it" }).waitFor();
    // an exercise says what it is about
    await page.goto(`${house.address}/table/${id}/exercises`);
    await page.locator(".about", { hasText: /That cost \d+\s% of the chance to win/ }).waitFor();
    await page.getByRole("button", { name: "Exercise", exact: true }).waitFor();
    // the list of all moves is seen at once, and so is the result of the last of them
    const within = (locator) =>
      locator.evaluate((thing) => {
        const room = thing.closest(".review").getBoundingClientRect();
        const { top, bottom } = thing.getBoundingClientRect();
        return top >= room.top && bottom <= room.bottom;
      });
    await press(page, "ExercisePage/exercise-moves");
    const moves = page.locator(".review .moves [data-move]");
    await moves.first().waitFor();
    assert.ok(await within(moves.first()), "the list of moves has to be looked for");
    await moves.last().click();
    await page.locator(".result").waitFor();
    assert.ok(await within(page.locator(".result")), "the result has to be looked for");
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
  const unsound = review.decisions.filter(({ mark }) => UNSOUND.includes(mark));
  await page.goto(`${house.address}/table/${id}/review`);
  await press(page, "ReviewPage/exercise-title");
  await control(page, "ExercisePage/exercise").first().waitFor();
  assert.equal(await control(page, "ExercisePage/exercise").count(), unsound.length);
  await press(page, "ExercisePage/exercise-hint");
  await press(page, "ExercisePage/exercise-hint");
  assert.ok(await control(page, "ExercisePage/exercise-hint").isDisabled());
  // the line of chances ends here: the rest of the game would be an answer
  const drawn = await page.locator('.past svg[role="img"] path.line').first().getAttribute("d");
  assert.equal(drawn.split("L").length, unsound[0].number);
  assert.equal(await page.locator('.past use[href^="#mark"]').count(), 0);
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
  // by keyboard: the focus goes on to what can be pressed next, and the result is read
  const focused = (name) => page.locator(`[data-control="ExercisePage/${name}"]:focus`).waitFor();
  await control(page, "ExercisePage/exercise-next").focus();
  await page.keyboard.press("Enter");
  await focused("exercise-hint");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await focused("exercise-moves");
  await control(page, "ExercisePage/exercise-answer").focus();
  await page.keyboard.press("Enter");
  await focused("exercise-next");
  await page
    .getByRole("status")
    .filter({ hasText: /^The answer\. Best: \d+\s%\.$/ })
    .waitFor({ state: "attached" });
  await page.locator(".result", { hasText: "The answer" }).waitFor();
  // solved ones are remembered
  await page.reload();
  await page.locator("h2", { hasText: `1 of ${unsound.length} solved` }).waitFor();
  await press(page, "ExercisePage/exercise");
  await page.getByRole("link", { name: "To the review" }).click();
  await page.waitForURL(/\/review/);
});

for (const game of GAMES) {
  house.test(`${game}: played and better moves are drawn on the board, and everything is said in words`, async () => {
    const page = await house.visitor({ size: LAPTOP, lang: "pl" });
    const id = await finished(page, game);
    const review = await reviewed(page, id);
    const missing = [];
    const improvable = review.decisions.filter(({ loss }) => loss > 0);
    assert.ok(improvable.length > 2, "a random game can be improved");
    for (const { number, compared, move } of improvable.slice(0, 10)) {
      await page.goto(`${house.address}/table/${id}/review?at=${number - 1}`);
      await decision(page)
        .filter({ hasText: ` ${number},` })
        .waitFor();
      await page.locator('.frame[aria-busy="false"]').waitFor();
      const played = compared.find((row) => row.move === move);
      for (const [kind, { targets, move }] of [
        ["better", compared[0]],
        ["played", played],
      ]) {
        // either it is on the board, or the legend says that it is not: some moves are chosen from a list
        const legend = page.locator(`[data-legend="${kind}"]`);
        const drawn = page.locator(`.table [data-reviewed~="${kind}"]`).first();
        const unplaced = legend.filter({ hasText: "nie na planszy" });
        await legend.waitFor();
        await drawn.or(unplaced).first().waitFor({ state: "attached" });
        if (targets.length === 0) await unplaced.waitFor();
        else if (!IN_WINDOWS.includes(move.split(" ")[0]) && (await drawn.count()) === 0)
          missing.push(`${move} (${targets})`);
      }
    }
    assert.deepEqual(missing, [], "these moves are not drawn");
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
