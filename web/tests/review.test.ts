import { expect, it } from "vitest";

import { differences, lineOf, luckiest, marked, nextMistake, percent } from "../src/lib/table/review";
import type { GameReview, Mark, Reviewed } from "../src/lib/table/types";

function decision(number: number, seat: number, mark: Mark | null, change: Partial<Reviewed> = {}): Reviewed {
  return {
    number,
    seat,
    move: "a",
    points: 10,
    chance: 0.4,
    best: "b",
    best_points: 12,
    best_chance: 0.5,
    loss: 0.1,
    mark,
    luck: [0, 0],
    decided: [0, 0],
    compared: [],
    ...change,
  };
}

const REVIEW: GameReview = {
  game: "g",
  rules: 1,
  budget: 10,
  seed: 0,
  start: [0.5, 0.5],
  deal: [0, 0],
  end: [1, 0],
  line: [
    [0.4, 0.6],
    [0.3, 0.7],
    [0.8, 0.2],
    [0.9, 0.1],
  ],
  decisions: [
    decision(1, 0, "mistake", { luck: [0.01, -0.01] }),
    decision(2, 1, "blunder", { luck: [-0.2, 0.2] }),
    decision(3, 0, null, { luck: [0.3, -0.3] }),
    decision(4, 0, "great"),
  ],
  seats: [],
};

it("marked decisions are those of one seat or of all", () => {
  expect(marked(REVIEW, 0).map(({ number }) => number)).toEqual([1, 4]);
  expect(marked(REVIEW, null).map(({ number }) => number)).toEqual([1, 2, 4]);
});

it("the next mistake is the next decision that was not sound, seen from the board before it", () => {
  expect(nextMistake(REVIEW, null, 0, 1)?.number).toBe(2); // the board already shows decision 1
  expect(nextMistake(REVIEW, 0, -1, 1)?.number).toBe(1);
  expect(nextMistake(REVIEW, 0, 0, 1)).toBeUndefined(); // a great find is no mistake
  expect(nextMistake(REVIEW, null, 4, -1)?.number).toBe(2);
  expect(nextMistake(REVIEW, null, 0, -1)).toBeUndefined();
});

it("what the best move brings more is told by term, the greatest difference first", () => {
  const gains = (list: [string, number][]) => list.map(([term, gain]) => ({ term, gain }));
  const one = decision(1, 0, "mistake", {
    compared: [
      {
        move: "b",
        targets: [],
        points: 12,
        chance: 0.5,
        gains: gains([
          ["coal", 1],
          ["money", 2],
          ["same", 3],
        ]),
      },
      {
        move: "a",
        targets: [],
        points: 10,
        chance: 0.4,
        gains: gains([
          ["orders", 4],
          ["coal", 0.5],
          ["same", 3],
        ]),
      },
    ],
  });
  expect(differences(one.compared[0], one.compared[1])).toEqual(
    gains([
      ["orders", -4],
      ["money", 2],
      ["coal", 0.5],
    ]),
  );
});

it("luck is listed where it changed most; small changes are not", () => {
  expect(luckiest(REVIEW, 0, 5)).toEqual([
    { number: 3, luck: 0.3 },
    { number: 2, luck: -0.2 },
  ]);
  expect(luckiest(REVIEW, 0, 1)).toHaveLength(1);
});

it("the line begins with the chances before the deal and ends with the result", () => {
  expect(lineOf(REVIEW)).toEqual([
    [0.5, 0.5],
    [0.4, 0.6],
    [0.3, 0.7],
    [0.8, 0.2],
    [1, 0],
  ]);
});

it("percentages have a real minus sign, and changes a plus sign", () => {
  expect([percent(0.126), percent(-0.05), percent(0.05, true), percent(0, true)]).toEqual([
    "13 %",
    "−5 %",
    "+5 %",
    "0 %",
  ]);
});
