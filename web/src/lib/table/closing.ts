import type { Move } from "./types";

/**
 * The verbs that end something, in every game: their buttons come last, and giving up the rest of a round is asked
 * twice.
 */
const CLOSING = ["pass", "stop", "done", "end_turn"];

export function closes(move: Move): boolean {
  return CLOSING.includes(move.text);
}

export function asksTwice(move: Move, all: Move[]): boolean {
  // actions would be given up
  if (move.text === "end_turn") return all.some(({ text }) => /^(place|knock_off) /.test(text));
  return move.text === "pass" && all.length > 1;
}

/** The buttons in the order of the prompt bar: closing moves last. */
export function inOrder(buttons: Move[]): Move[] {
  return [...buttons.filter((move) => !closes(move)), ...buttons.filter(closes)];
}
