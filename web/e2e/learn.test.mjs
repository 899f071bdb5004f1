/** Learning before the first game, and the list of one's tables. */

import assert from "node:assert/strict";

import { assertAccessible } from "./axe.mjs";
import { BARON, BOT, houseForTests, LAPTOP, ME, PHONE, recordOfBots, RUSH, STEAM } from "./house.mjs";

const house = houseForTests();
const control = (page, name) => page.locator(`[data-control="${name}"]`);
const chapters = (page) => page.locator(".chapter");
const unread = (page, count) => page.getByText(new RegExp(`^${count} of \\d+ chapters read$`)).waitFor();

house.test("the rules of a game are read before any game, chapter by chapter", async () => {
  const page = await house.visitor();
  await page.goto(house.address);
  await control(page, "GamePoster/home-how").last().click();
  await page.getByRole("heading", { name: "Rules of SteamRollers" }).waitFor();
  await unread(page, 0);
  await assertAccessible(page, "the page for learning");
  await chapters(page).first().click();
  const drawer = page.getByRole("complementary", { name: "Rules" });
  await drawer.getByRole("heading", { name: "The idea" }).waitFor();
  await assertAccessible(page, "the rules beside the page for learning");
  for (let n = 0; n < 40; n += 1) await drawer.getByRole("article").evaluate((text) => text.scrollBy(0, 300));
  await drawer.getByRole("article").evaluate((text) => text.scrollTo(0, text.scrollHeight));
  await drawer.getByRole("button", { name: "Close" }).click();
  await page.locator(".chapter.read").last().waitFor();
  assert.equal(await page.evaluate(() => document.activeElement.className.includes("chapter")), true);
  const read = await page.locator(".chapter.read").count();
  assert.ok(read > 0);
  await page.reload();
  await page.locator(".chapter.read").first().waitFor();
  assert.equal(await page.locator(".chapter.read").count(), read); // the browser remembers
});

house.test("a chapter that was only passed on the way is not read", async () => {
  const page = await house.visitor();
  await page.goto(`${house.address}/learn?game=${RUSH}`);
  await chapters(page).nth(6).click();
  const heading = page.getByRole("complementary", { name: "Rules" }).getByRole("heading", { name: "V: Movement" });
  await heading.waitFor();
  await page.waitForFunction(() => document.activeElement?.id === "rules-movement");
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.goBack(); // closes the rules
  await heading.waitFor({ state: "detached" });
  assert.equal(await page.locator(".chapter.read").count(), 0);
});

house.test("the guided game that was begun last can be continued", async () => {
  const page = await house.visitor({ learnt: false });
  const begin = async (game, steps) => {
    await page.goto(`${house.address}/learn/${game}`);
    for (let step = 0; step < steps; step += 1) await control(page, "Card/next").click();
    await page
      .getByText(`Step ${steps + 1} of`)
      .first()
      .waitFor();
  };
  await page.goto(`${house.address}/learn`);
  await page.locator(".card").first().waitFor();
  assert.equal(await page.getByRole("complementary", { name: "Last started" }).count(), 0);
  await begin(STEAM, 1);
  await begin(BARON, 1);
  await page.goto(`${house.address}/learn`);
  const begun = page.getByRole("complementary", { name: "Last started" });
  await begun.getByText("Guided first game, step 2 of").waitFor();
  await assertAccessible(page, "learning, with a game begun");
  await begun.getByRole("link", { name: "Continue" }).click();
  await page.getByText("Step 2 of").first().waitFor();
  assert.match(page.url(), /coal_baron$/);
});

house.test("games are chosen by mouse and by arrow keys; the start page and back", async () => {
  const page = await house.visitor({ lang: "pl" });
  await page.goto(house.address);
  await page.getByRole("link", { name: "Nauka" }).click();
  await page.getByRole("heading", { name: "Nauka" }).waitFor();
  const cards = page.locator(".card button");
  await cards.first().click();
  assert.equal(await cards.first().getAttribute("aria-pressed"), "true");
  await page.keyboard.press("ArrowLeft");
  await page.getByRole("heading", { name: /^Zasady: SteamRollers/ }).waitFor();
  await page.keyboard.press("ArrowRight");
  assert.equal(await cards.first().getAttribute("aria-pressed"), "true");
  await assertAccessible(page, "the page for learning, in Polish");
  await page.getByRole("link", { name: "Gra", exact: true }).click();
  await page.getByRole("heading", { name: "W co gramy?" }).waitFor();
});

house.test("a guided first game is started, gone on with and played again from its card", async () => {
  const page = await house.visitor({ learnt: false });
  await page.goto(`${house.address}/learn`);
  await page.getByRole("link", { name: "Start: Train Rush" }).click();
  await page.waitForURL(`${house.address}/learn/${RUSH}`);
  const keep = (progress) =>
    page.evaluate((all) => localStorage.setItem("fajrant.lessons", JSON.stringify(all)), { [RUSH]: progress });
  await keep({ step: 3, done: false });
  await page.goto(`${house.address}/learn`);
  await page.getByRole("heading", { name: "Rules of Train Rush" }).waitFor(); // what was begun is chosen
  await page.getByRole("link", { name: "Continue: Train Rush" }).waitFor();
  await page.getByRole("img", { name: /^3 of \d+ steps$/ }).waitFor();
  await keep({ step: 0, done: true });
  await page.reload();
  await page.getByRole("link", { name: "Play again: Train Rush" }).waitFor();
  assert.equal(await page.locator(".card", { hasText: "Train Rush" }).locator(".steps i:not(.done)").count(), 0);
});

house.test("a game without a guided first game offers its rules", async () => {
  const page = await house.visitor();
  await page.route("**/api/games", async (route) => {
    const games = await (await route.fetch()).json();
    await route.fulfill({ json: games.map((game) => ({ ...game, lesson: 0 })) });
  });
  await page.goto(`${house.address}/learn`);
  await page.getByRole("button", { name: "Read the rules: Dwergar" }).click();
  await page.getByRole("heading", { name: "Rules of Dwergar" }).waitFor();
  await page.getByRole("complementary", { name: "Rules" }).getByRole("heading", { name: "What it is about" }).waitFor();
});

house.test("learning on a phone", async () => {
  const page = await house.visitor({ size: PHONE });
  await page.goto(`${house.address}/learn`);
  await chapters(page).first().waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), PHONE.width);
  await assertAccessible(page, "the page for learning on a phone");
  await page.locator(".card button").nth(2).tap();
  await page.getByRole("heading", { name: "Rules of Dwergar" }).waitFor();
  await chapters(page).first().tap();
  await page.getByRole("complementary", { name: "Rules" }).getByRole("button", { name: "Close" }).tap();
  await page.getByRole("link", { name: "Play", exact: true }).tap();
  await page.getByRole("heading", { name: "What shall we play?" }).waitFor();
});

house.test("while the parts arrive, there is room for them, and each is shown at once", async () => {
  const page = await house.visitor();
  const release = {};
  for (const part of ["games", "puzzles", "me/results"])
    await page.route(`**/api/${part}`, async (route) => {
      await new Promise((go) => (release[part] = go));
      await route.continue();
    });
  const wells = page.locator(".well");
  await page.goto(`${house.address}/learn`);
  await page.getByRole("status").filter({ hasText: "One moment" }).waitFor({ state: "attached" });
  assert.equal(await wells.count(), 5);
  release["games"]();
  await chapters(page).first().waitFor(); // puzzles and results are still on their way
  assert.equal(await wells.count(), 2);
  release["puzzles"]();
  await control(page, "Puzzles/puzzle").first().waitFor();
  release["me/results"]();
  await page.getByText("Play a game and have it reviewed").waitFor();
  assert.equal(await wells.count(), 0);
});

house.test("games can be learned although the puzzles could not be loaded", async () => {
  const page = await house.visitor();
  house.announce(page, /^503 GET .*\/api\/puzzles$/);
  house.allow(page, /503/);
  await page.route("**/api/puzzles", (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto(`${house.address}/learn`);
  await page.getByText("Not everything could be loaded.").waitFor();
  await chapters(page).first().waitFor();
  await page.unroute("**/api/puzzles");
  await control(page, "Learn/learn-again").click();
  await control(page, "Puzzles/puzzle").first().waitFor();
});

house.test("the start page does not claim that there are no tables before it knows", async () => {
  const page = await house.visitor();
  let release = () => {};
  await page.route("**/api/tables", async (route) => {
    await new Promise((go) => (release = go));
    await route.continue();
  });
  await page.goto(house.address);
  await page.locator(".mine", { hasText: "One moment" }).waitFor();
  assert.equal(await page.locator(".shelf .well").count(), 5);
  release();
  await page.locator(".mine", { hasText: "No tables yet" }).waitFor();
  assert.equal(await page.locator(".shelf .well").count(), 0);
});

house.test("what could not be loaded can be tried again", async () => {
  const page = await house.visitor();
  house.announce(page, /^503 GET .*\/api\/games$/, /^503 GET .*\/rules\?lang=en$/);
  house.allow(page, /503/);
  const fail = (route) => route.fulfill({ status: 503, json: {} });
  await page.route("**/api/games", fail);
  await page.goto(`${house.address}/learn`);
  await page.getByText("The games could not be loaded.").waitFor();
  await page.unroute("**/api/games");
  await page.route("**/rules?lang=en", fail);
  await control(page, "Learn/learn-again").click();
  await page.getByText("The rules could not be loaded.").waitFor();
  await page.unroute("**/rules?lang=en");
  await control(page, "Chapters/learn-again").click();
  await chapters(page).first().waitFor();
});

house.test(
  "one's tables say how far they are and when something happened; a long list leaves the picture alone",
  async () => {
    const page = await house.visitor();
    await page.goto(house.address);
    for (const game of [BARON, STEAM, RUSH, BARON, STEAM])
      await house.command(page, "/tables", { game, options: {}, seats: [ME, BOT] });
    await house.command(page, "/tables", { game: BARON, options: {}, seats: [ME, { kind: "open" }] });
    await page.reload();
    const rows = page.locator("section.mine li");
    const hero = page.locator(".hero");
    await control(page, "MyTables/home-fewer").waitFor();
    const before = await hero.boundingBox();
    await control(page, "MyTables/home-fewer").click();
    assert.equal(await rows.count(), 6);
    assert.ok((await hero.boundingBox()).height <= before.height + 1);
    const texts = (await rows.allInnerTexts()).map((text) => text.replace(/\s+/g, " "));
    assert.equal(texts.filter((text) => /shift 1 of 3\W+2 players\W+today, \d\d:\d\d/.test(text)).length, 2);
    assert.equal(texts.filter((text) => /round 1\W+2 players/.test(text)).length, 2);
    assert.equal(texts.filter((text) => /round 1 of \d+/.test(text)).length, 1);
    assert.equal(texts.filter((text) => /shift|round/.test(text)).length, 5); // the open table has not begun
  },
);

house.test("the start page keeps its buttons on the picture", async () => {
  const page = await house.visitor({ lang: "pl" });
  await page.goto(house.address);
  await control(page, "GamePoster/home-how").last().waitFor();
  for (const size of [LAPTOP, { width: 820, height: 1180 }, PHONE]) {
    await page.setViewportSize(size);
    const picture = await page.locator(".hero img").boundingBox();
    const button = await control(page, "Hero/home-invite").boundingBox();
    assert.ok(button.y + button.height + 12 <= picture.y + picture.height, `at ${size.width}`);
    await assertAccessible(page, `the start page at ${size.width}`);
  }
});

house.test("a replay opens at the beginning or at the linked decision, and has a long slider on a phone", async () => {
  const page = await house.visitor({ size: PHONE });
  await page.goto(house.address);
  const { id } = await house.command(page, "/tables/from-record", { record: recordOfBots(BARON, 2) });
  await page.goto(`${house.address}/table/${id}/replay?at=7`);
  const slider = page.getByRole("slider");
  await slider.waitFor();
  assert.equal(await slider.inputValue(), "7");
  assert.ok((await slider.boundingBox()).width > 300);
  const [more, result] = ["replay-go_on", "end-result"].map((name) => control(page, `ReplayPage/${name}`));
  assert.equal((await more.boundingBox()).y, (await result.boundingBox()).y, "all buttons are in one row");
  await assertAccessible(page, "a replay on a phone");
  await slider.fill("9");
  await page.waitForURL(/\?at=9$/);
  await page.goto(`${house.address}/table/${id}/replay`);
  await slider.waitFor();
  assert.equal(await slider.inputValue(), "0");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.getByText(/^1 \//).waitFor();
});
