import type { JournalEvent } from "../../table/types";

const words = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.map(String)
    : typeof value === "string" || typeof value === "number"
      ? [String(value)]
      : [];

/** Map and management board are everybody's; wagons, cards and heroes are drawn only for the seat that looks. */
export function touched(event: JournalEvent, you: number | null): string[] {
  const own = you !== null && event.seat === you;
  const found: string[] = [];
  for (const place of words(event["place"])) found.push(`sector:${place.replace("_", ".")}`);
  for (const node of words(event["node"])) found.push(`node:${node}`);
  for (const zone of words(event["zone"])) found.push(`zone:${zone}`);
  for (const city of words(event["city"])) found.push(`city:${city}`);
  for (const progress of words(event["progress"])) found.push(`progress:${progress}`);
  for (const siding of words(event["siding"])) found.push(`number:${siding}`);
  if (own) {
    for (const wagon of [...words(event["wagon"]), ...words(event["new_wagon"])]) found.push(`wagon:${wagon}`);
    for (const card of words(event["card"])) found.push(`card:${card}`);
    for (const hero of words(event["hero"])) found.push(`hero:${hero}`);
  }
  return found;
}
