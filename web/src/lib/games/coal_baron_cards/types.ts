/** Types of the card game's view and events. */

import type { Wire } from "../../table/types";
import { narrowTo } from "../narrow";

export const { viewOf, boxOf } = narrowTo("coal_baron_cards");

export type CardGameView = Wire["CoalBaronCardsView"];
export type ZoneView = Wire["CoalBaronCardsZoneView"];
export type StackView = Wire["CoalBaronCardsStackView"];
export type TrainView = Wire["CoalBaronCardsTrainView"];
export type MineView = Wire["CoalBaronCardsMineView"];

/** The cards that only this seat is looking at, or null. */
export function lookedAt({ decision }: CardGameView): string[] | null {
  return decision?.point === "WILD_CARD" ? (decision.cards ?? null) : null;
}
