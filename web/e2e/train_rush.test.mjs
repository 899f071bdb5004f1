import assert from "node:assert/strict";

import { assertAccessible } from "./axe.mjs";
import { BOT, houseForTests, LOW_LAPTOP, ME, PHONE, RUSH } from "./house.mjs";
import { legible } from "./legible.mjs";
import { act, attention, dice, fingers, playOut, resize, tapOnce, TOO_LATE, uncover } from "./player.mjs";
import { steady } from "./steady.mjs";

const house = houseForTests();

const PHONE_ZOOM = 389; // per cent: a little less than the map's zoom on an upright phone

const DEALT = { heroes: "random" };
const SIZES = [
  [1440, 900],
  [1440, 760],
  [1280, 720],
  [1920, 950],
  [1024, 768],
];

house.test("with five heroes beside the cards no text is cut off, in either language", async () => {
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
  const page = await house.visitor({ size: LOW_LAPTOP });
  const id = await house.sitDown(page, [ME, BOT], { game: RUSH, options: DEALT });
  assert.equal(await attention(page), "asked");
  await assertAccessible(page, "the table of Train Rush");
  let windows = 0;
  await playOut(page, {
    seed: 4,
    tempers: ["rare", "looking"],
    until: legible(
      page,
      steady(page, async () => {
        if ((await page.locator(".window").count()) > 0 && windows++ % 40 === 3)
          await assertAccessible(page, "a window of Train Rush");
        return false;
      }),
    ),
  });
  assert.ok(windows > 10, "windows were opened, and their accessibility checked");
  await page.getByRole("heading", { name: /^Fajrant!/ }).waitFor();
  const record = await page.request.get(`${house.address}/api/tables/${id}/record`);
  assert.match(await record.text(), /^train_rush /);
});

/** On a shared device: uncovers the table, if needed. */
async function sit(page) {
  if ((await attention(page)) !== "hand over") return;
  await uncover(page);
  await attention(page);
}

/** True if all three parts of a City action are possible now. */
function allParts(view, moves) {
  return (
    view.decision?.point === "city_step" &&
    ["mark", "rent", "contracts"].every((part) => moves.some(({ text }) => text === `city_step ${part}`))
  );
}

house.test("the parts of a City action in different orders, and undone", async () => {
  const page = await house.visitor();
  await house.comeLate(page, 2, 300, { game: RUSH, options: DEALT, seed: 3, roll: dice(7), until: allParts });
  await sit(page);
  const part = (name) => page.locator(`.window [data-target="part:${name}"]`);
  const undo = async () => {
    await page.keyboard.press("u");
    await page.locator('.window [data-target="part:mark"][data-state="legal"]').waitFor();
  };
  // presence first, which makes finishing possible
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
  // contracts first, by keyboard; contract and goods are asked for only if there is a choice
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

/** Zooms the map in again if the second tap of a hasty player has hit the button that zooms out. */
async function zoomBack(page) {
  const map = page.locator(".map .room > svg");
  const zoom = async () =>
    (await map.isVisible()) ? parseFloat(await map.evaluate(({ style }) => style.width)) : null;
  const before = await zoom();
  if (before === null || before >= PHONE_ZOOM) return;
  await page.locator(".map .tools button").first().click();
  assert.ok((await zoom()) >= PHONE_ZOOM, `from ${before} %`);
}

/** How far the page scrolls sideways. Runs in the page. */
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
        await zoomBack(page);
        // elements that have just left the page have no size
        const names = await page.locator('.table [data-state="legal"]').evaluateAll((lit) =>
          lit
            .map((element) => ({ name: element.getAttribute("aria-label"), box: element.getBoundingClientRect() }))
            .filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < 43.5)
            .map(({ name, box }) => `${name} (${Math.round(box.width)}×${Math.round(box.height)})`),
        );
        for (const name of names) small.add(name);
        wide = Math.max(wide, await page.evaluate(sideways));
        // a ride is chosen on the map alone, so the other part has no badge
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
    assert.equal(badges, 0, "a badge without a lit target");
    assert.equal(Math.max(wide, await page.evaluate(sideways)), 0);
  },
);

/** Elements that are outside or spill over. Runs in the page. */
function misplaced() {
  const box = (element) => element.getBoundingClientRect();
  const table = box(document.querySelector(".table"));
  const parts = [...document.querySelectorAll(".table :is(.map, .train, .box, .stock)")];
  const outside = parts
    .filter((part) => box(part).bottom > table.bottom + 1 || box(part).right > table.right + 1)
    .map((part) => part.className);
  const spilt = parts.flatMap((part) =>
    [...part.querySelectorAll("h3, li, .cell, .tile, .row, .bar")]
      .filter(
        (inner) =>
          !inner.closest(".heroes") &&
          (box(inner).bottom > box(part).bottom + 1 || box(inner).right > box(part).right + 1),
      )
      .map((inner) => `“${inner.textContent.trim().slice(0, 30)}” out of ${part.className}`),
  );
  return { scrolls: document.documentElement.scrollHeight > innerHeight, outside, spilt };
}

/** Texts that are cut off; letters may be slightly higher than their line. Runs in the page. */
function cut() {
  const texts = [];
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
      if (box.top >= room.bottom - 1) break; // completely hidden, so not cut
      const over = Math.max(
        box.right - room.right,
        room.left - box.left,
        (box.bottom - room.bottom) / 3,
        (room.top - box.top) / 3,
      );
      if (over <= 1 && (textOverflow !== "ellipsis" || around.scrollWidth <= around.clientWidth)) continue;
      texts.push(words.textContent.trim());
      break;
    }
  }
  return texts;
}

house.test("late in a game of four, everything is in its place", async () => {
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

/** The position of a space of the map on the screen. */
async function spaceAt(page, node) {
  const { x, y, width, height } = await page.locator(`.room [data-tip="node:${node}"]`).first().boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);
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
    assert.ok(distance(before, await spaceAt(page, "CO5")) < 3, "the point under the pointer stays in place");
    await page.mouse.down();
    await page.mouse.move(before.x - 60, before.y + 40, { steps: 4 });
    await page.mouse.up();
    assert.ok(
      distance({ x: before.x - 60, y: before.y + 40 }, await spaceAt(page, "CO5")) < 3,
      "what is held goes with the pointer",
    );
    await page.mouse.move(before.x - 160, before.y + 90);
    assert.ok(
      distance({ x: before.x - 60, y: before.y + 40 }, await spaceAt(page, "CO5")) < 3,
      "the map stays where it was dropped",
    );
    await page.locator(".room").focus();
    await page.keyboard.press("ArrowRight");
    assert.ok((await spaceAt(page, "CO5")).x < before.x - 100, "the arrows move the map");
    const scrolled = () => page.locator(".room").evaluate((room) => room.scrollLeft + room.scrollTop);
    assert.ok((await scrolled()) > 0);
    await page.locator(".mini").click({ position: { x: 4, y: 4 } });
    assert.equal(await scrolled(), 0, "the small map scrolls to its corner");
    await page.locator(".room").focus();
    const now = await zoomOf(page);
    await page.keyboard.press("-");
    assert.ok((await zoomOf(page)) < now);
    await page.keyboard.press("0");
    assert.equal(await zoomOf(page), 1);
    assert.ok(distance(before, await spaceAt(page, "CO5")) < 1, "everything is as before");
  }
});

house.test("on a phone one finger moves the map, and two fingers zoom it", async () => {
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
  "a locomotive drives over every space of its route; when motion is off, it is at the end at once",
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
      .sort((a, b) => b.way.length - a.way.length)[0];
    const loco = page.locator("g.loco").nth(seat);
    /** Time advances by frames only, so that a busy machine shows as many of them. */
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
    /** Its positions, frame by frame, until it stands still. */
    const watch = () =>
      loco.evaluate((element) => {
        globalThis.places = new Promise((arrived) => {
          const seen = [element.getAttribute("transform")];
          let still = 0;
          const look = () => {
            const place = element.getAttribute("transform");
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
      .evaluate((element) => ({ x: element.cx.baseVal.value, y: element.cy.baseVal.value }));
    const nearest = Math.min(...places.map(([px, py]) => Math.hypot(px - x, py - y)));
    assert.ok(nearest < 45, `it passes ${way[1]} at ${nearest}`);
  },
);
