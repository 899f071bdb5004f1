/** Pieces of track for a hex: rotations, and where they lead. */

import type { Outlook } from "./types";

/** The piece turned counter-clockwise by this many edges. */
export function turned(piece: string, by: number): string {
  return piece
    .split("_")
    .map((edge) => (Number(edge) + by + 6) % 6)
    .sort()
    .join("_");
}

/** Where a piece leads by its two edges: `city:3`, `hex:B2`, or null for a dead end. */
export function endsOf(outlook: Outlook | null, hex: string, piece: string): (string | null)[] {
  const leads = outlook?.leads[hex];
  return leads ? piece.split("_").map((edge) => leads[Number(edge)] ?? null) : [];
}

/** The piece shown first as a ghost: one that completes a link, or one that continues from a city. */
export function likely(outlook: Outlook | null, hex: string, pieces: string[]): string | undefined {
  const worth = (piece: string): number =>
    (outlook?.links[`piece ${hex} ${piece.replace("_", " ")}`]?.points ?? 0) * 10 +
    endsOf(outlook, hex, piece).reduce((sum, end) => sum + (end === null ? 0 : end.startsWith("city") ? 2 : 1), 0);
  return [...pieces].sort((a, b) => worth(b) - worth(a))[0];
}
