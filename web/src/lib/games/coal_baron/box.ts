/** The box: rows of content.toml by their ids, and what they look like. */

import type { Content, Lang } from "../../table/types";

export interface SpaceRow {
  id: string;
  group: "factory" | "mining" | "delivery" | "money" | "order" | "bank";
  holds?: string;
  value?: number;
  transport?: string;
  look_count?: number;
}

export interface ColourRow {
  id: string;
  letter: string;
  level: number;
  cubes: number;
}

export interface TileRow {
  id: string;
  colour: string;
  side: "light" | "dark";
  carts: number;
  cost: number;
  copies: number;
}

export interface OrderRow {
  id: string;
  transport: string;
  spots: string[];
  vp: number;
}

export interface CategoryRow {
  id: string;
  group: "delivered_colour" | "delivered_transport" | "empty_carts";
  key: string;
  first: number;
  second: number;
  scored_from_shift: number;
}

interface Named {
  id: string;
}

const indexes = new WeakMap<object, Map<string, Named>>();

/** The row with an id; each list is indexed once. */
function row<T extends Named>(rows: T[], id: string): T | undefined {
  let index = indexes.get(rows);
  if (!index) {
    index = new Map(rows.map((one) => [one.id, one]));
    indexes.set(rows, index);
  }
  return index.get(id) as T | undefined;
}

export const spaceRows = (content: Content): SpaceRow[] => content.box["worker_spaces"];
export const spaceRow = (content: Content, id: string): SpaceRow | undefined => row(spaceRows(content), id);
export const colourRows = (content: Content): ColourRow[] => content.box["coal_colours"];
export const colourRow = (content: Content, id: string): ColourRow | undefined => row(colourRows(content), id);
export const tileRow = (content: Content, id: string): TileRow | undefined =>
  row<TileRow>(content.box["tunnel_tiles"], id);
export const orderRow = (content: Content, id: string): OrderRow | undefined =>
  row<OrderRow>(content.box["orders"], id);
export const categoryRow = (content: Content, id: string): CategoryRow | undefined =>
  row<CategoryRow>(content.box["scoring_categories"], id);

/** The printed cart of a level stands on one side of the shaft. */
export function printedSide(content: Content, colour: string): "light" | "dark" {
  const carts: { colour: string; side: "light" | "dark" }[] = content.box["pit"].printed_carts;
  return carts.find((cart) => cart.colour === colour)?.side ?? "light";
}

export function cagePlaces(content: Content): number {
  return content.box["pit"].cage_capacity;
}

/** Names as in content.toml, in a language that may not be the chosen one. */
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

/** Cubes are told apart by letter and texture, not by colour alone. */
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

/** The rock around a tunnel: each colour with a texture of its own. */
export function stratum(colour: string): string {
  return STRATA[colour] ?? "#777";
}
