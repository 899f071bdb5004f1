/** The server's games and limits, fetched once when the page opens. */

import { transport } from "#transport";

import { api } from "./api/client";
import { lang } from "./i18n.svelte";
import type { GameInfo, Wire } from "./table/types";

let games: GameInfo[] = $state.raw([]);
let lengths: Partial<Wire["Limits"]> = $state.raw({});

/** Fetches games and limits. Without an answer, pages show no titles and set no limits; the server still checks. */
export async function meetHouse(): Promise<void> {
  [games, lengths] = await Promise.all([api.games(), api.limits()]);
}

/** The title of a game. */
export function titleOf(slug: string): string {
  return games.find((game) => game.slug === slug)?.names[lang()] ?? "";
}

/** True if the house is on this device: nobody can join from elsewhere, and there are no accounts. */
export function onDevice(): boolean {
  return lengths.device ?? transport.onDevice === true;
}

/** The limits on lengths; empty until the server has answered. */
export function limits(): Partial<Wire["Limits"]> {
  return lengths;
}
