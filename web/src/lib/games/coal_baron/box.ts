/** Rows of content.toml by id, and how they look. */

import type { Content, Lang, Wire } from "../../table/types";
import { byId } from "../rows";
import { boxOf } from "./types";

export type SpaceRow = Wire["CoalBaronSpaceRow"];
export type ColourRow = Wire["CoalBaronColourRow"];
export type TileRow = Wire["CoalBaronTileRow"];
export type OrderRow = Wire["CoalBaronOrderRow"];
export type CategoryRow = Wire["CoalBaronCategoryRow"];

const space = byId<SpaceRow>();
const colour = byId<ColourRow>();
const tile = byId<TileRow>();
const order = byId<OrderRow>();
const category = byId<CategoryRow>();

export const spaceRows = (content: Content): SpaceRow[] => boxOf(content).worker_spaces;
export const spaceRow = (content: Content, id: string): SpaceRow | undefined => space(spaceRows(content), id);
export const colourRows = (content: Content): ColourRow[] => boxOf(content).coal_colours;
export const colourRow = (content: Content, id: string): ColourRow | undefined => colour(colourRows(content), id);
export const tileRow = (content: Content, id: string): TileRow | undefined => tile(boxOf(content).tunnel_tiles, id);
export const orderRow = (content: Content, id: string): OrderRow | undefined => order(boxOf(content).orders, id);
export const categoryRow = (content: Content, id: string): CategoryRow | undefined =>
  category(boxOf(content).scoring_categories, id);

/** The side of the shaft where a level's printed cart stands. */
export function printedSide(content: Content, colour: string): "light" | "dark" {
  return boxOf(content).pit.printed_carts.find((cart) => cart.colour === colour)?.side ?? "light";
}

export function cagePlaces(content: Content): number {
  return boxOf(content).pit.cage_capacity;
}

/** The name from content.toml, in a language that may differ from the chosen one. */
export function named(content: Content, id: string, lang: Lang): string {
  return content.names[lang][id] ?? id;
}

const TRANSPORT_ICON: Record<string, string> = {
  handcart: "tr-handcart",
  horse_cart: "tr-horse",
  automobile: "tr-auto",
  locomotive: "tr-loco",
};

export function transportIcon(transport: string): string {
  return TRANSPORT_ICON[transport] ?? "delivery";
}

/** Cubes differ by letter and texture, not only by colour. */
export function cubeIcon(content: Content, colour: string): string {
  return `coal-${(colourRow(content, colour)?.letter ?? "K").toLowerCase()}`;
}

export function categoryIcon(content: Content, category: CategoryRow): string {
  return category.group === "delivered_transport" ? transportIcon(category.key) : cubeIcon(content, category.key);
}

const DOTS = "radial-gradient(circle, rgb(0 0 0 / .2) 1px, transparent 1.3px) 0 0 / 7px 7px";
const BARS = "repeating-linear-gradient(0deg, rgb(0 0 0 / .18) 0 1.4px, transparent 1.4px 5px)";
const HATCH = "repeating-linear-gradient(-45deg, rgb(0 0 0 / .18) 0 1.6px, transparent 1.6px 6px)";
const SPECKS = "radial-gradient(circle, rgb(255 255 255 / .1) 1px, transparent 1.3px) 0 0 / 9px 9px";
const STRATA: Record<string, string> = {
  yellow: `${DOTS}, #c9a750`,
  brown: `${BARS}, #8d6341`,
  grey: `${HATCH}, #8b9599`,
  black: `${SPECKS}, #42494e`,
};

/** The rock around a tunnel; each colour has its own texture. */
export function stratum(colour: string): string {
  return STRATA[colour] ?? "#777";
}
