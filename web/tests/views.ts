/** Empty stubs of a view, a moment, a table and a content, for tests of the pages around the board. */

import type { Clock, Content, Moment, Table, ViewOf } from "../src/lib/table/types";

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

export const FIRST_SHIFT: Clock = { kind: "shift", now: 1, last: 3 };

/** A moment in which nothing has happened and nobody is asked. */
export function emptyMoment(change: Partial<Moment> = {}): Moment {
  return {
    seat: 0,
    number: 0,
    answered: 0,
    acting: [],
    clock: FIRST_SHIFT,
    moves: [],
    can_undo: false,
    scored: [0, 0],
    scores: [0, 0],
    view: emptyView(),
    journal: [],
    ...change,
  };
}

/** A running table without seats or moments. */
export function emptyTable(change: Partial<Table> = {}): Table {
  return {
    id: "t",
    game: "g",
    options: {},
    variant: null,
    status: "running",
    host: false,
    version: 1,
    commitment: "",
    secrets: true,
    chosen_seed: false,
    reveal: null,
    seats: [],
    seats_for_you: [],
    ways_out: [],
    patience: 300,
    watching: [],
    rematch: null,
    expires: null,
    chat: [],
    moments: [],
    ...change,
  };
}

/** A content with names only; tests of the pages read nothing else. */
export const NAMELESS = { names: { en: {}, pl: {} } } as Content;

/** How kinds of events are shown: by default, `seat` is their seat. */
export function eventInfos(
  events: Record<string, { seats?: string[]; by_seat?: string[]; heading?: boolean; befalls?: boolean }>,
): Content["events"] {
  return Object.fromEntries(
    Object.entries(events).map(([kind, info]) => [
      kind,
      { seats: ["seat"], by_seat: [], heading: false, befalls: false, ...info },
    ]),
  );
}
