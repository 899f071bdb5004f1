import { render, screen } from "@testing-library/svelte";
import { expect, it } from "vitest";

import TimeBar from "../src/pages/table/TimeBar.svelte";

const to = (): void => {};

it("a replay tells the decisions made, and a review the decision to come", async () => {
  const { rerender } = render(TimeBar, { number: 162, last: 222, to });
  expect(screen.getByText("162 / 222")).toBeTruthy();
  await rerender({ told: 163 });
  expect(screen.getByText("163 / 222")).toBeTruthy();
  expect(screen.getByRole("slider").getAttribute("aria-valuetext")).toBe("163 / 222");
});
