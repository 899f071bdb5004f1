import assert from "node:assert/strict";

import { assertAccessible } from "./axe.mjs";
import { BOT, DWERGAR, houseForTests, LOW_LAPTOP, ME, PHONE } from "./house.mjs";
import { legible } from "./legible.mjs";
import { attention, confirm, dice, playOut, resize, tapOnce, TOO_LATE, uncover } from "./player.mjs";
import { steady } from "./steady.mjs";

const house = houseForTests();

const IDLE = ["done", "end_turn"];
const SHORT = { length: "short" };
const EVERY_DECK = { old_shaft: "in", eastern_quarter: "in", western_quarter: "in", golden_terraces: "in" };

house.test("a whole game by mouse against bots", async () => {
  const page = await house.visitor({ size: LOW_LAPTOP });
  const id = await house.sitDown(page, [ME, BOT, { ...BOT, name: "Robot 2" }], { game: DWERGAR, options: SHORT });
  assert.equal(await attention(page), "asked");
  await assertAccessible(page, "the table of Dwergar");
  let windows = 0;
  await playOut(page, {
    seed: 4,
    tempers: ["rare", "looking"],
    until: legible(
      page,
      steady(page, async () => {
        if ((await page.locator(".window").count()) > 0 && windows++ % 12 === 0)
          await assertAccessible(page, "a window of Dwergar");
        return false;
      }),
    ),
  });
  assert.ok(windows > 0, "a window was opened, and its accessibility checked");
  await page.getByRole("heading", { name: /^Fajrant!/ }).waitFor();
  const record = await page.request.get(`${house.address}/api/tables/${id}/record`);
  assert.match(await record.text(), /^dwergar /);
  await page.getByRole("button", { name: "Back to the board" }).click();
  await page.getByRole("button", { name: /^Pile/ }).click();
  await page.getByRole("dialog").getByText("What can still come").first().waitFor();
  await assertAccessible(page, "the pile");
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  assert.equal(await page.getByRole("dialog").count(), 0);
});

/** True if a worker could exchange at the Forge, and the foreman then build in on level 1 of the mine. */
function couldForge({ decision, you, clans, spaces }) {
  const { pool, supply, lit, unlit, heat } = clans[you];
  const worker = pool.engineer + pool.blacksmith + pool.smelter > 0;
  const rich = supply.stone > 2 && heat + lit > 0 && lit + unlit > 0;
  return (
    decision?.point === "choose_action" &&
    decision.left > 1 &&
    pool.foreman === 1 &&
    worker &&
    rich &&
    spaces.mine_1.built_in === null
  );
}

house.test("an exchange at the Forge and a furnace built in, by keyboard", async () => {
  const page = await house.visitor();
  await house.comeLate(page, 2, 200, { game: DWERGAR, seed: 2, roll: dice(2), idle: IDLE, until: couldForge });
  await attention(page);
  await attention(page);
  const enter = async (locator) => {
    await locator.first().focus();
    await page.keyboard.press("Enter");
  };
  const lit = (target) => page.locator(`[data-target~="${target}"][data-state="legal"]`);
  const held = async (kind) => Number(await page.locator(`[data-target~="give:${kind}"] b`).textContent());
  const [stone, iron] = [await held("stone"), await held("iron")];
  await enter(page.locator('[data-target^="dwarf:"][data-state="legal"]:not([data-target="dwarf:foreman"])'));
  await enter(lit("space:forge"));
  await page.getByRole("region", { name: "Forge" }).waitFor();
  await enter(page.getByRole("button", { name: /^Forge: stone/ }));
  // heat on the track and a lit furnace leave a choice how to pay
  const paid = (before) => Number(document.querySelector('[data-target~="give:stone"] b')?.textContent) === before - 1;
  const asked = await page.waitForFunction(
    (before) =>
      document.querySelector(".window .split")
        ? "how"
        : Number(document.querySelector('[data-target~="give:stone"] b')?.textContent) < before,
    stone,
  );
  if ((await asked.jsonValue()) === "how") await enter(page.locator(".split"));
  await page.waitForFunction(paid, stone);
  assert.equal(await held("iron"), iron + 1);
  await attention(page);
  if ((await page.locator(".window").count()) > 0) await page.locator('.prompt [data-move="done"]').press("Enter");
  await enter(lit("dwarf:foreman"));
  await enter(lit("space:mine_1"));
  await enter(page.getByRole("button", { name: /^Build in a furnace/ }));
  await page.locator('[data-target="area:mine_1"][aria-label^="furnace of"]').waitFor();
  await page.keyboard.press("u"); // undo
  await page.locator('[data-target="area:mine_1"][aria-label^="build in"]').waitFor();
});

house.test("ending a turn with actions left asks for confirmation, and then ends it", async () => {
  const page = await house.visitor({ lang: "pl" });
  await house.sitDown(page, [ME, { kind: "hotseat", name: "Bartek" }], { game: DWERGAR });
  if ((await attention(page)) === "hand over") await uncover(page);
  await attention(page);
  const turn = () => page.locator(".prompt").getAttribute("data-step");
  const [seat] = await turn();
  await page.locator('.prompt [data-move="end_turn"]').click();
  await page.getByRole("button", { name: "Graj dalej" }).click();
  assert.equal(await attention(page), "asked");
  assert.equal((await turn())[0], seat);
  await page.locator('.prompt [data-move="end_turn"]').click();
  assert.equal(await attention(page), "confirm");
  await confirm(page);
  await page.waitForFunction((before) => !document.querySelector(".prompt")?.dataset.step.startsWith(before), seat);
});

house.test("a whole game on a phone", async () => {
  const page = await house.visitor({ lang: "pl", size: PHONE, theme: "night" });
  await house.sitDown(page, [ME, BOT], { seed: 9, game: DWERGAR, options: { ...SHORT, ...EVERY_DECK } });
  const small = new Set();
  let done = 0;
  house.allow(page, TOO_LATE);
  await playOut(page, {
    deed: tapOnce,
    seed: 3,
    tempers: ["hasty", "undoing", "looking"],
    until: async () => {
      done += 1;
      if (done === 3 || done === 20) await assertAccessible(page, "Dwergar on a phone");
      if (done % 6 === 0) {
        const names = await page.locator('.table [data-state="legal"]').evaluateAll((lit) =>
          lit
            .map((element) => ({ name: element.getAttribute("aria-label"), box: element.getBoundingClientRect() }))
            .filter(({ box }) => Math.min(box.width, box.height) < 43.5)
            .map(({ name }) => name),
        );
        for (const name of names) small.add(name);
      }
      return false;
    },
  });
  assert.deepEqual([...small], [], "too small for a thumb");
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), PHONE.width);
});

const SIZES = [
  [1440, 900],
  [1440, 760],
  [1280, 720],
  [1920, 950],
  [1024, 768],
  [820, 1180],
  [768, 1024],
];

/** Elements that are outside, overlap or spill over. Runs in the page. */
function misplaced() {
  const box = (element) => element.getBoundingClientRect();
  const table = document.querySelector(".table");
  const parts = [...document.querySelectorAll(".table :is(.guild, .mine, .event, .card, .decks, .box)")];
  const outside = parts.filter(
    (part) => box(part).bottom > box(table).bottom + 1 || box(part).right > box(table).right + 1,
  );
  const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const overlapping = parts.flatMap((part, index) =>
    parts
      .slice(index + 1)
      .filter((other) => over(box(part), box(other)))
      .map((other) => `${part.className} and ${other.className}`),
  );
  // the content of a panel stays inside it, unless it scrolls there
  const spilt = parts.flatMap((part) =>
    [...part.querySelectorAll("h3, h4, p, li, .development, .state, .vp")]
      .filter(
        (inner) =>
          !inner.closest(".projects") &&
          (box(inner).bottom > box(part).bottom + 1 || box(inner).right > box(part).right + 1),
      )
      .map(
        (inner) =>
          `${inner.className || inner.tagName} “${inner.textContent.trim().slice(0, 30)}” out of ${part.className}`,
      ),
  );
  return {
    scrolls: document.documentElement.scrollHeight > innerHeight,
    outside: outside.map((part) => part.className),
    overlapping,
    spilt,
  };
}

house.test("late in a game of four, everything is in its place", async () => {
  const page = await house.visitor({ lang: "pl" });
  const last = ({ round, decision }) => round === 10 && decision?.point === "choose_action";
  await house.comeLate(page, 4, 500, {
    game: DWERGAR,
    options: EVERY_DECK,
    seed: 5,
    roll: dice(9),
    idle: IDLE,
    until: last,
  });
  await attention(page);
  await attention(page);
  for (const [width, height] of SIZES) {
    await resize(page, width, height);
    assert.deepEqual(
      await page.evaluate(misplaced),
      { scrolls: false, outside: [], overlapping: [], spilt: [] },
      `${width}×${height}`,
    );
    await assertAccessible(page, `Dwergar late in the game, ${width}×${height}`);
  }
});
