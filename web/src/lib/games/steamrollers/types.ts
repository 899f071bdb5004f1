/** What SteamRollers' view adds: see view.py. Cities, hexes, goods, tiles and tracks are named by their ids. */

import type { Moment, View } from "../../table/types";

export type Track = "straight" | "gentle" | "sharp";

export interface DiceView {
  /** In the middle; alone, the last one left is Ewa's. */
  white: number[];
  /** The tracks that the black die shows. */
  black: Track[];
  /** In front of each seat. */
  front: number[][];
}

export interface TileView {
  number: number;
  tile: string;
  kind: "one_shot" | "permanent";
  vp: number;
  owner: number | null;
  facing: "upright" | "sideways" | "in_use";
  takeable: boolean;
  /** Alone: has helped in this turn already. */
  worn: boolean;
}

export interface LinkView {
  cities: [string, string];
  towns: number;
  hexes: string[];
}

export interface SheetView {
  track: Record<string, { piece: string; track: Track }>;
  links: LinkView[];
  boxes: number[];
  crossed: number;
  power: number;
  /** Tile 4b is in front of this seat. */
  boiler: boolean;
  deliveries: number;
  points: Record<string, number>;
  total: number;
  cargo?: { good: string; city: string };
  /** Kept for orders. */
  delivered?: Record<string, number>;
}

export interface OrderView {
  order: string;
  goods: string[];
  vp: number;
  owner: number | null;
}

export interface EwaView {
  crosses: Record<string, number>;
  full: number;
  hexes: string[];
  points: { removed: number; locomotive: number; network: number; tiles: number };
  total: number;
  beaten: boolean;
}

/** A delivery with all its answers, as it is shown before it is made. */
export interface DeliveryView {
  moves: string[];
  good: string;
  origin: string;
  destination: string;
  source: "supply" | "own_cargo";
  place: number;
  points: number;
  /** Every hex in order, cities included. */
  route: string[];
  /** Tiles that it would use. */
  tiles: string[];
}

/** Where track leads by each edge of a hex, and the links that a piece would complete. */
export interface Outlook {
  leads: Record<string, (string | null)[]>;
  links: Record<string, { cities: [string, string]; points: number }>;
}

export interface SteamView extends View {
  round: number;
  first: number;
  turn: number | null;
  dice: DiceView;
  supply: Record<string, string[]>;
  empty: number;
  empty_to_end: number;
  bag: Record<string, number>;
  idle: number;
  ended: string | null;
  map: string;
  walls: [string, string][];
  tiles: TileView[];
  sheets: SheetView[];
  orders?: OrderView[];
  starts?: Record<string, number | null>;
  ewa?: EwaView;
}

export function viewOf(moment: Moment): SteamView {
  return moment.view as unknown as SteamView;
}

/** The die that is being used, if the question is about one. */
export function dieOf(view: SteamView): number | null {
  const die = view.decision?.["die"];
  return typeof die === "number" ? die : null;
}

export function deliveriesOf(view: SteamView): DeliveryView[] {
  return (view.decision?.["deliveries"] as DeliveryView[] | undefined) ?? [];
}

export function outlookOf(view: SteamView): Outlook | null {
  const decision = view.decision;
  return decision?.["leads"] ? (decision as unknown as Outlook) : null;
}

/** One name for a delivery among those that are shown. */
export function keyOf(delivery: DeliveryView): string {
  return delivery.moves.join(", ");
}

/** Goods one by one, in the order of the box. */
export function spread(goods: Record<string, number>): string[] {
  return Object.entries(goods).flatMap(([good, count]) => Array.from({ length: count }, () => good));
}
