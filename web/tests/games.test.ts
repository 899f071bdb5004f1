import { expect, it } from "vitest";

import { hasBoard, loadBoard } from "../src/lib/games";
import { SHELF } from "../src/lib/shelf";

it("knows which games have a board: just those that can be loaded", () => {
  expect(hasBoard("coal_baron_cards")).toBe(true);
  expect(hasBoard("chess")).toBe(false);
  for (const { slug } of SHELF) expect(loadBoard(slug) !== null).toBe(hasBoard(slug));
});
