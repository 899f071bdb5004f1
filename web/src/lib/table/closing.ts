import type { Move } from "./types";

/** Sorts buttons as the prompt bar shows them: moves that end something come last. */
export function closingLast(buttons: Move[]): Move[] {
  return [...buttons.filter((move) => !move.closes), ...buttons.filter((move) => move.closes)];
}
