/** Earlier moments of a finished game, each fetched once. */

import { api } from "../api/client";
import type { Moment } from "./types";

/** The moment after `number` decisions as a seat saw it, or a spectator (null). Null if it cannot be fetched. */
export type See = (number: number, seat: number | null) => Promise<Moment | null>;

export function pastOf(id: string): See {
  const known = new Map<string, Moment>();
  return async (number, seat) => {
    const key = `${number} ${seat}`;
    const seen = known.get(key) ?? (await api.replay(id, number, seat).catch(() => null));
    if (seen) known.set(key, seen);
    return seen;
  };
}
