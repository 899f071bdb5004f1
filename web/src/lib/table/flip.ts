/** Things move from where they were to where they are: every element with data-piece keeps its identity by that name. */

const LONG = 320;

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

/** After the page has changed: lets every piece travel from its old place. */
export function travel(root: HTMLElement, before: Map<string, Place>): void {
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
    if (Math.hypot(x, y) < 4 || box.width === 0) continue;
    element.animate(
      [
        { transform: `translate(${x}px, ${y}px)`, zIndex: 5 },
        { transform: "none", zIndex: 5 },
      ],
      { duration: LONG, easing: "cubic-bezier(.6,0,.3,1)" },
    );
  }
}
