/** A table that exists only on this page: of a lesson or a puzzle. */

import type { Moment, Seat, Table } from "./types";

/** `guides` are the names of the other players, empty for the person's own seat; `names` are those of all. */
export function scriptedTable(
  { game, options }: { game: string; options: Record<string, string> },
  guides: string[],
  names: string[],
  moment: Moment,
): Table {
  return {
    id: "",
    game,
    options,
    variant: null,
    status: "running",
    host: true,
    version: moment.number,
    commitment: "",
    secrets: true,
    chosen_seed: true,
    reveal: null,
    seats: guides.map((guide, seat): Seat => ({
      kind: guide ? "bot" : "human",
      name: names[seat] ?? "",
      yours: !guide,
      online: true,
      away: null,
      level: guide ? "guide" : null,
      resigned: false,
    })),
    seats_for_you: [],
    ways_out: [],
    patience: 0,
    watching: [],
    rematch: null,
    expires: null,
    chat: [],
    moments: [moment],
  };
}
