/** The scorings of the shifts, as the journal told them: nothing is counted here but what was said. */

import { lastDeed } from "../../table/marks.svelte";
import type { Content, Moment } from "../../table/types";
import { type CategoryRow, orderRow } from "./box";
import type { CoalBaronEvent } from "./types";

export interface Scored {
  category: string;
  /** By seat. */
  counts: number[];
  points: number[];
}

export interface Scoring {
  shift: number;
  rows: Scored[];
  /** After the last shift: what the final accounting gave, by kind and seat. */
  accounts: { kind: string; points: number[] }[];
  /** The score track before it, by seat. */
  before: number[];
  /** The delivered cards that were turned up, by seat. */
  delivered: string[][];
  /** Workers in the factory, by seat, and who starts the next shift; null after the last one. */
  next: { workers: number[]; starter: number } | null;
  /** Where in the journal it begins. */
  at: number;
}

const ACCOUNTS = ["money", "coal", "orders", "balance"] as const;

export function scoringsOf(journal: CoalBaronEvent[], seats: number): Scoring[] {
  const found: Scoring[] = [];
  const track = Array.from({ length: seats }, () => 0);
  const delivered: string[][] = Array.from({ length: seats }, () => []);
  let now: Scoring | null = null;
  for (const [at, event] of journal.entries()) {
    if (event.event === "delivered") {
      delivered[event.seat]?.push(event.order);
      track[event.seat]! += event.points;
    } else if (event.event === "scored") {
      if (!now) {
        now = {
          shift: event.shift,
          rows: [],
          accounts: [],
          before: [...track],
          delivered: delivered.map((one) => [...one]),
          next: null,
          at,
        };
        found.push(now);
      }
      const { category, counts, points } = event;
      now.rows.push({ category, counts, points });
      points.forEach((gained, seat) => (track[seat]! += gained));
    } else if (now && event.event === "factory_counted") {
      now.next = { workers: event.workers, starter: -1 };
    } else if (now && event.event === "shift_began") {
      if (now.next) now.next.starter = event.seat;
      now = null;
    } else if (now && event.event === "accounted") {
      ACCOUNTS.forEach((kind, row) => {
        now!.accounts[row] ??= { kind, points: [] };
        now!.accounts[row].points[event.seat] = event[kind];
      });
    }
  }
  return found;
}

/** The scoring that this seat has not seen yet: it came with its own last deed or after it. */
export function freshScoring(scorings: Scoring[], moment: Moment): Scoring | null {
  const last = scorings.at(-1);
  if (!last) return null;
  const { journal, seat: you } = moment;
  const since =
    you === null ? journal.findIndex((event) => event.number === journal.at(-1)?.number) : lastDeed(journal, you);
  return last.at > since ? last : null;
}

/** The cards of a pile that show what a category counts. */
export function cardsFor(category: CategoryRow, pile: string[], content: Content): string[] {
  return pile.filter((card) => {
    const order = orderRow(content, card);
    return (
      order?.transport === category.key ||
      (category.group === "delivered_colour" && order?.spots.includes(category.key))
    );
  });
}
