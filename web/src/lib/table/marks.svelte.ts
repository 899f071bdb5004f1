import { getContext, setContext } from "svelte";

import { kindOf } from "../i18n.svelte";
import type { JournalEvent } from "./types";

/**
 * What a game says of an event: the things on the table that it touched, as a seat (or a spectator) has them before it.
 */
export type Touched = (event: JournalEvent, you: number | null) => string[];

/**
 * Things on the table that are neither asked for nor chosen, but pointed out; and whether the board still tells of
 * some.
 */
export class Marks {
  /** What moved last. */
  moved: ReadonlySet<string> = $state.raw(new Set());
  /** What the journal line under the pointer speaks of. */
  pointed: ReadonlySet<string> = $state.raw(new Set());
  /** What a hint advises to take next. */
  advised: ReadonlySet<string> = $state.raw(new Set());
  /** The board is still playing out what happened last, step by step: the end of a game waits for it. */
  telling = $state(false);
}

/**
 * Where in the journal this seat last did something; what merely befell it (a worker sent away) is no deed of its own.
 */
export function lastDeed(journal: readonly JournalEvent[], you: number | null): number {
  return journal.findLastIndex((event) => event.seat === you && !kindOf(event)?.befalls);
}

/** What others did after this seat's own last deed; who only watches sees the latest decision. */
export function lately(journal: JournalEvent[], you: number | null): JournalEvent[] {
  if (you === null) return journal.filter((event) => event.number === journal.at(-1)?.number);
  return journal.slice(lastDeed(journal, you) + 1);
}

const KEY = Symbol("marks");

export function provideMarks(): Marks {
  return setContext(KEY, new Marks());
}

/** The marks of the table around; a picture has none. */
export function useMarks(): Marks {
  return getContext<Marks | undefined>(KEY) ?? new Marks();
}
