import { render, waitFor } from "@testing-library/svelte";
import { expect, it, vi } from "vitest";

import { api } from "../src/lib/api/client";
import ReplayPage from "../src/pages/ReplayPage.svelte";
import ReviewPage from "../src/pages/ReviewPage.svelte";
import { emptyTable, NAMELESS } from "./views";

/** Answers, but only when the test says so. */
function later<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((answered) => (resolve = answered));
  return { promise, resolve };
}

it.each([
  ["replay", ReplayPage],
  ["review", ReviewPage],
])("a %s that is left before its game has come reads nothing of it", async (_, page) => {
  const warned = vi.spyOn(console, "warn");
  const asked = later<Awaited<ReturnType<typeof api.table>>>();
  vi.spyOn(api, "table").mockReturnValue(asked.promise);
  const content = vi.spyOn(api, "content").mockResolvedValue(NAMELESS);
  const review = vi.spyOn(api, "review");
  const { unmount } = render(page, { id: "abc" });
  unmount();
  asked.resolve(emptyTable({ status: "over" }));
  await waitFor(() => expect(content).toHaveBeenCalled());
  await new Promise((turned) => setTimeout(turned));
  expect(warned).not.toHaveBeenCalled();
  expect(review).not.toHaveBeenCalled();
});
