/** A view and a box without anything in them, for tests of the shell. */

import type { Content, ViewOf } from "../src/lib/table/types";

export function emptyView(change: Partial<ViewOf<"coal_baron_cards">> = {}): ViewOf<"coal_baron_cards"> {
  return {
    game: "coal_baron_cards",
    options: {},
    you: 0,
    over: false,
    decision: null,
    shift: 1,
    shifts: 3,
    starter: 0,
    zones: {},
    stacks: {},
    mines: [],
    removed: [],
    ...change,
  };
}

/** How events are told that name a seat, or have a number for each. */
export function told(
  events: Record<string, { seats?: string[]; by_seat?: string[]; befalls?: boolean }>,
): Content["events"] {
  return Object.fromEntries(
    Object.entries(events).map(([kind, info]) => [
      kind,
      { seats: ["seat"], by_seat: [], heading: false, befalls: false, ...info },
    ]),
  );
}
