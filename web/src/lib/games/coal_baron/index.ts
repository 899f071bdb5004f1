/** Coal Baron's board, as the shell loads it. */

export { default as Board } from "./Board.svelte";
export { default as SeatBoard } from "./SeatBoard.svelte";
export { default as SeatGlance } from "./SeatGlance.svelte";
export { tooltip } from "./tooltip";
export { befalls, touched } from "./touched";
