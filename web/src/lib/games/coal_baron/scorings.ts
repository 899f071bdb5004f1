/** The scorings of the shifts, as the journal told them: nothing is counted here but what was said. */

import { lastDeed } from "../../table/marks.svelte";
import type { Content, JournalEvent } from "../../table/types";
import { type CategoryRow, orderRow } from "./box";
import { befalls } from "./touched";

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

const ACCOUNTS = ["money", "coal", "orders", "balance"];

export function scoringsOf(journal: JournalEvent[], seats: number): Scoring[] {
  const found: Scoring[] = [];
  const track = Array.from({ length: seats }, () => 0);
  const delivered: string[][] = Array.from({ length: seats }, () => []);
  let now: Scoring | null = null;
  for (const [at, event] of journal.entries()) {
    if (event.event === "delivered" && event.seat !== undefined) {
      delivered[event.seat]?.push(String(event["order"]));
      track[event.seat]! += Number(event["points"]);
    } else if (event.event === "scored") {
      if (!now) {
        now = {
          shift: found.length + 1,
          rows: [],
          accounts: [],
          before: [...track],
          delivered: delivered.map((one) => [...one]),
          next: null,
          at,
        };
        found.push(now);
      }
      const points = event["points"] as number[];
      now.rows.push({ category: String(event["category"]), counts: event["counts"] as number[], points });
      points.forEach((gained, seat) => (track[seat]! += gained));
    } else if (now && event.event === "factory_counted") {
      now.next = { workers: event["workers"] as number[], starter: -1 };
    } else if (now && event.event === "shift_began") {
      if (now.next) now.next.starter = event.seat ?? -1;
      now = null;
    } else if (now && event.event === "accounted") {
      ACCOUNTS.forEach((kind, row) => {
        now!.accounts[row] ??= { kind, points: [] };
        now!.accounts[row].points[event.seat ?? 0] = Number(event[kind]);
      });
    }
  }
  return found;
}

/** The scoring that this seat has not seen yet: it came with its own last deed or after it. */
export function freshScoring(scorings: Scoring[], journal: JournalEvent[], you: number | null): Scoring | null {
  const last = scorings.at(-1);
  if (!last) return null;
  const since =
    you === null
      ? journal.findIndex((event) => event.number === journal.at(-1)?.number)
      : lastDeed(journal, you, befalls);
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
