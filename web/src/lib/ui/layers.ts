/**
 * What lies open above a page: dialogs, drawers, sheets. The browser's Back closes the top one before it leaves the
 * page. Each layer adds an entry to the browser's history when it opens, which says how many were open then. An entry
 * whose layer is closed already is passed over.
 */

const open: (() => void)[] = [];
let page = location.pathname;

/** How many layers the current entry of the history stands for. */
function depth(): number {
  return (history.state as { depth?: number } | null)?.depth ?? 0;
}

addEventListener("popstate", () => {
  const moved = location.pathname !== page;
  page = location.pathname;
  if (moved) return;
  if (open.length > depth()) open.at(-1)?.();
  else history.back();
});

/** Back calls `close` while this is open. Returns what to do when it is closed, in whichever way. */
export function layer(close: () => void): () => void {
  open.push(close);
  if (depth() < open.length) history.pushState({ depth: open.length }, "");
  return () => {
    const place = open.lastIndexOf(close);
    if (place >= 0) open.splice(place, 1);
  };
}

/** Goes to another page; it takes the place of what lay open. */
export function leave(path: string): void {
  open.length = 0;
  if (depth() > 0) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  page = location.pathname;
}
