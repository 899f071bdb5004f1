/** How many mining steps are left, and of how many. */

import type { Content, JournalEvent } from "../../table/types";
import { spaceRow } from "./box";
import type { CoalBaronView } from "./types";

/** The decision tells what is left; how many there were stands on the space where this seat was last sent. */
export function stepsOf(
  view: CoalBaronView,
  journal: JournalEvent[],
  seat: number,
  content: Content,
): { left: number; all: number } | null {
  const left = view.decision?.["left"];
  if (typeof left !== "number" || !view.decision?.seats.includes(seat)) return null;
  const space = journal.findLast((event) => event.event === "placed" && event.seat === seat)?.["space"];
  return { left, all: Math.max(left, spaceRow(content, String(space))?.value ?? left) };
}
