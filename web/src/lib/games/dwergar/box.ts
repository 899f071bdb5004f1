/** Rows of content.toml by id, and how they look. */

import type { Content, Lang, Wire } from "../../table/types";
import { finder } from "../rows";
import { boxOf, type Pieces } from "./types";

export type LevelRow = Wire["DwergarLevelRow"];
export type BonusRow = Wire["DwergarBonusRow"];
export type GuildRow = Wire["DwergarGuildRow"];
export type ProjectRow = Wire["DwergarProjectRow"];
export type EventRow = Wire["DwergarEventRow"];
export type ExchangeRow = Wire["DwergarExchangeRow"];

export const KINDS = ["stone", "iron", "gold", "crystal"];
export const SPECIALITIES = ["engineer", "blacksmith", "smelter"];
export const DWARFS = [...SPECIALITIES, "foreman"];
/** The guild halls on either side of the shaft. */
export const LEFT = ["lab", "bellows", "stove_maker"];
export const RIGHT = ["gear", "forge", "architect"];

const level = finder<LevelRow>((row) => row.code);
const guild = finder<GuildRow>((row) => row.code);
const project = finder<ProjectRow>((row) => String(row.number));
const event = finder<EventRow>((row) => String(row.number));

export const levelRows = (content: Content): LevelRow[] => boxOf(content).mine.levels;
export const levelRow = (content: Content, id: string): LevelRow | undefined => level(levelRows(content), id);
export const guildRow = (content: Content, id: string): GuildRow | undefined => guild(boxOf(content).guild_spaces, id);
export const projectRow = (content: Content, id: string): ProjectRow | undefined =>
  project(boxOf(content).projects, id);
export const eventRow = (content: Content, id: string): EventRow | undefined => event(boxOf(content).events, id);
export const exchanges = (content: Content): ExchangeRow[] => boxOf(content).laboratory.table;
export const forgings = (content: Content): ExchangeRow[] => boxOf(content).forge.table;
export const furnacePrice = (content: Content, second: boolean): Pieces =>
  boxOf(content).stove_maker[second ? "bonus_price" : "base_price"];
export const liftsFrom = (content: Content, position: string): number =>
  boxOf(content).mine.lifts_to_surface[position] ?? 0;
export const positions = (content: Content): string[] => boxOf(content).mine.tile_positions;
export const mostHeat = (content: Content): number => boxOf(content).meta.heat_track_max;

/** The number of exchanges in the Laboratory, with or without the engineer's bonus. */
export function exchangesAllowed(content: Content, bonus: boolean): number {
  const lab = boxOf(content).laboratory;
  return lab.exchanges_base + (bonus ? lab.exchanges_engineer_bonus : 0);
}

/** The name from content.toml, in a language that may differ from the chosen one. */
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

/** A dwarf's disc and the colour of its drawing; a foreman has his player's colour. */
const DISCS: Record<string, { ground: string; ink: string }> = {
  engineer: { ground: "#8a5fd0", ink: "#ffffff" },
  blacksmith: { ground: "#efece2", ink: "#2a2433" },
  smelter: { ground: "#ef7d2c", ink: "#2a1408" },
};

export function disc(dwarf: string, colour: string): { ground: string; ink: string } {
  return DISCS[dwarf] ?? { ground: `var(--seat-${colour})`, ink: `var(--seat-${colour}-ink)` };
}
