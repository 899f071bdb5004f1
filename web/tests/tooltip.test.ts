import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { Content } from "../src/lib/table/types";
import TooltipLayer from "../src/pages/table/TooltipLayer.svelte";

const board = { tooltip: (id: string) => ({ title: `what ${id} is`, text: "" }) };
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

it("opens after a long press", async () => {
  await press();
  expect(screen.queryByRole("tooltip")).toBeNull();
  await wait();
  expect(screen.getByRole("tooltip").textContent).toContain("what zone:wild is");
});

it("does not open after a tap", async () => {
  await press();
  await fireEvent(thing, new PointerEvent("pointerup", { pointerType: "touch", bubbles: true }));
  await wait();
  expect(screen.queryByRole("tooltip")).toBeNull();
});

it("opens on a tap on a target that cannot be chosen, with the reason", async () => {
  thing.dataset["state"] = "off";
  thing.dataset["reason"] = "too few workers";
  await press();
  await fireEvent(thing, new PointerEvent("pointerup", { pointerType: "touch", bubbles: true }));
  await fireEvent(thing, new PointerEvent("click", { pointerType: "touch", bubbles: true }));
  await wait();
  expect(screen.getByRole("tooltip").textContent).toContain("too few workers");
});

it("does not open when the finger scrolls", async () => {
  await press();
  await fireEvent(thing, new PointerEvent("pointercancel", { pointerType: "touch", bubbles: true }));
  await wait();
  expect(screen.queryByRole("tooltip")).toBeNull();
});

it("closes when its element is scrolled away, wherever that is", async () => {
  await press();
  await wait();
  await fireEvent(document.getElementById("room")!, new Event("scroll"));
  expect(screen.queryByRole("tooltip")).toBeNull();
});
