/** The box: rows of content.toml by their ids, and what they look like. */

import type { Content, Lang } from "../../table/types";

export interface NodeRow {
  id: string;
  kind: "start" | "track" | "siding" | "city" | "black_market";
  region: string;
  x: number;
  y: number;
  successors: string[];
  city?: string;
  zone?: string;
  number?: number;
}

export interface EdgeRow {
  from_node: string;
  to_node: string;
  kind: "tunnel" | "junction";
}

export interface CityRow {
  id: string;
  region: string;
  rank: number;
  node: string;
  plate: [number, number];
  marker_spaces: number;
}

export interface ZoneRow {
  id: string;
  region: string;
  plate: [number, number];
  warehouse_spaces: number;
}

export interface RegionRow {
  id: string;
  code: string;
  colour: string;
  plate: [number, number];
}

export interface CardRow {
  id: string;
  moves: number[];
  coal_costs: number[];
  special: string;
  special_coal_cost: number;
}

export interface EffectRow {
  id: string;
  op: string;
  n: number;
}

export interface HeroRow {
  id: string;
  name_en: string;
  name_pl: string;
  region: string;
  city: string;
  bonus: string;
  mission_good: string;
}

export interface SectorRow {
  id: string;
  advance_track: string;
  bonus_spaces: number[];
  bonus_effect: string;
}

export interface TrackRow {
  id: string;
  values: number[];
  top_vp: number;
}

export interface ContractRow {
  id: string;
  size: number;
  goods: string[];
  vp: number;
}

export interface WagonRow {
  id: string;
  size: number;
  /** None on a special wagon. */
  slots?: string[];
  vp_full?: number;
}

export interface RewardRow {
  id: string;
  cost: number;
  effect: string;
}

export const REGIONS = ["calestia", "ravenshire", "awhar"];
export const SECTORS = ["finance", "resources", "logistics", "trade", "technology"];
export const PROGRESS = ["investment", "coal", "loading", "unloading", "wagons"];
export const GOODS = ["brass", "water", "food", "copper", "gold"];
export const SIZES = [2, 3, 4, 5];

const indexes = new WeakMap<object, Map<string, unknown>>();

/** The row with an id; each list is indexed once. */
function find<T extends { id: string }>(rows: T[], id: string): T | undefined {
  let index = indexes.get(rows);
  if (!index) {
    index = new Map(rows.map((one) => [one.id, one]));
    indexes.set(rows, index);
  }
  return index.get(id) as T | undefined;
}

export const nodeRows = (content: Content): NodeRow[] => content.box["map"].nodes;
export const nodeRow = (content: Content, id: string): NodeRow => find(nodeRows(content), id)!;
export const specialEdges = (content: Content): EdgeRow[] => content.box["map"].special_edges;
export const mapSize = (content: Content): [number, number] => [
  content.box["map"].board_width_mm,
  content.box["map"].board_height_mm,
];
export const mapCentre = (content: Content): [number, number] => [
  content.box["map"].centre_x,
  content.box["map"].centre_y,
];
export const loops = (content: Content): [number, number][] =>
  ["outer", "middle", "inner"].map((one) => content.box["map"][`loop_radii_${one}`] as [number, number]);
export const cityRows = (content: Content): CityRow[] => content.box["cities"];
export const cityRow = (content: Content, id: string): CityRow | undefined => find(cityRows(content), id);
export const zoneRows = (content: Content): ZoneRow[] => content.box["zones"];
export const zoneRow = (content: Content, id: string): ZoneRow | undefined => find(zoneRows(content), id);
export const regionRow = (content: Content, id: string): RegionRow | undefined =>
  find<RegionRow>(content.box["regions"], id);
export const cardRow = (content: Content, id: string): CardRow | undefined =>
  find<CardRow>(content.box["action_cards"], id);
export const heroRow = (content: Content, id: string): HeroRow | undefined => find<HeroRow>(content.box["heroes"], id);
export const sectorRow = (content: Content, id: string): SectorRow | undefined =>
  find<SectorRow>(content.box["sectors"], id);
export const progressRow = (content: Content, id: string): TrackRow | undefined =>
  find<TrackRow>(content.box["progress_tracks"], id);
export const contractRow = (content: Content, id: string): ContractRow | undefined =>
  find<ContractRow>(content.box["state_contracts"], id);
export const rewardRows = (content: Content): RewardRow[] => content.box["black_market_rewards"];
export const rewardRow = (content: Content, id: string): RewardRow | undefined => find(rewardRows(content), id);
const effectRow = (content: Content, id: string): EffectRow | undefined => find<EffectRow>(content.box["effects"], id);
const tileRow = (content: Content, id: string): { id: string; effect: string } | undefined =>
  find<{ id: string; effect: string }>(content.box["siding_bonuses"], id);

export function wagonRow(content: Content, id: string): WagonRow | undefined {
  return find<WagonRow>(content.box[id.startsWith("X") ? "special_wagons" : "wagons"], id);
}

/** What each slot of a wagon takes. */
export function slotsOf(content: Content, id: string): string[] {
  const row = wagonRow(content, id);
  return row?.slots ?? Array.from({ length: row?.size ?? 0 }, () => "parcel");
}

/** Actions of an area, as they are printed. */
export function actionsOf(content: Content, area: string): string[] {
  return (content.box["investment_actions"] as { id: string; area: string }[])
    .filter((one) => one.area === area)
    .map(({ id }) => id);
}
export const areas = (content: Content): string[] =>
  (content.box["action_areas"] as { id: string }[]).map(({ id }) => id);

export interface TrackBonus {
  space: number;
  effect: string;
}

/** The six long tracks: where they give something, and how long they are. */
export function longTrack(content: Content, id: string): { length: number; bonuses: TrackBonus[]; region: string } {
  const [kind = "", of = ""] = id.split("_");
  const found = content.box[kind === "infrastructure" ? "infrastructure_tracks" : "contractor_tracks"];
  const region =
    (content.box["regions"] as RegionRow[]).find((one) => one.id === of || one.colour === of)?.id ?? "calestia";
  return { length: found.length, bonuses: found.bonuses, region };
}

export const goodValue = (content: Content, good: string): number | undefined =>
  (content.box["goods"] as { id: string; value: number }[]).find(({ id }) => id === good)?.value;

/** Names as in content.toml, in a language that may not be the chosen one. */
export function named(content: Content, id: string, lang: Lang): string {
  return content.names[lang][id] ?? id;
}

export function heroName(content: Content, id: string, lang: Lang): string {
  return heroRow(content, id)?.[`name_${lang}`] ?? id;
}

/** Each state has a ground, an ink and a letter; the ink carries white text. */
const TONES: Record<string, { ground: string; ink: string; letter: string }> = {
  calestia: { ground: "#cfe3cf", ink: "#2f7a4d", letter: "C" },
  ravenshire: { ground: "#f0cfc4", ink: "#a8392a", letter: "R" },
  awhar: { ground: "#cbdff0", ink: "#22639f", letter: "A" },
};
export const tone = (region: string): { ground: string; ink: string; letter: string } =>
  TONES[region] ?? { ground: "#e9e0c8", ink: "#4a5654", letter: "" };

/** Contractors: the colour and its letter. */
export const CONTRACTORS: Record<string, string> = { green: "#2f7a4d", red: "#a8392a", blue: "#22639f" };

export const AREA_ICONS: Record<string, string> = {
  market: "coal",
  build: "warehouse",
  load: "lorry",
  move: "loco",
  exchange: "wagon",
  plan: "eye",
  corrupt: "agent",
};
export const PROGRESS_ICONS: Record<string, string> = {
  investment: "invest",
  coal: "coal",
  loading: "lorry",
  unloading: "delivery",
  wagons: "wagon",
};

const OPS: Record<string, string> = {
  gain_vp: "star",
  gain_investment: "invest",
  gain_coal: "coal",
  build_station: "station",
  build_warehouse: "warehouse",
  corrupt_active_region: "agent",
  corrupt_track_region: "agent",
  corrupt_track_region_double: "agent",
  advance_any: "progress",
  advance_wagons: "wagon",
  advance_loading: "lorry",
  advance_unloading: "delivery",
  load_wagon: "lorry",
  exchange: "wagon",
  draw_wagon_2: "wagon",
  draw_wagon_3: "wagon",
  plan: "eye",
  rent_from_any_city: "contractor",
  free_investment_action: "invest",
  use_any_siding_tile: "tile",
  free_special: "bolt",
  move_without_tokens: "loco",
  black_market_contract: "contract",
};

export function effectIcon(content: Content, effect: string): string {
  return OPS[effectRow(content, effect)?.op ?? ""] ?? "star";
}
export const tileEffect = (content: Content, tile: string): string => tileRow(content, tile)?.effect ?? "none";
