/** SteamRollers' board, as the shell loads it. */

import type { Moment } from "../../table/types";
import type { Rival } from "../index";
import { say } from "./texts";
import { viewOf } from "./types";

export { default as Board } from "./Board.svelte";
export { default as SeatBoard } from "./SeatBoard.svelte";
export { default as SeatGlance } from "./SeatGlance.svelte";
export { tooltip } from "./tooltip";
export { befalls, touched } from "./touched";

export const ownIcon = "loco";

/** Alone one plays against Ewa. */
export function rival(moment: Moment): Rival | null {
  const { ewa } = viewOf(moment);
  if (!ewa) return null;
  const parts = Object.entries(ewa.points).map(([kind, points]) => ({ name: say(`ewa-score-${kind}`), points }));
  return { name: "Ewa", icon: "ewa", points: ewa.total, parts };
}
