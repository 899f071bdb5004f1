/** Train Rush's board. */

import type { GameBoard } from "../index";
import Board from "./Board.svelte";
import { isOwn, windowIsOwn } from "./places";
import { glyphs } from "./glyphs";
import SeatBoard from "./SeatBoard.svelte";
import SeatGlance from "./SeatGlance.svelte";
import { sounds } from "./sounds";
import { tooltip } from "./tooltip";
import { touched } from "./touched";
import { pointOf } from "./types";
import { counted } from "./words";

export const board: GameBoard = {
  Board,
  SeatBoard,
  SeatGlance,
  tooltip,
  touched,
  sounds,
  round: { event: "round_began", word: "round" },
  glyphs,
  counted,
  isOwn,
  asksOwn: (moment) => windowIsOwn(pointOf(moment)),
  ownIcon: "wagon",
};
