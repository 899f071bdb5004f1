import type { JournalEvent } from "../../table/types";

const words = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : typeof value === "string" ? [value] : [];

/** Spaces, lift and row are everybody's; supply and projects are drawn only for the seat that looks. */
export function touched(event: JournalEvent, you: number | null): string[] {
  const own = you !== null && event.seat === you;
  const found: string[] = [];
  for (const space of words(event["space"]))
    found.push(event.event === "built_in" ? `area:${space}` : `space:${space}`);
  for (const position of words(event["position"])) found.push(`position:${position}`);
  for (const card of words(event["event_card"])) found.push(`event:${card}`);
  for (const project of [...words(event["project"]), ...words(event["projects"])]) found.push(`project:${project}`);
  if (event.event.startsWith("token_")) found.push("deck:old_shaft");
  if (own && ["unloaded", "gained"].includes(event.event)) {
    for (const pieces of words(event["pieces"])) found.push(`give:${pieces.replace(/^\d+_/, "")}`);
  }
  return found;
}
