/**
 * Animates pieces from their old place to the new one. An element is identified by its `data-piece`. A piece that
 * animates itself has `data-trace` instead: only its way is reported.
 */

const DURATION = 300;
const MOVING = "[data-piece], [data-trace]";
/** Pieces that move less, in pixels, only make room for others. */
const NEAR = 40;

export interface Place {
  x: number;
  y: number;
}

/** The way of a thing on the screen. It `leaves` the table if another player takes it. */
export interface Trip {
  from: Place;
  to: Place;
  leaves: boolean;
}

const nameOf = (element: HTMLElement): string => element.dataset["piece"] ?? element.dataset["trace"] ?? "";

/** The centres of the pieces within an element, by name; equal pieces have the same name. */
export type Places = Map<string, Place[]>;

export function places(root: HTMLElement): Places {
  const centres: Places = new Map();
  for (const element of root.querySelectorAll<HTMLElement>(MOVING)) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) centres.set(nameOf(element), [...(centres.get(nameOf(element)) ?? []), centre(box)]);
  }
  return centres;
}

/**
 * Call after the page has changed: animates every piece from its old place, and returns the ways of those that went
 * far. A piece inside another moves with it.
 */
export function travel(root: HTMLElement, before: Places): Trip[] {
  const trips: Trip[] = [];
  const scale = root.offsetWidth > 0 ? root.getBoundingClientRect().width / root.offsetWidth : 1;
  const ways = matched(root, before); // all are measured before the first one moves
  const offsets = new Map(
    ways.map(({ element, from, to }) => [element, { x: (from.x - to.x) / scale, y: (from.y - to.y) / scale }]),
  );
  for (const { element, from, to } of ways) {
    const offset = offsets.get(element)!;
    const outer = outerOffset(element, offsets);
    const x = offset.x - outer.x;
    const y = offset.y - outer.y;
    if (Math.hypot(x, y) < 4) continue;
    if (distance(from, to) >= NEAR) trips.push({ from, to, leaves: false });
    if (element.dataset["piece"] === undefined) continue;
    element.animate(
      [
        { transform: `translate(${x}px, ${y}px)`, zIndex: 5 },
        { transform: "none", zIndex: 5 },
      ],
      { duration: DURATION, easing: "cubic-bezier(.6,0,.3,1)" },
    );
  }
  return trips;
}

/** Each drawn piece with its old and new place. Of equal pieces, one that is where one was before has not moved. */
function matched(root: HTMLElement, before: Places): { element: HTMLElement; from: Place; to: Place }[] {
  const free = new Map([...before].map(([name, centres]) => [name, [...centres]]));
  const drawn = [...root.querySelectorAll<HTMLElement>(MOVING)].flatMap((element) => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && typeof element.animate === "function" ? [{ element, to: centre(box) }] : [];
  });
  const stayed = new Map(
    drawn.map(({ element, to }) => [element, take(free.get(nameOf(element)), (old) => distance(old, to) < 4)]),
  );
  return drawn.flatMap(({ element, to }) => {
    const from = stayed.get(element) ?? take(free.get(nameOf(element)), () => true);
    return from ? [{ element, from, to }] : [];
  });
}

/** Takes the first place that fits out of the list. */
function take(list: Place[] | undefined, fits: (place: Place) => boolean): Place | undefined {
  const index = list?.findIndex(fits) ?? -1;
  return index < 0 ? undefined : list?.splice(index, 1)[0];
}

export function distance(one: Place, other: Place): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

export function centre(box: DOMRect): Place {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** The offset of the nearest piece that contains this element. */
function outerOffset(element: Element, offsets: Map<Element, Place>): Place {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const offset = offsets.get(around);
    if (offset) return offset;
  }
  return { x: 0, y: 0 };
}
