/** What Train Rush's view adds: see view.py. Cards, wagons, tiles, cities, zones and spaces are named by their ids. */

import type { Picker } from "../../table/picker.svelte";
import type { Moment, Move, View } from "../../table/types";

export interface WagonView {
  wagon: string;
  /** A good, a parcel, or nothing in each slot. */
  load: (string | null)[];
}

export interface ProgressView {
  level: number;
  value: number;
  top: boolean;
}

export interface MissionView {
  hero: string;
  goods: number;
  points: number;
}

export interface FactionView {
  vp: number;
  location: string;
  region: string | null;
  investment: number;
  coal: number;
  progress: Record<string, ProgressView>;
  tracks: Record<string, number>;
  warehouses: number;
  stations: number;
  markers: number;
  agents: number;
  spies: number[];
  bid: number | null;
  cities: number;
  cards: number;
  known: string[];
  heroes: number;
  missions: MissionView[];
  wagons: WagonView[];
  tokens: number[];
  points: Record<string, number>;
  /** What lies behind each final scoring. */
  counts: Record<string, number>;
  total: number;
  /** Only of oneself. */
  hand?: string[];
  hero_hand?: { hero: string; playable: boolean }[];
}

export interface ZoneView {
  owners: number[];
  tenants: (string | null)[];
  station: number | null;
  parcel: boolean;
}

export interface CityView {
  visitors: number[];
  tokens: { vp: number; movement: number }[];
  contractors: string[];
  mission: boolean;
  /** Who has fulfilled a contract here, by size. */
  contracts: (number | null)[];
}

export interface SectorView {
  spies: number[];
  agents: number[];
  award: number[];
  open?: boolean;
}

export interface ActionView {
  price: number;
  area: string;
  closed?: string | null;
}

export interface PileView {
  size: number;
  discarded: string[];
}

export interface YardView {
  size: number;
  lying: (string | null)[];
  stack: PileView;
  special: string | null;
  specials: number;
}

/** A ride that could be chosen: its way, and what its stop would bring. */
export interface RideView {
  token: number;
  node: string;
  way: string[];
  city?: string;
  mark?: boolean;
  vp?: number;
  gives?: number;
  rent?: boolean;
  contracts?: Record<string, number>;
  worth?: number;
  zone?: string;
  tile?: string | null;
  parcel?: boolean;
  rented?: number;
}

/** The order of turns that a bid would give, and with which spies those who still bid would pass it. */
export interface OrderView {
  spy: number;
  order: number[];
  later: { seat: number; spies: number[] }[];
}

export interface RushView extends View {
  round: number;
  rounds: number;
  phase: string;
  phases: string[];
  order: number[];
  passed: number[];
  lobbied: string[];
  areas: Record<string, { used: number; spaces: number }>;
  actions: Record<string, ActionView>;
  sectors: Record<string, SectorView>;
  zones: Record<string, ZoneView>;
  cities: Record<string, CityView>;
  grid: Record<string, (string | null)[]>;
  contracts: PileView[];
  tiles: PileView & { lying: (string | null)[] };
  wagons: YardView[];
  cards: PileView & { display: string[]; in_use: string[]; limit: number };
  used_tokens: number[];
  factions: FactionView[];
}

export function viewOf(moment: Moment): RushView {
  return moment.view as unknown as RushView;
}

/** What is asked of this seat; "" while others think. */
export function pointOf(moment: Moment): string {
  return moment.moves.length > 0 ? (moment.view.decision?.point ?? "") : "";
}

export function ridesOf(moment: Moment): RideView[] {
  return moment.moves.length > 0 ? ((moment.view.decision?.["rides"] ?? []) as RideView[]) : [];
}

/** The one move that needs nothing but this ride's end, with what is picked so far. */
export function moveOf(picker: Picker, ride: RideView): Move | undefined {
  return picker.locked
    ? undefined
    : picker.left.find(({ rest }) => rest.length === 1 && rest[0] === `node:${ride.node}`)?.move;
}

export function ordersOf(moment: Moment): OrderView[] {
  return moment.moves.length > 0 ? ((moment.view.decision?.["orders"] ?? []) as OrderView[]) : [];
}
