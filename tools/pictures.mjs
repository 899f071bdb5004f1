/**
 * Takes the README's pictures of the five tables: positions from the middle of games among bots, continued by a person.
 *
 *     node tools/pictures.mjs docs/pictures [game …]
 */

import { BARON, CARDS, DWERGAR, ME, openHouse, recordOfBots, RUSH, STEAM } from "../web/e2e/house.mjs";
import { attention } from "../web/e2e/player.mjs";

/** Each game's picture: its file, the players, the shuffle, and the decision after which the person plays on. */
const PICTURES = {
  [CARDS]: { file: "table", players: 3, seed: 3, number: 300 },
  [BARON]: { file: "coal-baron", players: 3, seed: 3, number: 150 },
  [DWERGAR]: { file: "dwergar", players: 3, seed: 3, number: 130 },
  [STEAM]: { file: "steamrollers", players: 3, seed: 3, number: 130 },
  [RUSH]: { file: "train-rush", players: 4, seed: 3, number: 384 },
};

const [folder, ...wanted] = process.argv.slice(2);
const house = await openHouse();
for (const [game, { file, players, seed, number }] of Object.entries(PICTURES)) {
  if (wanted.length > 0 && !wanted.includes(game)) continue;
  const page = await house.visitor();
  await page.goto(house.address);
  const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot", level: "medium" }));
  const record = recordOfBots(game, players, seed);
  const { id } = await house.command(page, "/tables/from-record", { record, number, seats: [ME, ...bots] });
  await page.goto(`${house.address}/table/${id}`);
  await attention(page);
  await page.mouse.move(0, 0);
  await page.screenshot({ path: `${folder}/${file}.png` });
}
await house.close();
