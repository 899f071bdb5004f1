/** Types of SteamRollers' view and events. */

import type { Wire } from "../../table/types";
import { narrowTo } from "../narrow";

export const { viewOf, journalOf, boxOf } = narrowTo("steamrollers");

export type SteamView = Wire["SteamrollersView"];
export type SteamEvent = Wire["SteamrollersEvent"];
export type DiceView = Wire["SteamrollersDiceView"];
export type TileView = Wire["SteamrollersTileView"];
export type LinkView = Wire["SteamrollersLinkView"];
export type SheetView = Wire["SteamrollersSheetView"];
export type OrderView = Wire["SteamrollersOrderView"];
export type EwaView = Wire["SteamrollersEwaView"];
export type DeliveryView = Wire["SteamrollersDeliveryView"];
export type Track = Wire["SteamrollersPieceView"]["track"];
/** Where track leads by each edge of a hex, and the links that a piece would complete. */
export type Outlook = Pick<Extract<SteamDecision, { leads: unknown }>, "leads" | "links">;

type SteamDecision = NonNullable<SteamView["decision"]>;

/** The die in use, if the question is about one. */
export function dieOf({ decision }: SteamView): number | null {
  return decision && "die" in decision ? decision.die : null;
}

/** The city of the question, if it is about one. */
export function cityOf({ decision }: SteamView): string | null {
  return decision && "city" in decision ? decision.city : null;
}

export function deliveriesOf({ decision }: SteamView): DeliveryView[] {
  return decision && "deliveries" in decision ? decision.deliveries : [];
}

export function outlookOf({ decision }: SteamView): Outlook | null {
  return decision && "leads" in decision ? decision : null;
}

/** A key for a delivery in a list. */
export function keyOf(delivery: DeliveryView): string {
  return delivery.moves.join(", ");
}

/** Goods one by one, in the box's order. */
export function spread(goods: Record<string, number>): string[] {
  return Object.entries(goods).flatMap(([good, count]) => Array.from({ length: count }, () => good));
}
