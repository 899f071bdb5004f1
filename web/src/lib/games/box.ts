/**
 * All that comes with a game: what is in its box, its texts, its board. Fetched once, and ahead of need where that
 * helps.
 */

import { api } from "../api/client";
import { bringTexts, loadTexts, useNames } from "../i18n.svelte";
import type { Content } from "../table/types";
import { loadBoard, type GameBoard } from ".";

export interface Box {
  content: Content;
  /** Without one, the list of moves is played from. */
  board: GameBoard | null;
}

const fetched = new Map<string, Promise<Box>>();

export function fetchBox(slug: string): Promise<Box> {
  const found = fetched.get(slug);
  if (found) return found;
  const box = Promise.all([api.content(slug), loadBoard(slug)?.catch(() => null) ?? null, bringTexts(slug)]).then(
    ([content, board]) => ({ content, board }),
  );
  box.catch(() => fetched.delete(slug)); // the next try may have more luck
  fetched.set(slug, box);
  return box;
}

/** From now on its words are spoken. */
export async function openBox(slug: string): Promise<Box> {
  const box = await fetchBox(slug);
  await loadTexts(slug);
  useNames(box.content);
  return box;
}
