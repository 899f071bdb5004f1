/** Rows of content.toml by id, and how they look. */

import type { Content, Lang, Wire } from "../../table/types";
import { byId } from "../rows";
import { boxOf } from "./types";

export type NodeRow = Wire["TrainRushNodeRow"];
export type EdgeRow = Wire["TrainRushEdgeRow"];
export type CityRow = Wire["TrainRushCityRow"];
export type ZoneRow = Wire["TrainRushZoneRow"];
export type RegionRow = Wire["TrainRushRegionRow"];
export type CardRow = Wire["TrainRushCardRow"];
export type EffectRow = Wire["TrainRushEffectRow"];
export type HeroRow = Wire["TrainRushHeroRow"];
export type SectorRow = Wire["TrainRushSectorRow"];
export type ProgressRow = Wire["TrainRushProgressRow"];
export type ContractRow = Wire["TrainRushContractRow"];
export type WagonRow = Wire["TrainRushWagonRow"];
export type RewardRow = Wire["TrainRushRewardRow"];
export type TrackBonus = Wire["TrainRushTrackBonus"];
type TileRow = Wire["TrainRushTileRow"];

export const REGIONS = ["calestia", "ravenshire", "awhar"];
export const SECTORS = ["finance", "resources", "logistics", "trade", "technology"];
export const PROGRESS = ["investment", "coal", "loading", "unloading", "wagons"];
export const GOODS = ["brass", "water", "food", "copper", "gold"];
export const SIZES = [2, 3, 4, 5];

const node = byId<NodeRow>();
const city = byId<CityRow>();
const zone = byId<ZoneRow>();
const region = byId<RegionRow>();
const card = byId<CardRow>();
const hero = byId<HeroRow>();
const sector = byId<SectorRow>();
const progress = byId<ProgressRow>();
const contract = byId<ContractRow>();
const reward = byId<RewardRow>();
const effect = byId<EffectRow>();
const tile = byId<TileRow>();
const wagon = byId<WagonRow>();

export const nodeRows = (content: Content): NodeRow[] => boxOf(content).map.nodes;
export const nodeRow = (content: Content, id: string): NodeRow => node(nodeRows(content), id)!;
export const specialEdges = (content: Content): EdgeRow[] => boxOf(content).map.special_edges;
export const mapSize = (content: Content): [number, number] => [
  boxOf(content).map.board_width_mm,
  boxOf(content).map.board_height_mm,
];
export const mapCentre = (content: Content): [number, number] => [
  boxOf(content).map.centre_x,
  boxOf(content).map.centre_y,
];
export const loops = (content: Content): [number, number][] =>
  (["outer", "middle", "inner"] as const).map((loop) => boxOf(content).map[`loop_radii_${loop}`]);
export const cityRows = (content: Content): CityRow[] => boxOf(content).cities;
export const cityRow = (content: Content, id: string): CityRow | undefined => city(cityRows(content), id);
export const zoneRows = (content: Content): ZoneRow[] => boxOf(content).zones;
export const zoneRow = (content: Content, id: string): ZoneRow | undefined => zone(zoneRows(content), id);
export const regionRow = (content: Content, id: string): RegionRow | undefined => region(boxOf(content).regions, id);
export const cardRow = (content: Content, id: string): CardRow | undefined => card(boxOf(content).action_cards, id);
export const heroRow = (content: Content, id: string): HeroRow | undefined => hero(boxOf(content).heroes, id);
export const sectorRow = (content: Content, id: string): SectorRow | undefined => sector(boxOf(content).sectors, id);
export const progressRow = (content: Content, id: string): ProgressRow | undefined =>
  progress(boxOf(content).progress_tracks, id);
export const contractRow = (content: Content, id: string): ContractRow | undefined =>
  contract(boxOf(content).state_contracts, id);
export const rewardRows = (content: Content): RewardRow[] => boxOf(content).black_market_rewards;
export const rewardRow = (content: Content, id: string): RewardRow | undefined => reward(rewardRows(content), id);
const effectRow = (content: Content, id: string): EffectRow | undefined => effect(boxOf(content).effects, id);
const tileRow = (content: Content, id: string): TileRow | undefined => tile(boxOf(content).siding_bonuses, id);

export function wagonRow(content: Content, id: string): WagonRow | undefined {
  return wagon(boxOf(content)[id.startsWith("X") ? "special_wagons" : "wagons"], id);
}

/** What each slot of a wagon takes. */
export function slotsOf(content: Content, id: string): string[] {
  const row = wagonRow(content, id);
  return row?.slots ?? Array.from({ length: row?.size ?? 0 }, () => "parcel");
}

/** The actions of an area, in printed order. */
export function actionsOf(content: Content, area: string): string[] {
  return boxOf(content)
    .investment_actions.filter((row) => row.area === area)
    .map(({ id }) => id);
}
export const areas = (content: Content): string[] => boxOf(content).action_areas.map(({ id }) => id);

/** One of the six long tracks: its length, bonuses and region. */
export function longTrack(content: Content, id: string): { length: number; bonuses: TrackBonus[]; region: string } {
  const [kind = "", of = ""] = id.split("_");
  const track = boxOf(content)[kind === "infrastructure" ? "infrastructure_tracks" : "contractor_tracks"];
  const region = boxOf(content).regions.find((row) => row.id === of || row.colour === of)?.id ?? "calestia";
  return { length: track.length, bonuses: track.bonuses, region };
}

/** `10`, or `8–12` if rows differ, as they can in a variant. */
function spanned(values: number[]): string {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return least === most ? String(least) : `${least}–${most}`;
}

export const topWorth = (content: Content): string =>
  spanned(boxOf(content).progress_tracks.map(({ top_vp }) => top_vp));

/** What the first and second place on a long track are worth. */
export function trackAwards(content: Content): { first: number; second: number } {
  const { track_first: first, track_second: second } = boxOf(content).final_scoring;
  return { first, second };
}

/** What each category of the final scoring is worth. */
export function scoringValues(content: Content): Record<string, string | number> {
  const { sectors, final_scoring: scoring } = boxOf(content);
  return {
    all_cities: scoring.all_cities,
    progress: topWorth(content),
    sector_first: spanned(sectors.map(({ award_first }) => award_first)),
    sector_second: spanned(sectors.map(({ award_second }) => award_second)),
    track_first: scoring.track_first,
    track_second: scoring.track_second,
    area_first: scoring.contract_area_first,
    area_second: scoring.contract_area_second,
  };
}

/** What a mission scores: the points for each number of goods, and for the last number and more. */
export function missionValues(content: Content): { points: string; counts: string; top: number; most: number } {
  const table = boxOf(content).groups.heroes.vp_table;
  const last = table.at(-1)!;
  const before = table.slice(0, -1);
  return {
    points: before.map(({ vp }) => vp).join(", "),
    counts: before.map(({ count }) => count).join(", "),
    top: last.vp,
    most: last.count,
  };
}

export const goodValue = (content: Content, good: string): number | undefined =>
  boxOf(content).goods.find(({ id }) => id === good)?.value;

/** The name from content.toml, in a language that may differ from the chosen one. */
export function named(content: Content, id: string, lang: Lang): string {
  return content.names[lang][id] ?? id;
}

export function heroName(content: Content, id: string, lang: Lang): string {
  return heroRow(content, id)?.[`name_${lang}`] ?? id;
}

/** Each state has a ground, an ink and a letter; the ink is dark enough for white text. */
const TONES: Record<string, { ground: string; ink: string; letter: string }> = {
  calestia: { ground: "#cfe3cf", ink: "#2f7a4d", letter: "C" },
  ravenshire: { ground: "#f0cfc4", ink: "#a8392a", letter: "R" },
  awhar: { ground: "#cbdff0", ink: "#22639f", letter: "A" },
};
export const tone = (region: string): { ground: string; ink: string; letter: string } =>
  TONES[region] ?? { ground: "#e9e0c8", ink: "#4a5654", letter: "" };

/** The colours of the contractors. */
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
