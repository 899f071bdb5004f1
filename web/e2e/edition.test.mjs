import assert from "node:assert/strict";

import { assertAccessible } from "./axe.mjs";
import { BOT, houseForTests, ME, PHONE } from "./house.mjs";
import { attention, playOut } from "./player.mjs";

const house = houseForTests();

/** Makes pages look as if they were opened before an upgrade, until the returned function is called. */
async function openedBefore(page) {
  await page.addInitScript(() => {
    if (location.protocol.startsWith("http") && !localStorage.getItem("upgraded"))
      // before any module runs
      document.addEventListener("readystatechange", () => {
        document.querySelector('meta[name="edition"]').content = "older";
      });
  });
  return () => page.evaluate(() => localStorage.setItem("upgraded", "yes"));
}

house.test("a table that was open during an upgrade offers to reload, and goes on until then", async () => {
  const page = await house.visitor();
  const { id } = await house.open(page, [ME, BOT], 7);
  const upgraded = await openedBefore(page);
  await page.goto(`${house.address}/table/${id}`);
  const bar = page.getByRole("status").filter({ hasText: "A new version of Fajrant is here" });
  await bar.waitFor();
  await assertAccessible(page, "a table before its reload");
  await page.locator('[data-control="NewEdition/edition-later"]').click();
  await bar.waitFor({ state: "detached" });
  await playOut(page, { seed: 3, until: async (done) => done > 3 });
  const answered = async () => (await house.read(page, `/tables/${id}`)).version;
  const before = await answered();
  await page.reload();
  await bar.waitFor();
  await upgraded();
  await Promise.all([page.waitForEvent("load"), page.locator('[data-control="NewEdition/edition-reload"]').click()]);
  await attention(page);
  assert.equal(await bar.count(), 0);
  assert.ok((await answered()) >= before);
});

house.test("a message in a new format does not break the table: it offers to reload", async () => {
  const page = await house.visitor({ size: PHONE });
  const { id } = await house.open(page, [ME, BOT], 7);
  await openedBefore(page);
  let live;
  await page.routeWebSocket(/\/live/, (socket) => {
    live = socket;
    socket.connectToServer();
  });
  await page.goto(`${house.address}/table/${id}`);
  assert.equal(await attention(page), "asked");
  const { version } = await house.read(page, `/tables/${id}`);
  live.send(JSON.stringify({ type: "change", base: version, version: version + 1, leap: [] }));
  await page.getByText("This page can no longer follow the server").waitFor();
  assert.equal(await page.locator('[data-control="NewEdition/edition-later"]').count(), 0);
  assert.equal(await attention(page), "asked");
});

house.test("a view in a new format does not leave an empty page", async () => {
  const page = await house.visitor({ lang: "pl" });
  const { id } = await house.open(page, [ME, BOT], 7);
  await openedBefore(page);
  await page.route(`${house.address}/api/tables/${id}`, async (route) => {
    const response = await route.fetch();
    const table = await response.json();
    await route.fulfill({
      response,
      json: { ...table, moments: table.moments.map((each) => ({ ...each, view: {} })) },
    });
  });
  await page.goto(`${house.address}/table/${id}`);
  await page.getByRole("heading", { name: "Jest nowa wersja Fajrantu" }).waitFor();
  await page.unroute(`${house.address}/api/tables/${id}`);
  await Promise.all([page.waitForEvent("load"), page.locator('[data-control="Stumbled/edition-reload"]').click()]);
  assert.equal(await attention(page), "asked");
});

house.test("a page whose code is gone after an upgrade offers to reload", async () => {
  const page = await house.visitor();
  await openedBefore(page);
  house.announce(page, /^404 GET .*\/assets\/Learn-.*\.js$/);
  house.allow(page, /^404 GET .*\/assets\/Learn-.*\.css$/);
  await page.route(/\/assets\/Learn-/, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto(house.address);
  await page.getByRole("link", { name: "Learn" }).first().click();
  await page.getByRole("heading", { name: "A new version of Fajrant is here" }).waitFor();
});
