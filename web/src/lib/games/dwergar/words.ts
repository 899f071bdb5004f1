/** Texts for accessible names. */

import { name } from "../../i18n.svelte";
import type { Content, Lang, Table } from "../../table/types";
import { furnacePrice } from "./box";
import { say, sayIn } from "./texts";
import type { CartView, Pieces } from "./types";

/** `2 stone, 1 iron` */
export const sayPieces = (pieces: Pieces): string => piecesIn(null, pieces);

/** The same in a language that may differ from the chosen one, which is null. */
export function piecesIn(lang: Lang | null, pieces: Pieces): string {
  const texts = Object.entries(pieces)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => spoken(lang, `some-${kind}`, { count }));
  return texts.length ? texts.join(", ") : spoken(lang, "nothing");
}

const spoken = (lang: Lang | null, key: string, vars = {}): string =>
  lang === null ? say(key, vars) : sayIn(lang, key, vars);

/** `for 2 stone`: the price of a furnace in this box. */
function forPrice(content: Content, second: boolean, lang: Lang | null): string {
  const price = furnacePrice(content, second);
  if (Object.values(price).every((count) => count === 0)) return spoken(lang, "free");
  return spoken(lang, "for-price", { price: piecesIn(lang, price) });
}

/** What a hall does for everybody. */
export const sayBase = (content: Content, space: string): string =>
  say(`base-${space}`, { price: forPrice(content, false, null) });

/** What a hall does for one specialist. */
export const sayBonus = (content: Content, bonus: string, lang: Lang | null = null): string =>
  spoken(lang, `bonus-${bonus}`, { price: forPrice(content, true, lang) });

export function nameOf(table: Table, seat: number): string {
  return table.seats[seat]?.name ?? "";
}

/** A dwarf in words: a worker by speciality, a foreman with his player. */
export function sayDwarf(table: Table, dwarf: string, owner: number | null): string {
  return owner === null ? name(dwarf) : say("foreman-of", { name: nameOf(table, owner) });
}

export function sayCart(table: Table, seat: number, cart: CartView): string {
  const load = [...(cart.full ? [sayPieces(cart.pieces)] : []), ...(cart.foreman ? [say("the-foreman")] : [])];
  return say("cart-of", { name: nameOf(table, seat), load: load.length ? load.join(", ") : say("empty") });
}
