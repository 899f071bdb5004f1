import assert from "node:assert/strict";

import { assertAccessible } from "./axe.mjs";
import { BOT, ME, houseForTests, PHONE, RUSH } from "./house.mjs";
import { act, attention, dice, playOut, resize, tapOnce, TOO_LATE, uncover } from "./player.mjs";

const house = houseForTests();

const DEALT = { heroes: "random" };
const SIZES = [
  [1440, 900],
  [1440, 760],
  [1280, 720],
  [1920, 950],
  [1024, 768],
];

house.test("with five heroes beside the cards no word is cut, in either language", async () => {
  const page = await house.visitor();
  const full = ({ round, factions, cards }) =>
    round >= 2 && factions.some(({ hand }) => hand && hand.length + cards.in_use.length >= 4);
  await house.comeLate(page, 3, 600, { game: RUSH, options: DEALT, seed: 6, roll: dice(6), until: full });
  await sit(page);
  for (const lang of ["en", "pl"]) {
    await page.evaluate((wanted) => localStorage.setItem("fajrant.settings", JSON.stringify({ lang: wanted })), lang);
    await page.reload();
    await sit(page);
    for (const [width, height] of SIZES) {
      await resize(page, width, height);
      assert.deepEqual(await page.evaluate(cut), [], `${lang}, ${width}×${height}`);
    }
    await resize(page, 1440, 900);
  }
});

house.test("a whole game by mouse against a bot", async () => {
  const page = await house.visitor();
  const id = await house.sitDown(page, [ME, BOT], { game: RUSH, options: DEALT });
  assert.equal(await attention(page), "asked");
  await assertAccessible(page, "the table of Train Rush");
  let windows = 0;
  await playOut(page, {
    seed: 4,
    tempers: ["rare", "looking"],
    until: async () => {
      if ((await page.locator(".window").count()) > 0 && windows++ % 40 === 3)
        await assertAccessible(page, "a window of Train Rush");
      return false;
    },
  });
  assert.ok(windows > 10);
  await page.getByRole("heading", { name: /^Fajrant!/ }).waitFor();
  const record = await page.request.get(`${house.address}/api/tables/${id}/record`);
  assert.match(await record.text(), /^train_rush /);
});

/** At a table around one screen: uncovers it, if somebody else was there before. */
async function sit(page) {
  if ((await attention(page)) !== "hand over") return;
  await uncover(page);
  await attention(page);
}

/** All three parts of a City action could be done now. */
function allParts(view, moves) {
  return (
    view.decision?.point === "city_step" &&
    ["mark", "rent", "contracts"].every((part) => moves.some(({ text }) => text === `city_step ${part}`))
  );
}

house.test("the parts of a City action in different orders, and back", async () => {
  const page = await house.visitor();
  await house.comeLate(page, 2, 300, { game: RUSH, options: DEALT, seed: 3, roll: dice(7), until: allParts });
  await sit(page);
  const part = (name) => page.locator(`.window [data-target="part:${name}"]`);
  const undo = async () => {
    await page.keyboard.press("u");
    await page.locator('.window [data-target="part:mark"][data-state="legal"]').waitFor();
  };
  // presence first: finishing becomes possible
  assert.equal(await part("finish").getAttribute("data-state"), "off");
  await part("mark").click();
  await page.locator('[data-target="part:finish"][data-state="legal"]').waitFor();
  assert.equal(await part("mark").getAttribute("data-state"), "off");
  await undo();
  // renting first
  await part("rent").click();
  await page.locator(".window .tenant:enabled").first().click();
  await page.locator('[data-target="part:rent"][data-state="off"]').waitFor();
  assert.equal(await part("mark").getAttribute("data-state"), "legal");
  await page.keyboard.press("u");
  await page.locator(".window .tenant:enabled").first().waitFor();
  await undo();
  // contracts first, by keyboard: which one and which goods are asked only where there is a choice
  await part("contracts").press("Enter");
  const next = page
    .locator(
      ':is(.window [data-target^="size:"], .train [data-target^="slot:"])[data-state="legal"], .window [data-target="part:contracts"][data-state="off"]',
    )
    .first();
  for (;;) {
    await next.waitFor();
    if ((await next.getAttribute("data-state")) === "off") break;
    await act(page, () => next.press("Enter"));
  }
  assert.equal(await part("mark").getAttribute("data-state"), "legal");
});

/** How far a page can be moved sideways. Runs in the page. */
const sideways = () => document.documentElement.scrollWidth - innerWidth;

house.test(
  "a whole game on a phone: everything is as large as a thumb, and the page does not move sideways",
  async () => {
    const page = await house.visitor({ lang: "pl", size: PHONE, theme: "night" });
    await house.sitDown(page, [ME, BOT], { seed: 9, game: RUSH });
    const small = new Set();
    let wide = 0;
    let badges = 0;
    house.allow(page, TOO_LATE);
    await playOut(page, {
      deed: tapOnce,
      seed: 3,
      tempers: ["rare", "hasty", "undoing", "passing"],
      until: async (done) => {
        if (done === 3 || done === 40) await assertAccessible(page, "Train Rush on a phone");
        // what has just left the page has no size
        const found = await page.locator('.table [data-state="legal"]').evaluateAll((lit) =>
          lit
            .map((one) => ({ name: one.getAttribute("aria-label"), box: one.getBoundingClientRect() }))
            .filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < 43.5)
            .map(({ name, box }) => `${name} (${Math.round(box.width)}×${Math.round(box.height)})`),
        );
        for (const name of found) small.add(name);
        wide = Math.max(wide, await page.evaluate(sideways));
        // a ride is chosen on the map alone: nothing waits in front of oneself
        badges += await page.evaluate(() =>
          document.querySelector('.stop[data-state="legal"]')
            ? document.querySelectorAll("nav button:nth-child(2) i").length
            : 0,
        );
        return false;
      },
    });
    await page.getByRole("heading", { name: /^Fajrant!/ }).waitFor();
    await assertAccessible(page, "the result of Train Rush on a phone");
    assert.deepEqual([...small], [], "too small for a thumb");
    assert.equal(badges, 0, "a badge at what is not asked for");
    assert.equal(Math.max(wide, await page.evaluate(sideways)), 0);
  },
);

/** What is not where it should be. Runs in the page. */
function misplaced() {
  const box = (one) => one.getBoundingClientRect();
  const table = box(document.querySelector(".table"));
  const parts = [...document.querySelectorAll(".table :is(.map, .train, .box, .stock)")];
  const outside = parts
    .filter((one) => box(one).bottom > table.bottom + 1 || box(one).right > table.right + 1)
    .map((one) => one.className);
  const spilt = parts.flatMap((one) =>
    [...one.querySelectorAll("h3, li, .cell, .tile, .row, .bar")]
      .filter(
        (inner) =>
          !inner.closest(".heroes") &&
          (box(inner).bottom > box(one).bottom + 1 || box(inner).right > box(one).right + 1),
      )
      .map((inner) => `“${inner.textContent.trim().slice(0, 30)}” out of ${one.className}`),
  );
  return { scrolls: document.documentElement.scrollHeight > innerHeight, outside, spilt };
}

/** Words that are cut off where they stand. Letters may be a little higher than their line. Runs in the page. */
function cut() {
  const found = [];
  const walker = document.createTreeWalker(document.querySelector(".table"), NodeFilter.SHOW_TEXT);
  for (let words = walker.nextNode(); words; words = walker.nextNode()) {
    if (!words.textContent.trim() || words.parentElement.closest(".hidden-text, svg")) continue;
    const range = document.createRange();
    range.selectNodeContents(words);
    const box = range.getBoundingClientRect();
    for (let around = words.parentElement; box.width > 0 && !around.matches(".table"); around = around.parentElement) {
      const { overflow, textOverflow } = getComputedStyle(around);
      if (overflow === "visible") continue;
      const room = around.getBoundingClientRect();
      if (box.top >= room.bottom - 1) break; // not there at all, and so not cut
      const over = Math.max(
        box.right - room.right,
        room.left - box.left,
        (box.bottom - room.bottom) / 3,
        (room.top - box.top) / 3,
      );
      if (over <= 1 && (textOverflow !== "ellipsis" || around.scrollWidth <= around.clientWidth)) continue;
      found.push(words.textContent.trim());
      break;
    }
  }
  return found;
}

house.test("late in a game of four everything has its place", async () => {
  const page = await house.visitor({ lang: "pl" });
  const late = ({ round, decision }) => round >= 6 && decision?.point === "movement_step";
  await house.comeLate(page, 4, 900, { game: RUSH, options: DEALT, seed: 5, roll: dice(9), until: late });
  await sit(page);
  for (const [width, height] of SIZES) {
    await resize(page, width, height);
    assert.deepEqual(await page.evaluate(misplaced), { scrolls: false, outside: [], spilt: [] }, `${width}×${height}`);
    assert.deepEqual(await page.evaluate(cut), [], `${width}×${height}`);
  }
  await assertAccessible(page, "Train Rush late in the game");
});

/** Where a space of the map is on the screen. */
async function spaceAt(page, node) {
  const { x, y, width, height } = await page.locator(`.room [data-tip="node:${node}"]`).first().boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

const far = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);
const zoomOf = (page) => page.locator(".room > svg").evaluate((map) => map.clientWidth / map.parentElement.clientWidth);

house.test("the map follows the mouse, the wheel and the keys, also on a sheet that is scaled", async () => {
  const page = await house.visitor();
  await house.comeLate(page, 2, 100, {
    game: RUSH,
    options: DEALT,
    roll: dice(2),
    until: ({ decision }) => decision?.point === "play_card",
  });
  await sit(page);
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
  ]) {
    await resize(page, width, height);
    const before = await spaceAt(page, "CO5");
    await page.mouse.move(before.x, before.y);
    for (let turn = 0; turn < 4; turn += 1) await page.mouse.wheel(0, -100);
    await page.waitForFunction(
      () => document.querySelector(".room > svg").clientWidth > 2 * document.querySelector(".room").clientWidth,
    );
    assert.ok(far(before, await spaceAt(page, "CO5")) < 3, "what is under the pointer stays there");
    await page.mouse.down();
    await page.mouse.move(before.x - 60, before.y + 40, { steps: 4 });
    await page.mouse.up();
    assert.ok(
      far({ x: before.x - 60, y: before.y + 40 }, await spaceAt(page, "CO5")) < 3,
      "what is held goes with the pointer",
    );
    await page.mouse.move(before.x - 160, before.y + 90);
    assert.ok(far({ x: before.x - 60, y: before.y + 40 }, await spaceAt(page, "CO5")) < 3, "what is let go stays");
    await page.locator(".room").focus();
    await page.keyboard.press("ArrowRight");
    assert.ok((await spaceAt(page, "CO5")).x < before.x - 100, "the arrows move the map");
    const scrolled = () => page.locator(".room").evaluate((room) => room.scrollLeft + room.scrollTop);
    assert.ok((await scrolled()) > 0);
    await page.locator(".mini").click({ position: { x: 4, y: 4 } });
    assert.equal(await scrolled(), 0, "the small map leads to its corner");
    await page.locator(".room").focus();
    const now = await zoomOf(page);
    await page.keyboard.press("-");
    assert.ok((await zoomOf(page)) < now);
    await page.keyboard.press("0");
    assert.equal(await zoomOf(page), 1);
    assert.ok(far(before, await spaceAt(page, "CO5")) < 1, "all is as it was");
  }
});

/** Fingers on the screen, from some spots to others. */
async function fingers(page, from, to) {
  const hand = await page.context().newCDPSession(page);
  const touch = (type, touchPoints) => hand.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", from);
  for (let step = 1; step <= 8; step += 1) {
    await touch(
      "touchMove",
      from.map(({ x, y }, at) => ({ x: x + ((to[at].x - x) * step) / 8, y: y + ((to[at].y - y) * step) / 8 })),
    );
  }
  await touch("touchEnd", []);
}

house.test("on a phone the map follows a finger, and two fingers zoom it", async () => {
  const page = await house.visitor({ size: PHONE });
  await house.comeLate(page, 2, 100, {
    game: RUSH,
    options: DEALT,
    roll: dice(2),
    until: ({ decision }) => decision?.point === "play_card",
  });
  await sit(page);
  const { x, y, width, height } = await page.locator(".room").boundingBox();
  const middle = { x: x + width / 2, y: y + height / 2 };
  const spot = () => page.locator(".room").evaluate((room) => ({ x: room.scrollLeft, y: room.scrollTop }));
  const began = await spot();
  await fingers(page, [middle], [{ x: middle.x - 80, y: middle.y - 75 }]);
  const moved = await spot();
  assert.ok(moved.x > began.x + 40 && moved.y > began.y + 25, `one finger: ${JSON.stringify([began, moved])}`);
  const zoom = await zoomOf(page);
  const apart = (by) => [
    { x: middle.x - by, y: middle.y },
    { x: middle.x + by, y: middle.y },
  ];
  await fingers(page, apart(120), apart(60));
  const less = await zoomOf(page);
  assert.ok(Math.abs(less / zoom - 0.5) < 0.05, `two fingers: ${zoom} became ${less}`);
  await fingers(page, apart(50), apart(100));
  assert.ok(Math.abs((await zoomOf(page)) / zoom - 1) < 0.1);
});

house.test(
  "a locomotive drives over every space of its way, and stands there at once where nothing shall move",
  async () => {
    const page = await house.visitor({ motion: "system" });
    await page.emulateMedia({ reducedMotion: "reduce" });
    const long = ({ decision }) =>
      decision?.point === "movement_step" && decision.rides.some(({ token, way }) => token === 0 && way.length >= 4);
    const { moments } = await house.comeLate(page, 2, 300, {
      game: RUSH,
      options: DEALT,
      seed: 3,
      roll: dice(3),
      until: long,
    });
    await sit(page);
    const { view, seat } = moments.find(({ moves }) => moves.length > 0);
    const { node, way } = view.decision.rides
      .filter(({ token }) => token === 0)
      .sort((one, other) => other.way.length - one.way.length)[0];
    const loco = page.locator("g.loco").nth(seat);
    /** Frames alone tell the time: a busy machine shows no fewer of them. */
    await page.evaluate(() => {
      const frame = globalThis.requestAnimationFrame.bind(globalThis);
      let frames = 1;
      const count = () => {
        frames += 1;
        frame(count);
      };
      count();
      globalThis.requestAnimationFrame = (then) => frame(() => then(frames * 16));
    });
    /** Where it is in each frame, from where it stood until it stands still again. */
    const watch = () =>
      loco.evaluate((one) => {
        globalThis.places = new Promise((arrived) => {
          const seen = [one.getAttribute("transform")];
          let still = 0;
          const look = () => {
            const place = one.getAttribute("transform");
            if (seen.at(-1) !== place) {
              seen.push(place);
              still = 0;
            } else if (seen.length > 1) still += 1;
            if (still < 10) requestAnimationFrame(look);
            else arrived(seen);
          };
          look();
        });
      });
    const ride = async () => {
      await watch();
      await act(page, () => page.locator(`[data-target="node:${node}"][data-state="legal"]`).press("Enter"));
      return (await page.evaluate(() => globalThis.places)).map((place) =>
        /\(([-\d.]+) ([-\d.]+)\)/.exec(place).slice(1).map(Number),
      );
    };
    assert.equal((await ride()).length, 2, "from where it was to where it is");
    await page.keyboard.press("u");
    await page.locator(`[data-target="node:${node}"][data-state="legal"]`).waitFor();
    await page.emulateMedia({ reducedMotion: "no-preference" });
    const places = await ride();
    assert.ok(places.length > 4, `${places.length} places`);
    const { x, y } = await page
      .locator(`.room [data-tip="node:${way[1]}"] circle`)
      .first()
      .evaluate((one) => ({ x: one.cx.baseVal.value, y: one.cy.baseVal.value }));
    const nearest = Math.min(...places.map(([px, py]) => Math.hypot(px - x, py - y)));
    assert.ok(nearest < 45, `it passes ${way[1]} at ${nearest}`);
  },
);
