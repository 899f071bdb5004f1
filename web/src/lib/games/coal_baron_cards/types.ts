/** What the card game's view adds: see view.py. Cards are named by kind. */

import type { Moment, View } from "../../table/types";

export interface ZoneView {
  required: number;
  last: number | null;
  laid: { seat: number; cards: (number | string)[] }[];
  /** Why you cannot choose it; missing for a spectator. */
  closed?: string | null;
}

export interface StackView {
  size: number;
  top: string | null;
  /** Cards below the top that you know: how deep, and which. */
  known: [number, string][];
}

export interface TrainView {
  engine: string | null;
  wagons: { card: string; load: string | null }[];
  lorries: number;
}

export interface MineView {
  workers: number[];
  passed: boolean;
  /** The first is the next one, at the right end. */
  row: string[];
  storage: string[];
  docks: TrainView[];
  orders: (string | null)[];
  innovations: (string | null)[];
  shares: string[];
  objectives: string[];
  tokens: number[];
  trains: number;
  secret_orders?: string[];
  secret_innovations?: string[];
  delivered?: (TrainView & { order: string })[];
  points?: Record<string, number>;
}

export interface CardGameView extends View {
  shift: number;
  shifts: number;
  starter: number;
  zones: Record<string, ZoneView>;
  stacks: Record<string, StackView>;
  mines: MineView[];
  removed: string[];
}

export function viewOf(moment: Moment): CardGameView {
  return moment.view as unknown as CardGameView;
}

/** The cards that only this seat is looking at now. */
export function lookedAt(view: CardGameView): string[] | null {
  const cards = view.decision?.["cards"];
  return Array.isArray(cards) ? (cards as string[]) : null;
}
