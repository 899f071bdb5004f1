/** Dwergar's board. */

import type { GameBoard } from "../index";
import Board from "./Board.svelte";
import { glyphs } from "./glyphs";
import SeatBoard from "./SeatBoard.svelte";
import SeatGlance from "./SeatGlance.svelte";
import { sounds } from "./sounds";
import { tooltip } from "./tooltip";
import { touched } from "./touched";

export const board: GameBoard = {
  Board,
  SeatBoard,
  SeatGlance,
  tooltip,
  touched,
  sounds,
  glyphs,
  round: { event: "round_began", word: "round" },
};
