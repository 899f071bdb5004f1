/** The installed app: files are stored as a whole, a start needs no network, a new version waits until it is wanted. */

import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { assertAccessible } from "./axe.mjs";
import { houseForTests } from "./house.mjs";
import { attention, keyOnce, playOut } from "./player.mjs";
import { StaticHouse } from "./static.mjs";

const house = houseForTests(new StaticHouse());
const control = (page, name) => page.locator(`[data-control="${name}"]`);
/** Waits until all files are stored. */
const stored = (page) =>
  page.evaluate(async () => {
    const scope = new URL(".", document.baseURI).href;
    const find = async () => (await navigator.serviceWorker.getRegistrations()).find((each) => each.scope === scope);
    while ((await find())?.active?.state !== "activated") await new Promise(requestAnimationFrame);
  });
/** What tells the next version from the built one. */
const NEXT = '<meta name="next" />';
const isNext = async (page) => (await page.locator("meta[name=next]").count()) === 1;

function nextVersion() {
  return house.draft((folder) => {
    const page = join(folder, "index.html");
    writeFileSync(page, readFileSync(page, "utf8").replace("<head>", `<head>${NEXT}`));
  });
}

/** Looks for a new version. Says how far its installation came. */
const lookForUpdate = (page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const found = new Promise((resolve) => {
      registration.addEventListener("updatefound", () => resolve(registration.installing), { once: true });
    });
    await registration.update();
    const worker = await found;
    while (worker.state === "installing")
      await new Promise((changed) => worker.addEventListener("statechange", changed, { once: true }));
    return worker.state;
  });

house.test("a first visit loads every file once, and later visits need no network", async () => {
  house.sent.length = 0;
  const page = await house.resident();
  await page.goto(house.address);
  await stored(page);
  const counts = new Map();
  for (const path of house.sent.filter((path) => /\/(assets|python-\w+)\//.test(path)))
    counts.set(path, (counts.get(path) ?? 0) + 1);
  assert.ok(counts.size > 50);
  assert.deepEqual(
    [...counts].filter(([, count]) => count > 1),
    [],
  );
  await control(page, "GamePoster/home-new_table").first().click();
  await control(page, "NewTable/new-open_table").click();
  await attention(page);
  await house.stopServer();
  await page.reload();
  await attention(page);
  await page.goto(`${house.address}licences/index.txt`);
  await page.getByText("Mozilla Public License").first().waitFor();
  await page.goto(`${house.address}index.html`);
  await control(page, "GamePoster/home-play_now").first().waitFor();
});

house.test("a file that breaks off is stored at the second try", async () => {
  const page = await house.visitor();
  const path = `${new URL(house.address).pathname}licences/index.txt`; // the page itself does not load it
  house.breaking.add(path);
  house.announce(page, /^net::ERR_CONTENT_LENGTH_MISMATCH GET .*licences/);
  await page.goto(house.address);
  await stored(page);
  assert.ok(!house.breaking.has(path), "the file broke off");
  await page.context().setOffline(true);
  await page.goto(`${house.address}licences/index.txt`);
  await page.getByText("Mozilla Public License").first().waitFor();
});

house.test("two copies on one origin leave each other alone, and other pages of the origin too", async () => {
  const page = await house.visitor();
  await page.goto(house.outer);
  await control(page, "GamePoster/home-play_now").first().click();
  await attention(page);
  await stored(page);
  await page.goto(house.address);
  await stored(page);
  await control(page, "Hero/home-play_now").waitFor();
  assert.equal(await control(page, "MyTables/home-resume").count(), 0, "the tables of the other copy are not listed");
  assert.deepEqual(await page.evaluate(async () => (await caches.keys()).map((name) => name.replace(/\w+$/, ""))), [
    "fajrant /some/ ",
    "fajrant /some/place/ ",
  ]);
  await page.goto(`${house.outer}licences/index.txt`);
  await page.getByText("Mozilla Public License").first().waitFor();
  house.announce(page, /^404 GET .*elsewhere/);
  const answer = await page.goto(`${house.outer}elsewhere/`);
  assert.equal(answer.status(), 404);
});

house.test(
  "an upload that is not finished changes nothing; a finished one waits until the person wants it",
  async () => {
    const page = await house.visitor();
    await page.goto(house.address);
    await control(page, "GamePoster/home-play_now").first().click();
    await attention(page);
    await stored(page);
    const next = nextVersion();

    house.publish(next, ["sw.js"]);
    house.allow(page, /integrity/);
    assert.equal(await lookForUpdate(page), "redundant");
    const table = page.url();
    const bar = page.getByRole("status").filter({ hasText: "A new version of Fajrant is here" });
    assert.equal(await bar.count(), 0);

    house.publish(next);
    assert.equal(await lookForUpdate(page), "installed");
    await bar.waitFor();
    await assertAccessible(page, "a table with a new version");
    await playOut(page, { deed: keyOnce, seed: 1, until: (done) => done === 1 });
    await page.reload();
    await bar.waitFor();
    assert.equal(await isNext(page), false);
    await attention(page);
    await Promise.all([page.waitForEvent("load"), control(page, "NewEdition/edition-reload").click()]);
    await attention(page);
    assert.equal(page.url(), table);
    assert.equal(await isNext(page), true);
    assert.equal(await bar.count(), 0);
  },
);
