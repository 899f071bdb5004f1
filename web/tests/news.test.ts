import { describe, expect, it } from "vitest";

import { applyPatch, type Patch } from "../src/lib/api/patches";
import { applyChange } from "../src/lib/table/news";
import type { Moment, Wire } from "../src/lib/table/types";
import { emptyMoment, emptyTable, emptyView } from "./views";

describe("patches", () => {
  const cases: [string, unknown, Patch, unknown][] = [
    ["replace a value", { a: 1, b: 2 }, { b: [3] }, { a: 1, b: 3 }],
    ["remove a key", { a: 1, b: 2 }, { b: [] }, { a: 1 }],
    ["put an empty list", { a: null }, { a: [[]] }, { a: [] }],
    ["go into a list", { a: [0, 0, 7] }, { a: { 1: [5] } }, { a: [0, 5, 7] }],
    ["replace the whole", [1], [{ x: 1 }], { x: 1 }],
    ["add a key", {}, { a: { b: [1] } }, { a: { b: 1 } }],
  ];
  it.each(cases)("%s", (_, before, patch, after) => {
    const untouched = JSON.stringify(before);
    expect(applyPatch(before, patch)).toEqual(after);
    expect(JSON.stringify(before)).toBe(untouched);
  });
  it("shares equal parts", () => {
    const before = { a: { b: 1 }, c: [1] };
    expect(applyPatch(before, {})).toBe(before);
    expect(applyPatch(before, { c: [[2]] }).a).toBe(before.a);
  });
});

describe("a change of a table", () => {
  const event = (number: number, name = "moved") => ({ number, event: name });
  const moment = (seat: number | null): Moment =>
    emptyMoment({
      seat,
      number: 2,
      acting: [0],
      view: emptyView({ you: seat, shift: 3 }),
      journal: [event(0, "dealt"), event(1), event(2)],
    });
  const table = emptyTable({
    version: 5,
    chat: [{ at: "1", name: "Ania", text: "hello", seat: 0 }],
    moments: [moment(0)],
  });
  const change = (news: object, more: object = {}) =>
    ({
      type: "change",
      base: 5,
      version: 6,
      head: { version: [6] },
      chat: [],
      moments: [news],
      ...more,
    }) as unknown as Wire["TableChange"]; // its type cannot express patches
  const news = (seat: number | null, since: number, journal: object[], change: Patch) => ({
    seat,
    number: 3,
    change,
    moves: [],
    since,
    journal,
  });

  it("adds to the journal and patches the rest of the moment", () => {
    const result = applyChange(table, change(news(0, 2, [event(3)], { acting: { 0: [1] }, view: { shift: [2] } })));
    expect(result.version).toBe(6);
    expect(result.moments[0]?.journal.map(({ number }) => number)).toEqual([0, 1, 2, 3]);
    expect(result.moments[0]?.view).toEqual({ ...moment(0).view, shift: 2 });
    expect(result.moments[0]).toMatchObject({ seat: 0, number: 3, acting: [1] });
    expect(Object.keys(result.moments[0]!).toSorted()).toEqual(Object.keys(moment(0)).toSorted());
    expect(result.chat).toHaveLength(1);
  });
  it("drops undone events and adds those that replaced them", () => {
    const result = applyChange(table, change(news(0, 1, [event(2, "other")], {})));
    expect(result.moments[0]?.journal.map(({ number, event: name }) => `${number} ${name}`)).toEqual([
      "0 dealt",
      "1 moved",
      "2 other",
    ]);
  });
  it("takes a new seat as a whole", () => {
    const whole = news(1, -1, [event(0, "dealt")], [{ acting: [1], view: moment(1).view }]);
    const result = applyChange(table, change(whole));
    expect(result.moments.map(({ seat }) => seat)).toEqual([1]);
    expect(result.moments[0]?.journal).toEqual([event(0, "dealt")]);
    expect(result.moments[0]?.view.you).toBe(1);
  });
  it("replaces the moves and fills in their targets", () => {
    const moves = [
      { texts: ["piece B2 0 3", "piece C10 1 4"], targets: ["hex:{1}", "piece:{2}_{3}"] },
      { texts: ["pay - red"], targets: ["colour:{2}"], gives_up: true },
      { texts: ["pass"], targets: [], closes: true },
    ];
    const result = applyChange(table, change({ ...news(0, 2, [], {}), moves }));
    expect(result.moments[0]?.moves).toEqual([
      { text: "piece B2 0 3", targets: ["hex:B2", "piece:0_3"] },
      { text: "piece C10 1 4", targets: ["hex:C10", "piece:1_4"] },
      { text: "pay - red", targets: ["colour:red"], gives_up: true },
      { text: "pass", targets: [], closes: true },
    ]);
    expect(applyChange(result, change(news(0, 2, [], {}))).moments[0]?.moves).toEqual([]);
  });
  it("adds lines of chat", () => {
    const line = { at: "2", name: "Bartek", text: "hi", seat: 1 };
    expect(applyChange(table, change(news(0, 2, [], {}), { chat: [line] })).chat.map(({ text }) => text)).toEqual([
      "hello",
      "hi",
    ]);
  });
});
