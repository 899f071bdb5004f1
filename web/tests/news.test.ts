import { describe, expect, it } from "vitest";

import { patched, type Patch } from "../src/lib/api/patches";
import { changed } from "../src/lib/table/news";
import type { Table, Wire } from "../src/lib/table/types";

describe("patches", () => {
  const cases: [string, unknown, Patch, unknown][] = [
    ["replace a value", { a: 1, b: 2 }, { b: [3] }, { a: 1, b: 3 }],
    ["remove a key", { a: 1, b: 2 }, { b: [] }, { a: 1 }],
    ["put an empty list", { a: null }, { a: [[]] }, { a: [] }],
    ["go into a list", { a: [0, 0, 7] }, { a: { 1: [5] } }, { a: [0, 5, 7] }],
    ["replace the whole", [1], [{ x: 1 }], { x: 1 }],
    ["add what was not there", {}, { a: { b: [1] } }, { a: { b: 1 } }],
  ];
  it.each(cases)("%s", (_, before, patch, after) => {
    const untouched = JSON.stringify(before);
    expect(patched(before, patch)).toEqual(after);
    expect(JSON.stringify(before)).toBe(untouched);
  });
  it("shares what is equal", () => {
    const before = { a: { b: 1 }, c: [1] };
    expect(patched(before, {})).toBe(before);
    expect(patched(before, { c: [[2]] }).a).toBe(before.a);
  });
});

describe("a change of a table", () => {
  const event = (number: number, name = "moved") => ({ number, event: name });
  const moment = (seat: number | null) => ({
    seat,
    number: 2,
    answered: 0,
    acting: [0],
    moves: [],
    can_undo: false,
    scores: [0, 0],
    view: { game: "g", options: {}, you: seat, over: false, decision: null, pile: 3 },
    journal: [event(0, "dealt"), event(1), event(2)],
  });
  const table = {
    version: 5,
    status: "running",
    chat: [{ at: "1", name: "Ania", text: "hello", seat: 0 }],
    moments: [moment(0)],
  } as unknown as Table;
  const change = (news: object, more: object = {}) =>
    ({
      type: "change",
      base: 5,
      version: 6,
      head: { version: [6] },
      chat: [],
      moments: [news],
      ...more,
    }) as unknown as Wire["TableChange"];
  const news = (seat: number | null, since: number, journal: object[], view: Patch) => ({
    ...moment(seat),
    since,
    journal,
    view,
  });

  it("adds to the journal and patches the view", () => {
    const after = changed(table, change(news(0, 2, [event(3)], { pile: [2] })));
    expect(after.version).toBe(6);
    expect(after.moments[0]?.journal.map(({ number }) => number)).toEqual([0, 1, 2, 3]);
    expect(after.moments[0]?.view).toEqual({ ...moment(0).view, pile: 2 });
    expect(after.moments[0]).not.toHaveProperty("since");
    expect(after.chat).toHaveLength(1);
  });
  it("forgets what was taken back, and what came in its place is new", () => {
    const after = changed(table, change(news(0, 1, [event(2, "other")], {})));
    expect(after.moments[0]?.journal.map(({ number, event: name }) => `${number} ${name}`)).toEqual([
      "0 dealt",
      "1 moved",
      "2 other",
    ]);
  });
  it("takes the whole of a seat that is new here", () => {
    const whole = news(1, -1, [event(0, "dealt")], [moment(1).view]);
    const after = changed(table, change(whole));
    expect(after.moments.map(({ seat }) => seat)).toEqual([1]);
    expect(after.moments[0]?.journal).toEqual([event(0, "dealt")]);
    expect(after.moments[0]?.view.you).toBe(1);
  });
  it("adds lines of chat", () => {
    const said = { at: "2", name: "Bartek", text: "hi", seat: 1 };
    expect(changed(table, change(news(0, 2, [], {}), { chat: [said] })).chat.map(({ text }) => text)).toEqual([
      "hello",
      "hi",
    ]);
  });
});
