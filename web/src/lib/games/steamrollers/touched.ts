import type { JournalEvent } from "../../table/types";

/** Dice, goods and tiles are everybody's; hexes, boxes and cities only those on the sheet of the seat that looks. */
export function touched(event: JournalEvent, you: number | null): string[] {
  const found: string[] = [];
  if (typeof event["tile"] === "string") found.push(`tile:${event["tile"].replace(/\D/g, "")}`);
  if (typeof event["order"] === "string") found.push(`order:${event["order"]}`);
  if (typeof event["start"] === "string") found.push(`start:${event["start"]}`);
  if (event.event === "delivered") found.push(`supply:${String(event["origin"])}`);
  if (event.event === "ewa_removed" || event.event === "ewa_spared") found.push(`supply:${String(event["city"])}`);
  if (you !== null && event.seat === you) {
    if (typeof event["hex"] === "string") found.push(`hex:${event["hex"]}`);
    if (event.event === "linked") for (const hex of event["hexes"] as string[]) found.push(`hex:${hex}`);
    if (event.event === "delivered") for (const hex of event["route"] as string[]) found.push(`hex:${hex}`);
    if (typeof event["box"] === "number") found.push(`box:${event["box"]}`);
  }
  return found;
}
