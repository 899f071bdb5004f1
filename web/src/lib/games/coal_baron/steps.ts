/** The mining steps that are left, and their total. */

import type { Content } from "../../table/types";
import { spaceRow } from "./box";
import type { CoalBaronEvent, CoalBaronView } from "./types";

/** The decision has the number left; the total is that of the space where the seat last placed workers. */
export function stepsOf(
  view: CoalBaronView,
  journal: CoalBaronEvent[],
  seat: number,
  content: Content,
): { left: number; all: number } | null {
  const { decision } = view;
  if (!decision || !("left" in decision) || !decision.seats.includes(seat)) return null;
  const { left } = decision;
  const sent = journal.findLast((event) => event.event === "placed" && event.seat === seat);
  const space = sent?.event === "placed" ? spaceRow(content, sent.space) : undefined;
  return { left, all: Math.max(left, space?.value ?? left) };
}
