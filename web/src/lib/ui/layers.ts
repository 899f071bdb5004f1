/**
 * What lies open above a page: dialogs, drawers, sheets. The browser's Back closes the top one before it leaves the page.
 * While something is open, one extra entry of the browser's history, the guard, stands for all of it. A guard that is left
 * over when everything is closed serves the next layer, and Back passes over it.
 */

const open: (() => void)[] = [];
let page = location.pathname;

function guarded(): boolean {
  return (history.state as { guard?: boolean } | null)?.guard === true;
}

addEventListener("popstate", () => {
  const moved = location.pathname !== page;
  page = location.pathname;
  if (moved || guarded()) return;
  const close = open.at(-1);
  if (!close) return history.back();
  if (open.length > 1) history.pushState({ guard: true }, "");
  close();
});

/** Back calls `close` while this is open. Returns what to do when it is closed, in whichever way. */
export function layer(close: () => void): () => void {
  open.push(close);
  if (!guarded()) history.pushState({ guard: true }, "");
  return () => {
    const place = open.lastIndexOf(close);
    if (place >= 0) open.splice(place, 1);
  };
}

/** Goes to another page, which takes the guard's place. */
export function leave(path: string): void {
  open.length = 0;
  if (guarded()) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  page = location.pathname;
}
