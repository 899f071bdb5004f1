/** An answer to an exercise is praised in proportion. */

import { expect, it } from "vitest";

import type { Compared } from "../src/lib/table/types";
import { resultOf } from "../src/pages/exercise/result";

const move = (chance: number): Compared => ({ move: "a", targets: [], points: 9, chance, margin: 0.02, gains: [] });
const BEST = move(0.58);
const IN_GAME = move(0.41);

it.each([
  [0.6, "beyond"],
  [0.585, "best"],
  [0.575, "best"],
  [0.53, "better"],
  [0.415, "not"],
  [0.405, "not"],
  [0.3, "worse"],
])("an answer with a chance of %d is %s", (chance, result) => {
  expect(resultOf("mistake", move(chance), BEST, IN_GAME)).toBe(result);
});

it("a puzzle is solved or not", () => {
  expect(resultOf("puzzle", move(0.59), BEST, IN_GAME)).toBe("best");
  expect(resultOf("puzzle", move(0.5), BEST, IN_GAME)).toBe("not");
  expect(resultOf("puzzle", null, BEST, IN_GAME)).toBe("shown");
});
