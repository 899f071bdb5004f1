/** Types of Train Rush's view and events. */

import type { Picker } from "../../table/picker.svelte";
import type { Moment, Move, Wire } from "../../table/types";
import { narrowTo } from "../narrow";

export const { viewOf, journalOf, boxOf } = narrowTo("train_rush");

export type RushView = Wire["TrainRushView"];
export type RushEvent = Wire["TrainRushEvent"];
export type WagonView = Wire["TrainRushWagonView"];
export type ProgressView = Wire["TrainRushProgressView"];
export type MissionView = Wire["TrainRushMissionView"];
export type FactionView = Wire["TrainRushFactionView"];
export type ZoneView = Wire["TrainRushZoneView"];
export type CityView = Wire["TrainRushCityView"];
export type SectorView = Wire["TrainRushSectorView"];
export type ActionView = Wire["TrainRushActionView"];
export type PileView = Wire["TrainRushPileView"];
export type YardView = Wire["TrainRushYardView"];
export type RideView = Wire["TrainRushRideView"];
export type OrderView = Wire["TrainRushOrderView"];

/** The decision that this seat has to make; null while others decide. */
export function askedOf(moment: Moment): RushView["decision"] {
  return moment.moves.length > 0 ? viewOf(moment).decision : null;
}

/** The decision point of this seat's question; "" while others decide. */
export function pointOf(moment: Moment): string {
  return askedOf(moment)?.point ?? "";
}

/** The city of the question; "" if there is none. */
export function cityOf({ decision }: RushView): string {
  return decision && "city" in decision ? decision.city : "";
}

export function ridesOf(moment: Moment): RideView[] {
  const asked = askedOf(moment);
  return asked && "rides" in asked ? asked.rides : [];
}

/** The move that needs only this ride's end, given the picks so far. */
export function moveOf(picker: Picker, ride: RideView): Move | undefined {
  return picker.locked
    ? undefined
    : picker.left.find(({ rest }) => rest.length === 1 && rest[0] === `node:${ride.node}`)?.move;
}

export function ordersOf(moment: Moment): OrderView[] {
  const asked = askedOf(moment);
  return asked?.point === "bid_spy" ? asked.orders : [];
}
