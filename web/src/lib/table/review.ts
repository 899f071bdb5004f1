/** What the page of a review shows, computed from the review that the server has made. */

import type { Compared, GameReview, Mark, Move, Reviewed } from "./types";

export const UNSOUND: readonly Mark[] = ["inaccuracy", "mistake", "blunder"];

/** The icon of a mark. */
export function iconOf(mark: Mark): string {
  return UNSOUND.includes(mark) ? `mark-${mark}` : "mark-best";
}

/** The marked decisions of one seat, or of all. */
export function marked(review: GameReview, seat: number | null): Reviewed[] {
  return review.decisions.filter((one) => one.mark && (seat === null || one.seat === seat));
}

/** Those among them that were not sound. */
export function unsound(review: GameReview, seat: number | null): Reviewed[] {
  return marked(review, seat).filter(({ mark }) => UNSOUND.includes(mark!));
}

/** The next decision after `number` decisions that was not sound; with -1, the one before. */
export function nextMistake(
  review: GameReview,
  seat: number | null,
  number: number,
  step: 1 | -1,
): Reviewed | undefined {
  const all = unsound(review, seat);
  return step > 0 ? all.find((one) => one.number - 1 > number) : all.findLast((one) => one.number - 1 < number);
}

/** A compared move as the texts need it. */
export function moveOf({ move, targets }: { move: string; targets: string[] }): Move {
  return { text: move, targets };
}

/** What a move brings more than another, by term, greatest difference first. */
export function differences(move: Compared | undefined, other: Compared | undefined): { term: string; gain: number }[] {
  const [more, less] = [move?.gains ?? [], other?.gains ?? []];
  const terms = [...new Set([...more, ...less].map(({ term }) => term))];
  const gainOf = (gains: typeof more, term: string): number => gains.find((each) => each.term === term)?.gain ?? 0;
  return terms
    .map((term) => ({ term, gain: gainOf(more, term) - gainOf(less, term) }))
    .filter(({ gain }) => Math.abs(gain) >= 0.1)
    .sort((a, b) => Math.abs(b.gain) - Math.abs(a.gain));
}

/** Whether a move is as good as the best: the searches are not more exact than that. */
export function asGood({ chance }: Compared, best: Compared): boolean {
  return best.chance - chance < EQUAL;
}
const EQUAL = 0.01;

/** The decisions after which luck changed a seat's chance most. */
export function luckiest(review: GameReview, seat: number, count: number): { number: number; luck: number }[] {
  return review.decisions
    .map(({ number, luck }) => ({ number, luck: luck[seat] ?? 0 }))
    .filter(({ luck }) => Math.abs(luck) >= 0.03)
    .sort((a, b) => Math.abs(b.luck) - Math.abs(a.luck))
    .slice(0, count);
}

/** Every seat's chance before the first decision and after each. */
export function lineOf(review: GameReview): number[][] {
  const line = [review.start, ...review.line];
  return [...line.slice(0, -1), review.end];
}

/** A share as a whole percentage, with a sign if it is a change. */
export function percent(share: number, change = false): string {
  const whole = Math.round(100 * share);
  const sign = whole < 0 ? "−" : change && whole > 0 ? "+" : "";
  return `${sign}${Math.abs(whole)} %`;
}
