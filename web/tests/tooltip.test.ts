import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { GameBoard } from "../src/lib/games";
import type { Content } from "../src/lib/table/types";
import TooltipLayer from "../src/pages/table/TooltipLayer.svelte";

const board = { tooltip: (id: string) => ({ title: `what ${id} is`, text: "" }) } as unknown as GameBoard;
const LONG = 1000;
let thing: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="room"><button data-tip="zone:wild">Wild</button></div>';
  thing = document.querySelector("[data-tip]")!;
  render(TooltipLayer, { board, content: {} as Content });
});
afterEach(() => vi.useRealTimers());

async function press(): Promise<void> {
  await fireEvent(thing, new PointerEvent("pointerdown", { pointerType: "touch", bubbles: true }));
}
async function wait(): Promise<void> {
  await vi.advanceTimersByTimeAsync(LONG);
}

it("comes after a long press", async () => {
  await press();
  expect(screen.queryByRole("tooltip")).toBeNull();
  await wait();
  expect(screen.getByRole("tooltip").textContent).toContain("what zone:wild is");
});

it("does not come after a tap", async () => {
  await press();
  await fireEvent(thing, new PointerEvent("pointerup", { pointerType: "touch", bubbles: true }));
  await wait();
  expect(screen.queryByRole("tooltip")).toBeNull();
});

it("comes at a tap on what is closed, with the reason", async () => {
  thing.dataset["state"] = "off";
  thing.dataset["reason"] = "too few workers";
  await press();
  await fireEvent(thing, new PointerEvent("pointerup", { pointerType: "touch", bubbles: true }));
  await fireEvent(thing, new PointerEvent("click", { pointerType: "touch", bubbles: true }));
  await wait();
  expect(screen.getByRole("tooltip").textContent).toContain("too few workers");
});

it("does not come when the finger scrolls", async () => {
  await press();
  await fireEvent(thing, new PointerEvent("pointercancel", { pointerType: "touch", bubbles: true }));
  await wait();
  expect(screen.queryByRole("tooltip")).toBeNull();
});

it("goes when what it explains is scrolled away, wherever that is", async () => {
  await press();
  await wait();
  await fireEvent(document.getElementById("room")!, new Event("scroll"));
  expect(screen.queryByRole("tooltip")).toBeNull();
});
