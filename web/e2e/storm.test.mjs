import assert from "node:assert/strict";

import { BOT, CARDS, DWERGAR, houseForTests, ME, PHONE } from "./house.mjs";
import { clickOnce, playOut, tapOnce } from "./player.mjs";
import { Storm } from "./storm.mjs";

const house = houseForTests();
/** How requests end that got lost on the way. */
const LOST = /^net::ERR_(EMPTY_RESPONSE|CONNECTION_RESET|CONTENT_LENGTH_MISMATCH|FAILED) (GET|POST) .*\/api\/tables\/\w+(\/moves|\/undo)?$/;
const CUT = /^console error .*WebSocket connection to 'ws:.*' failed/;

/** The decisions of a table's record, in order: whose, and what. */
async function record(page, id) {
  const text = await (await page.request.get(`${house.address}/api/tables/${id}/record`)).text();
  return text.split("\n").slice(1).filter((line) => /^[^:]+: /.test(line));
}

const GAMES = [
  { name: "the card game by mouse", game: CARDS, seed: 12, deed: clickOnce, tempers: ["passing", "hasty", "rare"], visitor: { motion: "full" } },
  { name: "Dwergar on a phone", game: DWERGAR, seed: 5, options: { length: "short" }, deed: tapOnce, tempers: ["rare", "passing"], visitor: { size: PHONE, lang: "pl" } },
];

for (const { name, game, seed, options, deed, tempers, visitor } of GAMES) {
  house.test(`${name}: whatever gets lost on the way, the record has what was chosen, once`, async () => {
    const storm = await new Storm(house.address, seed).open();
    try {
      const page = await house.visitor(visitor);
      house.announce(page, LOST);
      house.allow(page, CUT);
      const { id } = await house.open(page, [ME, BOT], seed, game, options);
      await page.goto(`${storm.address}/table/${id}`);
      await playOut(page, { deed, seed, tempers, storm: true });
      const lines = await record(page, id);
      assert.deepEqual(storm.asked.map(({ number }) => lines[number]), storm.asked.map(({ text }) => `Ania: ${text}`));
      assert.equal(storm.asked.length, lines.filter((line) => line.startsWith("Ania: ")).length);
      for (const kind of ["drop before", "drop after", "double", "cut in the middle"]) assert.ok(storm.done[kind] > 0, `${kind}: ${JSON.stringify(storm.done)}`);
    } finally {
      await storm.close();
    }
  });
}
