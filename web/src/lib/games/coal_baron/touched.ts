import type { JournalEvent } from "../../table/types";

/**
 * Spaces and the clock are everybody's; the pit, its orders and the coal in it are only those of the seat that looks.
 */
export function touched(event: JournalEvent, you: number | null): string[] {
  const found: string[] = [];
  if (typeof event["space"] === "string") found.push(`space:${event["space"]}`);
  if (event.event === "looked") found.push(`space:${event["deck"] === "tile" ? "factory_draw" : "order_draw"}`);
  if (typeof event["category"] === "string") found.push(`category:${event["category"]}`);
  if (you !== null && event.seat === you) {
    if (typeof event["order"] === "string") found.push(`order:${event["order"]}`);
    if (typeof event["level"] === "number") found.push(`level:${event["level"]}`);
    if (event.event === "stored") found.push("storage:own");
  }
  return found;
}
