/** SteamRollers' board, as the shell loads it. */

import type { Moment } from "../../table/types";
import { viewOf } from "./types";

export { default as Board } from "./Board.svelte";
export { default as SeatBoard } from "./SeatBoard.svelte";
export { default as SeatGlance } from "./SeatGlance.svelte";
export { tooltip } from "./tooltip";
export { befalls, touched } from "./touched";

export const ownIcon = "loco";

/** Alone one plays against Ewa. */
export function rival(moment: Moment): { name: string; icon: string; points: number } | null {
  const { ewa } = viewOf(moment);
  return ewa ? { name: "Ewa", icon: "ewa", points: ewa.total } : null;
}
