import { cleanup } from "@testing-library/svelte";
import { afterEach, beforeEach } from "vitest";

import { settings } from "../src/lib/settings.svelte";

const { setTimeout } = globalThis; // a test may put its own clock in place of this one

beforeEach(() => {
  localStorage.clear();
  settings.lang = "en";
});
afterEach(cleanup);
// The DOM of the tests is held by weak references, which free nothing before the event loop turns. Tests that await
// only promises never let it turn, and a file would keep every board that it has drawn: gigabytes, and slow.
afterEach(() => new Promise<void>((turned) => setTimeout(turned)));
