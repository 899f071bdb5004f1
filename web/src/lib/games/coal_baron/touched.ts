import type { JournalEvent } from "../../table/types";

/** Spaces and the clock belong to everyone; pit, orders and coal count only for the seat's own events. */
export function touched(event: JournalEvent, you: number | null): string[] {
  const ids: string[] = [];
  if (typeof event["space"] === "string") ids.push(`space:${event["space"]}`);
  if (event.event === "looked") ids.push(`space:${event["deck"] === "tile" ? "factory_draw" : "order_draw"}`);
  if (typeof event["category"] === "string") ids.push(`category:${event["category"]}`);
  if (you !== null && event.seat === you) {
    if (typeof event["order"] === "string") ids.push(`order:${event["order"]}`);
    if (typeof event["level"] === "number") ids.push(`level:${event["level"]}`);
    if (event.event === "stored") ids.push("storage:own");
  }
  return ids;
}
