import { expect, it } from "vitest";

import { sayDecision, sayRound } from "../src/lib/table/chart";
import {
  byRound,
  chanceByRound,
  costOf,
  differences,
  layered,
  lineOf,
  lower,
  luckiest,
  marked,
  nextMistake,
  percent,
  timeLeft,
  turningPoints,
} from "../src/lib/table/review";
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

it("the mark of a mistake is drawn over the marks of sound moves", () => {
  const sound = [decision(5, 0, "only"), decision(6, 0, "great")];
  const marks = layered([decision(4, 0, "blunder"), ...sound, decision(7, 0, "inaccuracy")]).map(({ mark }) => mark);
  expect(marks).toEqual(["great", "only", "inaccuracy", "blunder"]);
  expect(layered(sound)).not.toBe(sound);
});

it("marked decisions are those of some seats or of all", () => {
  expect(marked(REVIEW, [0]).map(({ number }) => number)).toEqual([1, 4]);
  expect(marked(REVIEW, [0, 1]).map(({ number }) => number)).toEqual([1, 2, 4]);
  expect(marked(REVIEW, []).map(({ number }) => number)).toEqual([1, 2, 4]);
});

it("the next mistake is the next decision that was not sound, seen from the board before it", () => {
  expect(nextMistake(REVIEW, [], 0, 1)?.number).toBe(2); // the board already shows decision 1
  expect(nextMistake(REVIEW, [0], -1, 1)?.number).toBe(1);
  expect(nextMistake(REVIEW, [0], 0, 1)).toBeUndefined(); // a great find is no mistake
  expect(nextMistake(REVIEW, [], 4, -1)?.number).toBe(2);
  expect(nextMistake(REVIEW, [], 0, -1)).toBeUndefined();
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

/** A game of three rounds: a blunder of seat 0, one of seat 1, and a lucky last round. */
const TOLD: GameReview = {
  ...REVIEW,
  start: [0.5, 0.5],
  deal: [0.06, -0.06],
  line: [
    [0.36, 0.64],
    [0.56, 0.44],
    [0.56, 0.44],
    [0.55, 0.45],
  ],
  decisions: [
    decision(1, 0, "blunder", { loss: 0.2, decided: [-0.2, 0.2], luck: [0.02, -0.02] }),
    decision(2, 1, "mistake", { loss: 0.18, decided: [0.18, -0.18], luck: [0, 0] }),
    decision(3, 0, null, { loss: 0, luck: [0.02, -0.02] }),
    decision(4, 0, null, { loss: 0.03, decided: [-0.03, 0.03], luck: [0.45, -0.45] }),
  ],
};
const ROUNDS = { word: "Round", from: [0, 2, 3] };

it("turning points are the few greatest changes, by decisions and by luck, in the order of the game", () => {
  const told = (whose: number[], review = TOLD) =>
    turningPoints(review, whose).map(({ kind, number, seat, before, after }) => [
      kind,
      number,
      seat,
      percent(before),
      percent(after),
    ]);
  expect(told([])).toEqual([
    ["luck", 0, 0, "50\u00a0%", "56\u00a0%"], // the deal
    ["decision", 1, 0, "56\u00a0%", "36\u00a0%"],
    ["decision", 2, 1, "62\u00a0%", "44\u00a0%"], // told of the seat that decided
    ["luck", 4, 0, "55\u00a0%", "100\u00a0%"],
  ]);
  // two steps of luck are enough, and three decisions
  const lucky = { ...TOLD, decisions: TOLD.decisions.map((one) => ({ ...one, luck: [-0.3, 0.3] })) };
  expect(told([0], lucky).map(([kind]) => kind)).toEqual(["decision", "luck", "decision", "luck"]);
  const bad = { ...TOLD, decisions: TOLD.decisions.map((one) => ({ ...one, decided: [-0.1, 0.1], luck: [0, 0] })) };
  expect(told([0], bad).map(([kind, number]) => [kind, number])).toEqual([
    ["luck", 0],
    ["decision", 1],
    ["decision", 2],
    ["decision", 3],
  ]);
  expect(told([1])[2]).toEqual(["decision", 2, 1, "62\u00a0%", "44\u00a0%"]);
  expect(told([0])[2]).toEqual(["decision", 2, 0, "38\u00a0%", "56\u00a0%"]); // what the mistake of another gave
});

it("a game where little happened has no turning points", () => {
  const still = decision(1, 0, null, { decided: [-0.04, 0.04], luck: [0.03, -0.03] });
  expect(turningPoints({ ...TOLD, deal: [0, 0], decisions: [still] }, [])).toEqual([]);
});

it("rounds share out decisions and luck; what follows the last decision of a round begins the next one", () => {
  const rows = byRound(TOLD, ROUNDS, 0).map((row) => ({
    ...row,
    decisions: percent(row.decisions),
    luck: percent(row.luck),
  }));
  expect(rows).toEqual([
    { round: 1, decisions: "−20\u00a0%", luck: "8\u00a0%", at: 0 },
    { round: 2, decisions: "0\u00a0%", luck: "0\u00a0%", at: 2 },
    { round: 3, decisions: "−3\u00a0%", luck: "47\u00a0%", at: 3 },
  ]);
  expect(byRound(TOLD, { word: "", from: [] }, 0)).toEqual([]);
});

it("the last decision of a round still belongs to it; what follows does not", () => {
  expect([1, 2, 3].map((decision) => sayDecision(ROUNDS, decision))).toEqual(["round 1", "round 1", "round 2"]);
  expect([1, 2, 3].map((decision) => sayRound(ROUNDS, decision))).toEqual(["round 1", "round 2", "round 3"]);
});

it("a table can say every seat's chance at the end of each round", () => {
  expect(chanceByRound(TOLD, ROUNDS)).toEqual([
    [0.56, 0.44],
    [0.56, 0.44],
    [1, 0],
  ]);
});

it("a cost is the difference of the percentages that are shown", () => {
  const one = { chance: 0.744, best_chance: 0.795, loss: 0.051 } as Reviewed;
  expect([one.chance!, one.best_chance!, costOf(one)].map((share) => percent(share))).toEqual([
    "74\u00a0%",
    "80\u00a0%",
    "6\u00a0%",
  ]);
  expect(percent(lower(0.754, 0.796))).toBe("5\u00a0%"); // 75 % instead of 80 %
  expect(costOf({ ...one, chance: null })).toBe(0.051);
});

it("percentages have a real minus sign, and changes a plus sign", () => {
  expect([percent(0.126), percent(-0.05), percent(0.05, true), percent(0, true)]).toEqual([
    "13\u00a0%",
    "−5\u00a0%",
    "+5\u00a0%",
    "0\u00a0%",
  ]);
});

it("the time left is told once the pace is known", () => {
  expect(timeLeft(150, 7, 9_000)).toBeNull();
  expect(timeLeft(150, 50, 2_000)).toBeNull();
  expect(timeLeft(150, 0, 60_000)).toBeNull();
  expect(timeLeft(150, 50, 10_000)).toEqual({ unit: "seconds", count: 30 });
  expect(timeLeft(151, 50, 10_000)).toEqual({ unit: "seconds", count: 35 });
  expect(timeLeft(1, 200, 30_000)).toEqual({ unit: "seconds", count: 5 });
  expect(timeLeft(219, 3, 20_000)).toEqual({ unit: "minutes", count: 25 });
});
