/** The cross-section: the depth of its six levels, and the position of the lift's tiles. */

import type { JournalEvent } from "../../table/types";

/** Surface, closed level, levels 1 to 4: their heights in a drawing of height 452. */
const HEIGHTS = [50, 62, 85, 85, 85, 85];
const WHOLE = HEIGHTS.reduce((sum, height) => sum + height, 0);

/** The top and height of a level, in percent; 0 is the surface, 1 the closed level. */
export function place(number: number): { top: number; height: number } {
  const above = HEIGHTS.slice(0, number).reduce((sum, height) => sum + height, 0);
  return { top: (100 * above) / WHOLE, height: (100 * (HEIGHTS[number] ?? 0)) / WHOLE };
}

/** The number of levels that the lift has risen so far, so that each tile keeps its name on the way up. */
export function risen(journal: JournalEvent[]): number {
  return journal.filter(({ event }) => event === "lifted").length;
}

/** The path of a toothed wheel around (0, 0). */
export function cog(teeth: number, radius: number, depth: number): string {
  const step = (2 * Math.PI) / teeth;
  const point = (angle: number, r: number): string =>
    `${(r * Math.cos(angle)).toFixed(2)} ${(r * Math.sin(angle)).toFixed(2)}`;
  const tooth = (n: number): string => {
    const a = n * step;
    return [
      point(a - step * 0.3, radius - depth),
      point(a - step * 0.2, radius),
      point(a + step * 0.2, radius),
      point(a + step * 0.3, radius - depth),
    ].join("L");
  };
  return `M${Array.from({ length: teeth }, (_, n) => tooth(n)).join("L")}Z`;
}
