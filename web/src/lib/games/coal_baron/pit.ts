/** A pit as it is drawn: tiles by level and side, from the shaft outwards. */

import { copies } from "../../table/copies";
import type { Content } from "../../table/types";
import { type ColourRow, printedSide, tileRow } from "./box";
import type { PitView } from "./types";

export interface Bay {
  /** null for the cart that is printed on the pit. */
  tile: string | null;
  /** `at` is the number of the cart on its level: the printed cart, then those of tiles in order of arrival. */
  carts: { cube: string | null; at: number; copy: number }[];
  piece?: string;
}

export function baysOf(pit: PitView, colour: ColourRow, content: Content): Record<"light" | "dark", Bay[]> {
  const level = pit.levels[colour.level - 1]!;
  const sides: Record<"light" | "dark", Bay[]> = { light: [], dark: [] };
  const copy = copies([level.printed, ...level.tiles.flatMap(({ carts }) => carts)]);
  sides[printedSide(content, colour.id)].push({ tile: null, carts: [{ cube: level.printed, at: 0, copy: 0 }] });
  const number = copies(level.tiles.map(({ tile }) => tile));
  let at = 1;
  for (const [place, { tile, carts }] of level.tiles.entries()) {
    const side = tileRow(content, tile)?.side ?? "light";
    const first = at;
    sides[side].push({
      tile,
      carts: carts.map((cube, n) => ({ cube, at: first + n, copy: copy[first + n] ?? 0 })),
      piece: `tile/${tile}#${number[place]}`,
    });
    at += carts.length;
  }
  return sides;
}

/** The `data-piece` that a tile will have in this pit, so that it can be animated from the factory. */
export function nextCopy(pit: PitView, tile: string): string {
  const count = pit.levels.flatMap(({ tiles }) => tiles).filter((own) => own.tile === tile).length;
  return `tile/${tile}#${count}`;
}
