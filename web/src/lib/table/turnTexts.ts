/** A turn in words, from the sentences of the journal. */

import { capital, kindOf, sayEvent, uncapital } from "../i18n.svelte";
import type { Turn } from "./turns";
import type { JournalEvent } from "./types";

/** A sentence without its full stop and, if it begins with the player's name, without that: part of a longer one. */
function phrase(event: JournalEvent, names: readonly string[]): string {
  const sentence = sayEvent(event, names).replace(/\.$/, "");
  const name = names[event.seat ?? -1] ?? "";
  if (name && sentence.startsWith(name)) return sentence.slice(name.length).replace(/^(’s)?[\s:]+/, "");
  return names.some((other) => other && sentence.startsWith(other)) ? sentence : uncapital(sentence);
}

/** What the player did, in order. */
export function deeds({ seat, events }: Turn): JournalEvent[] {
  return events.filter((event) => event.seat === seat && !kindOf(event)?.befalls && !kindOf(event)?.heading);
}

/** The turn without the player's name. */
export function sayTurnBriefly(turn: Turn, names: readonly string[]): string {
  return deeds(turn)
    .map((event) => phrase(event, names))
    .join("; ");
}

/** The turn as one sentence. */
export function sayTurn(turn: Turn, names: readonly string[]): string {
  const [first, ...rest] = deeds(turn);
  if (!first) return "";
  const parts = [sayEvent(first, names).replace(/\.$/, ""), ...rest.map((event) => phrase(event, names))];
  return `${capital(parts.join("; "))}.`;
}

/** Everything that the journal says about the turn. */
export function sayTurnFully(turn: Turn, names: readonly string[]): string {
  const also = turn.events.filter((event) => !deeds(turn).includes(event));
  return [sayTurn(turn, names), ...also.map((event) => sayEvent(event, names))].join(" ");
}
