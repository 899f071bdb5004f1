/** The geometry of the chart of points over time. */

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A round step so that there are at most eight lines. */
export function gridStep(highest: number): number {
  const steps = [1, 2, 5, 10, 20, 50, 100, 200];
  return steps.find((step) => highest / step <= 8) ?? 500;
}

/** Which points of a line carry the seat's shape: about eight, and the last. */
export function marked(count: number): number[] {
  const step = Math.max(1, Math.round((count - 1) / 8));
  const found: number[] = [];
  for (let place = step; place < count - 1 - step / 2; place += step) found.push(place);
  if (count > 1) found.push(count - 1);
  return found;
}

/** Moves labels apart so that none covers another, keeping their order. */
export function spread(wanted: number[], gap: number): number[] {
  const order = wanted.map((_, place) => place).sort((a, b) => wanted[a]! - wanted[b]!);
  const placed = [...wanted];
  for (let n = 1; n < order.length; n += 1) {
    const before = placed[order[n - 1]!]!;
    if (placed[order[n]!]! < before + gap) placed[order[n]!] = before + gap;
  }
  return placed;
}

export interface Lead {
  /** After how many decisions it began. */
  from: number;
  seat: number;
}

/** Who led alone, and from when; a tie changes nothing. */
export function leads(history: number[][]): Lead[] {
  const found: Lead[] = [];
  for (const [from, row] of history.entries()) {
    const most = Math.max(...row);
    const seat = row.indexOf(most);
    if (row.lastIndexOf(most) === seat && found.at(-1)?.seat !== seat) found.push({ from, seat });
  }
  return found;
}
