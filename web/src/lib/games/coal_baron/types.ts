/** What Coal Baron's view adds: see view.py. Tiles, orders, spaces and colours are named by their ids. */

import type { Moment, View } from "../../table/types";

export type Cubes = Record<string, number>;

export interface SpaceView {
  locked: boolean;
  owner: number | null;
  workers: number;
  /** What it costs now. */
  need: number;
  /** The tile or order that lies there; missing where nothing ever lies. */
  item?: string | null;
  /** Why you cannot choose it; missing for a spectator. */
  closed?: string | null;
}

export interface StackView {
  size: number;
  /** What you know from your own looks: how deep from the top, and which. */
  known: [number, string][];
}

export interface CategoryView {
  category: string;
  first: number;
  second: number;
  from_shift: number;
  /** What it would give each seat now; null while you cannot count what all have. */
  award: number[] | null;
}

export interface LevelView {
  /** The cube on the printed cart. */
  printed: string | null;
  /** In order of arrival, each with the cubes on its carts. */
  tiles: { tile: string; carts: (string | null)[] }[];
}

export interface OrderView {
  order: string;
  /** The cubes on each spot: none, one, or a stack of two. */
  spots: string[][];
  complete: boolean;
}

export interface PitView {
  vp: number;
  marks: number;
  workers: number;
  canteen: number;
  bank: number;
  levels: LevelView[];
  cage_level: number;
  cage: Cubes;
  storage: Cubes;
  orders: OrderView[];
  light: number;
  dark: number;
  balance: number;
  deliveries: number;
  /** By category; null where you cannot count. */
  counts: Record<string, number | null>;
  points: Record<string, number>;
  delivered?: string[];
}

export interface CoalBaronView extends View {
  shift: number;
  shifts: number;
  starter: number;
  draft: string[];
  spaces: Record<string, SpaceView>;
  stacks: { tile: StackView; order: StackView };
  looked: number;
  supply: Cubes;
  clock: CategoryView[];
  pits: PitView[];
}

export function viewOf(moment: Moment): CoalBaronView {
  return moment.view as unknown as CoalBaronView;
}

/** What only this seat is looking at now. */
export interface LookView {
  deck: "tile" | "order";
  items: string[];
  /** Already put back, nearest the top first. */
  returned: string[];
  end?: "top" | "bottom";
}

export function lookOf(view: CoalBaronView): LookView | null {
  const decision = view.decision;
  const hand = decision?.["hand"]; // still to be put back, while a kept tile gets its cubes
  if (Array.isArray(hand)) return { deck: "tile", items: hand as string[], returned: [] };
  return Array.isArray(decision?.["items"]) ? (decision as unknown as LookView) : null;
}

/** Cubes one by one, in the order of the box. */
export function spread(cubes: Cubes): string[] {
  return Object.entries(cubes).flatMap(([colour, count]) => Array.from({ length: count }, () => colour));
}
