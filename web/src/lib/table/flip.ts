/**
 * Things move from where they were to where they are: every element with data-piece keeps its identity by that name.
 */

const LONG = 300;

interface Place {
  x: number;
  y: number;
}

/** Where each piece in a part of the page is now. Equal names are told apart by their order. */
export function places(root: HTMLElement): Map<string, Place> {
  const found = new Map<string, Place>();
  const counts = new Map<string, number>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const name = element.dataset.piece ?? "";
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    const box = element.getBoundingClientRect();
    if (box.width > 0) found.set(`${name} ${count}`, { x: box.left + box.width / 2, y: box.top + box.height / 2 });
  }
  return found;
}

/**
 * After the page has changed: lets every piece travel from its old place; what lies in a travelling one goes with it.
 */
export function travel(root: HTMLElement, before: Map<string, Place>): void {
  const way = new Map<Element, Place>(); // all are measured before the first one moves
  const scale = root.offsetWidth > 0 ? root.getBoundingClientRect().width / root.offsetWidth : 1;
  const counts = new Map<string, number>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const name = element.dataset.piece ?? "";
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    const old = before.get(`${name} ${count}`);
    if (!old || typeof element.animate !== "function") continue;
    const box = element.getBoundingClientRect();
    const x = (old.x - box.left - box.width / 2) / scale;
    const y = (old.y - box.top - box.height / 2) / scale;
    if (box.width > 0) way.set(element, { x, y });
  }
  for (const [element, whole] of way) {
    const carried = carrierOf(element, way);
    const x = whole.x - carried.x;
    const y = whole.y - carried.y;
    if (Math.hypot(x, y) < 4) continue;
    element.animate(
      [
        { transform: `translate(${x}px, ${y}px)`, zIndex: 5 },
        { transform: "none", zIndex: 5 },
      ],
      { duration: LONG, easing: "cubic-bezier(.6,0,.3,1)" },
    );
  }
}

/** How far the nearest piece around another one takes it along. */
function carrierOf(element: Element, way: Map<Element, Place>): Place {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const moved = way.get(around);
    if (moved) return moved;
  }
  return { x: 0, y: 0 };
}
