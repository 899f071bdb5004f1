/** Types of Coal Baron's view and events. */

import type { Wire } from "../../table/types";
import { narrowTo } from "../narrow";

export const { viewOf, journalOf, boxOf } = narrowTo("coal_baron");

export type CoalBaronView = Wire["CoalBaronView"];
export type CoalBaronEvent = Wire["CoalBaronEvent"];
export type SpaceView = Wire["CoalBaronSpaceView"];
export type StackView = Wire["CoalBaronStackView"];
export type CategoryView = Wire["CoalBaronCategoryView"];
export type TileView = Wire["CoalBaronTileView"];
export type LevelView = Wire["CoalBaronLevelView"];
export type OrderView = Wire["CoalBaronOrderView"];
export type PitView = Wire["CoalBaronPitView"];
/** Counts by colour. */
export type Cubes = CoalBaronView["supply"];

/** Items that only this seat is looking at. */
export interface LookView {
  deck: string;
  items: string[];
  /** Items already put back, nearest the top first. */
  returned: string[];
  end?: string;
}

export function lookOf({ decision }: CoalBaronView): LookView | null {
  switch (decision?.point) {
    case "substitute_cube": // tiles are still to be put back while a kept one gets its cubes
      return decision.hand ? { deck: "tile", items: decision.hand, returned: [] } : null;
    case "keep_tile":
    case "keep_order":
    case "return_end":
    case "return_order": {
      const { items, returned } = decision;
      return items && returned ? { ...decision, items, returned } : null;
    }
    default:
      return null;
  }
}

/** Cubes one by one, in the box's order. */
export function spread(cubes: Cubes): string[] {
  return Object.entries(cubes).flatMap(([colour, count]) => Array.from({ length: count }, () => colour));
}
