import assert from "node:assert/strict";

import { assertAccessible } from "./axe.mjs";
import { houseForTests, LAPTOP, LOW_LAPTOP, ME, PHONE, recordOfBots, STEAM } from "./house.mjs";
import { legible } from "./legible.mjs";
import { act, attention, clickOnce, dice, keyOnce, playOut, tapTwice, TOO_LATE } from "./player.mjs";
import { steady } from "./steady.mjs";

const BOT = { kind: "bot", level: "greedy", name: "Robot" };
const TWO_B = 4; // a seed with side b of tile 2, and a die that shows 2
const EVERYTHING = { coal: "on", orders: "on", start_tiles: "on", level: "medium" };

const house = houseForTests();

/** The table as one of its players sees it. */
async function tableOf(page, id) {
  return house.read(page, `/tables/${id}`);
}

/** A player who wants tile 2, and otherwise makes the first move. */
function wants(moves) {
  const texts = moves.map(({ text }) => text);
  return (
    ["die 2", "take", "upgrade", "decline"].find((text) => texts.includes(text)) ??
    texts.find((text) => text !== "take") ??
    texts[0]
  );
}

house.test("SteamRollers: a whole game with everything in the box, by mouse, against bots", async () => {
  const page = await house.visitor({ size: LOW_LAPTOP });
  const id = await house.sitDown(page, [ME, BOT, BOT], { game: STEAM, options: EVERYTHING });
  await attention(page);
  await assertAccessible(page, "the starting tiles");
  house.allow(page, TOO_LATE);
  const looked = new Set();
  await playOut(page, {
    seed: 4,
    tempers: ["rare", "undoing", "looking"],
    until: legible(
      page,
      steady(page, async () => {
        // checks each kind of question once
        const question = await page.evaluate(
          () =>
            document
              .querySelector(".question")
              ?.getAttribute("aria-label")
              ?.replace(/.*\d.*/, "a hex") ?? "",
        );
        if (question && !looked.has(question)) await assertAccessible(page, question);
        looked.add(question);
        const scrolls = await page.evaluate(
          () => document.querySelector(".table").scrollHeight > document.querySelector(".table").clientHeight + 1,
        );
        assert.equal(scrolls, false, "the whole table fits");
        return false;
      }),
    ),
  });
  await page.getByRole("heading", { name: /^Fajrant!/ }).waitFor();
  const record = await page.request.get(`${house.address}/api/tables/${id}/record`);
  assert.match(await record.text(), /^steamrollers /);
  await page.getByRole("button", { name: "Back to the board" }).click();
  await page
    .getByRole("button", { name: /^Enlarge .*sheet/ })
    .first()
    .click();
  await page.locator("dialog .paper").waitFor();
  await assertAccessible(page, "an enlarged sheet");
});

house.test("SteamRollers: a whole solo game against Ewa, started by keyboard; her turn is shown", async () => {
  const page = await house.visitor({ lang: "pl" });
  await house.sitDown(page, [ME], { game: STEAM, options: { difficulty: "6" }, seed: 11 });
  await attention(page);
  await assertAccessible(page, "laying the rows");
  let steps = 0;
  let deeds = 0;
  await playOut(page, {
    deed: (...how) => ((deeds += 1) <= 30 ? keyOnce : clickOnce)(...how),
    seed: 9,
    tempers: ["rare", "hasty", "passing"],
    until: async () => {
      const now = await page.locator(".ewas-turn li .sign").count();
      if (steps === 0 && now > 3) await assertAccessible(page, "Ewa's turn");
      steps = Math.max(steps, now);
      return false;
    },
  });
  assert.ok(steps >= 4, "a die, a cross, a tile, a city");
  await page.getByRole("heading", { name: /^Fajrant! Wygrywa/ }).waitFor();
  assert.match(await page.locator(".podium").textContent(), /Ewa/);
});

/** Plays a solo game through the API until one decision is left; returns the table's id and the last move. */
async function almostOver(page, seed) {
  const whole = async (most) => {
    const roll = dice(seed);
    const texts = [];
    let table = await house.open(page, [ME], seed, STEAM, { difficulty: "6" });
    while (table.status === "running" && texts.length < most) {
      const [{ number, moves }] = table.moments;
      const { text } = moves[roll(moves.length)];
      await house.command(page, `/tables/${table.id}/moves`, { seat: 0, number, text });
      texts.push(text);
      table = await tableOf(page, table.id);
    }
    return { table, texts };
  };
  const { texts } = await whole(Infinity);
  const { table } = await whole(texts.length - 1);
  const [{ number }] = table.moments;
  return { id: table.id, last: { seat: 0, number, text: texts.at(-1) } };
}

for (const size of [LAPTOP, PHONE]) {
  house.test(
    `SteamRollers: Ewa's last turn is played out before the result is offered, ${size.width} wide`,
    async () => {
      const page = await house.visitor({ size, motion: "full" });
      const { id, last } = await almostOver(page, 10); // Ewa rolls twice in this game
      await page.goto(`${house.address}/table/${id}`);
      await attention(page);
      await house.command(page, `/tables/${id}/moves`, last);
      await page.getByText("The game is ending").waitFor();
      const signs = page.locator(".ewas-turn li .sign");
      await signs.nth(1).waitFor();
      assert.equal(await page.locator(".to-result, .end-page").count(), 0);
      const shown = await signs.count();
      await page.getByRole("button", { name: "All at once" }).click();
      await page.locator(".to-result").waitFor();
      assert.ok((await signs.count()) > shown, "the rest of her turn");
      await page.keyboard.press("1");
      await page.getByRole("heading", { name: /^Fajrant!/ }).waitFor();
      await page.getByRole("button", { name: "Back to the board" }).click();
      await page.locator(".to-result").click();
      await page.getByRole("heading", { name: /^Fajrant!/ }).waitFor();
    },
  );
}

house.test(
  "SteamRollers hides nothing: on a shared device the table turns to the seat that decides, and a turn can be undone",
  async () => {
    const page = await house.visitor();
    const { id } = await house.open(page, [ME, { kind: "hotseat", name: "Bartek" }], 3, STEAM);
    await page.goto(`${house.address}/table/${id}`);
    const prompt = page.getByRole("status").filter({ hasText: "die" });
    await prompt.getByText("Ania:").waitFor();
    const ania = async () => (await tableOf(page, id)).moments[0];
    for (let asked = await ania(); asked.acting[0] === 0; asked = await ania()) {
      const { seat, number, moves } = asked;
      await house.command(page, `/tables/${id}/moves`, { seat, number, text: moves[0].text });
    }
    await prompt.getByText("Bartek:").waitFor();
    assert.equal(await page.locator(".hold").count(), 0);
    await page.getByRole("button", { name: "Ania: Undo" }).click();
    await page.getByRole("status").getByText("Ania:").waitFor();
  },
);

house.test("SteamRollers: a piece is turned by keyboard and wheel before it is drawn, and undone", async () => {
  const page = await house.visitor();
  await house.sitDown(page, [ME, { kind: "hotseat", name: "Bartek" }], { game: STEAM });
  await page.locator('.tray [data-state="legal"]').first().click();
  await page.locator('[data-target="action:build"][data-state="legal"]').click();
  await page.locator('.map .hex[data-state="legal"]').first().press("Enter");
  const now = () => page.locator(".piece.now").getAttribute("data-target");
  const ghost = () => page.locator(".own path.ghost").getAttribute("d");
  const [first, drawn] = [await now(), await ghost()];
  await page.keyboard.press("r");
  assert.notEqual(await now(), first);
  assert.notEqual(await ghost(), drawn);
  await page.keyboard.press("Shift+R");
  assert.equal(await now(), first);
  await page.locator(".own .map").hover();
  await page.mouse.wheel(0, 60);
  await page.waitForFunction((then) => document.querySelector(".piece.now")?.dataset.target !== then, first);
  const chosen = await ghost();
  await page.getByRole("button", { name: "Draw it" }).click();
  await page.getByRole("button", { name: /: Undo/ }).click();
  await page.locator('.map .hex[data-state="legal"]').first().waitFor();
  assert.ok(chosen);
});

/** Two people in two browsers, up to the point where one may take a die from the other with tile 2b. */
async function robbery() {
  const ania = await house.visitor();
  const bartek = await house.visitor({ lang: "en" });
  const id = await house.sitDown(ania, [ME, { kind: "open" }], { game: STEAM, seed: TWO_B });
  await bartek.goto(`${house.address}/table/${id}`);
  await bartek.getByLabel("Your name").fill("Bartek");
  await bartek.getByRole("button", { name: "Sit down" }).click();
  await ania.getByText("Bartek").first().waitFor();
  await ania.getByRole("button", { name: "Start the game" }).click();
  await Promise.any([attention(ania), attention(bartek)]);
  let thief = null;
  for (let moves = 0; moves < 200 && !thief; moves += 1) {
    for (const page of [ania, bartek]) {
      const [moment] = (await tableOf(page, id)).moments;
      if (moment.moves.length === 0) continue;
      if (moment.view.decision.point === "steal_interrupt") thief = page;
      else
        await house.command(page, `/tables/${id}/moves`, {
          seat: moment.seat,
          number: moment.number,
          text: wants(moment.moves),
        });
      break;
    }
  }
  await thief.locator(".interrupt").waitFor();
  return { id, thief, victim: thief === ania ? bartek : ania };
}

house.test("SteamRollers: tile 2b takes a die from another player, in two browsers", async () => {
  const { id, thief, victim } = await robbery();
  await assertAccessible(thief, "the interrupt");
  await victim.getByText(/may take the die/).waitFor();
  const before = await tableOf(victim, id);
  const robbed = before.moments[0].seat;
  const [die] = before.moments[0].view.dice.front[robbed];
  await thief.locator(".interrupt button").first().click();
  await victim.getByText(/^Choose a die/).waitFor();
  const { view } = (await tableOf(victim, id)).moments[0];
  assert.deepEqual(view.dice.front[1 - robbed], [die]);
  assert.deepEqual(view.dice.front[robbed], []);
  assert.equal(view.tiles[1].owner, null);
  await act(victim, clickOnce, dice(2));
});

house.test("SteamRollers: a player may decline to take a die with tile 2b", async () => {
  const { id, thief, victim } = await robbery();
  const { view } = (await tableOf(victim, id)).moments[0];
  await thief.locator(".interrupt button").last().click();
  await thief.locator(".interrupt").waitFor({ state: "detached" });
  await attention(victim);
  assert.deepEqual((await tableOf(victim, id)).moments[0].view.dice.front, view.dice.front);
});

house.test("SteamRollers: a spectator sees a delivered good travel from city to city", async () => {
  const ania = await house.visitor();
  const guest = await house.visitor({ motion: "full" });
  const id = await house.sitDown(ania, [ME, BOT], { game: STEAM, seed: 10 });
  await guest.goto(`${house.address}/table/${id}`);
  await guest.locator(".own .map").waitFor();
  // its position in each frame
  const travels = guest.evaluate(
    () =>
      new Promise((arrived) => {
        const places = [];
        const look = () => {
          const box = document.querySelector(".own .trip")?.getBoundingClientRect();
          if (box) places.push([box.x, box.y]);
          else if (places.length > 0) return arrived(places);
          requestAnimationFrame(look);
        };
        look();
      }),
  );
  travels.catch(() => {}); // if the test fails before it is awaited, that failure is the one to report
  const roll = dice(3);
  for (;;) {
    await attention(ania);
    const { status, moments } = await tableOf(ania, id);
    if (moments[0].journal.some(({ event }) => event === "delivered")) break;
    assert.equal(status, "running", "somebody delivers a good before the game ends");
    await act(ania, clickOnce, roll);
  }
  const places = await travels;
  const [from, to] = [places[0], places.at(-1)];
  assert.ok(Math.hypot(to[0] - from[0], to[1] - from[1]) > 20, `it moves: ${places.join("; ")}`);
});

/** The decision of a record at which somebody chooses among deliveries, one of which needs several answers. */
async function choiceOfDeliveries(page, record) {
  const { id, moments } = await house.command(page, "/tables/from-record", { record });
  for (let number = moments[0].number - 1; number > 0; number -= 1) {
    const seen = (seat) => house.read(page, `/tables/${id}/replay/${number}?seat=${seat}`);
    const { acting } = await seen(0);
    const { point, deliveries = [] } = (await seen(acting[0] ?? 0)).view.decision ?? {};
    if (
      /^(load_good|choose_destination)$/.test(point) &&
      deliveries.length > 1 &&
      deliveries.some(({ moves }) => moves.length > 1)
    )
      return number;
  }
  throw new Error("no player has a choice of deliveries");
}

house.test("SteamRollers: a delivery is previewed, and then made with all its answers", async () => {
  const page = await house.visitor();
  await page.goto(house.address);
  const record = recordOfBots(STEAM, 2);
  const { id } = await house.command(page, "/tables/from-record", {
    record,
    number: await choiceOfDeliveries(page, record),
  });
  await page.goto(`${house.address}/table/${id}`);
  await attention(page);
  const made = async () =>
    (await tableOf(page, id)).moments[0].journal.filter(({ event }) => event === "delivered").length;
  const earlier = await made();
  const now = page.locator(".way.now");
  const before = await now.textContent();
  const ways = page.locator(".way:not(.now)");
  await ways.last().hover();
  assert.notEqual(await now.textContent(), before);
  await page.locator('[data-control="steamrollers/Deliveries/lit"]').first().click();
  await page.locator('[data-control="steamrollers/Deliveries/deliver-now"]').click();
  await page.locator(".way").first().waitFor({ state: "detached" });
  assert.equal(await made(), earlier + 1);
});

house.test("SteamRollers: holding a finger on the map opens the lens, and lifting it picks", async () => {
  const page = await house.visitor({ size: PHONE });
  await house.sitDown(page, [ME, BOT], { game: STEAM, seed: 10 }); // Ania begins
  await attention(page);
  await page.locator('.tray [data-state="legal"]').first().tap();
  const hex = page.locator('.map .hex[data-state="legal"]');
  await hex.first().waitFor();
  const hold = async (from, to) => {
    const touches = await page.context().newCDPSession(page);
    const send = (type, points) => touches.send("Input.dispatchTouchEvent", { type, touchPoints: points });
    await send("touchStart", [from]);
    await page.locator(".lens").waitFor();
    await send("touchMove", [to]);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    const says = await page.locator(".lens-name").textContent();
    await send("touchEnd", []);
    await page.locator(".lens").waitFor({ state: "detached" });
    return says;
  };
  const box = await hex.nth(1).boundingBox();
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const away = await page.locator(".paper").boundingBox();
  const step = () => page.locator(".prompt").getAttribute("data-step");
  const before = await step();
  assert.match(await hold(middle, { x: away.x + 3, y: away.y + away.height - 4 }), /nothing/);
  assert.equal(await step(), before);
  const wanted = (await hex.nth(1).getAttribute("data-target")).split(" ")[0].slice(4);
  assert.match(await hold(middle, { x: middle.x + 3, y: middle.y + 2 }), new RegExp(wanted));
  await page.locator(".close .turning").waitFor(); // the hex is picked, and its pieces are offered
});

house.test("SteamRollers: a whole game on a phone", async () => {
  const page = await house.visitor({ lang: "pl", size: PHONE });
  await house.sitDown(page, [ME, BOT, BOT, BOT, BOT], { game: STEAM, options: { coal: "on", orders: "on" }, seed: 9 });
  const looked = new Set();
  await playOut(page, {
    deed: tapTwice,
    seed: 3,
    tempers: ["rare", "looking"],
    until: async () => {
      const question = await page.evaluate(() => (document.querySelector(".question") ? "a question" : "the sheet"));
      if (!looked.has(question)) await assertAccessible(page, `${question} on a phone`);
      looked.add(question);
      return false;
    },
  });
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), PHONE.width);
});
