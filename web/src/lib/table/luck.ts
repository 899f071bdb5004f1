/** Which events after a decision tell what luck did. */

import { kindOf } from "../i18n.svelte";
import type { JournalEvent } from "./types";

const MOST = 3;

/**
 * The events that brought luck, without what the seat that decided did itself and without headings. If nothing else
 * happened, the last event: somebody drew a card or saw something.
 */
export function luckyEvents(events: JournalEvent[], decided: number): JournalEvent[] {
  const happened = events.filter((event) => {
    const kind = kindOf(event);
    return !kind?.heading && (kind?.befalls || event.seat !== decided);
  });
  return (happened.length > 0 ? happened : events.slice(-1)).slice(0, MOST);
}
