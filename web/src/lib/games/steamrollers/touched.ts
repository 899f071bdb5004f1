import type { JournalEvent } from "../../table/types";

/** Dice, goods and tiles belong to everyone; hexes, boxes and cities count only for the seat's own events. */
export function touched(event: JournalEvent, you: number | null): string[] {
  const ids: string[] = [];
  if (typeof event["tile"] === "string") ids.push(`tile:${event["tile"].replace(/\D/g, "")}`);
  if (typeof event["order"] === "string") ids.push(`order:${event["order"]}`);
  if (typeof event["start"] === "string") ids.push(`start:${event["start"]}`);
  if (event.event === "delivered") ids.push(`supply:${String(event["origin"])}`);
  if (event.event === "ewa_removed" || event.event === "ewa_spared") ids.push(`supply:${String(event["city"])}`);
  if (you !== null && event.seat === you) {
    if (typeof event["hex"] === "string") ids.push(`hex:${event["hex"]}`);
    if (event.event === "linked") for (const hex of event["hexes"] as string[]) ids.push(`hex:${hex}`);
    if (event.event === "delivered") for (const hex of event["route"] as string[]) ids.push(`hex:${hex}`);
    if (typeof event["box"] === "number") ids.push(`box:${event["box"]}`);
  }
  return ids;
}
