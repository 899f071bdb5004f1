/** Static files on one device: whole games, crashes, a full disk, and what the settings say of the device. */

import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";

import { RANDOM_GAMES } from "../static-tests/digests.mjs";
import { hasCompiled, NAMES, pythonFolder, ROOT } from "../static-tests/python.mjs";
import { assertAccessible } from "./axe.mjs";
import { BARON, DWERGAR, endOfGame, houseForTests, PHONE, STEAM } from "./house.mjs";
import { attention, keyOnce, playOut } from "./player.mjs";
import { StaticHouse } from "./static.mjs";

const house = houseForTests(new StaticHouse());
const control = (page, name) => page.locator(`[data-control="${name}"]`);
const press = (page, name) => control(page, name).first().click();

/** Opens a table with one bot of this level. */
async function openTable(page, game, level) {
  await page.goto(`${house.address}#/?game=${game}`);
  const dialog = page.getByRole("dialog");
  await dialog.locator("label", { hasText: /^\s*2\s*$/ }).click();
  await dialog.locator("select.level").last().selectOption(level);
  await press(page, "NewTable/new-open_table");
  await attention(page);
}

const nothingAsked = () =>
  assert.deepEqual(
    house.asked.filter((path) => /\/api\b/.test(path)),
    [],
  );

house.test("a whole game against a bot on a phone, in Polish", async () => {
  const page = await house.visitor({ lang: "pl", size: PHONE });
  await openTable(page, STEAM, "greedy");
  await assertAccessible(page, "a table on a phone without a server");
  await playOut(page, { deed: keyOnce, seed: 4 });
  await page.locator(".podium li").first().waitFor();
  await assertAccessible(page, "the end of a game without a server");
  nothingAsked();
});

house.test("a browser that is killed in the middle of a move loses nothing that was answered", async () => {
  let page = await house.resident();
  await openTable(page, BARON, "random");
  const table = page.url();
  const number = () => page.locator(".prompt").getAttribute("data-step");
  for (const seed of [1, 2, 3]) {
    await playOut(page, { deed: keyOnce, seed, until: (done) => done === 2 });
    const before = await number();
    await house.crash(page, () => keyOnce(page, () => 0));
    page = await house.resident();
    await page.goto(table);
    assert.equal(await attention(page), "asked");
    const [, played] = before.split(" ").map(Number);
    const [, after] = (await number()).split(" ").map(Number);
    assert.ok(after >= played, `${before} became ${await number()}`);
  }
});

house.test("hints, a lesson, a puzzle and a review", async () => {
  const page = await house.visitor();
  await openTable(page, DWERGAR, "random");
  await page.keyboard.press("h");
  await page
    .getByRole("region", { name: "Hint" })
    .getByText(/^Best: /)
    .waitFor();

  await page.goto(`${house.address}#/learn/${DWERGAR}`);
  await page.locator('[data-lesson-step="1"]:not([data-busy])').waitFor();
  await press(page, "Card/next");
  await page.locator('[data-lesson-step="2"]').waitFor();

  await page.goto(`${house.address}#/learn/${BARON}/puzzles`);
  await press(page, "ExercisePage/exercise-answer");
  await page.locator(".result").waitFor();

  await page.goto(house.address);
  await control(page, "OpenRecord/record-open 2").setInputFiles({
    name: "over.txt",
    mimeType: "text/plain",
    buffer: Buffer.from(endOfGame(STEAM, 3)),
  });
  await page.waitForURL(/replay$/);
  await page.goto(page.url().replace(/replay$/, "review"));
  await press(page, "ReviewPage/review-begin");
  await control(page, "ReviewPage/review-next").waitFor({ timeout: 120_000 });
  nothingAsked();
});

house.test("the settings of a device: room, installation, licences, and the way to a server", async () => {
  const page = await house.visitor({ size: PHONE });
  await page.goto(house.address);
  await page.getByText("Tables are on this device only").waitFor();
  await press(page, "HeadTools/device-title");
  const dialog = page.getByRole("dialog");
  await dialog.getByText(/^Used here: [\d.]+ MB\./).waitFor();
  assert.equal(await control(page, "ThisDevice/device-install").count(), 0);
  const asked = page.evaluate(
    () =>
      new Promise((resolve) => {
        dispatchEvent(Object.assign(new Event("beforeinstallprompt"), { prompt: async () => resolve(true) }));
      }),
  );
  await press(page, "ThisDevice/device-install");
  assert.ok(await asked);
  await control(page, "ThisDevice/device-install").waitFor({ state: "detached" });
  await assertAccessible(page, "the settings of a device");
  await press(page, "ThisDevice/device-licences");
  await page.getByText("Mozilla Public License").first().waitFor();
  await page.goBack();
  await press(page, "HeadTools/device-title");
  await control(page, "ThisDevice/device-server").fill(house.outer);
  await Promise.all([page.waitForURL(house.outer), press(page, "ThisDevice/device-connect")]);
  await control(page, "Hero/home-play_now").waitFor();
});

house.test("records that other programs share or open with the app", async () => {
  const record = endOfGame(STEAM, 30).trimEnd().split("\n").slice(0, -20).join("\n");
  const page = await house.visitor();
  await page.addInitScript(() => {
    const queue = { setConsumer: (consumer) => (window.launched = consumer) };
    Object.defineProperty(window, "launchQueue", { value: queue });
  });
  await page.goto(house.address);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await page.evaluate((text) => {
    const form = Object.assign(document.createElement("form"), {
      action: "./",
      method: "post",
      enctype: "multipart/form-data",
      hidden: true, // it is the other program's: no control of the page
    });
    const file = Object.assign(document.createElement("input"), { type: "file", name: "record" });
    const files = new DataTransfer();
    files.items.add(new File([text], "record.txt", { type: "text/plain" }));
    file.files = files.files;
    form.append(file);
    document.body.append(form);
    form.submit();
  }, record);
  await page.waitForURL(/#\/table\/\w+$/);
  await attention(page);
  const first = page.url();
  await page.goto(house.address);
  await control(page, "Hero/home-play_now").waitFor();
  await page.evaluate(
    (text) => window.launched({ files: [{ getFile: async () => new File([text], "r.txt") }] }),
    record,
  );
  await page.waitForURL((url) => /#\/table\/\w+$/.test(url.href) && url.href !== first);
  await attention(page);
});

house.test("whole games match their digests in this browser", async () => {
  const files = Object.fromEntries(
    [
      "core/digests.py",
      "core/digests.txt",
      "core/random_play.py",
      "bots/digests.py",
      "bots/digests.txt",
      "bots/brief.py",
    ].map((file) => [`/project/tests/${file}`, readFileSync(join(ROOT, "tests", file), "utf8")]),
  );
  const program = `import sys; sys.path.insert(0, "/project")\n${RANDOM_GAMES}`;
  const { answer } = await house.runPython(files, program);
  assert.deepEqual(answer.played, answer.wanted);
  assert.equal(answer.wanted.length, 5);
});

house.test(
  "the page takes the compiled engine if it is there, and the interpreted one if it cannot be used",
  async () => {
    const { answer } = await house.runPython(
      {},
      "import json; from fajrant.core import COMPILED; json.dumps(COMPILED)",
    );
    assert.equal(answer, hasCompiled());

    /** The archives and libraries that a table loads. */
    async function loaded() {
      const context = await house.browser.newContext({ serviceWorkers: "block" });
      const page = await context.newPage();
      house.sent.length = 0;
      await page.goto(house.address);
      await press(page, "GamePoster/home-play_now");
      await press(page, "FirstTime/first-play");
      await attention(page);
      const names = new Set(house.sent.map((path) => basename(path)));
      await context.close();
      return [names.has(NAMES.compiled), names.has(NAMES.interpreted)];
    }
    assert.deepEqual(await loaded(), [hasCompiled(), !hasCompiled()]);
    if (!hasCompiled()) return;
    house.publish(
      house.draft((folder) => {
        const engine = join(folder, basename(pythonFolder()), NAMES.compiled);
        writeFileSync(engine, readFileSync(engine).subarray(0, 1e6));
      }),
    );
    assert.deepEqual(await loaded(), [true, true]);
  },
);
