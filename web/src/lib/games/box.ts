/** A game's content, texts and board. They are fetched once, and may be fetched ahead of need. */

import { api } from "../api/client";
import { bringTexts, loadTexts, useNames } from "../i18n.svelte";
import type { Content, Table } from "../table/types";
import { loadBoard, type GameBoard } from ".";

export interface Box {
  content: Content;
  /** null if the game has none and is played from the move list. */
  board: GameBoard | null;
}

/** What decides which box it is: a game, or a table that may play with a variant of it. */
export type BoxOf = string | Pick<Table, "id" | "game" | "variant">;

const fetched = new Map<string, Promise<Box>>();

const gameOf = (of: BoxOf): string => (typeof of === "string" ? of : of.game);

export function fetchBox(of: BoxOf): Promise<Box> {
  const slug = gameOf(of);
  const variant = typeof of === "string" ? null : of.variant;
  const key = variant ? `${slug} ${variant.name}` : slug;
  const known = fetched.get(key);
  if (known) return known;
  const content = variant && typeof of !== "string" ? api.contentOf(of.id) : api.content(slug);
  const box = Promise.all([content, loadBoard(slug)?.catch(() => null) ?? null, bringTexts(slug)]).then(
    ([content, board]) => ({ content, board }),
  );
  box.catch(() => fetched.delete(key)); // the next call tries again
  fetched.set(key, box);
  return box;
}

/** Fetches a game's box and makes its texts and names current. */
export async function openBox(of: BoxOf): Promise<Box> {
  const box = await fetchBox(of);
  await loadTexts(gameOf(of));
  useNames(box.content);
  return box;
}
