/** Train Rush's board, as the shell loads it. */

export { default as Board } from "./Board.svelte";
export { default as SeatBoard } from "./SeatBoard.svelte";
export { default as SeatGlance } from "./SeatGlance.svelte";
export { isOwn } from "./places";
export { tooltip } from "./tooltip";
export { befalls, touched } from "./touched";
export { counted } from "./words";

export const ownIcon = "wagon";
