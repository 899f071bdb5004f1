/** What the page of a review shows, computed from the review that the server has made. */

import { type Rounds, roundAt } from "./chart";
import type { Compared, GameReview, Mark, Move, Reviewed } from "./types";

export const UNSOUND: readonly Mark[] = ["inaccuracy", "mistake", "blunder"];

/** All marks, the best first. */
export const MARKS: readonly Mark[] = ["great", "only", ...UNSOUND];

/** The seats whose decisions are looked at. No seats mean all of them. */
export type Whose = readonly number[];

/** The icon of a mark. */
export function iconOf(mark: Mark): string {
  return mark === "great" ? "mark-best" : `mark-${mark}`;
}

/** The marked decisions of these seats. */
export function marked(review: GameReview, whose: Whose): Reviewed[] {
  return review.decisions.filter((one) => one.mark && (whose.length === 0 || whose.includes(one.seat)));
}

/** Those among them that were not sound. */
export function unsound(review: GameReview, whose: Whose): Reviewed[] {
  return marked(review, whose).filter(({ mark }) => UNSOUND.includes(mark!));
}

/** Marked decisions in the order in which their marks are drawn: worse ones last, so that no other mark covers them. */
export function layered(decisions: Reviewed[]): Reviewed[] {
  return [...decisions].sort((a, b) => MARKS.indexOf(a.mark!) - MARKS.indexOf(b.mark!));
}

/** The next decision after `number` decisions that was not sound; with -1, the one before. */
export function nextMistake(review: GameReview, whose: Whose, number: number, step: 1 | -1): Reviewed | undefined {
  const all = unsound(review, whose);
  return step > 0 ? all.find((one) => one.number - 1 > number) : all.findLast((one) => one.number - 1 < number);
}

/** A compared move as the texts need it. */
export function moveOf({ move, targets }: { move: string; targets: string[] }): Move {
  return { text: move, targets };
}

/** A compared move that is drawn on the board. */
export interface Drawn {
  kind: "played" | "better" | "chosen";
  /** What to call it. */
  word: string;
  move: Compared;
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

/** The decisions after which luck changed a seat's chance most; 0 is the deal. */
export function luckiest(review: GameReview, seat: number, count: number): { number: number; luck: number }[] {
  return [{ number: 0, luck: review.deal }, ...review.decisions]
    .map(({ number, luck }) => ({ number, luck: luck[seat] ?? 0 }))
    .filter(({ luck }) => Math.abs(luck) >= 0.03)
    .sort((a, b) => Math.abs(b.luck) - Math.abs(a.luck))
    .slice(0, count);
}

/** A moment when the chance of a seat changed much: by a decision, or by the luck that followed it. */
export interface TurningPoint {
  kind: "decision" | "luck";
  /** The decision; 0 for the deal. */
  number: number;
  /** Whose chance changed. */
  seat: number;
  before: number;
  after: number;
}

/** The few decisions and steps of luck that changed the chance of these seats most, in the order of the game. */
export function turningPoints(review: GameReview, whose: Whose): TurningPoint[] {
  const decisions: TurningPoint[] = [];
  const luck: TurningPoint[] = [];
  const add = (to: TurningPoint[], number: number, by: number[], before: number[]): void => {
    const seats = [...by.keys()].filter((seat) => whose.length === 0 || whose.includes(seat));
    const most = Math.max(...seats.map((seat) => Math.abs(by[seat]!)));
    const of = seats.filter((seat) => most >= TURN && Math.abs(by[seat]!) >= most - 1e-4);
    const decider = to === decisions ? review.decisions[number - 1]!.seat : -1; // a decision is told of its own seat
    const seat = of.includes(decider) ? decider : of[0];
    const kind = to === decisions ? "decision" : "luck";
    if (seat !== undefined) to.push({ kind, number, seat, before: before[seat]!, after: before[seat]! + by[seat]! });
  };
  add(luck, 0, review.deal, review.start);
  for (const one of review.decisions) {
    const after = review.line[one.number - 1]!;
    const before = after.map((chance, seat) => chance - one.decided[seat]!);
    add(decisions, one.number, one.decided, before);
    add(luck, one.number, one.luck, after);
  }
  const size = ({ before, after }: TurningPoint): number => Math.abs(after - before);
  const greatest = (all: TurningPoint[], count: number): TurningPoint[] =>
    all.sort((a, b) => size(b) - size(a)).slice(0, count);
  return [...greatest(decisions, 3), ...greatest(luck, 2)].sort((a, b) => a.number - b.number); // stable: luck follows
}
const TURN = 0.05; // less is no turning point

/** What one seat's decisions and its luck did to its chance in each round. */
export interface RoundShare {
  round: number;
  decisions: number;
  luck: number;
  /** How many decisions had been made before its worst own decision; before the round if none cost anything. */
  at: number;
}

export function byRound(review: GameReview, rounds: Rounds, seat: number): RoundShare[] {
  const shares = rounds.from.map((at, index): RoundShare => ({ round: index + 1, decisions: 0, luck: 0, at }));
  const [first] = shares;
  if (!first) return [];
  first.luck += review.deal[seat] ?? 0;
  const worst = new Map<RoundShare, number>();
  for (const one of review.decisions) {
    // the luck after the last decision of a round is that of the next one's dice and cards
    (shares[roundAt(rounds, one.number) - 1] ?? first).luck += one.luck[seat] ?? 0;
    if (one.seat !== seat) continue;
    const share = shares[roundAt(rounds, one.number - 1) - 1] ?? first;
    share.decisions += one.decided[seat] ?? 0;
    if (one.loss > (worst.get(share) ?? 0)) {
      worst.set(share, one.loss);
      share.at = one.number - 1;
    }
  }
  return shares;
}

/** Every seat's chance at the end of each round. */
export function chanceByRound(review: GameReview, rounds: Rounds): number[][] {
  const line = lineOf(review);
  return rounds.from.map((_, index) => line[rounds.from[index + 1] ?? line.length - 1] ?? []);
}

/** Every seat's chance before the first decision and after each. */
export function lineOf(review: GameReview): number[][] {
  const line = [review.start, ...review.line];
  return [...line.slice(0, -1), review.end];
}

/** A share as a whole percentage, with a sign if it is a change. The number stays on the line of its %. */
export function percent(share: number, change = false): string {
  const whole = Math.round(100 * share);
  const sign = whole < 0 ? "−" : change && whole > 0 ? "+" : "";
  return `${sign}${Math.abs(whole)}\u00a0%`;
}

/** How much lower a chance is than another one, as the two whole percentages that are shown say it. */
export function lower(chance: number, than: number): number {
  return (Math.round(100 * than) - Math.round(100 * chance)) / 100;
}

/** What a decision cost, in the percentages that are shown beside it. */
export function costOf({ chance, best_chance, loss }: Reviewed): number {
  return chance === null || best_chance === null ? loss : lower(chance, best_chance);
}

/** About how long a review still takes at the pace of `elapsed` milliseconds; null while it is too early to say. */
export function timeLeft(
  left: number,
  done: number,
  elapsed: number,
): { unit: "seconds" | "minutes"; count: number } | null {
  if (elapsed < 3000 || done === 0 || (done < 8 && elapsed < 10_000)) return null;
  const seconds = (left * elapsed) / done / 1000;
  if (seconds > 90) return { unit: "minutes", count: Math.ceil(seconds / 60) };
  return { unit: "seconds", count: Math.max(5, 5 * Math.ceil(seconds / 5)) };
}
