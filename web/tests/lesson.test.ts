import { beforeEach, describe, expect, it, vi } from "vitest";

import { progressIn } from "../src/lib/lessons";
import { settings } from "../src/lib/settings.svelte";
import type { Lesson, Moment, Move } from "../src/lib/table/types";
import { Course } from "../src/pages/lesson/course.svelte";
import { LessonPicker, picksOf } from "../src/pages/lesson/picker.svelte";
import { cornerFor } from "../src/pages/lesson/places";
import { FIRST_SHIFT, emptyView } from "./views";

const move = (text: string, ...targets: string[]): Move => ({ text, targets });
const PAY = move("pay A B", "card:A", "dock:B");
const LEGAL = [PAY, move("pay A C", "card:A", "dock:C"), move("draw", "stack:x")];

describe("the picker of a lesson", () => {
  it("needs as many picks as the table would", () => {
    expect(picksOf(PAY, LEGAL)).toEqual(["card:A", "dock:B"]);
    expect(picksOf(PAY, [PAY, LEGAL[2]!])).toEqual(["card:A"]);
  });

  it("lights one target after the other, and plays after the last", () => {
    const played: string[] = [];
    const picker = new LessonPicker([], (text) => played.push(text));
    picker.teach(PAY, LEGAL);
    expect(picker.lights).toEqual(["card:A"]);
    picker.pick("dock:B");
    picker.pick("stack:x");
    expect(picker.picked).toEqual([]);
    picker.pick("card:A");
    expect(picker.lights).toEqual(["dock:B"]);
    expect(played).toEqual([]);
    picker.pick("dock:B");
    expect(played).toEqual(["pay A B"]);
  });

  it("lights nothing if a step only explains", () => {
    const picker = new LessonPicker();
    picker.teach(null, LEGAL);
    expect([picker.asked, picker.lights]).toEqual([false, []]);
  });
});

const head = { seat: 0, answered: 0, acting: [0], clock: FIRST_SHIFT, can_undo: false, scored: [0, 0], scores: [0, 0] };
const START: Moment = { ...head, number: 0, moves: LEGAL, view: emptyView(), journal: [] };
const frame = (number: number) => ({
  seat: 0,
  number,
  change: {},
  moves: [],
  since: number - 1,
  journal: [{ number, event: "moved" }],
});
const words = { en: "x", pl: "x" };
const text = { title: words, text: words, why: null, points: [] };
const LESSON: Lesson = {
  game: "g",
  seat: 0,
  names: ["", "Truda"],
  options: {},
  start: START,
  steps: [
    { id: "look", move: null, frames: [], ...text },
    { id: "pay", move: PAY, frames: [frame(1), frame(2), frame(3)], ...text },
    { id: "end", move: null, frames: [], ...text },
  ],
};

describe("a course", () => {
  beforeEach(() => {
    localStorage.clear();
    settings.motion = "full";
    vi.useFakeTimers();
  });

  it("shows the moves of a step one by one, then begins the next step", async () => {
    const course = new Course(LESSON);
    course.press();
    await vi.runAllTimersAsync();
    course.press();
    course.press();
    expect([course.busy, course.moment.number]).toEqual(["playing", 1]);
    await vi.advanceTimersToNextTimerAsync();
    expect([course.busy, course.moment.number]).toEqual(["playing", 2]);
    await vi.runAllTimersAsync();
    expect([course.busy, course.number, course.moment.number]).toEqual([null, 2, 3]);
    expect(course.moment.journal.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(progressIn("g")).toEqual({ step: 2, done: true });
  });

  it("shows the move and takes it back", async () => {
    const course = new Course(LESSON);
    course.begin(1);
    void course.show();
    expect([course.busy, course.picker.picked]).toEqual(["showing", ["card:A"]]);
    course.press(); // nothing can be played meanwhile
    await vi.advanceTimersToNextTimerAsync();
    await vi.advanceTimersToNextTimerAsync();
    expect(course.moment.number).toBe(1);
    await vi.runAllTimersAsync();
    expect([course.busy, course.number, course.moment.number, course.picker.picked]).toEqual([null, 1, 0, []]);
  });

  it("steps back while something plays, and that ends it", async () => {
    const course = new Course(LESSON);
    course.begin(1);
    void course.advance();
    course.back();
    await vi.runAllTimersAsync();
    expect([course.busy, course.number, course.moment.number]).toEqual([null, 0, 0]);
  });

  it("goes on where it was left, and starts again after its end", () => {
    new Course(LESSON).begin(1);
    expect(new Course(LESSON).number).toBe(1);
    new Course(LESSON).begin(2);
    expect(new Course(LESSON).number).toBe(0);
    expect(progressIn("g").done).toBe(true);
  });
});

describe("the card", () => {
  const room = { left: 0, top: 0, width: 1000, height: 800 };
  it("keeps out of the way of the lit target first, then of the numbered things", () => {
    const right = { left: 800, top: 20, width: 100, height: 100 };
    const low = { left: 800, top: 700, width: 100, height: 50 };
    expect(cornerFor(300, 200, { room, lit: [], points: [] })).toEqual({ left: 692, top: 8 });
    expect(cornerFor(300, 200, { room, lit: [right], points: [] })).toEqual({ left: 692, top: 592 });
    expect(cornerFor(300, 200, { room, lit: [right], points: [low, null] })).toEqual({ left: 8, top: 8 });
  });
});
