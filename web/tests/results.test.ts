import { expect, it } from "vitest";

import { asCsv, categoriesOf, chosen, lossOf, meanLoss, placesOf, shareWon } from "../src/lib/results";
import type { Result } from "../src/lib/table/types";

function result(place: number, seats: number, more: Partial<Result> = {}): Result {
  return {
    table: `t${place}${seats}`,
    game: "coal_baron",
    ended: "2026-11-18T08:00:00+00:00",
    seats,
    seat: 0,
    place,
    shared: 1,
    points: 40,
    categories: { orders: 30, balance: -4 },
    others: { orders: 25, balance: -2 },
    bots: 0,
    decisions: null,
    loss: null,
    mistakes: null,
    ...more,
  };
}

it("a shared first place counts as a part of a win", () => {
  expect(shareWon([result(1, 2, { shared: 2 }), result(2, 2)])).toBe(0.25);
  expect(shareWon([])).toBe(0);
});

it("games are chosen by title, number of players and opponents", () => {
  const all = [result(1, 2, { bots: 1 }), result(1, 3, { bots: 1 }), result(2, 3), result(1, 2, { game: "dwergar" })];
  const of = (seats: number, company: "all" | "people" | "bots") =>
    chosen(all, { game: "coal_baron", seats, company }).map((one) => all.indexOf(one));
  expect(of(0, "all")).toEqual([0, 1, 2]);
  expect(of(3, "all")).toEqual([1, 2]);
  expect(of(0, "bots")).toEqual([0]); // bots only
  expect(of(0, "people")).toEqual([1, 2]);
});

it("a solo game was played neither against bots nor against people", () => {
  const solo = [result(1, 1)];
  const of = (company: "all" | "people" | "bots") => chosen(solo, { game: "coal_baron", seats: 0, company });
  expect(of("all")).toEqual(solo);
  expect(of("bots")).toEqual([]);
  expect(of("people")).toEqual([]);
});

it("the loss per decision is a mean over decisions, not over games", () => {
  const short = result(1, 2, { decisions: 10, loss: 0.4 });
  const long = result(1, 2, { decisions: 90, loss: 0.6 });
  expect(lossOf(short)).toBeCloseTo(0.04);
  expect(meanLoss([short, long, result(2, 2)])).toBeCloseTo(0.01);
  expect(meanLoss([result(2, 2)])).toBeNull();
  expect(lossOf(result(2, 2))).toBeNull();
});

it("places are counted by number of players, and categories against the others", () => {
  expect(placesOf([result(1, 2), result(2, 2), result(3, 3)])).toEqual([
    { seats: 2, games: 2, shares: [0.5, 0.5] },
    { seats: 3, games: 1, shares: [0, 0, 1] },
  ]);
  const more = result(1, 2, { categories: { orders: 20, balance: 0 } });
  expect(categoriesOf([result(1, 2), more])).toEqual([
    { category: "orders", own: 25, others: 25 },
    { category: "balance", own: -2, others: -2 },
  ]);
});

it("the export has a line for every game and a column for every category", () => {
  const other = result(1, 1, {
    game: "dwergar",
    categories: { lift: 3 },
    others: { lift: 0 },
    decisions: 9,
    loss: 0.5,
  });
  expect(asCsv([result(2, 3), other]).split("\r\n")).toEqual([
    "table,game,ended,seats,seat,place,points,bots,decisions,loss,balance,lift,orders,others_balance,others_lift,others_orders",
    "t23,coal_baron,2026-11-18T08:00:00+00:00,3,0,2,40,0,,,-4,,30,-2,,25",
    "t11,dwergar,2026-11-18T08:00:00+00:00,1,0,1,40,0,9,0.5,,3,,,0,",
    "",
  ]);
});
