/**
 * Layers open above a page: dialogs, drawers, sheets. The browser's Back closes the top one before it leaves the page.
 * Opening a layer adds a history entry with the number of open layers. Back skips entries whose layer is already
 * closed.
 */

import { addressOf, here } from "../address";

const open: (() => void)[] = [];
let page = here().path;

/** The number of open layers in the current history entry. */
function depth(): number {
  return (history.state as { depth?: number } | null)?.depth ?? 0;
}

addEventListener("popstate", () => {
  const moved = here().path !== page;
  page = here().path;
  if (moved) return;
  if (open.length > depth()) open.at(-1)?.();
  else history.back();
});

/** Registers an open layer, which Back closes by calling `close`. Call the returned function once it is closed. */
export function layer(close: () => void): () => void {
  open.push(close);
  if (depth() < open.length) history.pushState({ depth: open.length }, "");
  return () => {
    const index = open.lastIndexOf(close);
    if (index >= 0) open.splice(index, 1);
  };
}

/** Goes to another page, which replaces the entry of any open layer. */
export function leave(path: string): void {
  open.length = 0;
  if (depth() > 0) history.replaceState(null, "", addressOf(path));
  else history.pushState(null, "", addressOf(path));
  page = here().path;
}
