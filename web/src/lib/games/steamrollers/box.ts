/** Rows of content.toml by id, and how they look. */

import type { Content, Lang, Wire } from "../../table/types";
import { byId, finder } from "../rows";
import { boxOf, type Track } from "./types";

export type HexRow = Wire["SteamrollersHexRow"];
export type TileRow = Wire["SteamrollersTileRow"];
type OrderRow = Wire["SteamrollersOrderRow"];

export const TRACKS: readonly Track[] = ["straight", "gentle", "sharp"];
export const CITIES = ["1", "2", "3", "4", "5", "6"];
export const ACTIONS = ["build", "upgrade", "deliver", "take"] as const;

const hex = finder<HexRow>((row) => row.label);
const tile = byId<TileRow>();
const order = byId<OrderRow>();

export const hexRows = (content: Content): HexRow[] => boxOf(content).map.hex;
export const boxesOnTrack = (content: Content): number => boxOf(content).sheet.delivery_track.boxes;
export const tileRow = (content: Content, id: string): TileRow | undefined => tile(boxOf(content).action_side, id);
export const orderRow = (content: Content, id: string): OrderRow | undefined => order(boxOf(content).order_side, id);
export const startIds = (content: Content): string[] => boxOf(content).start_tile.map(({ id }) => id);

export const hexRow = (content: Content, label: string): HexRow => hex(hexRows(content), label)!;

export function cityHex(content: Content, city: string): HexRow {
  return hexRows(content).find((row) => row.kind === "city" && String(row.region) === city)!;
}

/** The cities that take a good, as printed on its cube; every city takes coal. */
export function destinationsOf(content: Content, good: string): string[] {
  const row = boxOf(content).good.find(({ id }) => id === good);
  return good === "coal" ? ["✱"] : (row?.destinations ?? []).map(String);
}

export function named(content: Content, id: string, lang: Lang): string {
  return content.names[lang][id] ?? id;
}

/** The ground of each region, and a darker tone for text on it. 3 and 4 are both grey, but 4 is hatched. */
export const GROUND: Record<string, string> = {
  1: "#f3d98a",
  2: "#eba697",
  3: "#cdd3d4",
  4: "#b4bec1",
  5: "#a9cdea",
  6: "#a9d3b6",
};
export const TONE: Record<string, string> = {
  1: "#7a5606",
  2: "#8c2113",
  3: "#47525a",
  4: "#33404a",
  5: "#124c85",
  6: "#155a36",
};

const EFFECT_ICON: Record<string, string> = {
  set_die_any: "die-6",
  two_dice: "users",
  steal_die: "handover",
  die_is_destination: "city",
  distance_plus_1_or_2: "upgrade",
  unlimited_distance: "infinity",
  power_plus_1: "loco",
  die_plus_minus_1: "balance",
  reroll_or_flip: "reroll",
  any_track_type: "track-gentle",
  reroll_ewa: "ewa",
  shield_good: "shield",
};

export function effectIcon(content: Content, tile: string): string {
  return EFFECT_ICON[tileRow(content, tile)?.effect ?? ""] ?? "tile";
}

const START_ICON: Record<string, string> = {
  start_locomotive: "loco",
  start_track: "track-gentle",
  start_plus2: "star",
  start_action_tile: "tile",
  start_own_cargo: "cube",
};

export function startIcon(start: string): string {
  return START_ICON[start] ?? "star";
}

/** The kind of track that joins a piece's two edges. */
export function trackOf(piece: string): Track {
  const [a = 0, b = 0] = piece.split("_").map(Number);
  const apart = Math.min(b - a, 6 - (b - a));
  return apart === 3 ? "straight" : apart === 2 ? "gentle" : "sharp";
}

/** The name of Ewa's level. */
export function difficulty(content: Content, level: string, lang: Lang): string {
  const row = boxOf(content).solo_difficulty.find((each) => String(each.level) === level);
  return row?.[`name_${lang}`] ?? level;
}
