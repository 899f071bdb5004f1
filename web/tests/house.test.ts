import { expect, it, vi } from "vitest";

import { onDevice } from "../src/lib/house.svelte";

vi.mock("#transport", () => ({ transport: { onDevice: true } }));

it("a page knows that its house is on this device before the house has started", () => {
  expect(onDevice()).toBe(true);
});
