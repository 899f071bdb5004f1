/** Presses every control outside the games' boards, and checks what it does. */

import assert from "node:assert/strict";

import { assertAccessible } from "./axe.mjs";
import { BARON, BOT, CARDS, DWERGAR, houseForTests, ME, PHONE, recordOfBots, TABLET } from "./house.mjs";
import { act, attention, clickOnce, confirm, dice, drawn, uncover } from "./player.mjs";

const house = houseForTests();

const control = (page, name) => page.locator(`[data-control="${name}"]`);
const press = (page, name) => control(page, name).first().click();
const setting = (page, name) => page.evaluate((key) => JSON.parse(localStorage.getItem("fajrant.settings"))[key], name);

/** Waits for the page of a table. */
async function atTable(page) {
  await page.waitForURL(/\/table\/\w+$/);
  await page.locator(".topbar h1").waitFor();
}

house.test("the start page: every way to a table, and back", async () => {
  const page = await house.visitor();
  await page.goto(house.address);
  await press(page, "Hero/home-play_now");
  await atTable(page);
  await press(page, "TopBar/bar-leave");
  await press(page, "GamePoster/home-play_now");
  await atTable(page);
  await press(page, "Brand/bar-home");
  await page.waitForURL(`${house.address}/`);
  await press(page, "MyTables/sm");
  await atTable(page);
  await page.goBack();
  for (let tables = 2; tables < 4; tables += 1)
    await house.command(page, "/tables", { game: BARON, options: {}, seats: [ME, BOT] });
  await page.reload();
  const rows = page.locator("section.mine li");
  await page.waitForFunction(() => document.querySelectorAll("section.mine li").length === 3);
  await press(page, "MyTables/home-fewer");
  assert.equal(await rows.count(), 4);
  await press(page, "MyTables/home-fewer");
  assert.equal(await rows.count(), 3);
  const link = await page.locator("section.mine li a").first().getAttribute("href");
  await control(page, "MyTables/home-join").fill(`${house.address}${link}?from=mail`);
  await press(page, "MyTables/home-join-go");
  await page.waitForURL(`${house.address}${link}`);
});

house.test("a new table: game, players, seats, rules", async () => {
  const page = await house.visitor();
  await page.goto(house.address);
  await press(page, "GamePoster/home-new_table");
  const dialog = page.getByRole("dialog");
  const chairs = dialog.locator(".chair");
  for (const game of await dialog.locator(".pick label").all()) {
    await game.click();
    for (const count of await dialog.locator(".seg label").all()) {
      await count.click();
      await page.waitForFunction(
        (wanted) => document.querySelectorAll("dialog .chair").length === wanted,
        Number(await count.textContent()),
      );
    }
    const rule = dialog.locator(".option label").last();
    if ((await rule.count()) > 0) await rule.click();
  }
  await press(page, "NewTable/new-title/close");
  assert.equal(await dialog.count(), 0);
  await press(page, "Hero/home-invite");
  assert.equal(await dialog.locator(".chair.free").count(), 2);
  await press(page, "NewTable/new-cancel");
  assert.equal(await dialog.count(), 0);
  await press(page, "Hero/home-invite");
  await page.mouse.click(5, 5); // outside the dialog
  assert.equal(await dialog.count(), 0);
  await press(page, "Hero/home-invite");
  await chairs.nth(0).getByRole("textbox").fill("Ania");
  await chairs.nth(1).locator("select.kind").selectOption("bot");
  await chairs.nth(1).locator("select.level").selectOption("greedy");
  await press(page, "NewTable/new-open_table");
  await atTable(page);
  await page.getByText("Ania").first().waitFor();
});

house.test("the lobby: a guest sits down, stands up and is waited for; the host seats a bot", async () => {
  const host = await house.visitor();
  const guest = await house.visitor();
  const id = await house.sitDown(host, [ME, { kind: "open" }, { kind: "open" }]);
  await guest.goto(`${house.address}/table/${id}`);
  await control(guest, "Lobby/input").fill("Bartek");
  await press(guest, "SeatActions/lobby-sit");
  await host.locator(".chair").getByText("Bartek").waitFor();
  await press(guest, "SeatActions/lobby-stand");
  await host.locator(".chair").getByText("Bartek").waitFor({ state: "detached" });
  await press(guest, "SeatActions/lobby-sit");
  await host.locator(".chair").getByText("Bartek").waitFor();
  await press(host, "Lobby/lobby-commitment");
  await host.getByText("The shuffle is already fixed").waitFor();
  await press(host, "InviteLink/lobby-link");
  assert.equal(await host.evaluate(() => String(document.getSelection())), `${house.address}/table/${id}`);
  await host.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await press(host, "InviteLink/lobby-copied");
  await host.getByRole("button", { name: "Copied" }).waitFor();
  assert.equal(await host.evaluate(() => navigator.clipboard.readText()), `${house.address}/table/${id}`);
  await control(host, "SeatActions/lobby-seat_bot").last().click();
  await press(host, "Lobby/lobby-start");
  await Promise.any([attention(host), attention(guest)]);
});

house.test("settings apply at once, and are kept", async () => {
  const page = await house.visitor();
  await page.goto(house.address);
  await press(page, "HeadTools/bar-theme-night");
  assert.equal(await setting(page, "theme"), "night");
  await press(page, "HeadTools/tb");
  await page.getByRole("heading", { name: "W co gramy?" }).waitFor();
  await press(page, "HeadTools/bar-settings");
  const dialog = page.getByRole("dialog");
  for (const [name, values] of Object.entries({
    language: ["en", "pl", "en"],
    theme: ["system", "day", "night"],
    motion: ["system", "full", "none"],
    speed: ["slow", "normal", "fast", "instant"],
    sound: ["quiet", "normal", "loud", "off"],
  })) {
    for (const value of values) {
      const option = control(page, `Preferences/settings-${name}:${value}`);
      await dialog.locator("label").filter({ has: option }).click();
      assert.ok(await option.isChecked());
    }
  }
  await assertAccessible(page, "the settings");
  await page.reload();
  await page.getByRole("heading", { name: "What shall we play?" }).waitFor();
  assert.deepEqual(
    [await setting(page, "theme"), await setting(page, "motion"), await setting(page, "sound")],
    ["night", "none", false],
  );
  assert.equal(await setting(page, "loudness"), "loud"); // it comes back when sound is turned on again
  assert.deepEqual(await Promise.all(["soundChosen", "lang"].map((name) => setting(page, name))), [true, "en"]);
  await press(page, "HeadTools/bar-settings");
  await press(page, "SettingsDialog/settings-title/close");
  assert.equal(await dialog.count(), 0);
});

house.test("a name on several devices: kept with a password, changed, logged out and in again", async () => {
  const page = await house.visitor();
  await page.goto(house.address);
  await press(page, "HeadTools/bar-settings");
  const secret = (kind) => page.locator(`[data-control="NameOnDevices/password"][autocomplete="${kind}-password"]`);
  const how = (value) =>
    page
      .locator("label")
      .filter({ has: control(page, `NameOnDevices/keep-how:${value}`) })
      .click();
  await how("login");
  await how("set");
  await control(page, "NameOnDevices/input").fill("Celina");
  await secret("new").fill("szola i sztygar");
  await press(page, "NameOnDevices/keep-set 2");
  await press(page, "NameOnDevices/keep-change");
  await secret("current").fill("szola i sztygar");
  await secret("new").fill("szola i sztolnia");
  await press(page, "NameOnDevices/keep-set");
  await press(page, "NameOnDevices/keep-logout");
  await control(page, "NameOnDevices/keep-logout").waitFor({ state: "detached" }); // from here on a new visitor's page
  await press(page, "HeadTools/bar-settings");
  await how("login");
  await control(page, "NameOnDevices/input").fill("Celina");
  await secret("current").fill("szola i sztolnia");
  await press(page, "NameOnDevices/keep-login");
  await control(page, "NameOnDevices/keep-login").waitFor({ state: "detached" });
  await press(page, "HeadTools/bar-settings");
  await control(page, "NameOnDevices/keep-logout").waitFor();
});

house.test("beside the table: rules, help, sound, journal, chat, moves, boards", async () => {
  const page = await house.visitor();
  const id = await house.sitDown(page, [ME, { kind: "open" }]);
  const guest = await house.visitor({ size: TABLET });
  await guest.goto(`${house.address}/table/${id}`);
  await press(guest, "SeatActions/lobby-sit");
  await press(page, "Lobby/lobby-start");
  const asked = await Promise.any([page, guest].map(async (player) => (await attention(player), player)));
  const roll = dice(3);
  for (let moves = 0; moves < 4; moves += 1)
    await act(
      await Promise.any([page, guest].map(async (player) => (await attention(player), player))),
      clickOnce,
      roll,
    );
  await press(page, "TopBar/bar-rules");
  const chapter = control(page, "RulesDrawer/button").last();
  await chapter.click();
  await page.locator(".rules article :focus").waitFor();
  await press(page, "RulesDrawer/close");
  assert.equal(await page.locator(".rules").count(), 0);
  await press(page, "TopBar/bar-help");
  await page.getByRole("dialog").waitFor();
  await press(page, "HelpDialog/help-title/close");
  await press(page, "TopBar/bar-sound");
  assert.equal(await setting(page, "sound"), true);
  await press(page, "TopBar/bar-sound");
  // a page that nobody has pressed may not make a sound: the browser would report an error, which the gate catches
  const turn = await Promise.any([page, guest].map(async (player) => (await attention(player), player)));
  await turn.evaluate(() => {
    const settings = JSON.parse(localStorage.getItem("fajrant.settings"));
    localStorage.setItem("fajrant.settings", JSON.stringify({ ...settings, sound: true }));
  });
  await turn.reload();
  await attention(turn);
  await drawn(turn);
  // chat, on two sizes of screen
  await press(page, "SidePanel/tab-chat");
  await control(page, "ChatBox/chat-say").fill("Szczęść Boże!");
  await press(page, "ChatBox/chat-send");
  await press(guest, "Frame/journal");
  await press(guest, "SidePanel/tab-chat");
  await guest.getByText("Szczęść Boże!").waitFor();
  await press(guest, "SidePanel/tab-moves");
  await press(guest, "SidePanel/tab-journal");
  await press(guest, "Frame/close");
  assert.equal(await guest.locator(".side.slide").count(), 0);
  await press(guest, "SeatStrip/seat-enlarge");
  await press(guest, "Play/close");
  await press(page, "SeatPanel/seat-enlarge");
  await press(page, "Play/seat-board/close");
  assert.equal(await page.getByRole("dialog").count(), 0);
  // the past, and back
  await press(page, "SidePanel/tab-journal");
  const shown = page.locator(".prompt .say");
  for (const [name, says] of [
    ["first", /decision 0 of/],
    ["forward", /decision 1 of/],
    ["back", /decision 0 of/],
  ]) {
    await press(page, `TimeBar/replay-${name}`);
    await shown.getByText(says).waitFor();
  }
  await control(page, "TimeBar/replay-slider").fill("1");
  await shown.getByText(/decision 1 of/).waitFor();
  await press(page, "TimeBar/replay-last");
  await shown.getByText(/decision/).waitFor({ state: "detached" });
  await press(page, "JournalList/button");
  await press(page, "PromptBar/prompt-now");
  await shown.getByText(/decision/).waitFor({ state: "detached" });
  // by keyboard: journal, moves, help
  for (const [key, tab] of [
    ["j", "journal"],
    ["m", "moves"],
  ]) {
    await page.locator("body").press(key);
    await page.locator(`#tab-${tab}[aria-selected="true"]`).waitFor();
    await page.evaluate(() => document.activeElement?.blur());
  }
  assert.ok(asked);
});

house.test("all moves in a list: by the skip link, and on a phone", async () => {
  const page = await house.visitor();
  await house.sitDown(page, [ME, BOT]);
  await attention(page);
  const step = () => page.locator(".prompt").getAttribute("data-step");
  const before = await step();
  await control(page, "Play/moves-title").press("Enter");
  await page.locator("#side-moves button").first().waitFor();
  await press(page, "MoveList/button");
  await page.waitForFunction((then) => document.querySelector(".prompt")?.dataset.step !== then, before);
  const phone = await house.visitor({ size: PHONE });
  await house.sitDown(phone, [ME, BOT]);
  await attention(phone);
  await control(phone, "PromptBar/tab-moves").tap();
  await phone.locator("#side-moves button").first().waitFor();
  for (const screen of ["players", "side", "mine", "board"]) {
    await control(phone, `Frame/tab-${screen}`).tap();
    await phone.locator(`[data-control="Frame/tab-${screen}"][aria-current]`).waitFor();
  }
});

house.test("one step back, and closing a hint", async () => {
  const page = await house.visitor();
  await house.sitDown(page, [ME, BOT], { game: DWERGAR });
  await attention(page);
  await press(page, "PromptBar/prompt-hint");
  await page.getByRole("region", { name: "Hint" }).getByText(/^Best/).waitFor();
  await press(page, "Advice/close");
  assert.equal(await page.getByRole("region", { name: "Hint" }).count(), 0);
  await page.locator('[data-target^="dwarf:"][data-state="legal"]').first().click();
  await press(page, "PromptBar/prompt-back");
  assert.equal(await control(page, "PromptBar/prompt-back").count(), 0);
  assert.equal(await page.locator('[data-state="selected"]').count(), 0);
});

for (const [game, part] of [
  [BARON, "Orders"],
  [CARDS, "Standing"],
]) {
  house.test(`${game}: delivered cards can be viewed`, async () => {
    const page = await house.visitor();
    await page.goto(house.address);
    const { id } = await house.command(page, "/tables/from-record", { record: recordOfBots(game, 2) });
    await page.goto(`${house.address}/table/${id}`);
    await press(page, "GameEnd/end-table");
    if (game === BARON) await page.getByRole("button", { name: "To the table" }).click(); // from the last scoring
    await press(page, `${game}/${part}/delivered/look`);
    await assertAccessible(page, `the delivered ones of ${game}`);
    await press(page, `${game}/Delivered/delivered/close`);
    assert.equal(await page.getByRole("dialog").count(), 0);
  });
}

house.test("an outdated move is refused with a message, which can be closed", async () => {
  const page = await house.visitor();
  const other = await page.context().newPage();
  const id = await house.sitDown(page, [ME, BOT]);
  await attention(page);
  // the first page has played already, but the second does not know it yet
  await other.routeWebSocket(/\/live/, (line) => {
    const server = line.connectToServer();
    line.onMessage((text) => {
      const { type, id: command } = JSON.parse(text);
      if (type !== "move") return server.send(text);
      const body = { error: "stale", message: { en: "Somebody was faster.", pl: "Ktoś był szybszy." } };
      return line.send(JSON.stringify({ type: "answer", id: command, status: 409, body }));
    });
  });
  await other.goto(`${house.address}/table/${id}`);
  await attention(other);
  await other.locator('.table [data-target*="zone:wild"][data-state="legal"]').click();
  await other.getByRole("alert").getByText("Somebody was faster.").waitFor();
  await press(other, "TablePage/prompt-understood");
  assert.equal(await other.getByRole("alert").count(), 0);
  assert.equal(await attention(other), "asked");
});

house.test("on a shared device a turn can be undone before the next person looks", async () => {
  const page = await house.visitor();
  await house.sitDown(page, [ME, { kind: "hotseat", name: "Bartek" }]);
  await attention(page);
  await uncover(page);
  await attention(page);
  const first = await page.locator(".prompt").getAttribute("data-step");
  await page.locator('.prompt [data-move="pass"]').click();
  await confirm(page);
  await press(page, "HandOver/prompt-undo");
  await page.locator(".hold").waitFor({ state: "detached" });
  assert.equal(await attention(page), "asked");
  assert.equal(await page.locator(".prompt").getAttribute("data-step"), first);
});

house.test("a missing page leads home", async () => {
  const page = await house.visitor();
  house.announce(page, /^404 GET .*\/no\/such\/page$/);
  await page.goto(`${house.address}/no/such/page`);
  await press(page, "NotFound/missing-home");
  await page.getByRole("heading", { name: "What shall we play?" }).waitFor();
  const id = await house.sitDown(page, [ME, BOT]);
  await page.goto(`${house.address}/table/${id}/replay`);
  await press(page, "GamePage/replay-to_table");
  await page.waitForURL(`${house.address}/table/${id}`);
});
