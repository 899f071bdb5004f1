/** Puzzles and one's own games: solved on the board, remembered by the server, counted and exported. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

import { assertAccessible } from "./axe.mjs";
import { endOfGame, GAMES, houseForTests, LAPTOP, PHONE, STEAM, TABLET } from "./house.mjs";

const house = houseForTests();
const BARON = "coal_baron";
const control = (page, name) => page.locator(`[data-control="${name}"]`);
const press = (page, name) => control(page, name).first().click();

async function puzzlesOf(page, game) {
  const rows = await house.read(page, "/puzzles");
  return rows.filter((row) => row.game === game);
}
async function puzzle(page, game, id) {
  return house.read(page, `/puzzles/${game}/${id}`);
}
async function tryMove(page, text) {
  await press(page, "ExercisePage/exercise-moves");
  await page.locator(`.moves [data-move="${text}"]`).click();
}

house.test("a puzzle from Learn: hints, a wrong answer, the right one, and it is remembered", async () => {
  const page = await house.visitor({ size: LAPTOP });
  await page.goto(`${house.address}/learn?game=${BARON}`);
  const [first] = await puzzlesOf(page, BARON);
  await press(page, "Puzzles/learn-puzzles-all");
  await page.locator('[data-control="Puzzles/puzzle"]').nth(19).waitFor();
  await press(page, "Puzzles/learn-puzzles-all");
  await assertAccessible(page, "Learn with puzzles");
  await press(page, "Puzzles/puzzle");
  await page.waitForURL(new RegExp(`/learn/${BARON}/puzzles\\?at=${first.id}$`));
  const { decision } = await puzzle(page, BARON, first.id);
  await page.locator(".ask b", { hasText: first.title.en }).waitFor();
  await press(page, "ExercisePage/exercise-hint");
  await press(page, "ExercisePage/exercise-hint");
  assert.ok(await control(page, "ExercisePage/exercise-hint").isDisabled());
  await page.locator("[data-advised]").first().waitFor();
  await tryMove(page, decision.compared.at(-1).move);
  await page.locator(".result", { hasText: "There is something better" }).waitFor();
  await page.locator('[data-reviewed~="better"]').first().waitFor();
  // a move from the list is drawn on the board, and pressed again it is not
  const drawable = decision.compared.findIndex(({ targets }, place) => place > 0 && targets.length > 0);
  const row = control(page, "MoveBars/draw").nth(drawable);
  await row.click();
  assert.equal(await row.getAttribute("aria-pressed"), "true");
  await page.locator('[data-reviewed~="chosen"]').first().waitFor();
  await row.click();
  assert.equal(await row.getAttribute("aria-pressed"), "false");
  await assertAccessible(page, "an answered puzzle");
  await press(page, "ExercisePage/exercise-again");
  await tryMove(page, decision.best);
  await page.locator(".result", { hasText: "Solved" }).waitFor();
  await page.locator("h2", { hasText: "1 of 20 solved" }).waitFor();
  await press(page, "ExercisePage/exercise-next");
  await page.waitForURL((url) => url.searchParams.get("at") !== first.id);
  await press(page, "ExercisePage/exercise-answer");
  await page.locator(".result", { hasText: "The answer" }).waitFor();
  // the server remembers it: another page, and the list in Learn
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.locator("h2", { hasText: "1 of 20 solved" }).waitFor();
  await press(page, "ExercisePage/exercise");
  await page.waitForURL(new RegExp(first.id));
  await page.getByRole("link", { name: "To the other ways to learn" }).click();
  await page.locator(".count", { hasText: "1 of 20 solved" }).waitFor();
  await press(page, "Puzzles/learn-puzzles-on");
  await page.waitForURL(/puzzles\?at=/);
});

for (const game of GAMES) {
  house.test(`${game}: puzzles are solved on a phone, in Polish`, async () => {
    const page = await house.visitor({ size: PHONE, lang: "pl" });
    await page.goto(`${house.address}/learn/${game}/puzzles`);
    const rows = await puzzlesOf(page, game);
    for (const { id, title } of [rows[0], rows.at(-1)]) {
      await page.goto(`${house.address}/learn/${game}/puzzles?at=${id}`);
      await page.locator(".ask b", { hasText: title.pl }).waitFor();
      const { decision } = await puzzle(page, game, id);
      await tryMove(page, decision.best);
      await page.locator(".result", { hasText: "Rozwiązane" }).waitFor();
      const words = await page.locator(".review").innerText();
      assert.doesNotMatch(words, /_|undefined|NaN|\b(hint|puzzle|exercise|review)-/);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), PHONE.width);
    }
    await assertAccessible(page, `a puzzle of ${game} on a phone`);
  });
}

house.test("a puzzle is solved by pressing what glows", async () => {
  const page = await house.visitor({ size: LAPTOP });
  await page.goto(`${house.address}/learn/${BARON}/puzzles`);
  const rows = await puzzlesOf(page, BARON);
  const all = await Promise.all(rows.map(({ id }) => puzzle(page, BARON, id)));
  const { id, decision } = all.find(({ decision }) => decision.best.startsWith("choose_space"));
  await page.goto(`${house.address}/learn/${BARON}/puzzles?at=${id}`);
  await page.locator(`[data-target~="${decision.compared[0].targets[0]}"][data-state="legal"]`).first().click();
  await page.locator(".result", { hasText: "Solved" }).waitFor();
});

house.test("there are no puzzles of a game that is not here", async () => {
  const page = await house.visitor({ size: LAPTOP });
  await page.goto(`${house.address}/learn/chess/puzzles`);
  await page.locator("main", { hasText: /not/ }).waitFor();
});

/** Plays a solo game to its end through the API. */
async function playAlone(page) {
  let table = await house.open(page, [{ kind: "me", name: "Hanka" }], 3, STEAM);
  while (table.status === "running") {
    const [{ number, moves }] = table.moments;
    await house.command(page, `/tables/${table.id}/moves`, { seat: 0, number, text: moves[0].text });
    table = await house.read(page, `/tables/${table.id}`);
  }
  return table;
}

house.test("without games, the page of one's own games says what to do", async () => {
  const page = await house.visitor({ size: PHONE, lang: "pl" });
  await page.goto(`${house.address}/me`);
  await page.locator(".empty", { hasText: "Nie masz jeszcze zakończonej gry" }).waitFor();
  await assertAccessible(page, "no games yet");
  await press(page, "Profile/nav-learn");
  await page.waitForURL(/\/learn$/);
  await page.goBack();
  await press(page, "Profile/home-play_now");
  await page.waitForURL((url) => url.pathname === "/");
});

house.test("a finished game is counted, leads to its result and review, and can be exported", async () => {
  const page = await house.visitor({ size: LAPTOP });
  const { id, categories } = await playAlone(page);
  const points = Object.values(categories[0]).reduce((all, each) => all + each, 0);
  await page.goto(`${house.address}/learn`);
  await page.getByRole("link", { name: "My games" }).click();
  await page.locator("dd").first().getByText("1", { exact: true }).waitFor();
  await page.locator("dt").first().getByText("game", { exact: true }).waitFor();
  await page.locator("main", { hasText: `${points} point` }).waitFor();
  const download = page.waitForEvent("download");
  await press(page, "Profile/profile-export");
  const [head, line] = readFileSync(await (await download).path(), "utf8").split("\r\n");
  assert.deepEqual(head.split(",").slice(0, 4), ["table", "game", "ended", "seats"]);
  assert.ok(line.startsWith(`${id},${STEAM},`));
  await assertAccessible(page, "one's own games");
  await press(page, "Played/end-result");
  await page.waitForURL(`**/table/${id}`);
  await page.goBack();
  await press(page, "Played/review-title");
  await page.waitForURL(`**/table/${id}/review`);
});

/** Results as the server would send them after many games. */
function manyResults(table) {
  return Array.from({ length: 24 }, (_, place) => ({
    table: `${table}${place}`,
    game: place % 4 === 3 ? "dwergar" : "coal_baron_cards",
    ended: new Date(Date.UTC(2026, 10, 18 - place)).toISOString(),
    seats: 2 + (place % 3),
    seat: 0,
    place: 1 + (place % 2),
    shared: 1,
    points: 40 + place,
    categories: place % 4 === 3 ? { projects: 30, lift: 4 } : { orders: 27 - place, objectives: 9 },
    others: place % 4 === 3 ? { projects: 28.5, lift: 6 } : { orders: 24, objectives: 7 },
    bots: place % 5 === 0 ? 1 + (place % 3) : 0,
    decisions: place % 2 ? 60 : null,
    loss: place % 2 ? 0.3 + place / 20 : null,
    mistakes: place === 1 ? [{ number: 3, seat: 0, mark: "mistake", loss: 0.1 }] : [],
  }));
}

/** The chart of losses is read game by game with the keys or the pointer, and has a table behind it. */
async function readTheChart(page) {
  const chart = page.getByRole("slider");
  const at = async () => [await chart.getAttribute("aria-valuenow"), await chart.getAttribute("aria-valuetext")];
  const games = Number(await chart.getAttribute("aria-valuemax"));
  await chart.focus();
  const latest = await at();
  assert.equal(latest[0], String(games));
  await page.keyboard.press("ArrowLeft");
  const [place, text] = await at();
  assert.equal(place, String(games - 1));
  assert.notEqual(text, latest[1]);
  await page.keyboard.press("Home");
  assert.equal((await at())[0], "1");
  await page.keyboard.press("ArrowDown"); // there is nothing before the first
  assert.equal((await at())[0], "1");
  await page.keyboard.press("End");
  assert.deepEqual(await at(), latest);
  const { width, height } = await chart.boundingBox();
  await chart.click({ position: { x: width / 2, y: height / 2 } });
  const [middle, said] = await at();
  assert.ok(Number(middle) > 1 && Number(middle) < games);
  await page.locator(".said", { hasText: said }).waitFor();
  await press(page, "TableBehind/chart-table");
  assert.equal(await page.locator("details tbody tr").count(), games);
}

for (const [size, lang] of [
  [LAPTOP, "en"],
  [TABLET, "pl"],
  [PHONE, "pl"],
]) {
  house.test(
    `many games at ${size.width} pixels: one title, number of players and kind of opponents at a time`,
    async () => {
      const page = await house.visitor({ size, lang });
      await page.route("**/api/me/results", (route) => route.fulfill({ json: manyResults("t") }));
      await page.goto(`${house.address}/me`);
      const count = page.locator("dd").first();
      await count.getByText("18", { exact: true }).waitFor();
      await readTheChart(page);
      await press(page, "Played/more");
      assert.equal(await control(page, "Played/end-result").count(), 18);
      await press(page, "Played/more");
      await control(page, "Profile/new-players").selectOption("3");
      await count.getByText("6", { exact: true }).waitFor();
      await page.getByRole("radio", { name: lang === "en" ? "only bots" : "same boty" }).check({ force: true });
      await page.getByRole("radio", { name: lang === "en" ? "people" : "ludzie" }).check({ force: true });
      await page.getByRole("radio", { name: lang === "en" ? "all" : "wszyscy" }).check({ force: true });
      await control(page, "Profile/game").last().click();
      await page.locator("table th", { hasText: lang === "en" ? /projects/i : /projekty/i }).waitFor();
      const words = await page.locator("main").innerText();
      assert.doesNotMatch(words, /undefined|NaN|profile-/);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), size.width);
      await assertAccessible(page, `many games at ${size.width}`);
    },
  );
}

house.test("results that cannot be loaded can be asked for again", async () => {
  const page = await house.visitor({ size: LAPTOP });
  await page.route("**/api/me/results", (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
  house.announce(page, /^503 GET .*/);
  await page.goto(`${house.address}/me`);
  await press(page, "Profile/learn-again");
  await page.locator(".empty").waitFor();
});

house.test("one's last mistakes are exercises in Learn", async () => {
  const page = await house.visitor({ size: LAPTOP });
  await page.goto(house.address);
  const { id } = await house.command(page, "/tables/from-record", { record: endOfGame(STEAM, 24) });
  await house.command(page, `/tables/${id}/review`);
  let state = { status: "running" };
  while (state.status === "running") {
    await new Promise((resolve) => setTimeout(resolve, 100)); // questions are limited
    state = await house.read(page, `/tables/${id}/review`);
  }
  const { number, seat, mark, loss } = state.review.decisions.find(({ mark }) =>
    ["inaccuracy", "mistake", "blunder"].includes(mark),
  );
  await page.route("**/api/me/results", (route) =>
    route.fulfill({ json: [{ ...manyResults("")[0], table: id, mistakes: [{ number, seat, mark, loss }] }] }),
  );
  await page.goto(`${house.address}/learn`);
  await press(page, "LastMistakes/learn-try");
  await page.waitForURL(`**/table/${id}/exercises?at=${number}`);
  await control(page, "ExercisePage/exercise-answer").waitFor();
});
