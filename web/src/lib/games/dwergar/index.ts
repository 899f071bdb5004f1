/** Dwergar's board, as the shell loads it. */

import type { GameBoard } from "../index";
import Board from "./Board.svelte";
import SeatBoard from "./SeatBoard.svelte";
import SeatGlance from "./SeatGlance.svelte";
import { tooltip } from "./tooltip";
import { touched } from "./touched";

export const board: GameBoard = { Board, SeatBoard, SeatGlance, tooltip, touched };
