/** Texts for accessible names. */

import { name } from "../../i18n.svelte";
import type { Table } from "../../table/types";
import { say } from "./texts";
import type { CartView, Pieces } from "./types";

/** `2 stone, 1 iron` */
export function sayPieces(pieces: Pieces): string {
  const texts = Object.entries(pieces)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => say(`some-${kind}`, { count }));
  return texts.length ? texts.join(", ") : say("nothing");
}

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
