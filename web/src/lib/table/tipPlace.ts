/** Where a tooltip goes: never over its own piece, and over as little as possible of what can be pressed. */

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
interface Size {
  width: number;
  height: number;
}

const GAP = 10; // between the piece and the tooltip
const EDGE = 8; // between the tooltip and the edge of the window

/** The left and top of a tooltip of this size beside `piece`, in a window; `others` should stay visible. */
export function placeTip(piece: Rect, tip: Size, window: Size, others: Rect[]): { left: number; top: number } {
  const across = between(piece.left, EDGE, window.width - tip.width - EDGE);
  const down = between(piece.top, EDGE, window.height - tip.height - EDGE);
  const places = [
    { left: piece.right + GAP, top: down },
    { left: piece.left - GAP - tip.width, top: down },
    { left: across, top: piece.bottom + GAP },
    { left: across, top: piece.top - GAP - tip.height },
  ];
  const fits = ({ left, top }: { left: number; top: number }): boolean =>
    left >= EDGE && top >= EDGE && left + tip.width <= window.width - EDGE && top + tip.height <= window.height - EDGE;
  const hidden = ({ left, top }: { left: number; top: number }): number => {
    const covered = { left, top, right: left + tip.width, bottom: top + tip.height };
    return others.reduce((sum, other) => sum + overlap(covered, other), 0);
  };
  const [first, ...rest] = places.filter(fits);
  // there is no room beside a piece that is as large as the window
  if (!first) return { left: across, top: down };
  return rest.reduce((best, place) => (hidden(place) < hidden(best) ? place : best), first);
}

function overlap(a: Rect, b: Rect): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

const between = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));
