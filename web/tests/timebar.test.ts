import { render, screen } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";

import TimeBar from "../src/pages/table/TimeBar.svelte";

const to = (): void => {};

it("a replay tells the decisions made, and a review the decision to come", async () => {
  const { rerender } = render(TimeBar, { number: 162, last: 222, to });
  expect(screen.getByText("162 / 222")).toBeTruthy();
  await rerender({ told: 163 });
  expect(screen.getByText("163 / 222")).toBeTruthy();
  expect(screen.getByRole("slider").getAttribute("aria-valuetext")).toBe("163 / 222");
});

it("the focus stays in the bar when a button can do no more", async () => {
  const { rerender } = render(TimeBar, { number: 1, last: 2, to: (number) => void rerender({ number }) });
  const forward = screen.getByRole("button", { name: "One step forward" });
  forward.focus();
  forward.click();
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole("slider")));
});
