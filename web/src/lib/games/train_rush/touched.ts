import type { JournalEvent } from "../../table/types";

const words = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.map(String)
    : typeof value === "string" || typeof value === "number"
      ? [String(value)]
      : [];

/** Map and management board belong to everyone; wagons, cards and heroes count only for the seat's own events. */
export function touched(event: JournalEvent, you: number | null): string[] {
  const own = you !== null && event.seat === you;
  const ids: string[] = [];
  for (const place of words(event["place"])) ids.push(`sector:${place.replace("_", ".")}`);
  for (const node of words(event["node"])) ids.push(`node:${node}`);
  for (const zone of words(event["zone"])) ids.push(`zone:${zone}`);
  for (const city of words(event["city"])) ids.push(`city:${city}`);
  for (const progress of words(event["progress"])) ids.push(`progress:${progress}`);
  for (const siding of words(event["siding"])) ids.push(`number:${siding}`);
  if (own) {
    for (const wagon of [...words(event["wagon"]), ...words(event["new_wagon"])]) ids.push(`wagon:${wagon}`);
    for (const card of words(event["card"])) ids.push(`card:${card}`);
    for (const hero of words(event["hero"])) ids.push(`hero:${hero}`);
  }
  return ids;
}
