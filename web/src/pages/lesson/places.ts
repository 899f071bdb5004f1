/** Where the things that a step is about are on the screen, and where the card is least in their way. */

export interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Spots {
  /** The board's part of the screen. */
  room: Place;
  /** The lit targets. */
  lit: Place[];
  /** What the text numbers, in order; null if it is not in sight. */
  points: (Place | null)[];
}

const MARGIN = 8;

/** Measures the lit targets and the numbered things inside the board. */
export function spotsOf(points: string[]): Spots | null {
  const table = document.querySelector<HTMLElement>(".table");
  if (!table) return null;
  const room = placeOf(table);
  const seen = (element: Element): Place | null => {
    const place = inside(placeOf(element), room);
    return place && inSight(element, place) ? place : null;
  };
  const lit = [...table.querySelectorAll('[data-state="legal"]')].map(seen).filter((place) => place !== null);
  return {
    room,
    lit,
    points: points.map(
      (id) =>
        thingsOf(id, table)
          .map(seen)
          .find((place) => place !== null) ?? null,
    ),
  };
}

/** False if a window of the board lies above the thing. What the lesson itself lays above the board does not count. */
function inSight(element: Element, { left, top, width, height }: Place): boolean {
  const samples = [
    [0.5, 0.5],
    [0.2, 0.3],
    [0.8, 0.3],
    [0.2, 0.7],
    [0.8, 0.7],
  ];
  return samples.some(([x = 0, y = 0]) => {
    const hit = document
      .elementsFromPoint(left + x * width, top + y * height)
      .find((one) => !one.closest("[data-lesson-step], [role=tooltip]"));
    if (!hit) return false;
    // what is drawn beside it, or in the same picture, belongs to it
    const picture = element.closest("svg");
    return (
      hit.contains(element) || (element.parentElement?.contains(hit) ?? false) || (picture?.contains(hit) ?? false)
    );
  });
}

/** The drawn things of an id: targets first, then `data-thing`, then whatever a tooltip explains by that id. */
export function thingsOf(id: string, root: ParentNode = document): Element[] {
  const name = CSS.escape(id);
  return [
    ...root.querySelectorAll(`[data-target~="${name}"]`),
    ...root.querySelectorAll(`[data-thing="${name}"]`),
    ...root.querySelectorAll(`[data-tip="${name}"], [data-tip^="${name}@"]`),
  ];
}

/** The parts of the board that a phone shows one at a time. */
type Part = "board" | "mine";

/** Opens the part of the board that has most of these things, and scrolls to the first of them if none is in sight. */
export async function bringIntoSight(
  points: string[],
  { showPart }: { showPart: (part: Part) => Promise<void> },
): Promise<void> {
  const drawn = (): Element[] => points.flatMap((id) => thingsOf(id, tableNow()).slice(0, 1));
  const count: Record<Part, number> = { board: 0, mine: 0 };
  for (const part of ["mine", "board"] as const) {
    await showPart(part);
    count[part] = drawn().length;
  }
  if (count.mine > count.board) await showPart("mine");
  if (spotsOf(points)?.points.every((place) => place === null)) drawn()[0]?.scrollIntoView({ block: "center" });
}

const tableNow = (): ParentNode => document.querySelector(".table") ?? document;

/** The corner of the room in which a card of this size covers least of the spots. */
export function cornerFor(width: number, height: number, { room, lit, points }: Spots): { left: number; top: number } {
  const right = room.left + room.width - width - MARGIN;
  const bottom = Math.max(room.top + MARGIN, room.top + room.height - height - MARGIN);
  const middle = (room.top + MARGIN + bottom) / 2;
  const corners = [
    [right, room.top + MARGIN],
    [right, bottom],
    [room.left + MARGIN, room.top + MARGIN],
    [room.left + MARGIN, bottom],
    [right, middle],
    [room.left + MARGIN, middle],
    [room.left + (room.width - width) / 2, room.top + MARGIN],
    [room.left + (room.width - width) / 2, bottom],
  ].map(([left = 0, top = 0]) => ({ left, top }));
  const shown = points.filter((place) => place !== null);
  const cost = (corner: { left: number; top: number }): number => {
    const card = { ...corner, width, height };
    const over = (places: Place[]) => places.reduce((sum, place) => sum + covered(place, card), 0);
    return 4 * over(lit) + over(shown);
  };
  return corners.reduce((best, corner) => (cost(corner) < cost(best) ? corner : best));
}

/** The share of a place that the card covers, with some air around it. */
function covered(place: Place, card: Place): number {
  const common = overlap(grown(place, MARGIN), card);
  return common ? (common.width * common.height) / Math.max(1, place.width * place.height) : 0;
}

export function grown({ left, top, width, height }: Place, by: number): Place {
  return { left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by };
}

function placeOf(element: Element): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** The part of a place inside the room; null if less than half of it is visible. */
function inside(place: Place, room: Place): Place | null {
  const common = overlap(place, room);
  return common && common.width * common.height * 2 >= place.width * place.height ? common : null;
}

function overlap(one: Place, other: Place): Place | null {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  const width = Math.min(one.left + one.width, other.left + other.width) - left;
  const height = Math.min(one.top + one.height, other.top + other.height) - top;
  return width > 0 && height > 0 ? { left, top, width, height } : null;
}
