import type { Move } from "./types";

/** The buttons in the order of the prompt bar: moves that end something come last. */
export function inOrder(buttons: Move[]): Move[] {
  return [...buttons.filter((move) => !move.closes), ...buttons.filter((move) => move.closes)];
}
