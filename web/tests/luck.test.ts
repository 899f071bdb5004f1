/** What luck did is told by the events that brought it. */

import { expect, it } from "vitest";

import { useNames } from "../src/lib/i18n.svelte";
import { luckyEvents } from "../src/lib/table/luck";
import type { JournalEvent } from "../src/lib/table/types";

const NO_NAMES = { en: {}, pl: {} };
const usual = { seats: [], by_seat: [], heading: false, befalls: false };
const event = (kind: string, seat?: number): JournalEvent => ({
  event: kind,
  number: 7,
  ...(seat !== undefined && { seat }),
});
const told = (...events: JournalEvent[]): string[] => luckyEvents(events, 1).map(({ event }) => event);

useNames({
  names: NO_NAMES,
  events: {
    rolled: { ...usual, befalls: true },
    turn_began: { ...usual, heading: true, befalls: true },
  },
});

it("the player's own deed is no luck, and neither is a heading", () => {
  expect(told(event("built", 1), event("turn_began", 0), event("rolled", 1))).toEqual(["rolled"]);
  expect(told(event("bought", 1), event("tile_laid"))).toEqual(["tile_laid"]);
});

it("if there was nothing else, the last event tells it", () => {
  expect(told(event("placed", 1), event("saw", 1))).toEqual(["saw"]);
});

it("a few events are enough", () => {
  expect(told(event("a"), event("b"), event("c"), event("d"))).toEqual(["a", "b", "c"]);
  expect(told()).toEqual([]);
});
