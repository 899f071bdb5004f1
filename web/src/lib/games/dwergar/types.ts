/** Types of Dwergar's view and events. */

import type { Moment, Wire } from "../../table/types";
import { narrowTo } from "../narrow";

export const { viewOf, boxOf } = narrowTo("dwergar");

export type DwergarView = Wire["DwergarView"];
export type OfferView = Wire["DwergarOfferView"];
export type SpaceView = Wire["DwergarSpaceView"];
export type CartView = Wire["DwergarCartView"];
export type RealisedView = Wire["DwergarRealisedView"];
export type ClanView = Wire["DwergarClanView"];
export type ActionView = Wire["DwergarActionView"];
/** Counts of pieces by kind, sometimes with heat. */
export type Pieces = ClanView["supply"];

/** Decision points that open a window; for the others, the board itself is clicked. */
const IN_WINDOW: NonNullable<DwergarView["decision"]>["point"][] = [
  "action_window",
  "lift",
  "pay_heat",
  "discount",
  "recover",
  "extra_heat",
  "free_development",
];

export function asksInWindow(moment: Moment): boolean {
  const { decision } = viewOf(moment);
  return moment.moves.length > 0 && decision !== null && IN_WINDOW.includes(decision.point);
}

/** Pieces one by one, worst kind first. */
export function spread(pieces: Pieces): string[] {
  return Object.entries(pieces).flatMap(([kind, count]) => Array.from({ length: count }, () => kind));
}
