/** The scorings of the shifts, read from the journal; nothing is counted again here. */

import { lastOwnEvent } from "../../table/marks.svelte";
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
  /** The points of the final accounting by kind and seat, after the last shift. */
  accounts: { kind: string; points: number[] }[];
  /** The score track before the scoring, by seat. */
  before: number[];
  /** The delivered cards by seat; a scoring reveals them. */
  delivered: string[][];
  /** Workers in the factory by seat, and the next start player; null after the last shift. */
  next: { workers: number[]; starter: number } | null;
  /** The index in the journal where it begins. */
  at: number;
}

const ACCOUNTS = ["money", "coal", "orders", "balance"] as const;

export function scoringsOf(journal: CoalBaronEvent[], seats: number): Scoring[] {
  const scorings: Scoring[] = [];
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
          delivered: delivered.map((pile) => [...pile]),
          next: null,
          at,
        };
        scorings.push(now);
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
  return scorings;
}

/** The scoring that this seat has not seen yet: one that came after its own last event. */
export function freshScoring(scorings: Scoring[], moment: Moment): Scoring | null {
  const last = scorings.at(-1);
  if (!last) return null;
  const { journal, seat: you } = moment;
  const since =
    you === null ? journal.findIndex((event) => event.number === journal.at(-1)?.number) : lastOwnEvent(journal, you);
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
