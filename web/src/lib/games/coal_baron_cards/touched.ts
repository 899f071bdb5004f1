import type { JournalEvent } from "../../table/types";

/** Zones belong to everyone; docks and cards count only for the seat's own events. */
export function touched(event: JournalEvent, you: number | null): string[] {
  const ids: string[] = [];
  const zone = event["zone"] ?? event["stack"];
  if (typeof zone === "string") ids.push(`zone:${zone}`);
  if (event.event === "token_taken") ids.push("zone:mining_01");
  if (you !== null && event.seat === you) {
    if (typeof event["dock"] === "string") ids.push(`dock:${event["dock"]}`);
    if (typeof event["card"] === "string") ids.push(`card:${event["card"]}`);
  }
  return ids;
}
