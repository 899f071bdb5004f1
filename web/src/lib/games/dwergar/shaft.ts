/** The cross-section: how deep each of its six places lies, and which tile of the lift is where. */

import type { JournalEvent } from "../../table/types";

/** Surface, closed level, levels 1 to 4: their heights in a drawing 452 high. */
const HEIGHTS = [50, 62, 85, 85, 85, 85];
const WHOLE = HEIGHTS.reduce((sum, one) => sum + one, 0);

/** Where a place begins and how high it is, in percent; 0 is the surface, 1 the closed level. */
export function place(number: number): { top: number; height: number } {
  const above = HEIGHTS.slice(0, number).reduce((sum, one) => sum + one, 0);
  return { top: (100 * above) / WHOLE, height: (100 * (HEIGHTS[number] ?? 0)) / WHOLE };
}

/** How many levels the lift has risen so far; so every tile keeps a name on its way up. */
export function risen(journal: JournalEvent[]): number {
  return journal.filter(({ event }) => event === "lifted").length;
}

/** A toothed wheel round (0, 0). */
export function cog(teeth: number, radius: number, depth: number): string {
  const step = (2 * Math.PI) / teeth;
  const at = (angle: number, r: number): string =>
    `${(r * Math.cos(angle)).toFixed(2)} ${(r * Math.sin(angle)).toFixed(2)}`;
  const tooth = (n: number): string => {
    const a = n * step;
    return [
      at(a - step * 0.3, radius - depth),
      at(a - step * 0.2, radius),
      at(a + step * 0.2, radius),
      at(a + step * 0.3, radius - depth),
    ].join("L");
  };
  return `M${Array.from({ length: teeth }, (_, n) => tooth(n)).join("L")}Z`;
}
