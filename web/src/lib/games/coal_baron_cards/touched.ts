import type { JournalEvent } from "../../table/types";

/** Zones are everybody's; docks and cards are only those of the seat that looks. */
export function touched(event: JournalEvent, you: number | null): string[] {
  const found: string[] = [];
  const zone = event["zone"] ?? event["stack"];
  if (typeof zone === "string") found.push(`zone:${zone}`);
  if (event.event === "token_taken") found.push("zone:mining_01");
  if (you !== null && event.seat === you) {
    if (typeof event["dock"] === "string") found.push(`dock:${event["dock"]}`);
    if (typeof event["card"] === "string") found.push(`card:${event["card"]}`);
  }
  return found;
}
