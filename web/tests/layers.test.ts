import { expect, it, vi } from "vitest";

import { layer, leave } from "../src/lib/ui/layers";

/** happy-dom fires no popstate when it moves in its history; browsers do. */
function back(): void {
  entries.pop();
  dispatchEvent(new PopStateEvent("popstate"));
}
const entries: unknown[] = [null];
vi.spyOn(history, "state", "get").mockImplementation(() => entries.at(-1));
vi.spyOn(history, "pushState").mockImplementation((state) => void entries.push(state));
vi.spyOn(history, "replaceState").mockImplementation((state) => void entries.splice(-1, 1, state));
vi.spyOn(history, "back").mockImplementation(() => void entries.pop()); // to another page

it("Back closes the top layer first, then the next, then leaves", () => {
  const closed: string[] = [];
  const shut = ["lower", "upper"].map((name) => {
    const end = layer(() => (closed.push(name), end()));
    return end;
  });
  expect(shut).toHaveLength(2);
  expect(entries).toHaveLength(3);
  back();
  expect(closed).toEqual(["upper"]);
  back();
  expect(closed).toEqual(["upper", "lower"]);
  expect(entries).toHaveLength(1);
});

it("Back skips an entry whose layer is already closed", () => {
  entries.unshift("the page before");
  layer(() => {})();
  expect(entries).toHaveLength(3);
  back();
  expect(entries).toEqual(["the page before"]);
});

it("a page that opens while a layer is open replaces its entry", () => {
  entries.splice(0, entries.length, null);
  layer(() => {});
  leave("/");
  expect(entries).toEqual([null, null]);
});
