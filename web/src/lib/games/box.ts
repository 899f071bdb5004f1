/** A game's content, texts and board. They are fetched once, and may be fetched ahead of need. */

import { api } from "../api/client";
import { bringTexts, loadTexts, useNames } from "../i18n.svelte";
import type { Content } from "../table/types";
import { loadBoard, type GameBoard } from ".";

export interface Box {
  content: Content;
  /** null if the game has none and is played from the move list. */
  board: GameBoard | null;
}

const fetched = new Map<string, Promise<Box>>();

export function fetchBox(slug: string): Promise<Box> {
  const known = fetched.get(slug);
  if (known) return known;
  const box = Promise.all([api.content(slug), loadBoard(slug)?.catch(() => null) ?? null, bringTexts(slug)]).then(
    ([content, board]) => ({ content, board }),
  );
  box.catch(() => fetched.delete(slug)); // the next call tries again
  fetched.set(slug, box);
  return box;
}

/** Fetches a game's box and makes its texts and names current. */
export async function openBox(slug: string): Promise<Box> {
  const box = await fetchBox(slug);
  await loadTexts(slug);
  useNames(box.content);
  return box;
}
