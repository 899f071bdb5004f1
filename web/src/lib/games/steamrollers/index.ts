/** SteamRollers' board. */

import type { Moment } from "../../table/types";
import type { GameBoard, Rival } from "../index";
import Board from "./Board.svelte";
import { glyphs } from "./glyphs";
import SeatBoard from "./SeatBoard.svelte";
import SeatGlance from "./SeatGlance.svelte";
import { sounds } from "./sounds";
import { say } from "./texts";
import { tooltip } from "./tooltip";
import { touched } from "./touched";
import { viewOf } from "./types";

/** The opponent in a solo game: Ewa. */
function rival(moment: Moment): Rival | null {
  const { ewa } = viewOf(moment);
  if (!ewa) return null;
  const parts = Object.entries(ewa.points).map(([kind, points]) => ({ name: say(`ewa-score-${kind}`), points }));
  return { name: "Ewa", icon: "ewa", points: ewa.total, parts };
}

export const board: GameBoard = {
  Board,
  SeatBoard,
  SeatGlance,
  tooltip,
  touched,
  sounds,
  glyphs,
  round: { event: "rolled", word: "round" },
  ownIcon: "loco",
  asksOwn: () => true,
  rival,
};
