/** A copy of everything on this device as one file: what the house has, and what this page keeps itself. */

import { api } from "./api/client";
import { addProgress, allProgress, type Progress } from "./lessons";
import { allRead, markRead, type Read } from "./reading.svelte";
import { settings, type Stored } from "./settings.svelte";

interface Kept {
  settings: Stored;
  lessons: Record<string, Progress>;
  read: Read;
}

export async function makeCopy(): Promise<string> {
  const page: Kept = { settings: settings.all(), lessons: allProgress(), read: allRead() };
  return JSON.stringify({ ...(JSON.parse(await api.copy()) as object), page });
}

/** Adds what is missing on this device. Returns how many tables were added or continued. */
export async function restoreCopy(copy: string): Promise<number> {
  const { tables } = await api.restore(copy); // checks the file
  const { page = {} } = JSON.parse(copy) as { page?: Partial<Kept> };
  settings.adopt(page.settings ?? {});
  addProgress(page.lessons ?? {});
  for (const [game, chapters] of Object.entries(page.read ?? {}))
    for (const chapter of chapters) markRead(game, chapter);
  return tables;
}
