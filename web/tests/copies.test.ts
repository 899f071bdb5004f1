import { beforeEach, expect, it, vi } from "vitest";

import { api } from "../src/lib/api/client";
import { makeCopy, restoreCopy } from "../src/lib/copies";
import { keepProgress, progressIn } from "../src/lib/lessons";
import { hasRead, markRead } from "../src/lib/reading.svelte";
import { settings } from "../src/lib/settings.svelte";

const EMPTY = { fajrant: "copy", version: 1, shelves: {} };

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(api, "copy").mockResolvedValue(JSON.stringify(EMPTY));
  vi.spyOn(api, "restore").mockResolvedValue({ tables: 2 });
});

it("brings lessons, chapters and settings to a new device", async () => {
  keepProgress("dwergar", { step: 4, done: false });
  markRead("dwergar", "setup");
  settings.theme = "night";
  const copy = await makeCopy();
  settings.theme = "day";
  localStorage.clear();
  expect(await restoreCopy(copy.replace('"setup"', '"setup","scoring"'))).toBe(2);
  expect(progressIn("dwergar")).toEqual({ step: 4, done: false });
  expect(hasRead("dwergar", "scoring")).toBe(true);
  expect(settings.theme).toBe("night");
});

it("changes nothing that is here already", async () => {
  keepProgress("dwergar", { step: 4, done: false });
  const copy = await makeCopy();
  keepProgress("dwergar", { step: 9, done: true });
  settings.theme = "day";
  await restoreCopy(copy);
  await restoreCopy(JSON.stringify(EMPTY)); // a copy that has none of it
  expect(progressIn("dwergar")).toEqual({ step: 9, done: true });
  expect(settings.theme).toBe("day");
});
