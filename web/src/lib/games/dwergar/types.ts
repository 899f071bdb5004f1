/** What Dwergar's view adds: see view.py. Kinds, dwarfs, spaces, decks and cards are named by their ids. */

import type { Moment, View } from "../../table/types";

/** Pieces by kind, and sometimes heat. */
export type Pieces = Record<string, number>;

export interface OfferView {
  project: string;
  /** What it costs you now, without the heat; missing, like the rest, for a spectator. */
  cost?: Pieces;
  /** Kinds of which one may become cheaper. */
  discount?: string[];
  cheaper?: boolean;
  payable?: boolean;
  missing?: Pieces;
}

export interface SpaceView {
  dwarf: string | null;
  /** Whose foreman it is. */
  owner: number | null;
  built_in: number | null;
  build_in_cost: Pieces;
  build_in_vp: number;
  /** None while an event closes them. */
  bonuses: string[];
  /** The event in force changes something here. */
  event: boolean;
}

export interface CartView {
  position: string;
  pieces: Pieces;
  foreman: boolean;
  full: boolean;
}

export interface RealisedView {
  project: string;
  cost: Pieces;
  heat: number;
  heat_with_bonus: number;
  heat_at_forge: number;
  payable_at_forge: boolean;
}

export interface ClanView {
  vp: number;
  pool: Record<string, number>;
  specialities: Record<string, string[]>;
  mining: Record<string, { free: boolean; extra: string[] }>;
  supply: Pieces;
  heat: number;
  kept: number;
  payable: number;
  lit: number;
  unlit: number;
  reserve: number;
  carts: CartView[];
  realised: RealisedView[];
  developed: string[];
  /** What developed projects would give at the end. */
  bonuses: Record<string, number>;
  /** Projects by deck. */
  counts: Record<string, number>;
  token: boolean;
  points: Record<string, number>;
  total: number;
}

export interface ActionView {
  seat: number;
  dwarf: string;
  space: string;
  speciality: string | null;
  bonuses: string[];
  base: boolean;
  second: boolean;
  exchanges: number;
  card: string | null;
}

export interface DwergarView extends View {
  round: number;
  rounds: number;
  starter: number;
  decks: string[];
  row: OfferView[];
  pile: { size: number; basic: string[]; advanced: string[] };
  discarded: string[];
  event: string | null;
  lasting: boolean;
  events: { size: number; possible: string[] };
  seen: string[];
  spaces: Record<string, SpaceView>;
  token: { used: boolean; holder: number | null };
  leaders: Record<string, number[]>;
  action: ActionView | null;
  clans: ClanView[];
}

export function viewOf(moment: Moment): DwergarView {
  return moment.view as unknown as DwergarView;
}

/** The questions that are asked in a window of their own; at the others the board itself is clicked. */
const IN_WINDOW = ["action_window", "lift", "pay_heat", "discount", "recover", "extra_heat", "free_development"];

export function asksInWindow(moment: Moment): boolean {
  return moment.moves.length > 0 && IN_WINDOW.includes(moment.view.decision?.point ?? "");
}

/** Pieces one by one, worst kind first. */
export function spread(pieces: Pieces): string[] {
  return Object.entries(pieces).flatMap(([kind, count]) => Array.from({ length: count }, () => kind));
}
