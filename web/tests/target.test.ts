import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { tick } from "svelte";
import { expect, it, vi } from "vitest";

import { Picker } from "../src/lib/table/picker.svelte";
import type { Move } from "../src/lib/table/types";
import TargetScene from "./TargetScene.svelte";

const MOVES: Move[] = [
  { text: "place wild", targets: ["zone:wild"] },
  { text: "look lorry", targets: ["stack:lorry"] },
  { text: "pay 1 1 2", targets: ["worker:1", "worker:1", "worker:2"] },
  { text: "pay 1 3", targets: ["worker:1", "worker:3"] },
  { text: "pass", targets: [] },
];

function scene(moves = MOVES) {
  const sent = vi.fn();
  const picker = new Picker(moves, sent);
  render(TargetScene, { picker });
  return { picker, sent, user: userEvent.setup() };
}
const state = (name: RegExp | string): string | undefined => screen.getByLabelText(name).dataset.state;

it("is a lit button exactly when a legal move goes through it", () => {
  scene();
  expect(state("Wild")).toBe("legal");
  expect(screen.getByRole("button", { name: "Wild" }).tabIndex).toBe(0);
  expect(state("Shares")).toBe("idle");
  expect(screen.queryByRole("button", { name: "Shares" })).toBeNull();
});

it("shows why not, and stays reachable", () => {
  scene();
  const closed = screen.getByRole("button", { name: "Orders: no exact payment" });
  expect(closed.dataset.state).toBe("off");
  expect(closed.getAttribute("aria-disabled")).toBe("true");
});

it("is inactive when it is not your turn", () => {
  scene([]);
  expect(state("Wild")).toBe("idle");
  expect(state(/Orders/)).toBe("idle");
});

it("plays by click", async () => {
  const { sent, user } = scene();
  await user.click(screen.getByRole("button", { name: "Wild" }));
  expect(sent).toHaveBeenCalledExactlyOnceWith("place wild");
});

it("plays by keyboard", async () => {
  const { sent, user } = scene();
  screen.getByRole("button", { name: "Wild" }).focus();
  await user.keyboard("{Enter}");
  expect(sent).toHaveBeenCalledExactlyOnceWith("place wild");
});

it("responds to any of its ids", async () => {
  const { sent, user } = scene();
  await user.click(screen.getByRole("button", { name: "Lorries" }));
  expect(sent).toHaveBeenCalledExactlyOnceWith("look lorry");
});

it("distinguishes equal copies", async () => {
  const { user, picker } = scene();
  await user.click(screen.getByRole("button", { name: "First" }));
  expect([state("First"), state("Second")]).toEqual(["selected", "legal"]);
  await user.click(screen.getByRole("button", { name: "First" }));
  expect(picker.picked).toEqual([]);
});

it("shows what moved last, and what the journal mentions", () => {
  render(TargetScene, { picker: new Picker(), moved: ["zone:share"], pointed: ["stack:lorry"] });
  expect(screen.getByLabelText("Shares").classList.contains("lastmark")).toBe(true);
  expect(screen.getByLabelText("Shares").querySelector(".mover .seat.blue")).not.toBeNull();
  expect(screen.getByLabelText("Wild").classList.contains("lastmark")).toBe(false);
  expect(screen.getByLabelText("Lorries").dataset.pointed).toBe("true");
  expect(screen.getByLabelText("Shares").dataset.pointed).toBeUndefined();
});

it("plays with one click when exactly one move reaches it through the given kind", async () => {
  const fill = (cube: string): Move => ({ text: `fill ${cube} 1`, targets: [`cube:${cube}`, "spot:1"] });
  const { picker, sent, user } = scene([fill("grey"), { text: "two 1", targets: ["toggle:two", "spot:1"] }]);
  expect(state("Spot")).toBe("legal");
  await user.click(screen.getByRole("button", { name: "Spot" }));
  expect(sent).toHaveBeenCalledExactlyOnceWith("fill grey 1");
  picker.reset([fill("grey"), fill("black")]);
  await tick();
  expect(state("Spot")).toBe("idle");
});
