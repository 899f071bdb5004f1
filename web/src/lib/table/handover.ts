/**
 * Things that another player takes from the table or lays on it. That player's own area is not drawn, so the thing
 * flies to or from the player's panel as a copy.
 */

import { centre, distance, type Place, type Trip } from "./flip";

const DURATION = 520;
/** More things than this appear or vanish only when the table is cleared or set up. */
const MANY = 6;
/** Pixels. A thing that appears within this distance of one that vanished has replaced it. */
const SAME = 6;

/** A thing on the table. If it lies at a touched place, there is a copy of it as it was drawn. */
export interface Thing {
  at: Place;
  copy: Element | null;
  box: DOMRect;
  scale: number;
}
export type Things = Map<string, Thing>;

const PIECES = "[data-piece]";
/** Things that come from the acting player whenever their name is new, and stay: workers on a space. */
const ARRIVALS = "[data-arrives]";

/** The things within an element, by name; equal ones are numbered. */
export function things(root: HTMLElement, touched: DOMRect[]): Things {
  const found: Things = new Map();
  const counts = new Map<string, number>();
  const scale = root.offsetWidth > 0 ? root.getBoundingClientRect().width / root.offsetWidth : 1;
  for (const element of root.querySelectorAll<HTMLElement>(`${PIECES}, ${ARRIVALS}`)) {
    const box = element.getBoundingClientRect();
    if (box.width === 0) continue;
    const name = element.dataset["piece"] ?? `arrives ${element.dataset["arrives"]}`;
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    const at = centre(box);
    const copy = touched.some((place) => contains(place, at)) ? (element.cloneNode(true) as Element) : null;
    found.set(`${name} ${count}`, { at, copy, box, scale });
  }
  return found;
}

/**
 * Call after the page has changed: lets copies of the things that a player took fly to the player's panel, and of those
 * that the player laid fly from there. Only things at touched places count. Returns their ways.
 */
export function handOver(before: Things, now: Things, panel: Place, layer: HTMLElement): Trip[] {
  const gone = [...before].filter(([name, { copy }]) => copy && !now.has(name) && !isArrival(name));
  const replaced = ({ at }: Thing) => [...before.values()].some((old) => distance(old.at, at) < SAME);
  const laid = [...now].filter(
    ([name, thing]) => thing.copy && !before.has(name) && (isArrival(name) || !replaced(thing)),
  );
  const trips: Trip[] = [];
  if (gone.length <= MANY)
    for (const [, thing] of gone) {
      fly(layer, thing, thing.at, panel);
      trips.push({ from: thing.at, to: panel, leaves: true });
    }
  if (laid.length <= MANY)
    for (const [, thing] of laid) {
      fly(layer, thing, panel, thing.at);
      trips.push({ from: panel, to: thing.at, leaves: false });
    }
  return trips;
}

const isArrival = (name: string): boolean => name.startsWith("arrives ");

function contains(box: DOMRect, { x, y }: Place): boolean {
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

function fly(layer: HTMLElement, { copy, box, scale }: Thing, from: Place, to: Place): void {
  // a part of a drawing cannot be shown outside of it
  if (!(copy instanceof HTMLElement) && !(copy instanceof SVGSVGElement)) return;
  if (typeof layer.animate !== "function") return;
  const ghost = document.createElement("div");
  copy.removeAttribute("x"); // a drawing inside a drawing has a place there
  copy.removeAttribute("y");
  ghost.style.cssText = `position:absolute;left:${-box.width / 2}px;top:${-box.height / 2}px`;
  copy.style.width = `${box.width / scale}px`;
  copy.style.height = `${box.height / scale}px`;
  copy.style.transform = `scale(${scale})`;
  copy.style.transformOrigin = "0 0";
  ghost.append(copy);
  layer.append(ghost);
  const at = ({ x, y }: Place, size: number) => ({ transform: `translate(${x}px, ${y}px) scale(${size})` });
  const flight = ghost.animate([at(from, 1), { ...at(to, 0.8), offset: 0.9 }, { ...at(to, 0.8), opacity: 0 }], {
    duration: DURATION,
    easing: "cubic-bezier(.5,0,.3,1)",
  });
  flight.onfinish = flight.oncancel = () => ghost.remove();
}

/** The middle of a seat's panel, or of its place in the row of seats; null if neither is drawn. */
export function panelOf(seat: number): Place | null {
  for (const element of document.querySelectorAll(`[data-seat-panel="${seat}"]`)) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) return { x: box.left + Math.min(24, box.width / 2), y: box.top + Math.min(24, box.height / 2) };
  }
  return null;
}

/** The outlines of the drawn things with these ids. */
export function outlines(root: HTMLElement, ids: ReadonlyMap<string, unknown>): DOMRect[] {
  return [...root.querySelectorAll<HTMLElement>("[data-target]")]
    .filter((element) => element.dataset["target"]?.split(" ").some((id) => ids.has(id)))
    .map((element) => element.getBoundingClientRect());
}
