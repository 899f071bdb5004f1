/** What the server says about itself: its games, and how long things may be. Asked once, when the page opens. */

import { api } from "./api/client";
import { lang } from "./i18n.svelte";
import type { GameInfo, Wire } from "./table/types";

let games: GameInfo[] = $state.raw([]);
let lengths: Partial<Wire["Limits"]> = $state.raw({});

/** Without an answer nothing has a name or a limit; whatever needs one asks the server anyway. */
export async function meetHouse(): Promise<void> {
  [games, lengths] = await Promise.all([api.games(), api.limits()]);
}

/** The name on the box. */
export function titleOf(slug: string): string {
  return games.find((game) => game.slug === slug)?.names[lang()] ?? "";
}

/** How long things may be, as far as the server has said so. */
export function limits(): Partial<Wire["Limits"]> {
  return lengths;
}
