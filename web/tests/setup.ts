import { cleanup } from "@testing-library/svelte";
import { afterEach, beforeEach } from "vitest";

import { settings } from "../src/lib/settings.svelte";

beforeEach(() => {
  localStorage.clear();
  settings.lang = "en";
});
afterEach(cleanup);
