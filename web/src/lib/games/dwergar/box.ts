/** The box: rows of content.toml by their ids, and what they look like. */

import type { Content, Lang } from "../../table/types";
import type { Pieces } from "./types";

export interface LevelRow {
  code: string;
  position: string;
  yield: Pieces;
  extra: Pieces;
}

export interface BonusRow {
  code: string;
  specialist: string;
}

export interface GuildRow {
  code: string;
  bonuses: BonusRow[];
}

export interface ProjectRow {
  number: number;
  deck: string;
  tier: "basic" | "advanced";
  cost: Pieces;
  vp: number;
  dev_cost: Pieces;
  dev_vp: number;
  effect_type: "immediate" | "ongoing" | "end_game" | "none";
  effect: { kind: string; heat?: number; gives?: string };
}

export interface EventRow {
  number: number;
  duration: "instant" | "round" | "instant+round";
}

export interface ExchangeRow {
  give: string;
  take: string;
  takes_amount: number;
  /** At the Forge. */
  heat?: number;
}

export const KINDS = ["stone", "iron", "gold", "crystal"];
export const SPECIALITIES = ["engineer", "blacksmith", "smelter"];
export const DWARFS = [...SPECIALITIES, "foreman"];
/** The guild halls on either side of the shaft. */
export const LEFT = ["lab", "bellows", "stove_maker"];
export const RIGHT = ["gear", "forge", "architect"];

const indexes = new WeakMap<object, Map<string, unknown>>();

/** The row with an id; each list is indexed once. */
function find<T>(rows: T[], id: string, of: (row: T) => string): T | undefined {
  let index = indexes.get(rows);
  if (!index) {
    index = new Map(rows.map((one) => [of(one), one]));
    indexes.set(rows, index);
  }
  return index.get(id) as T | undefined;
}

export const levelRows = (content: Content): LevelRow[] => content.box["mine"].levels;
export const levelRow = (content: Content, id: string): LevelRow | undefined =>
  find(levelRows(content), id, (row) => row.code);
export const guildRow = (content: Content, id: string): GuildRow | undefined =>
  find<GuildRow>(content.box["guild_spaces"], id, (row) => row.code);
export const projectRow = (content: Content, id: string): ProjectRow | undefined =>
  find<ProjectRow>(content.box["projects"], id, (row) => String(row.number));
export const eventRow = (content: Content, id: string): EventRow | undefined =>
  find<EventRow>(content.box["events"], id, (row) => String(row.number));
export const exchanges = (content: Content): ExchangeRow[] => content.box["laboratory"].table;
export const forgings = (content: Content): ExchangeRow[] => content.box["forge"].table;
export const furnacePrice = (content: Content, second: boolean): Pieces =>
  content.box["stove_maker"][second ? "bonus_price" : "base_price"];
export const liftsFrom = (content: Content, position: string): number => content.box["mine"].lifts_to_surface[position];
export const positions = (content: Content): string[] => content.box["mine"].tile_positions;
export const mostHeat = (content: Content): number => content.box["meta"].heat_track_max;

/** Exchanges that a dwarf has in the Laboratory, with and without the engineer's bonus. */
export function exchangesAllowed(content: Content, bonus: boolean): number {
  const lab = content.box["laboratory"];
  return lab.exchanges_base + (bonus ? lab.exchanges_engineer_bonus : 0);
}

/** Names as in content.toml, in a language that may not be the chosen one. */
export function named(content: Content, id: string, lang: Lang): string {
  return content.names[lang][id] ?? id;
}

const ICONS: Record<string, string> = {
  lab: "lab",
  bellows: "bellows",
  gear: "gear",
  stove_maker: "stove",
  forge: "forge",
  architect: "architect",
};

export function spaceIcon(space: string): string {
  return ICONS[space] ?? "pick";
}

/** Each deck has a colour and a sign. */
const DECKS: Record<string, { colour: string; icon: string }> = {
  western_quarter: { colour: "#4f8fc0", icon: "shield" },
  new_shaft: { colour: "#c0632f", icon: "headframe" },
  golden_terraces: { colour: "#c9a227", icon: "crown" },
  old_shaft: { colour: "#7d6a86", icon: "lift" },
  eastern_quarter: { colour: "#b8404a", icon: "heat" },
};

export const deckColour = (deck: string): string => DECKS[deck]?.colour ?? "#888";
export const deckIcon = (deck: string): string => DECKS[deck]?.icon ?? "tile";

/** A dwarf's disc and what is drawn on it; a foreman has his player's colour. */
const DISCS: Record<string, { ground: string; ink: string }> = {
  engineer: { ground: "#8a5fd0", ink: "#ffffff" },
  blacksmith: { ground: "#efece2", ink: "#2a2433" },
  smelter: { ground: "#ef7d2c", ink: "#2a1408" },
};

export function disc(dwarf: string, colour: string): { ground: string; ink: string } {
  return DISCS[dwarf] ?? { ground: `var(--seat-${colour})`, ink: `var(--seat-${colour}-ink)` };
}
