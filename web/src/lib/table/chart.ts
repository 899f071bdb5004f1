/** Geometry of the chart of points over time. */

import { lang, t } from "../i18n.svelte";
import type { JournalEvent } from "./types";

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A round step between grid lines that gives at most eight of them. */
export function gridStep(highest: number): number {
  const steps = [1, 2, 5, 10, 20, 50, 100, 200];
  return steps.find((step) => highest / step <= 8) ?? 500;
}

/** The indices of the points that carry the seat's shape: about eight, including the last. */
export function markedPoints(count: number): number[] {
  const step = Math.max(1, Math.round((count - 1) / 8));
  const indices: number[] = [];
  for (let index = step; index < count - 1 - step / 2; index += step) indices.push(index);
  if (count > 1) indices.push(count - 1);
  return indices;
}

/** Moves labels apart so that they do not overlap; their order stays the same. */
export function spread(wanted: number[], gap: number): number[] {
  const order = wanted.map((_, place) => place).sort((a, b) => wanted[a]! - wanted[b]!);
  const placed = [...wanted];
  for (let n = 1; n < order.length; n += 1) {
    const before = placed[order[n - 1]!]!;
    if (placed[order[n]!]! < before + gap) placed[order[n]!] = before + gap;
  }
  return placed;
}

export interface Rounds {
  /** What the rounds are called: round or shift. Empty if the game has none. */
  word: string;
  /** The number of decisions made before each round began. */
  from: number[];
}

/** When each round of a game began, read from its journal. */
export function roundsOf(journal: JournalEvent[], round: { event: string; word: string } | undefined): Rounds {
  if (!round) return { word: "", from: [] };
  const from = journal.filter(({ event }) => event === round.event).map(({ number }) => number);
  return { word: t(`table-${round.word}`), from };
}

/** The round after this many decisions, from 1; 0 before the first. */
export function roundAt({ from }: Rounds, decisions: number): number {
  return from.filter((start) => start <= decisions).length;
}

/** When something happened after this many decisions, in words: its round, or the number. */
export function sayRound(rounds: Rounds, decisions: number): string {
  return sayIn(rounds, roundAt(rounds, decisions), decisions);
}

/** When a decision was made: the last one of a round still belongs to it. */
export function sayDecision(rounds: Rounds, decision: number): string {
  return sayIn(rounds, roundAt(rounds, decision - 1), decision);
}

function sayIn(rounds: Rounds, round: number, decision: number): string {
  return round ? `${rounds.word} ${round}`.toLocaleLowerCase(lang()) : t("end-led-decision", { number: decision });
}

/** The rounds whose numbers fit on an axis, where each needs this much room: all, every second, fifth, tenth … */
export function labelledRounds(count: number, width: number, room: number): number[] {
  const most = Math.max(1, Math.floor(width / room));
  const step = [1, 2, 5, 10, 20, 50].find((each) => count / each <= most) ?? 100;
  return Array.from({ length: count }, (_, index) => index + 1).filter((round) => round % step === 0 || step === 1);
}

export interface Lead {
  /** The number of decisions after which the lead began. */
  from: number;
  seat: number;
}

/** The seats that led alone, in order; a tie does not end a lead. */
export function leads(history: number[][]): Lead[] {
  const changes: Lead[] = [];
  for (const [from, row] of history.entries()) {
    const most = Math.max(...row);
    const seat = row.indexOf(most);
    if (row.lastIndexOf(most) === seat && changes.at(-1)?.seat !== seat) changes.push({ from, seat });
  }
  return changes;
}
