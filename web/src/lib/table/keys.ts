/** The pages' shortcuts, and arrow keys among lit things: the nearest one in that direction. */

import shortcuts from "./shortcuts.json";

type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

export interface Box {
  x: number;
  y: number;
}

/** Which of some places lies nearest in a direction; sideways counts double. */
export function nearest(from: Box, places: Box[], direction: Direction): number {
  let best = -1;
  let least = Infinity;
  for (const [number, place] of places.entries()) {
    const dx = place.x - from.x;
    const dy = place.y - from.y;
    const [ahead, aside] = {
      ArrowLeft: [-dx, dy],
      ArrowRight: [dx, dy],
      ArrowUp: [-dy, dx],
      ArrowDown: [dy, dx],
    }[direction] as [number, number];
    if (ahead <= 1) continue;
    const far = ahead + 2 * Math.abs(aside);
    if (far < least) {
      least = far;
      best = number;
    }
  }
  return best;
}

function middle(element: Element): Box {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Moves the focus among lit things; from elsewhere it goes to the first one. True if there was one. */
export function walk(direction: string, root: ParentNode = document): boolean {
  if (!["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].includes(direction)) return false;
  const lit = [...root.querySelectorAll<HTMLElement>('[data-state="legal"], [data-state="selected"]')].filter(
    (element) => element.getBoundingClientRect().width > 0,
  );
  if (lit.length === 0) return false;
  const now = document.activeElement;
  const here = now ? lit.indexOf(now as HTMLElement) : -1;
  if (here < 0) {
    lit[0]?.focus();
    return true;
  }
  const next = nearest(middle(lit[here]!), lit.map(middle), direction as Direction);
  lit[next]?.focus();
  return true;
}

/** True if a key belongs to a field that is being typed in. */
export function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input:not([type=radio]):not([type=range]), textarea, select");
}

/** What a key means on a page; the help shows the same list, and the browser tests press it. */
export function shortcutOf(page: keyof typeof shortcuts, key: string): string | undefined {
  return shortcuts[page].find(({ keys }) => keys.includes(key))?.name;
}
