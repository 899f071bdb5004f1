/** Keyboard shortcuts, and arrow keys that move the focus among lit targets. */

import shortcuts from "./shortcuts.json";

type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

export interface Box {
  x: number;
  y: number;
}

/** The index of the nearest place in a direction, or -1. Distance to the side counts double. */
export function nearest(from: Box, places: Box[], direction: Direction): number {
  let best = -1;
  let least = Infinity;
  for (const [index, place] of places.entries()) {
    const dx = place.x - from.x;
    const dy = place.y - from.y;
    const [ahead, aside] = {
      ArrowLeft: [-dx, dy],
      ArrowRight: [dx, dy],
      ArrowUp: [-dy, dx],
      ArrowDown: [dy, dx],
    }[direction] as [number, number];
    if (ahead <= 1) continue;
    const distance = ahead + 2 * Math.abs(aside);
    if (distance < least) {
      least = distance;
      best = index;
    }
  }
  return best;
}

function middle(element: Element): Box {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Moves the focus among lit targets, or to the first one from elsewhere. Returns false if none is lit. */
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

/** True if the target is a control that Enter presses. */
export function pressing(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, a, summary, [role=button]") !== null;
}

/** True if the target is a field that takes text, so that keys are no shortcuts there. */
export function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input:not([type=radio]):not([type=range]), textarea, select");
}

/** The shortcut that a key stands for on a page. The help dialog and the browser tests use the same list. */
export function shortcutOf(page: keyof typeof shortcuts, key: string): string | undefined {
  return shortcuts[page].find(({ keys }) => keys.includes(key))?.name;
}
