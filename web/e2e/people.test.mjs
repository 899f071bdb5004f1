/** People at a table: sitting down, being replaced, coming back, leaving; and layers above the table. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

import { assertAccessible } from "./axe.mjs";
import { BOT, CARDS, houseForTests, ME, PHONE, recordOfBots, STEAM } from "./house.mjs";
import { act, attention, clickOnce, dice } from "./player.mjs";

const house = houseForTests();

const people = (page) => page.getByRole("button", { name: /^People at this table/ });
const inDialog = (page, name) => page.locator("dialog[open]").getByRole("button", { name, exact: true });

/** A running game of Ania, the host, and her guests: their pages in the order of their seats, and the table's id. */
async function party(...guests) {
  const ania = await house.visitor();
  const id = await house.sitDown(ania, [ME, ...guests.map(() => ({ kind: "open" }))]);
  const pages = [ania];
  for (const name of guests) {
    const page = await house.visitor();
    await page.goto(`${house.address}/table/${id}`);
    await page.getByLabel("Your name").fill(name);
    await page.getByRole("button", { name: "Sit down" }).first().click();
    await page.getByRole("button", { name: "Stand up" }).waitFor();
    pages.push(page);
  }
  await ania.getByRole("button", { name: "Start the game" }).click();
  await Promise.all(pages.map((page) => page.locator(".prompt").waitFor()));
  return { pages, id };
}

/** A running game: Ania is the host, Bartek has seat 1. */
async function two() {
  const { pages, id } = await party("Bartek");
  return { ania: pages[0], bartek: pages[1], id };
}

house.test("a lobby: sit down, stand up, be removed, talk, seat a bot, delete the table", async () => {
  const [ania, bartek] = [await house.visitor(), await house.visitor({ size: PHONE })];
  const id = await house.sitDown(ania, [ME, { kind: "open" }]);
  await bartek.goto(`${house.address}/table/${id}`);
  await bartek.getByLabel("Your name").fill("Bartek");
  await ania.getByText("1 spectator: guest").waitFor();
  await bartek.getByRole("button", { name: "Sit down" }).click();
  await bartek.getByRole("button", { name: "Stand up" }).click();
  await bartek.getByRole("button", { name: "Sit down" }).click();
  await bartek.getByLabel("Say something").fill("Good evening");
  await bartek.getByRole("button", { name: "Send" }).click();
  await ania.getByText("Good evening").waitFor();
  await ania.getByRole("button", { name: "Remove", exact: true }).click();
  await bartek.getByRole("button", { name: "Sit down" }).waitFor();
  await ania.getByRole("button", { name: "Add a bot" }).last().click();
  await bartek.getByText("All seats are taken. You are watching.").waitFor();
  await ania.getByRole("button", { name: "Copy the link" }).click();
  await ania.getByText("Leave this table").click();
  await ania.getByRole("button", { name: "Delete", exact: true }).click();
  await assertAccessible(ania, "the lobby, about to be deleted");
  await ania.getByRole("button", { name: "Cancel" }).click();
  await ania.getByRole("button", { name: "Delete", exact: true }).click();
  await ania.getByRole("button", { name: "Delete the table" }).click();
  await ania.getByRole("heading", { name: "What shall we play?" }).waitFor();
  await bartek.getByRole("heading", { name: /does not exist/ }).waitFor();
});

house.test("a bot stands in for a player, who takes the seat back, leaves it, and somebody new takes it", async () => {
  const { ania, bartek, id } = await two();
  await people(bartek).click();
  await assertAccessible(bartek, "the people at a table");
  await inDialog(bartek, "Let a bot play for me").click();
  await inDialog(bartek, "Take my seat back").click();
  await inDialog(bartek, "Let a bot play for me").click();
  await inDialog(bartek, "Take my seat back").waitFor();
  await inDialog(bartek, "Close").click();
  await ania.getByText("bot stands in").waitFor();
  await bartek.getByRole("button", { name: "Take my seat back" }).click();
  await ania.getByText("bot stands in").waitFor({ state: "detached" });
  await people(bartek).click();
  await inDialog(bartek, "Leave").click();
  await inDialog(bartek, "Leave the table").click();
  await bartek.getByRole("heading", { name: "What shall we play?" }).waitFor();
  await bartek.getByText("No tables yet.", { exact: false }).waitFor();
  const celina = await house.visitor();
  await celina.goto(`${house.address}/table/${id}`);
  await celina.locator(".prompt").getByRole("button", { name: "Sit down" }).click();
  await celina.locator("dialog[open]").getByLabel("Your name").fill("Celina");
  await inDialog(celina, "Sit down").click();
  await celina.keyboard.press("Escape");
  await ania.locator(".seat-panel").getByText("Celina").waitFor();
});

house.test("a free seat gets a bot on its turn; a player who resigns is gone", async () => {
  // The third player stays and is not replaced, so the game is still on when the second one looks at it again.
  const { pages, id } = await party("Bartek", "Celina");
  const asked = await Promise.any(pages.map(async (page) => (await attention(page), page)));
  const other = pages[(pages.indexOf(asked) + 1) % pages.length];
  await people(asked).click();
  await inDialog(asked, "Leave").click();
  await inDialog(asked, "Leave the table").click();
  await other.getByText(/is free, and it is this seat’s turn/).waitFor();
  await other.locator(".prompt").getByRole("button", { name: "Add a bot" }).click();
  assert.equal(await attention(other), "asked");
  await other.goto(house.address);
  await other.getByRole("button", { name: /^Remove this table/ }).click();
  await assertAccessible(other, "leaving a table from the home page");
  await inDialog(other, "Resign").click();
  await other.locator('[data-way="resign"]').click();
  await other.locator('[data-way="resign"]').waitFor({ state: "detached" });
  await other.goto(`${house.address}/table/${id}`);
  await other.locator(".seat-panel").getByText("resigned, bot").waitFor();
  await other.goto(house.address);
  await other.getByText(other === pages[0] ? /^(Resume|See the result)$/ : /^No tables yet/).waitFor(); // the host keeps it
});

house.test("the time a player is away grows without a reload, until the others may let a bot play on", async () => {
  const { ania, bartek } = await two();
  house.announce(ania, /^403 POST .*\/bot$/);
  await ania.clock.install();
  await ania.reload();
  await ania.locator(".prompt").waitFor();
  await bartek.context().close();
  await ania.locator(".away", { hasText: "offline" }).waitFor();
  await ania.clock.fastForward("02:00");
  await ania.getByText(/away 2:0/).waitFor();
  assert.equal(await ania.getByRole("button", { name: "Let a bot play on" }).count(), 0);
  await ania.clock.fastForward("03:02");
  await ania.getByRole("button", { name: "Let a bot play on" }).click();
  await ania.getByText(/away for 5 minutes/).waitFor(); // only the page's clock was moved, not the server's
  await ania.getByRole("button", { name: "Choose again" }).click();
});

house.test("a spectator enters a name before the first message, and writes under it", async () => {
  const { ania, id } = await two();
  const ewa = await house.visitor({ size: PHONE });
  await ewa.goto(`${house.address}/table/${id}`);
  await ewa.getByRole("button", { name: "Journal" }).click();
  await ewa.getByRole("tab", { name: "Chat" }).click();
  await ewa.getByLabel("Your name").fill("Ewa");
  await ewa.getByLabel("Say something").fill("Who is winning?");
  await ewa.getByRole("button", { name: "Send" }).click();
  await ania.getByRole("tab", { name: /Chat/ }).locator("em").waitFor();
  await ania.getByRole("tab", { name: /Chat/ }).click();
  await ania.getByRole("log", { name: "Chat" }).getByText("Ewa").waitFor();
  await ania.getByLabel("Say something").fill("You will see.");
  await ania.keyboard.press("Enter");
  await ewa.getByText("You will see.").waitFor();
  await ewa.goBack(); // from the journal to the board
  await ewa.locator("nav").getByRole("button", { name: "Board" }).waitFor();
  assert.equal(await ewa.locator("nav i.chat").count(), 0);
  await ania.getByLabel("Say something").fill("Soon.");
  await ania.keyboard.press("Enter");
  await ewa.locator("nav i.chat").waitFor();
});

house.test("Back closes layers one by one before it leaves the table", async () => {
  const page = await house.visitor({ size: PHONE });
  await page.goto(house.address);
  const id = await house.sitDown(page, [ME, BOT]);
  await attention(page);
  await page.getByRole("button", { name: "Rules" }).click();
  await page.getByRole("complementary", { name: "Rules" }).waitFor();
  await people(page).click();
  await page.goBack();
  assert.equal(await page.locator("dialog[open]").count(), 0);
  await page.goBack();
  assert.equal(await page.getByRole("complementary", { name: "Rules" }).count(), 0);
  await page.locator("nav").getByRole("button", { name: "Players" }).click();
  await page.goBack();
  await page.locator(".table").waitFor();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Close" }).click();
  assert.ok(page.url().endsWith(id));
  await page.goBack(); // nothing is open any more
  await page.getByRole("heading", { name: "What shall we play?" }).waitFor();
});

house.test("a long press explains and never plays", async () => {
  const page = await house.visitor({ size: PHONE });
  await house.sitDown(page, [ME, BOT], { game: STEAM });
  await attention(page);
  const step = () => page.locator(".prompt").getAttribute("data-step");
  const before = await step();
  const lit = page.locator('.table [data-state="legal"][data-tip]').first();
  await lit.scrollIntoViewIfNeeded();
  const box = await lit.boundingBox();
  const finger = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await page.getByRole("tooltip").waitFor();
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  assert.equal(await step(), before);
  await act(page, async () => page.touchscreen.tap(touchPoints[0].x, touchPoints[0].y), dice(1)); // a short press plays
});

house.test("continuing from a replay keeps bots as bots", async () => {
  const page = await house.visitor();
  await page.goto(house.address);
  const { id } = await house.command(page, "/tables/from-record", { record: recordOfBots(CARDS, 2), seats: [ME, BOT] });
  await page.goto(`${house.address}/table/${id}/replay`);
  await page.getByRole("slider").fill("6");
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.waitForURL((url) => !url.pathname.includes(id));
  assert.equal(await attention(page), "asked");
  await page.locator(".seat-panel").getByText("you", { exact: true }).waitFor();
  assert.equal(await page.locator(".seat-panel .tag .ic").count(), 1); // one bot
  await act(page, clickOnce, dice(3));
  // the finished game leaves the list, the other one stays
  await page.goto(house.address);
  const parting = page.getByRole("button", { name: /^Remove this table/ });
  await parting.last().click();
  await page.locator("dialog[open]").getByRole("button", { name: "Close" }).click();
  await parting.last().click();
  await inDialog(page, "Remove from my list").click();
  await page.locator('[data-way="hide"]').click();
  await page.waitForFunction(() => document.querySelectorAll("section.mine li").length === 1);
});

house.test("a table that nobody plays any more says when it will be deleted", async () => {
  const page = await house.visitor({ size: PHONE });
  const id = await house.sitDown(page, [ME, { kind: "open" }]);
  const expires = new Date(Date.now() + 9 * 24 * 3600 * 1000);
  const day = expires.toLocaleDateString("en-GB", { day: "numeric", month: "short" });
  // only the server's clock could bring this about
  const withExpiry = async (route, change) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: change(await answer.json()) });
  };
  const expiring = (table) => ({ ...table, expires: expires.toISOString() });
  await page.route(`**/api/tables/${id}`, (route) => withExpiry(route, expiring));
  await page.route("**/api/tables", (route) => withExpiry(route, (rows) => rows.map(expiring)));
  await page.goto(`${house.address}/table/${id}`);
  await page.getByText(`This table will be deleted (${day}`, { exact: false }).waitFor();
  await assertAccessible(page, "a table about to be deleted");
  await page.goto(house.address);
  await page.getByText(`Will be deleted: ${day}`).waitFor();
  await assertAccessible(page, "the list with a table about to be deleted");
});

house.test("a player downloads everything about them, deletes it, and is a former player to the others", async () => {
  const ania = await house.visitor();
  const bartek = await house.visitor({ size: PHONE });
  const id = await house.sitDown(ania, [ME, { kind: "open" }]);
  await bartek.goto(`${house.address}/table/${id}`);
  await bartek.getByLabel("Your name").fill("Bartek");
  await bartek.getByRole("button", { name: "Sit down" }).first().click();
  await bartek.getByRole("button", { name: "Stand up" }).waitFor();
  await ania.getByRole("button", { name: "Start the game" }).click();
  await ania.locator(".seat-panel").getByText("Bartek").waitFor();
  await bartek.goto(house.address);
  await bartek.getByRole("button", { name: "Settings" }).click();
  const press = (control) => bartek.locator(`[data-control="${control}"]`).click();
  const type = (control, text) => bartek.locator(`[data-control="${control}"]`).fill(text);
  await type("NameOnDevices/password", "long enough");
  await press("NameOnDevices/keep-set 2");
  await bartek.getByText("The password is set.").waitFor();
  const [download] = await Promise.all([bartek.waitForEvent("download"), press("YourData/data-download")]);
  const data = JSON.parse(readFileSync(await download.path(), "utf8"));
  assert.deepEqual([data.name, data.kept, data.settings.lang], ["Bartek", true, "en"]);
  assert.deepEqual(
    data.tables.map((table) => [table.id, table.seats]),
    [[id, { 1: "Bartek" }]],
  );
  await press("YourData/data-delete");
  await assertAccessible(bartek, "about to delete one's data");
  await press("YourData/out-keep");
  await press("YourData/data-delete");
  await type("YourData/password", "not the right one");
  house.announce(bartek, /^403 POST .*\/me\/delete$/);
  await press("YourData/data-delete-do");
  await bartek.getByRole("alert").getByText("password is wrong").waitFor();
  await type("YourData/password", "long enough");
  await press("YourData/data-delete-do");
  await bartek.getByText("No tables yet.", { exact: false }).waitFor();
  await ania.locator(".seat-panel").getByText("Former player").waitFor();
  await ania.locator(".seat-panel").getByText("resigned, bot").waitFor();
  await ania.goto(house.address);
  await ania.getByText("Former player").waitFor();
});
