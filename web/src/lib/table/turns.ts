/** The turns in a journal: what each player did, one after another. */

import { kindOf } from "../i18n.svelte";
import { lastOwnEvent } from "./marks.svelte";
import type { JournalEvent } from "./types";

export interface Turn {
  /** Where it begins in the journal. It identifies the turn, even if more events follow. */
  key: number;
  seat: number;
  events: JournalEvent[];
  /** The number of the last decision in it. */
  last: number;
}

/** The seat whose doing an event is; null for events that merely happen. */
function doer(event: JournalEvent): number | null {
  const kind = kindOf(event);
  return event.seat === undefined || kind?.befalls || kind?.heading ? null : event.seat;
}

/**
 * The turns from a place in the journal on. Events that merely happen belong to the turn before them. If one player has
 * several turns in a row, a heading or the kind of event that began the first begins the next.
 */
export function turnsFrom(journal: readonly JournalEvent[], from: number): Turn[] {
  const turns: Turn[] = [];
  journal.slice(from).forEach((event, index) => {
    const seat = doer(event);
    const now = turns.at(-1);
    const first = now?.events[0];
    const again =
      now && (kindOf(now.events.at(-1)!)?.heading || (event.event === first?.event && event.number !== first.number));
    if (seat !== null && (seat !== now?.seat || again))
      turns.push({ key: from + index, seat, events: [event], last: event.number });
    else if (now) {
      now.events.push(event);
      now.last = Math.max(now.last, event.number);
    }
  });
  return turns;
}

/** The turns of the others since this seat's last decision; all turns for a spectator. */
export function turnsSince(journal: readonly JournalEvent[], you: number | null): Turn[] {
  const own = you === null ? -1 : lastOwnEvent(journal, you);
  // a simultaneous decision is told as a whole, whatever its order in the journal
  const from = own < 0 ? 0 : journal.findIndex(({ number }) => number === journal[own]?.number);
  return turnsFrom(journal, from).filter(({ seat }) => seat !== you);
}
