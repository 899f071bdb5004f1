import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

import { assertAccessible } from "./axe.mjs";
import { BARON, BOT, houseForTests, LOW_LAPTOP, ME, PHONE } from "./house.mjs";
import { legible } from "./legible.mjs";
import { act, attention, clickOnce, dice, keyOnce, playOut, resize, tapOnce, TOO_LATE, uncover } from "./player.mjs";
import { steady } from "./steady.mjs";

const house = houseForTests();

house.test("a whole game by mouse against a bot, to the score, the replay and the rematch", async () => {
  const page = await house.visitor({ size: LOW_LAPTOP });
  const id = await house.sitDown(page, [ME, BOT]);
  await playOut(page, { seed: 11, tempers: ["rare", "looking"], until: legible(page, steady(page)) });
  await page.getByRole("heading", { name: /^Fajrant!/ }).waitFor();
  await page.getByRole("rowheader", { name: "Total" }).waitFor();
  await assertAccessible(page, "the end of the game");
  await page.locator("summary").click();
  await page.locator("details[open] code").first().waitFor();
  await page.getByRole("button", { name: "Back to the board" }).click();
  await page.locator(".prompt .to-result").click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Record" }).click(),
  ]);
  const record = await download.path();
  assert.match(readFileSync(record, "utf8"), /^coal_baron_cards /);
  await page.getByRole("link", { name: "Replay" }).click();
  await walkThrough(page);
  await assertAccessible(page, "the replay");
  await page.getByRole("link", { name: "Result" }).click();
  await page.getByRole("heading", { name: /^Fajrant!/ }).waitFor();
  await page.goBack();
  await page.getByRole("slider").waitFor();
  await page.locator("body").press("Home");
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.waitForURL((url) => url.pathname !== `/table/${id}/replay`);
  assert.equal(await attention(page), "asked"); // bots stay bots
  await page.goto(`${house.address}/table/${id}`);
  await page.getByRole("button", { name: "Rematch" }).click();
  await page.waitForURL((url) => !url.pathname.endsWith(id));
  const rematch = page.url();
  assert.equal(await attention(page), "asked");
  await page.goto(`${house.address}/table/${id}`);
  await page.getByRole("link", { name: "To the rematch" }).click();
  await page.waitForURL(rematch);
  await page.goto(house.address);
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Open a record" }).click(),
  ]);
  await chooser.setFiles(record);
  await page.waitForURL(/\/replay$/);
});

/** Tries the replay's own controls and keys. */
async function walkThrough(page) {
  const slider = page.getByRole("slider");
  await slider.waitFor();
  const last = Number(await slider.getAttribute("max"));
  const showsNumber = (number) => page.getByText(`${number} / ${last}`).waitFor();
  assert.equal(await slider.inputValue(), "0"); // it opens at the beginning
  for (const [key, number] of [
    ["ArrowRight", 1],
    ["ArrowLeft", 0],
    ["End", last],
    ["Home", 0],
    ["End", last],
  ]) {
    await page.locator("body").press(key);
    await showsNumber(number);
  }
  for (const [name, number] of [
    ["first", 0],
    ["forward", 1],
    ["back", 0],
    ["last", last],
  ]) {
    await page.locator(`[data-control="TimeBar/replay-${name}"]`).click();
    await showsNumber(number);
  }
  await slider.fill("3");
  await showsNumber(3);
  await page.locator('[data-control="ReplayPage/replay-pause"]').click();
  await showsNumber(4);
  await page.evaluate(() => document.activeElement.blur()); // a focused button would take the key
  await page.keyboard.press(" ");
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  const speed = page.getByRole("radiogroup", { name: "Speed" });
  await page.keyboard.press("-");
  await speed.getByRole("radio", { name: "slow", checked: true }).waitFor();
  await page.keyboard.press("+");
  await speed.getByRole("radio", { name: "normal", checked: true }).waitFor();
  for (const name of ["slow", "normal", "fast"]) await speed.getByText(name, { exact: true }).click();
  await page.locator('[data-control="TimeBar/replay-last"]').click();
  await showsNumber(last);
  await page.locator('[data-control="ReplayPage/replay-pause"]').click(); // begins again
  await showsNumber(2);
  await page.locator('[data-control="ReplayPage/replay-pause"]').click();
  const eyes = page.getByRole("combobox");
  await eyes.selectOption({ index: 0 });
  await page.locator('[data-control="SeatPanel/seat-enlarge"]').last().click();
  await page.waitForFunction(() => document.querySelector("select").selectedIndex === 2);
}

house.test("a whole game by keyboard", async () => {
  const page = await house.visitor({ lang: "pl" });
  await house.sitDown(page, [ME, BOT], { seed: 8 });
  house.allow(page, TOO_LATE);
  await playOut(page, { deed: keyOnce, seed: 5, tempers: ["undoing", "passing", "hasty"] });
  await page.getByRole("heading", { name: /^Fajrant!/ }).waitFor();
});

house.test("a whole game on a phone", async () => {
  const page = await house.visitor({ lang: "pl", size: PHONE });
  await house.sitDown(page, [ME, BOT], { seed: 9 });
  await playOut(page, { deed: tapOnce, seed: 3, tempers: ["hasty", "looking", "passing"], until: steady(page) });
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), PHONE.width);
  await assertAccessible(page, "the end of the game on a phone");
});

house.test(
  "Coal Baron: a whole game by mouse, with each scoring read when it comes and again from the clock",
  async () => {
    const page = await house.visitor({ size: LOW_LAPTOP });
    const id = await house.sitDown(page, [ME, BOT, BOT], { game: BARON });
    await attention(page);
    await assertAccessible(page, "the draft");
    const read = [];
    house.allow(page, TOO_LATE);
    await playOut(page, {
      seed: 4,
      tempers: ["rare", "undoing", "passing"],
      until: legible(
        page,
        steady(page, async () => {
          const title =
            (await attention(page)) === "read"
              ? /Scoring of shift \d/.exec(await page.locator(".scoring h2").textContent())?.[0]
              : read.at(-1);
          if (title !== read.at(-1)) read.push(title);
          return false;
        }),
      ),
    });
    assert.deepEqual(
      read,
      [1, 2, 3].map((shift) => `Scoring of shift ${shift}`),
    );
    await page.getByRole("heading", { name: /^Fajrant!/ }).waitFor();
    const record = await page.request.get(`${house.address}/api/tables/${id}/record`);
    assert.match(await record.text(), /^coal_baron /);
    await page.getByRole("button", { name: "Back to the board" }).click();
    await page.getByRole("button", { name: "Scoring of shift 2" }).click();
    assert.equal(await page.locator(".scoring tbody tr").count(), 8);
    await assertAccessible(page, "a scoring");
    await page.getByRole("button", { name: "To the table" }).click();
    await assertAccessible(page, "the table of Coal Baron");
  },
);

house.test("Coal Baron: mining by keyboard", async () => {
  const page = await house.visitor({ lang: "pl" });
  await house.sitDown(page, [ME, BOT], { game: BARON });
  const mines = async () => (await page.locator(".steps").count()) > 0;
  await playOut(page, { deed: keyOnce, seed: 5, until: mines });
  await assertAccessible(page, "mining");
  const left = async () => Number(/\d+/.exec(await page.locator(".steps").getAttribute("aria-label"))[0]);
  const before = await left();
  const cage = () => page.locator(".cage").boundingBox();
  const { y } = await cage();
  await page
    .locator('[data-target="level:4"], [data-target="level:0"]')
    .and(page.locator('[data-state="legal"]'))
    .first()
    .focus();
  await page.keyboard.press("Enter");
  await page.waitForFunction(
    (steps) => Number(/\d+/.exec(document.querySelector(".steps")?.getAttribute("aria-label"))?.[0]) === steps,
    before - 1,
  );
  assert.notEqual((await cage()).y, y);
  await page.keyboard.press("u");
  await page.waitForFunction(
    (steps) => Number(/\d+/.exec(document.querySelector(".steps")?.getAttribute("aria-label"))?.[0]) === steps,
    before,
  );
  assert.equal((await cage()).y, y);
  await playOut(page, { deed: keyOnce, seed: 6, until: async (done) => done > 0 && !(await mines()) });
});

house.test("Coal Baron: a whole game on a phone", async () => {
  const page = await house.visitor({ lang: "pl", size: PHONE, motion: "full" });
  await house.sitDown(page, [ME, BOT], { seed: 9, game: BARON });
  await playOut(page, {
    deed: tapOnce,
    seed: 3,
    tempers: ["hasty", "looking", "rare"],
    until: async (done) => done === 12 && (await assertAccessible(page, "Coal Baron on a phone"), false),
  });
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), PHONE.width);
});

house.test("Coal Baron: on an upright tablet tunnels keep their shape, and nothing is too small to read", async () => {
  const page = await house.visitor({ size: { width: 768, height: 1024 } });
  await house.comeLate(page, 3, 70, { seed: 11, game: BARON, roll: dice(5) });
  if ((await attention(page)) === "hand over") await uncover(page);
  await attention(page);
  for (const [width, height] of [
    [768, 1024],
    [820, 1180],
    [1024, 1366],
  ]) {
    await resize(page, width, height);
    const layout = await page.evaluate(() => {
      const box = (element) => element.getBoundingClientRect();
      const table = document.querySelector(".table");
      const scale = box(table.querySelector(".sheet")).width / table.querySelector(".sheet").offsetWidth;
      const parts = [...table.querySelectorAll(".area, .clock, .pit, .orders")];
      return {
        outside: parts
          .filter((element) => box(element).bottom > box(table).bottom + 1 || box(element).right > box(table).right + 1)
          .map((element) => element.className),
        tall: Math.max(
          ...[...table.querySelectorAll(".pit .bay")].map((element) => box(element).height / box(element).width),
        ),
        spilt: [...table.querySelectorAll(".area")].flatMap((element) =>
          [...element.querySelectorAll("li")].filter((inner) => box(inner).bottom > box(element).bottom + 1),
        ).length,
        small: Math.min(
          ...[...table.querySelectorAll(".spaces .crew, .clock .own")].map(
            (element) => parseFloat(getComputedStyle(element).fontSize) * scale,
          ),
        ),
      };
    });
    const context = `${width}×${height}: ${JSON.stringify(layout)}`;
    assert.deepEqual([layout.outside, layout.spilt], [[], 0], context);
    assert.ok(layout.tall < 2, context);
    assert.ok(layout.small > 9.5, context);
  }
});

house.test("Coal Baron: nothing overflows its cell on the shift clock, or the pit in a long tunnel", async () => {
  const page = await house.visitor({ size: PHONE });
  const longest = ({ levels }) =>
    Math.max(...levels.map(({ tiles }) => tiles.reduce((sum, { carts }) => sum + carts.length, 0)));
  // all money goes into tunnels, until somebody has seven carts on a level
  const until = (view, moves) =>
    moves.some(({ text }) => text === "choose_space bank") && longest(view.pits[view.you]) >= 7;
  const greedy = { seed: 3, game: BARON, roll: dice(9), until };
  await house.comeLate(page, 2, 400, {
    ...greedy,
    liked: /^(choose_space (factory_\d|money|bank)|draft|keep|return|substitute)/,
  });
  if ((await attention(page)) === "hand over") await uncover(page);
  await attention(page);
  for (const [width, height] of [
    [390, 844],
    [820, 1180],
    [1024, 768],
    [1440, 900],
  ]) {
    await resize(page, width, height);
    if (width < 700) await page.locator("nav button").nth(1).click();
    const spilt = (inner, outer) =>
      page.evaluate(
        ([small, large]) =>
          [...document.querySelectorAll(small)].filter((element) => {
            const [box, room] = [element.getBoundingClientRect(), element.closest(large).getBoundingClientRect()];
            return box.left < room.left - 1 || box.right > room.right + 1;
          }).length,
        [inner, outer],
      );
    assert.ok((await page.locator(".pit .cart").count()) > 7, `${width}: there is a pit`);
    assert.equal(await spilt(".pit .side li", ".side"), 0, `${width}: a tunnel is wider than its side of the pit`);
    assert.equal(await spilt(".pit .cart .body", ".bay"), 0, `${width}: a cart is wider than its place`);
    if (width < 700) await page.locator("nav button").nth(0).click();
    assert.equal(await spilt(".clock .leads *", "li"), 0, `${width}: the leaders overlap the next cell`);
  }
});

house.test("two browsers, with a reload in the middle", async () => {
  const ania = await house.visitor();
  const bartek = await house.visitor({ lang: "pl" });
  const id = await house.sitDown(ania, [ME, { kind: "open" }]);
  await ania.getByRole("img", { name: /QR/ }).waitFor();
  await assertAccessible(ania, "the lobby");
  await bartek.goto(`${house.address}/table/${id}`);
  await bartek.getByLabel("Twoje imię").fill("Bartek");
  await bartek.getByRole("button", { name: "Usiądź" }).click();
  await ania.getByText("Bartek").first().waitFor();
  await ania.getByRole("button", { name: "Start the game" }).click();
  const rolls = [dice(2), dice(4)];
  for (let turn = 0; turn < 24; turn += 1) {
    const asked = await Promise.any([ania, bartek].map(async (page) => (await attention(page), page)));
    await act(asked, clickOnce, rolls[asked === ania ? 0 : 1]);
    if (turn === 12) await bartek.reload();
  }
  const lines = async (page) => {
    await page.getByRole("log").waitFor();
    return page.getByRole("log").locator("li").count();
  };
  await bartek.reload();
  assert.ok((await lines(bartek)) > 3);
});
