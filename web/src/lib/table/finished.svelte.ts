/** A finished game that a page opens to study it: replay, review or exercises. */

import { onDestroy } from "svelte";

import { go } from "../../router.svelte";
import { here, rewrite } from "../address";
import { api, ApiError, type SeatChoice } from "../api/client";
import { sayError } from "../api/words";
import { openBox, type Box } from "../games/box";
import { t } from "../i18n.svelte";
import { againstBots, sameSeats, usualBot } from "../seating";
import { named, nameOf } from "./session.svelte";
import type { Table } from "./types";

export class FinishedGame {
  #fetched: Table | null = $state.raw(null);
  box: Box | null = $state.raw(null);
  /** True if there is no such game. */
  missing = $state(false);
  trouble: string | null = $state(null);
  /** Whether the page has been left. What arrives later is not for it any more. */
  left = false;

  readonly table = $derived(this.#fetched && named(this.#fetched));
  readonly names = $derived((this.table?.seats ?? []).map(nameOf));
  /** How many decisions it has. */
  readonly last = $derived(this.table?.moments[0]?.number ?? 0);
  /** The seats of this person: none for a spectator, several for somebody whose screen was shared. */
  readonly own = $derived((this.table?.seats ?? []).flatMap(({ yours }, seat) => (yours ? [seat] : [])));

  /** Called while the page is set up. */
  constructor(readonly id: string) {
    onDestroy(() => (this.left = true));
  }

  /** Fetches the table, its box, and whatever else the page needs of it, unless the page is left meanwhile. */
  async open(then: (table: Table) => void | Promise<void>): Promise<void> {
    await this.attempt(async () => {
      const table = await api.table(this.id);
      const box = await openBox(table);
      if (this.left) return;
      this.box = box;
      this.#fetched = table;
      await then(table);
    });
  }

  /** Does something that may fail, and says what went wrong. */
  async attempt(act: () => Promise<void>): Promise<void> {
    this.trouble = null;
    try {
      await act();
    } catch (error) {
      this.missing = error instanceof ApiError && error.status === 404 && !this.#fetched;
      this.trouble = sayError(error);
    }
  }

  /** Opens a new table that continues after `number` decisions: bots stay bots, all others share this device. */
  goOn(number: number): Promise<void> {
    return this.attempt(() => this.#continue(number, sameSeats(this.table?.seats ?? [], this.names)));
  }

  /** The same, but bots play all seats except this one. */
  goOnAgainstBots(number: number, seat: number): Promise<void> {
    return this.attempt(async () => {
      const { game, seats } = this.table!;
      const [level, me] = await Promise.all([usualBot(game), api.me()]);
      const name = seats[seat]?.yours ? this.names[seat] : me.name;
      await this.#continue(
        number,
        againstBots(seats, this.names, { seat, name: name || t("new-default-name") }, level),
      );
    });
  }

  async #continue(number: number, seats: SeatChoice[]): Promise<void> {
    go(`/table/${(await api.fromRecord(await api.record(this.id), number, seats)).id}`);
  }
}

/** The decision in the address (`?at=17`), or the beginning. */
export function linked(): number {
  return Number.parseInt(here().query.get("at") ?? "0") || 0;
}

/** Lets the address lead to a decision, but not to every one that a slider passes. Returns what stops it. */
export function link(number: number): () => void {
  const { path } = here();
  const timer = setTimeout(() => rewrite(number > 0 ? `${path}?at=${number}` : path), 300);
  return () => clearTimeout(timer);
}
