import { cleanup, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { Drawing, DRAWING } from "../src/lib/table/drawing.svelte";
import Later from "../src/lib/table/Later.svelte";

let frames: (() => void)[] = [];

beforeEach(() => {
  frames = [];
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => frames.push(draw));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Lets the screen be painted once, and draws everything that is due after it. `long` is how long a piece takes. */
function paint(long = 0): void {
  const now = performance.now();
  let calls = 0;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now + long * calls++);
  for (const frame of frames.splice(0)) frame();
  vi.runAllTimers();
  clock.mockRestore();
}

it("draws quick pieces together, after the first frame", () => {
  const drawing = new Drawing(true);
  const drawn: string[] = [];
  for (const piece of ["board", "panels"]) drawing.join(() => void drawn.push(piece));
  expect([drawn, drawing.whole]).toEqual([[], false]);
  paint();
  expect([drawn, drawing.whole]).toEqual([["board", "panels"], true]);
});

it("draws one slow piece in each frame, and pieces within a piece before those that follow it", () => {
  const drawing = new Drawing(true);
  const drawn: string[] = [];
  const join = (piece: string, ...within: string[]) =>
    drawing.join(() => {
      drawn.push(piece);
      for (const part of within) join(part);
    });
  join("board", "map", "hand");
  join("panels");
  const after = [];
  while (!drawing.whole) {
    paint(100);
    after.push(drawn.join());
  }
  expect(after).toEqual(["board", "board,map", "board,map,hand", "board,map,hand,panels"]);
});

it("does not draw what has gone away, and is whole without it", () => {
  const drawing = new Drawing(true);
  const draw = vi.fn();
  drawing.join(draw)();
  paint();
  expect(draw).not.toHaveBeenCalled();
  expect(drawing.whole).toBe(true);
});

const children = createRawSnippet(() => ({ render: () => "<p>map</p>" }));
const before = createRawSnippet(() => ({ render: () => "<p>room</p>" }));
const show = (drawing: Drawing | undefined, props = {}) => {
  const context = new Map([[DRAWING, drawing]]);
  return render(Later, { props: { children, before, ...props }, context });
};

it("a piece waits for its turn only while a table is drawn in pieces", () => {
  const drawing = new Drawing(true);
  show(drawing);
  expect(screen.queryByText("map")).toBeNull();
  screen.getByText("room");
  paint();
  screen.getByText("map");
  expect(screen.queryByText("room")).toBeNull();
  for (const other of [undefined, drawing, new Drawing(false)]) {
    cleanup();
    show(other);
    screen.getByText("map");
  }
  cleanup();
  show(new Drawing(false), { always: true });
  screen.getByText("room");
});
