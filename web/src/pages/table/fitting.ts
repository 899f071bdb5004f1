export const GAP = 6;

/**
 * Which buttons fit side by side: those that end something first, then the others from the left. At least one is always
 * shown. Without a layout (a room of 0 or less) all are.
 */
export function fitting(widths: number[], closing: boolean[], room: number): boolean[] {
  const shown = widths.map(() => room <= 0);
  if (room <= 0) return shown;
  const inOrder = [true, false].flatMap((ends) => widths.flatMap((_, index) => (closing[index] === ends ? index : [])));
  let used = 0;
  for (const index of inOrder) {
    const needed = used + (used > 0 ? GAP : 0) + (widths[index] ?? 0);
    if (used > 0 && needed > room) break;
    shown[index] = true;
    used = needed;
  }
  return shown;
}
