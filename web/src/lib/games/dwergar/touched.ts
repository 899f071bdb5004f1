import type { JournalEvent } from "../../table/types";

const words = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : typeof value === "string" ? [value] : [];

/** Spaces, lift and row belong to everyone; supply and projects count only for the seat's own events. */
export function touched(event: JournalEvent, you: number | null): string[] {
  const own = you !== null && event.seat === you;
  const ids: string[] = [];
  for (const space of words(event["space"])) ids.push(event.event === "built_in" ? `area:${space}` : `space:${space}`);
  for (const position of words(event["position"])) ids.push(`position:${position}`);
  for (const card of words(event["event_card"])) ids.push(`event:${card}`);
  for (const project of [...words(event["project"]), ...words(event["projects"])]) ids.push(`project:${project}`);
  if (event.event.startsWith("token_")) ids.push("deck:old_shaft");
  if (own && ["unloaded", "gained"].includes(event.event)) {
    for (const pieces of words(event["pieces"])) ids.push(`give:${pieces.replace(/^\d+_/, "")}`);
  }
  return ids;
}
