import { expect, it } from "vitest";

import { hasBoard, loadBoard } from "../src/lib/games";

const PATIENCE = 60_000; // loads every board

it("a game has a board exactly if the board can be loaded", { timeout: PATIENCE }, async () => {
  expect(hasBoard("coal_baron_cards")).toBe(true);
  expect(hasBoard("chess")).toBe(false);
  for (const slug of ["coal_baron_cards", "chess"]) expect((await loadBoard(slug)) !== null).toBe(hasBoard(slug));
});
