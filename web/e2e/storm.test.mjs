import assert from "node:assert/strict";
import { createServer } from "node:http";

import { BOT, CARDS, DWERGAR, houseForTests, ME, PHONE } from "./house.mjs";
import { clickOnce, playOut, tapOnce } from "./player.mjs";
import { Storm } from "./storm.mjs";

const house = houseForTests();
/** How lost requests end; the page gives up on some of them itself. */
const LOST =
  /^net::ERR_(ABORTED|EMPTY_RESPONSE|CONNECTION_RESET|CONTENT_LENGTH_MISMATCH|FAILED) (GET|POST) .*\/api\/tables\/\w+(\/moves|\/undo)?$/;
const CUT = /^console (error|warning) .*WebSocket connection to .* failed/;

/** The decisions in a table's record, in order. */
async function record(page, id) {
  const text = await (await page.request.get(`${house.address}/api/tables/${id}/record`)).text();
  return text
    .split("\n")
    .slice(1)
    .filter((line) => /^[^:]+: /.test(line));
}

house.test("the storm itself: what each kind of trouble does to a request", async () => {
  let heard = 0;
  const plain = createServer((_, answer) => answer.end(String((heard += 1))));
  await new Promise((listening) => plain.listen(0, "127.0.0.1", listening));
  const results = {};
  for (const kind of [
    "pass",
    "delay",
    "drop before",
    "drop after",
    "double",
    "double, second answer",
    "hang up in the answer",
  ]) {
    const storm = await new Storm(`http://127.0.0.1:${plain.address().port}`, 1, { requests: [kind] }).open();
    heard = 0;
    const answer = await fetch(`${storm.address}/api/tables/x`)
      .then((response) => response.text())
      .catch(() => "lost");
    results[kind] = `${heard} heard, ${answer}`;
    await storm.close();
  }
  plain.close();
  assert.deepEqual(results, {
    pass: "1 heard, 1",
    delay: "1 heard, 1",
    "drop before": "0 heard, lost",
    "drop after": "1 heard, lost",
    double: "2 heard, 1",
    "double, second answer": "2 heard, 2",
    "hang up in the answer": "1 heard, lost",
  });
});

const GAMES = [
  {
    name: "the card game by mouse",
    game: CARDS,
    seed: 12,
    deed: clickOnce,
    tempers: ["passing", "hasty", "rare"],
    visitor: { motion: "full" },
  },
  {
    name: "Dwergar on a phone",
    game: DWERGAR,
    seed: 5,
    options: { length: "short" },
    deed: tapOnce,
    tempers: ["rare", "passing"],
    visitor: { size: PHONE, lang: "pl" },
  },
];

for (const { name, game, seed, options, deed, tempers, visitor } of GAMES) {
  house.test(`${name}: whatever gets lost, the record has every chosen move exactly once`, async () => {
    const storm = await new Storm(house.address, seed).open();
    try {
      const page = await house.visitor(visitor);
      house.announce(page, LOST);
      house.allow(page, CUT);
      const { id } = await house.open(page, [ME, BOT], seed, game, options);
      await page.goto(`${storm.address}/table/${id}`);
      await playOut(page, { deed, seed, tempers, storm: true });
      const lines = await record(page, id);
      assert.deepEqual(
        storm.asked.map(({ number }) => lines[number]),
        storm.asked.map(({ text }) => `Ania: ${text}`),
      );
      assert.equal(storm.asked.length, lines.filter((line) => line.startsWith("Ania: ")).length);
      for (const kind of ["drop before", "drop after", "double", "cut in the middle"])
        assert.ok(storm.done[kind] > 0, `${kind}: ${JSON.stringify(storm.done)}`);
    } finally {
      await storm.close();
    }
  });
}
