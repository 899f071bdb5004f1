import { getContext, setContext } from "svelte";

import { kindOf } from "../i18n.svelte";
import type { Trip } from "./flip";
import type { JournalEvent } from "./types";

/** The ids of the things on the table that an event touched, as a seat (or a spectator, null) sees them. */
export type Touched = (event: JournalEvent, you: number | null) => string[];

/** Things that the table highlights for other reasons than a legal move, and whether the board is still animating. */
export class Marks {
  /** Things that moved last, and the seat that moved them; null if it was nobody's doing. */
  moved: ReadonlyMap<string, number | null> = $state.raw(new Map());
  /** The seat whose turn is being told. */
  teller: number | null = $state(null);
  /** The key of that turn. */
  turn: number | null = $state(null);
  /** The ways of the things that moved in that turn. */
  trips: readonly Trip[] = $state.raw([]);
  /** Things that the journal line under the pointer mentions. */
  pointed: ReadonlySet<string> = $state.raw(new Set());
  /** The target that the hint advises to pick next. */
  advised: ReadonlySet<string> = $state.raw(new Set());
  /** In a review: where the played move is made, if there was a better one, and the best. */
  played: ReadonlySet<string> = $state.raw(new Set());
  better: ReadonlySet<string> = $state.raw(new Set());
  /** Where another move is made, which was chosen from the list or given as an answer. */
  chosen: ReadonlySet<string> = $state.raw(new Set());
  /** True while the board still shows the latest events step by step. The end of a game waits for it. */
  animating = $state(false);
}

/** What a review says about something with these ids on the table: `played`, `better`, `chosen`, several or nothing. */
export function reviewed(marks: Marks, ids: readonly string[]): string | undefined {
  const words = [
    ids.some((id) => marks.played.has(id)) && "played",
    ids.some((id) => marks.better.has(id)) && "better",
    ids.some((id) => marks.chosen.has(id)) && "chosen",
  ];
  return words.filter(Boolean).join(" ") || undefined;
}

/** Where a move can be seen on the table: at its targets, and at the button that plays it as a whole. */
export function placesOf(move: { move: string; targets: readonly string[] } | null | undefined): string[] {
  return move ? [...move.targets, choiceOf(move.move)] : [];
}

/** The id of a button that plays a whole move. */
export function choiceOf(move: string): string {
  return `choice:${move}`;
}

/**
 * The index of the last event in the journal that this seat caused. Events that merely befall it, such as a worker sent
 * away, do not count.
 */
export function lastOwnEvent(journal: readonly JournalEvent[], you: number | null): number {
  return journal.findLastIndex((event) => event.seat === you && !kindOf(event)?.befalls);
}

/** The events since this seat's own last one; for a spectator, those of the latest decision. */
export function recentEvents(journal: JournalEvent[], you: number | null): JournalEvent[] {
  if (you === null) return journal.filter((event) => event.number === journal.at(-1)?.number);
  return journal.slice(lastOwnEvent(journal, you) + 1);
}

/** The things that these events touched, and the seat that touched each last. */
export function movers(
  events: readonly JournalEvent[],
  touched: Touched | undefined,
  you: number | null,
): Map<string, number | null> {
  return new Map(
    events.flatMap((event) => (touched?.(event, you) ?? []).map((id) => [id, event.seat ?? null] as const)),
  );
}

export const MARKS = Symbol("marks");

export function provideMarks(): Marks {
  return setContext(MARKS, new Marks());
}

/** The marks of the surrounding table; empty ones outside a table. */
export function useMarks(): Marks {
  return getContext<Marks | undefined>(MARKS) ?? new Marks();
}
