import { afterEach, expect, it, vi } from "vitest";

import { bringTexts, loadTexts, speak, t } from "../src/lib/i18n.svelte";
import { settings } from "../src/lib/settings.svelte";

const ENGLISH = "orders";
const POLISH = "zamówienia";
const said = () => t("category-orders");

afterEach(() => vi.useRealTimers());

it("a game's texts come in the chosen language; another one comes when it is chosen", async () => {
  await loadTexts("coal_baron");
  expect(said()).toBe(ENGLISH);
  settings.lang = "pl";
  expect(said()).toBe(ENGLISH); // better than no words
  speak();
  await vi.waitFor(() => expect(said()).toBe(POLISH));
  settings.lang = "en";
  expect(said()).toBe(ENGLISH);
});

it("the other languages come a little later by themselves", async () => {
  vi.useFakeTimers();
  await bringTexts("coal_baron", "pl");
  await loadTexts("dwergar");
  await loadTexts("coal_baron");
  settings.lang = "pl";
  await vi.advanceTimersByTimeAsync(2000);
  expect(said()).toBe(ENGLISH);
  await vi.advanceTimersByTimeAsync(2000);
  expect(said()).toBe(POLISH);
});

it("texts are fetched once", () => {
  expect(bringTexts("coal_baron")).toBe(bringTexts("coal_baron"));
});
